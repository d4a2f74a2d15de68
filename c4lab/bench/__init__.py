"""Benchmarks: how long this machine takes for the same work done in several ways."""
