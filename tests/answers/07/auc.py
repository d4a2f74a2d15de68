import numpy as np

# %% right: solution
# wrong returns-none|return-missing: return right => right
# wrong keep-the-best|assigned-not-added|wrong-value|added-not-assigned: right += 1 => right = 1

# %% right: with sums
def auc(won, lost):
    larger = sum(good > bad for good in won for bad in lost)
    equal = sum(good == bad for good in won for bad in lost)
    return (larger + equal / 2) / len(won) / len(lost)

# %% right: by numpy
def auc(won, lost):
    return ((np.sign(np.subtract.outer(won, lost)) + 1) / 2).mean()

# %% wrong: each-number-once
def auc(won, lost):
    won, lost = set(won), set(lost)
    right = sum((w > b) + (w == b) / 2 for w in won for b in lost)
    return right / (len(won) * len(lost))
