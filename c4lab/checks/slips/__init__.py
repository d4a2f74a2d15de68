"""Slips: small rewritings of a program by its syntax tree, forward and backward.

Knows nothing of games and loads nothing but the standard library. `edits` makes the general ones,
`pattern.Slip` those of an exercise, and `repair` looks for the one that makes a program right.
"""
