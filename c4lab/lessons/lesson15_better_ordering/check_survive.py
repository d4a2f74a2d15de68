"""15.1 Which columns survive the filters, and which is tried first."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""\
A survive or B survive or C survive or D survive or E survive = ...: own win, block, cell below \
theirs: write down after each filter which columns are left.
A first or B first or C first or D first or E first = ...: of the columns that survive, which \
leaves most winning cells, and which of equal ones is nearest to the centre? 0 if none survives.
A survive = 7: red can win with this disc: then nothing else is worth a search.
A survive = 2: amber has three in column 5, but red wins first. A block is not needed.
A first = 5: that blocks amber. What can red do instead?
A first = 4: the centre counts only among those that survive. Can red win at once?
B survive = 2: red threatens two cells. Whichever amber takes, red wins on the other.
B survive = 1: one block is not enough here. How many cells does red threaten?
B survive = 7: red has three in a row. Is there an empty cell beside them, where a disc can land?
B first = 1 | 3 | 4 | 5 | 7: no column survives, so there is none to try first: write 0.
B first = 2 | 6: after that block red wins on the other side.
C survive = 2: a disc cannot land on b2 now, because b1 is empty. Only f2 has to be blocked.
C survive = 0: red has two winning cells, but only one of them is within reach.
C survive = 6 | 7: red would win on f2 with the next disc. The block is the only move that is left.
C first = 2: a disc in column 2 lands on b1, and f2 stays open.
D survive = 0: red has three in a row, and there is a disc at both ends already.
D survive = 1 | 2: beside red's three there is no empty cell: nothing has to be blocked.
D first = 2 | 6: there is a disc beside red's three already. Nothing is forced.
E survive = 7: two landings are right below cells where amber would make four.
E survive = 6: there are two cells where amber would make four, one on the left, one on the right.
E survive = 2: that is how many columns are left out. How many stay?
E first = 4: after column 4 red has no winning cell. Some other columns make one.
E first = 3 | 6: then amber drops a disc right above yours, and wins.
E first = 2 | 1: it makes one winning cell, and so does a column that is nearer to the centre.
""")


@exercise("15.1")
def survive(answer: Answer) -> None:
    truth = answer.solution
    groups = {"A and B": "AB", "C": "C", "D": "D", "E": "E"}
    parts = {name: [key for key in truth if key[0] in keys] for name, keys in groups.items()}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
