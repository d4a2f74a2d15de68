"""08.7 What an order can change, and what it costs."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {"fewest nodes": "fewest", "answer": ("value", "move"), "peeks": "peeks"}
MISTAKES = sentences("""
    fewest, two moves away = ...: draw the table of section 8.2 for four moves. How many cells are
        in at least one of the proofs?
    fewest, three moves away = ...: half of 3 is 1.5. The formula of section 8.2 rounds it up once
        and down once.
    value, 7 first = ...: an order cannot change the value, which is that of the best move.
    move, 7 first or move, 1 first = ...: the first of the best moves stays. In which order are they
        tried?
    peeks by evaluation = ...: one for each legal move, to compare what comes after them.
    peeks of centre first = ...: does a move have to be played to know how far its column is from
            the middle?
    fewest, two moves away = 16: that is all of them. With the best move first, much is cut.
    fewest, two moves away = 8: the best line is in both proofs, and is looked at once.
    fewest, two moves away = 5: that is section 8.2, with three moves. Here each position has four.
    fewest, two moves away = 12: that counts the nodes above too. Asked are those two moves away.
    fewest, two moves away = 4: that is one of the two proofs alone.
    fewest, three moves away = 64: that is all of them. The best move comes first everywhere.
    fewest, three moves away = 20: the best line is in both proofs, and is looked at once.
    fewest, three moves away = 31: that counts the nodes above too. Asked are those three away.
    fewest, three moves away = 15: half of 3 is 1.5: one proof has 4 × 4, rounded up, the other 4.
    fewest, three moves away = 7: half of 3 is 1.5. One proof has it rounded up, the other down.
    value, 7 first = -1: 7 is only the first that is tried. A search takes a better one later.
    value, 7 first = 2: an order cannot change the value, which is that of the best move.
    move, 7 first = 3: 3 is worth as much as 4, and not better. Which of the two is tried first?
    move, 7 first = 7: there are better moves than 7.
    move, 1 first = 4: 4 is worth as much as 3, and not better. Which of the two is tried first?
    move, 1 first = 1: there are better moves than 1.
    peeks by evaluation = 0: it judges the position after a move, so that move is played first.
    peeks by evaluation = 1: one for each move, to compare them.
    peeks by evaluation = 4: the last move has to be judged too, or nobody knows where it belongs.
    peeks by evaluation = 7: one for each *legal* move.
    peeks of centre first = 1 | 5: the number of a column says how far it is from the middle.
""")


@exercise("08.7")
def by_order(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
