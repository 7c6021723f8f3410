"""``python -m byways``."""

from byways.cli import main

if __name__ == "__main__":
    main()
