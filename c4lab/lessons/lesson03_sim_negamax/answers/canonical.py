from itertools import combinations, permutations

def matrix(red, amber):
    rows = [[0] * 6 for _ in range(6)]
    for i, (a, b) in enumerate(combinations(range(6), 2)):
        rows[a][b] = rows[b][a] = (red >> i & 1) + 2 * (amber >> i & 1)
    return rows

# %% right: solution
# wrong no-relabelling: renamed(red, way), renamed(amber, way) => red, amber
# wrong each-colour-on-its-own: min((renamed(red, way), renamed(amber, way)) for way in permutations(range(1, 7))) => min(renamed(red, way) for way in permutations(range(1, 7))), min(renamed(amber, way) for way in permutations(range(1, 7)))
# wrong sees-only-red: renamed(red, way), renamed(amber, way) => renamed(red, way), 0
# wrong sees-only-amber: renamed(red, way), renamed(amber, way) => renamed(amber, way)
# wrong forgets-colours: renamed(red, way), renamed(amber, way) => renamed(red | amber, way)
# wrong first-best-for-red: min((renamed(red, way), renamed(amber, way)) for way in permutations(range(1, 7))) => min(((renamed(red, way), renamed(amber, way)) for way in permutations(range(1, 7))), key=lambda pair: pair[0])
# wrong index-out-of-range|point-for-index: edge % 10 - 1 => edge % 10
# wrong only-the-last-edge: result |= 1 => result = 1
# wrong higher-point-first|raises: 10 * min(a, b) + max(a, b) => 10 * a + b
# wrong returns-none|return-added: return min( => min(

# %% right: text of a matrix
def canonical(red, amber):
    rows = matrix(red, amber)
    return min("".join(str(rows[a][b]) for a in p for b in p) for p in permutations(range(6)))
# wrong only-turns: permutations(range(6)) => [[(a + k) % 6 for a in range(6)] for k in range(6)]
# wrong only-turns-and-mirrors: permutations(range(6)) => [[(s * a + k) % 6 for a in range(6)] for k in range(6) for s in (1, -1)]
# wrong swaps-the-colours: for p in permutations(range(6))) => for rows in (rows, matrix(amber, red)) for p in permutations(range(6)))
# wrong no-relabelling|wrong-value: permutations(range(6)) => [(*p, 5) for p in permutations(range(5))]

# %% right: tuples
def canonical(red, amber):
    rows = matrix(red, amber)
    return max(tuple(rows[a][b] for a in p for b in p) for p in permutations(range(6)))

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
# wrong no-relabelling: new < best => new != best

# %% wrong: no-relabelling, sorted edges
def canonical(red, amber):
    return [sorted(e for i, e in enumerate(EDGES) if mask >> i & 1) for mask in (red, amber)]

# %% wrong: counts-edges-only
def canonical(red, amber):
    return bin(red).count("1"), bin(amber).count("1")

# %% wrong: degrees-only
def canonical(red, amber):
    return sorted((row.count(1), row.count(2)) for row in matrix(red, amber))

# %% wrong: wrong-value, edges with the degrees of their ends
def canonical(red, amber):
    rows = matrix(red, amber)
    ends = [(row.count(1), row.count(2)) for row in rows]
    pairs = [(a, b) for a, b in combinations(range(6), 2) if rows[a][b]]
    return sorted((rows[a][b], *sorted((ends[a], ends[b]))) for a, b in pairs)

# %% wrong: wrong-value, neighbours of neighbours
def canonical(red, amber):
    rows = matrix(red, amber)
    names = [str((row.count(1), row.count(2))) for row in rows]
    for _ in range(2):
        names = [
            str((names[a], sorted((rows[a][b], names[b]) for b in range(6) if b != a)))
            for a in range(6)
        ]
    return sorted(names)

# %% wrong: wrong-value, few edges only
def canonical(red, amber):
    rows = matrix(red, amber)
    if bin(red | amber).count("1") > 3:
        return 0
    return min("".join(str(rows[a][b]) for a in p for b in p) for p in permutations(range(6)))

# %% wrong: ours
from c4lab.solver.sim import canonical
