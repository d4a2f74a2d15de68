"""What a teacher does with a class: hand out, grade, show the results, hold a league."""
