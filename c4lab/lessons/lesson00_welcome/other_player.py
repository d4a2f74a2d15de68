"""00.1 The other player: small enough to try what check, hint and solution do."""

from c4lab.checks.writing import Answer, compare, exercise, known

KNOWN = known("""
    always-o: Right for +1. But after -1 it is the turn of +1 again.
        -player => -1
    same-player: That is the player you were given. Whose turn is it after them?
        -player => player
    always-x: Right for -1. But after +1 it is the turn of -1.
        -player => 1
    from-zero: That counts the players 0 and 1. Here they are +1 and -1.
        -player => 1 - player
    from-one: That counts the players 1 and 2. Here they are +1 and -1.
        -player => 3 - player
    not-for-minus: `not` turns True and False round. Which sign turns +1 and -1 round?
        -$player ~> not $player
""")


@exercise("00.1", KNOWN)
def other_player(answer: Answer) -> None:
    compare(answer, [(+1,), (-1,)])
