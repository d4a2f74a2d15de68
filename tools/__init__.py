"""What only a maintainer runs: nothing of it is in the wheel."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The repo's folder."""
