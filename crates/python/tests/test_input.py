"""Puzzles as arguments: texts, arrays, columns, lists, and the errors about them."""

import pickle

import evoku
import pytest
from conftest import EASY, SOLUTION
from hypothesis import given, settings
from hypothesis import strategies as st

#: Too many digits for an integer of a column.
NUMBER = int(EASY.replace(".", "0"))
SPACE = st.sampled_from(["", " ", "\n", "\r\n", "\t ", "\n\n"])


@pytest.mark.parametrize(
    "text", [EASY + "\n", EASY + "\r\n", f"  {EASY}\t", EASY.replace(".", "_")]
)
def test_space_and_blanks_around_a_line(text):
    assert evoku.Sudoku(text) == evoku.Sudoku(text, format="line") == evoku.Sudoku(EASY)
    assert evoku.solve(text) == SOLUTION
    assert evoku.solve_batch([text, EASY]).solutions == [SOLUTION] * 2


@given(SPACE, st.text("0123456789._", min_size=81, max_size=81), SPACE)
@settings(max_examples=100, deadline=None)
def test_the_fast_path_reads_like_any_text(before, cells, after):
    assert evoku.Sudoku(before + cells + after) == evoku.Sudoku(f"# a comment\n{cells}\n")


@given(SPACE, st.sampled_from([4, 5, 6, 7, 8]), st.data(), SPACE)
@settings(max_examples=100, deadline=None)
def test_small_boards_are_read_like_any_text(before, side, data, after):
    digits = "".join(map(str, range(1, side + 1))) + data.draw(st.sampled_from(["0", "._"]))
    cells = data.draw(st.text(digits, min_size=side**2, max_size=side**2))
    assert evoku.Sudoku(before + cells + after) == evoku.Sudoku(f"# a comment\n{cells}\n")


def test_columns_may_have_space_around_lines():
    arrow = pytest.importorskip("pyarrow")
    answers = evoku.solve_batch(arrow.array([EASY + "\r\n", " " + EASY]))
    assert answers.solutions == [SOLUTION] * 2


def test_columns_have_the_blanks_of_other_texts():
    arrow = pytest.importorskip("pyarrow")
    column = [EASY.replace(".", "_"), None, EASY, EASY.replace(".", "0")]
    answers = evoku.solve_batch(arrow.array(column))
    assert answers.solutions == [SOLUTION, None, SOLUTION, SOLUTION]
    with pytest.raises(ValueError, match="row 1, column 4: found \"x\""):
        evoku.solve_batch(arrow.array([EASY, "___x" + EASY[4:]]))


def test_bytes_are_texts_or_numbers():
    text = EASY.encode()
    numbers = bytes(int(one) for one in EASY.replace(".", "0"))
    for puzzle in (text, text + b"\n", f"# a comment\n{EASY}\n".encode(), numbers):
        assert evoku.solve(puzzle) == SOLUTION
        assert evoku.solve_batch([puzzle, EASY]).solutions == [SOLUTION] * 2
    assert evoku.Sudoku(b"." * 81, rules="diagonal") == evoku.Sudoku("." * 81, rules="diagonal")
    with pytest.raises(TypeError, match="single text"):
        evoku.solve_batch(text)
    with pytest.raises(evoku.ReadError, match="column 81"):
        evoku.solve(text[:80] + b"Z")
    numpy = pytest.importorskip("numpy")
    texts = numpy.array([text, text])
    assert evoku.solve_batch(texts).solutions == [SOLUTION] * 2
    assert evoku.rate_batch(texts)["score"] == [204] * 2


def test_options_of_a_board_are_for_puzzles_without_one(tmp_path):
    (made,) = evoku.generate(1, seed=3)
    (tmp_path / "one.txt").write_text(EASY)
    (record,) = evoku.read(tmp_path / "one.txt")
    for puzzle in (evoku.Sudoku(EASY), made, record):
        for name, value in (
            ("rules", "diagonal"),
            ("box", "3x3"),
            ("regions", "123456789" * 9),
            ("format", "line"),
        ):
            with pytest.raises(ValueError, match=f"^{name}: no effect"):
                evoku.Sudoku(puzzle, **{name: value})
        assert evoku.Sudoku(puzzle, rules=[], box=None).line
    with pytest.raises(ValueError, match="^format: no effect"):
        evoku.Sudoku([[0] * 9] * 9, format="line")


