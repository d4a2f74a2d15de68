# %% right: solution
# wrong not-as-asked: 132615333351377744417671142666 => 165222577567172153112576
# wrong wrong-kind: "132615333351377744417671142666" => 132615333351377744417671142666
# wrong wrong-keys: "A" => "C"

# %% right: others
boards = {"A": "422144266162561767711732136443", "B": "165222577567172153112576"}

# %% right: found by a loop
from random import Random

random, boards = Random(17), {"B": "636123661772162732642777"}
while "A" not in boards:
    position = ConnectFour()
    while len(position.history) < 26 and position.moves():
        position = position.play(random.choice(position.moves()))
    if position.moves() and all(
        position.play(move).result() is None for move in position.moves()
    ):
        with_it, without = nodes(all_parts, position), nodes(without_order, position)
        if 20 < with_it and without < with_it:
            boards["A"] = str(position)
