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
# # Exercises 2 · Alpha-beta
#
# **About 60 minutes, 16 points.** They belong to the lesson [Alpha-beta](../notebooks/02_alpha_beta.ipynb).
#
# As before: an answer cell, a check cell, `hint("02.3")` when you are stuck, `solution("02.3")` after an honest try.

# %%
from math import inf, log

from c4lab.checks import check, hint, solution
from c4lab.games import TicTacToe
from c4lab.instruments import Meter
from c4lab.pictures import sketch
from c4lab.search import alphabeta as search
from c4lab.search import minimax

# %% [markdown]
# ## 02.1 What is never looked at? (2 points, 8 minutes, predict)
#
# MAX begins, and alpha-beta walks through this tree from left to right. D to I have two leaves each. Write down **how many of them alpha-beta looks at**: 2, 1 or 0.
# And what is the root worth? Do it with a pencil, and write the window beside each node as you go.

# %%
sketch(
    [[[4, 7], [9, 2]], [[5, 7], [8, 6]], [[8, 3], [10, 1]]],
    names={"": "root", "0": "A", "1": "B", "2": "C"}
    | {"00": "D", "01": "E", "10": "F", "11": "G", "20": "H", "21": "I"},
)

# %% tags=["exercise-02.1"]
looked_at = {
    ### BEGIN GIVEN
    # "D": ...,
    # "E": ...,
    # "F": ...,
    # "G": ...,
    # "H": ...,
    # "I": ...,
    # "root": ...,
    ### END GIVEN
    ### BEGIN SOLUTION
    "D": 2,
    "E": 1,
    "F": 2,
    "G": 0,
    "H": 2,
    "I": 1,
    "root": 8,
    ### END SOLUTION
}

# %%
check("02.1", looked_at)

# %% [markdown]
# ## 02.2 Prune a drawn tree (3 points, 12 minutes, write)
#
# A tree is a list of branches, and a leaf is a number. `prune(tree)` returns the value of the root, where MAX is to move, and the list of the leaves that
# alpha-beta looked at, from left to right. The frame is there, and each leaf is written into `seen`. Fill in what happens at an inner node.
#
# Example: `prune([[6, 8], [3, 9]])` is `(6, [6, 8, 3])`. The 9 is never looked at.

# %% tags=["exercise-02.2"]
def prune(tree):
    seen = []

    def value(tree, maximising, alpha, beta):
        if not isinstance(tree, list):
            seen.append(tree)
            return tree
        ### BEGIN SOLUTION
        best = -inf if maximising else +inf
        for branch in tree:
            below = value(branch, not maximising, alpha, beta)
            if maximising:
                best = max(best, below)
                alpha = max(alpha, best)
            else:
                best = min(best, below)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best
        ### END SOLUTION

    root = value(tree, True, -inf, +inf)
    return root, seen


# %%
check("02.2", prune)

# %% [markdown]
# ## 02.3 Alpha-beta (4 points, 15 minutes, write)
#
# The same on positions, best without looking at the lesson. Return the value of `position` for X, who is MAX: +1, 0 or -1. `alpha` is what MAX already has elsewhere, `beta` what MIN already has.
# Between alpha and beta the value must be exact. If it lies outside, a bound will do: anything between the true value and the end of the window.
# Use `position.result()`, `position.moves()`, `position.play(move)` and `position.player`.
#
# Examples: `alphabeta(TicTacToe.parse("1524"))` is `1`, because X plays 3. `alphabeta(TicTacToe.parse("1"))` is `0`.
#
# The check looks at the values, and then counts your nodes.

# %% tags=["exercise-02.3"]
def alphabeta(position, alpha=-inf, beta=+inf):
    ### BEGIN SOLUTION
    if position.result() is not None:
        return position.result()
    best = -inf if position.player == +1 else +inf
    for move in position.moves():
        value = alphabeta(position.play(move), alpha, beta)
        if position.player == +1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
    ### END SOLUTION


# %%
check("02.3", alphabeta)

# %% [markdown]
# When it is right, count its nodes from the empty board. Walking through the squares from left to right, you should get the 18,297 of the lesson:
#
# ```python
# meter = Meter()
# alphabeta(meter.watch(TicTacToe()))
# meter.nodes
# ```
#
# And if it does not work yet, watch it:
#
# ```python
# from c4lab.instruments import trace
# from c4lab.widgets import Stepper
#
# Stepper(trace(alphabeta, TicTacToe.parse("51934")))
# ```

