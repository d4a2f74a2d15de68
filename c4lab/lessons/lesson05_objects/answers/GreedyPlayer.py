from random import Random


class RandomPlayer:
    name = "random"

    def __init__(self, seed=None):
        self._random = Random(seed)

    def choose(self, position):
        return self._random.choice(position.moves())

# %% right: solution
# wrong other-variable|misses-a-win|one-side-only: position.play(move).result() == position.player => position.play(move).result() == position.play(move).player
# wrong one-side-only: position.play(move).result() == position.player => position.play(move).result() == 1
# wrong one-side-only: position.play(move).result() == position.player => position.play(move).result() == -1
# wrong too-many-arguments: choose(self, position) => choose(position)
# wrong too-many-arguments: wins(self, position, move) => wins(position, move)
# wrong return-added|return-missing: return super() => super()
# wrong lets-them-win: if not any => if any
# wrong lets-them-win: any(self.wins => all(self.wins
# wrong lets-them-win: self.wins(after, reply) => self.wins(position, reply)
# wrong other-variable: in after.moves() => in position.moves()
# wrong returns-a-position: return move\n        for => return position.play(move)\n        for
# wrong other-variable: super().choose(position) => self.choose(position)
# wrong name-not-defined|function-added|raises: self.wins(position, move) => wins(position, move)
# wrong misses-a-win: result() == => result ==

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
# wrong two-at-once: dangers == 0 => dangers % 2 == 0
# wrong lets-them-win|strict-comparison|off-by-one: dangers == 0 => dangers <= 1
# wrong lets-them-win: dangers == 0 => True
# wrong other-variable|lets-them-win|one-side-only: == after.player => == position.player
# wrong misses-a-win: if wins:\n            return wins[-1]\n => \n
# wrong wrong-value|one-side-only|misses-a-win: == position.player] => == 1]

# %% right: inherits from nobody
class GreedyPlayer:
    name = "alone"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, position):
        def worth(move):
            after = position.play(move)
            if after.result() == position.player:
                return 2
            return -any(after.play(m).result() == after.player for m in after.moves())

        return max(position.moves(), key=worth)
# wrong blocks-first|sign|misses-a-win|other-constant: return 2 => return -2
# wrong argument-added|misses-a-win: , key=worth => 
# wrong other-function|misses-a-win: max( => min(

# %% right: any result of mine is a win
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        others = []
        for move in position.moves():
            after = position.play(move)
            if after.result():
                return move
            if all(not after.play(reply).result() for reply in after.moves()):
                others.append(move)
        return self._random.choice(others or position.moves())

# %% wrong: blocks-first
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        moves = position.moves()
        safe = []
        for move in moves:
            after = position.play(move)
            if not any(after.play(m).result() == after.player for m in after.moves()):
                safe.append(move)
        if safe and len(safe) < len(moves):
            return safe[0]
        for move in moves:
            if position.play(move).result() == position.player:
                return move
        return super().choose(position)

# %% wrong: opens-the-way
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        for move in position.moves():
            if position.play(move).result() == position.player:
                return move
        for other in position.moves():
            after = position.play(other)
            for move in after.moves():
                if move != other and after.play(move).result() == after.player:
                    if move in position.moves():
                        return move
        return super().choose(position)

# %% wrong: misses-a-win, a win is found one move too late
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        for move in position.moves():
            after = position.play(move)
            if not any(after.play(m).result() == after.player for m in after.moves()):
                return move
            if after.result() == position.player:
                return move
        return super().choose(position)

# %% wrong: misses-a-win|lets-them-win, only random
class GreedyPlayer(RandomPlayer):
    def choose(self, position):
        return super().choose(position)

# %% wrong: raises|super-added, own init
class GreedyPlayer(RandomPlayer):
    def __init__(self, seed=None):
        self.seed = seed

    def choose(self, position):
        for move in position.moves():
            if position.play(move).result() == position.player:
                return move
        for move in position.moves():
            after = position.play(move)
            if not any(after.play(m).result() == after.player for m in after.moves()):
                return move
        return super().choose(position)

# %% wrong: ours
from c4lab.players import Greedy


class GreedyPlayer(Greedy):
    def __init__(self, seed=None):
        super().__init__(seed=seed)
