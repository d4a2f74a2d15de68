"""A mistake is a wrong program; what its table says, and what a `seen` asks of a learner's code."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

HEAD = re.compile(r"([\w-]+): (.+)")
SEEN = re.compile(r"seen: (.+)")
WAY = re.compile(r"(.*?) ?(?<!\S)=>(?: (.*))?")
ONE, MANY = "_one_", "_many_"
IGNORED = ("ctx", "type_comment", "kind", "annotation", "returns")
Seen = Callable[[ast.AST], bool]
"""Whether code, as a syntax tree, has some form."""


@dataclass(frozen=True)
class Mistake:
    """A typical mistake, given as a function that makes it.

    `function` may also be a change that makes it in our solution, "old => new" (see
    `exercises.replaced`); the tests then try the changed solution as an answer too. A learner whose
    answer gives the same values as `function` in every case tried reads `sentence`, which speaks of
    what the answer does. If it speaks of code too, `seen` says whether the learner's code, a syntax
    tree, is so; if it is not, the learner did not make this mistake.
    """

    reason: str
    sentence: str
    function: Callable[..., Any] | str
    seen: Callable[[ast.Module], bool] | None = None

    def is_true_of(self, tree: ast.Module | None) -> bool:
        """Whether the sentence may be said of this code; None is code that is not known."""
        return self.seen is None or (tree is not None and self.seen(tree))

    @property
    def change(self) -> str:
        """The change of our solution that makes it; "" for a function."""
        return self.function if isinstance(self.function, str) else ""


def known(table: str, **named: Callable[..., Any]) -> tuple[Mistake, ...]:
    r"""The mistakes of a table, a raw string with blocks such as

        first-only: It looks at the first move, and at no other.
            in position.moves() => in position.moves()[:1]
            => asks_once
            seen: has_a_loop

    A block is a reason, the sentence that a learner reads, and below them the ways to go wrong:

    - `old => new`: a change of our solution; several changes are joined by `&&`;
    - `=> name`: one of the functions that are passed as `named`;
    - `seen: name`: the block holds only if this function says so of the learner's syntax tree.

    A line may go on in the next one; `\n` is a new line of code. Raises ValueError for a table in
    another form, and KeyError for a function that is not passed.
    """
    blocks: list[list[str]] = []
    for text in dedent(table).splitlines():
        line = text.strip()
        if text and not text.startswith(" "):
            blocks.append([line])
        elif line and not blocks:
            raise ValueError(f"{line!r} stands below no reason")
        elif line and (WAY.fullmatch(line) or SEEN.fullmatch(line)) and blocks[-1][-1][-2:] != "&&":
            blocks[-1].append(line)
        elif line:
            blocks[-1][-1] += f" {line}"
    return tuple(each for block in blocks for each in _known_of_block(*block, named=named))


def _known_of_block(
    head: str, *lines: str, named: Mapping[str, Callable[..., Any]]
) -> Iterator[Mistake]:
    heading = HEAD.fullmatch(head)
    ways = [way for line in lines if (way := WAY.fullmatch(line))]
    if heading is None or not ways:
        raise ValueError(
            f"{head!r} should read `reason: sentence`, above `old => new` or `=> name`"
        )
    seen = None
    for line in lines:
        if found := SEEN.fullmatch(line):
            seen = named[found[1]]
    for way in ways:
        idea = way[0] if way[1] else named[way[2] or ""]
        yield Mistake(heading[1], heading[2], idea, seen)


def has(*kinds: type[ast.AST]) -> Seen:
    """A `seen` that asks for a node of one of these kinds.

    >>> has(ast.For)(ast.parse("for move in moves: pass"))
    True
    """
    return lambda tree: any(isinstance(node, kinds) for node in ast.walk(tree))


def uses(name: str) -> Seen:
    """A `seen` that asks for a name, or an attribute of that name.

    >>> uses("left")(ast.parse("position.left"))
    True
    """
    return lambda tree: any(
        name == getattr(node, "id", None) or name == getattr(node, "attr", None)
        for node in ast.walk(tree)
    )


def contains(*patterns: str) -> Seen:
    """A `seen` that asks for an expression that matches one of these patterns, in which `$x` stands
    for any expression, and `$$x` for any arguments. Raises ValueError for what is no expression.

    >>> contains("$bits << 1")(ast.parse("new = mask << 1"))
    True
    """
    expressions = [_expression(text) for text in patterns]
    return lambda tree: any(
        matches(pattern, node, {}) for node in ast.walk(tree) for pattern in expressions
    )


def returns_in_a_loop(tree: ast.AST) -> bool:
    """A `seen`: some loop reaches a `return` in its first round, whatever happens.

    >>> returns_in_a_loop(ast.parse("for a in b:\\n    c = a\\n    return c"))
    True
    >>> returns_in_a_loop(ast.parse("for a in b:\\n    if a:\\n        return a"))
    False
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return any(_always_returns(loop.body) for loop in loops)


