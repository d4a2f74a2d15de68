"""What is known to go wrong in 16.5: with the bounds, with other keys, and with the packing."""

from c4lab.checks.writing import contains, known

KEY_ZERO = known(r"""
    key-zero: An unused slot holds 0, but your table reads this as an entry for some key. A stored
            entry must never be 0, and 0 must mean "no entry".
        entry >> 12 != key => entry >> 12 != key // len(self.slots) && (key << 6 =>
            (key // len(self.slots) << 6
""")
IN_BOUNDS = known(
    r"""
    bound-as-value: The lower bound is stored as both bounds. An entry has two: at least `lower`, at
            most `upper`.
        | upper + 32 => | lower + 32
    upper-as-lower: The upper bound is stored as the lower one too. An entry has two: at least
            `lower`, at most `upper`.
        | lower + 32 => | upper + 32
    sides-swapped: Both bounds come back in the wrong order: `upper` is stored or read as `lower`.
        (key << 6 | lower + 32) << 6 | upper + 32 => (key << 6 | upper + 32) << 6 | lower + 32
    brackets: `-` comes before `&`, so `entry & 63 - 32` means `entry & (63 - 32)`. Put brackets
            around `entry & 63`.
        (entry >> 6 & 63) - 32, (entry & 63) - 32 => entry >> 6 & 63 - 32, entry & 63 - 32
        (entry >> 6 & 63) => entry >> 6 & 63
        seen: takes_away_first
    mixed-with-the-given: You mix the stored bounds with the two that `bounds` was given. If
            something is stored for the key, return the stored pair as it is.
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            max(lower, (entry >> 6 & 63) - 32), min(upper, (entry & 63) - 32)
        return (entry >> 6 & 63) - 32, (entry & 63) - 32 => return
            min(lower, (entry >> 6 & 63) - 32), max(upper, (entry & 63) - 32)
    never-negative: A negative number has a 1 in every bit to the left, and these overwrite the key.
            Add a number to each bound before you pack it, and subtract it when you read.
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && & 63) - 32, (entry & 63) - 32 =>
            & 63), (entry & 63)
        lower + 32) << 6 | upper + 32 => lower) << 6 | upper && entry >> 12 != key => entry == 0 &&
            & 63) - 32, (entry & 63) - 32 => & 63), (entry & 63)
        | lower + 32 => | lower
        | upper + 32 => | upper
    still-negative: The number that you add to a bound is too small: -21 is still below 0. A
            negative number has a 1 in every bit to the left, and these overwrite the key. Add 21 or
            more.
        + 32 => + 16 && - 32 => - 16
        + 32 => + 20 && - 32 => - 20
        + 32 => + 10 && - 32 => - 10
        + 32 => + 8 && - 32 => - 8
        seen: adds_too_little
    added-too-much: The number that you add to a bound is too large: 21 becomes 64 or more, which
            six bits cannot hold. Add at least 21 and at most 42.
        + 32 => + 64 && - 32 => - 64
        + 32 => + 50 && - 32 => - 50
        + 32 => + 43 && - 32 => - 43
    not-taken-away: Subtract what you added to a bound when you read it.
        >> 6 & 63) - 32, (entry & 63) - 32 => >> 6 & 63), (entry & 63)
    field-too-small: From -21 to 21 there are 43 bounds: five bits hold only 32 numbers.
        << 6 | lower + 32) << 6 | upper + 32 => << 6 | lower + 32) << 6 | (upper + 32) % 32
        & 63) - 32, (entry & 63) - 32 => & 31) - 32, (entry & 31) - 32
        << 6 | lower + 32) << 6 | upper + 32 => << 6 | lower + 21) << 6 | upper + 21 &&
            & 63) - 32, (entry & 63) - 32 => & 31) - 21, (entry & 31) - 21
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 16) << 5 | upper + 16 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 16, (entry & 31) - 16
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 21) << 5 | upper + 21 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 21, (entry & 31) - 21
        << 6 | lower + 32) << 6 | upper + 32 => << 5 | lower + 32) << 5 | upper + 32 &&
            entry >> 12 != => entry >> 10 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            (entry >> 5 & 31) - 32, (entry & 31) - 32
    other-number-back: You subtract another number when you read a bound than you add when you pack
            it.
        | upper + 32 => | upper + 21
        - 32, (entry & 63) - 32 => - 21, (entry & 63) - 21
        | lower + 32) << 6 | upper + 32 => | lower + 21) << 6 | upper + 21
        | lower + 32) << 6 | upper + 32 => | lower + 22) << 6 | upper + 22
        - 32, (entry & 63) - 32 => - 31, (entry & 63) - 31
    plus-before-shift: `+` goes before `<<`: `key << 6 + lower` shifts by `6 + lower` bits. Put
            brackets around the shift, or write `|` in place of `+`.
        (key << 6 | lower + 32) << 6 | upper + 32 => key << 6 + lower + 32 << 6 + upper + 32
        (key << 6 | lower + 32) << 6 | upper + 32 => (key << 6) + lower + 32 << 6 + upper + 32
        seen: shifts_by_a_sum
    not-found: What was stored does not come back. `store` and `bounds` must agree about the slot,
            and about where the key begins in an entry.
        entry >> 12 != key => entry >> 10 != key
        self.slots[key % len(self.slots)] = entry => pass
    none-for-nothing: If nothing is known, return the two bounds that `bounds` was given.
        return lower, upper => return -21, 21
        return lower, upper => return None
""",
    adds_too_little=contains(*(f"$score + {n}" for n in range(7, 21))),
    shifts_by_a_sum=contains("$a << $b + $c"),
    takes_away_first=contains("$a & $b - $c"),
)


