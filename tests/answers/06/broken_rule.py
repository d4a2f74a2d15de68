import numpy as np

# %% right: solution
# wrong upside-down|index-out-of-range: discs[i][j] > discs[i - 1][j] for i in rows[1:] => discs[i + 1][j] < discs[i][j] for i in rows[:-1]
# wrong equal-rows: discs[i][j] > discs[i - 1][j] => discs[i][j] >= discs[i - 1][j]
# wrong one-disc-is-enough: > 1 => >= 1
# wrong never-lawful: - sum(map(sum, y)) not in (0, 1) => - sum(map(sum, y)) != 0 or sum(map(sum, x)) - sum(map(sum, y)) != 1
# wrong forgets-rule-1: > 1 => > 2
# wrong wrong-value: x[i][j] + y[i][j] => x[i][j] - y[i][j]

# %% right: numpy
def broken_rule(x, y):
    x, y = np.array(x), np.array(y)
    both = x + y
    if both.max() > 1:
        return 1
    if (both[1:] > both[:-1]).any():
        return 2
    return 0 if x.sum() - y.sum() in (0, 1) else 3
# wrong colours-swapped: x.sum() - y.sum() => y.sum() - x.sum()
# wrong true-or-false|wrong-value: return 0 if x.sum() - y.sum() in (0, 1) else 3 => return bool(x.sum() - y.sum() not in (0, 1))

# %% right: by columns
def broken_rule(x, y):
    balance = 0
    found = 0
    for of_x, of_y in zip(zip(*x), zip(*y)):
        pile = [a + b for a, b in zip(of_x, of_y)]
        balance += sum(of_x) - sum(of_y)
        if 2 in pile:
            return 1.0
        if sorted(pile, reverse=True) != pile:
            found = 2
    return float(found or (0 if balance == 0 or balance == 1 else 3))
# wrong upside-down: , reverse=True => 
# wrong sort-or-sorted|upside-down|wrong-value|raises: sorted(pile, reverse=True) => pile.sort(reverse=True)

# %% wrong: below-the-floor, cell by cell
def broken_rule(x, y):
    for i in range(len(x)):
        for j in range(len(x[0])):
            if x[i][j] + y[i][j] > 1:
                return 1
            if x[i][j] + y[i][j] > x[i - 1][j] + y[i - 1][j]:
                return 2
    if sum(map(sum, x)) - sum(map(sum, y)) not in (0, 1):
        return 3
    return 0
