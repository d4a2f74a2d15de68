"""00.1 The other player: small enough to try what check, hint and solution do."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, has, known
from c4lab.lessons.shared.code.seen import returns_a

TRUTH = "True or False comes back: that is an answer to a yes-or-no question."
KNOWN = known(
    f"""
    not-for-minus: {TRUTH} `not` turns True and False round. Which sign turns +1 and -1 round?
        -player => not player
        seen: has_not
    compares: {TRUTH} Return a player, +1 or -1.
        => is_o
        => is_x
        seen: compares
    tilde: `~` turns the bits of a number round, and ~1 is -2. Which sign turns 1 into -1?
        -player => ~player
    always-o: Right for +1. But after -1 it is the turn of +1 again.
        -player => -1
    same-player: The same player comes back unchanged: that is the player who was given. Who is the
            other one?
        -player => player
    always-x: Right for -1. But after +1 it is the turn of -1.
        -player => 1
    from-zero: 0 comes back, and no player is called 0. The players are +1 and -1.
        -player => 1 - player
        -player => 0 if player == 1 else 1
        -player => 0 if player == 1 else -1
        -player => 0
    from-one: 2 comes back, and no player is called 2. The players are +1 and -1.
        -player => 3 - player
        -player => 2 if player == 1 else 1
        -player => 2 if player == 1 else -1
    subtracts-one: One is subtracted: 1 - 1 is 0, and no player is called 0.
        -player => player - 1
    adds-one: One is added: 1 + 1 is 2, and no player is called 2. The players are +1 and -1.
        -player => player + 1
    two-off: Two is the distance from -1 to +1, but it has to be added for one player and subtracted
            for the other. Which sign turns both round?
        -player => player - 2
        -player => player + 2
""",
    is_o=lambda player: player == -1,
    is_x=lambda player: player == +1,
    compares=lambda tree: returns_a(tree, ast.Compare),
    has_not=has(ast.Not),
)


@exercise("00.1", KNOWN, nothing_to_draw="there are two questions")
def other_player(answer: Answer) -> None:
    compare(answer, [(+1,), (-1,)])
