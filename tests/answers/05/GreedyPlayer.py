from random import Random


class RandomPlayer:
    def __init__(self, seed=None):
        self._random = Random(seed)

    def choose(self, position):
        return self._random.choice(position.moves())

# %% right: solution
# wrong inherits-nothing: (RandomPlayer) =>
# wrong misses-a-win: result() == position.player => result() == position.play(move).player
# wrong one-side-only: result() == position.player => result() == 1
# wrong lets-them-win: if not any => if any
# wrong returns-a-position: return move\n        for => return position.play(move)\n        for
# wrong name-not-defined: self.wins(position, move) => wins(position, move)
# wrong opens-the-way: if not any(self.wins(after, reply) for reply in after.moves()):\n                return move => for reply in after.moves():\n                if reply != move and reply in position.moves() and self.wins(after, reply):\n                    return reply
# wrong plays-the-reply: if not any(self.wins(after, reply) for reply in after.moves()):\n                return move => for reply in after.moves():\n                if reply in position.moves() and self.wins(after, reply):\n                    return reply
# wrong no-such-attribute: def choose => def __init__(self, seed=None):\n        self.seed = seed\n\n    def choose

# %% right: by lists
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        wins = [m for m in position.moves() if position.play(m).result() == position.player]
        if wins:
            return wins[-1]
        safe = []
        for move in position.moves():
            after = position.play(move)
            dangers = 0
            for reply in after.moves():
                if after.play(reply).result() == after.player:
                    dangers += 1
            if dangers == 0:
                safe.append(move)
        if safe:
            return self._random.choice(safe)
        return super().choose(position)
# wrong two-at-once: dangers == 0 => dangers != 1
# wrong blocks-first: if wins: => if wins and all(not position.play(m).play(n).result() for m in position.moves() if m not in wins for n in position.play(m).moves()):

# %% wrong: no-reply-looked-at
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        wins = [m for m in position.moves() if position.play(m).result() == position.player]
        return wins[0] if wins else super().choose(position)

# %% right: inherits from nobody, any result of mine is a win
class GreedyPlayer:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, position):
        def worth(move):
            after = position.play(move)
            return 2 if after.result() else -any(after.play(m).result() for m in after.moves())

        return max(position.moves(), key=worth)

# %% wrong: ours
from c4lab.players import Greedy

class GreedyPlayer(Greedy):
    pass
