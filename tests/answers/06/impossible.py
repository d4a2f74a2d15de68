def drawing(*bottom):
    return "\n".join([". . . . . . ."] * (6 - len(bottom)) + list(bottom))

# %% right: solution

# %% right: the last disc is nowhere
impossible = drawing("O . . . . . .", "X . . . . . .", "X . . . . . .")
# wrong breaks-rule-2: "X . . . . . .", "X => ". . . . . . .", "X

# %% right: two columns
impossible = drawing(". . X . X . .", ". . O . O . .")
# wrong too-many-discs: ". . X . X . .", ". . O . O . ." => *["X . . . . . O"] * 4
# wrong breaks-rule-3: ". . X . X . .", ". . O . O . ." => "X X X O . . ."
# wrong wrong-size: drawing(". . X . X . .", ". . O . O . .") => drawing("X O")[:20]
# wrong not-text: drawing(". . X . X . .", ". . O . O . .") => [[0] * 7] * 6
# wrong reachable: ". . X . X . .", ". . O . O => ". . O . X . .", ". . X . O

# %% right: small letters, printed
impossible = drawing("x......", "o......") + "\n1234567"
# wrong strange-signs: x => 1
