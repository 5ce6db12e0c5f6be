"""evoku.cluster.dataset: generated puzzles in Parquet files, complete and reproducible."""

import os
import subprocess
import sys

import evoku
import pytest
from evoku import cluster
from test_cluster import Eager

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def joined(folder):
    return pyarrow.concat_tables(parquet.read_table(part) for part in sorted(folder.iterdir()))


def test_rows_say_what_is_known_of_each_puzzle(tmp_path):
    order = {"level": ("easy", "medium"), "seed": 3, "each": 4}
    done = cluster.dataset(tmp_path / "one", 10, Eager(), **order)
    assert (done.wanted, done.new, done.is_done) == (3, 3, True)
    table = joined(tmp_path / "one")
    expected = ["puzzle", "solution", "givens", "level", "score", "hardest", "guesses"]
    assert table.column_names == expected and len(table) == 10
    for row in table.to_pylist():
        rating = evoku.rate(row["puzzle"])
        assert row["solution"] == evoku.solve(row["puzzle"])
        assert (row["level"], row["score"]) == (rating.level, rating.score)
        assert rating.level in ("easy", "medium")
        assert row["givens"] == 81 - row["puzzle"].count(".")
    assert len(set(table["puzzle"].to_pylist())) == 10


def test_files_are_the_same_wherever_they_are_made(tmp_path):
    order = {"seed": 5, "each": 30, "rated": False}
    cluster.dataset(tmp_path / "whole", 100, Eager(), **order)
    for number in (3, 1, 2):
        cluster.dataset(tmp_path / "shards", 100, Eager(), shard=(number, 3), **order)
    names = sorted(os.listdir(tmp_path / "whole"))
    assert names == sorted(os.listdir(tmp_path / "shards")) and len(names) == 4
    for name in names:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "shards" / name).read_bytes()
    # An existing file is kept; a lost one is written again, with the same contents.
    lost = tmp_path / "whole" / names[1]
    kept = lost.read_bytes()
    lost.unlink()
    assert cluster.dataset(tmp_path / "whole", 100, Eager(), **order).new == 1
    assert lost.read_bytes() == kept


def test_files_of_another_order_are_not_mixed_in(tmp_path):
    cluster.dataset(tmp_path, 20, Eager(), each=10, rated=False)
    with pytest.raises(ValueError, match="another order"):
        cluster.dataset(tmp_path, 20, Eager(), each=10, seed=2, rated=False)
    with pytest.raises(ValueError, match="cobweb"):
        cluster.dataset(tmp_path / "new", 2, Eager(), constraints=["cobweb"])
    with pytest.raises(ValueError, match="threads"):
        cluster.dataset(tmp_path / "new", 2, Eager(), threads=2)
    with pytest.raises(ValueError, match="shard"):
        cluster.dataset(tmp_path / "new", 2, Eager(), shard=(3, 2))


def test_boards_that_a_line_does_not_tell_are_json(tmp_path):
    order = {"side": 6, "constraints": ["killer:2..3"], "givens": 0}
    cluster.dataset(tmp_path, 2, Eager(), **order)
    for row in joined(tmp_path).to_pylist():
        puzzle = evoku.Sudoku(row["puzzle"])
        assert puzzle.constraints and evoku.solve(puzzle) == row["solution"]
        assert row["level"]


def test_the_command_makes_rates_and_solves(tmp_path):
    command = [sys.executable, "-m", "evoku.cluster"]
    new = ["dataset", tmp_path / "new", "--count", "30", "--each", "10", "--processes", "1"]
    ran = subprocess.run([*command, *new, "--unrated"], capture_output=True, text=True)
    assert ran.returncode == 0 and "3 of 3 files" in ran.stderr, ran
    for name in ("rate", "solve"):
        for number in (1, 2):
            there = [name, tmp_path / "new", tmp_path / name, "--shard", f"{number}/2"]
            subprocess.run([*command, *there, "--processes", "1"], check=True, capture_output=True)
    solved, rated = joined(tmp_path / "solve"), joined(tmp_path / "rate")
    assert len(solved) == len(rated) == 30 and None not in rated["level"].to_pylist()
    assert solved["status"].to_pylist() == [1] * 30
    wrong = ["rate", tmp_path / "none", tmp_path / "out", "--processes", "1"]
    ran = subprocess.run([*command, *wrong], capture_output=True, text=True)
    assert ran.returncode == 2 and "there is no" in ran.stderr and "Traceback" not in ran.stderr
