"""Makes the opening book: `making` solves the stages of `plan` with `work`, and keeps each result
in a `log` and in `facts`."""
