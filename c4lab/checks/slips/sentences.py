"""Tells an edit in words, and where it is: without it a learner would hear of no general edit."""

from c4lab.checks.slips.edit import Edit

SENTENCES = {
    # Comparisons
    "strict-comparison": "What should happen when both sides are equal?",
    "opposite-comparison": "Does this comparison say the opposite of what you mean?",
    "comparison-direction": "Which of the two has to be larger here, and which smaller?",
    "other-comparison": "Which comparison do you need here?",
    "one-of-several": "Python reads `a == 1 or 2` as `(a == 1) or 2`. Which values do you mean?",
    # Numbers and constants
    "off-by-one": "Is this one too many, or one too few?",
    "other-index": "Is this the right index?",
    "other-argument": "Is this the value that the call should get?",
    "true-false": "Should this be True or False?",
    "other-constant": "Is this the right value?",
    "empty-collection": "Which kind of empty collection do you need here? `{}` is a dictionary.",
    "brackets-added": "Which kind of value do you need here: one item, or a list with the item?",
    # Operators
    "other-operator": "Which operator do you need here?",
    "operand-order": "In which order do the two values have to stand?",
    "and-or": "`and` needs both parts to be true, `or` only one: which do you mean?",
    "part-order": "Python tests the left part first. Which of the two has to be tested first?",
    "sign": "Which sign is right here, plus or minus?",
    "negated-condition": "When is this condition true, and when should it be?",
    "none-test": "0, an empty collection and None all count as false. Which of them do you mean?",
    # Names
    "misspelt": "Is this name spelt as it is where it gets its value?",
    "other-variable": "Is this the variable that you mean?",
    "other-function": "Is this the function that you mean?",
    # Calls
    "call-added": "Without `()`, its parentheses, a function is not called.",
    "argument-added": "Does this call get all the arguments that it needs?",
    "sorted-otherwise": "By what should this compare, and should the largest come first or last?",
    "swapped-arguments": "In which order does this call take its arguments?",
    "function-added": "Which function does this value still have to go through?",
    "function-removed": "Do you need this function here?",
    "range-added": "What does this loop go through: numbers up to this one, or what is in it?",
    # Parameters
    "swapped-parameters": "In which order does the function get its parameters?",
    "self-added": "The first parameter of a method is `self`.",
    # Assignments
    "assigned-not-added": "Should the old value still count here, or only the new one?",
    "compared-not-set": "`==` compares two values; `=` gives a name its value.",
    "added-not-assigned": "Should the new value replace the old one, or be added to it?",
    "keep-the-best": "This line forgets the earlier value. Which of the two should stay?",
    "result-kept": "This line computes a value and forgets it. Where should the value go?",
    "result-dropped": "Should the result of this call be given a name?",
    "sort-or-sorted": "`sort()` changes the list and gives None; `sorted()` gives a new list.",
    "copy-missing": "Do you need the list itself here, or a copy of it?",
    "tuple-order": "In which order do these values have to stand?",
    "at-once": "The first of these two lines changes what the second one needs.",
    # Conditions
    "if-not-elif": "Should this test be made also when the one above was true?",
    "elif-not-if": "Should this test be made only when the one above was false?",
    "while-needed": "How often does this have to be done?",
    # Subscripts
    "index-order": "Which index comes first?",
    "index-added": "Do you mean the whole collection, or one of its items?",
    "index-removed": "Do you mean one item, the whole collection, or the index?",
    "index-or-item": "Do you mean an index, or the item there?",
    "slice-end": "Where does this slice have to start and end?",
    "slice-added": "Do you need all of the items here, or a part of them?",
    "reversed": "In which order do the items have to stand here?",
    "default-added": "What should happen when the key is missing?",
    "view-added": "A loop over a dictionary gives its keys. What do you need?",
    # Comprehensions
    "nested-order": "Which of the two loops has to be the outer one?",
    # Statements
    "moved-out": "Should this line be inside this block, or after it? Look at its indentation.",
    "moved-in": "Should this line be inside the block above it? Look at its indentation.",
    "moved-before": "Should this line run once, before the block, or again each time?",
    "moved-inside": "Should this line run once, before the block, or again each time?",
    "statement-order": "Which of these two lines has to come first?",
    "statement-removed": "Do you need this line?",
    "other-jump": "`break` ends the loop, `continue` only this round: where should it go on?",
    "return-missing": "This line computes a value, but does not return it.",
    "return-removed": "This `return` ends the function too early.",
    "print-to-return": "`print` shows a value; `return` gives it to the caller.",
    "else-added": "Should this run in every case, or only in one?",
    "return-added": "What does the function return when it reaches its end?",
    "guard-missing": "What should come out when this parameter is empty, or 0?",
    "step-added": "Which variable has to change in each round?",
    "super-added": "Who calls the constructor of the class above?",
}
# The code of these edits stays the same: only its place changes.
MOVES = {
    "moved-out": "Indent `{0}` one level less, below the block that it is in: then it is right.",
    "moved-in": "Indent `{0}` one level more, into the block above it: then it is right.",
    "moved-before": "Put `{0}` before the block that it is in: then it is right.",
    "moved-inside": "Put `{0}` at the start of the block below it: then it is right.",
    "statement-order": "Put `{0}` before the line above it: then it is right.",
    "if-not-elif": "With `if` in place of `elif` it is right.",
    "elif-not-if": "With `elif` in place of `if` it is right.",
    "else-added": "Put `{0}` under an `else:`: then it is right.",
}


