"""One puzzle at a time."""

import pickle
import random

import evoku
import pytest
from conftest import CLASH, EASY, HARD, SOLUTION
from hypothesis import given, settings
from hypothesis import strategies as st


def test_solves_with_the_proof_that_there_is_one_solution():
    assert evoku.solve(EASY) == SOLUTION
    assert evoku.solve(evoku.Sudoku(EASY)) == SOLUTION
    with pytest.raises(evoku.NoSolution):
        evoku.solve(CLASH)
    with pytest.raises(evoku.SeveralSolutions):
        evoku.solve("." * 81)


def test_reads_lines_drawings_numbers_and_other_sizes():
    rows = [
        [0 if cell == "." else int(cell) for cell in EASY[at : at + 9]] for at in range(0, 81, 9)
    ]
    sudoku = evoku.Sudoku(EASY)
    assert evoku.Sudoku(rows) == evoku.Sudoku(sum(rows, [])) == evoku.Sudoku(str(sudoku)) == sudoku
    assert sudoku.rows() == rows
    assert (sudoku.side, sudoku.givens) == (9, 30)
    six = evoku.Sudoku("." * 36, box="3x2", rules=["diagonal"])
    assert "3x2" in six.geometry and "diagonal" in six.geometry
    jigsaw = evoku.Sudoku("1..." + "." * 12, regions="aaabacbbccbdcddd")
    assert "jigsaw" in jigsaw.geometry
    killer = evoku.Sudoku("....\n....\n....\n....\nkiller 3 r1c1 r1c2\n")
    assert len(killer.constraints) == 1 and "3" in killer.constraints[0]


def test_digits_are_those_of_the_board():
    chain = ".Shape~4x4~0-3.~R1C1_0~R1C2_1~R1C3_2~R2C1_2~R3C2_0"
    zero = evoku.Sudoku(chain)
    assert zero.line == "012.2....0......" and zero.givens == 5
    solutions = list(evoku.solutions(zero))
    assert len(solutions) == evoku.count(zero) > 1
    for solution in solutions:
        assert sorted(solution) == sorted("0123" * 4) and solution.startswith("0123")
    cells = "".join(f"~R{1 + i // 4}C{1 + i % 4}_{digit}" for i, digit in enumerate(solutions[0]))
    assert evoku.solve(".Shape~4x4~0-3." + cells) == solutions[0]
    assert evoku.candidates(zero, proven=True)[3] == [3]
    with pytest.raises(ValueError, match="from 1 on"):
        zero.rows()
    with pytest.raises(ValueError, match="from 1 on"):
        evoku.problems.Problem(zero)
    with pytest.raises(ValueError, match="expected a digit 0 to 3"):
        zero.svg("4" * 16)
    part = evoku.Sudoku(".Shape~3x4.~R1C1_1~R1C2_2")
    assert part.givens == 2 and evoku.candidates(part)[15] == []


def test_arrays_of_numpy_come_and_go():
    numpy = pytest.importorskip("numpy")
    array = numpy.asarray(evoku.Sudoku(EASY))
    assert (array.shape, array.dtype) == ((9, 9), numpy.uint8)
    for kind in (numpy.uint8, numpy.int64):
        assert evoku.Sudoku(array.astype(kind)).line == EASY
        assert evoku.Sudoku(array.astype(kind).ravel()).line == EASY


@pytest.mark.parametrize(
    ("text", "line", "column", "cell"),
    [
        ("1..4..1..1..4..Z", 1, 16, "r4c4"),
        ("1...\n..Z.\n....\n...4", 2, 3, "r2c3"),
        ("53..7", 1, None, None),
        ("", None, None, None),
    ],
)
def test_errors_say_where(text, line, column, cell):
    with pytest.raises(evoku.ReadError) as caught:
        evoku.Sudoku(text)
    error = caught.value
    assert (error.line, error.column, error.cell) == (line, column, cell)
    assert isinstance(error, ValueError)
    assert pickle.loads(pickle.dumps(error)).cell == cell


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (None, TypeError),
        (3.5, TypeError),
        (["a"], TypeError),
        ([1, 2, 3], ValueError),
        ([[1, 2], [1]], ValueError),
        ([[10] * 9] * 9, ValueError),
        ([[-1] * 9] * 9, ValueError),
        ("1..4..1..1..4..1\n1..4..1..1..4..1", ValueError),
    ],
)
def test_wrong_input_is_refused(wrong, kind):
    with pytest.raises(kind):
        evoku.solve(wrong)


@pytest.mark.parametrize(
    "name", [("box", "3"), ("rules", ["none"]), ("regions", "aab"), ("format", "x")]
)
def test_wrong_options_are_refused(name):
    with pytest.raises(ValueError):
        evoku.Sudoku(EASY, **dict([name]))


