"""Boards as bits: the two numbers of a position, and the filters of moves that use them."""
