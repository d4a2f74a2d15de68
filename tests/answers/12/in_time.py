# %% right: solution
# wrong ours: move, depth = position => from c4lab.search import deepening\n    move, depth = position
# wrong not-caught: except Stopped => except ValueError
# wrong depth-not-noted: move, depth = found.move => move, _ = found.move
# wrong wrong-value: ahead, stop) => ahead, after_questions(30))
# wrong best-of-all-passes: 0], 0 => 0], 0\n    best = -2 * WIN && move, depth = found.move, ahead => depth = ahead\n        if found.value > best:\n            best, move = found.value, found.move
# wrong deepest-first: range(1, position.left + 1) => range(position.left, 0, -1) && break\n        move, depth = found.move, ahead\n        if abs(found.value) >= WIN:\n            break => continue\n        return found.move, ahead

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
# wrong loss-not-certain|or-and: value >= WIN or value <= -WIN => value >= WIN
# wrong too-far|wrong-value: while depth < position.left => while depth < position.left + 2
# wrong goes-on: if value >= WIN or value <= -WIN => if False
# wrong too-far: depth < position.left => True
# wrong none-without-time: list(position.moves())[0], 0 => None, 0
# wrong depth-stays: best, depth = move, depth + 1\n            if value >= WIN or value <= -WIN:\n                return best, depth => best = move

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
