"""Without this module, no program could be changed for a moment: all edits are made with it."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from c4lab.checks.slips.changes import Change, Site, applied
from c4lab.checks.slips.node_text import header, shown

LARGEST = 6000  # nodes; a longer program gets no edits
# Raised for text that Python cannot parse, such as a null byte or too many parentheses.
CANNOT_PARSE = (SyntaxError, ValueError, RecursionError, MemoryError)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
BLOCKS = ("body", "orelse", "finalbody")
LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue)


@dataclass(eq=False)
class Program:
    """A parsed program. `text` is its source; None if the program is the result of an edit."""

    tree: ast.Module
    text: str | None = None
    _sites: dict[int, Site] = field(default_factory=dict)

    @classmethod
    def parse(cls, source: str | Program) -> Program | None:
        """The program; None for text that is no Python, too large, or too deeply nested."""
        if isinstance(source, Program):
            return source
        with suppress(*CANNOT_PARSE), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program = cls(ast.parse(source), source)
            return program if len(program.sites) <= LARGEST else None
        return None

    @cached_property
    def sites(self) -> list[Site]:
        """All nodes below the module, in the order of the source."""
        found: list[Site] = []
        stack = [Site(self.tree, self.tree, "", -1, ())]
        while stack:
            site = stack.pop()
            node, inside = site.node, site.functions
            if node is not self.tree:
                found.append(site)
                self._sites[id(node)] = site
            below: list[Site] = []
            if isinstance(node, FUNCTIONS):
                inside = (*inside, node)
            for name, value in ast.iter_fields(node):
                if isinstance(value, ast.AST):
                    below.append(Site(value, node, name, -1, inside))
                elif isinstance(value, list):
                    below += [
                        Site(item, node, name, index, inside)
                        for index, item in enumerate(value)
                        if isinstance(item, ast.AST)
                    ]
            stack.extend(reversed(below))
        return found

    def of(self, *types: type[ast.AST]) -> Iterator[Site]:
        """The sites of all nodes of these types, in the order of the source."""
        if len(types) == 1:
            return iter(self._by_type.get(types[0], ()))
        return (site for site in self.sites if isinstance(site.node, types))

    @cached_property
    def _by_type(self) -> dict[type[ast.AST], list[Site]]:
        found: dict[type[ast.AST], list[Site]] = {}
        for site in self.sites:
            found.setdefault(type(site.node), []).append(site)
        return found

    @cached_property
    def blocks(self) -> list[tuple[ast.AST, str, list[ast.stmt]]]:
        """All lists of statements: their owner, its field, the list."""
        owners = [self.tree, *(site.node for site in self.sites)]
        return [
            (owner, name, block)
            for owner in owners
            for name in BLOCKS
            if isinstance(block := getattr(owner, name, None), list)
            and block
            and isinstance(block[0], ast.stmt)
        ]

    @cached_property
    def statements(self) -> list[Site]:
        """All statements, block by block."""
        return [self.site(statement) for *_, block in self.blocks for statement in block]

    def site(self, node: ast.AST) -> Site:
        return self._sites[id(node)]

    def parent(self, node: ast.AST) -> Any:
        site = self._sites.get(id(node))
        return self.tree if site is None else site.parent

    @cached_property
    def _bound(self) -> dict[int, dict[str, None]]:
        """The names that each function (or the module) binds, in order."""
        bound: dict[int, dict[str, None]] = {}
        for site in self.sites:
            match site.node:
                case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                    bound.setdefault(id((self.tree, *site.functions)[-1]), {})[name] = None
        return bound

    def names(self, site: Site) -> list[str]:
        """The variables in scope at a site: those of its functions, innermost first."""
        scopes = [*reversed(site.functions)] or [self.tree]
        found = dict.fromkeys(name for scope in scopes for name in self._bound.get(id(scope), ()))
        return [name for name in found if name != "_"]

    def parameters(self, site: Site) -> list[str]:
        """The parameters of the functions around a site, innermost first."""
        return [
            argument.arg
            for function in reversed(site.functions)
            for argument in (*function.args.posonlyargs, *function.args.args)
        ]

    @cached_property
    def imported(self) -> set[str]:
        """The names that the program imports."""
        imports = self.of(ast.Import, ast.ImportFrom)
        return {alias.asname or alias.name for site in imports for alias in site.node.names}

    @cached_property
    def functions(self) -> list[str]:
        """The names of its functions."""
        return list(dict.fromkeys(site.node.name for site in self.of(ast.FunctionDef)))

    def in_loop(self, node: ast.AST) -> bool:
        """Whether `break` may stand in a node's block."""
        while not isinstance(node, (ast.Module, *FUNCTIONS)):
            if isinstance(node, (ast.For, ast.While)):
                return True
            node = self.parent(node)
        return False

    def written(self, node: ast.AST) -> str:
        """A node's text as in the source, in one line; of a block's statement only the header."""
        if self.text is None:
            return shown(node)
        if isinstance(node, ast.stmt):
            line = self._lines[node.lineno - 1].lstrip()
            return ("el" if line.startswith("elif") else "") + shown(node)
        start, end = getattr(node, "lineno", None), getattr(node, "end_lineno", None)
        if start is None or start != end or not isinstance(node, ast.expr):
            return shown(node)
        line = self._lines[start - 1].encode()
        return str(line[node.col_offset : node.end_col_offset], errors="replace")

    @cached_property
    def _lines(self) -> list[str]:
        return (self.text or "").replace("\r\n", "\n").replace("\r", "\n").split("\n")

    @cached_property
    def _layout(self) -> tuple[list[str], dict[ast.AST, int]]:
        """The lines of the unparsed program, and for each statement the line in which it begins."""
        plain = ast.unparse(self.tree)
        mine = [site.node for site in self.sites if isinstance(site.node, ast.stmt)]
        other = Program(ast.parse(plain))
        reparsed = [site.node for site in other.sites if isinstance(site.node, ast.stmt)]
        if len(mine) != len(reparsed):
            return plain.split("\n"), {}
        pairs = zip(mine, reparsed, strict=True)
        lines: dict[ast.AST, int] = {
            old: new.lineno - 1 for old, new in pairs if not isinstance(old, ast.Try)
        }
        return plain.split("\n"), lines

    def source(self) -> str:
        """The program's code as Python writes it, without comments."""
        return "\n".join(self._layout[0])

    def statement(self, node: ast.AST) -> ast.AST:
        """The statement that a node belongs to."""
        while not isinstance(node, (ast.stmt, ast.Module)):
            node = self.parent(node)
        return node

    def changed(self, change: Change) -> str:
        """The source after `change`, which the tree holds while this runs: one change at a time."""
        lines, begins = self._layout
        owner, *more = {self.statement(node) for node, *_ in change.slots}
        blocks = any(name in BLOCKS for _, name, _ in change.slots)
        with applied(change):
            if owner in begins and not more and not blocks:
                at, text = begins[owner], header(owner)
                old = lines[at].lstrip()
                if "\n" not in text and not old.startswith(('"""', "@", "'''", "case ")):
                    indent = " " * (len(lines[at]) - len(old)) + "el" * old.startswith("elif ")
                    return "\n".join([*lines[:at], indent + text, *lines[at + 1 :]])
            return ast.unparse(self.tree)

    def after(self, change: Change) -> Program:
        """The program after `change`, whose nodes keep their line numbers of this one."""
        program = Program(ast.parse(self.changed(change)))
        with applied(change):
            mine = _placed(Program(self.tree))
            line = getattr(change.at, "lineno", 1)
            new = _placed(program)
            if len(mine) == len(new):
                for old, node in zip(mine, new, strict=True):
                    node.lineno = getattr(old, "lineno", line)
        return program


def _placed(program: Program) -> list[ast.expr | ast.stmt]:
    return [site.node for site in program.sites if isinstance(site.node, (ast.expr, ast.stmt))]
