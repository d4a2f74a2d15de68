"""Building the site: the whole series in a browser tab, for any host that serves files.

It is JupyterLite, Pyodide from npm, pure wheels from PyPI and c4lab's wheel of the tree; lists name
each with its checksum (`fetching`), and the same tree gives the same files. What Python imports at
its start is in the wheels as bytecode, which Pyodide makes in node (`start_bytecode`). Our service
worker keeps what was served under the site's checksum and hands all else to JupyterLite's own.
`page/` has the front page and the style of pages to read.
"""
