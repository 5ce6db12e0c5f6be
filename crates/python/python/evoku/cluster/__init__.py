"""Plans and pipelines on many machines, with any engine that distributes work.

An engine is any object with the interface of `concurrent.futures.Executor`: processes of this
machine (the default), a Ray cluster (`Ray`), `dask.distributed.Client.get_executor(pure=False)`, or
`mpi4py.futures.MPIPoolExecutor`.

>>> from evoku import cluster
>>> cluster.run("plan.toml", "plan.sqlite")                        # doctest: +SKIP
>>> cluster.run("plan.toml", "plan.sqlite", cluster.Ray("auto"))   # doctest: +SKIP

The same commands on the command line, on this machine or on a Ray cluster:

    python -m evoku.cluster run plan.toml plan.sqlite
    python -m evoku.cluster run plan.toml plan.sqlite --ray auto

Large numbers of puzzles are kept in Parquet files. `transform` solves or rates existing ones, or
applies any other function to them. `dataset` generates new ones.

    python -m evoku.cluster rate puzzles/ rated/ --shard 3/100
    python -m evoku.cluster dataset training/ --count 1000000 --level easy..hard

A job of a plan is a number, and its result depends only on the plan and this number. A task of a
pipeline is a row group of a file; a task of a data set is a file. So an engine may lose, repeat and
reorder tasks; still every run is recorded once, and every file is written once. Only the store, or
the output folder, has to survive. If the program ends for any reason, the same call continues with
the missing tasks.
"""

from .datasets import dataset
from .driving import Progress
from .engines import Processes, Ray
from .parts import ForeignPart
from .pipelines import rate_puzzles, solve_puzzles, transform
from .plans import OtherResults, run
from .rows import RowError

__all__ = [
    "ForeignPart",
    "OtherResults",
    "Processes",
    "Progress",
    "Ray",
    "RowError",
    "dataset",
    "rate_puzzles",
    "run",
    "solve_puzzles",
    "transform",
]
