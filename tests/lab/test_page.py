"""Pages: what others call things is text, whatever marks are in it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import markdown
import pytest

from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.lab.balance import SUBJECTS, find
from ecumene.lab.balance.page import Report
from ecumene.lab.compare import Comparison, ask
from ecumene.lab.page import Page, markdown_table, plain, quoted, table
from tests.lab.pages import HORIZON, one_sided, swayed, told

NAME = "[Wheel](https://elsewhere.example) *now* `run` a_b_c | ~~no~~ ![x](y) & ## 1. **B**"
ODD = "a`b`.yaml\n\n# mine <script>alert(1)</script> [x](javascript:y)"


@pytest.fixture
def owned(tmp_path: Path) -> Game:
    """A game in which an owner calls a technology by a name full of marks."""
    file = tmp_path / "mine.yaml"
    words = "".join(f"    {lang}: {{name: '{NAME}'}}\n" for lang in ("en", "fr"))
    file.write_text(f"game: {HORIZON}\ntechnologies:\n- id: wheel\n  words:\n{words}", encoding="utf-8")
    return catalogue[HORIZON].using(file)


def bodies(pages: list[Page]) -> list[str]:
    """What a reader sees of pages, without the scripts that draw the charts."""
    return [page.html().partition("<main>")[2].partition("</main>")[0] for page in pages]


def test_an_owners_name_is_no_markup_in_any_report(owned: Game) -> None:
    kinds = SUBJECTS[HORIZON]
    found = find(owned, kinds, 3, told(one_sided))
    asked = ask(kinds, 3, told(one_sided), told(swayed))
    report = Report(owned, kinds, "quick", 0, {"rounds": 20}, [found], f"ecumene lab {ODD}").page()
    comparison = Comparison(owned, kinds, HORIZON, ODD, "quick", 0, [asked], f"ecumene lab {ODD}").page()
    for body in bodies([report, comparison]):
        assert NAME in unescape(body)
        assert "elsewhere.example" in body
        for markup in ("<a ", "<img", "<em>now", "<code>run", "<script", "<strong>B<", "<h1>mine"):
            assert markup not in body
    assert f"<td>{NAME}</td>" in unescape(bodies([report])[0])


@pytest.mark.parametrize(
    "text",
    [NAME, "1. one", "a\n\n# b", "<b>&amp;</b>", "\\*a\\*", "`", "a|b", "$x$ :::", "_a_b_ __c__ d_e skip_price=1"],
)
def test_a_plain_text_reads_as_it_was_written(text: str) -> None:
    line = re.sub("[ \\n]+", " ", text)
    rows = "\n".join(markdown_table(table(["", "what"], [["x", plain(text)]])))
    assert f"<td>{line}</td>" in unescape(markdown.markdown(rows, extensions=["tables"]))
    assert unescape(markdown.markdown(f"It is {plain(text)}.")) == f"<p>It is {line}.</p>"


def test_code_stays_code() -> None:
    assert markdown.markdown(quoted("a`b`\n# <i>")) == "<p><code>a'b' # &lt;i&gt;</code></p>"
