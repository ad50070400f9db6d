"""`companion` in a copy of this process: as apart from the test as one started anew, but at once.

What takes half a second of a start is reading modules, and the copy has read them.
"""

import gc
import os
import signal
import sys
import traceback
from contextlib import suppress
from functools import cache

from typer.testing import CliRunner

from companion.__main__ import main
from companion.cli.app import app


@cache
def read_modules():
    """Read what `companion play` reads when it is needed; call this before a copy is made."""
    CliRunner().invoke(app, ["play", os.devnull])


def become_companion(*arguments, **environment):
    """Run the command in this forked process, and end it; keep no files but 0, 1 and 2."""
    status = 1
    try:
        gc.freeze()  # what is not looked at need not be copied
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_IGN)
        os.environ.update(environment)
        sys.argv = ["companion", *map(str, arguments)]
        sys.stdin, sys.stdout = (
            os.fdopen(n, mode, encoding="utf-8") for n, mode in enumerate("rw")
        )
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
        sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
        main()
    except SystemExit as end:
        status = end.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(OSError):
            sys.stdout.flush()
        os._exit(status)
