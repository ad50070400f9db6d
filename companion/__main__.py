"""Where the command begins: Ctrl-C is answered by a line even before the command line is set up."""

import sys


def main() -> None:
    """Run the command line; the console script's entry point."""
    try:
        from companion.cli import app

        app.main()
    except KeyboardInterrupt:  # before a command has begun, or after its end
        print("interrupted", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
