"""Identifies functions, so that results of a changed function are recognised."""

from __future__ import annotations

import functools
import hashlib
import inspect
import textwrap
from collections.abc import Callable
from typing import Any


def name_of(function: Callable[..., Any]) -> str:
    """The module and the name of a function. A `functools.partial` also has its arguments."""
    if isinstance(function, functools.partial):
        given = [repr(one) for one in function.args]
        given += [f"{name}={value!r}" for name, value in sorted(function.keywords.items())]
        return f"{name_of(function.func)}({', '.join(given)})"
    kind = function if hasattr(function, "__qualname__") else type(function)
    return f"{kind.__module__}.{kind.__qualname__}"


def version_of(function: Callable[..., Any]) -> str | None:
    """The version of a function: its attribute `version` if it has one, that of evoku for our own,
    else a hash of its source, or of its compiled code. `None` if it has neither.

    The hash covers the function itself, not what it calls. A function that relies on other code
    sets `version`.
    """
    while isinstance(function, functools.partial):
        function = function.func
    version = getattr(function, "version", None)
    if isinstance(version, (str, int)):
        return str(version)
    kind = function if hasattr(function, "__qualname__") else type(function)
    if (kind.__module__ or "").partition(".")[0] == "evoku":
        import evoku

        return evoku.__version__
    try:
        text = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        code = getattr(kind, "__code__", None)
        if code is None:
            return None
        text = _code(code)
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def _code(code: Any) -> str:
    """The compiled code of a function as text, including the functions inside it. Addresses in
    memory are left out.
    """
    constants = [_code(one) if hasattr(one, "co_code") else repr(one) for one in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {constants}"