def test_counts_and_enumerates():
    assert evoku.count(EASY) == 1
    assert evoku.count(CLASH) == 0
    assert evoku.count("." * 81, 1234) == 1234
    assert evoku.count("." * 16) == 288
    assert len(set(evoku.solutions("." * 16))) == 288


def test_candidates_by_sight_and_proven():
    seen, proven = evoku.candidates(EASY), evoku.candidates(EASY, proven=True)
    assert proven == [[int(digit)] for digit in SOLUTION]
    assert all(set(one) <= set(all_) for one, all_ in zip(proven, seen))
    assert all(cells == [] for cells in evoku.candidates(CLASH, proven=True))


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=30, deadline=None)
def test_canonical_is_the_same_for_every_variation(seed):
    shuffle = random.Random(seed)

    def lines_of_boxes():
        boxes = shuffle.sample(range(3), 3)
        return [3 * box + line for box in boxes for line in shuffle.sample(range(3), 3)]

    rows, columns, digits = lines_of_boxes(), lines_of_boxes(), shuffle.sample("123456789", 9)
    relabelled = EASY.translate(str.maketrans("123456789", "".join(digits)))
    varied = "".join(relabelled[9 * row + column] for row in rows for column in columns)
    assert evoku.canonical(varied) == evoku.canonical(EASY)


def test_canonical_knows_other_boards():
    """Turned, mirrored and relabelled boards have the same form, rearranged ones don't."""
    rows = ["1...", "..3.", ".2..", "...4"]
    turned = ["".join(row[column] for row in reversed(rows)) for column in range(4)]
    relabelled = "".join(turned).translate(str.maketrans("1234", "3142"))
    form = evoku.canonical("".join(rows))
    assert form == evoku.canonical(relabelled) != evoku.canonical("1..." + "." * 12)
    latin = evoku.Sudoku("".join(rows), rules=["latin"])
    assert evoku.canonical(latin).geometry == latin.geometry
    killers = ["killer 3 r1c1 r1c2", "killer 3 r4c4 r4c3", "killer 4 r1c1 r1c2"]
    forms = [evoku.canonical("....\n....\n....\n....\n" + killer + "\n") for killer in killers]
    assert forms[0] == forms[1] != forms[2]


def test_rates():
    rating = evoku.rate(EASY, explainer=True)
    assert (rating.level, rating.score, rating.hardest) == ("easy", 204, "Naked Single")
    assert (rating.er, rating.ep, rating.ed) == (1.2, 1.2, 1.2)
    assert evoku.rate(EASY).er is None
    rating = evoku.rate(EASY, sukaku=True)
    assert (rating.sukaku_er, rating.sukaku_ep, rating.sukaku_ed) == (1.2, 1.2, 1.2)
    assert evoku.rate(HARD).level == "extreme"
    table = evoku.rate_batch([EASY, CLASH, "." * 81, HARD])
    assert table["score"][0] == 204 and table["level"][1:3] == [None, None]
    assert table["guesses"][3] > 0
    with pytest.raises(evoku.NoSolution):
        evoku.rate(CLASH)
    with pytest.raises(ValueError):
        evoku.rate(evoku.generate(1, side=4)[0].puzzle, explainer=True)


def test_the_steps_lead_to_the_solution():
    steps = evoku.explain(EASY)
    board = list(EASY)
    for step in steps:
        assert step.before == "".join(board)
        for cell, digit in step.placements:
            row, column = map(int, cell[1:].split("c"))
            board[9 * row + column - 10] = str(digit)
    assert "".join(board) == SOLUTION
    assert sum(step.score for step in steps) == evoku.rate(EASY).score
    assert pickle.loads(pickle.dumps(steps[0])).svg() == steps[0].svg()
    guesses = [step for step in evoku.explain(HARD) if step.technique == "Guess"]
    assert len(guesses) == evoku.rate(HARD).guesses > 0


def test_pictures_are_svg():
    xml = pytest.importorskip("xml.etree.ElementTree")
    sudoku = evoku.Sudoku(EASY)
    pictures = [sudoku.svg(), sudoku.svg(SOLUTION), sudoku.svg(candidates=True)]
    pictures += [step.svg() for step in evoku.explain(HARD)[:5]]
    for picture in pictures:
        assert xml.fromstring(picture).tag.endswith("svg")
    assert len(set(pictures)) == len(pictures)
    with pytest.raises(ValueError):
        sudoku.svg("12")


