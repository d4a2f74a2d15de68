def drawing(*bottom):
    return "\n".join([". . . . . . ."] * (6 - len(bottom)) + list(bottom))

# %% right: solution

# %% right: the last disc is nowhere
impossible = drawing("O . . . . . .", "X . . . . . .", "X . . . . . .")
# wrong reachable: "O . . . . . .", "X . . . . . .", "X => "X . . . . . .", "O . . . . . .", "X
# wrong breaks-rule-2: "X . . . . . .", "X => ". . . . . . .", "X

# %% right: two columns
impossible = drawing(". . X . X . .", ". . O . O . .")
# wrong reachable: ". . X . X . .", ". . O . O => ". . O . X . .", ". . X . O

# %% wrong: too-many-discs, both have won
impossible = drawing("X . . . . . O", "X . . . . . O", "X . . . . . O", "X . . . . . O")

# %% wrong: too-many-discs, the third of the lesson
impossible = drawing("O . O . . . .", "X . X . . . .", "X O X . . . .")

# %% right: small letters, printed
impossible = drawing("x......", "o......") + "\n1234567"
# wrong strange-signs: x => 1
# wrong wrong-size: x......", => x.....",

# %% wrong: breaks-rule-2
impossible = drawing(". . . X . . .", ". . . . . . .", "O . . . . . .")

# %% wrong: breaks-rule-3
impossible = drawing("X X X O . . .")

# %% wrong: breaks-rule-3, amber first
impossible = drawing(". . . O . . .")

# %% wrong: reachable
impossible = drawing(". . . X . . .", ". . . O . . .", ". . . X O . .")

# %% wrong: too-many-discs
impossible = drawing(
    "X O X O . . .",
    "X O X O X O X",
    "O O O X X X O",
    "X X X O O O X",
    "O O O X X X O",
    "X X X O O O X",
)

# %% wrong: wrong-size
impossible = drawing("X O")[:20]

# %% wrong: not-text
impossible = [[0] * 7] * 6
