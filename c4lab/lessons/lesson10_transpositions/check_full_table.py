"""10.7 Which entry stays in a slot, and which rule saves more."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    newest, slot 1 or newest, slot 2 = ...: which of the four numbers have this remainder after
        division by 4, and which of them was stored last?
    deeper, slot 1 or deeper, slot 2 = ...: which of the four numbers have this remainder after
        division by 4, and which of them has the larger depth?
    newest, slot 1 = 5: 9 % 4 is 1 as well, and 9 came later.
    newest, slot 2 = 2: 6 % 4 is 2 as well, and 6 came later.
    newest, slot 1 or deeper, slot 1 = 6: 6 % 4 is 2, so 6 is not in slot 1.
    newest, slot 1 or deeper, slot 1 = 2: 2 % 4 is 2, so 2 is not in slot 1.
    newest, slot 2 or deeper, slot 2 = 9: 9 % 4 is 1, so 9 is not in slot 2.
    newest, slot 2 or deeper, slot 2 = 5: 5 % 4 is 1, so 5 is not in slot 2.
    deeper, slot 1 = 9: 9 has depth 2. Which other entry belongs in this slot, and how deep is it?
    deeper, slot 2 = 2: 2 has depth 3. Which other entry belongs in this slot, and how deep is it?
    9 comes ten times or 9 comes twenty times = ...: answer "newest" or "deeper".
    9 comes ten times = newest: then 9 is in the table and 5 is not: 400 nodes. With the deeper rule
        it is the other way round, and 9 is searched ten times. How many nodes is that?
    9 comes twenty times = deeper: then 5 is in the table and 9 is not, and 9 is searched twenty
        times. How many nodes is that? And how many is it with the newest rule?
""")
RULES = {
    rule: (rule, f"the {rule}", f"{rule} one", f"the {rule} one") for rule in ("newest", "deeper")
}


@exercise("10.7")
def full_table(answer: Answer) -> None:
    truth = answer.solution
    parts = {
        "slots": [key for key in truth if "slot" in key],
        "rules": [key for key in truth if "comes" in key],
    }
    predictions(answer, truth, mistakes=MISTAKES, spellings=RULES, parts=parts)
