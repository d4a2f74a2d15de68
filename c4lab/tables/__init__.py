"""Tables of measurements: pandas' own or, where it is not here, plain ones that do the same."""

from c4lab.tables.making import joined, records, table_of

__all__ = ["joined", "records", "table_of"]
