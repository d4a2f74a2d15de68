"""The workbench of *AI-m of the Game*: games, searches, and what makes the lessons live."""

__version__ = "0.1.0"
