"""
The compiled half of evoku.
"""

from _typeshed import Incomplete, SupportsGetItem
from os import PathLike
from types import CapsuleType
from typing import Any, Final, SupportsIndex, final

__all__ = ["__version__", "Drawing", "Generated", "Jobs", "Judge", "Ledger", "Plan", "Record", "RecordIterator", "Search", "SolutionIterator", "Store", "Sudoku", "Table", "advise", "candidates", "canonical", "count", "generate", "island_parameters", "pack_plan", "presets", "rate_batch", "rate_one", "read", "solutions", "solve", "solve_column", "solve_list", "solve_numbers", "table", "walk"]

__version__: Final[str]
"""
The version of evoku.
"""

@final
class Drawing:
    """
    The picture of a step, drawn when it is asked for.
    """
    def __new__(cls, /, svg: str) -> Drawing: ...
    def __reduce__(self, /) -> tuple: ...
    def svg(self, /) -> str:
        """
        The picture as SVG.
        """

@final
class Generated:
    """
    A puzzle that was made.
    """
    def __repr__(self, /) -> str: ...
    def _repr_svg_(self, /) -> str: ...
    @property
    def level(self, /) -> str | None:
        """
        Its level, if the order has to do with ratings.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    @property
    def score(self, /) -> int | None:
        """
        Its score, likewise.
        """
    @property
    def solution(self, /) -> str:
        """
        Its only solution, on one line.
        """

@final
class Jobs:
    """
    The jobs of a packed plan.
    """
    def __len__(self, /) -> int: ...
    def __new__(cls, /, packed: str) -> Jobs: ...
    @property
    def fingerprint(self, /) -> str:
        """
        What tells the plan from others.
        """
    def make(self, /, first: SupportsIndex, end: SupportsIndex) -> bytes:
        """
        Makes the jobs from `first` up to, without, `end` one after another. Returns the bytes of a
        store with their runs, for `Ledger.take`.
        """
    @property
    def name(self, /) -> str:
        """
        The name of the plan.
        """

@final
class Judge:
    """
    Judges attempts at a puzzle: a digit in each open cell.
    """
    def __new__(cls, /, puzzle: object, evaluations: SupportsIndex | None) -> Judge: ...
    @property
    def best(self, /) -> tuple[int, str] | None:
        """
        The lowest cost so far and its board on a line; None before the first attempt.
        """
    @property
    def cells(self, /) -> list[int]:
        """
        The open cells in reading order.
        """
    def decode(self, /, attempt: SupportsGetItem[int, SupportsIndex]) -> str:
        """
        The board of an attempt on a line.
        """
    @property
    def digits(self, /) -> int:
        """
        The largest digit.
        """
    def encode(self, /, line: str) -> list[int]:
        """
        The digits that a board on a line has in the open cells, 0 for a blank.
        """
    @property
    def evaluations(self, /) -> int:
        """
        How many attempts were judged.
        """
    def judge(self, /, attempts: Any, costs: Any) -> str | None:
        """
        Judges attempts, one after another in `attempts`, a byte for each open cell; writes their
        costs as four bytes each into `costs`. Says why no further one is judged, if so.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    def trace(self, /) -> Table:
        """
        How the costs went down, as the traces of runs.
        """

@final
class Ledger:
    """
    A store that takes in runs of a plan, each once.
    """
    def __new__(cls, /, store: str | PathLike[str], packed: str, machine: str) -> Ledger: ...
    def missing(self, /) -> list[tuple[int, int]]:
        """
        The ranges of jobs that aren't recorded, each its first number and the one after its last.
        """
    def take(self, /, part: bytes) -> tuple[int, int, int, list[str]]:
        """
        Takes in what `Jobs.make` returned: how many runs are new, known, and differ from those that
        are kept, and the first of the latter in words.
        """

