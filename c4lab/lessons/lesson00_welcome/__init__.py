"""The check of the welcome lesson: a module named after the answer."""

from c4lab.lessons.lesson00_welcome import other_player

__all__ = ["other_player"]
