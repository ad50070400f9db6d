"""Starts `cardgen`; Ctrl-C gets a one-line answer even while modules are still loading."""

import atexit
import gc
import sys


def main() -> None:
    """Run the command line; the console script's entry point."""
    collect_rarely()
    atexit.register(gc.freeze)  # the end frees all memory at once: don't search it for cycles first
    try:
        from cardgen.cli import app

        app.main()
    except KeyboardInterrupt:  # before a command has begun, or after its end
        print("interrupted: no unfinished file was left", file=sys.stderr)
        sys.exit(130)


def collect_rarely() -> None:
    """Run the garbage collector less often: a batch makes millions of objects and few cycles."""
    gc.set_threshold(200_000)


if __name__ == "__main__":
    main()
