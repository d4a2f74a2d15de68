"""Positions that hypothesis reaches by choices of moves, and those of random games."""

import random


def reached(game, choices):
    """The position after the legal moves that `choices` point to, up to the end of the game."""
    position = game()
    for choice in choices:
        if moves := position.moves():
            position = position.play(moves[choice % len(moves)])
    return position


def in_progress(game, choices):
    """As `reached`, but without the moves that would end the game."""
    position = game()
    for choice in choices:
        moves = position.moves()
        after = position.play(moves[choice % len(moves)])
        if after.result() is None:
            position = after
    return position


def playout(game, seed):
    """The positions of one random game, first to last."""
    choose, positions = random.Random(seed), [game()]
    while positions[-1].moves():
        positions.append(positions[-1].play(choose.choice(positions[-1].moves())))
    return positions
