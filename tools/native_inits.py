"""Sources for the compiler in which frozen dataclasses have an `__init__` of their own.

mypyc leaves a dataclass the `__init__` that `dataclasses` writes, which is interpreted and sets every field through
`object.__setattr__`: making one takes 0.75 µs, with an `__init__` that is compiled 0.06 µs, and play makes several of
them for each decision. In our sources the dataclasses stay as they are; what the compiler reads is a copy in which each
has its `__init__` in the empty line below its docstring, so that no line moves and tracebacks stay true.

A class is left alone where it writes its own `__init__`, where other packages may derive from it, where a field's
default is more than a literal or a name, or where a base is not one of our classes.
"""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PLAIN_BASES = ("Protocol", "Generic", "ABC", "object")  # without fields
SIMPLE = (ast.Constant, ast.Name, ast.UnaryOp, ast.Tuple, ast.USub, ast.Load)  # what a default may be made of


@dataclass(frozen=True)
class Parameter:
    """A field, as a parameter of `__init__`: what it is, and in which module that was written."""

    name: str
    annotation: ast.expr
    default: ast.expr | None
    module: str


class Module:
    """One of our modules: its classes, and where its names come from."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self.text = path.read_text(encoding="utf-8")
        tree = ast.parse(self.text)
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.imports: dict[str, tuple[str, str]] = {}
        self.names = set(self.classes)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                self.imports.update({name.asname or name.name: (node.module, name.name) for name in node.names})
            elif isinstance(node, ast.Import):
                self.names.update(name.asname or name.name for name in node.names)
        for node in tree.body:
            self.names.update(_assigned(node))
        self.last_import = max((node.end_lineno or 0 for node in tree.body if _is_import(node)), default=0)
        self.needed: dict[str, tuple[str, str]] = {}  # names that inherited fields ask for

    def origin(self, name: str) -> tuple[str, str]:
        """The module in which a name is defined, and what it is called there."""
        return self.imports.get(name, (self.name, name))

    def knows(self, name: str) -> bool:
        """Whether a name means something in this module."""
        return name in self.names or name in self.imports


class Sources:
    """All modules that are compiled, and what their dataclasses are made of."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = {name: Module(name, path) for name, path in modules.items()}

    def parameters(self, module: Module, node: ast.ClassDef) -> dict[str, Parameter] | None:
        """The fields of a dataclass with those of its bases, in order; None where they cannot be told."""
        found: dict[str, Parameter] = {}
        for base in node.bases:
            inherited = self._inherited(module, base)
            if inherited is None:
                return None
            found.update(inherited)
        if not _is_dataclass(node):
            return None if found else {}
        for field in _fields(node):
            assert isinstance(field.target, ast.Name)
            if field.value is not None and not all(isinstance(part, SIMPLE) for part in ast.walk(field.value)):
                return None
            found[field.target.id] = Parameter(field.target.id, field.annotation, field.value, module.name)
        return found

    def _inherited(self, module: Module, base: ast.expr) -> dict[str, Parameter] | None:
        if not isinstance(base, ast.Name):
            return None
        if base.id in PLAIN_BASES:
            return {}
        where, name = module.origin(base.id)
        home = self.modules.get(where)
        if home is None or name not in home.classes or _defines(home.classes[name], "__init__"):
            return None
        return self.parameters(home, home.classes[name])

    def rewritten(self, module: Module) -> str:
        """The text of a module for the compiler."""
        lines = module.text.splitlines(keepends=True)
        for node in module.classes.values():
            line = self._free_line(node, lines)
            if line is not None and (text := self._init(module, node)) is not None:
                lines[line] = " " * node.body[0].col_offset + text + "\n"
        if module.needed:
            names = [f"from {where} import {name} as {known}" for known, (where, name) in module.needed.items()]
            end = module.last_import - 1
            # on the line of the last import, so that none moves
            lines[end] = lines[end].rstrip("\n") + "; " + "; ".join(names) + "\n"
        return "".join(lines)

    def _free_line(self, node: ast.ClassDef, lines: list[str]) -> int | None:
        """The empty line below the docstring of a dataclass without an `__init__`, counted from nought."""
        if not _is_dataclass(node) or _defines(node, "__init__") or ast.get_docstring(node) is None:
            return None
        if any("mypyc_attr" in _names(decorator) for decorator in node.decorator_list):
            return None  # games of other packages derive from it, and their classes are made with other arguments
        line = node.body[0].end_lineno or 0
        return line if line < len(lines) and not lines[line].strip() and len(node.body) > 1 else None

    def _init(self, module: Module, node: ast.ClassDef) -> str | None:
        parameters = self.parameters(module, node)
        if not parameters:
            return None
        heads = [self._head(module, parameter) for parameter in parameters.values()]
        if None in heads:
            return None
        sets = [f"self.{name} = {name}" for name in parameters]
        if self._has_post_init(module, node):
            sets.append("self.__post_init__()")
        # frozen: for the type checker nobody may set them, not even here
        return f"def __init__(self, {', '.join(map(str, heads))}) -> None: {'; '.join(sets)}  # type: ignore[misc]"

    def _head(self, module: Module, parameter: Parameter) -> str | None:
        home = self.modules[parameter.module]
        default = parameter.default
        for name in _names(parameter.annotation) + ([] if default is None else _names(default)):
            if module.knows(name) and module.origin(name) != home.origin(name) and home.knows(name):
                return None  # the same word for something else
            if not module.knows(name) and home.knows(name):
                module.needed[name] = home.origin(name)
        given = "" if default is None else f" = {ast.unparse(default)}"
        return f"{parameter.name}: {ast.unparse(parameter.annotation)}{given}"

    def _has_post_init(self, module: Module, node: ast.ClassDef) -> bool:
        if _defines(node, "__post_init__"):
            return True
        for base in node.bases:
            where, name = module.origin(base.id) if isinstance(base, ast.Name) else ("", "")
            home = self.modules.get(where)
            if home is not None and name in home.classes and self._has_post_init(home, home.classes[name]):
                return True
        return False


def write(source: Path, modules: list[str], target: Path) -> None:
    """Copy the package at `source` to `target`, with an `__init__` for the dataclasses of these modules."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=lambda _, names: [name for name in names if _is_data(name)])
    named = {".".join(Path(path).relative_to(source.parent).with_suffix("").parts): Path(path) for path in modules}
    sources = Sources(named)
    for module in sources.modules.values():
        written = target / module.path.relative_to(source)
        written.write_text(sources.rewritten(module), encoding="utf-8")


def _is_data(name: str) -> bool:
    return name == "__pycache__" or ("." in name and not name.endswith((".py", ".typed")))


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def _assigned(node: ast.stmt) -> Iterator[str]:
    """The names that a statement at the top of a module gives a meaning."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    yield from (target.id for target in targets if isinstance(target, ast.Name))
    if isinstance(node, ast.FunctionDef):
        yield node.name


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in _names(decorator) for decorator in node.decorator_list)


def _defines(node: ast.ClassDef, method: str) -> bool:
    return any(isinstance(part, ast.FunctionDef) and part.name == method for part in node.body)


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and "ClassVar" not in _names(part.annotation):
            yield part


def _names(tree: ast.expr) -> list[str]:
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
