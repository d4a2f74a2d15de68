"""Building the site: the whole series in a browser tab, for any host that serves files."""
