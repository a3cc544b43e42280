"""Write the schema of everything that travels between table and page, from which the page's types are generated.

`make types` runs this and then openapi-typescript; a test compares the result with what is kept.
"""

from __future__ import annotations

import json
import sys

from ecumene.table.web.openapi import schemas


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
