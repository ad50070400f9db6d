"""Where the command begins: whoever presses Ctrl-C while it is still being read sees no traceback."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; the console script's entry point."""
    try:
        from companion import cli  # noqa: PLC0415  (takes a tenth of a second)
    except KeyboardInterrupt:
        print("interrupted: nothing was begun", file=sys.stderr)
        sys.exit(130)
    cli.main()


if __name__ == "__main__":
    main()
