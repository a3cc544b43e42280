"""The page's types are those of the messages that travel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GENERATOR = ROOT / "client/node_modules/.bin/openapi-typescript"
KEPT = ROOT / "client/src/lib/schema.ts"


@pytest.mark.skipif(not GENERATOR.exists(), reason="client/node_modules is not installed (make page)")
def test_the_kept_types_are_the_generated_ones(tmp_path: Path) -> None:
    schema = tmp_path / "openapi.json"
    script = [sys.executable, str(ROOT / "tools/write_types.py")]
    schema.write_bytes(subprocess.run(script, capture_output=True, check=True).stdout)
    made = tmp_path / "schema.ts"
    command = [str(GENERATOR), str(schema), "--default-non-nullable=false", "-o", str(made)]
    subprocess.run(command, capture_output=True, check=True)
    assert made.read_text(encoding="utf-8") == KEPT.read_text(encoding="utf-8"), "run `make types`"
