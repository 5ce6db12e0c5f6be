"""Identifies functions, so that results of a changed function are recognised."""

from __future__ import annotations

import functools
import hashlib
import inspect
import re
import textwrap
from collections.abc import Callable
from typing import Any


#: The address of an object in memory, as `repr` shows it.
ADDRESS = re.compile(r"\bat 0x[0-9A-Fa-f]+")


def name_of(function: Callable[..., Any]) -> str:
    """The module and the name of a function. A `functools.partial` also has its arguments, without
    addresses in memory.
    """
    if isinstance(function, functools.partial):
        given = [repr(one) for one in function.args]
        given += [f"{name}={value!r}" for name, value in sorted(function.keywords.items())]
        return ADDRESS.sub("at 0x", f"{name_of(function.func)}({', '.join(given)})")
    kind = function if hasattr(function, "__qualname__") else type(function)
    return f"{kind.__module__}.{kind.__qualname__}"


def version_of(function: Callable[..., Any]) -> str | None:
    """The version of a function: its attribute `version` if it has one, that of evoku for our own,
    else a hash of its source, or of its compiled code. `None` if it has neither. The version of a
    `functools.partial` is a hash of its function's version and its arguments.

    The hash covers the function itself, not what it calls. A function that relies on other code
    sets `version`.

    Raises:
        ValueError: If an argument of a `functools.partial` has no version and is known only by its
            address in memory, which differs in each process.
    """
    version = getattr(function, "version", None)
    if isinstance(version, (str, int)):
        return str(version)
    if isinstance(function, functools.partial):
        return _version_of_partial(function)
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
    return hash_of(text)


def hash_of(text: str) -> str:
    """A short hash of a text."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def _version_of_partial(function: functools.partial[Any]) -> str | None:
    version = version_of(function.func)
    if version is None or not (function.args or function.keywords):
        return version
    try:
        given = f"{_text(function.args)} {_text(function.keywords)}"
    except ValueError as error:
        words = "; give it or the functools.partial an attribute version"
        raise ValueError(f"{name_of(function.func)}: {error}{words}") from None
    return hash_of(f"{version} {given}")


def _text(value: Any) -> str:
    """A text that is the same in each process, and differs for other values."""
    if isinstance(version := getattr(value, "version", None), (str, int)):
        return f"{name_of(value)}={version}"
    if isinstance(value, functools.partial) or hasattr(value, "__qualname__"):
        return f"{name_of(value)}={version_of(value)}"
    kind = type(value).__qualname__
    if isinstance(value, dict):
        pairs = sorted(f"{_text(key)}: {_text(one)}" for key, one in value.items())
        return f"{kind} {{{', '.join(pairs)}}}"
    if isinstance(value, (set, frozenset)):
        return f"{kind} {{{', '.join(sorted(map(_text, value)))}}}"
    if isinstance(value, (list, tuple)):
        return f"{kind} [{', '.join(map(_text, value))}]"
    if hasattr(value, "tobytes") and hasattr(value, "dtype") and not value.dtype.hasobject:
        # The `repr` of a long array omits most of its values.
        content = hashlib.blake2b(value.tobytes(), digest_size=12).hexdigest()
        return f"{kind} {value.dtype} {value.shape} {content}"
    text = repr(value)
    if not isinstance(value, (str, bytes)) and ADDRESS.search(text):
        raise ValueError(f"the version of the argument {text} is unknown")
    return text


def _code(code: Any) -> str:
    """The compiled code of a function as text, including the functions inside it. Addresses in
    memory are left out.
    """
    constants = [_code(one) if hasattr(one, "co_code") else repr(one) for one in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {constants}"
