"""A plugin to load before all others: importing `tools` keeps a slow module from being loaded."""

import tools as tools
