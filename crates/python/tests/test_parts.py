"""Parts of evoku.cluster.transform: what they know of their origin, and what is refused."""

import functools
import http.server
import json
import os
import subprocess
import sys
import threading
import uuid

import pytest
from conftest import CLASH, EASY, SOLUTION
from evoku import cluster
from evoku.cluster import pipelines, places
from test_cluster import Eager

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def write(path, puzzles, size=2, column="puzzle"):
    """A Parquet file of puzzles."""
    path.parent.mkdir(parents=True, exist_ok=True)
    table = pyarrow.table({column: puzzles, "id": range(len(puzzles))})
    parquet.write_table(table, path, row_group_size=size)


@pytest.fixture
def source(tmp_path):
    """A folder with two files of two and three row groups."""
    write(tmp_path / "in" / "a.parquet", [EASY] * 4)
    write(tmp_path / "in" / "b.parquet", [EASY] * 6)
    return tmp_path / "in"


def first(table):
    return table.slice(0, 1)



def test_a_part_knows_its_origin(source, tmp_path):
    cluster.transform(cluster.solve_puzzles, source, tmp_path / "out", Eager())
    part = parquet.read_schema(tmp_path / "out" / "b-00002.parquet").metadata
    known = json.loads(part[b"evoku.part"])
    assert (known["source"], known["row group"]) == ("b.parquet", 2)
    assert known["function"] == "evoku.cluster.pipelines.solve_puzzles"
    assert known["source's size"] == os.path.getsize(source / "b.parquet")
    # The same call writes the same bytes, so it may repeat parts.
    kept = (tmp_path / "out" / "b-00002.parquet").read_bytes()
    (tmp_path / "out" / "b-00002.parquet").unlink()
    assert cluster.transform(cluster.solve_puzzles, source, tmp_path / "out", Eager()).new == 1
    assert (tmp_path / "out" / "b-00002.parquet").read_bytes() == kept


def test_parts_of_another_function_are_refused(source, tmp_path):
    out = tmp_path / "out"
    cluster.transform(cluster.solve_puzzles, source, out, Eager())
    with pytest.raises(cluster.ForeignPart) as found:
        cluster.transform(cluster.rate_puzzles, source, out, Eager())
    for side in ("a-00000.parquet", "solve_puzzles", "rate_puzzles", "redo"):
        assert side in str(found.value)
    assert parquet.read_table(out / "a-00000.parquet")["solution"][0].as_py() == SOLUTION
    kept = cluster.transform(cluster.rate_puzzles, source, out, Eager(), existing="keep")
    assert (kept.new, kept.done) == (0, 5)
    redone = cluster.transform(cluster.rate_puzzles, source, out, Eager(), existing="redo")
    assert (redone.new, redone.done) == (5, 5)
    assert "level" in parquet.read_table(out / "b-00001.parquet").column_names
    assert cluster.transform(cluster.rate_puzzles, source, out, Eager()).new == 0
    # Arguments and columns are part of a function.
    for wrong in (
        {"function": functools.partial(cluster.rate_puzzles, column="puzzle")},
        {"function": cluster.rate_puzzles, "columns": ["puzzle"]},
        {"function": cluster.rate_puzzles, "on_error": "null"},
    ):
        with pytest.raises(cluster.ForeignPart):
            cluster.transform(source=source, target=out, executor=Eager(), **wrong)


def test_a_changed_function_is_another_one(source, tmp_path):
    out = tmp_path / "out"
    versions = []
    for body in ("table", "table.slice(1)"):
        space = {}
        exec(f"def own(table):\n    return {body}\n", space)
        own = space["own"]
        own.__module__ = "elsewhere"
        versions.append(own)
    cluster.transform(versions[0], source, out, Eager())
    assert cluster.transform(versions[0], source, out, Eager()).new == 0
    with pytest.raises(cluster.ForeignPart, match="function version"):
        cluster.transform(versions[1], source, out, Eager())
    # A function that sets its version decides by itself.
    for own in versions:
        own.version = "2"
    cluster.transform(versions[0], source, tmp_path / "set", Eager())
    assert cluster.transform(versions[1], source, tmp_path / "set", Eager()).new == 0


