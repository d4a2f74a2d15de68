# %% right: solution

# %% right: three cases
def close_in(ask, low, high):
    while low < high:
        third = (high - low) // 3
        alpha, beta = low + third, high - third
        answer = ask(alpha, beta)
        if answer <= alpha:
            high = answer
        elif answer >= beta:
            low = answer
        else:
            return answer
    return low
# wrong edge-is-exact: elif => if

# %% right: inside first
def close_in(ask, low, high):
    while low < high:
        third = (high - low) // 3
        answer = ask(low + third, high - third)
        if low + third < answer < high - third:
            return answer
        low, high = (low, answer) if answer <= low + third else (answer, high)
    return high

# %% right: by recursion
def close_in(ask, low, high):
    if low == high:
        return low
    third = (high - low) // 3
    answer = ask(low + third, high - third)
    if low + third < answer < high - third:
        return answer
    if answer <= low + third:
        return close_in(ask, low, answer)
    return close_in(ask, answer, high)

# %% wrong: other-windows, null windows alone
def close_in(ask, low, high):
    while low < high:
        middle = (low + high) // 2
        if ask(middle, middle + 1) > middle:
            low = middle + 1
        else:
            high = middle
    return low

# %% wrong: other-windows, the whole range
def close_in(ask, low, high):
    return ask(low - 1, high + 1)
