"""Many puzzles at once: arrays, columns, lists."""

import evoku
import pytest
from conftest import CLASH, EASY, SOLUTION
from hypothesis import given, settings
from hypothesis import strategies as st


def numbers(lines):
    numpy = pytest.importorskip("numpy")
    cells = [[0 if cell == "." else int(cell) for cell in line] for line in lines]
    return numpy.array(cells, dtype=numpy.uint8)


@pytest.fixture(scope="module")
def expected(lines):
    """The expected answers, from solving one puzzle at a time."""
    solutions, status = [], []
    for line in lines:
        found = [solution for solution, _ in zip(evoku.solutions(line), range(2))]
        solutions.append(found[0] if found else None)
        status.append(len(found))
    return solutions, status


def agree(lines, answers, expected):
    solutions, status = expected
    assert list(answers.status) == status
    for line, known, found, count in zip(lines, solutions, answers.solutions, status):
        if count < 2:
            assert found == known
        else:
            assert all(given in (".", digit) for given, digit in zip(line, found))


@pytest.mark.parametrize("threads", [1, 2, 5, None])
def test_arrays(lines, expected, threads):
    answers = evoku.solve_batch(numbers(lines), threads=threads)
    texts = ["".join(map(str, row)) if row.any() else None for row in answers.solutions]

    class Texts:
        solutions, status = texts, answers.status.tolist()

    agree(lines, Texts, expected)


def test_arrays_of_other_shapes(lines):
    numpy = pytest.importorskip("numpy")
    flat = numbers(lines)
    cubes = evoku.solve_batch(flat.reshape(-1, 9, 9))
    assert cubes.solutions.shape == (len(lines), 9, 9)
    assert (cubes.solutions.reshape(-1, 81) == evoku.solve_batch(flat).solutions).all()
    strided = numpy.repeat(flat, 2, axis=0)[::2]
    assert (evoku.solve_batch(strided).status == evoku.solve_batch(flat).status).all()
    assert evoku.solve_batch(flat[:0]).solutions.shape == (0, 81)
    read_only = flat.copy()
    read_only.flags.writeable = False
    assert len(evoku.solve_batch(read_only)) == len(lines)


def test_arrays_that_are_refused(lines):
    numpy = pytest.importorskip("numpy")
    flat = numbers(lines[:9])
    with pytest.raises(TypeError, match="float64"):
        evoku.solve_batch(flat.astype(numpy.float64))
    for wrong in (flat.ravel(), flat[:, :80], flat.reshape(9, 3, 27)):
        with pytest.raises(ValueError, match="expected"):
            evoku.solve_batch(wrong)
    flat[4, 11] = 10
    with pytest.raises(ValueError, match="puzzle 4, r2c3: 10"):
        evoku.solve_batch(flat)
    with pytest.raises(ValueError, match="threads"):
        evoku.solve_batch(numbers(lines[:9]), threads=0)


def columns(lines):
    """The puzzles as columns of every library and layout."""
    arrow = pytest.importorskip("pyarrow")
    fixed = arrow.array([line.encode() for line in lines], arrow.binary(81))
    yield "string", arrow.array(lines)
    yield "large string", arrow.array(lines, arrow.large_string())
    yield "view", arrow.array(lines, arrow.string_view())
    yield "fixed", fixed
    yield "slice", arrow.array(["nothing", *lines, "nothing"]).slice(1, len(lines))
    yield "fixed slice", arrow.concat_arrays([fixed[:3], fixed]).slice(3)
    yield "chunks", arrow.chunked_array([lines[:5], [], lines[5:]])
    polars = pytest.importorskip("polars")
    yield "polars", polars.Series(lines)
    pandas = pytest.importorskip("pandas")
    if hasattr(pandas.Series, "__arrow_c_stream__"):
        yield "pandas", pandas.Series(lines, dtype="str")


