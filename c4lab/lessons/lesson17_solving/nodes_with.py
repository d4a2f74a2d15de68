"""17.5 What the parts of a solver are worth, in nodes."""

from c4lab.checks.writing import Answer, Script, compare, exercise, known

LATE = ["32363212151161154453255344766365", "35312342611437675111544553357772",
        "55727317645576665634161471125144"]  # fmt: skip
ANY = "Parts(ordered=lambda mine, mask, moves: [1 << n for n in range(49) if moves >> n & 1])"
KNOWN = known(r"""
    one-solver-for-all: One solver for all choices: its nodes add up, and its parts are those of
            the first choice. Make a new one for each choice.
        found = {} => found, solver = {}, Assembled(size=10_007) &&
            solver = Assembled(parts, size=10_007) => pass
    new-for-each-position: A new solver for each position starts to count at 0 again, with an empty
            table: make one for each choice.
        solver.solve(text) => solver = Assembled(parts, size=10_007); solver.solve(text)
    parts-unused: Every choice is measured with the same parts: pass `parts` to `Assembled`.
        Assembled($p, size=$n) =~> Assembled(size=$n)
    all-choices: `Assembled` gets the dict with all choices. Give it the parts of one of them.
        for $k in $c:\n    $$a\n    $s = Assembled($c[$k], size=$n)\n    $$b ~>
            for $k in $c:\n    $$a\n    $s = Assembled($c, size=$n)\n    $$b
        for $k, $p in $c.items():\n    $$a\n    $s = Assembled($p, size=$n)\n    $$b ~>
            for $k, $p in $c.items():\n    $$a\n    $s = Assembled($c, size=$n)\n    $$b
    name-for-parts: `Assembled` gets a name. Give it the parts that the dict has for that name.
        for $k in $c:\n    $$a\n    $s = Assembled($c[$k], size=$n)\n    $$b ~>
            for $k in $c:\n    $$a\n    $s = Assembled($k, size=$n)\n    $$b
        for $k, $p in $c.items():\n    $$a\n    $s = Assembled($p, size=$n)\n    $$b ~>
            for $k, $p in $c.items():\n    $$a\n    $s = Assembled($k, size=$n)\n    $$b
    first-choice: It returns in the first round of the loop. The other choices are never measured.
        found[name] = solver.nodes => return {name: solver.nodes}
        found[name] = solver.nodes\n    return found => return {name: solver.nodes}
    nothing-solved: The solver is never asked to solve anything, so it has looked at no position.
        solver.solve(text) => pass
    last-position: Only one position is solved: a solver counts the nodes of all that it solves.
        in positions: => in positions[:1]:
    scores: Those are the scores. Asked for are the nodes: `solver.nodes`.
        found[name] = solver.nodes => found[name] = solver.solve(text)
""")


def script(choices: str, *texts: str) -> Script:
    return Script(f"nodes_with({choices}, {list(texts)})")


CASES = [
    script("{'ours': Parts()}", LATE[0]),
    script("{'ours': Parts()}", *LATE),
    script(f"{{'ours': Parts(), 'any order': {ANY}}}", LATE[1]),
    script(f"{{'any order': {ANY}, 'ours': Parts()}}", *LATE),
    script("{}", LATE[0]),
]


@exercise("17.5", KNOWN, allowed=["Parts"])
def nodes_with(answer: Answer) -> None:
    compare(answer, CASES)
