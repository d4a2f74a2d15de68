"""What the command line's arguments may be, and what is said of others before any work begins."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile

SEEDS = 2**32
"""Seeds are below it: so many has every generator of random numbers."""
MOST_JOBS = 1_000
LONGEST_PATH = 1_000


class Refused(Exception):
    """Why a command cannot do what it is asked to, in a sentence."""


def words(text: str) -> str:
    """The text. Raises ArgumentTypeError if nothing is in it, as of a variable that is not set."""
    if not text.strip():
        raise argparse.ArgumentTypeError("it is empty: is a variable of the shell not set?")
    return text


def path(text: str) -> Path:
    """The path that a text names. Raises ArgumentTypeError."""
    if "\0" in text:
        raise argparse.ArgumentTypeError("it has a sign in it that no path can have.")
    if len(text) > LONGEST_PATH:
        raise argparse.ArgumentTypeError("it is longer than a path can be.")
    return Path(words(text))


def file_to_write(text: str) -> Path:
    """The path of a file that can be written now. Raises ArgumentTypeError, and leaves nothing."""
    return _without_refusal(path(text), refused_file)


def file_in_new_folder(text: str) -> Path:
    """The same where the command makes the file's folder. Raises ArgumentTypeError."""
    return _without_refusal(path(text), lambda place: refused_file(place, new_folder=True))


def folder_to_write(text: str) -> Path:
    """The path of a folder in which files can be written. Raises ArgumentTypeError."""
    return _without_refusal(path(text), refused_folder)


def whole(what: str, least: int, most: int) -> Callable[[str], int]:
    """An argument's type: a whole number in a range. `what` says of what, such as "of rounds".

    >>> whole("of jobs", 1, 8)("3")
    3
    """

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
            number = None
        else:
            number = int(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"{text!r:.40} is no number {what}: give a whole one from {least} to {most}."
            )
        return number

    return read


def seconds(least: float, most: float) -> Callable[[str], float]:
    """An argument's type: a number of seconds in a range.

    >>> seconds(0.5, 60)("2.5")
    2.5
    """

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"{text!r:.40} is no such time: give {least:g} to {most:g} seconds."
            )
        return number

    return read


seed = whole("for a seed", 0, SEEDS - 1)
jobs = whole("of processes", 1, MOST_JOBS)


def refused_file(place: Path, new_folder: bool = False) -> str:
    """Why no file can be written there, in a sentence; "" if one can. With `new_folder` its folder
    need not be there yet."""
    try:
        if place.is_dir():
            return f"{place} is a folder: name a file."
        if place.exists() and not os.access(place, os.W_OK):
            return f"{place} cannot be written: name a file of yours."
        if not new_folder and not os.path.lexists(place.parent):
            return f"There is no folder {place.parent}: make it first, or name another."
        return refused_folder(place.parent)
    except (OSError, ValueError) as error:
        return _unusable(place, error)


def refused_folder(place: Path) -> str:
    """Why no file can be made in this folder, which need not be there yet; "" if one can."""
    try:
        there = next(each for each in (place, *place.absolute().parents) if os.path.lexists(each))
        if not there.exists():
            return f"{there} is a link that leads nowhere: name a folder."
        if not there.is_dir():
            return f"{there} is a file: name a folder."
    except (OSError, ValueError) as error:
        return _unusable(place, error)
    try:
        with TemporaryFile(dir=there):  # what the rights say is not all: a disk may be full
            return ""
    except OSError as error:
        why = error.strerror or error
        return f"Nothing can be written in {there} ({why}): name a folder of yours."


def _unusable(place: Path, error: Exception) -> str:
    return f"{place!s:.80} cannot be used: {getattr(error, 'strerror', None) or error}."


def _without_refusal(place: Path, refusal: Callable[[Path], str]) -> Path:
    if why := refusal(place):
        raise argparse.ArgumentTypeError(why)
    return place