def taking(count):
    return lambda table: table.slice(0, count)


def test_a_function_with_other_values_is_another_one(source, tmp_path):
    out = tmp_path / "out"
    cluster.transform(taking(1), source, out, Eager())
    assert cluster.transform(taking(1), source, out, Eager()).new == 0
    with pytest.raises(cluster.ForeignPart, match="function version"):
        cluster.transform(taking(2), source, out, Eager())
    with pytest.raises(ValueError, match="taking.*object at 0x.*attribute version"):
        cluster.transform(taking(object()), source, out, Eager())


def test_columns_may_be_any_sequence(source, tmp_path):
    out = tmp_path / "out"
    assert cluster.transform(first, source, out, Eager(), columns=("puzzle",)).new == 5
    for columns in (("puzzle",), ["puzzle"]):
        assert cluster.transform(first, source, out, Eager(), columns=columns).new == 0
    with pytest.raises(TypeError, match="columns: found 'puzzle'"):
        cluster.transform(first, source, out, Eager(), columns="puzzle")


def test_parts_of_a_changed_source_are_refused(source, tmp_path):
    out = tmp_path / "out"
    cluster.transform(first, source, out, Eager())
    write(source / "b.parquet", [SOLUTION] * 6)
    with pytest.raises(cluster.ForeignPart, match="b-00000.parquet.*source's"):
        cluster.transform(first, source, out, Eager())
    assert cluster.transform(first, source, out, Eager(), existing="redo").new == 3
    # Parts of row groups that are gone would remain in the result.
    write(source / "b.parquet", [SOLUTION] * 4)
    with pytest.raises(cluster.ForeignPart, match="b-0000"):
        cluster.transform(first, source, out, Eager())
    done = cluster.transform(first, source, out, Eager(), existing="redo")
    assert (done.new, done.wanted) == (2, 4)
    assert not (out / "b-00002.parquet").exists()


def test_redo_removes_only_parts_of_evoku(source, tmp_path):
    out = tmp_path / "out"
    cluster.transform(first, source, out, Eager())
    # The names of files of other programs may look like those of parts.
    write(out / "a-00007.parquet", [EASY])
    (out / "a-00008.parquet").write_bytes(b"not a Parquet file at all")
    (out / "a-00009.parquet").write_bytes((out / "b-00000.parquet").read_bytes())
    kept = {name: (out / name).read_bytes() for name in (f"a-0000{at}.parquet" for at in (7, 8, 9))}
    write(source / "b.parquet", [SOLUTION] * 2)
    with pytest.raises(cluster.ForeignPart, match="a-0000|b-0000"):
        cluster.transform(first, source, out, Eager())
    cluster.transform(first, source, out, Eager(), existing="redo")
    assert {name: (out / name).read_bytes() for name in kept} == kept
    names = sorted(path.name for path in out.iterdir())
    assert names == ["a-00000.parquet", "a-00001.parquet", *kept, "b-00000.parquet"]


def test_shards_may_remove_the_same_parts(source, tmp_path, monkeypatch):
    out = tmp_path / "out"
    cluster.transform(first, source, out, Eager())
    write(source / "b.parquet", [SOLUTION] * 2)
    there = places.names_in(out)
    cluster.transform(first, source, out, Eager(), existing="redo", shard=(1, 2))
    # The second shard listed the folder before the first one removed files.
    monkeypatch.setattr(pipelines, "names_in", lambda _: set(there))
    cluster.transform(first, source, out, Eager(), existing="redo", shard=(2, 2))
    assert not (out / "b-00001.parquet").exists()
    places.remove(out, "b-00001.parquet")


def test_unfinished_files_of_others_stay(tmp_path):
    ours = f".{uuid.uuid4().hex}.unfinished"
    others = ["thesis.unfinished", ".notes.unfinished", f"{ours}.unfinished", f"x{ours}"]
    for name in (ours, *others):
        (tmp_path / "sub").mkdir(exist_ok=True)
        (tmp_path / "sub" / name).write_text("half")
        os.utime(tmp_path / "sub" / name, (0, 0))
    places.names_in(tmp_path)
    assert sorted(os.listdir(tmp_path / "sub")) == sorted(others)


