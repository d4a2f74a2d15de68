# %% right: solution
# wrong same-player: -player => player
# wrong same-player: -player => +player
# wrong always-o: -player => -1
# wrong always-x: -player => 1
# wrong always-x: -player => abs(player)
# wrong from-zero: -player => 1 - player
# wrong from-one: -player => 3 - player
# wrong not-for-minus: -player => not player
# wrong returns-text: -player => str(-player)
# wrong returns-text: -player => "-player"
# wrong returns-wrong-type: -player => [-player]
# wrong return-added: return -player => player = -player
# wrong return-missing: return -player => -player
# wrong print-to-return: return -player => print(-player)

# %% right: by if
def other_player(player):
    if player == 1:
        return -1
    return 1
# wrong same-player: player == 1 => player == -1
# wrong always-o: return 1 => return -1
# wrong return-added: \n    return 1 =>
# wrong from-zero: return -1\n    return 1 => return 0\n    return 2

# %% right: by branches
def other_player(player):
    if player == +1:
        other = -1
    else:
        other = +1
    return other
# wrong same-player: == +1 => == -1
# wrong used-before-set: else => elif player == 0
# wrong return-added: \n    return other =>

# %% right: by a sum
def other_player(player):
    return 0.0 - player

# %% right: by a dict
def other_player(player):
    return {1: -1, -1: 1}[player]
# wrong returns-wrong-type: [player] =>