# %% tags=["solution-only"]
meter = Meter()
assert alphabeta(meter.watch(TicTacToe())) == 0
assert meter.nodes == 18_297
meter.nodes

# %% [markdown]
# ## 02.4 Right, but eight times too slow (2 points, 8 minutes, bug hunt)
#
# This function gives the right value in every position. From the empty board it looks at 146,120 nodes, and 18,297 are enough. Mend it.

# %% tags=["exercise-02.4"]
def mended(position, alpha=-inf, beta=+inf):
    if position.result() is not None:
        return position.result()
    if position.player == +1:
        best = -inf
        for move in position.moves():
            best = max(best, mended(position.play(move), alpha, beta))
            alpha = max(alpha, best)
            ### BEGIN GIVEN
            # if alpha > beta:
            ### END GIVEN
            ### BEGIN SOLUTION
            if alpha >= beta:
            ### END SOLUTION
                break
    else:
        best = +inf
        for move in position.moves():
            best = min(best, mended(position.play(move), alpha, beta))
            beta = min(beta, best)
            ### BEGIN GIVEN
            # if beta < alpha:
            ### END GIVEN
            ### BEGIN SOLUTION
            if beta <= alpha:
            ### END SOLUTION
                break
    return best


# %%
check("02.4", mended)

# %% [markdown]
# ## 02.5 False ties (3 points, 10 minutes, bug hunt)
#
# Somebody wants an opponent that does not always play the same game. `best_moves(position)` is meant to return **all** moves that are as good as the best one,
# so that one of them can be drawn by lot. `search` is the package's alpha-beta. But it lets losing moves in: after X has played a corner, its answer for O is `[5, 6, 8, 9]`, though only the centre, 5, draws.
# Mend it. The order of the moves in your list does not matter.

# %% tags=["exercise-02.5"]
def best_moves(position):
    ### BEGIN GIVEN
    # alpha, beta = -inf, +inf
    ### END GIVEN
    best, moves = -position.player * inf, []
    for move in position.moves():
        ### BEGIN GIVEN
        # value = search(position.play(move), alpha=alpha, beta=beta).value
        ### END GIVEN
        ### BEGIN SOLUTION
        value = search(position.play(move)).value  # the full window: an exact value
        ### END SOLUTION
        if value == best:
            moves.append(move)
        elif (value > best) == (position.player == +1):
            best, moves = value, [move]
        ### BEGIN GIVEN
        # if position.player == +1:
        #     alpha = max(alpha, best)
        # else:
        #     beta = min(beta, best)
        ### END GIVEN
    return moves


# %%
check("02.5", best_moves)

# %% tags=["solution-only"]
assert best_moves(TicTacToe.parse("1")) == [5]

# %% [markdown]
# ## 02.6 How much deeper? (2 points, 8 minutes, measure)
#
# `how_much_deeper(position, depth)` returns log(nodes of minimax) / log(nodes of alpha-beta), both counted with a `Meter` for a search to `depth` (None: to the end).
# `minimax` and `search` (alpha-beta) of the package are both called with a position and a depth. Two decimals are enough.
#
# From the empty board of tic-tac-toe the answer would be 1.35: where minimax manages 10 moves ahead, alpha-beta manages about 13.

# %% tags=["exercise-02.6"]
def how_much_deeper(position, depth):
    ### BEGIN SOLUTION
    plain, pruned = Meter(), Meter()
    minimax(plain.watch(position), depth)
    search(pruned.watch(position), depth)
    return log(plain.nodes) / log(pruned.nodes)
    ### END SOLUTION


# %%
check("02.6", how_much_deeper)

# %% [markdown]
# Then look how it changes with the depth, and with the game:
#
# ```python
# from c4lab.games import Sim
#
# for depth in range(1, 5):
#     for game in (TicTacToe(), Sim()):
#         print(type(game).__name__, depth, round(how_much_deeper(game, depth), 2))
# ```

# %% [markdown]
# ## An open question (not graded)
#
# Your teacher plays badly, and you know it. Is it still right to skip a branch because "MIN will not go there"? Does skipping it ever lose you something
# that minimax without cut-offs would have found? Write a few sentences.

# %% [markdown] tags=["solution-only"]
# **A model answer.** A cut-off never changes the value of the root, nor whether the first best move is found. So alpha-beta and minimax play the same game against your teacher;
# whatever is lost is lost by minimax already, which assumes a perfect opponent. If you want to set traps, you have to ask another question: not "which value is certain"
# but "what do I get on average". Then the cut branches *do* count, because MIN might go there after all, and cutting them as alpha-beta does is no longer right.
