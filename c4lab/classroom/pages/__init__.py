"""What grading shows: tables, a page for the teacher, and one for each student."""
