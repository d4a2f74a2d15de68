"""Searches that the lesson runs but does not print, since its exercises ask for them."""

from math import inf
from random import choice
from typing import Any

from c4lab.games import Position
from c4lab.search import alphabeta


def for_min(best: float, value: float, beta: float) -> tuple[float, float]:
    """MIN's best value and beta after one more branch."""
    best = min(best, value)
    return best, min(beta, best)


def search_tree(
    tree: Any, maximising: bool = True, alpha: float = -inf, beta: float = +inf
) -> float:
    """The value of a tree made of lists, with numbers as its leaves, by alpha-beta."""
    if not isinstance(tree, list):
        leaf: float = tree
        return leaf
    best = -inf if maximising else +inf
    for branch in tree:
        value = search_tree(branch, not maximising, alpha, beta)
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best, beta = for_min(best, value, beta)
        if alpha >= beta:
            break
    return best


def strict(position: Position, alpha: float = -inf, beta: float = +inf) -> float:
    """The first player's value, by an alpha-beta that goes on when alpha and beta are equal: right,
    and slow."""
    result = position.result()
    if result is not None:
        return result
    best = -inf * position.player
    for move in position.moves():
        value = strict(position.play(move), alpha, beta)
        if position.player == +1:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best, beta = for_min(best, value, beta)
        if alpha > beta:
            break
    return best


def fail_hard(position: Position, alpha: float = -inf, beta: float = +inf) -> float:
    """The first player's value, by an alpha-beta whose answers never leave the window."""
    result = position.result()
    if result is not None:
        return max(alpha, min(result, beta))
    for move in position.moves():
        value = fail_hard(position.play(move), alpha, beta)
        if position.player == +1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if position.player == +1 else beta


def random_best(position: Position) -> int:
    """A move drawn from those that look best: wrong, since some of the values are only bounds."""
    alpha, beta, worth = -inf, +inf, {}
    for move in position.moves():
        value = alphabeta(position.play(move), alpha=alpha, beta=beta).value
        worth[move] = value
        if position.player == +1:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
    best = max(worth.values()) if position.player == +1 else min(worth.values())
    return choice([move for move in worth if worth[move] == best])
