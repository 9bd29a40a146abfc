"""The house's own rules, held against the files themselves: what the linters do not know."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import tinycss2

from app.settings import Settings
from engines.registry import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 400
BINARY: Final = {".gif", ".ico", ".jpg", ".png", ".webp"}

# What the upgrade checker of htmx 4 complains about, in attributes, events, calls, settings and modifiers.
HTMX_2: Final = (
    r"\bhx-(?:disabled-elt|disinherit|ext|history|inherit|params|prompt|request|sse|vars|ws)(?=[\s=>])",
    r"\b(?:sse|ws)-(?:close|connect|send|swap)=",
    r"\bhtmx:[a-z]+[A-Z]",
    r"\bhtmx\.(?:addClass|closest|defineExtension|location|log\w+|off|remove|removeClass|takeClass|toggleClass)\b",
    r"\b(?:defaultSwapStyle|globalViewTransitions|historyEnabled|includeIndicatorStyles|responseHandling)\b",
    r"\b(?:show|scroll):[^:\s\"]+:(?:top|bottom)\b",
)
# What the content security policy blocks.
INLINE: Final = (
    r"\sstyle\s*=",
    r"<style\b",
    r"<script\b[^>]*>(?!\s*</script>)",
    r"\shx-on[:=]",
    r"\son(?:blur|change|click|error|focus\w*|input|key\w+|load|mouse\w+|pointer\w+|submit|toggle|touch\w+)\s*=",
    r"\b(?:javascript|js):",
)
REGISTRY: Final = (
    r"https?://[^\s\"'<>]*(?:registry|/simple\b|/-/|/packages/)",
    r"\b(?:pypi\.(?:org|python)|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|unpkg\.com|jsdelivr\.net)",
)
# A letter stands in brackets, since this file is searched as well.
UNFINISHED: Final = (r"\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b",)

SIDED_NAME: Final = re.compile(
    r"left|right|(?:border|margin|padding|scroll-margin|scroll-padding)-(?:left|right)(?:-.*)?"
    r"|border-(?:top|bottom)-(?:left|right)-radius"
)
SIDED_VALUE: Final = re.compile(r"(?:text-align|float|clear|caption-side):\s*(?:left|right)\b")


GAMES_OWN: Final = ("static/css/games/", "templates/games/")


@cache
def _names() -> tuple[str, ...]:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return tuple(subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines())


def texts(*starts: str, suffix: str = "", but: tuple[str, ...] = ()) -> list[Path]:
    """The text files, known to git or about to be, whose paths start and end so. There must be some."""
    chosen = [
        ROOT / name
        for name in _names()
        if name.startswith(starts or "") and name.endswith(suffix) and not (but and name.startswith(but))
    ]
    files = [path for path in chosen if path.is_file() and path.suffix not in BINARY]
    assert files, f"no {suffix} file under {starts}"
    return files


def places(patterns: tuple[str, ...], paths: list[Path]) -> list[str]:
    """Where any of the patterns stands: `file:line: what`."""
    sought = re.compile("|".join(patterns))
    return [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, hit.start()) + 1}: {hit[0].strip()}"
        for path in paths
        for text in [path.read_text(encoding="utf-8")]
        for hit in sought.finditer(text)
    ]


def declarations(nodes: list[Any]) -> Iterator[Any]:
    """Every declaration of a parsed stylesheet, however deep in rules it stands."""
    for node in nodes:
        if node.type == "declaration":
            yield node
        elif node.type in {"qualified-rule", "at-rule"} and node.content:
            yield from declarations(tinycss2.parse_blocks_contents(node.content))


def sided(path: Path) -> Iterator[str]:
    """The declarations that mean a left or a right side, which a page in a right-to-left language would get wrong."""
    for node in declarations(tinycss2.parse_stylesheet(path.read_text(encoding="utf-8"))):
        written = f"{node.name}: {tinycss2.serialize(node.value).strip()}"
        if SIDED_NAME.fullmatch(node.name) or SIDED_VALUE.match(written):
            yield f"{path.relative_to(ROOT)}:{node.source_line}: {written}"


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def commands() -> list[str]:
    """The README's first two lines, without their remarks: one plays, one tests."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:2]
    return [line.partition("  #")[0].strip() for line in lines]


def setting_row(name: str) -> str:
    """How a row of the README's table of settings begins: the variable and its default."""
    field = Settings.model_fields[name]
    variable = field.validation_alias or f"{Settings.model_config['env_prefix']}{name.upper()}"
    default = ",".join(field.default) if isinstance(field.default, tuple) else str(field.default).lower()
    return f"| `{variable}` | `{default}` |" if default else f"| `{variable}` | |"


def test_shared_code_templates_and_styles_name_no_game() -> None:
    shared = texts("app/", "decks/", "engines/core/", "engines/registry.py", "static/", "templates/", but=GAMES_OWN)
    assert not places((rf"(?i)\b(?:{'|'.join(GAMES)})\b",), shared)


def test_no_file_names_a_registry_address() -> None:
    assert not places(REGISTRY, texts())


def test_no_file_is_left_unfinished() -> None:
    assert not places(UNFINISHED, texts())


def test_templates_and_scripts_speak_htmx_4() -> None:
    assert not places(HTMX_2, texts("templates/", "static/js/"))


def test_templates_hold_no_inline_script_or_style() -> None:
    assert not places(INLINE, texts("templates/"))


def test_styles_know_start_and_end_instead_of_left_and_right() -> None:
    assert not [place for path in texts("static/css/", suffix=".css") for place in sided(path)]


def test_the_browser_library_is_fetched_and_not_committed() -> None:
    assert not [name for name in _names() if name.startswith("static/vendor/") or "htmx.min" in name]


def test_modules_stay_small() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in texts("app/", "decks/", "engines/")}
    assert not {path: length for path, length in lengths.items() if path.suffix == ".py" and length > LONGEST}


def test_engines_import_the_standard_library_alone() -> None:
    known = sys.stdlib_module_names | {"engines"}
    assert not {
        (path, name) for path in texts("engines/", suffix=".py") for name in imported(path) if name not in known
    }


def test_constraints_hold_every_pin_of_the_project() -> None:
    held = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().splitlines()
    extras = project()["optional-dependencies"].values()
    assert not {pin for pins in (project()["dependencies"], *extras) for pin in pins if pin not in held}


def test_the_readme_opens_with_the_commands_that_ci_runs() -> None:
    play, check = commands()
    assert play.endswith(f"/{project()['name']}")
    assert check.endswith("-m tests.check")
    assert check in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_readme_lists_every_setting_with_its_default() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert not [row for row in map(setting_row, Settings.model_fields) if row not in readme]


def test_the_changelog_knows_the_version() -> None:
    assert f"## {project()['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
