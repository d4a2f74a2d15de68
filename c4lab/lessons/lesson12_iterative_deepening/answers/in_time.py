# %% right: solution
# wrong ours: move, depth = position => from c4lab.search import deepening\n    move, depth = position
# wrong not-caught: except Stopped => except ValueError
# wrong depth-not-noted: move, depth = found.move => move, _ = found.move
# wrong another-clock: ahead, stop) => ahead, after_questions(30))

# %% right: while
def in_time(position, stop):
    best, depth = list(position.moves())[0], 0
    try:
        while depth < position.left:
            value, move = look(position, depth + 1, stop)
            best, depth = move, depth + 1
            if value >= WIN or value <= -WIN:
                return best, depth
    except Stopped:
        pass
    return best, depth
# wrong loss-not-certain|or-and|condition-removed: value >= WIN or value <= -WIN => value >= WIN
# wrong too-far|wrong-value: while depth < position.left => while depth < position.left + 2
# wrong goes-on: if value >= WIN or value <= -WIN => if False

# %% right: asks the clock itself too
def in_time(position, stop):
    answer = (position.moves()[0], 0)
    for ahead in range(1, position.left + 1):
        if stop():
            return answer
        try:
            found = look(position, ahead, stop)
        except Stopped:
            return answer
        answer = [found.move, ahead]
        if abs(found.value) >= WIN:
            break
    return tuple(answer)

# %% wrong: none-without-time, nothing before the loop
def in_time(position, stop):
    move, depth = None, 0
    while not stop() and depth < position.left:
        try:
            found = look(position, depth + 1, stop)
        except Stopped:
            break
        move, depth = found.move, depth + 1
        if abs(found.value) >= WIN:
            break
    return move, depth

# %% wrong: too-far, no end at all
def in_time(position, stop):
    move, depth = position.moves()[0], 0
    while True:
        try:
            found = look(position, depth + 1, stop)
        except Stopped:
            return move, depth
        move, depth = found.move, depth + 1
        if abs(found.value) >= WIN:
            return move, depth

# %% wrong: best-of-all-passes, by the value
def in_time(position, stop):
    move, depth, best = position.moves()[0], 0, -2 * WIN
    for ahead in range(1, position.left + 1):
        try:
            found = look(position, ahead, stop)
        except Stopped:
            break
        depth = ahead
        if found.value > best:
            best, move = found.value, found.move
        if abs(found.value) >= WIN:
            break
    return move, depth

# %% wrong: depth-stays
def in_time(position, stop):
    move, depth = position.moves()[0], 0
    while depth < position.left:
        try:
            found = look(position, depth + 1, stop)
        except Stopped:
            break
        move = found.move
    return move, depth

# %% wrong: deepest-first
def in_time(position, stop):
    for ahead in range(position.left, 0, -1):
        try:
            found = look(position, ahead, stop)
            return found.move, ahead
        except Stopped:
            pass
    return position.moves()[0], 0
