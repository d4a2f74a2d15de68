"""The checks of lesson 05, objects: a module for each exercise, named after the answer.

`instances` makes objects of a learner's class and calls their methods; `stand_ins` are players
whose every move is known.
"""

from c4lab.lessons.lesson05_objects import (
    greedy_player,
    play_match,
    player,
    random_player,
    winning_column,
)

__all__ = ["greedy_player", "play_match", "player", "random_player", "winning_column"]
