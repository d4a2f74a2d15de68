"""An engine as one file that needs nothing but Python: for Kaggle's ConnectX."""

from c4lab.capstone.exporting.names import CannotGoIn
from c4lab.capstone.exporting.submission import export

__all__ = ["CannotGoIn", "export"]
