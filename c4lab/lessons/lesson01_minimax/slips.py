"""The slips of any function that goes through all games: at their end, in calls, in loops."""

from c4lab.checks.writing import known

DRAWN = "A drawn game is over as well: its result is 0"
NEXT = "$f($position.play($move))"
INSIDE = r"def $inner($here): $$body\n"
SLIPS = known(rf"""
    draw-is-falsy: {DRAWN}, which counts as false. Ask `is not None`.
        if $r is not None: $$then\nelse: $$else ~> if $r: $$then\nelse: $$else
        $r is None ~> not $r
        $a if $r is not None else $b ~> $a if $r else $b
    draw-is-falsy: {DRAWN}.
        $result is not None ~> $result == 1 or $result == -1
    move-for-position: The call gets a move, a number. It needs the position after that move.
        {NEXT} ~> $f($move)
    play-forgotten: `position.play(move)` does not change `position`: it gives a new position, which
            is not kept here.
        $kept = {NEXT} ~> $position.play($move)\n$kept = $f($position)
        $kept += {NEXT} ~> $position.play($move)\n$kept += $f($position)
        {NEXT} ~> $position.play($move)\n$f($position)
    numbers-for-moves: `position.moves()` holds the moves themselves, the numbers of the free
            squares. Here the loop counts 0, 1, 2 and so on instead.
        for $m in $p.moves(): $$body ~> for $m in range(len($p.moves())): $$body
        for $m in $p.moves(): $$body ~> for $m in range(9): $$body
        [$v for $m in $p.moves()] ~> [$v for $m in range(len($p.moves()))]
        $all($v for $m in $p.moves()) ~> $all($v for $m in range(len($p.moves())))
        $all($v for $m in $p.moves()) ~> $all($v for $m in range(9))
    taken-squares-too: Here all nine squares are tried, those that are taken too. The legal moves
            are those in `position.moves()`.
        for $m in $p.moves(): $$body ~> for $m in range(1, 10): $$body
        [$v for $m in $p.moves()] ~> [$v for $m in range(1, 10)]
        $all($v for $m in $p.moves()) ~> $all($v for $m in range(1, 10))
    never-counts-one: The function inside is defined and never called.
        {INSIDE}$inner($x)\nreturn $n ~> {INSIDE}return $n
    same-position: The call gets the same position again. It needs the one after the move.
        {NEXT} ~> $f($position)
""")
