# %% right: solution

# %% right: lists
def place(slot, key, now):
    keys = [entry[0] if entry else None for entry in slot]
    if key in keys:
        return keys.index(key)
    if None in keys:
        return keys.index(None)
    old = [entry for entry in slot if entry[1] < now] or slot
    return slot.index(min(old, key=lambda entry: entry[2]))
# wrong in-shorter-list: return slot.index(min => return old.index(min

# %% right: loops
def place(slot, key, now):
    for index in range(len(slot)):
        if slot[index] and slot[index][0] == key:
            return index
    for index in range(len(slot)):
        if slot[index] is None:
            return index
    best = 0
    for index in range(1, len(slot)):
        _, age, work = slot[index]
        _, best_age, best_work = slot[best]
        if (age == now) < (best_age == now) or (age == now) == (best_age == now) and work < best_work:
            best = index
    return best

# %% wrong: of-nothing, indices
def place(slot, key, now):
    for index, entry in enumerate(slot):
        if entry is not None and entry[0] == key:
            return index
    if None in slot:
        return slot.index(None)
    older = [index for index, entry in enumerate(slot) if entry[1] < now]
    return min(older, key=lambda index: slot[index][2])

# %% wrong: work-too-large|wrong-value
def place(slot, key, now):
    for index, entry in enumerate(slot):
        if entry is not None and entry[0] == key:
            return index
    if None in slot:
        return slot.index(None)
    old = [i for i, entry in enumerate(slot) if entry[1] < now] or range(len(slot))
    best, least = 0, 100
    for i in old:
        if slot[i][2] < least:
            best, least = i, slot[i][2]
    return best

# %% wrong: mutates, sorts the slot
def place(slot, key, now):
    for i, entry in enumerate(slot):
        if entry is not None and entry[0] == key:
            return i
    if None in slot:
        return slot.index(None)
    slot.sort(key=lambda entry: entry[2])
    for i, entry in enumerate(slot):
        if entry[1] < now:
            return i
    return 0
