"""evoku.cluster.dataset: generated puzzles in Parquet files, complete and reproducible."""

import os
import random
import subprocess
import sys
from collections import Counter

import evoku
import pytest
from evoku import cluster
from evoku.cluster import excluding
from test_cluster import Eager

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def joined(folder):
    parts = sorted(folder.rglob("*.parquet"))
    return pyarrow.concat_tables(parquet.read_table(part) for part in parts)


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
    assert names == sorted(os.listdir(tmp_path / "shards")) and len(names) == 5
    for name in names:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "shards" / name).read_bytes()
    # An existing file is kept; a lost one is written again, with the same contents.
    lost = tmp_path / "whole" / names[2]
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


def disguised(line, draw):
    """The same puzzle with other digits, rows, columns, bands and stacks, and perhaps mirrored."""
    digits = [*"123456789"]
    draw.shuffle(digits)
    orders = []
    for _ in range(2):
        thirds = [draw.sample(range(3 * at, 3 * at + 3), 3) for at in draw.sample(range(3), 3)]
        orders.append([one for third in thirds for one in third])
    rows = [[line[9 * row + column] for column in orders[1]] for row in orders[0]]
    if draw.random() < 0.5:
        rows = [*zip(*rows)]
    names = dict(zip("123456789", digits)) | {".": "."}
    return "".join(names[one] for row in rows for one in row)


def test_disguises_fall_into_the_same_split():
    draw = random.Random(1)
    splits = [("train", 0.5), ("validation", 0.25), ("test", 0.25)]
    counts = Counter()
    for one in evoku.generate(400, seed=11):
        digest = excluding.digest(one.puzzle)
        split = excluding.split_of(digest, splits)
        counts[split] += 1
        for _ in range(3):
            other = evoku.Sudoku(disguised(one.puzzle.line, draw))
            assert excluding.digest(other) == digest
    # Five standard deviations around the shares.
    assert abs(counts["train"] - 200) < 50 and abs(counts["test"] - 100) < 44
    assert excluding.split_of(0, splits) == "train"
    assert excluding.split_of(excluding.END - 1, splits) == "test"


def test_splits_and_their_card(tmp_path):
    splits = {"train": 0.5, "test": 0.5}
    order = {"seed": 4, "each": 20, "splits": splits}
    done = cluster.dataset(tmp_path / "whole", 60, Eager(), **order)
    assert (done.wanted, done.new) == (3, 3)
    for number in (2, 1):
        cluster.dataset(tmp_path / "shards", 60, Eager(), shard=(number, 2), **order)
    files = (tmp_path / "whole").rglob("*.*")
    paths = sorted(path.relative_to(tmp_path / "whole") for path in files)
    for path in paths:
        whole = (tmp_path / "whole" / path).read_bytes()
        assert whole == (tmp_path / "shards" / path).read_bytes(), path
    assert len(paths) == 7 and len(joined(tmp_path / "whole")) == 60
    for split in splits:
        for line in joined(tmp_path / "whole" / split)["puzzle"].to_pylist():
            digest = excluding.digest(evoku.Sudoku(line))
            assert excluding.split_of(digest, splits.items()) == split
    # A task with a lost file is done again, with the same contents.
    lost = tmp_path / "whole" / "test" / "part-00002.parquet"
    kept = lost.read_bytes()
    lost.unlink()
    assert cluster.dataset(tmp_path / "whole", 60, Eager(), **order).new == 1
    assert lost.read_bytes() == kept
    card = (tmp_path / "whole" / "_card.md").read_text()
    assert "60 puzzles" in card and "seed 4" in card and "| test | 50.0% |" in card
    assert "`hardest`" in card and "## Levels" in card
    # The card isn't in the way of readers of the whole folder.
    assert parquet.read_table(tmp_path / "whole").num_rows == 60
    with pytest.raises(ValueError, match="another order"):
        cluster.dataset(tmp_path / "whole", 60, Eager(), **{**order, "splits": {"train": 1}})


def test_excluded_puzzles_are_replaced(tmp_path):
    draw = random.Random(2)
    order = {"seed": 6, "each": 20, "rated": False}
    cluster.dataset(tmp_path / "all", 40, Eager(), **order)
    lines = joined(tmp_path / "all")["puzzle"].to_pylist()
    text = tmp_path / "known.txt"
    chosen = [disguised(line, draw) for line in lines[::3]]
    text.write_text("# known puzzles\n" + "\n".join(chosen) + "\n")
    done = cluster.dataset(tmp_path / "new", 40, Eager(), exclude=text, **order)
    assert done.is_done
    found = joined(tmp_path / "new")["puzzle"].to_pylist()
    known = {excluding.digest(evoku.Sudoku(line)) for line in chosen}
    digests = [excluding.digest(evoku.Sudoku(line)) for line in found]
    assert not known.intersection(digests) and len(set(digests)) == 40
    assert set(lines).difference(lines[::3]) < set(found)
    assert "14 puzzles of known.txt" in (tmp_path / "new" / "_card.md").read_text()
    # The puzzles of a data set are excluded too, and the result is the same on every machine.
    for name in ("one", "two"):
        cluster.dataset(tmp_path / name, 20, Eager(), exclude=tmp_path / "all", **order)
    assert joined(tmp_path / "one").equals(joined(tmp_path / "two"))
    assert not set(lines).intersection(joined(tmp_path / "one")["puzzle"].to_pylist())
    text.write_text("12\n")
    with pytest.raises(ValueError, match="another order|known.txt, line 1"):
        cluster.dataset(tmp_path / "new", 40, Eager(), exclude=text, **order)


