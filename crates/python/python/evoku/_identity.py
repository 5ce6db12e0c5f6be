"""Identifies functions, so that results of a changed function are recognised."""

from __future__ import annotations

import functools
import hashlib
import inspect
import re
import textwrap
from collections.abc import Callable
from types import ModuleType
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
    else a hash of its source, or of its compiled code. `None` if it has none of these.

    The hash also covers the values that belong to the function: the variables of its closure, its
    defaults, the arguments of a `functools.partial`, the object of a bound method, and the state of
    a callable object. It doesn't cover what the function calls. A function that relies on other
    code sets `version`.

    Raises:
        ValueError: If one of these values has no version and is known only by its address in
            memory, which differs in each process.
    """
    try:
        return _version(function, (function,))
    except _Unknown as error:
        while isinstance(function, functools.partial):
            function = function.func
        words = "give it or the function an attribute version"
        raise ValueError(f"{name_of(function)}: {error}; {words}") from None


class _Unknown(ValueError):
    """A value is known only by its address in memory."""


def hash_of(text: str) -> str:
    """A short hash of a text."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def text_of(value: Any) -> str:
    """A text that is the same in each process, and differs for other values.

    Raises:
        ValueError: If a value in it has no version and is known only by its address in memory.
    """
    return _text(value, ())


def _version(function: Any, within: tuple[Any, ...]) -> str | None:
    """See `version_of`. A value that is in `within` is being described already."""
    version = getattr(function, "version", None)
    if isinstance(version, (str, int)):
        return str(version)
    if isinstance(function, functools.partial):
        version = _version(function.func, (*within, function.func))
        if not (function.args or function.keywords):
            return version
        given = f"{_text(function.args, within)} {_text(function.keywords, within)}"
        return hash_of(f"{version or name_of(function.func)} {given}")
    kind = function if hasattr(function, "__qualname__") else type(function)
    is_ours = (kind.__module__ or "").partition(".")[0] == "evoku"
    own = _own_version() if is_ours else _source_version(kind)
    values = _values(function, is_ours, within)
    return hash_of(" ".join([own or name_of(function), *values])) if values else own


def _own_version() -> str:
    import evoku

    return evoku.__version__


def _source_version(kind: Any) -> str | None:
    try:
        text = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        code = getattr(kind, "__code__", None)
        if code is None:
            return None
        text = _code(code)
    return hash_of(text)


def _values(function: Any, is_ours: bool, within: tuple[Any, ...]) -> list[str]:
    """The values that belong to a function, as texts."""
    if isinstance(function, type):
        return []
    if not hasattr(function, "__qualname__"):
        state = _state(function)
        return [_text(state, within)] if state else []
    found = []
    owner = getattr(function, "__self__", None)
    # A compiled function of a module has the module.
    if owner is not None and not isinstance(owner, ModuleType):
        found.append(_object(owner, within))
    code = getattr(function, "__code__", None)
    if code is None:
        wrapped = getattr(function, "__wrapped__", None)
        return [*found, _text(wrapped, within)] if wrapped else found
    for name, cell in zip(code.co_freevars, function.__closure__ or ()):
        try:
            value = cell.cell_contents
        except ValueError:
            # The variable has no value yet.
            continue
        found.append(f"{name}={_text(value, within)}")
    # The version of evoku covers the defaults of our own functions.
    for defaults in (function.__defaults__, function.__kwdefaults__):
        if defaults and not is_ours:
            found.append(_text(defaults, within))
    return found


def _state(value: Any) -> Any:
    """The state of an object, as it is pickled."""
    try:
        return value.__getstate__()
    except Exception:
        raise _Unknown(f"the version of {value!r} is unknown") from None


def _object(value: Any, within: tuple[Any, ...]) -> str:
    """The class and the state of an object, whose methods may depend on all of it. Objects without
    attributes, like lists and arrays, are what `repr` shows.
    """
    if any(value is one for one in within):
        return f"this {type(value).__qualname__}"
    is_plain = hasattr(value, "__qualname__") or not hasattr(value, "__dict__")
    if is_plain or isinstance(getattr(value, "version", None), (str, int)):
        return _text(value, within)
    kind = type(value)
    state = _text(_state(value), (*within, value))
    return f"{name_of(kind)}={_version(kind, (*within, kind))} {state}"


def _text(value: Any, within: tuple[Any, ...]) -> str:
    """See `text_of`. A value that is in `within` is being described already."""
    if any(value is one for one in within):
        return f"this {type(value).__qualname__}"
    within = (*within, value)
    if isinstance(version := getattr(value, "version", None), (str, int)):
        return f"{name_of(value)}={version}"
    if isinstance(value, ModuleType):
        # Its `repr` has its place on this machine.
        return f"module {value.__name__}"
    if callable(value):
        return f"{name_of(value)}={_version(value, within)}"
    kind = type(value).__qualname__
    if isinstance(value, dict):
        pairs = [f"{_text(key, within)}: {_text(one, within)}" for key, one in value.items()]
        return f"{kind} {{{', '.join(sorted(pairs))}}}"
    if isinstance(value, (list, tuple, set, frozenset)):
        texts = [_text(one, within) for one in value]
        if isinstance(value, (set, frozenset)):
            return f"{kind} {{{', '.join(sorted(texts))}}}"
        return f"{kind} [{', '.join(texts)}]"
    if hasattr(value, "tobytes") and hasattr(value, "dtype") and not value.dtype.hasobject:
        # The `repr` of a long array omits most of its values.
        content = hashlib.blake2b(value.tobytes(), digest_size=12).hexdigest()
        return f"{kind} {value.dtype} {value.shape} {content}"
    text = repr(value)
    if not isinstance(value, (str, bytes)) and ADDRESS.search(text):
        raise _Unknown(f"the version of {text} is unknown")
    return text


def _code(code: Any) -> str:
    """The compiled code of a function as text, including the functions inside it. Addresses in
    memory are left out.
    """
    constants = [_code(one) if hasattr(one, "co_code") else text_of(one) for one in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {constants}"
