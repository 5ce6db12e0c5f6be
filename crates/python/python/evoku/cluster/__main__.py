"""Runs work on all cores of this machine, or on a Ray or Dask cluster.

    python -m evoku.cluster run plan.toml plan.sqlite
    python -m evoku.cluster run plan.toml plan.sqlite --ray auto
    python -m evoku.cluster run plan.toml plan.sqlite --dask tcp://10.0.0.1:8786
    python -m evoku.cluster solve puzzles/ solved/
    python -m evoku.cluster rate puzzles.parquet rated/ --shard 3/100
    python -m evoku.cluster dataset training/ --count 1000000 --seed 7 --level easy..hard

If a command is interrupted, the same command continues with the missing tasks. The exit code is 0
if all is done, 2 if the input has mistakes, 130 after Ctrl-C, and 143 after SIGTERM, which ends all
processes of this machine at once. The exit code is 1 if runs have other results than the recorded
ones, or if `dataset` gave up.
"""

import argparse
import importlib
import math
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor

from . import (
    OtherResults,
    Processes,
    Progress,
    Ray,
    dataset,
    rate_puzzles,
    run,
    solve_puzzles,
    transform,
)
from .parts import EXISTING
from .pipelines import ON_ERROR
from .places import without_secrets
from .reporting import EVERY, Reporter, escaped


class Terminated(BaseException):
    """The program received SIGTERM, like all programs of a machine that shuts down."""


def main() -> int:
    arguments = parser().parse_args()
    signal.signal(signal.SIGTERM, _terminate)
    try:
        report = Reporter(arguments.things, arguments.status, arguments.log_every)
    except OSError as error:
        print(f"evoku: {escaped(str(error))}", file=sys.stderr)
        return 2
    try:
        with executor(arguments) as engine:
            done = arguments.act(arguments, engine, report)
    except KeyboardInterrupt:
        report.end("interrupted", "interrupted; the same command continues")
        return 130
    except Terminated:
        report.end("terminated", "terminated; the same command continues")
        return 128 + signal.SIGTERM
    except (OtherResults, RuntimeError) as error:
        report.end("failed", without_secrets(str(error)))
        return 1
    except (ImportError, OSError, TypeError, ValueError) as error:
        report.end("failed", without_secrets(str(error)))
        return 2
    errors = f"; wrong rows: {done.errors:,}, see their column error" if done.errors else ""
    words = (
        f"{done.done:,} of {done.wanted:,} {arguments.things} are kept, {done.new:,} of them new, "
        f"in {done.tasks:,} tasks and {done.seconds:.1f} s{errors}"
    )
    report.end("done", words, done)
    return 0


def _terminate(*_: object) -> None:
    # Signals that come later must not stop the clean-up.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Terminated


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    form = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser("python -m evoku.cluster", None, __doc__, formatter_class=form)
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    of_plan = commands.add_parser("run", help="the runs of a plan, into a store")
    of_plan.add_argument("plan", help="the plan, packed or not")
    of_plan.add_argument("store", help="the store that keeps the runs")
    about = "the length of a task [1]"
    of_plan.add_argument("--seconds", type=seconds, default=1.0, metavar="N", help=about)
    about = "a function for an external algorithm of the plan, like climber=mine.climbing:climb"
    of_plan.add_argument(
        "--algorithm",
        type=algorithm,
        action="append",
        default=[],
        metavar="NAME=FUNCTION",
        help=about,
    )
    about = "execute runs of other versions of external algorithms again"
    of_plan.add_argument("--rerun", action="store_true", help=about)
    of_plan.set_defaults(act=runs, things="runs")

    of_puzzles = [
        ("solve", "solves puzzles of 9x9 in Parquet files", solve_puzzles),
        ("rate", "rates puzzles in Parquet files", rate_puzzles),
    ]
    for name, about, function in of_puzzles:
        one = commands.add_parser(name, help=about)
        one.add_argument("source", help="a Parquet file, or a folder of them with its subfolders")
        one.add_argument("target", help="the folder to write to, a file for each row group")
        one.add_argument("--column", metavar="NAME", help="the column of puzzles [puzzle]")
        about = "what to do with wrong rows: end, or write nulls and a column error [raise]"
        one.add_argument("--on-error", choices=ON_ERROR, default=ON_ERROR[0], help=about)
        about = "what to do with existing parts of another function, version or source [refuse]"
        one.add_argument("--existing", choices=EXISTING, default=EXISTING[0], help=about)
        one.set_defaults(act=row_groups, function=function, things="row groups")

    new = commands.add_parser("dataset", help="new puzzles with solutions and ratings as Parquet")
    new.add_argument("target", help="the folder to write to")
    new.add_argument("--count", type=count, required=True, metavar="N", help="how many puzzles")
    new.add_argument("--seed", type=int, default=1, metavar="N", help="the seed [1]")
    new.add_argument("--each", type=count, metavar="N", help="the most puzzles of a file [100000]")
    new.add_argument("--unrated", action="store_true", help="leave out the ratings")
    about = "shares of splits without leaks, like train=0.8,validation=0.1,test=0.1"
    new.add_argument("--split", type=shares, metavar="LIST", help=about, dest="splits")
    about = "puzzles that must not appear in any disguise: Parquet, or text with one on each line"
    new.add_argument("--exclude", metavar="PLACE", help=about)
    new.add_argument("--level", type=levels, metavar="LEVEL", help="like hard or easy..medium")
    new.add_argument("--givens", type=numbers, metavar="N", help="like 30 or 24..28")
    new.add_argument("--side", type=int, metavar="N", help="the side of the board [9]")
    new.add_argument("--symmetry", metavar="NAME", help="how the givens lie")
    new.add_argument("--rules", type=several, metavar="LIST", help="further rules, with commas")
    new.add_argument("--constraints", type=several, metavar="LIST", help="what to lay out")
    new.set_defaults(act=puzzles, things="files")

    for one in commands.choices.values():
        engine = one.add_mutually_exclusive_group()
        about = "processes of this machine"
        engine.add_argument("--processes", type=count, metavar="N", help=about)
        engine.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster; auto is one here")
        engine.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster")
        about = "a file of JSON with the progress, for monitoring"
        one.add_argument("--status", metavar="FILE", help=about)
        about = f"the seconds between two lines of progress in a log [{EVERY:g}]"
        one.add_argument("--log-every", type=pause, default=EVERY, metavar="N", help=about)
    for name in ("solve", "rate", "dataset"):
        about = "do only this part, like 3/100, for many machines"
        commands.choices[name].add_argument("--shard", type=shard, metavar="I/N", help=about)
    return top


