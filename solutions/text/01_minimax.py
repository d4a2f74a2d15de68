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
# # Exercises 1 · Minimax
#
# **About 55 minutes, 14 points.** They belong to the lesson [Minimax](../notebooks/01_minimax.ipynb).
#
# Each exercise has a cell for your answer and a cell that checks it. Run the check as often as you like: it tells you what is wrong,
# with the smallest example it can find. If you are stuck, write `hint("01.2")` in a cell of your own; each call tells you a little more.
# After an honest try, `solution("01.2")` shows ours.

# %%
from math import inf

from c4lab.checks import check, hint, solution
from c4lab.games import TicTacToe
from c4lab.pictures import sketch
from c4lab.search import minimax

# %% [markdown]
# ## 01.1 Values up a tree (1 point, 5 minutes, predict)
#
# MAX begins. The leaves at the bottom are finished games, here of a game that one can win by more or by less. Write down the value of
# each node before you run the check.

# %%
tree = [[[2, 5], [7, 1]], [[8, 3], [0, 4]]]
sketch(tree, {"": "root", "0": "A", "1": "B", "00": "C", "01": "D", "10": "E", "11": "F"})

# %% tags=["exercise-01.1"]
values = {
    ### BEGIN GIVEN
    # "C": ...,
    # "D": ...,
    # "E": ...,
    # "F": ...,
    # "A": ...,
    # "B": ...,
    # "root": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "C": 5,
    "D": 7,
    "E": 8,
    "F": 4,
    "A": 5,
    "B": 4,
    "root": 5,
    ### END SOLUTION
}

# %%
check("01.1", values)

# %% [markdown]
# ## 01.2 Who has won? (2 points, 8 minutes, write)
#
# `cells` holds nine numbers, row by row: +1 for X, -1 for O, 0 for an empty square. Return +1 if X has three in a row, -1 if O has, and 0 otherwise.
#
# Example: `winner([1, 1, 1, -1, -1, 0, 0, 0, 0])` is `1`.

# %% tags=["exercise-01.2"]
def winner(cells):
    ### BEGIN SOLUTION
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    for a, b, c in lines:
        if cells[a] != 0 and cells[a] == cells[b] == cells[c]:
            return cells[a]
    return 0
    ### END SOLUTION


# %%
check("01.2", winner)

# %% [markdown]
# ## 01.3 How many games? (2 points, 8 minutes, write)
#
# Return the number of games that can still be played from `position`: the number of different sequences of moves to an end. From a finished position there is
# one, the game that has been played. Use `position.result()`, `position.moves()` and `position.play(move)`.

# %% tags=["exercise-01.3"]
def count_games(position):
    ### BEGIN SOLUTION
    if position.result() is not None:
        return 1
    return sum(count_games(position.play(move)) for move in position.moves())
    ### END SOLUTION


# %%
check("01.3", count_games)

# %% [markdown]
# When it is right, try it on the empty board. It is the 255,168 of the lesson, and takes a second or two:
#
# ```python
# count_games(TicTacToe())
# ```

# %% tags=["solution-only"]
assert count_games(TicTacToe()) == 255_168
count_games(TicTacToe())

# %% [markdown]
# ## 01.4 How many positions? (2 points, 10 minutes, write)
#
# Return how many *different* positions can arise from `position`, itself included. `1524` and `2415` are the same position: X on 1 and 2, O on 4 and 5.
# Equal positions have equal `position.key`.

# %% tags=["exercise-01.4"]
def count_positions(position):
    ### BEGIN SOLUTION
    seen = set()

    def visit(position):
        if position.key not in seen:
            seen.add(position.key)
            for move in position.moves():
                visit(position.play(move))

    visit(position)
    return len(seen)
    ### END SOLUTION


# %%
check("01.4", count_positions)

# %% tags=["solution-only"]
assert count_positions(TicTacToe()) == 5_478
count_positions(TicTacToe())

# %% [markdown]
# ## 01.5 Minimax (4 points, 15 minutes, write)
#
# Return the value of `position` if both play as well as they can: +1 if X will win, -1 if O will win, 0 for a draw. Write it from the two rules, not from the
# lesson's code; then compare.

# %% tags=["exercise-01.5"]
def value_of(position):
    ### BEGIN SOLUTION
    if position.result() is not None:
        return position.result()
    values = [value_of(position.play(move)) for move in position.moves()]
    return max(values) if position.player == +1 else min(values)
    ### END SOLUTION


# %%
check("01.5", value_of)

# %% [markdown]
# Does it not work yet? Watch it. This steps through your function on a short game:
#
# ```python
# from c4lab.instruments import trace
# from c4lab.widgets import Stepper
#
# Stepper(trace(value_of, TicTacToe.parse("1245378")))
# ```

# %% [markdown]
# ## 01.6 Always the leftmost (3 points, 10 minutes, bug hunt)
#
# This function should return the best move for whoever is to move. It has the first mistake of section 1.8: it always plays the first free square. Mend it.
# Where several moves are equally good, each of them is right. To see what it does, play against it:
#
# ```python
# from c4lab.widgets import Board
#
# Board(TicTacToe(), opponent=best_move)
# ```

# %% tags=["exercise-01.6"]
def best_move(position):
    best_value, best = -position.player * inf, None
    for move in position.moves():
        value = minimax(position.play(move)).value
        if (value > best_value) if position.player == +1 else (value < best_value):
            best_value, best = value, move
        ### BEGIN GIVEN
        # return best
    # return None
        ### END GIVEN
    ### BEGIN SOLUTION
    return best
    ### END SOLUTION


# %%
check("01.6", best_move)

# %% [markdown]
# ## An open question (not graded)
#
# The perfect opponent never loses. Does it also win as often as it could against somebody who plays at random? Think of a position in which two moves have the same
# value 0, but one of them sets a trap. What would you have to add to minimax so that it prefers the trap? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** Minimax treats all draws alike, because it assumes that the opponent makes no mistake. Against a random player the moves differ: one draw may leave the
# opponent a single saving reply out of five, another may leave five out of five. One could break ties by the *share of replies that lose*, or replace MIN by the *average*
# over the opponent's moves (this is called expectimax). The price: the number no longer says what is certain, only what is likely. Against a perfect opponent nothing is gained.
