"""
The compiled half of evoku.
"""

from _typeshed import Incomplete, SupportsGetItem
from os import PathLike
from typing import Any, Final, SupportsFloat, SupportsIndex, final

__all__ = ["__version__", "Drawing", "Generated", "Jobs", "Judge", "Ledger", "Plan", "Record", "RecordIterator", "RowIterator", "Search", "SolutionIterator", "Store", "Sudoku", "Table", "advise", "candidates", "canonical", "count", "generate", "island_parameters", "pack_plan", "presets", "rate_batch", "rate_one", "read", "restored_table", "solutions", "solve", "solve_column", "solve_list", "solve_numbers", "table", "walk"]

__version__: Final[str]
"""
The version of evoku.
"""

@final
class Drawing:
    """
    The picture of a step, drawn on demand.
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
    A generated puzzle.
    """
    def __new__(cls, /, puzzle: Sudoku, solution: str, level: str | None = None, score: SupportsIndex | None = None) -> Generated: ...
    def __reduce__(self, /) -> tuple: ...
    def __repr__(self, /) -> str: ...
    def _repr_svg_(self, /) -> str: ...
    @property
    def level(self, /) -> str | None:
        """
        The level of the puzzle; None if the request needed no rating.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    @property
    def score(self, /) -> int | None:
        """
        The score of the puzzle; None if the request needed no rating.
        """
    @property
    def solution(self, /) -> str:
        """
        The unique solution of the puzzle, on one line.
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
        A hash that identifies the plan.
        """
    def make(self, /, first: SupportsIndex, end: SupportsIndex) -> bytes:
        """
        Runs the jobs from `first` up to but not including `end`. Returns the bytes of a store with
        their runs, for `Ledger.take`.
        """
    @property
    def name(self, /) -> str:
        """
        The name of the plan.
        """

@final
class Judge:
    """
    Evaluates attempts at a puzzle. An attempt has a digit for each open cell.
    """
    def __deepcopy__(self, /, memo: Any) -> Judge:
        """
        Returns the judge itself, so that all copies share its counts and its budget. An algorithm
        that copies itself doesn't get a larger budget.
        """
    def __new__(cls, /, puzzle: object, evaluations: SupportsIndex | None) -> Judge: ...
    def __reduce__(self, /) -> tuple: ...
    def __setstate__(self, /, state: bytes) -> None: ...
    @property
    def best(self, /) -> tuple[int, str] | None:
        """
        The lowest cost so far, and its board on one line; None before the first attempt.
        """
    @property
    def boxes(self, /) -> list[list[int]]:
        """
        The cells of each box or region.
        """
    @property
    def cells(self, /) -> list[int]:
        """
        The open cells in reading order.
        """
    def decode(self, /, attempt: SupportsGetItem[int, SupportsIndex]) -> str:
        """
        The board of an attempt, on one line.
        """
    @property
    def digits(self, /) -> int:
        """
        The largest digit.
        """
    def encode(self, /, line: str) -> list[int]:
        """
        The digits of a board's open cells, 0 for a blank. The board is given on one line.
        """
    @property
    def evaluations(self, /) -> int:
        """
        The number of evaluated attempts.
        """
    @property
    def is_recorded(self, /) -> bool:
        """
        True if an experiment records the evaluations.
        """
    def judge(self, /, attempts: Any, costs: Any) -> str | None:
        """
        Evaluates attempts. `attempts` has a byte for each open cell of each attempt; `costs`
        receives four bytes for each attempt. Returns the reason why the run ended; None while it
        goes on.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    def starts(self, /, count: SupportsIndex, seed: SupportsIndex) -> bytes:
        """
        Legal starts with this seed: a byte for each open cell of each attempt.
        """
    def trace(self, /) -> Table:
        """
        The convergence of the costs, as a table like the trace of a run.
        """

@final
class Ledger:
    """
    A store that records the runs of a plan, each once.
    """
    def __new__(cls, /, store: str | PathLike[str], packed: str, machine: str) -> Ledger: ...
    def missing(self, /) -> list[tuple[int, int]]:
        """
        The ranges of jobs that aren't recorded. A range is a pair: its first job, and the job after
        its last.
        """
    def take(self, /, part: bytes) -> tuple[int, int, int, list[str]]:
        """
        Records the runs that `Jobs.make` returned. Returns the numbers of runs that are new,
        already recorded, and different from recorded ones. It also returns descriptions of the
        first differences.
        """

