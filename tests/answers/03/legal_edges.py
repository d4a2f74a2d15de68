# %% right: solution

# %% right: two loops
def legal_edges(red, amber):
    free, bit = [], 1
    for a in range(1, 7):
        for b in range(a + 1, 7):
            if not red & bit and not amber & bit:
                free.append(10 * a + b)
            bit <<= 1
    return tuple(free)
# wrong return-added|print-to-return: return tuple(free) => print(free)
# wrong wrong-value: return tuple(free) => return dict.fromkeys(free)

# %% right: text
def legal_edges(red, amber):
    digits = f"{red ^ amber:015b}"[::-1]
    return {edge for edge, digit in zip(EDGES, digits, strict=False) if digit == "0"}

# %% wrong: removed-in-the-loop
def legal_edges(red, amber):
    free = list(EDGES)
    for i, edge in enumerate(free):
        if (red | amber) >> i & 1:
            free.remove(edge)
    return free

# %% wrong: from-the-front
def legal_edges(red, amber):
    bits = bin(red | amber)[2:]
    return [edge for edge, bit in zip(EDGES, bits) if bit == "0"]

# %% wrong: one-edge-only
def legal_edges(red, amber):
    for i, edge in enumerate(EDGES):
        if not (red | amber) >> i & 1:
            return edge

# %% wrong: mask-of-the-free
def legal_edges(red, amber):
    return 2**15 - 1 - (red | amber)
# wrong mask-of-the-free: 2**15 - 1 - (red | amber) => red | amber
