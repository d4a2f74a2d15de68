"""Pictures of positions and trees, drawn once in Python for widgets, checks and stored pages."""

from c4lab.pictures.boards import card, draw, mark, spots
from c4lab.pictures.classes import classes
from c4lab.pictures.sketch import sketch
from c4lab.pictures.spot import Spot
from c4lab.pictures.visits import visits

__all__ = ["Spot", "card", "classes", "draw", "mark", "sketch", "spots", "visits"]