@final
class Plan:
    """
    The plan of an experiment: algorithms with parameters, classes of puzzles, repetitions, and a
    budget.
    """
    def __new__(cls, /, text: str, folder: str | PathLike[str]) -> Plan: ...
    def __reduce__(self, /) -> tuple:
        """
        Packs the plan with its puzzles, since the folder may not exist on the other machine.
        """
    @property
    def classes(self, /) -> dict[str, list[str]]:
        """
        The classes of puzzles by name, each with its puzzles as lines.
        """
    @property
    def configurations(self, /) -> list[str]:
        """
        The labels of the configurations: algorithms with their parameters.
        """
    @property
    def externals(self, /) -> list[str]:
        """
        The names of the external algorithms.
        """
    @property
    def jobs(self, /) -> int:
        """
        The number of runs.
        """
    @property
    def name(self, /) -> str:
        """
        The name of the plan.
        """
    @property
    def repetitions(self, /) -> int:
        """
        The number of runs of each configuration on each puzzle.
        """
    def run(self, /, store: str | PathLike[str], threads: SupportsIndex | None, machine: str, algorithms: dict[str, Any], progress: Any | None) -> None:
        """
        Executes the runs that are missing from a store. `algorithms` has a function for each
        external algorithm, which is called with a judge, the parameters and the seed. `progress` is
        called with the number of recorded runs and the number of all runs.
        """
    @property
    def seed(self, /) -> int:
        """
        The seed from which the seeds of all runs are derived.
        """
    @property
    def text(self, /) -> str:
        """
        The text of the plan.
        """

@final
class Record:
    """
    A puzzle, and everything that its file contains about it.
    """
    def __new__(cls, /, puzzle: Sudoku, solution: str | None = None, fields: dict[str, str] = ...) -> Record: ...
    def __reduce__(self, /) -> tuple: ...
    def __repr__(self, /) -> str: ...
    @property
    def fields(self, /) -> dict[str, str]:
        """
        Further fields from the file, by name: columns of CSV, members of JSON, a comment.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    @property
    def solution(self, /) -> str | None:
        """
        The solution from the file, unchecked, on one line.
        """

@final
class RecordIterator:
    """
    An iterator over records, see `read`.
    """
    def __iter__(self, /) -> RecordIterator: ...
    def __next__(self, /) -> Record: ...
    @property
    def format(self, /) -> str:
        """
        The format of the file.
        """

@final
class RowIterator:
    """
    An iterator over the rows of a table.
    """
    def __iter__(self, /) -> RowIterator: ...
    def __next__(self, /) -> dict: ...

@final
class Search:
    """
    A run in progress.
    """
    def __new__(cls, /, puzzle: object, algorithm: str | None, settings: dict, islands: dict | None, seed: SupportsIndex, evaluations: SupportsIndex | None, generations: SupportsIndex | None) -> Search: ...
    @property
    def algorithm(self, /) -> str:
        """
        The name of the algorithm.
        """
    def load(self, /, bytes: bytes, stop: str | None = None, seconds: SupportsFloat | SupportsIndex = 0.0) -> None:
        """
        Resumes from the state that a run with the same definition saved. A run that had ended also
        needs the reason and its duration.
        """
    def members(self, /) -> list[tuple[str, int]]:
        """
        The members of the last generation, each with its board on one line and its cost.
        """
    @property
    def puzzle(self, /) -> Sudoku:
        """
        The puzzle.
        """
    def receive(self, /, line: str) -> int:
        """
        Inserts an attempt of another run, given on one line. It replaces the worst member if it
        costs less. Returns the number of inserted attempts so far.
        """
    def result(self, /) -> dict:
        """
        The result of the run so far, as the fields of `evoku.Result`.
        """
    def save(self, /, *, ended: bool = False) -> bytes:
        """
        The state as bytes. A run that has ended is refused unless `ended` is true, because it can't
        continue.
        """
    def seen(self, /) -> dict | None:
        """
        The last generation, as the fields of `evoku.Generation`; None before the first.
        """
    @property
    def settings(self, /) -> dict:
        """
        All parameters with their values, as text.
        """
    def step(self, /, generations: SupportsIndex) -> bool:
        """
        Runs `generations` generations. Returns False once the run has ended.
        """
    @property
    def stop(self, /) -> str | None:
        """
        The reason why the run ended; None while it goes on.
        """
    def trace(self, /) -> Table:
        """
        The convergence of the run so far.
        """

@final
class SolutionIterator:
    """
    An iterator over solutions, see `solutions`.
    """
    def __iter__(self, /) -> SolutionIterator: ...
    def __next__(self, /) -> str: ...

@final
class Store:
    """
    A store of experiments in an existing file, or an archive, whose text the caller read.
    """
    def __new__(cls, /, path: str | PathLike[str], archive: str | None) -> Store: ...
    def configurations(self, /, plan: str | None) -> Table:
        """
        The configurations of a plan.
        """
    def figures(self, /, choice: Incomplete, lang: str | None) -> list[tuple[str, str]]:
        """
        The figures as SVG, each with its name.
        """
    def fronts(self, /, plan: str | None) -> Table:
        """
        The Pareto fronts of a plan's runs with two objectives.
        """
    def page(self, /, choice: Incomplete, lang: str | None) -> str:
        """
        The report as a page of HTML, with its figures.
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
    def report(self, /, choice: Incomplete, lang: str | None) -> str:
        """
        The report as Markdown.
        """
    def runs(self, /, plan: str | None) -> Table:
        """
        The runs of a plan.
        """
    def traces(self, /, plan: str | None) -> Table:
        """
        The convergence of the runs of a plan.
        """
    def verdicts(self, /, choice: Incomplete, lang: str | None) -> Table:
        """
        The comparisons of a plan's configurations, each with its verdict.
        """

