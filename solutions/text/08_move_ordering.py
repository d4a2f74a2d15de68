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
# # Exercises 8 · Move ordering
#
# **About 55 minutes, 14 points.** They belong to the lesson [Move ordering](../notebooks/08_move_ordering.ipynb).
#
# As before: an answer cell, a check cell, `hint("08.2")` when you are stuck, `solution("08.2")` after an honest try.

# %%
from IPython.display import HTML

from c4lab.checks import check, hint, solution
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.pictures import draw
from c4lab.pictures.theme import img
from c4lab.search import alphabeta, by_evaluation, centre_first, left_to_right

# %% [markdown]
# ## 08.1 Four boards, four orders (2 points, 8 minutes, predict)
#
# On these boards columns 4, 5 and 6 are full and **red is to move**. Above each board stands what each open column is worth *for red* if both play perfectly: above 0 red wins, and the larger the sooner; below 0 red loses.

# %%
def board(name, moves, worth):
    position = ConnectFour.parse(moves)
    words = "&emsp;".join(f"{column}: <b>{value:+}</b>" for column, value in worth.items())
    picture = img(draw(position), position.diagram())
    return f"<figure><figcaption><b>{name}</b><br>{words}</figcaption>{picture}</figure>"


boards = [
    board("board 1", "5547566445656646152441", {1: +6, 2: -3, 3: +10, 7: +9}),
    board("board 2", "666654456454454565", {1: -6, 2: -8, 3: -10, 7: -9}),
    board("board 3", "61555764665464456544", {1: -2, 2: -3, 3: +6, 7: +11}),
    board("board 4", "5536673564645546546447", {1: -4, 2: +10, 3: +9, 7: -3}),
]
style = "display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));max-width:720px"
HTML(f'<div style="{style}">{"".join(boards)}</div>')

# %% [markdown]
# A search tries red's four moves in one of these orders. Which one lets alpha-beta skip most, on each board? (In the positions below it goes on centre first, whatever you choose here.)
#
# | | the order |
# |---|---|
# | A | 1, 2, 7, 3 |
# | B | 2, 3, 7, 1 |
# | C | 3, 7, 1, 2 |
# | D | 7, 3, 1, 2 |

# %% tags=["exercise-08.1"]
best_order = {
    ### BEGIN GIVEN
    # "board 1": ...,
    # "board 2": ...,
    # "board 3": ...,
    # "board 4": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "board 1": "C",
    "board 2": "A",
    "board 3": "D",
    "board 4": "B",
    ### END SOLUTION
}

# %%
check("08.1", best_order)

# %% [markdown]
# Then let the machine say the same. Copy this into a new cell. It counts the nodes of alpha-beta, six moves deep, with red's four moves tried in the given order and centre first from there on:
#
# ```python
# def nodes(moves, columns):
#     root, meter = ConnectFour.parse(moves), Meter()
#     order = lambda position: columns if position == root else centre_first(position)
#     alphabeta(meter.watch(root), 6, Squares(), order=order)
#     return meter.nodes
#
#
# for columns in (1, 2, 7, 3), (2, 3, 7, 1), (3, 7, 1, 2), (7, 3, 1, 2):
#     print(columns, nodes("61555764665464456544", columns))
# ```

# %% [markdown]
# ## 08.2 Centre first (2 points, 6 minutes, write)
#
# Return the legal moves of `position` as a list, those nearest to the middle of the board first. Of two columns that are equally near, either may come first. Boards of other sizes have a middle too: `position.width` is the number of columns. (The check tries boards of five and of four columns as well, which it calls `Five` and `Four`.)
#
# `position.moves()` is a tuple, which nobody can change: `sorted(...)` and `list(...)` make a list of it.
#
# Example: on the empty board `[4, 3, 5, 2, 6, 1, 7]`, or `[4, 5, 3, 6, 2, 7, 1]`.

# %% tags=["exercise-08.2"]
def centre_out(position):
    ### BEGIN SOLUTION
    middle = (position.width + 1) / 2
    return sorted(position.moves(), key=lambda column: abs(column - middle))
    ### END SOLUTION


# %%
check("08.2", centre_out)

# %% [markdown]
# ## 08.3 Best first, for whom? (2 points, 8 minutes, write)
#
# `values` is a dict from moves to what they are worth **for the first player**. `player` is +1 if the first player is to move, and -1 if the second is. Return the moves as a list, the best for the side to move first. Equal ones may come in any order.
#
# Examples: `best_for({1: 0, 2: 5, 3: -4}, +1)` is `[2, 1, 3]`; `best_for({1: 0, 2: 5, 3: -4}, -1)` is `[3, 1, 2]`.

