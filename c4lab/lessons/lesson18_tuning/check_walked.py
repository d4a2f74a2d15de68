"""18.4 Walks between two borders by hand, and what a border is for."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    A verdict or B verdict or C verdict = ...: write the place of the walk below each result. Which
        border does it reach first, if any? The verdict is "high", "low" or "open".
    A games or B games or C games = ...: count the results up to the one with which the walk reaches
        a border, that one included. All ten, if it reaches none.
    A verdict = open: the last two losses come too late. Where is the walk after eight games?
    A verdict = low: a win moves it up.
    A games = 10: with the verdict the match is over. After which game does the walk reach +8?
    A games = 7: the walk is at 6.5 then. Does a draw count as a win in yours?
    A games = 6: the walk is at 7 then, below the border.
    A games = 9: count the games up to the one that reaches the border, that one included.
    B verdict = open: at -8 the border is reached. It does not have to be crossed.
    B verdict = high: the wins come too late: the walk has reached a border before.
    B games = 13: with the verdict the match is over, and the wins behind it do not count.
    B games = 4 | 5: the walk is not at -8 then. Is a win +2 in yours, and a loss -3?
    C verdict = high: is a draw worth something in yours? It moves the walk down by a half.
    C games = 0: with "open" all games count that were played.
    D = ...: "yes", if Bo is wrong in more than half of such matches, or "no".
    D = no: nobody asks how it stands at the end. He stops at the first time when he is two ahead.
    E = ...: answer "closer" or "apart".
    E = closer: then a few lucky games are enough for a verdict.
    F = ...: answer "more" or "fewer".
    F = fewer: the walk has the same steps, and a longer way to go.
""")
SPELLINGS = {
    "apart": ("apart", "further apart", "wider"),
    "closer": ("closer", "closer together", "near"),
}
PARTS = {
    "verdicts": ["A verdict", "B verdict", "C verdict"],
    "ends": ["A games", "B games", "C games"],
    "risk": ["D", "E", "F"],
}


@exercise("18.4")
def walked(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, spellings=SPELLINGS, parts=PARTS)