@final
class Sudoku:
    """
    A puzzle instance: the board with its rules, and the givens. A text of a position in play also
    has the digits and pencil marks of the player: `hint`, `explain`, `rate` and `candidates`
    continue from them, everything else is about the givens.

    Args:
        puzzle: A text, an array of numbers, or an object with a puzzle: `Sudoku`, `Generated` or
            `Record`. A text, or its bytes in UTF-8, may have any format that evoku reads, like a
            line `53..7....`, a drawing, or a link of SudokuPad. An array has numbers of any integer
            type from 0 (a blank) to the side, in one row or in the rows of the board.
        box: Rows and columns of a box, like "2x3", if the puzzle doesn't specify them.
        rules: Further rules, a name or a list: diagonal, windoku, anti-knight, anti-king, latin.
        regions: Jigsaw regions: a character for each cell; cells with equal characters form a
            region.
        format: The format of a text; detected by default.

    Raises:
        ReadError: If a text can't be parsed; it has the line, the column and the cell.
        ValueError: If the numbers, rules or regions don't form a board, or a further argument is
            given with an object that has a board.
        TypeError: If `puzzle` is something else, like an array with a mask.
    """
    def __array__(self, /, dtype: Any | None = None, copy: bool | None = None) -> Any:
        """
        The givens as a NumPy array (side, side) of `uint8`, 0 for a blank.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, /, puzzle: Any, *, box: str | None = None, rules: str | None | SupportsGetItem[int, str] = ..., regions: str | None = None, format: str | None = None) -> Sudoku: ...
    def __reduce__(self, /) -> tuple: ...
    def __repr__(self, /) -> str: ...
    def __str__(self, /) -> str: ...
    def _repr_svg_(self, /) -> str: ...
    @property
    def constraints(self, /) -> list[str]:
        """
        Descriptions of the constraints: cages, lines and all other rules except houses.
        """
    @property
    def geometry(self, /) -> str:
        """
        A description of the board and its rules.
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
    @property
    def position(self, /) -> str:
        """
        The givens and the digits that a player placed, on one line.
        """
    def rows(self, /) -> list[list[int]]:
        """
        The givens as rows of numbers, 0 for a blank.

        Raises:
            ValueError: If the digits of the board start at 0, or the board is not a square. `line`
                works for these boards too.
        """
    @property
    def side(self, /) -> int:
        """
        The number of rows, columns and digits of the board.
        """
    def svg(self, /, line: str | None = None, *, candidates: bool = False) -> str:
        """
        A picture of the board as SVG.

        Args:
            line: The digits to show, on one line; only the givens by default.
            candidates: If true, open cells show the digits that they don't see.
        """
    def to(self, /, format: str) -> str:
        """
        The puzzle as text in a format, given by its name.

        Raises:
            ValueError: If there is no such format, or the format can't express the rules.
        """

