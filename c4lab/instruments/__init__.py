"""Measuring the subject from outside: counting, tracing, racing."""

from c4lab.instruments.meter import BudgetExceeded, Meter

__all__ = ["BudgetExceeded", "Meter"]