IN_OTHERS = known(r"""
    key-not-compared: The slot holds another key. Compare the stored key with the one that `bounds`
            is asked about.
        >> 12 != key => == 0
    key-cut: Your table takes keys for each other that differ only in higher bits. If the size is a
            power of two, the slot already says the last bits of the key, so storing these is not
            enough.
        entry >> 12 != key => entry >> 12 != key % 2**16 && (key << 6 => (key % 2**16 << 6
        entry >> 12 != key => entry >> 12 != key % 2**32 && (key << 6 => (key % 2**32 << 6
    merged: Your entry depends on what was in the slot before. `store` should store the two bounds
            that it gets, and replace what was there, even for the same key.
        entry = (key << 6 | lower + 32) => lower, upper = (max(lower, self.bounds(key, -21, 21)[0]),
            min(upper, self.bounds(key, -21, 21)[1]))\n        entry = (key << 6 | lower + 32)
        entry = (key << 6 | lower + 32) => lower, upper = (min(lower, self.bounds(key, 21, -21)[0]),
            max(upper, self.bounds(key, 21, -21)[1]))\n        entry = (key << 6 | lower + 32)
    mixed-with-the-old: You mix the new entry with the old one. The old entry should be gone: assign
            the new one with `=`.
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] |= entry
        self.slots[key % len(self.slots)] = entry => self.slots[key % len(self.slots)] += entry
    first-one-stays: The first entry stays in the slot. Replace it: the newest entry stays.
        self.slots[key % len(self.slots)] = entry =>
            self.slots[key % len(self.slots)] = self.slots[key % len(self.slots)] or entry
        self.slots[key % len(self.slots)] = entry => held = self.slots[key % len(self.slots)];
            self.slots[key % len(self.slots)] = entry if held >> 12 in (0, key) else held
    all-kept: Your table still knows a key after another key took its slot. A slot has room for one
            entry, and nothing else is kept.
        self.slots = [0] * size => self.slots, self.all = [0] * size, {} &&
            if entry >> 12 != key: => if key in self.all:\n            return self.all[key]\n
            \n        if entry >> 12 != key: &&
            entry = (key << 6 => self.all[key] = lower, upper\n        entry = (key << 6
""")


IN_PACKED = known(r"""
    tuples: An entry should be one whole number, not a tuple: shift the parts, and join them with
            `|`.
        if entry >> 12 != key: => if entry == 0 or entry[0] != key: &&
            (entry >> 6 & 63) - 32, (entry & 63) - 32 => entry[1], entry[2] &&
            entry = (key << 6 | lower + 32) << 6 | upper + 32 => entry = key, lower, upper
    none-in-slots: A slot in which nothing was stored should hold 0, as it would in an array.
        [0] * size => [None] * size && if entry >> 12 != =>
            if entry is None or entry >> 12 !=
    too-wide: An entry takes more than 62 bits: 49 for the key and 6 for each bound are enough.
        << 6 | lower + 32) << 6 => << 8 | lower + 32) << 8 && >> 12 => >> 16 && >> 6 & 63 =>
            >> 8 & 63
        (key << 6 | lower + 32) << 6 | upper + 32 => (key * 100 + lower + 50) * 100 + upper + 50 &&
            entry >> 12 != => entry // 10000 != && (entry >> 6 & 63) - 32, (entry & 63) - 32 =>
            entry // 100 % 100 - 50, entry % 100 - 50
""")
