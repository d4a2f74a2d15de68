"""What a learner is told of a general edit: a question that fits its kind, then where it is."""

from c4lab.checks.slips.edit import Edit

SENTENCES = {
    # Comparisons
    "strict-comparison": "What should happen when both sides are equal?",
    "opposite-comparison": "Does this comparison say the opposite of what you mean?",
    "comparison-direction": "Which of the two has to be larger here?",
    "other-comparison": "Which comparison do you need here?",
    "bound-added": "Does this comparison need a second bound?",
    "bound-removed": "Does this comparison need both of its bounds?",
    "sides-of-in": "What has to be in what?",
    # Numbers and constants
    "off-by-one": "Is one more or one less right here?",
    "true-false": "Should this be True or False?",
    "other-constant": "Is this the right value?",
    "empty-collection": "Which kind of empty collection do you need here? `{}` is a dictionary.",
    # Operators
    "other-operator": "Which operator do you need here?",
    "operand-order": "In which order do the two values have to stand?",
    "and-or": "Do both parts have to be true here, or is one enough?",
    "part-removed": "Does this condition need all of its parts?",
    "sign": "Is the sign right here?",
    "negated-condition": "When is this condition true, and when should it be?",
    "none-test": "0, an empty collection and None all count as false. Which of them do you mean?",
    # Names
    "other-variable": "Is this the variable that you mean?",
    "other-target": "Which variable should get this value?",
    "other-attribute": "Is this the attribute or method that you mean?",
    "own-attribute": "Does this belong to the object (`self.`), or only to this function?",
    "other-function": "Is this the function that you mean?",
    # Calls
    "call-added": "Without `()` a function is not called.",
    "call-removed": "Do you need the `()` here?",
    "argument-added": "Does this call get all the arguments that it needs?",
    "argument-removed": "Does this call need all of these arguments?",
    "swapped-arguments": "In which order does this call take its arguments?",
    "function-added": "Which function does this value still have to go through?",
    "function-removed": "Do you need this function here?",
    # Parameters
    "swapped-defaults": "Which default belongs to which parameter?",
    "swapped-parameters": "In which order does the function get its parameters?",
    "default-kept": "Python makes a default once: all calls share it.",
    "self-added": "The first parameter of a method is `self`.",
    "self-removed": "Does this function need the parameter `self`?",
    # Assignments
    "assigned-not-added": "Should the old value count here, or only the new one?",
    "added-not-assigned": "Should the new value replace the old one, or change it?",
    "keep-the-best": "This line forgets the earlier value. Which of the two should stay?",
    "result-kept": "This line computes a value and forgets it. Where should the value go?",
    "result-dropped": "Should the result of this call be given a name?",
    "sort-or-sorted": "`sort()` changes the list and gives None; `sorted()` gives a new list.",
    "appended": "What does `+=` need on its right side?",
    "copy-missing": "Do you need the list itself here, or a copy of it?",
    "copy-removed": "Do you need a copy here, or the list itself?",
    "tuple-order": "In which order do these values have to stand?",
    "at-once": "The first of these two lines changes what the second one needs.",
    "one-by-one": "Should both values change at once, or one after the other?",
    # Conditions
    "if-not-elif": "Should this test be made also when the one above was true?",
    "elif-not-if": "Should this test be made only when the one above was false?",
    "swapped-branches": "Which of the two branches belongs to this condition?",
    "while-needed": "How often does this have to be done?",
    "if-needed": "How often does this have to be done?",
    # Subscripts
    "index-order": "Which index comes first?",
    "index-added": "Do you mean the whole collection, or one of its items?",
    "index-removed": "Do you mean one item, the whole collection, or the index?",
    "slice-end": "Where does this slice have to start and end?",
    "slice-added": "Do you need all of the items here, or a part of them?",
    "plain-index": "What should happen when the key is missing?",
    "default-added": "What should happen when the key is missing?",
    "view-added": "A loop over a dictionary gives its keys. What do you need?",
    "view-removed": "Do you need keys, values, or both here?",
    # Comprehensions
    "condition-removed": "Do you need this condition?",
    "nested-order": "Which of the two loops has to be the outer one?",
    "key-and-value": "Which of the two is the key?",
    "brackets": "Do you need a list, a set or a generator here?",
    # Statements
    "moved-out": "How often should this line run? Look at its indentation.",
    "moved-in": "How often should this line run? Look at its indentation.",
    "moved-before": "Should this line run once, or again each time?",
    "moved-inside": "Should this line run once, or again each time?",
    "statement-order": "Which of these two lines has to come first?",
    "statement-removed": "Do you need this line?",
    "header-removed": "Should the lines below depend on this one?",
    "other-jump": "Where should the program go on after this line?",
    "return-missing": "This line computes a value. Who gets it?",
    "return-removed": "Should the function end here?",
    "return-to-print": "Should this value be returned, or shown?",
    "print-to-return": "`print` shows a value; `return` gives it to the caller.",
    "return-to-yield": "Should the function end here, or give more values later?",
    "yield-to-return": "With `yield` a function gives a generator, not a value.",
    "else-added": "Should this run in every case, or only in one?",
    "else-removed": "Should this run in every case, or only in one?",
    "return-added": "What does the function give back when it reaches its end?",
    "step-added": "Which variable has to change here?",
    "super-added": "Who calls the constructor of the class above?",
    "jump-added": "Should the loop go on after this line?",
}
# Both texts of these are the same: only the place changes.
MOVES = {
    "moved-out": "Indent `{0}` one level less, below the block that it is in: then it is right.",
    "moved-in": "Indent `{0}` one level more, into the block above it: then it is right.",
    "moved-before": "Put `{0}` before the block that it is in: then it is right.",
    "moved-inside": "Put `{0}` at the start of the block below it: then it is right.",
    "statement-order": "Put `{0}` before the line above it: then it is right.",
    "swapped-branches": "Swap the two branches of this condition: then it is right.",
    "if-not-elif": "With `if` in place of `elif` it is right.",
    "elif-not-if": "With `elif` in place of `if` it is right.",
    "else-added": "Put `{0}` under an `else:`: then it is right.",
    "else-removed": "Put `{0}` after the block, without the `else`: then it is right.",
    "header-removed": "Without `{0}`, with the lines below one level less, it is right.",
    "default-kept": "With None as the default, and `{0}` made in the function, it is right.",
}


def sentence(edit: Edit) -> str:
    """One question or statement that is true whenever an edit of this kind mends the program."""
    return SENTENCES.get(edit.kind, "")


def where(edit: Edit, line: int | None = None) -> tuple[str, ...]:
    """Hints, each saying more: the line, the place in it, the edit. `line` replaces its number."""
    line = edit.line if line is None else line
    if not edit.before:
        return f"Look below line {line}: something is missing there.", _mended(edit)
    look = f"Look at line {line}: `{_first(edit.before)}`."
    if edit.place in ("", edit.before) or "\n" in edit.place:
        return look, _mended(edit)
    return look, f"Look at the `{edit.place}` in it.", _mended(edit)


def _mended(edit: Edit) -> str:
    if edit.kind in MOVES:
        return MOVES[edit.kind].format(_first(edit.before))
    if not edit.after:
        return f"Without `{_first(edit.before)}` it is right."
    if not edit.before:
        return f"With `{_first(edit.after)}` there it is right."
    return f"With `{_first(edit.after)}` it is right."


def _first(text: str) -> str:
    """The first line of a text: a statement with a body is named by its header."""
    first, *more = text.split("\n")
    return f"{first} ..." if more else first