def _always_returns(body: list[ast.stmt]) -> bool:
    return any(
        isinstance(each, ast.Return)
        or (
            isinstance(each, ast.If)
            and bool(each.orelse)
            and _always_returns(each.body)
            and _always_returns(each.orelse)
        )
        for each in body
    )


def _expression(text: str) -> ast.expr:
    """The tree of a pattern, in which `$x` stands for any expression or name, the same at each
    place, and `$$x` for any arguments, those with names as well. Raises ValueError for text that is
    no expression."""
    plain = re.sub(r"\$(\w+)", rf"{ONE}\1", re.sub(r"\$\$(\w+)", rf"{MANY}\1", text))
    try:
        return ast.parse(plain, mode="eval").body
    except SyntaxError:
        raise ValueError(f"This pattern is no expression: {text!r}") from None


def matches(pattern: Any, node: Any, bound: dict[str, ast.expr]) -> bool:
    """Whether the code has the form of the pattern, with the same code for a variable wherever it
    stands; notes in `bound` what the variables stand for."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        is_one = isinstance(node, ast.expr) and not isinstance(node, (ast.Slice, ast.Starred))
        return is_one and _is_bound_to(pattern.id, node, bound)
    if isinstance(pattern, str) and pattern.startswith(ONE):
        return isinstance(node, str) and _is_bound_to(pattern, ast.Name(node), bound)
    if isinstance(pattern, list):
        return isinstance(node, list) and _lists_match(pattern, node, bound)
    if type(pattern) is not type(node):
        return False
    if not isinstance(pattern, ast.AST):
        return bool(pattern == node)
    fields: dict[str, tuple[Any, Any]] = {
        name: (getattr(pattern, name, None), getattr(node, name, None))
        for name in pattern._fields
        if name not in IGNORED
    }
    if isinstance(node, ast.Call) and any(map(_is_many, fields["args"][0])):
        named = {keyword.arg for keyword in fields["keywords"][0]}
        kept = [keyword for keyword in node.keywords if keyword.arg in named]
        fields["keywords"] = (fields["keywords"][0], kept)
    return all(matches(part, inner, bound) for part, inner in fields.values())


def _lists_match(patterns: list[Any], nodes: list[Any], bound: dict[str, ast.expr]) -> bool:
    """Whether the lists match, one by one but for one `$$x`, which takes what is left over."""
    before = next((at for at, each in enumerate(patterns) if _is_many(each)), None)
    if before is not None and len(nodes) >= len(patterns) - 1:
        after = len(nodes) - (len(patterns) - 1 - before)
        patterns, nodes = patterns[:before] + patterns[before + 1 :], nodes[:before] + nodes[after:]
    return len(patterns) == len(nodes) and all(
        matches(part, inner, bound) for part, inner in zip(patterns, nodes, strict=True)
    )


def _is_many(pattern: Any) -> bool:
    return isinstance(pattern, ast.Name) and pattern.id.startswith(MANY)


def _is_bound_to(name: str, value: ast.expr, bound: dict[str, ast.expr]) -> bool:
    return ast.unparse(bound.setdefault(name, value)) == ast.unparse(value)
