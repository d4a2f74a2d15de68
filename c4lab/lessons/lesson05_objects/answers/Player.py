from dataclasses import dataclass, field

# %% right: solution
# wrong too-many-arguments: change_colour(self, colour) => change_colour(colour)
# wrong too-many-arguments: welcome(self) => welcome()
# wrong print-to-return: return f"Welcome, {self.name}. You play {self.colour}." => print(f"Welcome, {self.name}. You play {self.colour}.")
# wrong other-words: Welcome, { => Hello, {
# wrong without-self: self.name = name => pass
# wrong without-self: self.columns = [] => columns = []
# wrong without-self: self.columns.append => columns.append
# wrong not-changed: self.colour = colour\n\n    def remember => colour = colour\n\n    def remember
# wrong forgets: self.columns.append(column) => self.columns = [column]
# wrong no-method: def remember => def remembers
# wrong no-init: def __init__ => def _init_

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

# %% wrong: shared-list
class Player:
    columns = []

    def __init__(self, name, colour):
        self.name = name
        self.colour = colour

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns.append(column)

# %% wrong: shared-list, default
class Player:
    def __init__(self, name, colour, columns=[]):
        self.name = name
        self.colour = colour
        self.columns = columns

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns.append(column)

# %% wrong: players-mixed-up
class Player:
    def __init__(self, name, colour):
        Player.name = name
        self.colour = colour
        self.columns = []

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns.append(column)

# %% wrong: changes-everyone
class Player:
    def __init__(self, name, colour):
        self.name = name
        self.start = colour
        self.columns = []
        Player.colour = colour

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.start}."

    def change_colour(self, colour):
        Player.colour = colour

    def remember(self, column):
        self.columns.append(column)

# %% wrong: without-self
class Player:
    def __init__(self, name, colour):
        self.name = name
        self.colour = colour

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        columns = []
        columns.append(column)

# %% wrong: not-a-class
class Player:
    def __init__(self, name, colour):
        self.name = name

Player = Player("Ada", "red")
