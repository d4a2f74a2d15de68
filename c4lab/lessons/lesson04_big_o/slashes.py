"""What goes wrong where whole numbers are divided with `/`, in 04.3 and 04.4."""

import ast

DIGITS = (
    "`/` gives a decimal number, which holds only about 16 digits: 2 * (2**53 + 1) / 2 comes out "
    "one too small."
)


def has_slash(tree: ast.Module) -> bool:
    """Whether the code divides anything but a constant with `/`; 1 / 3 does no harm."""
    for node in ast.walk(tree):
        match node:
            case ast.AugAssign(op=ast.Div()):
                return True
            case ast.BinOp(op=ast.Div(), left=left) if not isinstance(left, ast.Constant):
                return True
    return False
