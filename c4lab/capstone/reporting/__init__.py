"""The report: one page about an engine that opens anywhere, without a kernel or a network."""

from c4lab.capstone.reporting.html_page import report

__all__ = ["report"]
