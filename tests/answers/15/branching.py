# %% right: solution

# %% right: lists
def branching(boards):
    quiet = [(m, k) for m, k in boards if not cells_that_win(m, k) & landings(k)]
    if not quiet:
        return (0, 0)
    kept = [bin(moves_that_stay(m, k)).count("1") for m, k in quiet]
    return sum(landings(k).bit_count() for m, k in quiet) / len(quiet), sum(kept) / len(quiet)
# wrong divided-by-all: sum(kept) / len(quiet) => sum(kept) / len(boards)
# wrong wins-counted: if not cells_that_win(m, k) & landings(k) =>
# wrong out-of-reach: cells_that_win(m, k) & landings(k) => cells_that_win(m, k)
# wrong divides-by-zero: if not quiet: => if False:

# %% right: means
def branching(boards):
    from statistics import mean

    found = []
    for mine, mask in boards:
        if not landings(mask) & cells_that_win(mine, mask):
            found.append((landings(mask).bit_count(), moves_that_stay(mine, mask).bit_count()))
    return (mean(a for a, b in found), mean(b for a, b in found)) if found else (0, 0)
# wrong exchanged: for a, b in found) => for b, a in found)
# wrong wrong-player: & cells_that_win(mine, mask) => & cells_that_win(mine ^ mask, mask)

# %% right: added up
def branching(boards):
    n = total = stay = 0
    for mine, mask in boards:
        if cells_that_win(mine, mask) & landings(mask):
            continue
        n += 1
        total += landings(mask).bit_count()
        stay += moves_that_stay(mine, mask).bit_count()
    return (total / n, stay / n) if n else (0, 0)
# wrong numbers-added: .bit_count() =>

# %% wrong: first-board-only
def branching(boards):
    number = total = stay = 0
    for mine, mask in boards:
        if cells_that_win(mine, mask) & landings(mask):
            continue
        number += 1
        total += landings(mask).bit_count()
        stay += moves_that_stay(mine, mask).bit_count()
        return total / number, stay / number
    return 0, 0
