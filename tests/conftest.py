"""The same examples on every run: a change is judged by itself. ``NIGHTLY=1`` looks for new ones."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True)
if "NIGHTLY" not in os.environ:
    settings.load_profile("same")
