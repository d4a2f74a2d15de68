# %% right: solution
# wrong known-mistake: question": 6 => question": 5
# wrong known-mistake: "from 0, passes": 3 => "from 0, passes": 9
# wrong known-mistake: question": 6 => question": 5 && "from 0, passes": 3 => "from 0, passes": 4
# wrong known-mistake: "the value": 7 => "the value": 11
# wrong known-mistake: "from 20, passes": 4 => "from 20, passes": 3
# wrong known-mistake: "from 7, passes": 2 => "from 7, passes": 1
# wrong known-mistake: passes": 9 => passes": 8
# wrong known-mistake: "from 20, second question": 11 => "from 20, second question": 4
# wrong wrong-kind: "the value": 7 => "the value": "seven"
# wrong wrong-keys: "the value": 7, =>

# %% right: numbers with a point
pass_by_pass = {
    "from 0, second question": 6.0,
    "from 0, passes": 3,
    "the value": 7.0,
    "from 20, second question": 11,
    "from 20, passes": 4,
    "from 7, passes": 2,
    "fail-hard from 0, passes": 9,
}

# %% right: by a program
def of_13_1(alpha, beta):
    return 5 if beta <= 5 else 7 if beta <= 10 else 8 if beta <= 12 else 11

def asked(search, guess):
    lower, upper, g, questions = -inf, inf, guess, []
    while lower < upper:
        questions.append(max(g, lower + 1))
        g = search(questions[-1] - 1, questions[-1])
        lower, upper = (g, upper) if g >= questions[-1] else (lower, g)
    return questions

pass_by_pass = {
    "from 0, second question": asked(of_13_1, 0)[1],
    "from 0, passes": len(asked(of_13_1, 0)),
    "the value": 7,
    "from 20, second question": asked(of_13_1, 20)[1],
    "from 20, passes": len(asked(of_13_1, 20)),
    "from 7, passes": len(asked(of_13_1, 7)),
    "fail-hard from 0, passes": len(asked(lambda alpha, beta: max(alpha, min(7, beta)), 0)),
}
