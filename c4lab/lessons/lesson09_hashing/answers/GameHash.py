# %% right: solution
# wrong undoes-nothing: column = self.moves.pop()\n        self.value ^= self.next_number(column) => self.moves.pop()

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
# wrong added-up: self.value ^= => self.value +=
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
# wrong other-player-begins: 1 if len(self.moves) % 2 else -1 => -1 if len(self.moves) % 2 else 1

# %% wrong: from-scratch
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.moves = number, 0, []

    def play(self, column):
        self.moves.append(column)
        self.again()

    def undo(self):
        self.moves.pop()
        self.again()

    def again(self):
        self.value, heights, player = 0, [0] * 8, 1
        for column in self.moves:
            heights[column] += 1
            self.value ^= self.number((column, heights[column]), player)
            player = -player

# %% wrong: counts-itself, noted first
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.moves = number, 0, []

    def play(self, column):
        self.moves.append(column)
        self.turn(column)

    def undo(self):
        self.turn(self.moves.pop())

    def turn(self, column):
        player = 1 if len(self.moves) % 2 == 0 else -1
        self.value ^= self.number((column, self.moves.count(column) + 1), player)
