"""Benchmarks: what this machine needs, now, for the same work done in several ways."""
