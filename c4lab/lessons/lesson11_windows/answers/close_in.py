# %% right: solution

# %% right: inside first
def close_in(ask, low, high):
    while low < high:
        third = (high - low) // 3
        answer = ask(low + third, high - third)
        if low + third < answer < high - third:
            return answer
        low, high = (low, answer) if answer <= low + third else (answer, high)
    return high
# wrong edge-is-exact: low + third < answer => low + third <= answer

# %% right: null windows alone
def close_in(ask, low, high):
    while low < high:
        middle = (low + high) // 2
        if ask(middle, middle + 1) > middle:
            low = middle + 1
        else:
            high = middle
    return low

# %% wrong: asks-outside
def close_in(ask, low, high):
    return ask(low - 1, high + 1)

# %% wrong: asks-for-all
def close_in(ask, low, high):
    return low if low == high else ask(low, high)

# %% wrong: low-below-the-answer|edge-is-exact, as given
# wrong edge-is-exact: high = answer => high = alpha && low = answer => low = beta
