"""The text of an answer that knows some calls, and what they give, and nothing else."""

COMMON = '''
from math import inf, nan
from zlib import crc32


def code_of(code):
    """Two lambdas with the same text have the same."""
    inner = [code_of(each) if hasattr(each, "co_code") else each for each in code.co_consts]
    return code.co_code, inner, code.co_names


def written(value):
    """A text that is equal for equal arguments."""
    if isinstance(value, dict):
        return f"dict({', '.join(map(written, value.items()))})"
    if isinstance(value, (list, tuple)):
        return f"{type(value).__name__}({', '.join(map(written, value))})"
    if hasattr(value, "__code__"):
        return f"{code_of(value.__code__)}"
    if hasattr(value, "__self__"):
        return f"{written(value.__self__)}.{value.__name__}"
    if value is None or isinstance(value, (int, float, str)):
        return repr(value)
    if hasattr(value, "history"):
        return f"{type(value).__name__} {value}"
    return f"{type(value).__name__} {written(getattr(value, '__dict__', {}))}"
'''
FUNCTION = """
def {name}{parameters}:
    asked = {values}
    value, changed = eval(KNOWN[written(asked)], {{"inf": inf, "nan": nan}})
    for one, other in zip(asked, changed):
        if other is not None:
            one.clear()
            getattr(one, "update" if isinstance(one, dict) else "extend")(other)
    return value
"""
CLASS = """
class {name}:
    name = "random"

    def __init__(self, *asked):
        self.calls = ""
        self.next("", asked)

    def next(self, method, asked):
        self.calls = f"{{crc32(repr((self.calls, method, written(asked))).encode())}}"
        value, fields = eval(KNOWN[self.calls], {{"inf": inf, "nan": nan}})
        self.__dict__.update(fields)
        return value
"""
METHOD = """
    def {method}(self, *asked):
        return self.next({method!r}, asked)
"""
