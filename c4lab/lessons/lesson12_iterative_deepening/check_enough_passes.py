"""12.7 Which values end the passes, and which are opinions."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    passes in game A = ...: which of its values is certain first?
    passes in game A = 8: there is time for more passes, but one value is certain before, and
        looking further cannot change it.
    passes in game A = 5 | 6 | 7: an earlier pass has a certain value, and looking further cannot
        change it.
    passes in game A = 0 | 1 | 2: these values are opinions: they lie between -WIN and WIN.
    passes in game A = 3: 900 is high, but it is only an opinion: it is far below WIN.
    passes in game B = ...: which of its values is WIN or more, or -WIN or less? And what does a
        player do while it has time and no value is certain?
    passes in game B = 9: there is time for eight passes only.
    passes in game C = ...: without an evaluation the values are +1, 0 and -1. What does each of
        them say?
    passes in game C = 8: there is no evaluation, so +1 is no opinion. It says that the side to move
        can win against every reply.
    passes in game C = 6 | 7: an earlier pass has found the win already.
    passes in game C = 4 | 3 | 2 | 1 | 0: 0 may also mean that the pass did not come to the end of
        the game. So it is not certain.
""")


@exercise("12.7")
def enough_passes(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES)
