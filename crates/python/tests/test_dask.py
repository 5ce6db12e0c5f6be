"""evoku.cluster on Dask, through its interface of executors.

Slow, and needs `pip install dask[distributed]`: `pytest crates/python -m slow -k dask`.
"""

import os
import signal
import threading

import pytest
from evoku import cluster
from stores import check_same, plan
from test_cluster import Eager
from waiting import CEILING

pytestmark = pytest.mark.slow
distributed = pytest.importorskip("distributed")


def test_a_killed_worker_loses_nothing(tmp_path):
    path = plan(tmp_path, 20, 20_000)
    cluster.run(path, tmp_path / "whole", Eager())
    reports = threading.Semaphore(0)
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**options) as local, distributed.Client(local) as client:

        def strike():
            # In the middle of the work: several reports have arrived, and more will follow.
            for _ in range(3):
                assert reports.acquire(timeout=CEILING)
            victim = next(iter(local.workers.values())).pid
            os.kill(victim, signal.SIGKILL)

        thread = threading.Thread(target=strike)
        thread.start()
        engine = client.get_executor(pure=False)
        options = {"progress": lambda _: reports.release(), "seconds": 0.1, "ahead": 8}
        done = cluster.run(path, tmp_path / "store", engine, **options)
        thread.join()
    assert done.is_done
    check_same(tmp_path / "store", tmp_path / "whole", 800)
