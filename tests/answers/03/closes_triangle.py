from itertools import combinations

# %% right: solution

# %% right: triples
def closes_triangle(edges, edge):
    mine = {*edges, edge}
    for a, b, c in combinations(range(1, 7), 3):
        sides = {10 * a + b, 10 * a + c, 10 * b + c}
        if edge in sides and sides <= mine:
            return True
    return False
# wrong always-the-same: edge in sides and sides <= mine => sides <= set(edges)
# wrong wrong-value: \n    return False => \n        return False
# wrong mutates: mine = {*edges, edge} => edges.append(edge)\n    mine = set(edges)

# %% right: neighbours
def closes_triangle(edges, edge):
    def neighbours(point):
        return {sum(divmod(e, 10)) - point for e in edges if point in divmod(e, 10)}

    return len(neighbours(edge // 10) & neighbours(edge % 10)) and 1

# %% right: loops and a flag
def closes_triangle(edges, edge):
    a, b = edge // 10, edge % 10
    closed = False
    for c in range(1, 7):
        if (a * 10 + c in edges or c * 10 + a in edges) and (b * 10 + c in edges or c * 10 + b in edges):
            closed = True
    return closed

# %% wrong: always-the-same
def closes_triangle(edges, edge):
    return False
