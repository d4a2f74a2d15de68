# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Exercises 5 · Objects
#
# **About 60 minutes, 15 points.** They belong to the lesson [Objects](../notebooks/05_objects.ipynb).
#
# As before: an answer cell, a check cell, `hint("05.2")` when you are stuck, `solution("05.2")` after an honest try. Some answers are classes here. Pass the class itself, without brackets.

# %%
from random import Random

from c4lab.checks import check, hint, solution
from c4lab.checks.lesson05.stand_ins import Always, First, Last, Middle
from c4lab.games import ConnectFour, TicTacToe
from c4lab.widgets import Board

# %% [markdown]
# ## 05.1 Four faults (2 points, 10 minutes, bug hunt)
#
# Here is a class from a beginners' workshop, a little longer than it was there. Each player has a name and a colour, and remembers the columns that it has played. It has **four faults**. Of two of them
# Python tells you as soon as you run the cell, of the third when you call a method, and of the fourth never.
#
# Take the `#` signs away first: select the lines from `# class Player:` to the end, and press Ctrl + / (on a Mac, Cmd + /). Then mend the class. When it is right, this is what happens:
#
# ```python
# ada, bo = Player("Ada", "red"), Player("Bo", "amber")
# ada.welcome()                # 'Welcome, Ada. You play red.'
# ada.change_colour("green")   # ada.colour is now 'green', and bo.colour still 'amber'
# ada.remember(4)              # ada.columns is now [4], and bo.columns is []
# ```

# %% tags=["exercise-05.1"]
### BEGIN GIVEN
# Player = ...  # this line may stay: the class below takes its place
#
#
# # class Player:
# #     columns = []
# #
# #     def __init__(self, name, colour):
# #         self.name = name
# #         self.colour = colour
# #
# #     def welcome(self)
# #         return f"Welcome, {self.name}. You play {self.colour}."
# #
# #     def change_colour(colour)
# #         self.colour = colour
# #
# #     def remember(self, column):
# #         self.columns.append(column)
### END GIVEN
### BEGIN SOLUTION
class Player:
    def __init__(self, name, colour):
        self.name = name
        self.colour = colour
        self.columns = []

    def welcome(self):
        return f"Welcome, {self.name}. You play {self.colour}."

    def change_colour(self, colour):
        self.colour = colour

    def remember(self, column):
        self.columns.append(column)
### END SOLUTION


# %%
check("05.1", Player)

# %% [markdown]
# ## 05.2 A copy that is none (2 points, 8 minutes, bug hunt)
#
# A board of Connect Four as a list of seven columns. Each column is the list of its discs from the bottom up, +1 for red and -1 for amber. `connects_four` says whether a player has four in a row.

# %%
RED, AMBER = +1, -1


def connects_four(board, player):
    own = {(c, r) for c in range(7) for r, disc in enumerate(board[c]) if disc == player}
    ways = [(1, 0), (0, 1), (1, 1), (1, -1)]  # across, up, and the two diagonals
    return any(
        all((c + i * dx, r + i * dy) in own for i in range(4)) for c, r in own for dx, dy in ways
    )


# %% [markdown]
# `winning_column` should return the leftmost column, 1 to 7, in which `player` wins with the next disc, or None if there is none. As it stands, it returns 4 for the empty board. How can red win with the first disc? And look at
# the board afterwards. Mend it, so that the answer is right and the board that was given stays as it was.

# %% tags=["exercise-05.2"]
def winning_column(board, player):
    for column in range(7):
        ### BEGIN GIVEN
        # temp_board = board
        ### END GIVEN
        ### BEGIN SOLUTION
        temp_board = [discs.copy() for discs in board]
        ### END SOLUTION
        if len(temp_board[column]) < 6:
            temp_board[column].append(player)
            if connects_four(temp_board, player):
                return column + 1
    return None


# %%
check("05.2", winning_column)

# %% [markdown]
# ## 05.3 Chance that can be repeated (3 points, 10 minutes, write)
#
# Write a player who plays any legal move, each with the same chance, in any game, best without looking at the lesson. Two players made with the same `seed` play the same moves in the same positions. And they do not disturb each other: what one plays does not depend on who
# else is playing.
#
# `Random(seed)` makes a generator of chance, and its method `choice(sequence)` picks one element. `position.moves()` holds the legal moves.

# %% tags=["exercise-05.3"]
class RandomPlayer:
    name = "random"

    def __init__(self, seed=None):
        ### BEGIN SOLUTION
        self._random = Random(seed)
        ### END SOLUTION

    def choose(self, position):
        ### BEGIN SOLUTION
        return self._random.choice(position.moves())
        ### END SOLUTION


# %%
check("05.3", RandomPlayer)

