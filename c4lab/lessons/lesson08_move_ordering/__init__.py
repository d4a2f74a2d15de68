"""Lesson 08, move ordering: its text, and a module for the check of each exercise, named after the
answer. `orders` is common to them: an order gives every legal move, once."""

from c4lab.lessons.lesson08_move_ordering import (
    best_first,
    best_for,
    best_order,
    by_order,
    centre_out,
    nodes_by_order,
    previous_first,
)

__all__ = [
    "best_first",
    "best_for",
    "best_order",
    "by_order",
    "centre_out",
    "nodes_by_order",
    "previous_first",
]