def test_objects_with_a_puzzle_are_puzzles(tmp_path):
    (made,) = evoku.generate(1, seed=3)
    (tmp_path / "one.txt").write_text(EASY)
    (record,) = evoku.read(tmp_path / "one.txt")
    assert evoku.solve(made) == made.solution
    assert evoku.solve(record) == SOLUTION
    assert evoku.Sudoku(made) == made.puzzle
    assert evoku.solve_batch([made, record]).solutions == [made.solution, SOLUTION]


def test_an_error_in_a_list_names_the_puzzle():
    wrong = EASY[:80] + "Z"
    for call in (evoku.solve_batch, evoku.rate_batch):
        with pytest.raises(evoku.ReadError, match=r"^puzzle 2 .*line 1, column 81") as caught:
            call([EASY, EASY, wrong])
        error = pickle.loads(pickle.dumps(caught.value))
        assert (error.puzzle, error.line, error.column, error.cell) == (2, 1, 81, "r9c9")
        with pytest.raises(ValueError, match=r"^puzzle 1 .*r1c1: 10"):
            call([EASY, [10] + [0] * 80])
        with pytest.raises(TypeError, match=r"^puzzle 1 .*dict"):
            call([EASY, {}])
    with pytest.raises(evoku.ReadError, match=r"^puzzle 1 "):
        evoku.generate(1, exclude=[EASY, wrong])
    with pytest.raises(evoku.ReadError) as caught:
        evoku.Sudoku(wrong)
    assert caught.value.puzzle is None


def test_an_error_of_the_iterable_stays_as_it_is():
    def puzzles():
        yield EASY
        raise ValueError("from the generator")

    with pytest.raises(ValueError, match="^from the generator$"):
        evoku.solve_batch(puzzles())


def test_every_error_in_a_list_has_its_number():
    surrogate = EASY[:80] + "\ud800"
    for call in (evoku.solve_batch, evoku.rate_batch):
        with pytest.raises(ValueError, match=r"^puzzle 1 .*surrogates"):
            call([EASY, surrogate])
    for wrong in (surrogate, None, float("nan")):
        for name in ("exclude", "grids"):
            with pytest.raises(ValueError, match=r"^puzzle 1 "):
                evoku.generate(1, **{name: [SOLUTION, wrong]})


def test_every_missing_value_is_a_null():
    numpy, pandas = pytest.importorskip("numpy"), pytest.importorskip("pandas")
    nulls = [pandas.NA, pandas.NaT, numpy.float32("nan"), numpy.float64("nan"), None]
    answers = evoku.solve_batch([EASY, *nulls])
    assert answers.status == [1, None, None, None, None, None]
    assert evoku.solve_batch(numpy.array([EASY, *nulls], object)).status == answers.status
    assert evoku.rate_batch([EASY, *nulls])["score"] == [204] + [None] * 5
    for number in (numpy.float32(1), numpy.int64(1)):
        with pytest.raises(TypeError):
            evoku.solve_batch([EASY, number])


def test_nulls_in_lists_stay_null():
    answers = evoku.solve_batch([None, EASY, float("nan"), EASY[:80] + "8"])
    assert answers.solutions == [None, SOLUTION, None, None]
    assert answers.status == [None, 1, None, 0]
    assert evoku.rate_batch([None, EASY])["score"] == [None, 204]


def test_ratings_take_the_columns_and_tables_that_answers_take():
    arrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    pandas, numpy = pytest.importorskip("pandas"), pytest.importorskip("numpy")
    small = "1..4..1..1..4..."
    rows = [EASY, None, small]
    scores = [evoku.rate(EASY).score, None, None]
    for puzzles in (
        arrow.array(rows),
        arrow.array(rows, arrow.string_view()),
        arrow.chunked_array([rows[:1], rows[1:]]),
        arrow.table({"other": [1, 2, 3], "puzzle": rows}),
        polars.DataFrame({"puzzle": rows}),
        polars.Series(rows),
        pandas.DataFrame({"puzzle": rows}),
        pandas.Series(rows),
    ):
        assert evoku.rate_batch(puzzles)["score"] == scores
    assert evoku.rate_batch(arrow.array([None]))["level"] == [None]
    boards = numpy.array([evoku.Sudoku(EASY).rows()] * 2)
    assert evoku.rate_batch(boards)["score"] == [scores[0]] * 2
    with pytest.raises(evoku.ReadError, match="^puzzle 1 "):
        evoku.rate_batch(arrow.array([EASY, "12"]))


