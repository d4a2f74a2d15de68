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
# # Exercises 3 · Sim and negamax
#
# **About 70 minutes, 17 points.** They belong to the lesson [Sim and negamax](../notebooks/03_sim_negamax.ipynb).
#
# As before: an answer cell, a check cell, `hint("03.2")` when you are stuck, `solution("03.2")` after an honest try.

# %%
from itertools import permutations
from math import inf

from IPython.display import HTML

from c4lab.checks import check, hint, solution
from c4lab.games import Sim
from c4lab.games.sim import EDGES
from c4lab.pictures import draw
from c4lab.pictures.theme import img

# %% [markdown]
# ## 03.1 Closing a triangle (2 points, 8 minutes, write)
#
# `edges` is a list of the edges that one player has coloured, and `edge` is the one they are about to colour. Return True if that closes a triangle, and False if it does not.
# An edge is named by its two points, the lower one first. There is no triangle in `edges` yet.
#
# Examples: `closes_triangle([12, 13], 23)` is `True`; `closes_triangle([12, 13], 24)` is `False`.

# %% tags=["exercise-03.1"]
def closes_triangle(edges, edge):
    ### BEGIN SOLUTION
    a, b = divmod(edge, 10)

    def name(p, q):
        return 10 * min(p, q) + max(p, q)

    return any(name(a, c) in edges and name(b, c) in edges for c in range(1, 7) if c not in (a, b))
    ### END SOLUTION


# %%
check("03.1", closes_triangle)

# %% [markdown]
# ## 03.2 Negamax (4 points, 15 minutes, write)
#
# Write negamax with a window, best without looking at the lesson. Return the value of `position` **for the side to move**, looking `depth` moves ahead: +1 if they win, -1 if they lose,
# 0 if nobody has won within `depth` moves. `alpha` and `beta` are the side to move's as well. Cut off where you can: the check counts the positions that you look at.
#
# Example: after 12-34-13-56-23 red has closed the triangle 1-2-3. Amber is to move and has won, so `negamax(Sim.parse("12-34-13-56-23"), 2, -inf, inf)` is `1`.

