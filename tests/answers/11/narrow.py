# %% right: solution
# wrong high-before-low: return low, high => return high, low

# %% right: three cases
def narrow(bounds, window, answer):
    low, high = bounds
    if answer <= window[0]:
        return low, min(high, answer)
    if answer >= window[1]:
        return max(low, answer), high
    return answer, answer
# wrong edge-is-exact: answer <= window[0] => answer < window[0]
# wrong edge-is-exact: answer >= window[1] => answer > window[1]
# wrong window-for-answer: min(high, answer) => min(high, window[0])
# wrong window-for-answer: min(high, answer) => window[0] && max(low, answer) => window[1]
# wrong one-too-far: min(high, answer) => min(high, answer - 1) && max(low, answer) => max(low, answer + 1)
# wrong old-bound-lost: return max(low, answer), high => return answer, high

# %% right: the proof of each answer
def narrow(bounds, window, answer):
    (alpha, beta), proved = window, [answer, answer]
    if answer <= alpha:
        proved[0] = -inf
    elif answer >= beta:
        proved[1] = inf
    return [max(bounds[0], proved[0]), min(bounds[1], proved[1])]
# wrong wrong-end: proved[0] = -inf\n    elif answer >= beta:\n        proved[1] = inf => proved[1] = inf\n    elif answer >= beta:\n        proved[0] = -inf
