"""Which cells run in a browser tab: each is tried in a process as poor as a tab's Python."""
