"""Where the command begins: whoever presses Ctrl-C while it is still being read sees no traceback."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line; the console script's entry point."""
    collect_rarely()
    try:
        from cardgen import cli  # noqa: PLC0415  (takes a tenth of a second)
    except KeyboardInterrupt:
        print("interrupted: nothing was begun", file=sys.stderr)
        sys.exit(130)
    cli.main()


def collect_rarely() -> None:
    """Look for objects in cycles less often: a batch makes millions of objects and hardly a cycle."""
    gc.set_threshold(50_000)


if __name__ == "__main__":
    main()
