"""Text sources to notebooks.

`building` drafts a notebook from its texts, runs it, and keeps the outputs of cells tagged
`measurement` as long as `measured` finds their code and the modules it uses unchanged. `book` makes
the opening book, `positions` the files of drawn positions, `tab` tries all cells as in a browser
tab, `naming` counts the wrong answers whose mistake is named.
"""
