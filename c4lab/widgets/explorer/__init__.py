"""The heuristic explorer: what an evaluation counts, lit on a board."""
