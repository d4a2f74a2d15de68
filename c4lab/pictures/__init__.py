"""Pictures of positions and trees, drawn once in Python for widgets, checks and stored pages."""

from c4lab.pictures.boards import card, draw, mark, spots
from c4lab.pictures.class_diagram import classes
from c4lab.pictures.sketching import sketch, visits
from c4lab.pictures.theme import Spot

__all__ = ["Spot", "card", "classes", "draw", "mark", "sketch", "spots", "visits"]
