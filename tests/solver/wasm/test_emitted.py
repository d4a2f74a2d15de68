"""The steps from LLVM's language to a library, for a few lines: numba would take long."""

import os
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from c4lab.solver.functions import TYPES
from c4lab.solver.wasm import __main__ as command
from c4lab.solver.wasm import linking
from c4lab.solver.wasm.emitted import TRIPLE, object_code, target
from c4lab.solver.wasm.library import SIZES, library_for
from c4lab.solver.wasm.linking import CannotLinkError, link

MODULE = """
@shared = common global ptr null, align 8
define i64 @hidden(i64 %number) {
 %place = inttoptr i64 %number to ptr
 store ptr %place, ptr @shared
 %word = load i64, ptr %place
 ret i64 %word
}
""" + "".join(
    f"""
define i64 @{name}(i64 %number) {{
 %word = call i64 @hidden(i64 %number)
 ret i64 %word
}}
"""
    for name in TYPES
)


def numbers(data: bytes) -> Iterator[int]:
    """The whole numbers at the start of `data`, seven bits a byte, lowest first (LEB128)."""
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0


def exported(library: bytes) -> set[str]:
    """The names that a WebAssembly module has for others: its seventh section."""
    data = library[8:]
    while data[0] != 7:
        size = next(numbers(data[1:]))
        data = data[1 + len_of(size) + size :]
    data = data[1 + len_of(next(numbers(data[1:]))) :]
    count = next(numbers(data))
    data = data[len_of(count) :]
    names = set()
    for _ in range(count):
        size = data[0]
        names.add(data[1 : 1 + size].decode())
        index = next(numbers(data[2 + size :]))
        data = data[2 + size + len_of(index) :]
    return names


def len_of(number: int) -> int:
    """How many bytes the number takes."""
    return max(1, (number.bit_length() + 6) // 7)


def test_the_code_is_for_a_browser_and_only_our_functions_are_for_others() -> None:
    module = llvm.parse_assembly(MODULE)
    code = object_code(module)
    assert code.startswith(b"\0asm")
    assert module.triple == TRIPLE
    assert "p:32:32" in module.data_layout
    assert str(target().target_data) == module.data_layout
    inside = llvm.Linkage.internal
    assert module.get_function("hidden").linkage == inside
    assert all(each.linkage == inside for each in module.global_variables)  # or left out
    assert all(module.get_function(name).linkage != inside for name in TYPES)


def test_the_library_has_our_functions(tmp_path: Path) -> None:
    pytest.importorskip("ziglang", reason="ziglang, which has the linker, is not installed")
    code, library = tmp_path / "code.o", tmp_path / "library.wasm"
    code.write_bytes(object_code(llvm.parse_assembly(MODULE)))
    link(code, library)
    found = exported(library.read_bytes())
    assert found >= TYPES.keys()
    assert "hidden" not in found
    code.write_bytes(b"nothing")
    with pytest.raises(CannotLinkError, match=r"made no library\.wasm: .*code\.o"):
        link(code, library)


def test_without_a_linker_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(linking, "find_spec", lambda name: None)
    assert command.main([str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said == "The linker is missing: install it with: python -m pip install ziglang.\n"


def test_a_library_is_built_when_a_source_is_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = []

    def build(layout: object, library: Path) -> None:
        built.append(str(layout))
        library.touch()

    monkeypatch.setattr(command, "check_linker", lambda: None)
    monkeypatch.setattr(command, "build", build)
    for _ in range(2):
        assert command.main([str(tmp_path)]) == 0
    assert built == ["7x6", "6x5", "5x4"]
    os.utime(library_for(SIZES[1], tmp_path), (0, 0))
    assert command.main([str(tmp_path)]) == 0
    assert built[3:] == ["6x5"]


def test_what_numba_says_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "EMITTED", "c4lab.solver.no_such_module")
    with pytest.raises(RuntimeError, match=r"boards of 5x4: .*no_such_module"):
        command.build(SIZES[2], tmp_path / "library.wasm")