@final
class Plan:
    """
    What an experiment is to do: algorithms with parameters, classes of puzzles, repetitions, a
    budget.
    """
    def __new__(cls, /, text: str, folder: str | PathLike[str]) -> Plan: ...
    @property
    def classes(self, /) -> dict[str, list[str]]:
        """
        The classes of puzzles with the puzzles of each on lines.
        """
    @property
    def configurations(self, /) -> list[str]:
        """
        What the plan calls its algorithms with their parameters.
        """
    @property
    def externals(self, /) -> list[str]:
        """
        The names of the algorithms of other programs.
        """
    @property
    def jobs(self, /) -> int:
        """
        The number of runs.
        """
    @property
    def name(self, /) -> str:
        """
        Its name.
        """
    @property
    def repetitions(self, /) -> int:
        """
        How often each configuration is run on each puzzle.
        """
    def run(self, /, store: str | PathLike[str], threads: SupportsIndex | None, machine: str, algorithms: dict[str, Any], progress: Any | None) -> None:
        """
        Makes the runs that a store lacks. `algorithms` has a function for each algorithm of another
        program, which is called with a judge, the parameters and the seed. `progress` is called
        with the recorded runs and all. Returns whether all are done.
        """
    @property
    def seed(self, /) -> int:
        """
        The seed from which the seeds of all runs follow.
        """
    @property
    def text(self, /) -> str:
        """
        The text that it was read from.
        """

@final
class Record:
    """
    A puzzle with what a file says about it.
    """
    def __repr__(self, /) -> str: ...
    @property
    def fields(self, /) -> dict[str, str]:
        """
        What else the file says, by name: columns of CSV, members of JSON, a comment.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    @property
    def solution(self, /) -> str | None:
        """
        Its solution according to the file, unchecked, on one line.
        """

@final
class RecordIterator:
    """
    An iterator of records, see `read`.
    """
    def __iter__(self, /) -> RecordIterator: ...
    def __next__(self, /) -> Record: ...
    @property
    def format(self, /) -> str:
        """
        The format of the file.
        """

@final
class Search:
    """
    A run under way.
    """
    def __new__(cls, /, puzzle: object, algorithm: str | None, settings: dict, islands: dict | None, seed: SupportsIndex, evaluations: SupportsIndex | None, generations: SupportsIndex | None) -> Search: ...
    @property
    def algorithm(self, /) -> str:
        """
        The name of the algorithm.
        """
    def load(self, /, bytes: bytes) -> None:
        """
        Takes up the state that a run of the same making saved.
        """
    def members(self, /) -> list[tuple[str, int]]:
        """
        The members of the last generation on lines, each with its cost.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    def receive(self, /, line: str) -> int:
        """
        Takes in an attempt of another run, on a line, in the place of the worst member if it costs
        less. Returns how many were taken so far.
        """
    def result(self, /) -> dict:
        """
        What came of the run so far, as the fields of `evoku.Result`.
        """
    def save(self, /) -> bytes:
        """
        The state as bytes.
        """
    def seen(self, /) -> dict | None:
        """
        What there is to see of the last generation; None before the first.
        """
    @property
    def settings(self, /) -> dict:
        """
        All parameters with their values as text.
        """
    def step(self, /, generations: SupportsIndex) -> bool:
        """
        Makes so many generations. False once the run has ended.
        """
    @property
    def stop(self, /) -> str | None:
        """
        Why the run ended; None while it goes on.
        """
    def trace(self, /) -> Table:
        """
        How the run converged so far.
        """

@final
class SolutionIterator:
    """
    An iterator of solutions, see `solutions`.
    """
    def __iter__(self, /) -> SolutionIterator: ...
    def __next__(self, /) -> str: ...

