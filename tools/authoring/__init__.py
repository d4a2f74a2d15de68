"""Text sources to notebooks, and the tests that they agree.

`building` drafts a notebook from its texts, runs it, and keeps the outputs of cells tagged
`measurement` as long as `measured` finds their code and the modules it uses unchanged. `book` makes
the opening book, `solved` and `quiet` files of solved positions, `tab` tries all cells as in a
browser tab, `naming` counts the wrong answers whose mistake is named.
"""
