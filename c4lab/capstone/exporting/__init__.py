"""Packs an engine for Kaggle's ConnectX: `submission.tar.gz`, which needs nothing but Python."""

from c4lab.capstone.exporting.archive import export

__all__ = ["export"]
