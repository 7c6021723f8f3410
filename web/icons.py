"""Draws the icons of the installed app from src/look/icon.svg; run it when that changes."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

LOOK = Path(__file__).parent / "src" / "look"
PAPER = "#FAF7F0"


def main() -> None:
    drawing = (LOOK / "icon.svg").read_text("utf-8")
    # What is masked to a circle or a drop must stay within the middle four fifths.
    wanted = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78)]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, part in wanted:
            page = chromium.new_page(viewport={"width": size, "height": size})
            ground = PAPER if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
                f"svg{{width:{part:.0%};height:{part:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=LOOK / name, omit_background=part == 1)
        chromium.close()


if __name__ == "__main__":
    main()
