"""14.7 Hex, the discs of two sides, and what a faster win test saves."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson14_bitboards.binary_digits import WRITE_0B, binary_digits_in

PARTS = {
    "numbers": ("number 0x2f", "1101 & ~1011"),
    "sides": ("cell of mine", "number of the others"),
    "speed": ("positions with bits", "milliseconds with bits"),
}
DIGITS = {"1101 & ~1011": 100, "number of the others": 10000001}
MISTAKES = sentences("""
    number 0x2f = ...: the 2 is worth 2 times 16, and f is worth 15.
    1101 & ~1011 = ...: which bits are set in 1101, and not in 1011?
    number 0x2f = 215: f is worth 15, and the 2 in front of it 2 times 16.
    number 0x2f = 35: that is 20 + 15. In hex the place of the 2 is worth 16.
    number 0x2f = 46 | 48: f is worth 15: a is 10, b is 11, and so on.
    number 0x2f = 17: that is the sum of the digits. The place of the 2 is worth 16.
    number 0x2f = 242: that is 0xf2. The digit on the right is worth 1, the one before it 16.
    1101 & ~1011 = 9: that is 1101 & 1011. `~` turns the bits of 1011 round first.
    1101 & ~1011 = 2: that is in 1011 and not in 1101. It should be the other way round.
    1101 & ~1011 = 6: that is `^`: 1 in exactly one. It should be 1 if it is in 1101 and not in
        1011.
    1101 & ~1011 = -12: that is only ~1011. `&` keeps those of its bits that 1101 has too.
    cell of mine = ...: which bit of `mine` is set, and which cell has this number?
    cell of mine = a1: in binary 10, bit 1 is set. Bit 0, at the foot of column 1, is not.
    cell of mine = b1: in binary 10, bit 1 is set. Column 2 begins at bit 7.
    cell of mine = a3: bits are numbered from 0, and rows from 1.
    cell of mine = 2a: the letter of the column comes first.
    number of the others = ...: which discs are in the mask and not in `mine`?
    number of the others = 131: that is the mask, with the discs of both sides.
    number of the others = 2: these are the discs of the side to move.
    number of the others = 133: that is the sum. Take the discs of `mine` out of the mask.
    positions with bits = ...: what would a faster win test change about the game?
    positions with bits = 300 | 1500 | 1650 | 30000 | 5454: bits answer the same questions faster.
        The search looks at the same positions.
    milliseconds with bits = ...: which half gets faster, and how long does it take then? The other
        half takes as long as before.
    milliseconds with bits = 40: that is the time if everything is ten times as fast. But half of
        the time is for other work, which takes as long as before.
    milliseconds with bits = 20: that is what the win tests take now. The rest takes time as well.
    milliseconds with bits = 200: that is only the other work. The win tests take some time as well.
    milliseconds with bits = 240: that is a tenth of the whole time, and the other half. Only the
        win tests are ten times as fast.
""")
for key, digits in DIGITS.items():
    MISTAKES[key][digits] = WRITE_0B


@exercise("14.7")
def two_sides(answer: Answer) -> None:
    predictions(
        answer, answer.solution, mistakes=MISTAKES, parts=PARTS, read=binary_digits_in(DIGITS)
    )