@final
class Store:
    """
    A store of experiments: a file that is there.
    """
    def __new__(cls, /, path: str | PathLike[str]) -> Store: ...
    def configurations(self, /, plan: str | None) -> Table:
        """
        The configurations of a plan.
        """
    def figures(self, /, choice: Incomplete, lang: str) -> list[tuple[str, str]]:
        """
        The pictures as SVG, each with its name.
        """
    def fronts(self, /, plan: str | None) -> Table:
        """
        The fronts of a plan's runs with two objectives.
        """
    def page(self, /, choice: Incomplete, lang: str) -> str:
        """
        The report as a page of HTML, with its pictures.
        """
    def plan_text(self, /, plan: str | None) -> str:
        """
        The text of a plan.
        """
    def plans(self, /) -> list[str]:
        """
        The names of the plans, the latest first.
        """
    def puzzles(self, /, plan: str | None) -> Table:
        """
        The puzzles of a plan.
        """
    def report(self, /, choice: Incomplete, lang: str) -> str:
        """
        The report as Markdown.
        """
    def runs(self, /, plan: str | None) -> Table:
        """
        The runs of a plan.
        """
    def traces(self, /, plan: str | None) -> Table:
        """
        How the runs of a plan converged.
        """
    def verdicts(self, /, choice: Incomplete, lang: str) -> Table:
        """
        The comparisons of a plan's configurations, with what is said about each.
        """

