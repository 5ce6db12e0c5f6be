"""evoku.cluster on S3: a server on this machine fails in several ways, and nothing is lost.

Needs `pip install moto[s3] flask flask-cors`.
"""

import multiprocessing
import os
import random
import signal
import threading
from collections import Counter

import pytest
from conftest import EASY
from evoku import cluster
from test_cluster import Eager
from waiting import CEILING

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
fs = pytest.importorskip("pyarrow.fs")
pytest.importorskip("moto", reason="no S3 server: pip install moto[s3] flask flask-cors")
pytest.importorskip("flask_cors", reason="no S3 server: pip install moto[s3] flask flask-cors")
moto = pytest.importorskip("moto.server")
serving = pytest.importorskip("werkzeug.serving")

GROUPS = 12


class Server:
    """A local S3 server. `fault` is called with each request, and may answer it or delay it."""

    def __init__(self):
        self.fault = lambda method, path: None
        self.requests = Counter()
        self._app = moto.DomainDispatcherApplication(moto.create_backend_app)
        quiet = type("Quiet", (serving.WSGIRequestHandler,), {"log": lambda *_: None})
        self._server = serving.make_server(
            "127.0.0.1", 0, self._answer, threaded=True, request_handler=quiet
        )
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _answer(self, environment, start):
        method, path = environment["REQUEST_METHOD"], environment["PATH_INFO"]
        self.requests[method, path] += 1
        answer = self.fault(method, path)
        if answer is None:
            return self._app(environment, start)
        # The body is read, or the client would see a broken connection instead of the answer.
        environment["wsgi.input"].read(int(environment.get("CONTENT_LENGTH") or 0))
        start(answer, [("Content-Length", "0")])
        return [b""]

    def place(self, path):
        """The URI of a path on this server."""
        endpoint = f"endpoint_override=127.0.0.1:{self._server.server_port}"
        return f"s3://evoku/{path}?{endpoint}&scheme=http&region=us-east-1&allow_bucket_creation=1"

    def close(self):
        self._server.shutdown()


@pytest.fixture
def server(monkeypatch):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    server = Server()
    filesystem, _ = fs.FileSystem.from_uri(server.place(""))
    filesystem.create_dir("evoku/in/level=easy")
    table = pyarrow.table({"id": range(4 * GROUPS), "puzzle": [EASY] * (4 * GROUPS)})
    for name, first in (("a.parquet", 0), ("level=easy/b.parquet", 2 * GROUPS)):
        part = table.slice(first, 2 * GROUPS)
        parquet.write_table(part, f"evoku/in/{name}", filesystem=filesystem, row_group_size=4)
    server.filesystem = filesystem
    yield server
    server.fault = lambda method, path: None
    # All servers of a process have the same objects.
    filesystem.delete_dir_contents("evoku")
    server.close()


def check(server, out="out"):
    """Checks that each row group has its part, each row is there once, and nothing else is."""
    selector = fs.FileSelector(f"evoku/{out}", recursive=True)
    found = [one.path for one in server.filesystem.get_file_info(selector) if one.is_file]
    assert len(found) == GROUPS, found
    parts = [parquet.ParquetFile(path, filesystem=server.filesystem).read() for path in found]
    table = pyarrow.concat_tables(parts)
    assert sorted(table["id"].to_pylist()) == list(range(4 * GROUPS))
    assert table["status"].to_pylist() == [1] * (4 * GROUPS)


def solve(server, engine, **options):
    places = server.place("in"), server.place("out")
    return cluster.transform(cluster.solve_puzzles, *places, engine, **options)


def test_uris_with_queries(server):
    for new in (GROUPS, 0):
        done = solve(server, Eager())
        assert (done.new, done.done) == (new, GROUPS)
    check(server)
    with pytest.raises(cluster.ForeignPart, match="rate_puzzles"):
        places = server.place("in"), server.place("out")
        cluster.transform(cluster.rate_puzzles, *places, Eager())
    splits = {"train": 0.5, "test": 0.5}
    order = {"each": 5, "rated": False, "splits": splits, "exclude": server.place("in")}
    assert cluster.dataset(server.place("new"), 10, Eager(), **order).new == 2
    with server.filesystem.open_input_stream("evoku/new/_card.md") as card:
        assert b"10 puzzles" in card.read()


@pytest.mark.parametrize("answer", ["500 Internal Server Error", "503 Slow Down", "408 Timeout"])
def test_failing_requests_are_repeated(server, answer):
    draw, lock, failed = random.Random(7), threading.Lock(), Counter()

    def fault(method, path):
        # Every fifth request fails, of each kind at least once.
        with lock:
            if draw.random() < 0.2 or not failed[method]:
                failed[method] += 1
                return answer

    server.fault = fault
    # If a request fails too often, the call ends in words, and the same call continues.
    for _ in range(20):
        try:
            done = solve(server, Eager())
        except OSError as error:
            assert "evoku/" in str(error) or "in/" in str(error) or "out/" in str(error)
        else:
            break
    server.fault = lambda method, path: None
    assert done.is_done and failed["GET"] and failed["PUT"] and failed["HEAD"]
    check(server)


def test_a_lost_connection_is_tried_again(server):
    lost = threading.Event()

    def fault(method, path):
        if method == "PUT" and path.endswith("a-00003.parquet") and not lost.is_set():
            lost.set()
            # The handler ends without an answer, as after a timeout in a proxy.
            raise ConnectionError("lost")

    server.fault = fault
    assert solve(server, Eager()).is_done and lost.is_set()
    check(server)


def test_a_slow_part_delays_only_itself(server):
    others, waited = threading.Event(), threading.Event()

    def fault(method, path):
        if method == "PUT" and path.endswith("a-00000.parquet") and not waited.is_set():
            waited.set()
            # The part arrives after all others.
            assert others.wait(CEILING)

    def progress(now):
        if now.new == GROUPS - 1:
            others.set()

    server.fault = fault
    with cluster.Processes(2) as engine:
        assert solve(server, engine, progress=progress).is_done
    assert waited.is_set()
    check(server)


def test_a_worker_killed_while_it_writes_loses_nothing(server):
    killed, lock = threading.Event(), threading.Lock()

    def fault(method, path):
        with lock:
            if method != "PUT" or not path.endswith("a-00002.parquet") or killed.is_set():
                return
            # The part is on its way, and one of the two workers is writing it.
            for victim in multiprocessing.active_children():
                os.kill(victim.pid, signal.SIGKILL)
            killed.set()

    server.fault = fault
    with cluster.Processes(2) as engine:
        assert solve(server, engine).is_done
    assert killed.is_set()
    check(server)


def test_a_cancelled_call_continues(server):
    enough = threading.Event()

    def progress(now):
        if now.new == 3:
            enough.set()

    done = solve(server, Eager(), cancel=enough, progress=progress, ahead=1)
    assert done.done == 3
    before = {path for method, path in server.requests if method == "PUT" and "out/" in path}
    server.requests.clear()
    assert solve(server, Eager()).new == GROUPS - 3
    again = {path for method, path in server.requests if method == "PUT" and "out/" in path}
    assert not {path for path in before & again if path.endswith(".parquet")}, "a part made twice"
    check(server)
