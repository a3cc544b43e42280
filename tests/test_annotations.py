"""Every name that a compiled module makes at its top says its type, unless it is a plain number or word.

mypy works a type out when it first needs it, and in a circle of modules what it needs first depends on the order in
which it walks: a table without its type passed on one machine and was "Cannot determine type" on another.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src" / "ecumene"
COMPILED = sorted(path for package in ("core", "games") for path in (SOURCES / package).rglob("*.py"))


def untyped(source: str) -> Iterator[str]:
    """The names at the top of a module whose type would have to be worked out."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            plain = is_plain(node.value) or is_for_types(node.value)
            names = [ast.unparse(target) for target in node.targets if ast.unparse(target) != "__all__"]
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            plain = is_plain(node.value) or is_display(node.value)
            names = [ast.unparse(node.target)]
        else:
            continue
        if not plain:
            yield from names


def is_plain(value: ast.expr | None) -> bool:
    """Whether anybody sees the type at once: numbers, words, and what is counted together of them."""
    match value:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return is_plain(operand)
        case ast.BinOp(left=left, right=right):
            return is_plain(left) and is_plain(right)
    return False


def is_display(value: ast.expr | None) -> bool:
    """Whether a table is written out of what is plain: then its type depends on nothing else."""
    match value:
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return all(is_plain(part) or is_display(part) for part in parts)
        case ast.Dict(keys=keys, values=values):
            return all(is_plain(part) or is_display(part) for part in [*keys, *values])
    return False


def is_for_types(value: ast.expr) -> bool:
    """What only mypy reads: `TypeVar` and `TypedDict` are written without a type."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("TypeVar", "TypedDict")


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCES)))
def test_what_a_compiled_module_makes_at_its_top_says_its_type(path: Path) -> None:
    assert list(untyped(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "CODES = {'espionage': espionage}",
        "VERBS = other.VERBS",
        "WORLD = Frame(disc(ORIGIN, 4))",
        "KEYS: Final = (*NEEDED, 'seed')",
        "LANDS = TERRAINS[1:]",
    ],
)
def test_a_name_without_its_type_is_seen(source: str) -> None:
    assert len(list(untyped(source))) == 1


@pytest.mark.parametrize(
    "source",
    ["CODES: dict[str, Code] = {}", "NONE = -1", "WORD: Final = 1 << 64", "T = TypeVar('T')", "__all__ = ['Game']"],
)
def test_a_name_with_its_type_passes(source: str) -> None:
    assert list(untyped(source)) == []
