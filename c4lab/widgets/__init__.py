"""What a lesson puts on the page: each widget a .py that knows and a .js that draws."""

from c4lab.widgets.board import Board

__all__ = ["Board"]
