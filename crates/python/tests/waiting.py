"""Waits for events, never for a fixed time."""

import time
from pathlib import Path

import pytest

#: The limit of a wait, in seconds. Only a program that hangs reaches it, on any machine.
CEILING = 300


def until(is_met, process=None):
    """Waits until a condition holds. Returns False if the process ends before that."""
    end = time.monotonic() + CEILING
    while not is_met():
        if process is not None and process.poll() is not None:
            return is_met()
        assert time.monotonic() < end, "the event doesn't come"
        time.sleep(0.005)
    return True


def spent(process):
    """The CPU time that a process has used, in hundredths of a second."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


def at_work(process):
    """Waits until a process has used half a second more of CPU time."""
    if not Path("/proc/self/stat").exists():
        pytest.skip("no /proc to see work in")
    begun = spent(process)
    assert until(lambda: spent(process) >= begun + 50, process), "it ended instead of working"
