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
# # Exercises 7 · Heuristics
#
# **About 75 minutes, 17 points.** They belong to the lesson [Heuristics](../notebooks/07_heuristics.ipynb).
#
# As before: an answer cell, a check cell, `hint("07.2")` when you are stuck, `solution("07.2")` after an honest try.
#
# Cells have the names that they have on a chess board: e2 is the fifth column, second row from the bottom. In code that is `(5, 2)`, and `position.at((5, 2))` is +1 for red, -1 for amber and 0 if the cell is empty.

# %%
from IPython.display import HTML

from c4lab.checks import check, hint, solution
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.games.grid import lines, windows
from c4lab.pictures import draw
from c4lab.pictures.theme import img

# %% [markdown]
# ## 07.1 Judged by hand (2 points, 10 minutes, predict)
#
# A **threat** is an empty cell where a disc would complete four. A threat directly above one of the other side's is dropped. Each threat that is kept in row r counts (7 - r) × 13 if the row is good for its owner, which is odd rows for red and even
# rows for amber, and (7 - r) × 10 otherwise. The **value** is red's sum less amber's.


# %%
def board(name, moves):
    position = ConnectFour.parse(moves)
    picture = img(draw(position), position.diagram())
    return f'<figure style="margin:0 8px"><b>{name}</b><br>{picture}</figure>'


boards = [
    board("A", "411215444155162"),
    board("B", "43154433557"),
    board("C", "423635745345336464"),
]
style = "display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));max-width:900px"
HTML(f'<div style="{style}">{"".join(boards)}</div>')

# %% [markdown]
# "Open threes" are red's less amber's: the windows with three red discs and an empty cell, less those with three amber discs and an empty cell. Write cells as text, several with a space between them, such as `"b2 f3"`, and none as `"none"`. Each key begins with the letter of its board.

# %% tags=["exercise-07.1"]
by_hand = {
    ### BEGIN GIVEN
    # "A open threes": ...,
    # "A red's threats": ...,
    # "A value": ...,
    # "B amber keeps": ...,
    # "B value": ...,
    # "C red keeps": ...,
    # "C amber keeps": ...,
    # "C value": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "A open threes": 2,
    "A red's threats": "c2",
    "A value": 50,
    "B amber keeps": "none",
    "B value": 100,
    "C red keeps": "g4",
    "C amber keeps": "b4",
    "C value": -9,
    ### END SOLUTION
}

# %%
check("07.1", by_hand)

# %% [markdown]
# <details><summary>When you have all eight: what does a solver say?</summary>
#
# Amber wins all three games. So the values of A and B point the wrong way. An evaluation is an opinion; and three boards that were chosen to be tricky are no fair test of one.
#
# </details>

# %% [markdown]
# ## 07.2 The score of the windows (3 points, 15 minutes, write)
#
# Return the score of `player` (+1 or -1) in `position`. Each of the 69 windows of four counts for what is on it, and nothing if it is not in this table:
#
# | on the window | points |
# |---|---|
# | four of the player's discs | 100 |
# | three of the player's discs and one empty cell | 5 |
# | two of the player's discs and two empty cells | 2 |
# | three of the **other** player's discs and one empty cell | -4 |
#
# Add 3 for each of the player's discs in column 4.
#
# `windows(7, 6)` lists all windows, each as four cells. You may also find them yourself.
#
# Examples: `window_score(ConnectFour.parse("17273"), +1)` is `7`, for a three and a two; for -1 it is `-4 + 2`, because red has a three and amber has two discs in column 7.


# %% tags=["exercise-07.2"]
def window_score(position, player):
    ### BEGIN SOLUTION
    score = 3 * position.columns[3].count(player)
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        own, other, empty = discs.count(player), discs.count(-player), discs.count(0)
        if own == 4:
            score += 100
        elif own == 3 and empty == 1:
            score += 5
        elif own == 2 and empty == 2:
            score += 2
        elif other == 3 and empty == 1:
            score -= 4
    return score
    ### END SOLUTION


# %%
check("07.2", window_score)

# %% [markdown]
# ## 07.3 The same board from both sides (2 points, 8 minutes, write)
#
# `score(position, player)` is any one-sided score, such as yours from 07.2. Make an opinion of it that negamax can use: the value of `position` **in the view of the side to move**. Seen from the other side, the same board has to be worth exactly the negative.
#
# Example: after `"4"` red has 3 points by `window_score` and amber none, and amber is to move. So `evaluate(ConnectFour.parse("4"), window_score)` is `-3`.
#
# The check calls it with other scores too. `discs_in_centre`, for one, is how many discs a player has in column 4.


# %% tags=["exercise-07.3"]
def evaluate(position, score):
    ### BEGIN SOLUTION
    return score(position, position.player) - score(position, -position.player)
    ### END SOLUTION


# %%
check("07.3", evaluate)

# %% [markdown]
# ## 07.4 Threats that are worth having (4 points, 16 minutes, write)
#
# Return the threats that are kept as a dict: `{+1: red's cells, -1: amber's cells}`, two sets.
#
# 1. A threat of a player's is an **empty** cell where their disc would complete four. It need not be possible to play there yet. Two lines that lack the same cell are one threat.
# 2. A threat is dropped if the other side has a threat in the cell directly below. Both sides are held against **all** threats of the other, also those that are dropped themselves.
#
# Examples: `kept_threats(ConnectFour.parse("112233"))` is `{1: {(4, 1)}, -1: set()}`. Amber's threat d2 lies directly above red's d1. And `kept_threats(ConnectFour.parse("62272265412313355"))` is `{1: {(4, 3)}, -1: set()}`: nobody can play on d3 yet, and it is a threat all the same.


