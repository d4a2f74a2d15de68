"""A plugin to load before all others: jsonschema, which nbformat imports, would build the grammar
of web addresses, which takes seconds and which nothing here needs."""

import sys

sys.modules.setdefault("rfc3987_syntax", None)
