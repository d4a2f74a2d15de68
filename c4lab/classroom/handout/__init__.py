"""Making what a teacher hands out: the workbook for students, as one zip file."""
