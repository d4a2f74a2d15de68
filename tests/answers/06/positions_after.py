# %% right: solution
# wrong call-without-parentheses|call-added: before.moves() => before.moves
# wrong nested-order|used-before-set|name-not-defined: for before in level for move in before.moves() => for move in before.moves() for before in level

# %% right: keys
def positions_after(position, plies):
    seen = set()

    def walk(here, left):
        if left == 0:
            seen.add(here.key)
            return
        for move in here.moves():
            walk(here.play(move), left - 1)

    walk(position, plies)
    return len(seen)

# %% right: dict
def positions_after(position, plies):
    level = {position.key: position}
    while plies > 0:
        plies -= 1
        after = [here.play(move) for here in level.values() for move in here.moves()]
        level = {here.key: here for here in after}
    return float(len(level))

# %% wrong: kept-between-calls
def positions_after(position, plies, seen=set()):
    if plies == 0:
        seen.add(position.key)
    else:
        for move in position.moves():
            positions_after(position.play(move), plies - 1)
    return len(seen)

# %% wrong: endless-recursion
def positions_after(position, plies):
    return positions_after(position, plies)