@pytest.mark.parametrize("kind", ["u1", "i1", "<i4", ">i4", ">u8", "i8"])
def test_one_rule_for_integers(kind):
    numpy = pytest.importorskip("numpy")
    board = numpy.array(evoku.Sudoku(EASY).rows(), dtype=kind)
    assert evoku.solve(board) == evoku.solve(board.ravel()) == SOLUTION
    for boards in (board[None], board.reshape(1, 81)):
        answers = evoku.solve_batch(boards)
        assert answers.solutions.shape == boards.shape and answers.status.tolist() == [1]
        assert "".join(map(str, answers.solutions.ravel())) == SOLUTION
    board[3, 4] = 10
    for call in (lambda: evoku.solve(board), lambda: evoku.solve_batch(board[None])):
        with pytest.raises(ValueError, match="r4c5: 10, expected 0 to 9"):
            call()


@pytest.mark.parametrize("kind", [bool, float, complex])
def test_one_rule_for_other_numbers(kind):
    numpy = pytest.importorskip("numpy")
    board = numpy.zeros(81, kind)
    for call in (lambda: evoku.solve(board), lambda: evoku.solve_batch(board[None])):
        with pytest.raises(TypeError, match=str(board.dtype)):
            call()


def test_one_rule_for_text_in_arrays():
    numpy = pytest.importorskip("numpy")
    for kind in ("<U81", ">U81", object):
        texts = numpy.array([EASY, SOLUTION], kind)
        assert evoku.solve(texts[0]) == SOLUTION
        assert evoku.solve_batch(texts).solutions == [SOLUTION] * 2
        assert evoku.rate_batch(texts)["score"] == [204, 0]


def test_masked_arrays_are_refused_by_name():
    numpy = pytest.importorskip("numpy")
    masked = numpy.ma.masked_equal(numpy.array([evoku.Sudoku(EASY).rows()]), 0)
    for call in (evoku.solve_batch, evoku.rate_batch, lambda boards: evoku.solve(boards[0])):
        with pytest.raises(TypeError, match="masked array"):
            call(masked)
    assert evoku.solve_batch(masked.filled(0)).status.tolist() == [1]


def test_truth_values_are_not_digits():
    for board in ([True] + [0] * 80, [[False] * 9] * 9):
        with pytest.raises(TypeError, match="True or False"):
            evoku.solve(board)


def test_one_rule_for_integers_as_objects():
    numpy = pytest.importorskip("numpy")
    board = numpy.array(evoku.Sudoku(EASY).rows(), object)
    assert evoku.solve(board) == SOLUTION
    for boards in (board[None], board.reshape(1, 81)):
        answers = evoku.solve_batch(boards)
        assert answers.solutions.shape == boards.shape and answers.status.tolist() == [1]
        assert evoku.rate_batch(boards)["score"] == [204]
    for wrong in (True, numpy.True_, "5", 5.0, None):
        board[3, 4] = wrong
        for call in (lambda: evoku.solve(board), lambda: evoku.solve_batch(board[None])):
            with pytest.raises(TypeError):
                call()
    board[3, 4] = True
    with pytest.raises(TypeError, match="True or False"):
        evoku.solve(board)


def test_columns_of_numbers_are_to_be_read_as_text():
    pandas, arrow = pytest.importorskip("pandas"), pytest.importorskip("pyarrow")
    for puzzles in (
        [NUMBER],
        [float(NUMBER)],
        pandas.Series([NUMBER, NUMBER]),
        pandas.DataFrame({"puzzle": [NUMBER]}),
        pandas.Series([1, 2]),
        arrow.array([1.5]),
    ):
        for call in (evoku.solve_batch, evoku.rate_batch):
            with pytest.raises(TypeError, match="as text.*dtype=str"):
                call(puzzles)
    with pytest.raises(TypeError, match="as text"):
        evoku.solve(NUMBER)


