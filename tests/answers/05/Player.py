from dataclasses import dataclass, field

# %% right: solution
# wrong too-many-arguments: change_colour(self, colour) => change_colour(colour)
# wrong other-words: Welcome, { => Hello, {
# wrong shared-list: colour):\n        self.name = name\n        self.colour = colour\n        self.columns = [] => colour, columns=[]):\n        self.name = name\n        self.colour = colour\n        self.columns = columns
# wrong shared-by-all:         self.columns = [] =>     columns = []
# wrong without-self: self.columns.append => columns.append
# wrong wrong-value: self.name = name\n        self.colour = colour => self.name, self.start = name, colour\n        Player.colour = colour
# wrong init-misspelt: def __init__ => def _init_
# wrong not-a-class: self.columns.append(column) => self.columns.append(column)\n\nPlayer = Player("Ada", "red")

# %% right: dataclass
@dataclass
class Player:
    name: str
    colour: str
    columns: list[int] = field(default_factory=list)

    def welcome(self):
        return "Welcome, " + self.name + ". You play " + self.colour + "."

    def change_colour(this, colour):
        this.colour = colour

    def remember(self, column):
        self.columns += [column]

# %% right: a new tuple each time
class Player:
    columns = ()

    def __init__(self, name, colour):
        self.name, self.colour = name, colour

    def welcome(self):
        return "Welcome, {}. You play {}.".format(self.name, self.colour)

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns = (*self.columns, column)

# %% wrong: no-such-attribute
class Player:
    def __init__(self, name, colour):
        self.name, self.colour = name, colour

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns = [*getattr(self, "columns", []), column]