def test_files_of_others_are_refused(source, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / "a-00001.parquet").write_bytes(b"PAR1, but no more")
    with pytest.raises(cluster.ForeignPart, match="isn't a part"):
        cluster.transform(first, source, out, Eager())
    write(out / "a-00001.parquet", [EASY])
    with pytest.raises(cluster.ForeignPart, match="isn't a part"):
        cluster.transform(first, source, out, Eager())
    # A shard looks only at its own parts.
    assert cluster.transform(first, source, out, Eager(), shard=(2, 2)).new == 3
    for wrong in ({"existing": "maybe"}, {"on_error": "maybe"}):
        with pytest.raises(ValueError, match="maybe"):
            cluster.transform(first, source, out, Eager(), **wrong)
    with pytest.raises(ValueError, match="both the source and the target"):
        cluster.transform(first, source, source, Eager())


def test_subfolders_and_partitions_stay(source, tmp_path):
    write(source / "year=2026" / "level=hard" / "a.parquet", [EASY] * 2, column="line")
    write(source / "_temporary" / "c.parquet", [EASY])
    write(source / ".hidden.parquet", [EASY])
    (source / "a.parquet").unlink()
    (source / "b.parquet").unlink()
    write(source / "a.parquet", [EASY], column="line")
    out = source / "results"
    for new in (2, 0):
        done = cluster.transform(cluster.solve_puzzles, source, out, Eager(), column="line")
        assert (done.new, done.wanted) == (new, 2)
    parts = sorted(path.relative_to(out).as_posix() for path in out.rglob("*.parquet"))
    assert parts == ["a-00000.parquet", "year=2026/level=hard/a-00000.parquet"]
    dataset = pytest.importorskip("pyarrow.dataset")
    table = dataset.dataset(out / "year=2026", partitioning="hive").to_table()
    assert set(table["level"].to_pylist()) == {"hard"}
    assert table["solution"].to_pylist() == [SOLUTION] * 2


def test_every_known_uri(source, tmp_path):
    pytest.importorskip("fsspec")
    import fsspec

    memory = fsspec.filesystem("memory")
    memory.put(str(source) + "/", "/puzzles with spaces/", recursive=True)
    for new in (5, 0):
        place = "memory://puzzles with spaces"
        done = cluster.transform(cluster.solve_puzzles, place, "memory://solved", Eager())
        assert (done.new, done.wanted) == (new, 5)
    names = [path.rpartition("/")[2] for path in memory.find("/solved")]
    assert sorted(names)[-1] == "b-00002.parquet" and len(names) == 5, "nothing unfinished is left"
    # Queries belong to the URI, not to the names of files.
    place = f"file://{source}/b.parquet?unused=1"
    assert cluster.transform(first, place, f"file://{tmp_path}/q?x=1", Eager()).new == 3
    assert (tmp_path / "q" / "b-00002.parquet").exists()
    # A single file may have any name, and a folder that of a file.
    write(tmp_path / "c.pq", [EASY])
    write(tmp_path / "d.parquet" / "d.parquet", [EASY])
    for name, part in (("c.pq", "c.pq-00000.parquet"), ("d.parquet", "d-00000.parquet")):
        assert cluster.transform(first, tmp_path / name, tmp_path / "single", Eager()).new == 1
        assert (tmp_path / "single" / part).exists()
    with pytest.raises(ValueError, match="nowhere://x"):
        cluster.transform(first, "nowhere://x", tmp_path / "out", Eager())


def test_files_of_a_web_server(source, tmp_path):
    pytest.importorskip("aiohttp")
    content = (source / "b.parquet").read_bytes()

    class Ranges(http.server.BaseHTTPRequestHandler):
        """Sends one file, or parts of it."""

        def do_GET(self):
            first, last = 0, len(content) - 1
            if wanted := self.headers.get("Range"):
                first, last = map(int, wanted.removeprefix("bytes=").split("-"))
            body = content[first : last + 1]
            self.send_response(206 if wanted else 200)
            self.send_header("Accept-Ranges", "bytes")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command == "GET":
                self.wfile.write(body)

        do_HEAD = do_GET

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ranges) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        place = f"http://127.0.0.1:{server.server_port}/b.parquet?token=1"
        for new in (3, 0):
            done = cluster.transform(cluster.solve_puzzles, place, tmp_path / "out", Eager())
            assert (done.new, done.done) == (new, 3)
        server.shutdown()
    assert (tmp_path / "out" / "b-00002.parquet").exists()


