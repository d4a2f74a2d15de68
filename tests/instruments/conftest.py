"""Charts are drawn without a screen."""

import matplotlib as mpl

mpl.use("Agg")
