from itertools import combinations, permutations

def matrix(red, amber):
    rows = [[0] * 6 for _ in range(6)]
    for i, (a, b) in enumerate(combinations(range(6), 2)):
        rows[a][b] = rows[b][a] = (red >> i & 1) + 2 * (amber >> i & 1)
    return rows

# %% right: solution

# %% right: text of a matrix
def canonical(red, amber):
    rows = matrix(red, amber)
    return min("".join(str(rows[a][b]) for a in p for b in p) for p in permutations(range(6)))
# wrong wrong-value: return => return bin(red | amber).count("1") < 4 and

# %% right: the set of all
def canonical(red, amber):
    rows = matrix(red, amber)
    pairs = list(combinations(range(6), 2))
    return {tuple(rows[p[a]][p[b]] for a, b in pairs) for p in permutations(range(6))}

# %% right: the smallest so far
def canonical(red, amber):
    best = None
    for way in permutations([1, 2, 3, 4, 5, 6]):
        new = []
        for mask in [red, amber]:
            edges = []
            for i in range(15):
                if mask & 1 << i:
                    a, b = EDGES[i] // 10, EDGES[i] % 10
                    edges.append(tuple(sorted((way[a - 1], way[b - 1]))))
            new.append(sorted(edges))
        if best is None or new < best:
            best = new
    return best

# %% wrong: wrong-value, neighbours of neighbours
def canonical(red, amber):
    rows = matrix(red, amber)
    names = [str((row.count(1), row.count(2))) for row in rows]
    for _ in range(2):
        links = [sorted((rows[a][b], names[b]) for b in range(6) if b != a) for a in range(6)]
        names = [str(pair) for pair in zip(names, links)]
    return sorted(names)

# %% wrong: another-each-time
import random

def canonical(red, amber):
    return random.random()

# %% wrong: none-chosen
def canonical(red, amber):
    rows = matrix(red, amber)
    for p in permutations(range(6)):
        key = [rows[a][b] for a in p for b in p]
    return key

# %% wrong: ours
from c4lab.solver.sim import canonical

# %% wrong: wrong-value, two points change places
def canonical(red, amber):
    def renamed(mask, way):
        edges = [divmod(edge, 10) for i, edge in enumerate(EDGES) if mask >> i & 1]
        return sorted(sorted((way[a - 1], way[b - 1])) for a, b in edges)

    ways = [[1, 2, 3, 4, 5, 6]]
    for i in range(6):
        for j in range(i):
            way = [1, 2, 3, 4, 5, 6]
            way[i], way[j] = way[j], way[i]
            ways.append(way)
    return min((renamed(red, way), renamed(amber, way)) for way in ways)
