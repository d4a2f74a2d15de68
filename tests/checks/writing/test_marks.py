"""One source, two notebooks: gaps in the exercise, no marks in either."""

from c4lab.checks.writing.marks import solutions, solved, starter

WRITE = """\
def other(player):
    ### BEGIN SOLUTION
    if player:
        return -player
    ### END SOLUTION


print(other(1))"""

HUNT = """\
def largest(numbers):
    best = 0
    for number in numbers:
        ### BEGIN GIVEN
        # if number > best:
        #     return number
        #
        ### END GIVEN
        ### BEGIN SOLUTION
        best = max(best, number)
        ### END SOLUTION
    return best"""


def test_a_solution_becomes_one_line_that_says_where_to_write() -> None:
    assert starter(WRITE) == ("def other(player):\n    ...  # your code here\n\n\nprint(other(1))")


def test_the_solution_has_no_marks() -> None:
    assert solved(WRITE) == (
        "def other(player):\n    if player:\n        return -player\n\n\nprint(other(1))"
    )


def test_given_lines_are_code_in_the_exercise_and_nothing_in_the_solution() -> None:
    assert starter(HUNT) == (
        "def largest(numbers):\n    best = 0\n    for number in numbers:\n"
        "        if number > best:\n            return number\n\n    return best"
    )
    assert solved(HUNT) == (
        "def largest(numbers):\n    best = 0\n    for number in numbers:\n"
        "        best = max(best, number)\n    return best"
    )


def test_given_lines_after_the_solution_stand_for_it_too() -> None:
    source = "### BEGIN SOLUTION\na = 1\n### END SOLUTION\n### BEGIN GIVEN\n# a = 2\n### END GIVEN"
    assert starter(source) == "a = 2"
    assert solved(source) == "a = 1"


def test_each_solution_of_a_cell_has_its_own_gap() -> None:
    source = (
        "### BEGIN SOLUTION\na = 1\n### END SOLUTION\nb = 2\n### BEGIN SOLUTION\n### END SOLUTION"
    )
    assert starter(source) == "...  # your code here\nb = 2\n...  # your code here"
    assert solutions(source) == ["a = 1", ""]


def test_a_cell_without_marks_stays_as_it_is() -> None:
    assert starter("a = 1\n\nb = 2") == solved("a = 1\n\nb = 2") == "a = 1\n\nb = 2"
