"""General edits, a module for each family: generators of changes over a program."""
