"""The page: served from memory, compressed, cached as long as it may be."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.datastructures import Headers

from ecumene.table.web.static import accepts_gzip
from tests.table.web.conftest import bare

SCRIPT = "console.log('hello');\n" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ecumene</title>" + "<p>…</p>" * 100, encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "favicon.svg").write_text("<svg/>")
    return folder


@pytest.fixture
def site(page: Path) -> TestClient:
    return bare(page=page)


def test_what_an_installer_says_of_the_app_is_there_in_both_languages() -> None:
    kept = Path(__file__).parents[3] / "client" / "public" / "manifest.webmanifest"
    manifest = json.loads(kept.read_text(encoding="utf-8"))
    assert manifest["lang"] == "en"
    french = manifest["description_localized"]["fr"]
    assert french["lang"] == "fr"
    assert french["value"] not in ("", manifest["description"])


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/vinci", "/index.html", "/a/b/c?seat=x"])
def test_every_address_of_the_page_is_the_page(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "<title>Ecumene</title>" in answer.text


def test_hashed_files_are_kept_for_ever_and_come_compressed(site: TestClient) -> None:
    answer = site.get("/assets/main-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["Content-Encoding"] == "gzip"
    assert int(answer.headers["Content-Length"]) < len(SCRIPT) / 5
    assert "immutable" in answer.headers["Cache-Control"]
    assert "javascript" in answer.headers["Content-Type"]
    plain = site.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["Vary"] == answer.headers["Vary"] == "Accept-Encoding"


def test_what_the_build_packed_goes_to_whoever_reads_it(site: TestClient, page: Path) -> None:
    (page / "assets" / "main-abc123.js.br").write_bytes(b"packed by the build")
    packed = site.get("/assets/main-abc123.js", headers={"Accept-Encoding": "gzip, deflate, br"})
    assert packed.headers["Content-Encoding"] == "br"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert packed.headers["Content-Length"] == str(len(b"packed by the build"))
    assert "javascript" in packed.headers["Content-Type"]
    zipped = site.get("/assets/main-abc123.js", headers={"Accept-Encoding": "gzip, br;q=0"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert zipped.text == SCRIPT
    assert site.get("/assets/main-abc123.js.br").status_code == 404


def test_letters_go_out_as_they_are(site: TestClient, page: Path) -> None:
    letters = b"wOF2" + bytes(2000)
    (page / "assets" / "sans-abc123.woff2").write_bytes(letters)
    answer = site.get("/assets/sans-abc123.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert answer.content == letters
    assert answer.headers["Content-Type"] == "font/woff2"
    assert "Content-Encoding" not in answer.headers
    assert "immutable" in answer.headers["Cache-Control"]


def test_what_a_browser_has_is_not_sent_again(site: TestClient) -> None:
    tag = site.get("/").headers["ETag"]
    again = site.get("/", headers={"If-None-Match": f'"old", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert site.get("/favicon.svg", headers={"If-None-Match": tag}).status_code == 200


def test_heads_have_no_body(site: TestClient) -> None:
    answer = site.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/assets/old-def456.js", "/assets/../../settings.py", "/assets/%2e%2e/%2e%2e/app.py"])
def test_an_asset_that_is_not_there_is_not_the_page(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert "Settings" not in answer.text
    assert answer.status_code == 404 or "<title>Ecumene</title>" in answer.text


def test_a_page_built_anew_is_served_at_once(site: TestClient, page: Path) -> None:
    before = site.get("/").headers["ETag"]
    (page / "index.html").write_text("<!doctype html><title>New</title>")
    os.utime(page / "index.html", (1, 1))
    after = site.get("/")
    assert "New" in after.text
    assert after.headers["ETag"] != before


def test_without_a_page_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    answer = bare(page=tmp_path / "none").get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "construite" in answer.text


def test_the_page_is_for_looking_only(site: TestClient) -> None:
    answer = site.post("/t/abc")
    assert answer.status_code == 405
    assert answer.json()["code"] == "bad_request"


@pytest.mark.parametrize(
    ("header", "expected"),
    [("gzip", True), ("br, gzip;q=0.8", True), ("GZIP", True), ("gzip;q=0", False), ("br", False), ("", False)],
)
def test_compression_is_for_whoever_understands_it(header: str, expected: bool) -> None:
    assert accepts_gzip(Headers({"Accept-Encoding": header})) is expected