def test_the_place_of_excluded_puzzles_is_not_part_of_the_order(tmp_path, monkeypatch):
    known = tmp_path / "known.txt"
    known.write_text("".join(f"{one.puzzle.line}\n" for one in evoku.generate(3, seed=6)))
    order = {"seed": 6, "each": 3, "rated": False}
    out = tmp_path / "out"
    assert cluster.dataset(out, 6, Eager(), exclude=known, **order).new == 2
    (out / "part-00002.parquet").unlink()
    monkeypatch.chdir(tmp_path)
    assert cluster.dataset(out, 6, Eager(), exclude="known.txt", **order).new == 1
    # A query may contain a secret.
    place = f"file://{known}?token=SECRET"
    assert cluster.dataset(out, 6, Eager(), exclude=place, **order).new == 0
    cluster.dataset(tmp_path / "new", 6, Eager(), exclude=place, **order)
    for folder in (out, tmp_path / "new"):
        for path in folder.iterdir():
            assert b"SECRET" not in path.read_bytes(), path
        assert "3 puzzles of known.txt\n" in (folder / "_card.md").read_text()
        metadata = parquet.read_schema(folder / "part-00002.parquet").metadata[b"evoku"]
        assert str(tmp_path).encode() not in metadata and b"known" not in metadata
    assert joined(out).equals(joined(tmp_path / "new"))
    known.write_text("12\n")
    with pytest.raises(ValueError, match="known.txt, line 1") as found:
        cluster.dataset(out, 6, Eager(), exclude=place, **order)
    assert "SECRET" not in str(found.value)


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"splits": {"train": 0.5}}, "sum 1"),
        ({"splits": {"../x": 1}}, "name of a folder"),
        ({"splits": {"train": 1.5, "test": -0.5}}, "above 0"),
        ({"splits": {"train": 1}, "constraints": ["killer"]}, "without constraints"),
        ({"exclude": "nowhere.parquet"}, "nowhere"),
    ],
)
def test_wrong_splits_are_refused(tmp_path, wrong, words):
    with pytest.raises((OSError, ValueError), match=words):
        cluster.dataset(tmp_path / "out", 2, Eager(), **wrong)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "count, options, words",
    [
        (-5, {}, "count: found -5.*at least 1"),
        (0, {}, "count: found 0.*at least 1"),
        (5, {"each": -1}, "each: found -1.*at least 1"),
        (5, {"each": 0}, "each: found 0.*at least 1"),
        (5, {"each": 2.5}, "each: found 2.5.*whole number"),
        (5, {"ahead": -1}, "ahead: found -1.*at least 1"),
        (5, {"seed": -1}, "seed: found -1.*at least 0"),
        (5, {"shard": (0, 3)}, r"shard: found \(0, 3\)"),
        (5, {"shard": (1, 2, 3)}, r"shard: found \(1, 2, 3\)"),
        (5, {"shard": 3}, "shard: found 3"),
        (5, {"grids": iter(())}, "type .*iterator"),
    ],
)
def test_wrong_numbers_name_their_argument(tmp_path, count, options, words):
    with pytest.raises((TypeError, ValueError), match=words):
        cluster.dataset(tmp_path / "out", count, Eager(), **options)


def test_every_kind_of_puzzle_and_number_may_be_an_argument(tmp_path):
    numpy = pytest.importorskip("numpy")
    grids = evoku.generate(1, seed=3)
    order = {"seed": numpy.int64(3), "each": numpy.int64(2), "rated": False}
    done = cluster.dataset(tmp_path / "one", numpy.int64(2), Eager(), grids=grids, **order)
    assert done.new == 1
    assert joined(tmp_path / "one")["solution"].to_pylist() == [grids[0].solution] * 2
    grids, order = [grids[0].puzzle], {"seed": 3, "each": 2, "rated": False}
    assert cluster.dataset(tmp_path / "one", 2, Eager(), grids=grids, **order).new == 0


def test_a_row_of_excluded_puzzles_that_is_no_puzzle_is_named(tmp_path):
    parquet.write_table(pyarrow.table({"puzzle": [1, 2]}), tmp_path / "a.parquet")
    with pytest.raises(ValueError, match="a.parquet, row 0"):
        cluster.dataset(tmp_path / "out", 2, Eager(), exclude=tmp_path / "a.parquet")


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
    new += ["--split", "train=0.7,test=0.3"]
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