def test_puzzles_pickle_and_hash():
    knight = evoku.Sudoku("." * 16, rules=["anti-knight"])
    killer = evoku.Sudoku("....\n....\n....\n....\nkiller 3 r1c1 r1c2\n")
    for sudoku in (evoku.Sudoku(EASY), knight, killer):
        again = pickle.loads(pickle.dumps(sudoku))
        assert again == sudoku and hash(again) == hash(sudoku) and {again, sudoku} == {sudoku}
    assert evoku.Sudoku(EASY) != killer
    with pytest.raises(ValueError, match="nonsense"):
        evoku.Sudoku(EASY).to("nonsense")


def test_generates_to_order():
    made = evoku.generate(5, level=("medium", "hard"), symmetry="half-turn", seed=5)
    for one in made:
        assert one.level in ("medium", "hard")
        assert (
            one.level == evoku.rate(one.puzzle).level and one.score == evoku.rate(one.puzzle).score
        )
        assert evoku.solve(one.puzzle) == one.solution
        places = [digit != "." for digit in one.puzzle.line]
        assert places == places[::-1]
    again = evoku.generate(5, level=("medium", "hard"), symmetry="half-turn", seed=5, threads=3)
    assert [one.puzzle for one in again] == [one.puzzle for one in made]
    many = [one.puzzle for one in evoku.generate(300, seed=1)]
    assert len(set(many)) == 300
    # A small number of puzzles takes another code path, with the same result.
    for count in (0, 1, 100):
        assert [one.puzzle for one in evoku.generate(count, seed=1)] == many[:count]
    other = evoku.generate(1, seed=1, exclude=[many[0]])
    assert [one.puzzle for one in other] == many[1:2]
    assert evoku.generate(1, side=6, givens=20)[0].puzzle.givens == 20
    assert "x-wing" in {
        name.lower() for name in evoku.rate(evoku.generate(1, require=["X-Wing"])[0].puzzle).steps
    }


def test_generates_with_constraints():
    order = {"constraints": ["killer:2..3"], "givens": 0, "side": 6, "seed": 4}
    made = evoku.generate(3, **order)
    for one in made:
        assert one.puzzle.givens == 0 and all("killer" in words for words in one.puzzle.constraints)
        assert evoku.solve(one.puzzle) == one.solution and evoku.count(one.puzzle, 2) == 1
    fewer = evoku.generate(1, minimal=True, **order)[0]
    assert len(fewer.puzzle.constraints) < len(made[0].puzzle.constraints)


def test_generates_by_pattern_grid_and_exclusion():
    shape = "X" * 18 + "." * 9 + "X" * 9 + "." * 9 + "X" * 36
    as_numbers = [[int(shape[9 * row + column] == "X") for column in range(9)] for row in range(9)]
    one, other = (evoku.generate(1, pattern=pattern, seed=2)[0] for pattern in (shape, as_numbers))
    assert one.puzzle == other.puzzle
    assert [digit != "." for digit in one.puzzle.line] == [place == "X" for place in shape]
    dug = evoku.generate(4, grids=[EASY, HARD], seed=3)
    assert {one.solution for one in dug} == {evoku.solve(EASY), evoku.solve(HARD)}
    others = evoku.generate(4, grids=[EASY, HARD], exclude=[one.puzzle for one in dug], seed=3)
    assert not {one.puzzle for one in dug} & {one.puzzle for one in others}


def test_shards_of_an_order_are_told_apart():
    shards = [evoku.generate(10, seed=9, shard=(number, 3)) for number in (1, 2, 3)]
    assert [len(shard) for shard in shards] == [3, 3, 4]
    assert shards[1] and len({one.puzzle for shard in shards for one in shard}) == 10
    first = [one.puzzle for one in evoku.generate(10, seed=9)]
    assert [one.puzzle for one in shards[0]] == first[:3]


@pytest.mark.parametrize(
    "order",
    [
        {"level": "so so"},
        {"constraints": ["cobweb"]},
        {"constraints": ["killer:x"]},
        {"minimal": True},
        {"pattern": "X.."},
        {"pattern": [1, 0]},
        {"pattern": 3.5},
        {"grids": ["." * 81]},
        {"grids": ["1..4..1..1..4..1"]},
        {"shard": (0, 3)},
        {"shard": (4, 3)},
        {"symmetry": "odd"},
        {"require": ["Magic"]},
        {"givens": 3},
        {"side": 10**6},
        {"threads": 0},
    ],
)
def test_orders_without_sense_are_refused(order):
    with pytest.raises((TypeError, ValueError)):
        evoku.generate(1, **order)


def test_an_order_is_given_up():
    with pytest.raises(RuntimeError, match="0 of 1"):
        evoku.generate(1, givens=17, attempts=100)


