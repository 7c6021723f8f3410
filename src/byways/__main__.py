"""``python -m byways``."""

from byways.cli import main

main()
