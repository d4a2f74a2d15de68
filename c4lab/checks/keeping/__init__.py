"""What keeps and shows: the progress file, the cards, help, grading, and the command line."""
