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
# # Exercise 0 · Try the checks
#
# **About 5 minutes, 1 point.** One small exercise, to see how all the others work. It belongs to the lesson [Welcome](../notebooks/00_welcome.ipynb).
#
# Run the cells from the top with Shift + Enter.

# %%
from c4lab.checks import check, hint, solution

# %% [markdown]
# ## 00.1 The other player (1 point, 3 minutes, write)
#
# In this series the player who moves first is `+1` and the other is `-1`. Return the player who is *not* `player`.
#
# Do it in this order, to meet everything once:
#
# 1. Run the check before you have changed anything. It says "not attempted".
# 2. Answer wrongly on purpose, for instance `return player`. Run both cells. It says what is wrong, and with which input.
# 3. Run the hint. Then answer rightly.

# %% tags=["exercise-00.1"]
def other_player(player):
    ### BEGIN SOLUTION
    return -player
    ### END SOLUTION


# %%
check("00.1", other_player)

# %%
hint("00.1")

# %% [markdown]
# After a try you may look at our answer. Points are not taken away for that; they are given for what your own cell does.
#
# ```python
# solution("00.1")
# ```
#
# Now go back to the [welcome lesson](../notebooks/00_welcome.ipynb) and run its progress page again, or go on to [lesson 1](../notebooks/01_minimax.ipynb).
