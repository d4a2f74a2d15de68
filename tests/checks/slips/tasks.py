"""Ten small tasks: right programs in two styles, and wrong ones as students write them."""

from dataclasses import dataclass
from textwrap import dedent

from tests.checks.slips.functions import Call, Tests


@dataclass(frozen=True)
class Wrong:
    """A wrong program: in `style`, `right` was written as `wrong`; the edit is in that line."""

    style: int
    right: str
    wrong: str
    line: int
    after: str


@dataclass(frozen=True)
class Task:
    name: str
    calls: list[Call]
    styles: tuple[str, ...]
    wrongs: tuple[Wrong, ...]

    @property
    def tests(self) -> Tests:
        return Tests(self.name, self.calls)

    def program(self, wrong: Wrong) -> str:
        source = self.styles[wrong.style]
        assert source.count(wrong.right) == 1, wrong
        return source.replace(wrong.right, wrong.wrong)


def _task(name: str, calls: list[Call], styles: list[str], wrongs: list[Wrong]) -> Task:
    return Task(name, calls, tuple(dedent(one).lstrip() for one in styles), tuple(wrongs))


TASKS = (
    _task(
        "search",
        [
            ((1, []), 0),
            ((1, [1]), 0),
            ((0, [1]), 0),
            ((2, [1]), 1),
            ((5, [1, 5, 10]), 1),
            ((7, [1, 5, 10]), 2),
            ((42, [1, 5, 10]), 3),
            ((2, [1, 2, 2, 3]), 1),
            ((6, [1, 2, 3, 4, 5, 6, 7]), 5),
        ],
        [
            """
            def search(x, seq):
                for i, value in enumerate(seq):
                    if x <= value:
                        return i
                return len(seq)
            """,
            """
            def search(x, seq):
                low = 0
                high = len(seq)
                while low < high:
                    middle = (low + high) // 2
                    if seq[middle] < x:
                        low = middle + 1
                    else:
                        high = middle
                return low
            """,
        ],
        [
            Wrong(0, "x <= value", "x < value", 3, "x <= value"),
            Wrong(0, "len(seq)", "len(seq) - 1", 5, "return len(seq)"),
            Wrong(0, "    return len(seq)", "        return len(seq)", 5, "return len(seq)"),
            Wrong(1, "middle + 1", "middle", 7, "low = middle + 1"),
            Wrong(1, "seq[middle] < x", "seq[middle] <= x", 6, "seq[middle] < x"),
            Wrong(1, "len(seq)", "len(seq) - 1", 3, "high = len(seq)"),
        ],
    ),
    _task(
        "unique_days",
        [
            (([],), 0),
            (([("May", 1)],), 1),
            (([("May", 1), ("May", 1)],), 1),
            (([("May", 1), ("June", 1)],), 2),
            (([("May", 1), ("May", 2), ("June", 1), ("May", 2)],), 3),
        ],
        [
            """
            def unique_days(dates):
                seen = set()
                for month, day in dates:
                    seen.add((month, day))
                return len(seen)
            """,
            """
            def unique_days(dates):
                count = 0
                for i in range(len(dates)):
                    if dates[i] not in dates[:i]:
                        count += 1
                return count
            """,
        ],
        [
            Wrong(0, "set()", "{}", 2, "seen = set()"),
            Wrong(0, "return len(seen)", "return seen", 5, "return len(seen)"),
            Wrong(1, "not in", "in", 4, "dates[i] not in dates[:i]"),
            Wrong(1, "+=", "=", 5, "count += 1"),
            Wrong(1, "range(len(dates))", "range(1, len(dates))", 3, "range(0, len(dates))"),
            Wrong(1, "dates[:i]", "dates[:i + 1]", 4, "dates[:i]"),
        ],
    ),
    _task(
        "remove_duplicates",
        [
            (([],), []),
            (([1],), [1]),
            (([1, 1],), [1]),
            (([2, 1],), [2, 1]),
            (([2, 1, 2],), [2, 1]),
            (([3, 1, 3, 2, 1],), [3, 1, 2]),
        ],
        [
            """
            def remove_duplicates(items):
                result = []
                for item in items:
                    if item not in result:
                        result.append(item)
                return result
            """,
            """
            def remove_duplicates(items):
                return [item for i, item in enumerate(items) if item not in items[:i]]
            """,
        ],
        [
            Wrong(0, "result = []", "result = {}", 2, "result = []"),
            Wrong(0, "not in result", "in result", 4, "item not in result"),
            Wrong(0, "append(item)", "append(items)", 5, "result.append(item)"),
            Wrong(0, "    return result", "        return result", 6, "return result"),
            Wrong(0, "    return result\n", "", 5, "return result"),
            Wrong(0, "append", "extend", 5, "result.append(item)"),
            Wrong(1, "items[:i]", "items[i:]", 2, "items[:i]"),
            Wrong(1, "not in", "in", 2, "item not in items[:i]"),
        ],
    ),
    _task(
        "sort_age",
        [
            (([],), []),
            (([("M", 3)],), [("M", 3)]),
            (([("M", 3), ("F", 5)],), [("F", 5), ("M", 3)]),
            (([("F", 5), ("M", 3)],), [("F", 5), ("M", 3)]),
            (([("Z", 1), ("M", 3), ("F", 5), ("A", 2)],), [("F", 5), ("M", 3), ("A", 2), ("Z", 1)]),
            (([("A", 1), ("C", 4), ("B", 3)],), [("C", 4), ("B", 3), ("A", 1)]),
            (([("A", 3), ("B", 3)],), [("A", 3), ("B", 3)]),
        ],
        [
            """
            def sort_age(people):
                return sorted(people, key=lambda pair: pair[1], reverse=True)
            """,
            """
            def sort_age(people):
                people = people[:]
                result = []
                while people:
                    oldest = people[0]
                    for person in people:
                        if person[1] > oldest[1]:
                            oldest = person
                    people.remove(oldest)
                    result.append(oldest)
                return result
            """,
        ],
        [
            Wrong(
                0, ", reverse=True", "", 2, "sorted(people, key=lambda pair: pair[1], reverse=True)"
            ),
            Wrong(0, "pair[1]", "pair[0]", 2, "pair[1]"),
            Wrong(
                0,
                "reverse=True",
                "reverse=False",
                2,
                "sorted(people, key=lambda pair: pair[1], reverse=True)",
            ),
            Wrong(1, ">", "<", 7, "person[1] > oldest[1]"),
            Wrong(1, "        result.append", "    result.append", 10, "result.append(oldest)"),
            Wrong(1, "oldest = person\n", "oldest = people\n", 8, "oldest = person"),
            Wrong(1, "    people.remove", "            people.remove", 9, "people.remove(oldest)"),
        ],
    ),
    _task(
        "top_k",
        [
            (([], 0), []),
            (([4], 1), [4]),
            (([4, 5], 1), [5]),
            (([4, 5, 2], 2), [5, 4]),
            (([4, 5, 2, 3, 1, 6], 3), [6, 5, 4]),
            (([1, 2], 0), []),
            (([7, 7, 1], 2), [7, 7]),
        ],
        [
            """
            def top_k(values, k):
                return sorted(values, reverse=True)[:k]
            """,
            """
            def top_k(values, k):
                values = list(values)
                result = []
                while len(result) < k:
                    best = max(values)
                    values.remove(best)
                    result.append(best)
                return result
            """,
        ],
        [
            Wrong(0, "[:k]", "[:k - 1]", 2, "sorted(values, reverse=True)[:k]"),
            Wrong(0, "[:k]", "[k:]", 2, "sorted(values, reverse=True)[:k]"),
            Wrong(0, "reverse=True", "reverse=False", 2, "sorted(values, reverse=True)"),
            Wrong(0, "[:k]", "", 2, "return sorted(values, reverse=True)[:k]"),
            Wrong(1, "< k", "<= k", 4, "len(result) < k"),
            Wrong(1, "max", "min", 5, "max(values)"),
            Wrong(1, "append(best)", "append(max)", 7, "result.append(best)"),
        ],
    ),
    _task(
        "is_prime",
        [
            ((0,), False),
            ((1,), False),
            ((2,), True),
            ((3,), True),
            ((4,), False),
            ((5,), True),
            ((9,), False),
            ((15,), False),
            ((17,), True),
            ((25,), False),
        ],
        [
            """
            def is_prime(n):
                if n < 2:
                    return False
                for i in range(2, n):
                    if n % i == 0:
                        return False
                return True
            """,
            """
            def is_prime(n):
                divisor = 2
                while divisor * divisor <= n:
                    if n % divisor == 0:
                        return False
                    divisor += 1
                return n > 1
            """,
        ],
        [
            Wrong(0, "n < 2", "n <= 2", 2, "n < 2"),
            Wrong(0, "range(2, n)", "range(1, n)", 4, "range(2, n)"),
            Wrong(0, "    return True", "        return True", 7, "return True"),
            Wrong(0, "%", "/", 5, "n % i"),
            Wrong(0, "== 0", "== 1", 5, "n % i == 0"),
            Wrong(1, "<= n", "< n", 3, "divisor * divisor <= n"),
            Wrong(1, "        divisor += 1\n", "", 5, "divisor += 1"),
        ],
    ),
    _task(
        "gcd",
        [
            ((1, 1), 1),
            ((2, 1), 1),
            ((4, 6), 2),
            ((6, 4), 2),
            ((0, 5), 5),
            ((5, 0), 5),
            ((12, 18), 6),
            ((35, 21), 7),
        ],
        [
            """
            def gcd(a, b):
                while b:
                    a, b = b, a % b
                return a
            """,
            """
            def gcd(a, b):
                if b == 0:
                    return a
                return gcd(b, a % b)
            """,
        ],
        [
            Wrong(0, "a, b = b, a % b", "b, a = b, a % b", 3, "a, b = b, a % b"),
            Wrong(0, "a % b", "b % a", 3, "a % b"),
            Wrong(0, "return a", "return b", 4, "return a"),
            Wrong(0, "while b", "if b", 2, "while b:"),
            Wrong(1, "return gcd(b, a % b)", "gcd(b, a % b)", 4, "return gcd(b, a % b)"),
            Wrong(1, "gcd(b, a % b)", "gcd(a % b, b)", 4, "gcd(b, a % b)"),
            Wrong(1, "return a", "return b", 3, "return a"),
        ],
    ),
    _task(
        "word_count",
        [
            (("",), {}),
            (("a",), {"a": 1}),
            (("a a",), {"a": 2}),
            (("A a",), {"a": 2}),
            (("a b a",), {"a": 2, "b": 1}),
            (("a a a b b",), {"a": 3, "b": 2}),
        ],
        [
            """
            def word_count(text):
                counts = {}
                for word in text.lower().split():
                    counts[word] = counts.get(word, 0) + 1
                return counts
            """,
            """
            def word_count(text):
                counts = {}
                for word in text.split():
                    word = word.lower()
                    if word in counts:
                        counts[word] += 1
                    else:
                        counts[word] = 1
                return counts
            """,
        ],
        [
            Wrong(0, "get(word, 0)", "get(word)", 4, "counts.get(word, 0)"),
            Wrong(0, "word, 0", "word, 1", 4, "counts.get(word, 0)"),
            Wrong(0, "counts.get(word, 0)", "counts[word]", 4, "counts.get(word, 0) + 1"),
            Wrong(0, "lower()", "lower", 3, "text.lower().split()"),
            Wrong(1, "word = word.lower()", "word.lower()", 4, "word = word.lower()"),
            Wrong(1, "counts[word] += 1", "counts[word] = 1", 6, "counts[word] += 1"),
            Wrong(1, "in counts:", "not in counts:", 5, "word in counts"),
        ],
    ),
    _task(
        "transpose",
        [
            (([[1]],), [[1]]),
            (([[1, 2]],), [[1], [2]]),
            (([[1], [2]],), [[1, 2]]),
            (([[1, 2], [3, 4]],), [[1, 3], [2, 4]]),
            (([[1, 2, 3], [4, 5, 6]],), [[1, 4], [2, 5], [3, 6]]),
        ],
        [
            """
            def transpose(rows):
                result = []
                for c in range(len(rows[0])):
                    column = []
                    for r in range(len(rows)):
                        column.append(rows[r][c])
                    result.append(column)
                return result
            """,
            """
            def transpose(rows):
                return [[row[c] for row in rows] for c in range(len(rows[0]))]
            """,
        ],
        [
            Wrong(0, "rows[r][c]", "rows[c][r]", 6, "rows[r][c]"),
            Wrong(0, "result.append(column)", "result.append(rows)", 7, "result.append(column)"),
            Wrong(
                0, "        result.append", "            result.append", 7, "result.append(column)"
            ),
            Wrong(0, "len(rows[0])", "len(rows)", 3, "len(rows[0])"),
            Wrong(0, "range(len(rows)):", "range(len(rows) - 1):", 5, "range(len(rows))"),
            Wrong(1, "rows[0]", "rows", 2, "len(rows[0])"),
        ],
    ),
    _task(
        "balanced",
        [
            (("",), True),
            (("(",), False),
            ((")",), False),
            (("()",), True),
            ((")(",), False),
            (("((",), False),
            (("a(",), False),
            (("(a",), False),
            (("a)",), False),
            (("a)(",), False),
            (("())",), False),
            (("(a)b",), True),
            (("(()())",), True),
            (("(()",), False),
            (("())(",), False),
        ],
        [
            """
            def balanced(text):
                depth = 0
                for letter in text:
                    if letter == "(":
                        depth += 1
                    elif letter == ")":
                        depth -= 1
                        if depth < 0:
                            return False
                return depth == 0
            """,
            """
            def balanced(text, depth=0):
                if not text:
                    return depth == 0
                if text[0] == "(":
                    return balanced(text[1:], depth + 1)
                if text[0] == ")":
                    return depth > 0 and balanced(text[1:], depth - 1)
                return balanced(text[1:], depth)
            """,
        ],
        [
            Wrong(0, "< 0", "<= 0", 8, "depth < 0"),
            Wrong(0, "-= 1", "= 1", 7, "depth -= 1"),
            Wrong(0, "depth == 0", "depth != 0", 10, "depth == 0"),
            Wrong(
                1, "balanced(text[1:], depth)", "balanced(text[1:])", 8, "balanced(text[1:], depth)"
            ),
            Wrong(1, "depth > 0", "depth >= 0", 7, "depth > 0"),
            Wrong(1, "depth - 1", "depth + 1", 7, "depth - 1"),
            Wrong(1, "not text", "text", 2, "if not text:"),
        ],
    ),
)