def test_errors_name_file_row_group_and_row(source, tmp_path):
    write(source / "sub" / "c.parquet", [EASY, None, CLASH, EASY, "53.", EASY, "", EASY], 4)
    for function in (cluster.solve_puzzles, cluster.rate_puzzles):
        with pytest.raises(cluster.RowError) as found:
            cluster.transform(function, source / "sub", tmp_path / "out", Eager())
        error = found.value
        assert (error.file, error.group, error.row) == ("c.parquet", 1, 0)
        assert str(error).startswith("c.parquet, row group 1, row 0 (")
        assert "): row" not in str(error) and "): puzzle" not in str(error)
        assert not (tmp_path / "out" / "c-00001.parquet").exists()
        (tmp_path / "out" / "c-00000.parquet").unlink()
    with cluster.Processes(1) as engine, pytest.raises(cluster.RowError) as found:
        cluster.transform(cluster.solve_puzzles, source / "sub", tmp_path / "out", engine)
    assert found.value.row == 0
    # A damaged file is named too.
    whole = (source / "a.parquet").read_bytes()
    (source / "a.parquet").write_bytes(b"PAR1" + bytes(40) + whole[44:])
    with pytest.raises(OSError, match="a.parquet, row group 0"):
        cluster.transform(first, source, tmp_path / "damaged", Eager())
    (source / "a.parquet").write_bytes(whole[:50])
    with pytest.raises(ValueError, match="a.parquet isn't a complete Parquet file"):
        cluster.transform(first, source, tmp_path / "damaged", Eager())


def test_errors_become_nulls(tmp_path):
    rows = [EASY, None, CLASH, EASY, "53.", EASY, "", EASY]
    write(tmp_path / "in" / "c.parquet", rows, 4)
    write(tmp_path / "in" / "d.parquet", ["", "12"], 4)
    for function, found in ((cluster.solve_puzzles, "solution"), (cluster.rate_puzzles, "level")):
        out = tmp_path / function.__name__
        done = cluster.transform(function, tmp_path / "in", out, Eager(), on_error="null")
        assert (done.new, done.errors) == (3, 4)
        parts = [parquet.read_table(part) for part in sorted(out.glob("*.parquet"))]
        table = pyarrow.concat_tables(parts)
        assert table["puzzle"].to_pylist() == [*rows, "", "12"]
        bad = [row for row, error in enumerate(table["error"].to_pylist()) if error]
        assert bad == [4, 6, 8, 9]
        nulls = [row for row, value in enumerate(table[found].to_pylist()) if value is None]
        assert nulls == [1, 2, 4, 6, 8, 9]
        assert parquet.read_schema(out / "c-00001.parquet").metadata[b"evoku.errors"] == b"2"


@pytest.mark.parametrize("values", [[None, 1, "12", None], [None, "12", 2, 3], ["12", 1.5, 2, 3]])
def test_pieces_of_nulls_have_no_type_of_their_own(tmp_path, values):
    def parsed(table):
        """Numbers as they are. Texts fail, and a table of nulls has a column without a type."""
        given = table["value"].to_pylist()
        if any(value == "12" for value in given):
            raise ValueError("a text")
        found = [None if value is None else float(value) for value in given]
        return table.append_column("found", pyarrow.array(found))

    (tmp_path / "in").mkdir()
    texts = [None if value is None else str(value) for value in values]
    parquet.write_table(pyarrow.table({"value": texts}), tmp_path / "in" / "c.parquet")
    done = cluster.transform(parsed, tmp_path / "in", tmp_path / "out", Eager(), on_error="null")
    assert done.errors == 1
    table = parquet.read_table(tmp_path / "out" / "c-00000.parquet")
    expected = [None if value in (None, "12") else float(value) for value in values]
    assert table["found"].to_pylist() == expected
    assert table.schema.field("found").type == pyarrow.float64()


