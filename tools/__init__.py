"""What only a maintainer runs: nothing of it is in the wheel."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The repo's folder."""

# jsonschema, which nbformat imports, would build the grammar of web addresses: that takes seconds
# at each start, and nothing here needs it.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
