"""Shows runs while they are in progress, in a notebook or a terminal."""

from __future__ import annotations

import sys
import time
from html import escape
from typing import Any

from .evolution import Run

__all__ = ["Line", "watch"]


def _display() -> Any:
    """The display function of a notebook; None outside of one."""
    shell = sys.modules.get("IPython")
    running = shell and shell.get_ipython()
    if running is None or not hasattr(running, "kernel"):
        return None
    from IPython.display import display

    return display


class Line:
    """A line of text that is updated in place, in a notebook or a terminal. Elsewhere it shows
    nothing.
    """

    def __init__(self) -> None:
        self._display = _display()
        self._handle: Any = None

    def show(self, text: str, *, last: bool = False) -> None:
        """Replaces the previous text. After the `last` text the line ends."""
        if self._display is not None:
            self._shown(_Html(f"<pre>{escape(text)}</pre>"))
        elif sys.stderr.isatty():
            sys.stderr.write("\r" + text + ("\n" if last else ""))
            sys.stderr.flush()

    def _shown(self, content: Any) -> None:
        if self._handle is None:
            self._handle = self._display(content, display_id=True)
        else:
            self._handle.update(content)


class _Html:
    def __init__(self, html: str) -> None:
        self._html = html

    def _repr_html_(self) -> str:
        return self._html


def watch(run: Run, *, seconds: float = 0.2, most: float | None = None) -> Run:
    """Continues a run to its end, and shows the board of the best attempt meanwhile.

    Args:
        run: The run.
        seconds: The time between two pictures.
        most: The maximum duration in seconds; by default until the run ends.
    """
    display = _display()
    line = Line() if display is None else None
    handle = display(_board(run), display_id=True) if display else None
    begun = shown = time.monotonic()
    generations, goes_on = 1, True
    while goes_on:
        before = time.monotonic()
        goes_on = run.step(generations)
        now = time.monotonic()
        # Make as many generations at once as fit between two pictures, but at most twice as many as
        # before.
        generations = max(
            1, min(2 * generations, int(generations * seconds / max(now - before, 1e-6)))
        )
        is_over = not goes_on or (most is not None and now - begun >= most)
        if is_over or now - shown >= seconds:
            shown = now
            if handle is not None:
                handle.update(_board(run))
            elif line is not None:
                line.show(run._words(), last=is_over)
        if is_over:
            break
    return run


def _board(run: Run) -> _Html:
    style = 'style="max-width: 24em"'
    return _Html(f"<div {style}>{run.svg()}</div><pre>{escape(run._words())}</pre>")
