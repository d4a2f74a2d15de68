# %% right: solution
# wrong returns-text: -player => str(-player)
# wrong returns-wrong-type: -player => [-player]
# wrong returns-none: return -player => player = -player
# wrong print-to-return: return -player => print(-player)
# wrong compares: -player => player == -1
# wrong compares: -player => player > 0

# %% right: by branches
def other_player(player):
    if player == +1:
        other = -1
    else:
        other = +1
    return other
# wrong used-before-set: else => elif player == 0

# %% right: by a sum
def other_player(player):
    return 0.0 - player

# %% right: by a dict
def other_player(player):
    return {1: -1, -1: 1}[player]
