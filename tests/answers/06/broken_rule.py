import numpy as np

# %% right: solution
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
# wrong sort-or-sorted|upside-down|wrong-value|raises: sorted(pile, reverse=True) => pile.sort(reverse=True)
