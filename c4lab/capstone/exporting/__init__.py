"""Writes an engine as one file for Kaggle's ConnectX. The file needs nothing but Python."""

from c4lab.capstone.exporting.names import CannotGoIn
from c4lab.capstone.exporting.submission import export

__all__ = ["CannotGoIn", "export"]
