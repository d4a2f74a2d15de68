"""Benchmarks of the solver, the searches and tuning, as ratios within one run."""
