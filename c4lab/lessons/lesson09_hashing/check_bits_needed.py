"""09.6 How many bits keep different boards apart."""

import ast
from random import Random

from c4lab.checks.writing import Answer, Wrong, compare, contains, exercise, known
from c4lab.lessons.lesson09_hashing import fresh_cases
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.positions.boards import parsed, random_position

random = Random(14)
SOME = [random_position(12, random) for _ in range(40)]  # by chance they need 15 bits
DIFFERENT = [
    parsed(*games)
    for games in (
        ("",),
        ("4",),
        ("4", "44"),
        ("4", "5", "45"),
        ("1", "2", "3", "4"),
        ("44", "4453", "11", "17", "71", "2"),
    )
]
TWICE = [
    parsed("4", "4"),
    parsed("12", "21", "1234", "3214", "1432", "5"),
    parsed("4435", "4534", "1", "1", "2"),
]
MANY = [*(SOME[:count] for count in (8, 12, 20, 40)), [*SOME[:15], *SOME[:15]]]
ENDLESS = 300_000  # steps for a short list: comparing all pairs takes some 60,000


def made_once(tree: ast.Module) -> bool:
    """Whether `Zobrist` is called, but in no loop."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return MAKES(tree) and not any(map(MAKES, loops))


MAKES = contains("Zobrist($$bits)")
HASHES = "len({hashed(position) for position in boards.values()})"
ESTIMATE = r"bits = 1\n => from math import ceil, floor, log2\n    return"
KNOWN = known(
    rf"""
    one-collision: With so many bits there is still a collision: two boards have the same hash. No
            collision is allowed, not even one.
        == len(boards) => >= len(boards) - 1
    one-bit-more: With one bit less all boards have different hashes already.
        return bits => return bits + 1
    begins-with-2: For a single board 1 bit is enough: begin with 1.
        bits = 1 => bits = 2
    one-bit-too-few: That is one bit too few: two boards still have the same hash.
        return bits => return max(1, bits - 1)
    enough-numbers: With so many bits there are enough different hashes, but two boards may still
            have the same one.
        {HASHES} => min(len(boards), 2**bits)
    rule-of-thumb: That is an estimate, a rule of thumb. Count: try 1 bit, 2 bits and so on with
            these positions.
        {ESTIMATE} max(1, round(2 * log2(len(boards))))\n
        {ESTIMATE} max(1, ceil(2 * log2(len(boards))))\n
        {ESTIMATE} max(1, floor(2 * log2(len(boards))))\n
        {ESTIMATE} max(1, floor(2 * log2(len(boards))) + 1)\n
        {ESTIMATE} max(1, ceil(2 * log2(len(boards))) + 1)\n
        {ESTIMATE} 2 * len(boards).bit_length()\n
        {ESTIMATE} max(1, ceil(log2(len(boards) * (len(boards) - 1) / 2 or 1)))\n
        {ESTIMATE} max(1, len(boards).bit_length())\n
        {ESTIMATE} max(1, len(boards))\n
        {ESTIMATE} 6\n
    another-argument: Zobrist gets the number of bits first, as `Zobrist(bits)`. A `seed` chooses
            other random numbers, of as many bits as before.
        (bits) => (seed=bits)
        seen: gives_a_seed
    always-1: The answer is 1 for every list. Do you make the hashes with `Zobrist(bits)`, and do
            you compare all of them?
        {HASHES} => len(boards)
    first-two-only: It stops when two boards have different hashes. All boards need different
            hashes.
        bits = 1\n => boards = dict(list(boards.items())[:2])\n    bits = 1\n
        == len(boards) => >= min(2, len(boards))
    neighbours-only: Only neighbours in the list are compared. Every pair of boards counts.
        {HASHES} == len(boards) => all(hashed(one) != hashed(two)
            for one, two in zip(list(boards.values()), list(boards.values())[1:]))
        {HASHES} == len(boards) => all(hashed(positions[0]) != hashed(each)
            for each in list(boards.values())[1:])
    stops-too-soon: It stops at a number of bits that is not enough for so many boards. Go on until
            it is enough.
        bits += 1 => bits += 1\n        if bits == 8:\n            return 8
        bits += 1 => bits += 1\n        if bits == 12:\n            return 12
    in-steps: Some numbers of bits are left out. Try every one: 1, 2, 3 and so on.
        bits += 1 => bits += 2
        bits += 1 => bits *= 2
    one-seed-for-all: Take `Zobrist(bits)` as it is, with no other seed.
        Zobrist(bits).of => Zobrist(bits, 2).of
    """,
    gives_a_seed=contains("Zobrist(seed=$seed)"),
)
STOPS = (
    "For more boards it returns None: none of the numbers of bits that it tries is enough. Go on "
    "until one is."
)
ONE_FOR_ALL = (
    "`Zobrist` is called before the loop, so the hashes keep the same number of bits: make a new "
    "one for each number of bits."
)
SAME_BOARD = (
    "The same board may stand in the list more than once, also after other moves. No number of "
    "bits keeps it apart from itself. Take each board once: positions with the same `position.key` "
    "are one board."
)


@exercise("09.6", KNOWN, allowed=["Zobrist"])
def bits_needed(answer: Answer) -> str:
    with told_by_code(answer, ("still-running", made_once, "one-for-all", ONE_FOR_ALL)):
        compare(answer, [(positions,) for positions in DIFFERENT])
    try:
        for positions in TWICE:
            answer.steps((positions,), ENDLESS)
        compare(answer, [(positions,) for positions in TWICE])
    except Wrong:
        raise Wrong("same-board-twice", SAME_BOARD) from None
    try:
        compare(answer, [(positions,) for positions in MANY], fresh=fresh_cases.bits_needed())
    except Wrong as wrong:
        if wrong.reason == "returns-none":
            wrong.reason, wrong.message = "stops-too-soon", STOPS
        raise
    return f"{len(SOME)} positions need {answer.solution(SOME)} bits."
