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
# # Exercises 6 · Connect Four
#
# **About 65 minutes, 18 points.** They belong to the lesson [Connect Four](../notebooks/06_connect_four.ipynb).
#
# As before: an answer cell, a check cell, `hint("06.2")` when you are stuck, `solution("06.2")` after an honest try.
#
# In the first four exercises a **board** is a list of six rows, the **bottom row first**. Each row is a list of seven numbers: +1 for a red disc, -1 for an amber one, 0 for an empty cell. Columns
# have the numbers 1 to 7 when we speak of them, but a list counts from 0, so the cell d1 (column 4, bottom row) is `board[0][3]`. This cell shows a board the way you would see it:

# %%
from c4lab.checks import check, hint, solution
from c4lab.games import ConnectFour

EMPTY = [[0] * 7 for row in range(6)]


def show(board):
    for row in reversed(board):
        print(" ".join(".XO"[disc] for disc in row))
    print("1 2 3 4 5 6 7")


show([[0, 0, 0, 1, -1, 0, 0], [0, 0, 0, 1, 0, 0, 0], *EMPTY[2:]])

# %% [markdown]
# ## 06.1 Drop a disc (2 points, 8 minutes, write)
#
# Return a **new** board, in which `player` (+1 or -1) has dropped a disc into `column`, a number from 1 to 7. The disc falls to the lowest empty cell of the column. If the column is full, return `None`.
# The board that was handed in stays as it was.
#
# Example: `drop(EMPTY, 4, +1)` is a board whose bottom row is `[0, 0, 0, 1, 0, 0, 0]`, and `EMPTY` is still empty.

# %% tags=["exercise-06.1"]
def drop(board, column, player):
    ### BEGIN SOLUTION
    after = [list(row) for row in board]
    for row in after:
        if row[column - 1] == 0:
            row[column - 1] = player
            return after
    return None
    ### END SOLUTION


# %%
check("06.1", drop)

# %% [markdown]
# ## 06.2 Four in a row (4 points, 15 minutes, write)
#
# Return True if `player` (+1 or -1) has four discs in a row on `board`: across, upwards, or on one of the two kinds of diagonal. Otherwise return False.
#
# Example: with `board = [[1, 1, 1, 1, -1, -1, -1], *EMPTY[1:]]`, `connects_four(board, +1)` is `True` and `connects_four(board, -1)` is `False`.

# %% tags=["exercise-06.2"]
def connects_four(board, player):
    ### BEGIN SOLUTION
    for row in range(6):
        for column in range(7):
            for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + step * up, column + step * right) for step in range(4)]
                if all(r < 6 and 0 <= c < 7 and board[r][c] == player for r, c in cells):
                    return True
    return False
    ### END SOLUTION


# %%
check("06.2", connects_four)

# %% [markdown]
# ## 06.3 Legal columns (1 point, 5 minutes, write)
#
# Return the list of the columns, numbers from 1 to 7 in ascending order, into which the next disc may be dropped. You can use your `connects_four`.
#
# Example: `legal_columns(EMPTY)` is `[1, 2, 3, 4, 5, 6, 7]`. When may *no* disc be dropped?

# %% tags=["exercise-06.3"]
def legal_columns(board):
    ### BEGIN SOLUTION
    if connects_four(board, +1) or connects_four(board, -1):
        return []
    return [column for column in range(1, 8) if board[5][column - 1] == 0]
    ### END SOLUTION


# %%
check("06.3", legal_columns)

# %% [markdown]
# ## 06.4 The referee (3 points, 10 minutes, bug hunt)
#
# Two people play and type the numbers of columns, `typed`. The referee keeps the score sheet: a list of the drops that count, each with its player, such as `[(1, 4), (-1, 4), (1, 3)]`.
# A drop into a full column does not count; the same player then types another one. After a win nothing counts any more.
#
# The program below has two mistakes. Somebody who wrote a Connect Four in front of a camera made the same two, and found them while playing. It uses your `drop` and `connects_four`. Mend it.
#
# Example: in `referee([1, 1, 1, 1, 1, 1, 1, 2])` the seventh drop does not fit, so red, who tried it, plays 2: the sheet ends with `(1, 2)`.

# %% tags=["exercise-06.4"]
def referee(typed):
    board = [[0] * 7 for row in range(6)]
    player, sheet = +1, []
    for column in typed:
        after = drop(board, column, player)
        ### BEGIN GIVEN
        # if after is not None:
        #     board = after
        #     sheet.append((player, column))
        # player = -player
        ### END GIVEN
        ### BEGIN SOLUTION
        if after is not None:
            board = after
            sheet.append((player, column))
            if connects_four(board, player):
                break
            player = -player
        ### END SOLUTION
    return sheet


