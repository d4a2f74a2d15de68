"""The lessons: a folder for each, with its text, its exercises and the checks of their answers."""
