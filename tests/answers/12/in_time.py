# %% right: solution
# wrong ours: move, depth = position => from c4lab.search import deepening\n    move, depth = position
# wrong too-far: position.left + 1 => 20
# wrong not-caught: except Stopped => except ValueError
# wrong wrong-value: ahead, stop) => ahead, after_questions(30))

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
