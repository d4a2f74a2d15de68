"""The board to play on: scores above it, the best play, a game's mistakes."""
