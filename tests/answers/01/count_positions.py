# %% right: solution
# wrong returns-wrong-type: return len(seen) => return seen
# wrong no-such-attribute: seen = set() => seen = {}

# %% right: level by level
def count_positions(position):
    level, total = {position}, 0
    while level:
        total += len(level)
        level = {after.play(move) for after in level for move in after.moves()}
    return total
# wrong counts-itself-only: while level => if level

# %% right: a set that goes along
def count_positions(position, seen=None):
    if seen is None:
        seen = set()
    seen.add(position.key)
    for move in position.moves():
        after = position.play(move)
        if after.key not in seen:
            count_positions(after, seen)
    return len(seen)
# wrong kept-between-calls: seen=None):\n    if seen is None:\n        seen = set() => seen=set()):
# wrong counts-itself-only: count_positions(after, seen) => count_positions(after)

# %% right: a list of keys
def count_positions(position):
    seen, waiting = [], [position]
    while waiting:
        here = waiting.pop()
        if here.key in seen:
            continue
        seen.append(here.key)
        for move in here.moves():
            waiting.append(here.play(move))
    return len(seen)

# %% wrong: ignores-whose-marks
def count_positions(position):
    seen = set()

    def visit(here):
        seen.add(str(sorted(here.history)))
        for move in here.moves():
            visit(here.play(move))

    visit(position)
    return len(seen)
