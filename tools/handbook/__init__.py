"""The documentation site: what it is made of (`pages`, `rulebook`, `notebook`, `reference`), put together by MkDocs
through `hooks`, and looked over once it is built (`links`)."""
