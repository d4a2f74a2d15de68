"""What only a maintainer runs: nothing of it is in the wheel."""
