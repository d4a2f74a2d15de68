"""Makes the opening book: `making` solves the stages of `plan` and keeps each result in `facts`."""
