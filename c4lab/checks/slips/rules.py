"""Without this module, most general edits would be missing: this is their table.

`$x` is any expression, `$$x` a sequence of arguments or of statements. In a pattern that is one
variable, its name is a role: see `roles`. `$new` is replaced by each variable in scope.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from c4lab.checks.slips.changes import Change
from c4lab.checks.slips.families.operators import symbols
from c4lab.checks.slips.match import Pattern
from c4lab.checks.slips.rewrite import rewritings
from c4lab.checks.slips.tree import Program

# A kind, and pieces of code: each one becomes each other one.
ALIKE: tuple[tuple[str, ...], ...] = (
    ("sign", "$number", "-$number"),
    ("negated-condition", "$condition", "not $condition"),
    ("part-order", "$a and $b", "$b and $a"),
    ("part-order", "$a or $b", "$b or $a"),
    ("none-test", "$truth", "$truth is not None"),
    ("none-test", "not $x", "$x is None"),
    ("other-operator", "$a and $b", "$a & $b"),
    ("other-operator", "$a or $b", "$a | $b"),
    *(
        ("operand-order", f"$a {op} $b", f"$b {op} $a")
        for op in ("-", "+", "//", "/", "%", "**", "<<", ">>")
    ),
    ("sort-or-sorted", "$x.sort($$k)", "sorted($x, $$k)"),
    ("copy-missing", "$x[:]", "list($x)", "$x.copy()", "[row[:] for row in $x]"),
    ("index-order", "$a[$i][$j]", "$a[$j][$i]"),
    ("slice-end", "$a[$i:$j]", "$a[$i:]", "$a[:$j]"),
    ("slice-end", "$a[$i:]", "$a[:$i]"),
)
# Two kinds, and pieces of code: the first piece becomes each other one by an edit of the first
# kind, and each other one becomes the first by an edit of the second kind, unless that is "".
PAIRED: tuple[tuple[str, ...], ...] = (
    ("call-added", "", "$function", "$function()", "$function($new)"),
    ("off-by-one", "", "$x - 1", "$x"),
    ("off-by-one", "", "$x + 1", "$x"),
    ("off-by-one", "", "$count", "$count - 1", "$count + 1"),
    ("sorted-otherwise", "", "sorted($$x)", "sorted($$x, reverse=True)"),
    ("sorted-otherwise", "", "$x.sort($$y)", "$x.sort($$y, reverse=True)"),
    *(
        ("sorted-otherwise", "", f"{f}($$x)",
         *(f"{f}($$x, key={k})" for k in ("len", "lambda pair: pair[1]", "lambda pair: pair[0]")))
        for f in ("sorted", "$x.sort", "max", "min")
    ),
    ("argument-added", "", "$f($$x, $$y)", "$f($$x, $new, $$y)"),
    ("function-added", "function-removed", "$items",
     "len($items)"),
    ("function-added", "function-removed", "$whole",
     *(f"{f}($whole)" for f in ("sum", "max", "min", "sorted", "set", "list"))),
    ("function-removed", "", "$f($x)", "$x"),
    ("function-removed", "", "max($a, $b)", "$a", "$b"),
    ("function-removed", "", "min($a, $b)", "$a", "$b"),
    ("copy-missing", "", "$copied",
     "$copied[:]", "$copied.copy()", "[row[:] for row in $copied]"),
    ("function-added", "function-removed", "$copied", "list($copied)"),
    ("index-added", "", "$items", "$items[0]", "$items[1]", "$items[-1]"),
    ("index-removed", "", "$a[$i]", "$a"),
    ("index-or-item", "", "$a[$i]", "$i"),
    ("index-or-item", "", "$index", "$new[$index]"),
    *(("index-removed", "", f"$a[{s}]", "$a") for s in ("$i:", ":$j", "$i:$j", ":", "::$k")),
    ("slice-added", "", "$kept", "$kept[1:]", "$kept[:-1]", "$kept[:$new]"),
    ("reversed", "", "$kept", "$kept[::-1]"),
    ("slice-end", "", "$a[:$j]", "$a[1:$j]", "$a[$new:$j]"),
    ("slice-end", "", "$a[$i:]", "$a[$i:-1]", "$a[$i:$new]"),
    ("default-added", "", "$d[$k]", "$d.get($k, 0)", "$d.get($k, [])"),
    ("default-added", "", "$d.get($k)", "$d.get($k, 0)", "$d.get($k, [])", "$d.get($k, '')"),
    ("view-added", "", "$copied",
     "$copied.items()", "$copied.keys()", "$copied.values()"),
    ("range-added", "", "$looped", "range($looped)", "range(len($looped))"),
    ("brackets-added", "", "$a + $b", "[$a] + $b", "$a + [$b]"),
    # Statements
    ("brackets-added", "", "$x += $v", "$x += [$v]"),
    ("brackets-added", "", "return $x", "return [$x]"),
    ("compared-not-set", "", "$x == $v", "$x = $v"),
    ("return-missing", "return-removed", "$x", "return $x"),
    ("return-missing", "", "$y = $x", "return $x"),
    ("print-to-return", "", "print($x)", "return $x"),
    *(("added-not-assigned", "assigned-not-added", "$x = $v", f"$x {op}= $v")
      for op in ("+", "-", "*", "//")),
    *(("added-not-assigned", "", f"$x = $y {op} $v", f"$x {op}= $v")
      for op in ("+", "-", "*", "//", "%")),
    ("keep-the-best", "", "$x = $v", "$x = max($x, $v)", "$x = min($x, $v)"),
    ("result-kept", "", "$x.$f($$a)", "$x = $x.$f($$a)"),
    ("result-kept", "", "$f($x, $$a)", "$x = $f($x, $$a)"),
    *(("result-kept", "", f"$x {op} $v", f"$x {op}= $v") for op in ("+", "-", "*", "//")),
    ("result-kept", "", "$v", "$new = $v", "$new += $v"),
    ("result-dropped", "", "$x = $f($$a)", "$f($$a)"),
    ("at-once", "", "$a = $x; $b = $y", "$a, $b = $x, $y"),
    ("while-needed", "", "if $c: $$body", "while $c: $$body"),
    ("other-jump", "", "break", "continue", "pass", "return"),
    ("other-jump", "", "continue", "break", "pass", "return"),
    ("other-jump", "", "pass", "continue", "break", "return"),
    ("other-jump", "", "return", "continue", "break", "pass"),
    ("other-jump", "", "return $x", "break", "continue"),
)  # fmt: skip


def tabled(program: Program, kind: str) -> Iterator[Change]:
    """Yields the changes of a kind that the tables here and in `operators` describe."""
    yield from symbols(program, kind)
    for old, new in _rules().get(kind, ()):
        yield from rewritings(program, kind, old, *new, general=True)


@cache
def _rules() -> dict[str, list[tuple[Pattern, list[Pattern]]]]:
    rules = defaultdict(list)
    for kind, *texts in ALIKE:
        forms = Pattern.alike(*texts)
        for old in forms:
            rules[kind].append((old, [new for new in forms if new is not old]))
    for kind, back, *texts in PAIRED:
        first, *others = Pattern.alike(*texts)
        rules[kind].append((first, others))
        if back:
            rules[back] += [(other, [first]) for other in others]
    return dict(rules)
