from itertools import product

import numpy as np

# %% right: solution
# wrong forgets-length-4: (4, 5, 6, 7) => (5, 6, 7)
# wrong wrong-lengths: (4, 5, 6, 7) => (6, 7)
# wrong wrong-size: for number in range(3**length) => for number in range(length**3)
# wrong returns-wrong-type: return {\n        length: [line_worth(number, length) for number in range(3**length)]\n        for length in (4, 5, 6, 7)\n    } => return [line_worth(number, 4) for number in range(81)]
# wrong returns-none|return-added: return {\n        length => tables = {\n        length

# %% right: loops
def line_tables():
    tables = {}
    for length in range(4, 8):
        tables[length] = []
        for number in range(3 ** length):
            digits = []
            rest = number
            for _ in range(length):
                digits.append(rest % 3)
                rest //= 3
            total = 0
            for start in range(length - 3):
                red = digits[start : start + 4].count(1)
                amber = digits[start : start + 4].count(2)
                if red == 4:
                    total += 10_000
                elif amber == 4:
                    total -= 10_000
                elif red == 0 or amber == 0:
                    total += red ** 2 - amber ** 2
            tables[length].append(total)
    return tables
# wrong ours: tables = {} => from c4lab.evaluation.squares.ways import by_number\n    return {length: by_number(length) for length in (4, 5, 6, 7)}

# %% right: the last cell first
def squared(window):
    red, amber = window.count(1), window.count(2)
    if red and amber:
        return 0
    if 4 in (red, amber):
        return 10_000 if red else -10_000
    return red**2 - amber**2

def line_tables():
    tables = {}
    for length in (4, 5, 6, 7):
        lines = product((0, 1, 2), repeat=length)
        tables[length] = np.array(
            [sum(squared(line[i : i + 4]) for i in range(length - 3)) for line in lines]
        )
    return tables
