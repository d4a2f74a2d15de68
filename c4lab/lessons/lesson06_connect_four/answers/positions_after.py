# %% right: solution
# wrong mirror-images-as-one: len(level) => len({min(p.columns, p.columns[::-1]) for p in level})
# wrong counts-sequences|brackets: level = {before.play(move) for before in level for move in before.moves()} => level = [before.play(move) for before in level for move in before.moves()]
# wrong forgets-the-colours: len(level) => len({tuple(map(len, p.columns)) for p in level})
# wrong one-ply-off|off-by-one: range(plies) => range(plies + 1)
# wrong one-ply-off|off-by-one: range(plies) => range(plies - 1)
# wrong returns-wrong-type|other-variable: return len(level) => return level
# wrong call-without-parentheses|call-added: before.moves() => before.moves
# wrong leaves-out-the-finished: len(level) => sum(p.result() is None for p in level)
# wrong counts-all-plies|other-operator: level = {before => level |= {before
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
# wrong counts-all-plies: if left == 0:\n            seen.add(here.key)\n            return => seen.add(here.key)\n        if left == 0:\n            return
# wrong other-constant|empty-collection|raises: set() => {}
# wrong off-by-one|endless-recursion: left - 1) => left)
# wrong off-by-one|one-ply-off: left == 0 => left == 1

# %% right: dict
def positions_after(position, plies):
    level = {position.key: position}
    while plies > 0:
        plies -= 1
        after = [here.play(move) for here in level.values() for move in here.moves()]
        level = {here.key: here for here in after}
    return float(len(level))
# wrong strict-comparison|off-by-one|one-ply-off: plies > 0 => plies >= 0
# wrong view-added|raises: level.values() => level

# %% wrong: counts-sequences
def positions_after(position, plies):
    return 7**plies

# %% wrong: counts-sequences, with the history
def positions_after(position, plies):
    level = {str(position)}
    for _ in range(plies):
        level = {f"{text}{move}" for text in level for move in ConnectFour.parse(text).moves()}
    return len(level)

# %% wrong: keeps-finished-games
def positions_after(position, plies):
    level = {position}
    for _ in range(plies):
        over = {here for here in level if here.result() is not None}
        level = over | {here.play(move) for here in level for move in here.moves()}
    return len(level)

# %% wrong: kept-between-calls
def positions_after(position, plies, seen=set()):
    if plies == 0:
        seen.add(position.key)
    else:
        for move in position.moves():
            positions_after(position.play(move), plies - 1)
    return len(seen)

# %% wrong: kept-between-calls, outside
seen = set()

def positions_after(position, plies):
    if plies == 0:
        seen.add(position.key)
    else:
        for move in position.moves():
            positions_after(position.play(move), plies - 1)
    return len(seen)

# %% wrong: endless-recursion
def positions_after(position, plies):
    return positions_after(position, plies)