@final
class Table:
    """
    A table of results. Every library that supports Arrow can use it without a copy.

    Examples are `pyarrow.table(table)`, `polars.DataFrame(table)` and
    `pandas.DataFrame.from_arrow(table)`. Without these libraries, `table["name"]` is a column as a
    list, `table.to_dict()` has all columns, and iterating yields rows as dictionaries.
    """
    def __arrow_c_array__(self, /, requested_schema: Any | None = None) -> "tuple[object, object]": ...
    def __arrow_c_schema__(self, /) -> "object": ...
    def __arrow_c_stream__(self, /, requested_schema: Any | None = None) -> "object": ...
    def __getitem__(self, name: str, /) -> list:
        """
        A column as a list, with None for a null.
        """
    def __iter__(self, /) -> RowIterator:
        """
        The rows as dictionaries, one at a time.
        """
    def __len__(self, /) -> int: ...
    def __reduce__(self, /) -> tuple: ...
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

def advise(position: object, puzzle: str | None, stage: str, lang: str | None) -> tuple[str, Drawing]:
    """
    The hint for a position in play, up to a stage.
    """

def candidates(puzzle: object, *, proven: bool = False) -> list[list[int]]:
    """
    The candidates of each cell, in reading order. A given has only its own digit, and a cell that
    is missing from the board has none.

    Args:
        puzzle: The puzzle.
        proven: If true, the digits that the cell has in some solution; all cells are empty if none
            exists. Otherwise the digits that no given in sight of the cell has. In a position in
            play, placed digits and pencil marks count as well.
    """

def canonical(puzzle: object) -> Sudoku:
    """
    The canonical form of a puzzle, which all equivalent puzzles share. Plain 9x9 puzzles are
    equivalent if they differ by turning, mirroring, and permuting bands, stacks, rows, columns and
    digits. Other puzzles are equivalent if they differ by turning, mirroring and relabelling.

    Raises:
        ValueError: If the puzzle has constraints or pencil marks.
    """

def count(puzzle: object, most: "int" = 1000000) -> int:
    """
    The number of solutions of a puzzle, up to `most`.
    """

def generate(count: "int" = 1, *, side: "int" = 9, box: str | None = None, rules: str | None | SupportsGetItem[int, str] = ..., regions: str | None = None, constraints: str | None | SupportsGetItem[int, str] = ..., minimal: bool = False, level: "str | tuple[str, str] | None" = None, score: "int | tuple[int, int] | None" = None, givens: "int | tuple[int, int] | None" = None, pattern: Any | None = None, grids: SupportsGetItem[int, object] = ..., symmetry: str = "none", require: str | None | SupportsGetItem[int, str] = ..., forbid: str | None | SupportsGetItem[int, str] = ..., exclude: SupportsGetItem[int, object] = ..., seed: "int" = 1, shard: tuple[SupportsIndex, SupportsIndex] | None = None, attempts: SupportsIndex | None = None, threads: SupportsIndex | None = None) -> list[Generated]:
    """
    Generates puzzles with one solution each. The same arguments and seed give the same puzzles with
    any number of threads, and `evoku generate` gives the same ones. No plain 9x9 puzzle occurs
    twice, not even turned, mirrored, rearranged or relabelled.

    Args:
        count: The number of puzzles.
        side: The number of rows, columns and digits of the board.
        box: Rows and columns of a box, like "2x3"; by default the usual box for this side.
        rules: Further rules, a name or a list: diagonal, windoku, anti-knight, anti-king, latin.
        regions: Jigsaw regions: a character for each cell; cells with equal characters form a
            region.
        constraints: The constraints to lay out, a name or a list: killer, thermometer, arrow, ...
            (the error for an unknown name lists them). "killer:2..3" sets the number of cells of
            each cage. If the constraints determine the solution, there are no givens.
        minimal: If true, constraints are removed until no more can be removed without losing
            uniqueness or, with a level below extreme, without a harder technique.
        level: The difficulty: easy, medium, hard, expert or extreme, or a pair for a range.
        score: The score of the solution path, or its minimum and maximum.
        givens: The number of givens, or its minimum and maximum; minimal by default.
        pattern: The cells of the givens, if they are fixed: a text with a character for each cell
            (one of ".0_-" for a blank), or an array of numbers (0 for a blank).
        grids: Full grids, or puzzles with one solution, to use in turn as the solutions of the
            generated puzzles.
        symmetry: The symmetry of the givens: none, half-turn, ... (the error for an unknown name
            lists them).
        require: Techniques that the solution path must use, by name.
        forbid: Techniques that the solution path must not use.
        exclude: Puzzles that must not be generated again, even if turned, mirrored or relabelled.
        seed: The seed of all random numbers.
        shard: The part of `count` to generate, to divide the work between machines: `(3, 100)` is
            the third of a hundred parts. Each part has its own random puzzles, which depend only on
            the seed.
        attempts: The number of attempts without a new puzzle after which the call gives up.
        threads: The number of threads; one for each core by default.

    Raises:
        ValueError: If the arguments are invalid or contradict each other.
        RuntimeError: If the call gave up.
    """