def test_columns_that_do_not_fit_are_reported_with_their_place(tmp_path):
    def varied(table):
        given = table["puzzle"].to_pylist()
        if "" in given:
            raise ValueError("no puzzle")
        return pyarrow.table({"text" if "x" in given else "number": given})

    write(tmp_path / "in" / "c.parquet", ["a", "", "x", "a"], 4)
    with pytest.raises(cluster.RowError, match="c.parquet, row group 0.*columns") as found:
        cluster.transform(varied, tmp_path / "in", tmp_path / "out", Eager(), on_error="null")
    assert (found.value.file, found.value.group) == ("c.parquet", 0)


def test_a_function_of_whole_row_groups_is_not_blamed_on_a_row(source, tmp_path):
    def pairs(table):
        if len(table) > 1:
            raise ValueError("no pairs")
        return table

    with pytest.raises(cluster.RowError, match=r"a.parquet, row group 0 \(.*no pairs") as found:
        cluster.transform(pairs, source, tmp_path / "out", Eager())
    assert found.value.row is None
    done = cluster.transform(pairs, source, tmp_path / "out", Eager(), on_error="null")
    assert (done.new, done.errors) == (5, 0)


def test_an_error_of_a_file_in_a_function_names_the_row_group(source, tmp_path):
    def opening(table):
        open(tmp_path / "missing.txt")

    for on_error in ("raise", "null"):
        options = {"on_error": on_error}
        with pytest.raises(OSError, match=r"a.parquet, row group 0 \(.*missing.txt"):
            cluster.transform(opening, source, tmp_path / "out", Eager(), **options)


@pytest.mark.parametrize("place", ["{}?token=SECRET", "nowhere://me:SECRET@x?y=SECRET&z=SECRET"])
def test_errors_show_no_secrets_of_a_uri(source, tmp_path, place):
    (tmp_path / "empty").mkdir()
    for folder in ("in", "empty", "missing"):
        uri = place.format(f"file://{tmp_path}/{folder}")
        with pytest.raises((OSError, ValueError)) as found:
            cluster.transform(first, uri, uri, Eager())
        assert "SECRET" not in str(found.value) and uri.partition("?")[0][-1] in str(found.value)
    command = [sys.executable, "-m", "evoku.cluster", "solve", uri, tmp_path / "out"]
    status = tmp_path / "status.json"
    ran = subprocess.run([*command, "--status", status], capture_output=True, text=True)
    assert ran.returncode == 2 and "SECRET" not in ran.stderr + status.read_text(), ran


def test_the_parts_of_a_uri_that_may_be_secret():
    for text, shown in (
        ("s3://key:secret@bucket/a b?region=x", "s3://bucket/a b"),
        ("403, url='https://x.org/a?token=1' failed", "403, url='https://x.org/a' failed"),
        ("file:///home/me@work/a and b://c?d", "file:///home/me@work/a and b://c"),
        ("what? a/b?c", "what? a/b?c"),
    ):
        assert places.without_secrets(text) == shown


def test_the_command_has_the_same_choices(tmp_path):
    write(tmp_path / "in" / "sub" / "a.parquet", [EASY, "12"], column="line")
    command = [sys.executable, "-m", "evoku.cluster", "solve", tmp_path / "in", tmp_path / "out"]
    command += ["--processes", "1", "--column", "line"]
    wrong = subprocess.run(command, capture_output=True, text=True)
    assert wrong.returncode == 2 and "sub/a.parquet, row group 0, row 1" in wrong.stderr, wrong
    right = subprocess.run([*command, "--on-error", "null"], capture_output=True, text=True)
    assert right.returncode == 0 and "wrong rows: 1" in right.stderr, right
    foreign = subprocess.run(command, capture_output=True, text=True)
    assert foreign.returncode == 2 and "on_error" in foreign.stderr, foreign
    redone = [*command, "--on-error", "null", "--existing", "redo"]
    assert subprocess.run(redone, capture_output=True).returncode == 0