# %%
check("06.4", referee)

# %% [markdown]
# ## 06.5 Three rules, two matrices (3 points, 10 minutes, write)
#
# `x` and `y` are matrices as in section 6.5 of the lesson: lists of rows, the bottom row first, with 1 where the first player (x) or the second (y) has a disc, and 0 elsewhere. Return the number
# of the first rule that the board breaks, 1, 2 or 3, and 0 if it keeps all three.
#
# 1. A cell holds at most one disc: x<sub>ij</sub> + y<sub>ij</sub> ≤ 1.
# 2. No disc floats: x<sub>ij</sub> + y<sub>ij</sub> ≤ x<sub>(i−1)j</sub> + y<sub>(i−1)j</sub> in all rows but the bottom one.
# 3. The players take turns, and x begins: the sum of all numbers in x, minus that of all numbers in y, is 0 or 1.
#
# The matrices may have any size. Example: `broken_rule([[1, 0], [0, 0]], [[0, 0], [0, 1]])` is `2`, because the upper right disc floats.

# %% tags=["exercise-06.5"]
def broken_rule(x, y):
    ### BEGIN SOLUTION
    rows, columns = range(len(x)), range(len(x[0]))
    discs = [[x[i][j] + y[i][j] for j in columns] for i in rows]
    if any(discs[i][j] > 1 for i in rows for j in columns):
        return 1
    if any(discs[i][j] > discs[i - 1][j] for i in rows[1:] for j in columns):
        return 2
    if sum(map(sum, x)) - sum(map(sum, y)) not in (0, 1):
        return 3
    return 0
    ### END SOLUTION


# %%
check("06.5", broken_rule)

# %% [markdown]
# ## 06.6 Lawful, and yet impossible (2 points, 8 minutes, write)
#
# Draw a board that keeps all three rules and that **no game can lead to**. X is the first player. Put X and O in place of the dots; the top row is on top. Any such board is right,
# as long as it has at most 30 discs: the check then tries every way to take the discs back.
#
# When you have found one: how few discs can such a board have?

# %% tags=["exercise-06.6"]
impossible = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
### BEGIN GIVEN
# . . . . . . .
# . . . . . . .
### END GIVEN
### BEGIN SOLUTION
. . . X . . .
. . . O . . .
### END SOLUTION
"""

# %%
check("06.6", impossible)

# %% [markdown]
# ## 06.7 Positions by ply (3 points, 10 minutes, write)
#
# Return how many *different* positions there can be exactly `plies` drops after `position`. Equal positions have equal `position.key`, and mirror images count as two.
#
# Example: `positions_after(ConnectFour(), 2)` is `49`. After three drops there are fewer than 343, because 4-4-1 and 1-4-4 are the same position.

# %% tags=["exercise-06.7"]
def positions_after(position, plies):
    ### BEGIN SOLUTION
    level = {position}
    for _ in range(plies):
        level = {before.play(move) for before in level for move in before.moves()}
    return len(level)
    ### END SOLUTION


# %%
check("06.7", positions_after)

# %% tags=["solution-only"]
counts = [positions_after(ConnectFour(), plies) for plies in range(6)]
assert counts == [1, 7, 49, 238, 1120, 4263]
counts

# %% [markdown]
# ## An open question (not graded)
#
# The three rules let 70,728,639,995,483 boards through, and only about one in sixteen of them can come up in a game. Could one write *more* rules of this kind, sums and comparisons of the numbers in x and y,
# so that exactly the right boards are left? Which of the boards that should go would be caught by one more rule, and which ones look hard? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** Some are caught by one more line. "Not both have a four" is one: for every pair of a window W of x and a window V of y, the eight numbers must not all be 1, so their sum is at most 7. That is
# a comparison of sums, and there are 69 times 69 of them. "If y has a four, the discs are even in number" can be written in the same way. The hard ones are about *order*: which of the discs in a column came first is
# not in the matrices. Whether the columns can be taken back in turn depends on all columns at once, and the number of ways to try grows with the number of discs.
# No short sum says yes or no to that. One could add matrices for each moment of the game, x and y after 1, 2, 3, ... drops: then the rules are simple again, but the matrices hold the game, not only the board.
# The lesson's way, trying backwards, is a search; so the honest description of "can be reached" is not a formula but a program.
