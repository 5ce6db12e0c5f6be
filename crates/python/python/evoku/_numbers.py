"""Whole numbers among the arguments."""

from __future__ import annotations

import operator
from typing import Any


def whole(name: str, value: Any, least: int = 0) -> int:
    """A whole number of any library, like NumPy, as an `int`.

    Raises:
        TypeError: If the argument isn't a whole number.
        ValueError: If it is less than `least`.
    """
    words = f"{name}: found {value!r}, expected a whole number, at least {least}"
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(words) from None
    if number < least:
        raise ValueError(words)
    return number