@final
class Sudoku:
    """
    A puzzle as posed: the board with its rules, and the givens.

    Args:
        puzzle: Text in any format that evoku reads (a line like `53..7....`, a drawing, a link of
            SudokuPad, ...), an array of numbers from 0 (a blank) to the side, in one row or in as
            many as the board has, or another Sudoku.
        box: Rows and columns of a box, like "2x3", where the puzzle doesn't say them.
        rules: Further rules by name: diagonal, windoku, anti-knight, anti-king, latin.
        regions: Jigsaw regions: a character for each cell, equal ones are a region.
        format: The format of a text; by default it is detected.

    Raises:
        ReadError: If a text can't be read; says in which line, column and cell.
        ValueError: If numbers, rules or regions make no board.
    """
    def __array__(self, /, dtype: Any | None = None, copy: bool | None = None) -> Any:
        """
        The givens as a NumPy array (side, side) of `uint8`, 0 for a blank.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, /, puzzle: Any, *, box: str | None = None, rules: SupportsGetItem[int, str] = ..., regions: str | None = None, format: str | None = None) -> Sudoku: ...
    def __reduce__(self, /) -> tuple: ...
    def __repr__(self, /) -> str: ...
    def __str__(self, /) -> str: ...
    def _repr_svg_(self, /) -> str: ...
    @property
    def constraints(self, /) -> list[str]:
        """
        The constraints in words: cages, lines and what else is no house.
        """
    @property
    def geometry(self, /) -> str:
        """
        The board and its rules in words.
        """
    @property
    def givens(self, /) -> int:
        """
        The number of givens.
        """
    @property
    def line(self, /) -> str:
        """
        The givens on one line, `.` for a blank.
        """
    def rows(self, /) -> list[list[int]]:
        """
        The givens as rows of numbers, 0 for a blank.

        Raises:
            ValueError: If the digits of the board count from 0, or the board is no square; its
                `line` has them all the same.
        """
    @property
    def side(self, /) -> int:
        """
        The rows of the board, and as many columns and digits.
        """
    def svg(self, /, line: str | None = None, *, candidates: bool = False) -> str:
        """
        A picture of the board as SVG.

        Args:
            line: What stands on the board; by default only the givens.
            candidates: Whether blank cells show the digits that are possible by sight.
        """
    def to(self, /, format: str) -> str:
        """
        The puzzle as text in a format, by the name of the format.

        Raises:
            ValueError: If there is no such format, or the format has no room for the rules.
        """

@final
class Table:
    """
    A table of results, which every library that speaks Arrow takes without a copy.

    `pyarrow.table(table)`, `polars.DataFrame(table)` and `pandas.DataFrame.from_arrow(table)` do;
    without any of them `table["name"]` is a column as a list, and `table.to_dict()` all of them.
    """
    def __arrow_c_array__(self, /, requested_schema: Any | None = None) -> tuple[CapsuleType, CapsuleType]: ...
    def __arrow_c_schema__(self, /) -> CapsuleType: ...
    def __arrow_c_stream__(self, /, requested_schema: Any | None = None) -> CapsuleType: ...
    def __getitem__(self, name: str, /) -> list:
        """
        A column as a list, None for a null.
        """
    def __len__(self, /) -> int: ...
    def __repr__(self, /) -> str: ...
    def _repr_html_(self, /) -> str:
        """
        The first rows as a table of HTML, for notebooks.
        """
    @property
    def column_names(self, /) -> list[str]:
        """
        The names of the columns.
        """
    def to_dict(self, /) -> dict:
        """
        All columns as lists, by name.
        """

def advise(position: object, puzzle: str | None, stage: str, lang: str) -> tuple[str, Drawing]:
    """
    What there is to say about a position in play, as far as a stage tells it.
    """

def candidates(puzzle: object, *, proven: bool = False) -> list[list[int]]:
    """
    The digits that each cell may hold, in reading order; a given has its own, and a cell that the
    board lacks none.

    Args:
        puzzle: The puzzle.
        proven: Whether only those count that occur in some solution (all cells are empty if there
            is none); otherwise those count that no given peer holds.
    """

def canonical(puzzle: object) -> Sudoku:
    """
    The form that all variations of a puzzle share. Those of a plain 9x9 puzzle are turned,
    mirrored, with bands, stacks, rows, columns and digits exchanged; those of any other board are
    turned, mirrored and relabelled.

    Raises:
        ValueError: If the puzzle has constraints or pencil marks.
    """

def count(puzzle: object, most: SupportsIndex = 1000000) -> int:
    """
    The number of solutions of a puzzle, up to `most`.
    """

def generate(count: SupportsIndex = 1, *, side: SupportsIndex = 9, box: str | None = None, rules: SupportsGetItem[int, str] = ..., regions: str | None = None, constraints: SupportsGetItem[int, str] = ..., minimal: bool = False, level: "str | tuple[str, str] | None" = None, score: "int | tuple[int, int] | None" = None, givens: "int | tuple[int, int] | None" = None, pattern: Any | None = None, grids: SupportsGetItem[int, object] = ..., symmetry: str = "none", require: SupportsGetItem[int, str] = ..., forbid: SupportsGetItem[int, str] = ..., exclude: SupportsGetItem[int, object] = ..., seed: SupportsIndex = 1, shard: tuple[SupportsIndex, SupportsIndex] | None = None, attempts: SupportsIndex | None = None, threads: SupportsIndex | None = None) -> list[Generated]:
    """
    Makes puzzles with one solution each: the same order and seed give the same puzzles, on any
    number of threads, and those of `evoku generate`. No plain 9x9 puzzle comes twice, not even
    turned, mirrored, rearranged or relabelled.

    Args:
        count: How many.
        side: The rows of the board, and as many columns and digits.
        box: Rows and columns of a box, like "2x3"; by default those that are usual for the side.
        rules: Further rules by name: diagonal, windoku, anti-knight, anti-king, latin.
        regions: Jigsaw regions: a character for each cell, equal ones are a region.
        constraints: What to lay out by name: killer, thermometer, arrow, kropki, ... (an unknown
            name lists them); "killer:2..3" says how many cells each has. Where they fix the
            solution nothing is given.
        minimal: Whether constraints are left out too, as long as the solution stays the only one.
        level: How hard: easy, medium, hard, expert or extreme, or a pair of them.
        score: The score of the path, or the least and the greatest.
        givens: The number of givens, or the least and the greatest; as few as it goes by default.
        pattern: The cells that are given, no others: a text with a character for each cell, one of
            ".0_-" for a blank, or an array of numbers, 0 for a blank.
        grids: Full grids, or puzzles with one solution, to make puzzles of, in turns.
        symmetry: How the givens lie: none, half-turn, ... (an unknown name lists them).
        require: Techniques that the path uses, by name.
        forbid: Techniques that it doesn't use.
        exclude: Puzzles that aren't made again, not even turned, mirrored or relabelled.
        seed: The seed of all that is random.
        shard: Make only the third of a hundred parts of `count` with `(3, 100)`, for many machines:
            each has batches of its own, the same with the same seed.
        attempts: The attempts in vain after which it gives up.
        threads: The threads to work on; all cores by default.

    Raises:
        ValueError: If the order makes no sense.
        RuntimeError: If it was given up.
    """

def island_parameters(lang: str = ...) -> list:
    """
    What can be set of islands, as `presets` tells parameters.
    """

def pack_plan(path: str | PathLike[str]) -> str:
    """
    Reads and checks a plan, packed or not, and packs it with its puzzles into one text.

    Args:
        path: The file of the plan; puzzle files are looked for beside it.

    Raises:
        OSError: If the file can't be read.
        ValueError: If something is wrong with the plan; a line for each mistake.
    """

def presets(lang: str = ...) -> list[dict]:
    """
    The algorithms: of each `name`, `summary`, `description`, `source`, and `parameters`, of which
    each has `name`, `meaning`, `type`, `default` and `range`.
    """

def rate_batch(puzzles: Any, *, threads: SupportsIndex | None = None) -> Table:
    """
    Rates many puzzles of any kind, with threads, on the scale of human logic.

    Args:
        puzzles: Texts, arrays or `Sudoku`, one after another.
        threads: The threads to work on; all cores by default.

    Returns:
        A table of `level`, `score`, `hardest` and `guesses`, a row for each puzzle; all null where
        a puzzle has not exactly one solution.
    """

def rate_one(puzzle: object, explainer: bool) -> dict:
    """
    The rating of a puzzle as the fields of `evoku.Rating`.
    """

def read(source: Any, *, box: str | None = None, rules: SupportsGetItem[int, str] = ..., format: str | None = None) -> RecordIterator:
    """
    Reads puzzles from a file of any size and format, one at a time, in constant memory.

    A puzzle that can't be read raises ReadError when its turn comes; the next call of `next` goes
    on with the one after it.

    Args:
        source: The path of a file, or an object whose `read(n)` gives bytes (`gzip.open(path)`).
        box: Rows and columns of a box, like "2x3", where the file doesn't say them.
        rules: Further rules of every puzzle by name.
        format: The format; by default it is detected.

    Raises:
        OSError: If the file can't be opened.
    """

def solutions(puzzle: object) -> SolutionIterator:
    """
    The solutions of a puzzle on lines, each found when it is asked for.
    """

def solve(puzzle: object) -> str:
    """
    The only solution of a puzzle, on one line.

    Raises:
        NoSolution: If there is none.
        SeveralSolutions: If there are several.
    """

def solve_column(column: Any, threads: SupportsIndex | None = None) -> Table:
    """
    Solves a column of plain 9x9 lines: a table of `solution` and `status`, null for a null.
    """

def solve_list(puzzles: Any, threads: SupportsIndex | None = None) -> tuple[list[str | None], list[int | None]]:
    """
    Solves puzzles of any kind, given as texts, arrays or `Sudoku`: solutions on lines and statuses.
    """

def solve_numbers(boards: Any, solutions: Any, status: Any, threads: SupportsIndex | None = None) -> None:
    """
    Solves boards of 81 numbers from 0 to 9 each, and writes solutions and statuses.
    """

def table(columns: dict) -> Table:
    """
    A table of columns that are lists of text, of whole numbers, of numbers or of truth values, None
    for a null.
    """

def walk(puzzle: object, lang: str) -> list[tuple[str, Drawing]]:
    """
    The steps from a puzzle to its solution.
    """
