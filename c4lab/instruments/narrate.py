"""A trace as text: a sentence for each step, and the whole tree with indents."""

from collections.abc import Hashable, Sequence

from c4lab.instruments.node import Node, Step, Window, brief, number_in

LINES = 80


def sentence(step: Step) -> str:
    """What happens at this step, in one sentence."""
    node, window = step.node, step.window
    who = f"{'MAX' if node.maximising else 'MIN'} at {node.name}"
    if step.kind == "enter":
        return _entering(node, who, window)
    if step.kind == "narrow":
        return f"{who}: {_narrowing(step)}."
    if step.kind == "cut":
        reason = "; ".join(filter(None, (_narrowing(step), _reason(node, window))))
        lost = f"{'move' if len(node.untried) == 1 else 'moves'} {listed(node.untried)}"
        never = f"{lost} {'is' if len(node.untried) == 1 else 'are'} never tried"
        return f"{who}: {reason}, so {never}." if reason else f"{who} returns early: {never}."
    if step.kind == "raise":
        return f"{who} is left by an exception, without a value."
    if node.leaf:
        return f"The leaf at {node.name} is worth {brief(node.value)}."
    return f"{who} returns {brief(node.value)}."


def listed(moves: Sequence[Hashable]) -> str:
    """The moves as text: "7", "7 and 9" or "1, 7 and 9"."""
    *most, last = map(str, moves)
    return f"{', '.join(most)} and {last}" if most else last


def outline(summary: str, root: Node, calls: int) -> str:
    """The `summary`, and below it the tree of `root` as text: a line for each call, at most LINES
    of the `calls` that were made."""
    lines = [summary]
    for count, node in enumerate(root.walk()):
        if count == LINES:
            return "\n".join([*lines, f"... and {calls - count:,} more calls"])
        lines.append("  " * min(node.depth, 30) + _line(node))
    below = calls - len(lines) + 1
    return "\n".join([*lines, f"... and {below:,} more calls"] if below else lines)


def _line(node: Node) -> str:
    who = "leaf" if node.leaf else "MAX" if node.maximising else "MIN"
    move = "" if node.parent is None else f"{node.move}: "
    parts = [f"{move}{who} {node.error or brief(node.value)}"]
    if node.window and not node.leaf:
        parts.append("window {} to {}".format(*map(brief, node.window)))
    if node.cut:
        parts.append(f"cut: {listed(node.untried)} never tried")
    if node.hidden:
        parts.append(f"{node.hidden:,} more below")
    return "   ".join(parts)


def _entering(node: Node, who: str, window: Window | None) -> str:
    if node.leaf and not node.error:
        return f"Move {node.move} leads to the leaf {node.name}."
    with_window = f", with alpha {brief(window[0])} and beta {brief(window[1])}" if window else ""
    if node.parent is None:
        return f"{who} begins{with_window}."
    return f"Move {node.move} leads to {who}{with_window}."


def _narrowing(step: Step) -> str:
    if step.before is None or step.window is None:
        return ""
    changes = zip(("alpha", "beta"), step.before, step.window, strict=True)
    return " and ".join(f"{name} becomes {brief(now)}" for name, was, now in changes if was != now)


def _reason(node: Node, window: Window | None) -> str:
    """Why the call may stop here, from its window or its value; "" if neither says why."""
    if window is None:
        return ""
    alpha, beta = window
    if alpha >= beta:
        return f"alpha {brief(alpha)} ≥ beta {brief(beta)}"
    value = number_in(node.value)  # a fail-hard search may return without narrowing its window
    if value is not None and value >= beta:
        return f"the value {brief(value)} ≥ beta {brief(beta)}"
    if value is not None and value <= alpha:
        return f"the value {brief(value)} ≤ alpha {brief(alpha)}"
    return ""