def test_columns(lines, expected):
    for name, column in columns(lines):
        answers = evoku.solve_batch(column)
        assert len(answers) == len(lines), name
        agree(lines, answers, expected)


def tables(lines):
    """The puzzles as tables of every library, alone or as one column among others."""
    arrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    pandas, duckdb = pytest.importorskip("pandas"), pytest.importorskip("duckdb")
    numbers = list(range(len(lines)))
    several = arrow.table({"number": numbers, "puzzle": lines})
    yield "table", arrow.table({"any": lines})
    yield "column puzzle", several
    yield "batch", several.to_batches()[0]
    yield "slice", arrow.table({"number": [0, *numbers], "puzzle": ["no", *lines]}).slice(1)
    yield "batch slice", arrow.record_batch({"puzzle": ["no", *lines, "no"]})[1:-1]
    yield "polars", polars.DataFrame({"any": lines})
    yield "polars slice", polars.DataFrame({"a": [0, *numbers], "puzzle": ["no", *lines]})[1:]
    yield "pandas", pandas.DataFrame({"number": numbers, "puzzle": lines})
    yield "duckdb", duckdb.sql("select puzzle from several order by number")
    yield "duckdb reader", duckdb.sql("select * from several order by number").to_arrow_reader(7)


def test_tables(lines, expected):
    for name, table in tables(lines):
        if hasattr(table, "__arrow_c_stream__") or hasattr(table, "__arrow_c_array__"):
            answers = evoku.solve_batch(table)
            assert len(answers) == len(lines), name
            agree(lines, answers, expected)


def test_nulls_of_structures_are_nulls():
    arrow = pytest.importorskip("pyarrow")
    rows = [{"puzzle": EASY}, None, {"puzzle": None}, {"puzzle": EASY}]
    column = arrow.array(rows, arrow.struct([("puzzle", arrow.string())]))
    assert evoku.solve_batch(column).status == [1, None, None, 1]
    assert evoku.solve_batch(column[1:]).status == [None, None, 1]


def test_nulls_stay_null():
    arrow = pytest.importorskip("pyarrow")
    lines = [None, EASY, None, CLASH, *[None] * 20, EASY]
    answers = evoku.solve_batch(arrow.array(lines))
    known = {None: (None, None), EASY: (SOLUTION, 1), CLASH: (None, 0)}
    assert list(zip(answers.solutions, answers.status)) == [known[line] for line in lines]
    table = arrow.table(answers)
    table.validate(full=True)
    assert table["solution"].null_count == len(lines) - 2
    assert table["status"].null_count == len(lines) - 3


def test_tables_go_to_every_library(lines):
    arrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    pandas, duckdb = pytest.importorskip("pandas"), pytest.importorskip("duckdb")
    answers = evoku.solve_batch(arrow.array(lines))
    known = answers.status
    # A table can be exported more than once, and outlives the answers.
    for _ in range(2):
        assert arrow.table(answers)["status"].to_pylist() == known
        assert arrow.record_batch(answers)["status"].to_pylist() == known
        assert polars.DataFrame(answers)["status"].to_list() == known
        assert list(pandas.DataFrame.from_arrow(answers)["status"]) == known
    table = arrow.table(answers)
    count = duckdb.execute("select count(*) from answers where status = 1").fetchone()
    assert count == (known.count(1),)
    frame = polars.DataFrame(evoku.rate_batch([EASY]))
    assert frame["score"].to_list() == [204]
    del answers
    assert table["status"].to_pylist() == known