# %% tags=["exercise-08.3"]
def best_for(values, player):
    ### BEGIN SOLUTION
    return sorted(values, key=lambda move: player * values[move], reverse=True)
    ### END SOLUTION


# %%
check("08.3", best_for)

# %% [markdown]
# ## 08.4 The previous best first (3 points, 10 minutes, write)
#
# `best` is a dict that an earlier, less deep search has filled: from `position.key` to the move that was best there. Return the legal moves of `position` as a list: first the move that `best` remembers for this
# position, if it remembers one, and then all the others from left to right.
#
# A table can be wrong. If the remembered move is not legal here, leave it out.
#
# Examples: for the empty board and `{ConnectFour().key: 4}` the answer is `[4, 1, 2, 3, 5, 6, 7]`; with an empty dict it is `[1, 2, 3, 4, 5, 6, 7]`.

# %% tags=["exercise-08.4"]
def previous_first(position, best):
    ### BEGIN SOLUTION
    remembered = best.get(position.key)
    return sorted(position.moves(), key=lambda move: move != remembered)
    ### END SOLUTION


# %%
check("08.4", previous_first)

# %% [markdown]
# ## 08.5 All values right, and far too slow (3 points, 12 minutes, bug hunt)
#
# `best_first(position, evaluate)` is meant to give the legal moves, those first that look best for the side to move when one looks one move ahead. `evaluate` is an opinion in the view of whoever is to move in the position that it is shown.
#
# A search with it finds the right value nearly always, and looks at far more nodes than one from left to right. There are **two** faults. Mend both.

# %% tags=["exercise-08.5"]
def best_first(position, evaluate):
    ### BEGIN GIVEN
    # move_worth = {}
    # for move in position.moves():
    #     move_worth[evaluate(position.play(move))] = move
    # return [move_worth[worth] for worth in sorted(move_worth, reverse=True)]
    ### END GIVEN
    ### BEGIN SOLUTION
    worth = {move: -evaluate(position.play(move)) for move in position.moves()}
    return sorted(worth, key=worth.get, reverse=True)
    ### END SOLUTION


# %%
check("08.5", best_first)

# %% [markdown]
# ## 08.6 Count on ten positions (2 points, 10 minutes, measure)
#
# One position proves nothing. `orders` is a dict from names to orders, `positions` is a list. Return a dict from the same names to the number of nodes that `alphabeta` looks at with that order, to `depth`, **in all positions together**. Use
# `Squares()` as the evaluation.
#
# Example: `nodes_by_order({"left": left_to_right, "centre": centre_first}, [ConnectFour()], 2)` is `{"left": 42, "centre": 24}`.

# %% tags=["exercise-08.6"]
def nodes_by_order(orders, positions, depth):
    ### BEGIN SOLUTION
    counts = {}
    for name, order in orders.items():
        meter = Meter()
        for position in positions:
            alphabeta(meter.watch(position), depth, Squares(), order=order)
        counts[name] = meter.nodes
    return counts
    ### END SOLUTION


# %%
check("08.6", nodes_by_order)

# %% tags=["solution-only"]
orders = {"left": left_to_right, "centre": centre_first}
assert nodes_by_order(orders, [ConnectFour()], 2) == {"left": 42, "centre": 24}

# %% [markdown]
# Use it on ten positions of your own, in a new cell. Does the same order win everywhere?
#
# ```python
# games = ["4", "44", "4453", "1234567", "443526", "4433", "3215", "4444", "77665", "2354"]
# positions = [ConnectFour.parse(game) for game in games]
# orders = {
#     "left to right": left_to_right,
#     "centre first": centre_first,
#     "best first": by_evaluation(Squares()),
# }
# nodes_by_order(orders, positions, 4)
# ```

# %% [markdown]
# ## An open question (not graded)
#
# An ordering by evaluation looks at every move before it tries the first. At which nodes of the tree is that worth it, and at which is it not? Think of the root, of a node one move above the leaves, and of a node that is going to be cut.
# What would you do in a program of your own?

# %% [markdown] tags=["solution-only"]
# **A model answer.** Peeking costs one evaluation a move, seven or so. What it can save is the subtrees below the moves that need not be tried. At the root these are huge, so it is always worth it. One move above the leaves a subtree *is* one evaluation: there the
# peek costs as much as the search itself. At a node that is cut by the first move, all other peeks were for nothing; a cheap guess that mostly hits, such as centre first or the move that was best before, is better there. So: peek near the root or where much is left to search,
# use what costs nothing below, and measure where the border is.
