from collections import Counter

# %% right: solution
# wrong illegal-move-crashes: if move in position.moves() => if True

# %% right: two functions
def one_game(beginner, other, start):
    position = start
    while position.result() is None:
        player = beginner if position.player == start.player else other
        try:
            position = position.play(player.choose(position))
        except ValueError:
            return -position.player * start.player
    return position.result() * start.player

def play_match(first, second, games, start):
    wins = draws = losses = 0
    for number in range(1, games + 1):
        if number % 2 == 1:
            result = one_game(first, second, start)
        else:
            result = -one_game(second, first, start)
        if result > 0:
            wins += 1
        elif result < 0:
            losses += 1
        else:
            draws += 1
    return wins, draws, losses
# wrong wrong-value: while position.result() is None => while not position.result()
# wrong illegal-move-draws: return -position.player * start.player => return 0

# %% right: the winner is a player
def play_match(first, second, games, start):
    won = Counter()
    begins, waits = first, second
    for _ in range(games):
        turn = {start.player: begins, -start.player: waits}
        position, winner = start, None
        while position.result() is None and winner is None:
            move = turn[position.player].choose(position)
            if move not in position.moves():
                winner = turn[-position.player]
            else:
                position = position.play(move)
        if winner is None and position.result() != 0:
            winner = turn[position.result()]
        won["draw" if winner is None else "first" if winner == first else winner] += 1
        begins, waits = waits, begins
    return [won["first"], won["draw"], won[second]]

# %% wrong: ours
from c4lab.players import play_match