def test_columns_that_are_refused():
    arrow = pytest.importorskip("pyarrow")
    with pytest.raises(ValueError, match="row 1: 3 characters, expected 81"):
        evoku.solve_batch(arrow.array([EASY, "abc"]))
    with pytest.raises(ValueError, match="row 1: 3 characters, expected 81"):
        evoku.solve_batch(arrow.array([EASY, "abc"], arrow.string_view()))
    with pytest.raises(ValueError, match='row 1, column 9: found "x"'):
        evoku.solve_batch(arrow.array([EASY, EASY[:8] + "x" + EASY[9:]]))
    for wrong in (arrow.array([1, 2]), arrow.array([b"1" * 80], arrow.binary(80))):
        with pytest.raises(TypeError, match="column of text"):
            evoku.solve_batch(wrong)
    with pytest.raises(TypeError, match="column puzzle expected, found 2 others"):
        evoku.solve_batch(arrow.table({"a": [EASY], "b": [EASY]}))
    # The error names the first wrong row, regardless of the thread that finds one first.
    rows = [EASY] * 20_000
    rows[5_000] = rows[15_000] = "?" * 81
    with pytest.raises(ValueError, match='row 5000, column 1: found "\\?"'):
        evoku.solve_batch(arrow.array(rows), threads=4)
    with pytest.raises(TypeError):
        evoku.solve_batch(3)
    with pytest.raises(TypeError, match="single text"):
        evoku.solve_batch(EASY)
    assert len(evoku.solve_batch(arrow.array([], arrow.string()))) == 0


def test_lists_of_anything(lines, expected):
    agree(lines, evoku.solve_batch(lines), expected)
    agree(lines, evoku.solve_batch(iter(lines)), expected)
    mixed = [EASY, evoku.Sudoku(EASY), "1..4..1..1..4..1", numbers([EASY])[0], CLASH]
    answers = evoku.solve_batch(mixed)
    assert answers.status == [1, 1, 2, 1, 0]
    assert answers.solutions[0] == answers.solutions[1] == answers.solutions[3] == SOLUTION
    with pytest.raises(evoku.ReadError) as caught:
        evoku.solve_batch([EASY, "1..4..1..1..4..Z"])
    assert (caught.value.cell, caught.value.puzzle) == ("r4c4", 1)
    assert len(evoku.solve_batch([])) == 0


@given(st.lists(st.integers(0, 9), min_size=81, max_size=81))
@settings(max_examples=50, deadline=None)
def test_random_boards_have_the_answer_that_they_have_alone(cells):
    numpy = pytest.importorskip("numpy")
    answers = evoku.solve_batch(numpy.array([cells], dtype=numpy.uint8))
    assert answers.status[0] == evoku.count(cells, 2)


def test_a_table_without_any_library():
    table = evoku.rate_batch([EASY, CLASH])
    assert table.column_names == ["level", "score", "hardest", "guesses"]
    assert table.to_dict()["hardest"] == ["Naked Single", None]
    assert len(table) == 2 and "2 rows" in repr(table)
    with pytest.raises(KeyError, match="level"):
        table["nothing"]


def test_a_notebook_shows_the_first_rows_of_a_table():
    table = evoku.rate_batch([EASY] * 12)
    html = table._repr_html_()
    assert html.count("<tr>") == 11 and "<th>level</th>" in html and "10 of 12 rows" in html


def test_short_representations():
    arrow = pytest.importorskip("pyarrow")
    many = [EASY] * 20_000
    assert repr(evoku.solve_batch(many)) == "<Solutions of 20,000 puzzles>"
    answers = evoku.solve_batch(arrow.array(many))
    assert repr(answers) == "<SolutionTable of 20,000 rows: solution, status>"


def test_rows_of_tables():
    arrow, pandas = pytest.importorskip("pyarrow"), pytest.importorskip("pandas")
    answers = evoku.solve_batch(arrow.array([EASY, CLASH]))
    expected = [{"solution": SOLUTION, "status": 1}, {"solution": None, "status": 0}]
    assert list(answers) == expected
    frame = pandas.DataFrame(answers)
    assert list(frame.columns) == ["solution", "status"] and list(frame["status"]) == [1, 0]
    frame = pandas.DataFrame(evoku.rate_batch([EASY, EASY]))
    assert list(frame["score"]) == [204, 204] and list(frame["level"]) == ["easy", "easy"]
