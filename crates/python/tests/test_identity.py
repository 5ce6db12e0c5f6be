"""Versions of functions, which cover the values that belong to a function."""

import functools
import math
import os
import subprocess
import sys

import pytest
from evoku import _identity
from evoku._identity import version_of


def closure(value):
    def inner(table):
        return value, table

    return inner


def defaults(value):
    def inner(table, rate=value):
        return rate, table

    return inner


def keyword(value):
    def inner(table, *, rate=value):
        return rate, table

    return inner


class Model:
    """An object with a state, which can be called."""

    def __init__(self, value):
        self.value = value

    def __call__(self, table):
        return self.value, table

    def method(self, table):
        return self.value, table


class Slots(Model):
    __slots__ = ("other",)

    def __init__(self, value):
        self.other = value


def decorated(value):
    @functools.wraps(closure(value))
    def inner(*arguments):
        return function(*arguments)

    function = closure(value)
    return inner


MAKERS = {
    "closure": closure,
    "defaults": defaults,
    "keyword": keyword,
    "method": lambda value: Model(value).method,
    "callable": Model,
    "slots": Slots,
    "decorated": decorated,
    "cached": lambda value: functools.lru_cache(closure(value)),
    "partial": lambda value: functools.partial(closure(value), 3),
    "partial of a method": lambda value: functools.partial(Model(value).method, table=3),
    "partial of a compiled function": lambda value: functools.partial(math.pow, value),
    "closure of a closure": lambda value: closure(closure(value)),
    "closure of an object": lambda value: closure(Model(value)),
    "method of a list": lambda value: [value].append,
}


@pytest.mark.parametrize("name", MAKERS)
def test_a_version_covers_the_values_of_a_function(name):
    make = MAKERS[name]
    values = [1, 2, "1", None, (1,), [1], {"a": 1}, {"a", "b"}, print, math, Model]
    versions = [version_of(make(value)) for value in values]
    assert len(set(versions)) == len(values)
    assert versions == [version_of(make(value)) for value in values]


@pytest.mark.parametrize("name", MAKERS)
def test_values_known_by_their_address_are_refused(name):
    with pytest.raises(ValueError, match="object at 0x.* is unknown; give it .*attribute version"):
        version_of(MAKERS[name](object()))


def test_a_version_of_ones_own_decides():
    for make in (closure, defaults, Model):
        function = make(object())
        function.version = 3
        assert version_of(function) == "3"
    model = Model(object())
    model.version = 4
    assert version_of(model.method) != version_of(Model(5).method)
    assert version_of(closure(model)) == version_of(closure(model))


def test_functions_may_refer_to_themselves():
    def count(most):
        def down(number):
            return down(number - 1) if number > 0 else most

        return down

    assert version_of(count(1)) == version_of(count(1)) != version_of(count(2))
    model = Model(1)
    model.other = model.method
    assert version_of(model) == version_of(model)
    values = [1]
    values.append(values)
    assert version_of(closure(values))


def test_functions_without_such_values_keep_their_versions():
    import inspect

    source = inspect.getsource(closure)
    assert version_of(closure) == _identity.hash_of(source)
    assert version_of(math.sin) is None and version_of(len) is None


def test_versions_are_the_same_in_each_process():
    code = (
        "from test_identity import MAKERS, version_of\n"
        "space = {}\n"
        "exec('def own(x): return x in {\"a\", \"b\", \"c\"}', space)\n"
        "print(*(version_of(make({'a', 'b', 'c'})) for make in MAKERS.values()))\n"
        "print(version_of(space['own']))\n"
    )
    folder = os.path.dirname(__file__)
    found = {
        subprocess.check_output(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, cwd=folder
        )
        for seed in ("1", "2", "3")
    }
    assert len(found) == 1
