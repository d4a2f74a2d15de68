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
