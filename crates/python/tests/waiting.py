"""Waiting for what programs do, never for a time to pass."""

import time
from pathlib import Path

import pytest

#: No event takes this long on any machine: only what hangs reaches it.
CEILING = 300


def until(is_met, process=None):
    """Waits until a condition holds. Returns False if the process ends before."""
    end = time.monotonic() + CEILING
    while not is_met():
        if process is not None and process.poll() is not None:
            return is_met()
        assert time.monotonic() < end, "the event doesn't come"
        time.sleep(0.005)
    return True


def spent(process):
    """Hundredths of a second of the processor that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


def at_work(process):
    """Waits until a process has worked for half a second of the processor more."""
    if not Path("/proc/self/stat").exists():
        pytest.skip("no /proc to see work in")
    begun = spent(process)
    assert until(lambda: spent(process) >= begun + 50, process), "it ended instead of working"
