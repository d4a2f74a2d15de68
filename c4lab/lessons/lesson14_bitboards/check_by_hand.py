"""14.1 Operators, bits and cells, with pencil and paper."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson14_bitboards.binary_digits import WRITE_0B, binary_digits_in

NUMBERS = ("number 110111", "1101 & 1011", "1001 | 1100", "1101 ^ 1011", "1101 << 3", "100101 >> 2")
DIGITS = {"1101 & 1011": 1001, "1001 | 1100": 1101, "1101 ^ 1011": 110, "1101 << 3": 1101000,
          "100101 >> 2": 1001}  # fmt: skip
MISTAKES = sentences("""
    number 110111 = ...: the places are worth 32, 16, 8, 4, 2 and 1. Add up those with a 1.
    1101 & 1011 or 1001 | 1100 or 1101 ^ 1011 = ...: write one number below the other, and go
        through the digits, place by place.
    1101 << 3 = ...: write three zeros behind it.
    100101 >> 2 = ...: take its last two digits away.
    bit of e3 = ...: add 7 times the number of columns to its left, and the number of rows below it.
    cell of bit 38 = ...: how many times does 7 go into 38, and what is left over?
    discs in column 1 or discs in column 2 = ...: cut the mask into groups of seven from the right,
        and count the ones in the group.
    number 110111 = 59: that is 111011, read from the other end. The place on the right is worth 1.
    number 110111 = 110: each place is worth twice the one to its right, beginning with 1.
    number 110111 = 54 | 56: the place on the right is worth 1.
    number 110111 = 5: that is how many 1s there are. Add up what their places are worth.
    1101 & 1011 = 15: that is `|`: 1 in at least one number. `&` gives 1 only if both have it.
    1101 & 1011 = 6: that is `^`: 1 in exactly one number. `&` gives 1 only if both have it.
    1001 | 1100 = 8: that is `&`: 1 in both. For `|` one of the two is enough.
    1001 | 1100 = 5: that is `^`: 1 in exactly one. For `|` both may be 1 as well.
    1001 | 1100 = 21 | 2101: that is the sum. | carries nothing.
    1101 ^ 1011 = 15: that is |. ^ gives 0 where both are 1.
    1101 ^ 1011 = 9: that is `&`: 1 where both are 1. `^` gives 1 where they differ.
    1101 << 3 = 1: that is >>, to the right. << puts zeros behind the number.
    1101 << 3 = 26 | 52 | 208: how many zeros come in on the right?
    1101 << 3 = 39: a shift by 3 does not multiply by 3: three zeros come in on the right.
    100101 >> 2 = 148: that is <<, to the left. >> drops digits on the right.
    100101 >> 2 = 18 | 4: how many digits are lost on the right?
    bit of e3 = 31 | 37 | 38: columns and rows count from 1, and bits from 0.
    bit of e3 = 18: that counts along the rows. Bits run up the columns.
    bit of e3 = 26: each column has seven bits, one of them spare.
    cell of bit 38 = g3: each column has seven bits, one of them spare.
    cell of bit 38 = d6: that counts along the rows. Bits run up the columns.
    cell of bit 38 = f3 | e4 | e3: bit 0 is a1, so columns and rows begin with 1.
    discs in column 1 = 3: the groups of seven begin on the right.
    discs in column 1 = 4: that counts all discs. How many of them are in the lowest seven bits?
    cell of bit 38 = 4f: the letter of the column comes first.
    discs in column 2 = 1: its digits are 101. How many of them are 1?
    discs in column 2 = 5: that is what its digits 101 are worth. How many of them are 1?
    discs in column 2 = 3: that counts all digits. How many of them are 1?
    gravity allows it = yes: write column 2 upright, bit 7 at the foot. What lies below its upper \
disc?
""")
for key, digits in DIGITS.items():
    MISTAKES.setdefault(key, {})[digits] = WRITE_0B


@exercise("14.1")
def by_hand(answer: Answer) -> None:
    truth = answer.solution
    parts = {"numbers": NUMBERS, "cells": [key for key in truth if key not in NUMBERS]}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts, read=binary_digits_in(DIGITS))
