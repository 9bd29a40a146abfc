"""Where the files beside the code lie: in the checkout's root, or, installed from a wheel, in `app/data`.

Knows names of folders only; what is in them is read elsewhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
_PACKED: Final = PACKAGE / "data"

DATA: Final = _PACKED if _PACKED.is_dir() else PACKAGE.parent
"""The folder that holds what is named below. The wheel puts them into `app/data`, which a checkout does not have."""

TEMPLATES: Final = DATA / "templates"
STATIC: Final = DATA / "static"
I18N: Final = DATA / "i18n"
LICENCE: Final = DATA / "LICENSE"

MIGRATIONS: Final = PACKAGE / "migrations"
HTMX: Final = STATIC / "vendor" / "htmx" / "htmx.min.js"
"""The browser library, fetched by the build (`hatch_build.py`): not there in a checkout that was never installed."""