# %% tags=["exercise-03.2"]
def negamax(position, depth, alpha, beta):
    ### BEGIN SOLUTION
    if position.result() is not None:
        return position.player * position.result()
    if depth == 0:
        return 0
    best = -inf
    for move in position.moves():
        value = -negamax(position.play(move), depth - 1, -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best
    ### END SOLUTION


# %%
check("03.2", negamax)

# %% [markdown]
# Does it not work yet? Watch it:
#
# ```python
# from c4lab.instruments import trace
# from c4lab.widgets import Stepper
#
# Stepper(trace(negamax, Sim.parse("12-24-35-34-14-13-36-16-45-25-23"), 4, -inf, inf))
# ```

# %% [markdown]
# ## 03.3 Three late positions (2 points, 8 minutes, predict)
#
# Here are three games near their end. In A and C **amber** is to move, in B **red**. The thin grey edges are free.

# %% jupyter={"source_hidden": true}
late = {
    "A": Sim.parse("36-13-46-12-15-34-24-45-56-16-25"),
    "B": Sim.parse("14-15-16-23-13-56-12-26-35-24"),
    "C": Sim.parse("46-12-15-34-14-16-56-13-23-45-35"),
}
HTML(
    '<div style="display:flex;flex-wrap:wrap;gap:16px">'
    + "".join(
        f'<div style="width:240px;text-align:center">{img(draw(position), position.diagram())}'
        f"<br>{name}: {'red' if position.player == +1 else 'amber'} to move</div>"
        for name, position in late.items()
    )
    + "</div>"
)

# %% [markdown]
# Predict, with pencil and paper, what negamax answers for each if it looks to the end: +1 or -1, **for the side to move**. Remember that whoever closes a triangle loses.
# And one more: negamax looks at C with depth 1, 2, 3 and so on. `depth` is the first depth at which its answer is not 0.

# %% tags=["exercise-03.3"]
predicted = {
    ### BEGIN GIVEN
    # "A": ...,
    # "B": ...,
    # "C": ...,
    # "depth": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "A": -1,
    "B": +1,
    "C": -1,
    "depth": 3,
    ### END SOLUTION
}

# %%
check("03.3", predicted)

# %% [markdown]
# When it is right, let your negamax confirm it:
#
# ```python
# [negamax(late["C"], depth, -inf, inf) for depth in range(1, 5)]
# ```

# %% tags=["solution-only"]
assert [negamax(late[name], 5, -inf, inf) for name in "ABC"] == [-1, 1, -1]
[negamax(late["C"], depth, -inf, inf) for depth in range(1, 5)]

# %% [markdown]
# ## 03.4 Legal edges from bits (2 points, 8 minutes, write)
#
# The solver of the lesson keeps each player's edges in one whole number. Bit i stands for edge i of `EDGES`, which lists them as 12, 13, 14, ..., 56; bit 0 is the lowest.
#
# Return the list of the edges that are still free, by their names.
#
# Example: `0b1001` is 9. Its bits 0 and 3 are set, and these are the edges 12 and 15. So if `red` is 9 and `amber` is 0, then 12 and 15 are taken, and
# `legal_edges(9, 0)` begins with 13, 14, 16.

# %% tags=["exercise-03.4"]
def legal_edges(red, amber):
    ### BEGIN SOLUTION
    taken = red | amber
    return [edge for i, edge in enumerate(EDGES) if not taken >> i & 1]
    ### END SOLUTION


# %%
check("03.4", legal_edges)

# %% [markdown]
# ## 03.5 Whose opinion? (3 points, 10 minutes, bug hunt)
#
# At depth 0 a search does not have to say 0. It can ask for an opinion. Here is one for Sim: an edge is *safe* for a player if it closes none of their triangles, and
# whoever has more safe edges stands better. `lead` is **red's** safe edges minus amber's, whoever is to move. It uses your `closes_triangle` from 03.1.

# %%
def lead(position):
    def safe(mine):
        free = [edge for edge in EDGES if edge not in position.history]
        return sum(not closes_triangle(list(mine), edge) for edge in free)

    return safe(position.red) - safe(position.amber)


# %% [markdown]
# The function below is a negamax without a window, so its answer should be for the side to move. `evaluate` is an opinion in **red's** view, such as `lead`; a finished game counts 100.
# It plays well in half of all cases. Mend it, without changing `lead`.

# %% tags=["exercise-03.5"]
def search(position, depth, evaluate):
    if position.result() is not None:
        return 100 * position.player * position.result()
    if depth == 0:
        ### BEGIN GIVEN
        # return evaluate(position)
        ### END GIVEN
        ### BEGIN SOLUTION
        return position.player * evaluate(position)
        ### END SOLUTION
    best = -inf
    for move in position.moves():
        best = max(best, -search(position.play(move), depth - 1, evaluate))
    return best


# %%
check("03.5", search)

# %% [markdown]
# ## 03.6 One key for 720 positions (4 points, 20 minutes, write, hard)
#
# Two positions are the same game if one becomes the other when the six points get other names. Write a function that gives each position a **key**, such that two positions get equal keys
# exactly if they are the same in this sense. Red stays red and amber stays amber. `red` and `amber` are masks as in 03.4.
#
# What the key is does not matter: a number, a tuple, a text. It is only ever compared with `==`.
#
# Example: red has 12 and amber has 13, or red has 45 and amber has 46. Rename 1 to 4, 2 to 5 and 3 to 6: the same. So `canonical(1, 2) == canonical(4096, 8192)` has to be `True`.
# But red 12 and amber 34 have no point in common, so they need another key.

# %% tags=["exercise-03.6"]
def canonical(red, amber):
    ### BEGIN SOLUTION
    def renamed(mask, way):
        result = 0
        for i, edge in enumerate(EDGES):
            if mask >> i & 1:
                a, b = way[edge // 10 - 1], way[edge % 10 - 1]
                result |= 1 << EDGES.index(10 * min(a, b) + max(a, b))
        return result

    return min((renamed(red, way), renamed(amber, way)) for way in permutations(range(1, 7)))
    ### END SOLUTION


# %%
check("03.6", canonical)

# %% [markdown]
# ## An open question (not graded)
#
# The ladder's last rung uses symmetry at every ply and looks at the fewest positions, and yet it is slower than the rung that uses it up to ply 5. Somebody gives you another
# game with 8 symmetries, and a solver for it. How would you decide where to use them? What would you measure? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** A key costs time at *every* position where it is worked out; it saves a whole subtree, but only *where two positions meet*. Near the root subtrees are large, so one meeting pays for
# many keys. Near the end a subtree is a handful of positions, and looking at them costs less than trying all relabellings. So there is a ply at which to stop, and it depends on how expensive the key is:
# with 8 symmetries instead of 720 it will be later. To find it, run the solver with every limit from 0 to the last ply on the same positions, check that the values agree, and plot both the nodes and the
# median seconds. In Sim the nodes fall as the limit rises, while the seconds fall and then rise. Choose the lowest point of the seconds, on the machine and in the language that will be used.
