"""evoku.cluster leaves no process behind, and reports its progress in logs."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from evoku import cluster
from evoku.cluster import driving
from evoku.cluster.reporting import Reporter
from stores import plan, runs
from waiting import CEILING, until

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc to look in")

DRIVER = """
import os, sys, threading
from pathlib import Path
from evoku import cluster
from evoku.cluster import driving

def wait(folder, number):
    Path(folder, f"{number}.unfinished").write_text(str(os.getpid()))
    os.rename(Path(folder, f"{number}.unfinished"), Path(folder, str(number)))
    threading.Event().wait()

if __name__ == "__main__":
    engine = cluster.Processes(2)
    for number in range(2):
        engine.submit(wait, sys.argv[1], number)
    threading.Event().wait()
"""


def is_running(process):
    """False if a process has ended, also if its new parent hasn't asked for its result."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return text.rpartition(") ")[2][0] not in "ZX"


def children(parent):
    """The running children of a process."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
        except (OSError, ValueError):
            continue
        if folder.name.isdecimal() and int(fields[1]) == parent and fields[0] not in "ZX":
            found.append(int(folder.name))
    return found


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_driver_in_the_middle_of_a_task(tmp_path, number):
    script, folder = tmp_path / "driver.py", tmp_path / "workers"
    script.write_text(DRIVER)
    folder.mkdir()
    driver = subprocess.Popen([sys.executable, script, folder])
    try:
        assert until(lambda: (folder / "0").exists() and (folder / "1").exists(), driver)
        workers = [int((folder / str(at)).read_text()) for at in range(2)]
        everyone = {*workers, *children(driver.pid)}
        assert all(map(is_running, workers))
    finally:
        driver.send_signal(number)
        driver.wait(CEILING)
    assert until(lambda: not any(map(is_running, everyone)))


@needs_proc
@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_the_command_ends_its_workers_at_a_signal(tmp_path, number, code):
    # The runs on 4x4 end soon, those on 9x9 would take hours.
    path, store, status = plan(tmp_path, 1, 10**9), tmp_path / "store.sqlite", tmp_path / "s.json"
    command = [sys.executable, "-m", "evoku.cluster", "run", path, store, "--processes", "2"]
    command += ["--status", status, "--log-every", "0"]
    driver = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert until(lambda: runs(store) > 0, driver)
        everyone = children(driver.pid)
    finally:
        driver.send_signal(number)
        said = driver.communicate(timeout=CEILING)[1]
    assert driver.returncode == code, said
    assert "the same command continues" in said and " runs, " in said
    assert until(lambda: not any(map(is_running, everyone)))
    known = json.loads(status.read_text())
    assert known["state"] == ("terminated" if code == 143 else "interrupted")
    assert known["wanted"] == 40 and 0 < known["done"] < 40
    assert runs(store) >= known["done"]


def test_killing_an_engine_ends_its_tasks():
    engine = cluster.Processes(1)
    assert engine.submit(os.getpid).result(CEILING) != os.getpid()
    with pytest.raises(KeyboardInterrupt), engine:
        lasting = engine.submit(signal.pause)
        later = engine.submit(os.getpid)
        assert until(lasting.running)
        raise KeyboardInterrupt
    assert later.cancelled()
    with pytest.raises(Exception, match="ended"):
        lasting.result(CEILING)


def test_logs_and_status(tmp_path):
    output, status = io.StringIO(), tmp_path / "status.json"
    report = Reporter("row groups", status, every=0, output=output)
    assert json.loads(status.read_text())["state"] == "starting"
    report(cluster.Progress(3, 10, 2, tasks=2, seconds=4.0, workers=2, errors=1))
    known = json.loads(status.read_text())
    assert known["state"] == "running" and (known["done"], known["wanted"]) == (3, 10)
    assert (known["per_second"], known["seconds_left"], known["errors"]) == (0.5, 14.0, 1)
    line = output.getvalue()
    assert "3 of 10 row groups, 0.5 a second, 0:00:14 left, wrong rows: 1\n" in line
    assert "\r" not in line and "\x1b" not in line
    report.end("done", "all is done", cluster.Progress(10, 10, 9, tasks=9, seconds=9.0))
    assert json.loads(status.read_text())["seconds_left"] == 0
    assert output.getvalue().endswith("evoku: all is done\n")
    assert os.listdir(tmp_path) == ["status.json"], "nothing unfinished is left"
    # Between two lines of a log, progress only goes to the file.
    seldom = io.StringIO()
    report = Reporter("files", every=CEILING, output=seldom)
    for done in range(5):
        report(cluster.Progress(done, 10, done, seconds=1.0))
    assert seldom.getvalue().count("\n") == 1


def test_a_long_task_is_reported_before_it_ends(tmp_path):
    clock = driving.Clock(0, 2, Reporter("files", tmp_path / "s.json", output=io.StringIO()))
    clock.count(cluster.Processes(3))
    known = json.loads((tmp_path / "s.json").read_text())
    assert (known["state"], known["done"], known["workers"]) == ("running", 0, 3)
    # Callers that want a report for each task get no others.
    seen = []
    driving.Clock(0, 2, seen.append).count(cluster.Processes(3))
    assert seen == []


def test_control_characters_do_not_reach_the_terminal():
    output = io.StringIO()
    Reporter("files", output=output).end("failed", "x\x1b]0;title\x07\r\x9b31m\u202ey\nthe end\té")
    expected = "evoku: x\\x1b]0;title\\x07\\r\\x9b31m\\u202ey\nthe end\té\n"
    assert output.getvalue() == expected


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_gets_one_line():
    output = Terminal()
    report = Reporter("files", output=output)
    for done in (1, 2):
        report(cluster.Progress(done, 2, done, seconds=1.0, workers=0))
    assert output.getvalue().count("\r\x1b[K") == 2 and "\n" not in output.getvalue()
    assert "no worker" in output.getvalue()
