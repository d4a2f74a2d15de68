"""15.1 Which columns survive the filters, which is tried first, and which rules are safe."""

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
C survive = 6 | 7: red would win on f2 with the next disc. A forced move is the only one left.
C first = 2: a disc in column 2 lands on b1, and f2 stays open.
D survive = 0: red has three in a row, and there is a disc at both ends already.
D survive = 1 | 2: beside red's three there is no empty cell: nothing has to be blocked.
D first = 2 | 6: there is a disc beside red's three already. Nothing is forced.
E survive = 7: two landings are right below cells where amber would make four.
E survive = 6: there are two cells where amber would make four, one on the left, one on the right.
E survive = 2: those are the columns that go. How many are left?
E first = 4: after column 4 red has no winning cell. Some other columns make one.
E first = 3 | 6: then amber answers right above it, and wins.
E first = 2 | 1: it makes one winning cell, and so does a column that is nearer to the centre.
F safe or G safe or H safe or I safe or J safe = ...: answer "yes", if the rule is safe, or "no".
F safe = no: an order leaves no move out, so all that it changes is the work.
G safe = yes: the only move that wins may be in column 1. Nothing proves that it is no better than \
the others.
H safe = no: after such a move the game is lost, and no other move can be worse. That is a proof.
I safe = no: it is a bad order, and an order all the same. All moves are still there.
J safe = yes: the only move that wins may make no winning cell at all. What would prove that it is \
among the three?
K times = 3 | 0.5: divide the seconds of each way by its own nodes. Then divide the time of a node \
with the step by that of a node without it.
K times = ...: without the step a node takes 0.3 / 30,000 seconds. How long does it take with it?
L times = 2: that is what the step costs now, and it still saves time. What if it took longer?
L times = 3: now the step saves two thirds of the time. How much longer may each of the \
5,000 nodes take before nothing is saved?
L times = ...: the 5,000 nodes may take 0.3 seconds together, as the 30,000 nodes do without the \
step. How long is that for one of them?
""")
YES, NO = ("yes", "y", True, "safe"), ("no", "n", False, "not safe")


@exercise("15.1")
def survive(answer: Answer) -> None:
    truth = answer.solution
    groups = {"A and B": "AB", "C": "C", "D": "D", "E": "E", "rules": "FGHIJ", "cost": "KL"}
    parts = {name: [key for key in truth if key[0] in keys] for name, keys in groups.items()}
    spellings = {"yes": YES, "no": NO}
    predictions(answer, truth, mistakes=MISTAKES, spellings=spellings, parts=parts)