def test_files_are_read_one_at_a_time(tmp_path):
    import gzip

    text = f"id,puzzle,author\n7,{EASY},Ann\n8,12,Bob\n9,{HARD},Eve\n"
    (tmp_path / "some.csv").write_text(text)
    with gzip.open(tmp_path / "some.csv.gz", "wb") as file:
        file.write(text.encode())
    for source in (
        tmp_path / "some.csv",
        str(tmp_path / "some.csv"),
        gzip.open(tmp_path / "some.csv.gz"),
    ):
        records = evoku.read(source)
        assert records.format == "csv"
        first = next(records)
        assert (first.puzzle.line, first.fields["author"]) == (EASY, "Ann")
        with pytest.raises(evoku.ReadError) as caught:
            next(records)
        assert caught.value.line == 3
        assert [record.puzzle.line for record in records] == [HARD]
    with pytest.raises(FileNotFoundError) as missing:
        evoku.read(tmp_path / "none.txt")
    with pytest.raises(FileNotFoundError) as opened:
        open(tmp_path / "none.txt")
    assert str(missing.value) == str(opened.value)
    with pytest.raises(TypeError):
        evoku.read(3)
    with pytest.raises(TypeError, match="bytes"):
        evoku.read(open(tmp_path / "some.csv"))


class Interrupted:
    """A file whose read is interrupted after all of its data."""

    def __init__(self):
        self.chunks = [f"{EASY}\n".encode() * 3000]

    def read(self, count):
        if not self.chunks:
            raise KeyboardInterrupt
        chunk = self.chunks.pop()
        if len(chunk) > count:
            self.chunks.append(chunk[count:])
        return chunk[:count]


def test_what_a_file_object_raises_is_raised():
    with pytest.raises(KeyboardInterrupt):
        for _ in evoku.read(Interrupted()):
            pass


def test_a_file_may_be_read_by_several_threads(tmp_path):
    from concurrent.futures import ThreadPoolExecutor

    (tmp_path / "many.txt").write_text(f"{EASY}\n{HARD}\n" * 1000)
    records = evoku.read(tmp_path / "many.txt")
    with ThreadPoolExecutor(3) as threads:
        taken = [threads.submit(lambda: [one.puzzle.line for one in records]) for _ in range(3)]
    lines = [line for part in taken for line in part.result()]
    assert len(lines) == 2000 and lines.count(EASY) == 1000


@given(st.text(max_size=200))
@settings(max_examples=300, deadline=None)
def test_no_text_does_worse_than_an_error(text):
    try:
        evoku.Sudoku(text)
    except ValueError:
        pass


def test_positions_in_play_continue_from_their_digits():
    first = evoku.explain(EASY)[0].placements[0]
    row, column = int(first.cell[1]) - 1, int(first.cell[3]) - 1
    at = 9 * row + column
    position = f"{EASY[:at]}+{first.digit}{EASY[at + 1 :]}"
    puzzle = evoku.Sudoku(position)
    assert puzzle.line == EASY and puzzle.position == EASY[:at] + str(first.digit) + EASY[at + 1 :]
    assert puzzle != evoku.Sudoku(EASY) and pickle.loads(pickle.dumps(puzzle)) == puzzle
    assert puzzle.to("line").strip() == position
    # Singles are placed in the order in which they are found, which may differ from the start.
    rest = evoku.explain(position)
    placed = [placement.cell for step in rest for placement in step.placements]
    assert len(placed) == EASY.count(".") - 1 and first.cell not in placed
    assert evoku.hint(position).step == rest[0]
    assert evoku.rate(position).score < evoku.rate(EASY).score
    assert evoku.candidates(position)[at] == [first.digit]
    assert evoku.solve(position) == SOLUTION
    wrong = f"{EASY[:2]}+1{EASY[3:]}"
    assert "the 1 in r1c3" in str(evoku.hint(wrong))
    for ask in (evoku.explain, evoku.rate, evoku.candidates):
        with pytest.raises(ValueError, match="the 1 in r1c3"):
            ask(wrong)


def test_hints_tell_as_much_as_they_are_asked_for():
    where, technique, full = (
        evoku.hint(EASY, stage=stage) for stage in ("where", "technique", "full")
    )
    assert (where.state, where.unique, where.technique, where.step) == ("hint", True, None, None)
    assert technique.technique == full.technique == "Naked Single" and technique.step is None
    assert full.step == evoku.explain(EASY)[0]
    assert len({hint.svg() for hint in (where, full)}) == 2
    assert evoku.hint(SOLUTION).state == "solved"
    wrong = evoku.hint("7" + EASY[1:])
    assert wrong.state == "wrong" and wrong.unique is None
    wrong = evoku.hint(EASY[:2] + "1" + EASY[3:], puzzle=EASY)
    assert wrong.state == "wrong" and wrong.cells == ("r1c3",) and "r1c3" in str(wrong)
    for position, options in ((EASY, {"stage": "all"}), ("7" + EASY[1:], {"puzzle": EASY})):
        with pytest.raises(ValueError):
            evoku.hint(position, **options)
