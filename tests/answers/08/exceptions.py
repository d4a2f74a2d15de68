# %% right: solution
# wrong not-as-asked: 262743147561266 => 57771314
# wrong wrong-kind: "722443" => 722443
# wrong wrong-keys: "C": "722443", =>

# %% right: one board for two
exceptions = {"A": "3745262", "B": "472747", "C": "3745262"}

# %% right: found by a loop
from random import Random


def nodes(position, order):
    meter = Meter()
    alphabeta(meter.watch(position), 4, Squares(), order=order)
    return meter.nodes


def boards(random):
    while True:
        position = ConnectFour()
        for _ in range(6):
            position = position.play(random.choice(position.moves()))
        if all(position.play(move).result() is None for move in position.moves()):
            yield position


found = {}
for position in boards(Random(8)):
    left, centre = nodes(position, left_to_right), nodes(position, centre_first)
    if left < centre:
        found["A"] = str(position)
    if nodes(position, look_ahead) < centre:
        found["B"] = str(position)
    if len(found) == 2:
        break
exceptions = {**found, "C": "1212144"}
