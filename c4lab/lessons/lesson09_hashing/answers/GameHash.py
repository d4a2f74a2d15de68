# %% right: solution
# wrong undoes-nothing: column = self.moves.pop()\n        self.value ^= self.next_number(column) => self.moves.pop()

# %% right: heights and old values
class GameHash:
    def __init__(self, number):
        self.number, self.value, self.player = number, 0, +1
        self.heights = [0] * 8
        self.old = []

    def play(self, column):
        self.old.append((column, self.value))
        self.heights[column] += 1
        self.value ^= self.number((column, self.heights[column]), self.player)
        self.player = -self.player

    def undo(self):
        column, self.value = self.old.pop()
        self.heights[column] -= 1
        self.player = -self.player
# wrong disc-stays: self.heights[column] -= 1 => self.heights[column] -= 0
# wrong disc-stays: self.heights[column] -= 1\n        self.player = -self.player => self.heights[column] -= 1
# wrong always-red: self.player)\n        self.player = -self.player => self.player)
# wrong added-up: self.value ^= => self.value +=

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
