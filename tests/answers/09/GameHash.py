# %% right: solution

# %% right: heights
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.player = number, 0, +1
        self.heights = {column: 0 for column in range(1, 8)}
        self.columns = []

    def play(self, column):
        self.columns.append(column)
        self.heights[column] += 1
        self.value ^= self.number((column, self.heights[column]), self.player)
        self.player = -self.player

    def undo(self):
        column = self.columns.pop()
        self.player = -self.player
        self.value ^= self.number((column, self.heights[column]), self.player)
        self.heights[column] -= 1
# wrong disc-stays: self.heights[column] -= 1 => self.heights[column] -= 0
# wrong undo-of-the-other: self.player = -self.player\n        self.value ^= self.number((column, self.heights[column]), self.player)\n        self.heights[column] -= 1 => self.value ^= self.number((column, self.heights[column]), self.player)\n        self.player = -self.player\n        self.heights[column] -= 1

# %% right: a position inside
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.game = number, 0, ConnectFour()
        self.values = []

    def play(self, column):
        self.values.append(self.value)
        self.value ^= self.number(self.game.landing(column), self.game.player)
        self.game = self.game.play(column)

    def undo(self):
        self.game = ConnectFour.parse(str(self.game)[:-1])
        self.value = self.values.pop()

# %% right: xor back
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.moves = number, 0, []

    def play(self, column):
        self.moves.append(column)
        self.turn()

    def undo(self):
        self.turn()
        self.moves.pop()

    def turn(self):
        column = self.moves[-1]
        self.value ^= self.number((column, self.moves.count(column)), 1 if len(self.moves) % 2 else -1)
# wrong from-scratch: self.turn()\n        self.moves.pop() => self.moves.pop()\n        self.turn() && column = self.moves[-1]\n        self.value ^= self.number((column, self.moves.count(column)), 1 if len(self.moves) % 2 else -1) => self.value = 0\n        for i, column in enumerate(self.moves):\n            self.value ^= self.number((column, self.moves[: i + 1].count(column)), -1 if i % 2 else 1)

# %% right: all numbers looked up at first
class GameHash:
    def __init__(self, number):
        cells = [(column, row) for column in range(1, 8) for row in range(1, 7)]
        self.numbers = {(cell, player): number(cell, player) for cell in cells for player in (1, -1)}
        self.value, self.moves = 0, []

    def play(self, column):
        self.moves.append(column)
        self.turn()

    def undo(self):
        self.turn()
        self.moves.pop()

    def turn(self):
        column = self.moves[-1]
        player = 1 if len(self.moves) % 2 else -1
        self.value ^= self.numbers[(column, self.moves.count(column)), player]

# %% wrong: twice-a-move
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.moves, self.old = number, 0, [], []

    def play(self, column):
        player = -1 if len(self.moves) % 2 else 1
        self.moves.append(column)
        row = self.moves.count(column)
        self.old.append(self.number((column, row), player))
        self.value = self.value ^ self.number((column, row), player)

    def undo(self):
        self.moves.pop()
        self.value ^= self.old.pop()

# %% wrong: shared-by-all
class GameHash:
    moves = []

    def __init__(self, number):
        self.value = 0
        self.number = number

    def play(self, column):
        player = -1 if len(self.moves) % 2 else 1
        self.moves.append(column)
        self.value ^= self.number((column, self.moves.count(column)), player)

    def undo(self):
        row = self.moves.count(self.moves[-1])
        column = self.moves.pop()
        player = -1 if len(self.moves) % 2 else 1
        self.value ^= self.number((column, row), player)

# %% wrong: disc-stays, values alone are kept
class GameHash:
    def __init__(self, number):
        self.value, self.number, self.count, self.turn, self.values = 0, number, {}, 1, [0]

    def play(self, column):
        self.count[column] = self.count.get(column, 0) + 1
        self.value ^= self.number((column, self.count[column]), self.turn)
        self.values.append(self.value)
        self.turn *= -1

    def undo(self):
        self.values.pop()
        self.value = self.values[-1]
