"""Evaluates a learner's expression of whole numbers, and runs no other code."""

import ast
import operator
from collections.abc import Callable, Mapping

LONGEST = 200  # characters
MOST = 256  # bits of each intermediate result, and places of a shift
BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
UNARY: dict[type[ast.unaryop], Callable[[int], int]] = {
    ast.Invert: operator.invert,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}


def evaluate(text: str, names: Mapping[str, int]) -> int:
    """The value of an expression of whole numbers, `names`, brackets and & | ^ ~ << >> + - *.

    Raises ValueError, with a sentence for the learner, for any other expression and for numbers
    of more than 256 bits.

    >>> evaluate("mask & ~mine", {"mask": 0b111, "mine": 0b010})
    5
    """
    if not isinstance(text, str):
        raise ValueError(f"An expression is text, such as 'mask & mask >> 1'; not {text!r:.40}.")
    if len(text) > LONGEST:
        raise ValueError(f"An expression has at most {LONGEST} characters here.")
    if not text.strip():
        raise ValueError("Write an expression first, such as mask & mask >> 1.")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise ValueError(f"Python cannot read {text.strip()!r} as one expression.") from None
    return _value(tree.body, names)


def _value(node: ast.expr, names: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(value=int(number)) if type(number) is int:
            return _check_length(number)
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.Name(id=name):
            raise ValueError(f"There is no {name!r} here. The names are {', '.join(names)}.")
        case ast.UnaryOp(op=op, operand=inner) if type(op) in UNARY:
            return _check_length(UNARY[type(op)](_value(inner, names)))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            one, other = _value(left, names), _value(right, names)
            if isinstance(op, ast.LShift | ast.RShift) and not 0 <= other <= MOST:
                raise ValueError(f"A shift goes by 0 to {MOST} places here, not by {other}.")
            return _check_length(BINARY[type(op)](one, other))
    raise ValueError(
        f"{ast.unparse(node)[:40]!r} does not work here: write whole numbers, "
        f"{', '.join(names)}, brackets and the operators & | ^ ~ << >> + - *."
    )


def _check_length(number: int) -> int:
    if number.bit_length() > MOST:
        raise ValueError(f"The number gets longer than {MOST} bits, far more than the board has.")
    return number
