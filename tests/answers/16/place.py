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
# wrong age-ignored: [entry for entry in slot if entry[1] < now] or slot => slot
# wrong work-ignored|wrong-value: min(old, key=lambda entry: entry[2]) => old[0]
# wrong own-place-forgotten: if key in keys:\n        return keys.index(key)\n    if => if
# wrong in-shorter-list: return slot.index(min => return old.index(min
# wrong in-shorter-list: [entry[0] if entry else None for entry in slot] => [entry[0] for entry in slot if entry] && None in keys => None in slot && keys.index(None) => slot.index(None)

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
# wrong last-of-equals|comparison-direction|strictness: and work < best_work => and work <= best_work
# wrong most-work|comparison-direction: and work < best_work => and work > best_work

# %% wrong: empty-before-own
def place(slot, key, now):
    for index, entry in enumerate(slot):
        if not entry or entry[0] == key:
            return index
    return min(range(len(slot)), key=lambda index: (slot[index][1] >= now, slot[index][2]))

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

# %% wrong: index-0
def place(slot, key, now):
    found = next((i for i, entry in enumerate(slot) if entry and entry[0] == key), None)
    if found:
        return found
    if None in slot:
        return slot.index(None)
    return min(range(len(slot)), key=lambda i: (slot[i][1] == now, slot[i][2]))

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

# %% wrong: empty-before-own, looks for room first
def place(slot, key, now):
    if None in slot:
        return slot.index(None)
    for i, entry in enumerate(slot):
        if entry[0] == key:
            return i
    old = [i for i in range(len(slot)) if slot[i][1] < now]
    if not old:
        old = range(len(slot))
    return min(old, key=lambda i: slot[i][2])

# %% wrong: smallest-key
def place(slot, key, now):
    for index, entry in enumerate(slot):
        if entry is not None and entry[0] == key:
            return index
    if None in slot:
        return slot.index(None)
    old = [entry for entry in slot if entry[1] < now]
    return slot.index(min(old or slot))