def test_types_of_columns_are_named_in_words():
    arrow = pytest.importorskip("pyarrow")
    text = arrow.array([EASY])
    for column, words in (
        (text.dictionary_encode(), "dictionary"),
        (arrow.array([[1]]), "found lists"),
        (arrow.array([True]), "truth values"),
        (arrow.array([b"1" * 80], arrow.binary(80)), "bytes of another length"),
        (arrow.array([0], arrow.timestamp("s")), "dates or times"),
        (arrow.table({"puzzle": [{"a": 1}]}), "structures"),
    ):
        with pytest.raises(TypeError, match=words):
            evoku.solve_batch(column)
    for kind in (arrow.binary(), arrow.large_binary()):
        assert evoku.solve_batch(text.cast(kind)).solutions == [SOLUTION]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: evoku.generate(-1), "count: found -1"),
        (lambda: evoku.generate(1, seed=-1), "seed: found -1"),
        (lambda: evoku.generate(1, seed=2**64), "seed: found 18446744073709551616.*to 184"),
        (lambda: evoku.generate(1, side=-9), "side: found -9"),
        (lambda: evoku.generate(1, attempts=-1), "attempts: found -1"),
        (lambda: evoku.solve_batch([EASY], threads=-1), "threads: found -1.*at least 1"),
        (lambda: evoku.rate_batch([EASY], threads=0), "threads: found 0.*at least 1"),
        (lambda: evoku.count(EASY, -1), "most: found -1"),
        (lambda: evoku.evolve(EASY, seed=-1), "seed: found -1"),
        (lambda: evoku.evolve(EASY, evaluations=-1), "evaluations: found -1"),
        (lambda: evoku.Run(EASY, generations=-1), "generations: found -1"),
        (lambda: evoku.generate(1, level=("hard", "easy")), "level: found hard to easy"),
        (lambda: evoku.generate(1, score=(300, 100)), "score: found 300 to 100"),
        (lambda: evoku.generate(1, givens=(30, 25)), "givens: found 30 to 25"),
        (lambda: evoku.generate(1, givens=-1), "givens: found -1.*at least 0"),
        (lambda: evoku.generate(1, givens=(-1, 30)), "givens: found -1.*at least 0"),
        (lambda: evoku.generate(1, score=-5), "score: found -5.*at least 0"),
        (lambda: evoku.generate(1, level=3), "level: found 3.*easy"),
        (lambda: evoku.generate(1, level=("easy", 3)), "level: found 3.*easy"),
        (lambda: evoku.generate(1, level=("easy",)), r"level: found \('easy',\)"),
        (lambda: evoku.generate(1, shard=(-1, 3)), r"shard: found \(-1, 3\).*like \(3, 100\)"),
        (lambda: evoku.generate(1, shard=(1, 2, 3)), r"shard: found \(1, 2, 3\)"),
        (lambda: evoku.generate(1, shard=3), "shard: found 3"),
        (lambda: evoku.Run(EASY).step(-1), "generations: found -1.*at least 0"),
        (lambda: next(evoku.Run(EASY).every(0)), "generations: found 0.*at least 1"),
    ],
)
def test_errors_name_the_argument(call, words):
    with pytest.raises(ValueError, match=words):
        call()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: evoku.generate(1, givens=2.5), "givens: found 2.5, expected a whole number"),
        (lambda: evoku.generate(1, givens=(20,)), r"givens: found \(20,\), expected a whole"),
        (lambda: evoku.generate(1, score="3"), "score: found '3', expected a whole number"),
        (lambda: evoku.generate(1, rules=3), "found 3, expected a name or a list.*\n.*'rules'"),
        (lambda: evoku.generate(1, require=["x-wing", 3]), "a list of names\n.*'require'"),
        (lambda: evoku.Run(EASY).step(2.5), "generations: found 2.5, expected a whole number"),
        (lambda: next(evoku.Run(EASY).every(2.5)), "generations: found 2.5"),
    ],
)
def test_errors_of_types_name_the_argument(call, words):
    with pytest.raises(TypeError, match=words):
        call()


def test_a_wrong_type_names_the_argument():
    for call in (evoku.solve_batch, evoku.rate_batch):
        with pytest.raises(TypeError, match="puzzles: found a single text"):
            call(EASY)
        with pytest.raises(TypeError, match="threads: found '2'"):
            call([EASY], threads="2")


def test_one_name_is_a_list_of_one():
    assert evoku.Sudoku("." * 81, rules="diagonal") == evoku.Sudoku("." * 81, rules=["diagonal"])
    order = {"side": 6, "seed": 1}
    one, two = (evoku.generate(1, constraints=c, **order)[0] for c in ("arrow", ["arrow"]))
    assert one.puzzle == two.puzzle
    assert evoku.Sudoku("." * 81, rules=None) == evoku.Sudoku("." * 81)
    with pytest.raises(ValueError, match="diagnal"):
        evoku.Sudoku("." * 81, rules="diagnal")


def test_a_folder_is_refused_at_once(tmp_path):
    with pytest.raises(IsADirectoryError) as found:
        evoku.read(tmp_path)
    with pytest.raises(IsADirectoryError) as expected:
        open(tmp_path)
    assert str(found.value) == str(expected.value)
