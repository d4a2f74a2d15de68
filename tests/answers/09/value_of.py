# %% right: solution
# wrong by-history: position.key => position.history
# wrong stores-nothing: table[slot] = (position.key, value) => pass
# wrong empties-the-table: if position.result() is not None: => table[:] = [None] * len(table)\n    if position.result() is not None:
# wrong stores-nothing: if position.result() is not None: => table = [None] * 999\n    if position.result() is not None:
# wrong draws-forgotten: table[slot][0] == position.key: => table[slot][0] == position.key and table[slot][1]:
# wrong forgets: table[slot] = (position.key => table[slot] = (position.play(position.moves()[0]).key

# %% right: a chain in each slot
def value_of(position, table, keys):
    if position.result() is not None:
        return position.player * position.result()
    slot = keys.of(position) % len(table)
    if table[slot] is None:
        table[slot] = []
    for key, value in table[slot]:
        if key == position.key:
            return value
    value = max(-value_of(position.play(move), table, keys) for move in position.moves())
    table[slot].append((position.key, value))
    return value

# %% right: the first stays
def value_of(position, table, keys):
    if position.result() is not None:
        return position.player * position.result()
    slot = keys.of(position) % len(table)
    key, value = table[slot] or (None, None)
    if key == position.key:
        return value
    best = -2
    for move in position.moves():
        best = max(best, -value_of(position.play(move), table, keys))
    if table[slot] is None:
        table[slot] = [position.key, best]
    return best

# %% wrong: no-free-slot
def value_of(position, table, keys):
    if position.result() is not None:
        return position.player * position.result()
    slot = keys.of(position) % len(table)
    while table[slot] is not None and table[slot][0] != position.key:
        slot = (slot + 1) % len(table)
    if table[slot] is not None:
        return table[slot][1]
    value = max(-value_of(position.play(move), table, keys) for move in position.moves())
    while table[slot] is not None:
        slot = (slot + 1) % len(table)
    table[slot] = (position.key, value)
    return value

# %% wrong: another-memory
known_values = {}


def value_of(position, table, keys):
    if position.result() is not None:
        return position.player * position.result()
    if position.key not in known_values:
        known_values[position.key] = max(
            -value_of(position.play(move), table, keys) for move in position.moves()
        )
    return known_values[position.key]
