"""Every message that a test makes is given values of the kinds that its arguments mean."""

from functools import wraps
from typing import Any

from companion.words import ARGUMENTS, Message

_init = Message.__init__


@wraps(_init)
def _checked(self: Message, key: str, **args: Any) -> None:
    for name, value in args.items():
        wanted = ARGUMENTS[name].of
        assert isinstance(value, wanted), f"{key} is given {name}={value!r}, which is no {wanted}"
    _init(self, key, **args)


Message.__init__ = _checked  # type: ignore[method-assign]
