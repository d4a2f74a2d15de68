"""19.2 What the gates say of an engine, predicted."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

ENGINES = tuple("ABCDEF")
MISTAKES = sentences("""
    A = 1: every move of A is legal and comes at once.
    A = 3: an earlier gate shows it. How often does a random move win if one of seven moves wins?
    A = 4 | 5: an earlier gate shows it. Does a random move always take a win?
    A = 0: a random move misses a win sooner or later.
    B = 1: every move of B is legal and comes at once.
    B = 2: B does take every win in one.
    B = 4 | 5: an earlier gate shows it. The third one has positions in which nothing wins at once.
    B = 0: there are positions in which no move wins at once, but some moves lose.
    C = 1: the slow engine looks at the clock inside its search.
    C = 2: its first pass looks one move ahead, and sees every win in one.
    C = 3: near the end of tic-tac-toe it has time to search to the end, so its values are right.
    C = 5: an earlier gate asks for fewer boards than another engine makes. Which one?
    C = 0: one gate asks for fewer boards than the engine of the lesson makes.
    D = 2 | 3 | 4 | 5 | 0: the first place is 0. Is 0 a legal move?
    E = 1: the moves of E are legal, good or bad.
    E = 3 | 4 | 5 | 0: what does E do as the second player when a move wins at once?
    F = 2 | 3 | 4 | 5 | 0: how long may a move take, and how long does this one take?
    G, times fewer nodes = 0.2: that is the part that is left. Divide the other way round.
    G, times fewer nodes = 3200: that is a difference. "Times fewer" is a ratio.
    G, times fewer nodes = 4: four fifths are saved. How many times does 800 go into 4,000?
    G, times fewer nodes = 0.8: those are the seconds.
    G passes = no: its nodes are seen, and they are few. Its seconds are not asked.
    H passes = yes: its nodes are seen, so its seconds are not asked. How many nodes are one in
        twenty of 4,000?
    K, times as fast = 0.25: that is the part of the time that is left. Divide the other way round.
    K, times as fast = 0.06: that is a difference, in seconds.
    L surely better = yes: 9 of 12 looks good. Where does `interval(9, 12)` begin?
    wins needed of 12 = 9: `interval(9, 12)` begins below one half.
    wins needed of 12 = 7: 7 is more than half, but the interval around it is wide.
    wins needed of 12 = 12 | 11: one win less is also enough: try it with `interval`.
    wins needed of 12 = 8: `interval(8, 12)` begins far below one half.
    A or B or C or D or E or F = ...: give the number of a gate, 1 to 5.
    G, times fewer nodes or K, times as fast = ...: divide what the lesson's engine needs by
        what this one needs.
    G passes or H passes or L surely better = ...: write "yes" or "no".
    wins needed of 12 = ...: try `interval(wins, 12)` with one number after another.
""")


@exercise("19.2")
def gates(answer: Answer) -> None:
    truth = answer.solution
    parts = {"gates": list(ENGINES), "figures": [key for key in truth if key not in ENGINES]}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
