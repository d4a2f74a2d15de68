"""Writing the zip file. The same files give the same bytes, whenever it is made."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from secrets import token_hex
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from c4lab.classroom.handout.choosing import CannotHandOut

BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest time that a zip file can name


def write_zip(path: Path, contents: Mapping[PurePosixPath, bytes]) -> None:
    """Writes these files into a zip at `path`, all in one folder that has its name.

    An earlier one is replaced once the new one is complete. Raises CannotHandOut.
    """
    draft = path.with_name(f"{path.name}.{token_hex(8)}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with ZipFile(draft, "w", ZIP_DEFLATED) as packed:
                for name, data in contents.items():
                    entry = ZipInfo(f"{path.stem}/{name}", BEGINNING)
                    entry.external_attr = 0o644 << 16
                    packed.writestr(entry, data, ZIP_DEFLATED)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise CannotHandOut(f"{path} cannot be written ({error.strerror}).") from None
