# %% right: solution

# %% right: two cases, in tuples
def closing_in(search, guess, most):
    known = (-inf, inf)
    seen = []
    question = guess
    while known[0] != known[1] and most > 0:
        most -= 1
        answer = search(question - 1, question)
        if answer >= question:
            known, question = (answer, known[1]), answer + 1
        else:
            known, question = (known[0], answer), answer
        seen += [known]
    return seen

# %% right: for
def closing_in(search, guess, most):
    bounds, lower, upper = [], -inf, inf
    for _ in range(most):
        beta = guess if guess > lower else lower + 1
        beta = beta if beta >= lower + 1 else lower + 1
        guess = search(alpha=beta - 1, beta=beta)
        lower, upper = (lower, guess) if guess < beta else (guess, upper)
        bounds.append([lower, upper])
        if lower == upper:
            break
    return bounds

# %% wrong: wrong-value, same list appended
def closing_in(search, guess, most):
    known = [-inf, inf]; result = []
    while known[0] != known[1] and len(result) < most:
        beta = max(guess, known[0] + 1)
        guess = search(beta - 1, beta)
        known[0 if guess >= beta else 1] = guess
        result.append(known)
    return result
