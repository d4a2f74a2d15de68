"""The report: one HTML page about an engine, which needs no kernel and no network."""

from c4lab.capstone.reporting.html_page import report

__all__ = ["report"]