def algorithm(text: str) -> tuple[str, Callable[..., object]]:
    """Imports the function of an external algorithm, like climber=mine.climbing:climb."""
    name, _, place = text.partition("=")
    module, _, function = place.partition(":")
    try:
        return name, getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{text}: {error}") from error


def count(text: str) -> int:
    """Parses a number of things, at least 1."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"found {text}, expected a whole number, at least 1")
    return number


def seconds(text: str) -> float:
    """Parses a duration."""
    if not 0 < (number := float(text)) < math.inf:
        raise argparse.ArgumentTypeError(f"found {text}, expected a number above 0")
    return number


def pause(text: str) -> float:
    """Parses the time between two events, which may be 0."""
    return 0.0 if float(text) == 0 else seconds(text)


def shard(text: str) -> tuple[int, int]:
    """Parses a shard like 3/100."""
    number, of = text.split("/")
    return int(number), int(of)


def levels(text: str) -> str | tuple[str, str]:
    """Parses a level, or two levels separated by dots."""
    first, dots, last = text.partition("..")
    return (first, last) if dots else first


def shares(text: str) -> dict[str, float]:
    """Parses the shares of splits, like train=0.8,test=0.2."""
    pairs = (pair.partition("=") for pair in text.split(","))
    return {name: float(share) for name, _, share in pairs}


def numbers(text: str) -> int | tuple[int, int]:
    """Parses a number, or two numbers separated by dots."""
    first, dots, last = text.partition("..")
    return (int(first), int(last)) if dots else int(first)


def several(text: str) -> list[str]:
    """Splits names at commas."""
    return text.split(",")


def runs(arguments: argparse.Namespace, engine: Executor, report: Reporter) -> Progress:
    """Executes the runs of a plan."""
    return run(
        arguments.plan,
        arguments.store,
        engine,
        algorithms=dict(arguments.algorithm),
        rerun=arguments.rerun,
        seconds=arguments.seconds,
        progress=report,
    )


def row_groups(arguments: argparse.Namespace, engine: Executor, report: Reporter) -> Progress:
    """Solves or rates each row group."""
    return transform(
        arguments.function,
        arguments.source,
        arguments.target,
        engine,
        column=arguments.column,
        on_error=arguments.on_error,
        existing=arguments.existing,
        shard=arguments.shard,
        progress=report,
    )


def puzzles(arguments: argparse.Namespace, engine: Executor, report: Reporter) -> Progress:
    """Generates a data set."""
    names = ["each", "level", "givens", "side", "symmetry", "rules", "constraints", "shard"]
    names += ["splits", "exclude"]
    order = {name: value for name in names if (value := getattr(arguments, name)) is not None}
    return dataset(
        arguments.target,
        arguments.count,
        engine,
        seed=arguments.seed,
        rated=not arguments.unrated,
        progress=report,
        **order,
    )


def executor(arguments: argparse.Namespace) -> Executor:
    """The engine that the arguments name."""
    if arguments.ray:
        return Ray(arguments.ray)
    if arguments.dask:
        from distributed import Client

        return Client(arguments.dask).get_executor(pure=False)
    return Processes(arguments.processes)


if __name__ == "__main__":
    sys.exit(main())
