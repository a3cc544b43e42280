"""Write the schema of everything that travels between table and page, from which the page's types are generated.

`make types` runs this and then openapi-typescript; a test compares the result with what is kept.
"""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any, Literal

from pydantic import BaseModel, TypeAdapter

from ecumene.core import scene
from ecumene.table import messages

SCENE = (scene.Stage, scene.Scene, scene.Patch, scene.Choice, scene.SceneEvent, scene.Why)
ASKED = ("NewTable", "Sit", "Fill", "StandIn", "Rename", "ImportRecord", "OfSeat", "Ping", "FromPage")
"""What the page sends, besides every `…Request` and `…Message`: there a field with a default may be left out."""


def asked(name: str) -> bool:
    """Whether a message goes from the page to the table."""
    return name in ASKED or (name.endswith(("Request", "Message")) and name != "Message")


def schemas() -> dict[str, Any]:
    """The JSON schema of every message and of the scene's vocabulary, by name."""
    models = [m for _, m in inspect.getmembers(messages, inspect.isclass) if issubclass(m, BaseModel)]
    named: list[tuple[str, Any]] = [(m.__name__, m) for m in (*models, *SCENE) if m not in (BaseModel, messages.Model)]
    named += [("FromTable", messages.FromTable), ("FromPage", messages.FromPage)]
    found: dict[str, Any] = {}
    for sent in (True, False):
        chosen = [(name, kind) for name, kind in named if asked(name) != sent]
        found |= _schemas(chosen, "serialization" if sent else "validation")
    return dict(sorted(found.items()))


def _schemas(named: list[tuple[str, Any]], mode: Literal["serialization", "validation"]) -> dict[str, Any]:
    inputs = [(name, mode, TypeAdapter(kind)) for name, kind in named]
    by_name, definitions = TypeAdapter.json_schemas(inputs, ref_template="#/components/schemas/{model}")
    found: dict[str, Any] = dict(definitions.get("$defs", {}))
    for (name, _), schema in by_name.items():
        if not str(schema.get("$ref", "")).endswith(f"/{name}"):
            found[name] = schema
    return found


def main() -> None:
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Ecumene", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }
    json.dump(document, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
