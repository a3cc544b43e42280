"""Every example of the README and the docs does what it says: Python is run, commands are run or at least read."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from ecumene.cli import main, read_arguments
from ecumene.cli.terminal import Terminal
from tests.docs.snippets import ROOT, Snippet, loose, pages, program, read, snippets_of

ALL = [snippet for page in pages() for snippet in snippets_of(page)]
SHELL = [snippet for snippet in ALL if snippet.language in ("sh", "bash", "shell", "console", "usage")]
PYTHON = [snippet for snippet in ALL if snippet.language in ("python", "py")]
KNOWN = {"", "text", "nginx", "fluent", "toml", "html", "ini"}  # languages that nothing here can try
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def where(snippet: Snippet) -> str:
    return f"{snippet.page}:{snippet.line}"


def prepare(folder: Path) -> None:
    """What pages take a reader to have: a file with the values of a box that they own."""
    (folder / "my-vinci.yaml").write_text("tokens:\n- {id: mines, pawns: 4}\n", encoding="utf-8")


def by_page(snippets: list[Snippet]) -> list[str]:
    return list(
        dict.fromkeys(snippet.page for snippet in snippets if snippet.how == "run" and snippet.language != "usage")
    )


def test_there_are_examples_and_every_language_of_theirs_is_known() -> None:
    assert len(SHELL) > 25
    assert len(PYTHON) > 10
    tried = {"sh", "bash", "shell", "console", "usage", "python", "py", "yaml", "json"}
    assert {where(snippet): snippet.language for snippet in ALL if snippet.language not in KNOWN | tried} == {}


PRINTED = {page: [one.text for one in ALL if (one.page, one.how) == (page, "printed")] for page in by_page(PYTHON)}


# the Python of a French page is that of the English one (tests/docs/test_languages.py): it runs twice only where it
# prints something else
@pytest.mark.parametrize("page", [page for page in by_page(PYTHON) if PRINTED[page] or not page.endswith(".fr.md")])
def test_the_python_of_a_page_runs_and_prints_what_the_page_says(page: str, tmp_path: Path) -> None:
    text = program([snippet for snippet in PYTHON if snippet.page == page and snippet.how == "run"])
    prepare(tmp_path)
    script = tmp_path / Path(page).with_suffix(".py").name
    script.write_text(text, encoding="utf-8")
    ran = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{page}, lines as on the page\n{ran.stderr}"
    rest = ran.stdout
    for text in PRINTED[page]:
        before, found, rest = rest.partition(text)
        assert found, f"{page} says that this is printed:\n{text}\nand there was:\n{before}"


def test_results_are_compared_somewhere() -> None:
    assert sum(len(texts) for texts in PRINTED.values()) >= 6
    assert all(one.page in PRINTED for one in ALL if one.how == "printed"), "no Python above it prints it"


@pytest.mark.parametrize("snippet", [one for one in PYTHON if one.how != "run"], ids=where)
def test_python_that_is_not_run_is_python(snippet: Snippet) -> None:
    compile(snippet.text, where(snippet), "exec")


@pytest.mark.parametrize("snippet", SHELL, ids=where)
def test_commands_name_what_is_there(snippet: Snippet) -> None:
    for command in snippet.commands():
        if command[0] == "ecumene":
            read_options(command[1:])
        elif command[0] == "make":
            assert {word for word in command[1:] if "=" not in word} <= TARGETS
        elif command[:2] == ["pip", "install"]:
            asked = {name for word in command for part in re.findall(r"^\S+\[(.*)\]", word) for name in part.split(",")}
            assert asked <= set(EXTRAS)
        elif command[:2] == ["python", "-m"]:
            assert find_spec(command[2]) is not None
        else:
            assert snippet.how == "not run", f"{command[0]} is not tried: say why above"


def read_options(words: list[str]) -> None:
    if "--version" in words or "--help" in words:
        assert main(words) == 0
    else:
        read_arguments(Terminal("en"), words)


@pytest.mark.parametrize("page", by_page(SHELL))
def test_the_commands_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    prepare(tmp_path)
    for snippet in SHELL:
        if snippet.page == page and snippet.how == "run" and snippet.language != "usage":
            for command in snippet.commands():
                if command[0] == "ecumene":
                    assert main(command[1:]) == 0, f"{where(snippet)}: {' '.join(command)}"


@pytest.mark.parametrize("snippet", [one for one in ALL if one.language in ("yaml", "json")], ids=where)
def test_data_reads(snippet: Snippet) -> None:
    yaml.safe_load(snippet.text) if snippet.language == "yaml" else json.loads(snippet.text)


# ---- the collecting itself


def test_installing_is_said_in_one_place() -> None:
    """Until there is a package on an index, and when there is one, only docs/install.md changes."""
    names = ("docs/install.md", "docs/install.fr.md")
    said = {
        page.name: re.search(r"pip install .*ecumene\[", page.read_text(encoding="utf-8")) is not None
        for page in pages()
    }
    assert [name for name, names_it in said.items() if names_it] == []
    table = re.compile(r"^\| `(\w+)` \|", re.M)
    for page in names:
        extras = set(table.findall((ROOT / page).read_text(encoding="utf-8")))
        assert extras == set(EXTRAS) - {"test", "check", "compile", "docs"}


PAGE = """# Page

```python
a = 1
```

- an item:

  <!-- parsed: it asks a person -->
  ```sh
  ecumene play vinci \\
    --seats 3   # three
  ```

```python
b = a
```

    ecumene games
"""


def test_blocks_are_found_with_how_far_they_go() -> None:
    first, second, third = read(PAGE, "page.md")
    assert (first.line, first.how, first.text) == (4, "run", "a = 1\n")
    assert (second.how, second.why) == ("parsed", "it asks a person")
    assert second.commands() == [["ecumene", "play", "vinci", "--seats", "3"]]
    (form,) = loose(PAGE, "page.md")
    assert (form.line, form.language, form.commands()) == (19, "usage", [["ecumene", "games"]])
    assert program([first, third]).splitlines()[3::12] == ["a = 1", "b = a"]


def test_a_form_is_filled_in() -> None:
    (form,) = read("```usage\necumene replay FILE [--to N] [-o FILE | --out FILE] [--json]\n```\n", "page.md")
    assert form.commands() == [["ecumene", "replay", "a.yaml", "--to", "1", "-o", "a.yaml", "--json"]]
    (form,) = loose("    pip install 'orchard[lab,ray]'\n", "page.md")
    assert form.commands() == [["pip", "install", "orchard[lab,ray]"]]
