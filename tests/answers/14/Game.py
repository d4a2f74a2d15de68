from c4lab.games.bits import has_four as four_in_a_row

# %% right: solution
# wrong without-self: self.position = self.position ^ self.mask => position = position ^ mask
# wrong not-a-class: class Game => class TheGame && return self.mask == CELLS => return self.mask == CELLS\n\nGame = TheGame()
# wrong wrong-value: return self.mask == CELLS => return self.mask.bit_count() > 40
# wrong returns-none|return-added: return self.mask == CELLS => pass

# %% right: in place
class Game:
    def __init__(self):
        self.mask = self.position = 0

    def play(self, column):
        self.position ^= self.mask
        self.mask |= self.mask + (1 << 7 * (column - 1))

    def is_over(self):
        last = self.mask ^ self.position
        return four_in_a_row(last) or self.mask == CELLS

# %% right: both at once
class Game:
    def __init__(self):
        self.mask, self.position = 0, 0

    def play(self, column):
        foot = 1 << 7 * column - 7
        self.mask, self.position = self.mask | self.mask + foot, self.mask ^ self.position

    def is_over(self):
        if self.mask.bit_count() == 42:
            return True
        return four_in_a_row(self.position ^ self.mask)
# wrong wrong-value: 7 * column - 7 => 6 * column - 6

# %% wrong: spare-bit-asked
class Game:
    def __init__(self):
        self.mask = self.position = 0

    def play(self, column):
        self.position ^= self.mask
        self.mask |= self.mask + (1 << 7 * (column - 1))

    def is_over(self):
        full = all(self.mask >> 7 * column + 6 & 1 for column in range(7))
        return four_in_a_row(self.position ^ self.mask) or full

# %% wrong: init-misspelt
class Game:
    def _init_(self):
        self.mask = self.position = 0

    def play(self, column):
        self.position ^= self.mask
        self.mask |= self.mask + (1 << 7 * (column - 1))

    def is_over(self):
        return four_in_a_row(self.position ^ self.mask) or self.mask == CELLS
