"""Build shim: everything is declared in pyproject.toml; this file only knows how to compile.

With ECUMENE_COMPILE=1 the rules (`core` and `games`) become C extensions by mypyc, as `make compile` asks.
Without it nothing here needs a compiler or mypy, so `pip install -e .` works anywhere. An sdist holds the page as it
was built, so that nobody who builds from one needs Node. ECUMENE_OPTIMISE is how hard the C compiler tries, from 0 to 3
or `g`; bench/NOTES.md says why 1 is usual. ECUMENE_PROGRESS is the number of an open file that is told how far the
compiler is.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

COMPILED = ("src/ecumene/core", "src/ecumene/games")
PAGE = Path("src/ecumene/table/page/index.html")
COMPILING = os.environ.get("ECUMENE_COMPILE") == "1"
NEEDED = ["mypy~=2.4", "types-PyYAML>=6", "fluent.runtime>=0.4", "mypy_extensions>=1.0", "PyYAML>=6"]
"""What mypyc reads the rules with; build frontends are told of it only where something is compiled."""
PLAIN = ("src/ecumene/core/scene.py",)  # types only, and pydantic cannot read mypyc's
cores: Callable[[], int] = runpy.run_path("src/ecumene/machine.py")["cores"]  # there is no package to import yet
NATIVE = Path("build/native")  # the sources as mypyc reads them
HEADER = Path("build/__native_internal_ecumene.h")  # mypyc writes it: what every C file of the rules includes


def modules() -> list[str]:
    """Every module of the compiled packages; their `__init__` stay Python: they hold no rules, only names."""
    found = [str(path) for folder in COMPILED for path in Path(folder).rglob("*.py") if path.stem != "__init__"]
    return sorted(set(found) - set(PLAIN))


class Progress:
    """Tells how far the compiler is: on a terminal one line that changes with every module, elsewhere every tenth."""

    def __init__(self) -> None:
        file = os.environ.get("ECUMENE_PROGRESS")
        self.stream = os.fdopen(int(file), "w", closefd=False) if file else None
        self.lock = Lock()
        self.began = monotonic()
        self.modules = self.bytes = self.modules_done = self.bytes_done = 0

    def say(self, text: str, end: str = "\n") -> None:
        """Tell something, over what stands in the line."""
        if self.stream is not None:
            print(f"\r\033[K{text}" if self.stream.isatty() else text, end=end, file=self.stream, flush=True)

    def begin(self, sources: list[Path]) -> None:
        """So much is to be compiled."""
        self.began = monotonic()
        self.modules, self.bytes = len(sources), sum(source.stat().st_size for source in sources)

    def done(self, source: Path) -> None:
        """One more module is compiled; how long the rest may take is judged by the size of what is left."""
        with self.lock:
            tenth = 10 * self.modules_done // self.modules
            self.modules_done += 1
            self.bytes_done += source.stat().st_size
            seconds = monotonic() - self.began
            left = seconds * (self.bytes - self.bytes_done) / self.bytes_done
            name = source.stem.removeprefix("__native_").replace("___", ".")
            text = f"[{self.modules_done}/{self.modules}] {name}: {seconds:.0f} s, about {left:.0f} s left"
            last = self.modules_done == self.modules
            if self.stream is not None and self.stream.isatty():
                self.say(text, "\n" if last else "")
            elif last or 10 * self.modules_done // self.modules > tenth:
                self.say(text)


PROGRESS = Progress()


class SideBySide(build_ext):
    """Compiles on all cores: the C files of the rules, one for each module, and the small extensions that name them."""

    reading = Lock()
    header_is_read = False

    def build_extensions(self) -> None:
        self.parallel = cores()
        compiler: Any = self.compiler

        def compile_all(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            # what the compiler's own `compile` does, one file after the other
            macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(pp_opts, debug, extra_preargs)
            largest_first = sorted(build, key=lambda name: -Path(build[name][0]).stat().st_size)
            header = self.read_header(arguments, extra_postargs)
            is_rules = len(build) > 1  # a small extension has one file
            if is_rules:
                PROGRESS.begin([Path(source) for source, _ in build.values()])

            def compile_one(name: str) -> None:
                source, ext = build[name]
                compiler._compile(name, source, ext, arguments, [*extra_postargs, *header], pp_opts)
                if is_rules:
                    PROGRESS.done(Path(source))

            with ThreadPoolExecutor(cores()) as pool:
                list(pool.map(compile_one, largest_first))
            return list(objects)

        if compiler.compiler_type != "unix":  # Microsoft's has none of the parts above, and its own way with many files
            super().build_extensions()
            return
        # Nothing outside names what the rules are made of, so calls between their modules need no detour through a
        # table that others could change: that is a tenth of all time (bench/NOTES.md).
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        # the small extensions include the header as well: it was read, and begins with what they need
        folders = sorted({folder for extension in self.extensions for folder in extension.include_dirs})
        for extension in self.extensions:
            extension.include_dirs = folders
        compiler.compile = compile_all
        super().build_extensions()

    def read_header(self, arguments: list[str], more: list[str]) -> list[str]:
        """Lets the compiler read mypyc's header once instead of once for each C file; returns how to say so to it.

        The header has a megabyte, so that reading it takes a good part of the time. A compiler with other options than
        it was read with reads it again by itself.
        """
        compiler: Any = self.compiler
        if compiler.compiler_type != "unix":
            return []
        with self.reading:
            if not self.header_is_read:
                reads = ["-x", "c-header", str(HEADER), "-o", f"{HEADER}.gch"]
                compiler.spawn([*compiler.compiler_so, *arguments, *more, *reads])
                self.header_is_read = True
        return ["-include", str(HEADER)]


class WithPage(sdist):
    """Refuses to pack sources without the page: whoever builds from them would have a table that shows nothing."""

    def run(self) -> None:
        if not PAGE.exists():
            raise SystemExit(f"{PAGE} is not there: run `make page` first, which needs Node.")
        super().run()


extensions: list[Any] = []
if COMPILING and "bdist_wheel" in sys.argv:  # not when only asked for its metadata
    from mypyc.build import mypycify

    PROGRESS.say(f"mypyc reads {len(modules())} modules and writes them in C …")
    rewrite: Callable[[Path, list[str], Path], None] = runpy.run_path("tools/native_inits.py")["write"]
    rewrite(Path("src/ecumene"), modules(), NATIVE / "src/ecumene")
    (NATIVE / "mypy.ini").write_text("[mypy]\nmypy_path = src\nexplicit_package_bases = True\n", encoding="utf-8")
    target = Path("build").resolve()
    with chdir(NATIVE):  # so that tracebacks name the sources as they lie here
        extensions = mypycify(
            ["--config-file", "mypy.ini", *modules()],
            opt_level=os.environ.get("ECUMENE_OPTIMISE", "1"),
            debug_level="0",
            group_name="ecumene",  # one group: calls from one module to another are direct calls in C
            multi_file=True,
            target_dir=str(target),
        )

setup(
    ext_modules=extensions,
    setup_requires=NEEDED if COMPILING else [],  # a frontend asks for it and installs it; nothing is fetched from here
    cmdclass={"build_ext": SideBySide, "sdist": WithPage},
)
