"""Run the notebooks of the documentation, and keep of their outputs what is small and the same on every machine.

    python -m tools.run_notebooks             # runs docs/notebooks/*.ipynb and writes their outputs anew

Pictures are too large to be kept, and a widget needs its Python; tables and printed lines stay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FORMAT: Any = nbformat  # it has no types
FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
KEPT = ("text/html", "text/plain")
LARGE = ("image/svg+xml", "application/vnd.jupyter.widget-view+json")
LONGEST = 20_000  # characters of an output


def notebooks() -> list[Path]:
    """All of them, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Any:
    """A notebook as it is kept."""
    return FORMAT.read(path, as_version=4)


def executed(path: Path) -> Any:
    """A notebook after a fresh run from its first cell to its last; an error in a cell is raised."""
    notebook = read(path)
    NotebookClient(notebook, timeout=None, kernel_name="python3").execute()
    return notebook


def outputs(notebook: Any) -> list[list[dict[str, Any]]]:
    """What is kept of each cell's outputs."""
    return [[one for one in map(_kept, cell.get("outputs", [])) if one] for cell in notebook.cells]


def _kept(output: Any) -> dict[str, Any]:
    if output["output_type"] == "stream":
        return {"output_type": "stream", "name": output["name"], "text": output["text"]}
    data = output.get("data", {})
    if any(kind in data for kind in LARGE):
        return {}
    told = {kind: data[kind] for kind in KEPT if kind in data and len(data[kind]) <= LONGEST}
    return {"output_type": "display_data", "metadata": {}, "data": told} if told else {}


def write(path: Path) -> None:
    """Run a notebook and keep its outputs."""
    notebook = executed(path)
    for cell, kept in zip(notebook.cells, outputs(notebook), strict=True):
        cell.pop("execution_count", None)
        cell["metadata"] = {}
        if cell["cell_type"] == "code":
            cell["execution_count"] = None
            cell["outputs"] = [FORMAT.from_dict(one) for one in kept]
    notebook["metadata"] = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    FORMAT.validate(notebook)
    FORMAT.write(notebook, path)


if __name__ == "__main__":
    for one in notebooks():
        write(one)
        print(one.name)
