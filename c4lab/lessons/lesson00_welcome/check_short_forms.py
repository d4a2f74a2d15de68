"""00.2 What Python's short forms give."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    A = (5, 2, 9): each n is taken from the list, and n + 1 goes into the new one.
    A = ...: for each n of the list there is one item, n + 1, in the same order.
    B = 81: in a dict, [2] asks for the key 2, and not for the third entry.
    B = 2: 2 is the key. What is kept under it?
    B = ...: the dict keeps n * n under each n. What is kept under 2?
    C = 12000 nodes in 2.50 s: the comma in `{12000:,}` groups the digits by thousands.
    C = 12,000 nodes in 2.5 s: `.2f` asks for two digits behind the point, also if they are 0.
    C = ...: what stands in braces is replaced: `:,` groups digits by thousands, and `:.2f` gives
        two digits behind the point. The other letters stay.
    D = yes: 9 is not more than 9, and neither are the others.
    D = ...: the answer is one of the two words in quotes.
    E = (2, 5, 9): the key is -n, so the largest n has the smallest key, and comes first.
    E = (-9, -5, -2): the key decides about the order only. The items themselves stay.
    E = ...: the items of the list, the one with the smallest key first. The key of 5 is -5.
    F = (2, 3, 4, 5): a range stops before its end.
    F = (2, 5): the star hands on 2 and 5 as two arguments: `range(2, 5)`. The list has the numbers
            of that range.
    F = ...: the star hands on 2 and 5 as two arguments: `range(2, 5)`.
    G = 5: numbers[1:] begins at index 1, and the first item has index 0.
    G = 9: that is b, the second of the two names.
    G = ...: numbers[1:] has two items. The first of them gets the name a.
""")


@exercise("00.2")
def short_forms(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES)
