# %% right: solution
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

# %% right: the next question in each branch
def by_steps(search, guess, step, most):
    low, high, question, seen = -inf, inf, guess, []
    while low != high and len(seen) < most:
        answer = search(question - step, question)
        if answer % step:
            raise ValueError(f"{answer} is no multiple of {step}")
        if answer >= question:
            low, question = answer, answer + step
        else:
            high = question = answer
        seen.append((low, high))
    return seen
# wrong begins-at-0|wrong-value: = -inf, inf => = 0, inf