def island_parameters(lang: str | None = ...) -> list:
    """
    The parameters of islands, in the same form as in `presets`.
    """

def pack_plan(path: str | PathLike[str]) -> str:
    """
    Reads and checks a plan, packed or not, and packs it with its puzzles into one text.

    Args:
        path: The file of the plan; paths of puzzle files are relative to its folder.

    Raises:
        OSError: If the file can't be read.
        ValueError: If the plan has mistakes; the message has a line for each mistake.
    """

def presets(lang: str | None = ...) -> list[dict]:
    """
    The algorithms. Each has `name`, `summary`, `description`, `source` and `parameters`. Each
    parameter has `name`, `meaning`, `type`, `default`, `range` and `needs`.
    """

def rate_batch(puzzles: Any, *, threads: SupportsIndex | None = None) -> Table:
    """
    Rates many puzzles of any kind, by the difficulty of their solution paths.

    Args:
        puzzles: The same as for `solve_batch`: an array, a column of text, a table with one, or any
            other iterable of puzzles. The texts of a column may have any format and size.
        threads: The number of threads; one for each core by default.

    Returns:
        A table of `level`, `score`, `hardest` and `guesses` with a row for each puzzle. All are
        null for a null, and if the puzzle doesn't have exactly one solution.

    Raises:
        TypeError: If `puzzles` is a single text, or an array or column of another type.
        ValueError: If a puzzle can't be parsed, or is a position with a mistake. The message has
            the number of the puzzle.
    """

def rate_one(puzzle: object, explainer: bool, sukaku: bool) -> dict:
    """
    The rating of a puzzle as the fields of `evoku.Rating`.
    """

def read(source: Any, *, box: str | None = None, rules: str | None | SupportsGetItem[int, str] = ..., format: str | None = None) -> RecordIterator:
    """
    Reads puzzles from a file of any size and format, one at a time, in constant memory.

    For a puzzle that can't be parsed, `next` raises ReadError; the call after that returns the next
    puzzle.

    Args:
        source: The path of a file, or an object whose `read(n)` returns bytes (`gzip.open(path)`).
        box: Rows and columns of a box, like "2x3", if the file doesn't specify them.
        rules: Further rules of every puzzle, a name or a list.
        format: The format; detected by default.

    Raises:
        OSError: If the file can't be opened, or is a folder.
    """

def restored_table(columns: SupportsGetItem[int, tuple[str, str, SupportsIndex, SupportsGetItem[int, SupportsIndex] | None, SupportsGetItem[int, SupportsGetItem[int, SupportsIndex]]]]) -> Table:
    """
    A table from its pickled form.
    """

def solutions(puzzle: object) -> SolutionIterator:
    """
    The solutions of a puzzle, each on one line. The iterator finds each solution on demand.
    """

def solve(puzzle: object) -> str:
    """
    The unique solution of a puzzle, on one line.

    Raises:
        NoSolution: If the puzzle has no solution.
        SeveralSolutions: If it has several.
    """

def solve_column(column: Any, threads: SupportsIndex | None = None) -> Table:
    """
    Solves a column of plain 9x9 lines. Returns a table of `solution` and `status`; both are null
    for a null in the column.
    """

def solve_list(puzzles: Any, threads: SupportsIndex | None = None) -> tuple[list[str | None], list[int | None]]:
    """
    Solves puzzles of any kind, given as texts, arrays or `Sudoku`. Returns solutions, each on one
    line, and statuses; both are None for a None in the list.
    """

def solve_numbers(boards: Any, solutions: Any, status: Any, threads: SupportsIndex | None = None) -> None:
    """
    Solves boards, each of 81 numbers from 0 to 9, and writes solutions and statuses.
    """

def table(columns: dict) -> Table:
    """
    A table from columns by name: lists of strings, integers, floats or booleans, with None for a
    null.
    """

def walk(puzzle: object, lang: str | None) -> list[tuple[str, Drawing]]:
    """
    The steps of a puzzle's solution path.
    """