# %% tags=["exercise-07.4"]
def kept_threats(position):
    ### BEGIN SOLUTION
    found = {+1: set(), -1: set()}
    for window in windows(7, 6):
        discs = [position.at(cell) for cell in window]
        for player in (+1, -1):
            if discs.count(player) == 3 and discs.count(0) == 1:
                found[player].add(window[discs.index(0)])
    return {
        player: {(column, row) for column, row in cells if (column, row - 1) not in found[-player]}
        for player, cells in found.items()
    }
    ### END SOLUTION


# %%
check("07.4", kept_threats)

# %% [markdown]
# ## 07.5 It sees the win and plays something else (3 points, 12 minutes, bug hunt)
#
# `value(position, depth)` looks `depth` moves ahead and gives the value for the side to move: above 0 it wins, below 0 it loses, and 0 is a draw or not yet known. Red is to move on this board, and looks three moves ahead:

# %%
position = ConnectFour.parse("415161")
HTML(img(draw(position), position.diagram()))

# %% [markdown]
# Columns 3 and 7 win at once. But when you choose the first column with the best value, as in
#
# ```python
# max(position.moves(), key=lambda column: -value(position.play(column), 2))
# ```
#
# then column 1 is played. There are **two** faults. Mend `value` so that
#
# - a sooner win is worth more than a later one, and a later loss costs less than a sooner one;
# - a draw is worth 0.
#
# How large the numbers are is up to you.


# %% tags=["exercise-07.5"]
def value(position, depth):
    ### BEGIN GIVEN
    # if not position.moves():  # won, or drawn
    #     return -100
    ### END GIVEN
    ### BEGIN SOLUTION
    if position.result() == 0:
        return 0
    if position.result() is not None:
        return -(100 + position.left)
    ### END SOLUTION
    if depth == 0:
        return 0
    return max(-value(position.play(move), depth - 1) for move in position.moves())


# %%
check("07.5", value)

# %% tags=["solution-only"]
assert max(position.moves(), key=lambda column: -value(position.play(column), 2)) == 3

# %% [markdown]
# ## 07.6 Every line there is (3 points, 15 minutes, write, hard)
#
# Instead of looking at 69 windows in each position, look each *line* up in a table that was made once. A line gets a **number**: its cells are digits in base 3, 0 for empty, 1 for red, 2 for amber, and the first cell counts 1, the second 3, the third 9, and so on.
# The line `X X . . O` is 1 + 3 + 2 × 81 = 166.
#
# Return a dict with one table for **each length** that a line of the board can have, if a four fits into it. The table for length n is a list: entry i is what the line with number i is worth, which is the sum over its windows of **four** cells. A window with one, two or three
# discs of one colour is worth 1, 4 or 9, a complete four 10,000, and one with both colours or none nothing. Red's count above 0, amber's below.
#
# Examples: `line_tables()[5][166]` is `4`: the first window, `X X . .`, is worth 4, and the second, `X . . O`, nothing. And `line_tables()[5][2 * 3]`, the line `. O . . .`, is `-2`.


# %% tags=["exercise-07.6"]
def line_tables():
    ### BEGIN SOLUTION
    def worth(window):
        red, amber = window.count(1), window.count(2)
        if red and amber:
            return 0
        return (0, 1, 4, 9, 10_000)[red] - (0, 1, 4, 9, 10_000)[amber]

    def line_worth(number, length):
        digits = [number // 3**place % 3 for place in range(length)]
        return sum(worth(digits[start : start + 4]) for start in range(length - 3))

    return {
        length: [line_worth(number, length) for number in range(3**length)]
        for length in (4, 5, 6, 7)
    }
    ### END SOLUTION


# %%
check("07.6", line_tables)

# %% tags=["solution-only"]
assert sum(map(len, line_tables().values())) == 3_240

# %% [markdown]
# Then put them to use. The board has 25 lines, so 25 look-ups are an evaluation:
#
# ```python
# tables = line_tables()
#
#
# def squares(position):
#     total = 0
#     for line in lines(7, 6):
#         number = sum(position.at(cell) % 3 * 3**place for place, cell in enumerate(line))
#         total += tables[len(line)][number]
#     return total
#
#
# game = ConnectFour.parse("445566")
# squares(game), Squares()(game)
# ```
#
# (In Python `-1 % 3` is 2.) Both should say the same when red is to move. Most of the time now goes into the numbers. Where does a program save that, when it drops one disc after the other?

# %% tags=["solution-only"]
tables = line_tables()


def squares(position):
    total = 0
    for line in lines(7, 6):
        number = sum(position.at(cell) % 3 * 3**place for place, cell in enumerate(line))
        total += tables[len(line)][number]
    return total


game = ConnectFour.parse("445566")
assert squares(game) == Squares()(game)

# %% [markdown]
# ## An open question (not graded)
#
# Of two evaluations, one foretells the winner better: shown a thousand positions, it is right more often. Yet in a match, each in the same search, the other one may win. How can that be? Write down at least two reasons.

# %% [markdown] tags=["solution-only"]
# **A model answer.** A search does not ask who wins *this* position. It compares positions a few moves further on with each other, mostly very like each other, and takes the best. An evaluation that is silent on most boards, or gives them all the same number, can be right
# whenever it speaks and still be no help in choosing between two quiet moves. Then, what foretells well may cost more: with the same time on the clock it looks fewer moves ahead, and a search that sees a win two moves deeper needs no opinion about it. Then, the search
# finds the positions where an evaluation is *wrong*: it goes through thousands of leaves and takes the largest number, so a rare gross mistake does more harm than many small ones. And last, the thousand positions came from somewhere. If they are from random games, they are not those
# that this player gets into. So measure both: how well it foretells, and how it plays, with the search and the time that it will have.
