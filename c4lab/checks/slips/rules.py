"""General edits as a table: a kind, and pieces of code that are taken for each other.

`$x` is any expression, `$$x` a sequence of arguments or of statements. A variable that stands
alone has the role of its name: see `roles`. `$new` is tried with the variables in scope.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from c4lab.checks.slips.families.symbols import symbols
from c4lab.checks.slips.match import Pattern
from c4lab.checks.slips.rewrite import rewritings
from c4lab.checks.slips.tree import Change, Program

CLAUSES = ("for $x in $y", "for $x in $y if $c", "for $x in $y for $z in $w")
# Each of these becomes each other one of its line.
ALIKE: tuple[tuple[str, ...], ...] = (
    ("sign", "$number", "-$number"),
    ("negated-condition", "$condition", "not $condition"),
    ("none-test", "$truth", "$truth is not None"),
    ("none-test", "not $x", "$x is None"),
    ("other-operator", "$a and $b", "$a & $b"),
    ("other-operator", "$a or $b", "$a | $b"),
    ("sides-of-in", "$a in $b", "$b in $a"),
    ("sides-of-in", "$a not in $b", "$b not in $a"),
    *(
        ("operand-order", f"$a {op} $b", f"$b {op} $a")
        for op in ("-", "+", "//", "/", "%", "**", "<<", ">>")
    ),
    ("sort-or-sorted", "$x.sort($$k)", "sorted($x, $$k)"),
    ("copy-missing", "$x[:]", "list($x)", "$x.copy()", "[row[:] for row in $x]"),
    ("index-order", "$a[$i][$j]", "$a[$j][$i]"),
    ("slice-end", "$a[$i:$j]", "$a[$i:]", "$a[:$j]"),
    ("slice-end", "$a[$i:]", "$a[:$i]"),
    ("key-and-value", "{$k: $v for $x in $y}", "{$v: $k for $x in $y}"),
    *(("brackets", f"[$e {c}]", f"{{$e {c}}}", f"($e {c})") for c in CLAUSES),
)
# The first becomes each other one by an edit of the first kind, and back by one of the second.
PAIRED: tuple[tuple[str, ...], ...] = (
    ("call-added", "call-removed", "$function", "$function()"),
    ("off-by-one", "", "$x - 1", "$x"),
    ("off-by-one", "", "$x + 1", "$x"),
    ("off-by-one", "", "$count", "$count - 1", "$count + 1"),
    ("argument-added/sorting", "", "sorted($$x)", "sorted($$x, reverse=True)"),
    ("argument-added/sorting", "", "$x.sort($$y)", "$x.sort($$y, reverse=True)"),
    *(
        ("argument-added/sorting", "", f"{f}($$x)",
         *(f"{f}($$x, key={k})" for k in ("len", "lambda pair: pair[1]", "lambda pair: pair[0]")))
        for f in ("sorted", "$x.sort", "max", "min")
    ),
    ("argument-added", "", "$f($$x, $$y)", "$f($$x, $new, $$y)"),
    ("function-added", "function-removed", "$items",
     "len($items)"),
    ("function-added", "function-removed", "$whole",
     *(f"{f}($whole)" for f in ("sum", "max", "min", "sorted", "set", "list"))),
    ("function-added", "function-removed", "$number", "abs($number)"),
    ("function-removed", "", "$f($x)", "$x"),
    ("function-removed", "", "max($a, $b)", "$a", "$b"),
    ("function-removed", "", "min($a, $b)", "$a", "$b"),
    *(("bound-removed", "", f"$a {one} $b {two} $c", f"$a {one} $b", f"$b {two} $c")
      for one in ("<", "<=") for two in ("<", "<=")),
    ("bound-removed", "", "$a == $b == $c", "$a == $b", "$b == $c"),
    ("bound-added", "", "$a < $b", "0 <= $a < $b", "0 < $a < $b"),
    ("bound-added", "", "$a <= $b", "0 <= $a <= $b", "0 < $a <= $b"),
    ("copy-missing", "copy-removed", "$copied",
     "list($copied)", "$copied[:]", "$copied.copy()", "[row[:] for row in $copied]"),
    ("index-added", "", "$items", "$items[0]", "$items[1]", "$items[-1]"),
    ("index-removed", "", "$a[$i]", "$a"),
    *(("index-removed", "", f"$a[{s}]", "$a") for s in ("$i:", ":$j", "$i:$j", ":", "::$k")),
    ("slice-added", "", "$whole", "$whole[1:]", "$whole[:-1]", "$whole[::-1]", "$whole[:$new]"),
    ("slice-end", "", "$a[:$j]", "$a[1:$j]", "$a[$new:$j]"),
    ("slice-end", "", "$a[$i:]", "$a[$i:-1]", "$a[$i:$new]"),
    ("default-added", "plain-index", "$d[$k]", "$d.get($k, 0)", "$d.get($k, [])"),
    ("default-added", "", "$d.get($k)", "$d.get($k, 0)", "$d.get($k, [])", "$d.get($k, '')"),
    ("plain-index", "", "$d.get($k)", "$d[$k]"),
    ("plain-index", "", "$d.get($k, $v)", "$d[$k]"),
    ("view-added", "view-removed", "$copied",
     "$copied.items()", "$copied.keys()", "$copied.values()"),
    # Statements
    ("return-missing", "return-removed", "$x", "return $x"),
    ("return-missing", "", "$y = $x", "return $x"),
    ("print-to-return", "return-to-print", "print($x)", "return $x"),
    ("yield-to-return", "return-to-yield", "yield $x", "return $x"),
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
    ("appended", "", "$x += $v", "$x.append($v)"),
    ("at-once", "one-by-one", "$a = $x; $b = $y", "$a, $b = $x, $y"),
    ("while-needed", "if-needed", "if $c: $$body", "while $c: $$body"),
    ("other-jump", "", "break", "continue", "pass", "return"),
    ("other-jump", "", "continue", "break", "pass", "return"),
    ("other-jump", "", "pass", "continue", "break", "return"),
    ("other-jump", "", "return", "continue", "break", "pass"),
    ("other-jump", "", "return $x", "break", "continue"),
)  # fmt: skip


def tabled(program: Program, kind: str) -> Iterator[Change]:
    """The changes of a kind by the tables; "kind/some" are some of its rules."""
    yield from symbols(program, kind)
    for old, new in _rules().get(kind, ()):
        yield from rewritings(program, kind.split("/")[0], old, *new, general=True)


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
