from itertools import combinations

# %% right: solution
# wrong one-order-of-the-points: 10 * min(p, q) + max(p, q) => 10 * p + q
# wrong one-order-of-the-points: 10 * min(p, q) + max(p, q) => 10 * q + p
# wrong higher-point-first: 10 * min(p, q) + max(p, q) => 10 * max(p, q) + min(p, q)
# wrong one-side-is-enough: in edges and name => in edges or name
# wrong off-by-one|point-forgotten: range(1, 7) => range(1, 6)
# wrong off-by-one|point-forgotten: range(1, 7) => range(2, 7)
# wrong turned-round: return any => return not any
# wrong other-function: return any( => return all(

# %% right: triples
def closes_triangle(edges, edge):
    mine = {*edges, edge}
    for a, b, c in combinations(range(1, 7), 3):
        sides = {10 * a + b, 10 * a + c, 10 * b + c}
        if edge in sides and sides <= mine:
            return True
    return False
# wrong ignores-the-new-edge: edge in sides and sides <= mine => sides <= set(edges)
# wrong moved-out: \n    return False => \n        return False

# %% right: neighbours
def closes_triangle(edges, edge):
    def neighbours(point):
        return {sum(divmod(e, 10)) - point for e in edges if point in divmod(e, 10)}

    return len(neighbours(edge // 10) & neighbours(edge % 10)) and 1

# %% right: text
def closes_triangle(edges, edge):
    a, b = str(edge)
    names = {str(e) for e in edges} | {str(e)[::-1] for e in edges}
    return any(a + c in names and b + c in names for c in "123456")
# wrong point-forgotten: "123456" => "12345"
# wrong one-order-of-the-points: | {str(e)[::-1] for e in edges} => 

# %% right: loops and a flag
def closes_triangle(edges, edge):
    a = edge // 10
    b = edge % 10
    closed = False
    for c in range(1, 7):
        if (a * 10 + c in edges or c * 10 + a in edges) and (b * 10 + c in edges or c * 10 + b in edges):
            closed = True
    return closed
# wrong turns-back: closed = True => closed = True\n        else:\n            closed = False
# wrong and-or|one-side-is-enough: in edges) and (b => in edges) or (b

# %% right: pairs of edges
def closes_triangle(edges, edge):
    for first in edges:
        for second in edges:
            points = str(first) + str(second) + str(edge)
            if len({first, second, edge}) == 3 and len(set(points)) == 3:
                return True
    return False
# wrong off-by-one: len(set(points)) == 3 => len(set(points)) == 4
# wrong true-false: return True => return False

# %% wrong: one-side-is-enough
def closes_triangle(edges, edge):
    a, b = divmod(edge, 10)
    return any(set(divmod(e, 10)) & {a, b} for e in edges)

# %% wrong: touched-at-both-ends
def closes_triangle(edges, edge):
    a, b = divmod(edge, 10)
    starts = [e for e in edges if a in divmod(e, 10)]
    ends = [e for e in edges if b in divmod(e, 10)]
    return len(starts) > 0 and len(ends) > 0

# %% wrong: any-three-edges
def closes_triangle(edges, edge):
    return len(edges) > 1

# %% wrong: mutates
def closes_triangle(edges, edge):
    edges.append(edge)
    for a, b, c in combinations(range(1, 7), 3):
        sides = {10 * a + b, 10 * a + c, 10 * b + c}
        if edge in sides and sides <= set(edges):
            return True
    return False

# %% wrong: return-added
def closes_triangle(edges, edge):
    mine = {*edges, edge}
    for a, b, c in combinations(range(1, 7), 3):
        sides = {10 * a + b, 10 * a + c, 10 * b + c}
        if edge in sides and sides <= mine:
            print(True)
            return
    print(False)

# %% wrong: only-neighbours
def closes_triangle(edges, edge):
    mine = {*edges, edge}
    for triangle in (12, 13, 23), (23, 24, 34), (34, 35, 45), (45, 46, 56), (15, 16, 56), (12, 16, 26):
        if edge in triangle and set(triangle) <= mine:
            return True
    return False
