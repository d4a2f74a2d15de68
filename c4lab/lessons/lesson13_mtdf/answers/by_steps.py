# %% right: solution
# wrong never-refuses: raise ValueError("The answer is no multiple of the step: this might never end.") => print("no multiple")\n            break
# wrong other-error: ValueError("The answer is no multiple of the step: this might never end. => TypeError("no multiple
# wrong other-error: if g % step != 0:\n            raise ValueError("The answer is no multiple of the step: this might never end.") => assert g % step == 0, "no multiple"
# wrong divides-by-1|raises: if g % step != 0:\n            raise ValueError("The answer is no multiple of the step: this might never end.") => if g % 1 != 0:\n            raise ValueError("half")

# %% right: two cases
def by_steps(search, guess, step, most):
    low, high, asked, seen = -inf, inf, guess, []
    while low != high and len(seen) < most:
        answer = search(asked - step, asked)
        if (answer / step) % 1:
            raise ValueError("it does not fit")
        if answer >= asked:
            low, asked = answer, answer + step
        else:
            high = asked = answer
        seen.append([low, high])
    return seen

# %% right: a check of its own
def fits(number, step):
    return number == step * round(number / step)

def by_steps(search, guess, step, most):
    known, bounds = (-inf, inf), []
    for _ in range(most):
        beta = max(guess, known[0] + step)
        guess = search(beta - step, beta)
        if not fits(guess, step):
            raise ValueError(guess, step)
        known = (known[0], guess) if guess < beta else (guess, known[1])
        bounds.append(known)
        if known[0] == known[1]:
            break
    return bounds
# wrong never-refuses: not fits(guess, step) => False

# %% wrong: driver-as-before, old driver
def by_steps(search, guess, step, most):
    lower, upper, g = -inf, inf, guess
    bounds = []
    while lower < upper and len(bounds) < most:
        beta = max(g, lower + 1)
        g = search(beta - 1, beta)
        if g < beta:
            upper = g
        else:
            lower = g
        bounds.append((lower, upper))
    return bounds

# %% wrong: never-refuses|moved-in, checked only late
def by_steps(search, guess, step, most):
    lower, upper, g = -inf, inf, guess
    bounds = []
    while lower < upper and len(bounds) < most:
        beta = max(g, lower + step)
        g = search(beta - step, beta)
        if g < beta:
            upper = g
        else:
            lower = g
        bounds.append((lower, upper))
    if g % step != 0: raise ValueError("x")
    return bounds
