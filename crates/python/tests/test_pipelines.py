"""evoku.cluster.transform: each row group becomes one complete file."""

import os
import signal
import subprocess
import sys

import evoku
import pytest
from evoku import cluster
from test_cluster import Eager
from waiting import until

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(scope="module")
def puzzles(lines, tmp_path_factory):
    """Three files of 900, 900 and 700 puzzles in row groups of 100."""
    folder = tmp_path_factory.mktemp("puzzles")
    table = pyarrow.table({"id": range(2500), "puzzle": lines[:2500]})
    for name, first, count in [("a", 0, 900), ("b", 900, 900), ("c", 1800, 700)]:
        part = table.slice(first, count)
        parquet.write_table(part, folder / f"{name}.parquet", row_group_size=100)
    (folder / "notes.txt").write_text("no puzzles")
    return folder, table


def joined(folder):
    """The parts in a folder, joined in the order of their names."""
    parts = sorted(folder.glob("*.parquet"))
    return pyarrow.concat_tables([parquet.read_table(part) for part in parts])


def test_the_parts_are_the_whole(puzzles, tmp_path):
    source, table = puzzles
    done = cluster.transform(cluster.solve_puzzles, source, tmp_path / "out", Eager())
    assert (done.done, done.wanted, done.new, done.is_done) == (25, 25, 25, True)
    assert joined(tmp_path / "out").equals(cluster.solve_puzzles(table))
    # An existing part is kept; a lost one is written again.
    (tmp_path / "out" / "b-00003.parquet").unlink()
    again = cluster.transform(cluster.solve_puzzles, source, tmp_path / "out", Eager())
    assert (again.new, again.done) == (1, 25)
    assert joined(tmp_path / "out").equals(cluster.solve_puzzles(table))


@pytest.mark.parametrize("of", [1, 2, 7, 30])
def test_shards_are_the_whole(puzzles, tmp_path, of):
    source, table = puzzles
    new = 0
    for number in range(of, 0, -1):
        shard = (number, of)
        new += cluster.transform(same, source, tmp_path, Eager(), shard=shard).new
    assert new == 25
    assert joined(tmp_path).equals(table)
    for wrong in [(0, 3), (4, 3)]:
        with pytest.raises(ValueError, match="shard"):
            cluster.transform(same, source, tmp_path, Eager(), shard=wrong)


def same(table):
    return table


def test_uris_and_single_files(puzzles, tmp_path):
    source, table = puzzles
    target = f"file://{tmp_path}/out"
    done = cluster.transform(same, f"file://{source}/b.parquet", target, Eager(), columns=["id"])
    assert done.new == 9
    assert joined(tmp_path / "out")["id"].to_pylist() == list(range(900, 1800))


def test_what_is_wrong_is_said(puzzles, tmp_path):
    source, _ = puzzles
    with pytest.raises(FileNotFoundError):
        cluster.transform(same, tmp_path / "none", tmp_path / "out", Eager())
    with pytest.raises(ValueError, match="no Parquet file"):
        cluster.transform(same, tmp_path, tmp_path / "out", Eager())
    with pytest.raises(ValueError, match="a column puzzle expected, found id"):
        only = ["id"]
        cluster.transform(cluster.solve_puzzles, source, tmp_path / "out", Eager(), columns=only)
    assert os.listdir(tmp_path / "out") == [], "nothing half-made is left"


DRIVER = """
import sys, time
from evoku import cluster

if __name__ == "__main__":
    with cluster.Processes(2) as engine:
        cluster.transform(cluster.solve_puzzles, *sys.argv[1:], engine)
"""


def test_a_killed_driver_goes_on(puzzles, tmp_path):
    source, table = puzzles
    script, out = tmp_path / "driver.py", tmp_path / "out"
    script.write_text(DRIVER)
    for _ in range(3):
        driver = subprocess.Popen([sys.executable, script, source, out], start_new_session=True)
        before = len(list(out.glob("*.parquet"))) if out.exists() else 0
        until(lambda: out.exists() and len(list(out.glob("*.parquet"))) > before, driver)
        if driver.poll() is None:
            os.killpg(driver.pid, signal.SIGKILL)
        driver.wait()
        for part in out.glob("*.parquet"):
            assert parquet.read_table(part).num_rows == 100
    assert subprocess.run([sys.executable, script, source, out]).returncode == 0
    assert joined(out).equals(cluster.solve_puzzles(table))


def test_solving_says_what_solve_batch_says(puzzles):
    _, table = puzzles
    solved = cluster.solve_puzzles(table)
    assert solved.column_names == ["id", "puzzle", "solution", "status"]
    expected = pyarrow.table(evoku.solve_batch(table["puzzle"]))
    assert solved["solution"].equals(expected["solution"])
