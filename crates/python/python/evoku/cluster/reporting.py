"""Reports progress on a terminal, in a log, and in a file of JSON for monitoring."""

from __future__ import annotations

import datetime
import json
import os
import sys
import time
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from .driving import Progress

#: The categories of control characters, of invisible ones that reorder a line, and of surrogates.
ODD = {"Cc", "Cf", "Cs"}
#: The seconds between two lines of a log.
EVERY = 30.0
#: The seconds between two writes of the file of JSON.
STATUS = 1.0


class Reporter:
    """Reports progress: on one line of a terminal, or with a line from time to time in a log.

    Args:
        things: What is counted, like `row groups`.
        status: A file of JSON with the progress; none by default. It is replaced as a whole, so
            readers never see half of it.
        every: The seconds between two lines of a log.
        output: Where to write; standard error by default.
    """

    #: Reports are also wanted while no task ends.
    is_periodic = True

    def __init__(
        self,
        things: str,
        status: str | os.PathLike[str] | None = None,
        every: float = EVERY,
        output: IO[str] | None = None,
    ):
        self._things = things
        self._status = Path(status) if status is not None else None
        self._every = every
        self._output = output or sys.stderr
        self._is_terminal = self._output.isatty()
        self._last: Progress | None = None
        self._next_line = self._next_status = time.monotonic()
        self._write_status("starting")

    def __call__(self, progress: Progress) -> None:
        """Reports progress, if it is time to."""
        self._last = progress
        now = time.monotonic()
        if self._is_terminal:
            line = escaped(self._line(progress))
            print(f"\r\x1b[K{line}", end="", file=self._output, flush=True)
        elif now >= self._next_line:
            self._next_line = now + self._every
            line = escaped(self._line(progress))
            print(f"evoku: {_now()} {line}", file=self._output, flush=True)
        if now >= self._next_status:
            self._next_status = now + STATUS
            # A full disk of the monitoring must not end the work.
            with suppress(OSError):
                self._write_status("running")

    def end(self, state: str, words: str, progress: Progress | None = None) -> None:
        """Reports the end in words. `state` is `done`, `interrupted`, `terminated` or `failed`."""
        self._last = progress or self._last
        clear = "\r\x1b[K" if self._is_terminal else ""
        print(f"{clear}evoku: {escaped(words)}", file=self._output, flush=True)
        with suppress(OSError):
            self._write_status(state, words)

    def _line(self, progress: Progress) -> str:
        line = f"{progress.done:,} of {progress.wanted:,} {self._things}, {_rate(progress):,.3g} a "
        line += "second"
        left = _left(progress)
        if left is not None and not progress.is_done:
            line += f", {datetime.timedelta(seconds=round(left))} left"
        if progress.errors:
            line += f", wrong rows: {progress.errors:,}"
        if progress.workers == 0:
            line += "; the cluster has no worker, waiting for a node to join"
        return line

    def _write_status(self, state: str, words: str | None = None) -> None:
        if self._status is None:
            return
        found: dict[str, Any] = {"state": state, "updated": _now(), "pid": os.getpid()}
        found |= {"things": self._things, "message": words}
        if (progress := self._last) is not None:
            names = ("done", "wanted", "new", "known", "errors", "tasks", "workers", "seconds")
            found |= {name: getattr(progress, name) for name in names}
            found |= {"per_second": _rate(progress), "seconds_left": _left(progress)}
        unfinished = self._status.with_name(f".{self._status.name}.{os.getpid()}")
        unfinished.write_text(json.dumps(found) + "\n", encoding="utf-8")
        os.replace(unfinished, self._status)


def escaped(text: str) -> str:
    """A text without control characters that a terminal would obey, as names of files and messages
    of other programs may contain them. Line breaks and tabs stay.
    """
    return "".join(
        one if one in "\n\t" or unicodedata.category(one) not in ODD else _as_escape(one)
        for one in text
    )


def _as_escape(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def _rate(progress: Progress) -> float:
    """The number of things that were finished in a second."""
    return progress.new / max(progress.seconds, 1e-9)


def _left(progress: Progress) -> float | None:
    """The seconds that the rest will take; `None` if it isn't known."""
    left = progress.wanted - progress.done
    return left / _rate(progress) if progress.new else None if left else 0.0


def _now() -> str:
    return datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
