# %% right: solution
# wrong forgets-amber: red | amber => red
# wrong forgets-red: red | amber => amber
# wrong all-edges: red | amber => red & amber
# wrong or-of-the-masks: red | amber => red or amber
# wrong or-of-the-masks: red | amber => red and amber
# wrong coloured-instead: not taken >> i & 1 => taken >> i & 1
# wrong and-with-the-number: not taken >> i & 1 => not taken & i
# wrong one-bit-off: taken >> i & 1 => taken >> (i + 1) & 1
# wrong bits-from-the-wrong-end: taken >> i & 1 => taken >> (14 - i) & 1
# wrong bits-from-the-wrong-end: enumerate(EDGES) => enumerate(reversed(EDGES))
# wrong bits-themselves: [edge for => [1 << i for
# wrong numbers-of-the-bits: [edge for => [i for
# wrong other-operator: taken >> i & 1 => taken << i & 1
# wrong higher-bits-too: taken >> i & 1 => taken >> i

# %% right: two loops
def legal_edges(red, amber):
    free, bit = [], 1
    for a in range(1, 7):
        for b in range(a + 1, 7):
            if not red & bit and not amber & bit:
                free.append(10 * a + b)
            bit <<= 1
    return tuple(free)
# wrong forgets-amber:  and not amber & bit =>
# wrong all-edges: bit and not => bit or not
# wrong moved-out: \n            bit <<= 1 => \n                bit <<= 1
# wrong return-added: return tuple(free) => print(free)

# %% right: text
def legal_edges(red, amber):
    digits = f"{red ^ amber:015b}"[::-1]
    return {edge for edge, digit in zip(EDGES, digits, strict=True) if digit == "0"}
# wrong bits-from-the-wrong-end: [::-1] =>
# wrong leading-zeros: {red ^ amber:015b}"[::-1] => {red ^ amber:b}"[::-1].rstrip("x")\n    return [edge for edge, digit in zip(EDGES, digits) if digit == "0"]
# wrong coloured-instead: digit == "0" => digit != "0"

# %% right: indices
def legal_edges(red, amber):
    result = []
    for i in range(15):
        if (red | amber) & (1 << i) == 0:
            result.append(EDGES[i])
    return result
# wrong one-edge-short: range(15) => range(14)
# wrong one-bit-off: 1 << i => 1 << (i + 1)
# wrong bits-themselves: append(EDGES[i]) => append(1 << i)
# wrong moved-out: \n    return result => \n        return result
# wrong forgets-red: (red | amber) => (amber)

# %% wrong: each-mask-alone
def legal_edges(red, amber):
    return [edge for i, edge in enumerate(EDGES) for mask in (red, amber) if not mask >> i & 1]

# %% wrong: one-edge-short
def legal_edges(red, amber):
    return [EDGES[i] for i in range(14) if not (red | amber) >> i & 1]
