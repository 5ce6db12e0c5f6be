"""The runs of a plan on this machine, or on a Ray or Dask cluster.

    python -m evoku.cluster plan.toml plan.sqlite
    python -m evoku.cluster plan.toml plan.sqlite --ray auto
    python -m evoku.cluster plan.toml plan.sqlite --dask tcp://10.0.0.1:8786

Exit code: 0 all runs are there, 1 runs came with other results, 2 bad plan or store, 130 after
Ctrl-C.
"""

import argparse
import sys

from . import OtherResults, Processes, Progress, Ray, run


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m evoku.cluster", None, __doc__, formatter_class=form)
    parser.add_argument("plan", help="the plan, packed or not")
    parser.add_argument("store", help="the store that keeps the runs")
    engine = parser.add_mutually_exclusive_group()
    engine.add_argument("--processes", type=int, metavar="N", help="processes of this machine")
    engine.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster; auto is one here")
    engine.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.add_argument("--seconds", type=float, default=1.0, help="the length of a task [1]")
    arguments = parser.parse_args()
    try:
        with executor(arguments) as engine:
            done = run(
                arguments.plan,
                arguments.store,
                engine,
                seconds=arguments.seconds,
                progress=show if sys.stderr.isatty() else None,
            )
    except KeyboardInterrupt:
        print("evoku: interrupted; the same command goes on", file=sys.stderr)
        return 130
    except OtherResults as error:
        print(f"evoku: {error}", file=sys.stderr)
        return 1
    except (OSError, ValueError) as error:
        print(f"evoku: {error}", file=sys.stderr)
        return 2
    clear = "\r\x1b[K" if sys.stderr.isatty() else ""
    print(
        f"{clear}evoku: {done.done:,} of {done.wanted:,} runs are kept, {done.new:,} of them new, "
        f"in {done.tasks:,} tasks and {done.seconds:.1f} s",
        file=sys.stderr,
    )
    return 0


def executor(arguments):
    """The engine that was asked for."""
    if arguments.ray:
        return Ray(arguments.ray)
    if arguments.dask:
        from distributed import Client

        return Client(arguments.dask).get_executor(pure=False)
    return Processes(arguments.processes)


def show(progress: Progress) -> None:
    """Shows on one line how far the work is."""
    rate = progress.new / max(progress.seconds, 1e-9)
    line = f"{progress.done:,} of {progress.wanted:,} runs, {rate:,.0f} a second"
    print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
