# %% right: solution

# %% right: three cases
def narrow(bounds, window, answer):
    low, high = bounds
    if answer <= window[0]:
        return low, min(high, answer)
    if answer >= window[1]:
        return max(low, answer), high
    return answer, answer

# %% right: the proof of each answer
def narrow(bounds, window, answer):
    (alpha, beta), proved = window, [answer, answer]
    if answer <= alpha:
        proved[0] = -inf
    elif answer >= beta:
        proved[1] = inf
    return [max(bounds[0], proved[0]), min(bounds[1], proved[1])]
