# %% right: solution
# wrong not-as-asked: 445147 => 3376463132
# wrong wrong-kind: "7231214" => [7, 2, 3, 1, 2, 1, 4]
# wrong wrong-keys: "C" => "D"

# %% right: other boards
surprises = dict(A="572156", B="45266471", C="2567114757257366")

# %% right: written in another way
A, B, C = " 64771117652 ", "11467163", "34467422453"
surprises = {"C": C, "B": B, "A": A}
