"""Changes that no table of patterns can describe: without this package they would be missing."""
