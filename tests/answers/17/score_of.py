# %% right: solution

# %% right: own discs and the number of the winning one
def score_of(cells, discs, won):
    if not won:
        return 0
    first = discs % 2 == 1
    own = (cells + 1) // 2 if first else cells // 2
    n = (discs + 1) // 2
    return own - n + 1
# wrong odd-boards: (cells + 1) // 2 if first else cells // 2 => cells // 2
# wrong second-player-only: n = (discs + 1) // 2 => n = discs // 2 && (cells + 1) // 2 if first else => cells // 2 if first else
# wrong second-player-only: (cells + 1) // 2 if first => cells // 2 + 1 if first
# wrong own-too-many: (cells + 1) // 2 if first else cells // 2 => (cells + 1) // 2 && n = (discs + 1) // 2 => n = discs // 2
# wrong one-too-few: - n + 1 => - n
# wrong odd-boards-second: own = (cells + 1) // 2 if first else cells // 2 => own = (cells + 1) // 2
# wrong disc-number: return own - n + 1 => return n
# wrong loser-view: return own - n + 1 => return own - n + 1 if first else n - own - 1

# %% right: counted
def score_of(cells, discs, won):
    score = 1
    for disc in range(discs + 2, cells + 1, 2):
        score += 1
    return score if won else 0
# wrong one-too-many: score = 1 => score = 2
# wrong always-a-draw: return score if won else 0 => return 0 if won else 0
# wrong rounds-up: discs + 2, cells + 1 => discs + 2, cells + 2

# %% wrong: other-boards
def score_of(cells, discs, won):
    return 22 - discs // 2 if won else 0

# %% wrong: second-player-only, as it stood
def score_of(cells, discs, won):
    if not won:
        return 0
    own = cells // 2
    n = discs // 2
    return own - n + 1

# %% wrong: second-player-only
def score_of(cells, discs, won):
    own = round(cells / 2)
    return own - discs // 2 + 1 if won else 0

# %% wrong: rounds-to-even
def score_of(cells, discs, won):
    own = round(cells / 2)
    return own - (discs + 1) // 2 + 1 if won else 0
