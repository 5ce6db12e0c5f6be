"""Errors of puzzles. `evoku` exports all of these names."""

__all__ = ["NoSolution", "ReadError", "SeveralSolutions"]


class ReadError(ValueError):
    """A puzzle that can't be parsed, with the position of the error.

    Attributes:
        line: The line, counted from 1; None if the error isn't in a line.
        column: The character within the line, counted from 1; None if the error is about the whole
            line.
        cell: The name of the cell, like r2c4; None if the error isn't about a cell.
        puzzle: The number of the puzzle in a list or column, counted from 0; None if the puzzle was
            parsed alone.
    """

    line: "int | None"
    column: "int | None"
    cell: "str | None"
    puzzle: "int | None"

    def __init__(
        self,
        message: str,
        line: "int | None" = None,
        column: "int | None" = None,
        cell: "str | None" = None,
    ) -> None:
        super().__init__(message)
        self.line, self.column, self.cell = line, column, cell
        self.puzzle = None


class NoSolution(ValueError):
    """A puzzle without a solution, where one is required."""


class SeveralSolutions(ValueError):
    """A puzzle with several solutions, where exactly one is required."""
