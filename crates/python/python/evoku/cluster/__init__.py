"""Plans and pipelines on many machines, by whatever engine hands out the work.

The engine is anything with the interface of `concurrent.futures.Executor`: processes of this
machine (the default), a Ray cluster (`Ray`), `dask.distributed.Client.get_executor(pure=False)`,
`mpi4py.futures.MPIPoolExecutor`.

>>> from evoku import cluster
>>> cluster.run("plan.toml", "plan.sqlite")                        # doctest: +SKIP
>>> cluster.run("plan.toml", "plan.sqlite", cluster.Ray("auto"))   # doctest: +SKIP

The same as a command, on this machine or on a Ray cluster:

    python -m evoku.cluster run plan.toml plan.sqlite
    python -m evoku.cluster run plan.toml plan.sqlite --ray auto

Puzzles by the million lie in Parquet files: `transform` solves, rates or does whatever a function
does with those there are, `dataset` makes new ones.

    python -m evoku.cluster rate puzzles/ rated/ --shard 3/100
    python -m evoku.cluster dataset training/ --count 1000000 --level easy..hard

A job is a number of a plan, and what comes of it depends on nothing else; a task of a pipeline is a
row group of a file, a task of a data set a file. So an engine may lose, repeat and reorder tasks as
it likes: every run is taken into the store once, and every file is written once. Nothing but the
store, or the folder, has to survive. Whatever ends the program, the same call goes on with what is
missing.
"""

from .datasets import dataset
from .driving import Progress
from .engines import Processes, Ray
from .pipelines import rate_puzzles, solve_puzzles, transform
from .plans import OtherResults, run

__all__ = [
    "OtherResults",
    "Processes",
    "Progress",
    "Ray",
    "dataset",
    "rate_puzzles",
    "run",
    "solve_puzzles",
    "transform",
]
