"""16.1 Which slots are in use, what an entry says, and which keys may be cut."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    8 slots or 12 slots or 7 slots = ...: write down the remainder of each of the ten
        keys. How many different numbers are there?
    lower = ...: read its six bits as a number, and subtract what was added.
    entry = ...: three numbers go into their fields: the key, and a packed 0 for each bound.
    8 slots = 8 | 10: every key is a multiple of 8. What is the remainder?
    8 slots = 0: all ten keys are in slot 0, so one slot is in use.
    12 slots = 4 | 5 | 6: 8 and 12 are multiples of 4, and so are the remainders. How many multiples
        of 4 are below 12?
    12 slots = 10 | 12: 0, 8, 16, 24 leave 0, 8, 4, 0 over. Go on.
    12 slots = 2: 0, 8, 16, 24 leave 0, 8, 4, 0 over: there is a third one.
    7 slots = 10 | 8: there are only 7 slots, 0 to 6, so some of the ten keys share one.
    7 slots = 1: 8 leaves 1 over, 16 leaves 2.
    lower = 31: 32 was added to it before it was packed.
    lower = 1: 31 is less than 32, so the bound is below 0.
    lower = 2: that is the upper bound. The lower one comes first, the upper one is in the last six
        bits.
    entry = 4096: that is only the key. 32 is added to each bound, also to 0, before it is packed.
    entry = 1100000100000: those are its binary digits, read as a decimal number. Write 0b before
        them.
    entry = 64 | 65 | 96 | 97 | 128: behind the key stand two bounds with 6 bits each, so it moves
        by 12 bits and not by 6.
    entry = 2080: those are the two bounds, without the key before them.
    entry = 6144 | 4128: only one of the two bounds is packed as 32.
    entry = 4160: the key is right, but one of the two bounds is not in its place. Or was 32 added
        twice?
    entry = 1: the key stands before twelve bits of bounds.
    A: 128 slots = yes: the slot is the last seven bits of the key, and you would store the same
        bits again.
    B: 97 slots = yes: 97 is a prime. Is 97 times 1,024 larger than any key?
    C: 105 slots = no: 105 is no prime, but it does not have to be one. Is it odd, and is 105 times
        1,024 larger than any key?
    D: quotient = no: quotient times 128 plus the slot is the key.
""")


@exercise("16.1")
def predicted(answer: Answer) -> None:
    keys = list(answer.solution)
    parts = {"slots": keys[:3], "fields": keys[3:5], "cut keys": keys[5:]}
    predictions(answer, answer.solution, mistakes=MISTAKES, parts=parts)
