"""Ending a thread that does not end when it is asked to: see `c4lab.instruments.insist`."""

from c4lab.instruments.insist import PATIENCE, insist

__all__ = ["PATIENCE", "insist"]
