"""Lesson 05, objects: its text, and a module for the check of each exercise, named after the
answer. `classes` is what the checks of classes share."""

from c4lab.lessons.lesson05_objects import (
    greedy_player,
    play_match,
    player,
    random_player,
    winning_column,
)

__all__ = ["greedy_player", "play_match", "player", "random_player", "winning_column"]