# %% [markdown]
# ## 05.4 Greedy (4 points, 15 minutes, write)
#
# Write a player who looks one move ahead, in any game that is won by one's own move, such as tic-tac-toe and Connect Four:
#
# 1. If it can win at once, it does.
# 2. Otherwise it plays a move after which the opponent cannot win at once, if there is one.
# 3. Otherwise it plays any legal move.
#
# It inherits from your `RandomPlayer`, so it has a seed and a generator already, and `super().choose(position)` is a random move.
#
# Example: in `TicTacToe.parse("1425")` X has 1 and 2, O has 4 and 5. X is to move and wins with 3. In `TicTacToe.parse("142")` O is to move and has to play 3.

# %% tags=["exercise-05.4"]
class GreedyPlayer(RandomPlayer):
    name = "greedy"

    def choose(self, position):
        ### BEGIN SOLUTION
        for move in position.moves():
            if self.wins(position, move):
                return move
        for move in position.moves():
            after = position.play(move)
            if not any(self.wins(after, reply) for reply in after.moves()):
                return move
        return super().choose(position)

    def wins(self, position, move):
        """Whether `move` wins at once for whoever is to move."""
        return position.play(move).result() == position.player
        ### END SOLUTION


# %%
check("05.4", GreedyPlayer)

# %% tags=["solution-only"]
assert GreedyPlayer(1).choose(TicTacToe.parse("1425")) == 3
assert GreedyPlayer(1).choose(TicTacToe.parse("142")) == 3

# %% [markdown]
# Your player can play on the board, and the board does not know that it is yours:
#
# ```python
# Board(ConnectFour(), opponent=GreedyPlayer())
# ```

# %% [markdown]
# ## 05.5 A match (4 points, 15 minutes, write)
#
# Let two players play `games` games from the position `start`, and return three numbers, **counted for `first`**: wins, draws, losses.
#
# - They begin in turn, `first` in games 1, 3, 5, ..., `second` in the others.
# - Never trust a player. Whoever chooses a move that is not legal **loses that game**, and the match goes on.
#
# The check uses players whose every move is known: `First()`, `Middle()` and `Last()` play that one of the legal moves, and `Always(5)` plays 5 whether it can or not. You may play with them too. The check also plays this smaller game:

# %%
class Three(ConnectFour):
    width, height, connect = 3, 3, 3


# %% [markdown]
# Example: `play_match(First(), Last(), 2, TicTacToe())` is `(1, 0, 1)`. In the first game `First` begins and wins with 1, 2, 3, in the second `Last` begins and wins with 9, 8, 7.

# %% tags=["exercise-05.5"]
def play_match(first, second, games, start):
    ### BEGIN SOLUTION
    results = []
    for number in range(games):
        side = -1 if number % 2 else +1  # the one that `first` plays
        players = {side: first, -side: second}
        position, result = start, None
        while result is None:
            move = players[position.player].choose(position)
            if move in position.moves():
                position = position.play(move)
                result = position.result()
            else:
                result = -position.player
        results.append(side * result)
    return results.count(+1), results.count(0), results.count(-1)
    ### END SOLUTION


# %%
check("05.5", play_match)

# %% [markdown]
# When all five are right, hold the first match of your own. How large should the score be before you believe that one is better?
#
# ```python
# play_match(GreedyPlayer(seed=1), RandomPlayer(seed=2), 100, ConnectFour())
# ```

# %% tags=["solution-only"]
assert play_match(First(), Last(), 2, TicTacToe()) == (1, 0, 1)
wins, draws, losses = play_match(GreedyPlayer(seed=1), RandomPlayer(seed=2), 100, ConnectFour())
assert wins + draws + losses == 100 and wins > 80
wins, draws, losses

# %% [markdown]
# ## An open question (not graded)
#
# `GreedyPlayer` inherits from `RandomPlayer`. Is a greedy player a random player? Suppose that you now want one that takes wins and otherwise plays as near to the centre as it can, and one that takes wins and otherwise
# searches three moves deep. How many classes would you write, and who would inherit from whom? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** It is not really one: it only borrows its generator and its way out. A child should be usable wherever its parent is, and mean the same; "plays anything, each with the same chance" is no longer true of
# the greedy player. With inheritance, each new way out needs a greedy class of its own: greedy over random, greedy over centre, greedy over search, and the same loop is copied again. It is better that a
# greedy player **has** another player than that it **is** one: `GreedyPlayer(otherwise=RandomPlayer(1))` keeps any player in `self.otherwise`, and asks `self.otherwise.choose(position)` when there is neither a win
# nor a threat. Three small classes then combine in every way, and one can even put a greedy player into another. The rule of thumb: inherit for "is a", keep an attribute for "has a".