# Kinds that mend an answer by chance more often than the others do.
DOUBTFUL = frozenset(
    ("argument-added", "brackets-added",
     "copy-missing", "function-added", "function-removed", "index-added", "index-or-item",
     "index-removed", "keep-the-best", "none-test", "other-argument", "other-constant",
     "other-function", "other-index", "other-operator", "other-variable", "result-kept", "sign",
     "slice-added", "slice-end", "sorted-otherwise", "statement-order", "swapped-arguments")
)  # fmt: skip

# Kinds whose sentence is true, whatever other edits would mend the line too.
PROVEN = (
    "return-removed", "statement-removed", "print-to-return", "sort-or-sorted", "strict-comparison"
)  # fmt: skip
DIVIDING = {"/", "//", "%"}


def sentence(edit: Edit) -> str:
    """A sentence that is true whenever an edit of this kind mends the program; "" for none."""
    if edit.kind == "moved-out" and edit.before.split()[0] == "return":
        return "This `return` ends the function too early. Look at its indentation."
    if edit.kind == "other-operator" and DIVIDING.issuperset(edit.idea()[0][1:]):
        return "`/` divides, `//` divides and rounds down, `%` gives the rest: which do you need?"
    return SENTENCES.get(edit.kind, "")


def where(edit: Edit, line: int | None = None) -> tuple[str, ...]:
    """A sentence on where to look, at `line` if given, then hints that say more and more."""
    line = edit.line if line is None else line
    if not edit.before:
        if edit.place:
            return f"Look at the {edit.place}.", "Something is missing there.", _mended(edit)
        return f"Look below line {line}.", "Something is missing there.", _mended(edit)
    code = _first(edit.before)
    if edit.kind in MOVES:
        hint = f"Only the place of `{code}` has to change, or what is around it."
    elif edit.place in ("", edit.before) or "\n" in edit.place:
        hint = f"It is enough to change `{code}`."
    else:
        hint = f"Look at the `{edit.place}` in `{code}`."
    return f"Look at line {line}.", hint, _mended(edit)


def _mended(edit: Edit) -> str:
    if edit.kind in MOVES:
        return MOVES[edit.kind].format(_first(edit.before))
    if not edit.after:
        return f"Without `{_first(edit.before)}` it is right."
    if not edit.before:
        return f"With `{_first(edit.after)}` there it is right."
    return f"With `{_first(edit.after)}` it is right."


def _first(text: str) -> str:
    """The first line of a text, with "..." if there are more lines."""
    first, *more = text.split("\n")
    return f"{first} ..." if more else first
