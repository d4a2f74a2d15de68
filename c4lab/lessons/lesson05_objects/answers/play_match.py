from collections import Counter

# %% right: solution
# wrong same-starter: if number % 2 else => if False else
# wrong second-begins|swapped-branches: -start.player if number % 2 else start.player => start.player if number % 2 else -start.player
# wrong beginner-is-plus-one: -start.player if number % 2 else start.player => -1 if number % 2 else +1
# wrong in-the-starters-view: side * result => start.player * result
# wrong counts-for-second: side * result => -side * result
# wrong one-too-few|off-by-one: range(games) => range(games - 1)
# wrong off-by-one: range(games) => range(1, games)
# wrong second-begins: range(games) => range(1, games + 1)
# wrong other-order: results.count(0), results.count(-1) => results.count(-1), results.count(0)
# wrong counts-for-second|tuple-order: return results.count(+1), results.count(0), results.count(-1) => return results.count(-1), results.count(0), results.count(+1)
# wrong illegal-move-wins|sign: result = -position.player => result = position.player
# wrong illegal-move-draws: result = -position.player => result = 0
# wrong illegal-move-of-first: result = -position.player => result = -side
# wrong illegal-move-of-second: result = -position.player => result = side
# wrong illegal-move-crashes: if move in position.moves() => if True
# wrong return-missing: return results.count => results.count
# wrong returns-none|print-to-return: return results.count(+1), results.count(0), results.count(-1) => print(results.count(+1), results.count(0), results.count(-1))
# wrong other-variable|second-begins|in-the-starters-view|wrong-value: players[position.player] => players[side]

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
# wrong draws-are-losses|strict-comparison: result < 0 => result <= 0
# wrong draws-are-wins|strict-comparison: result > 0 => result >= 0
# wrong draws-not-counted: draws += 1 => draws += 0
# wrong draws-and-losses: if result > 0:\n            wins += 1\n        elif result < 0: => if result == 0:\n            draws += 1\n        if result > 0:\n            wins += 1\n        elif result <= 0:
# wrong in-the-starters-view: -one_game => one_game
# wrong same-starter: result = -one_game(second, first, start) => result = one_game(first, second, start)
# wrong other-comparison|calls-a-value|endless|raises|call-added|opposite-comparison|still-running|negated-condition|none-test: while position.result() is None => while not position.result()
# wrong start-added|used-before-set|raises: wins = draws = losses = 0\n => wins = draws = 0\n
# wrong at-once|off-by-one|one-too-few: games + 1 => games
# wrong illegal-move-draws: return -position.player * start.player => return 0
# wrong other-order: return wins, draws, losses => return wins, losses, draws

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
        won[winner] += 1
        begins, waits = waits, begins
    return [won[first], won[None], won[second]]
# wrong same-starter: begins, waits = waits, begins => pass
# wrong illegal-move-wins: turn[-position.player] => turn[position.player]
# wrong beginner-is-plus-one: {start.player: begins, -start.player: waits} => {1: begins, -1: waits}

# %% right: compares players
def play_match(first, second, games, start):
    score = [0, 0, 0]
    for number in range(games):
        order = [first, second] if number % 2 == 0 else [second, first]
        position = start
        turn = 0
        loser = None
        while position.result() is None:
            move = order[turn].choose(position)
            if move not in position.moves():
                loser = order[turn]
                break
            position = position.play(move)
            turn = 1 - turn
        if loser is None and position.result() == 0:
            score[1] += 1
            continue
        if loser is None:
            loser = order[turn]
        if loser == second:
            score[0] += 1
        else:
            score[2] += 1
    return tuple(score)
# wrong illegal-move-not-counted: if loser is None and => if position.result() is None:\n            continue\n        if loser is None and
# wrong counts-for-second|other-variable|opposite-comparison: loser == second => loser == first

# %% wrong: illegal-move-crashes
def play_match(first, second, games, start):
    values = []
    for number in range(games):
        sides = {1: second, -1: first} if number % 2 else {1: first, -1: second}
        position = start
        while position.result() is None:
            position = position.play(sides[position.player].choose(position))
        values.append(-position.result() if number % 2 else position.result())
    return values.count(1), values.count(0), values.count(-1)

# %% wrong: ours
from c4lab.players import play_match
