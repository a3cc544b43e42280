"""A notebook as a page: its words, its code and what it showed when it was last run, without any script."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

PICTURES = ("image/svg+xml", "image/png", "image/jpeg")


def page_of(text: str) -> str:
    """The Markdown of a notebook."""
    data = json.loads(text)
    return "\n\n".join(part for cell in data["cells"] for part in _cell(cell)) + "\n"


def _cell(cell: Mapping[str, Any]) -> Iterator[str]:
    source = _joined(cell["source"]).strip("\n")
    if cell["cell_type"] == "markdown":
        yield source
    elif cell["cell_type"] == "code" and source:
        yield f"```python\n{source}\n```"
        for output in cell.get("outputs", ()):
            yield from _output(output)


def _output(output: Mapping[str, Any]) -> Iterator[str]:
    """One thing that a cell showed, in the best form that needs no script."""
    data = output.get("data", {})
    page = _joined(data.get("text/html", ""))
    picture = next((kind for kind in PICTURES if kind in data), None)
    if picture:
        content = _joined(data[picture])
        packed = b64encode(content.encode()).decode() if picture.endswith("xml") else "".join(content.split())
        yield f'<p class="shown"><img alt="" src="data:{picture};base64,{packed}"></p>'
    elif page and "<script" not in page and "://" not in page:
        yield f'<div class="shown" markdown="0">{"".join(line.strip() for line in page.splitlines())}</div>'
    elif "text/markdown" in data:
        yield _joined(data["text/markdown"])
    else:
        plain = _joined(output.get("text", data.get("text/plain", ""))).rstrip()
        if plain:
            yield f'<pre class="shown"><code>{escape(plain, quote=False)}</code></pre>'


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)
