"""What can be wrong with a puzzle. All names are those of `evoku`."""

__all__ = ["NoSolution", "ReadError", "SeveralSolutions"]


class ReadError(ValueError):
    """A puzzle that can't be read, and where.

    Attributes:
        line: The line, counted from 1; None where a text has no lines to speak of.
        column: The character within the line, counted from 1; None where the whole line is meant.
        cell: The name of the cell, like r2c4; None where none is meant.
    """

    line: "int | None"
    column: "int | None"
    cell: "str | None"

    def __init__(
        self,
        message: str,
        line: "int | None" = None,
        column: "int | None" = None,
        cell: "str | None" = None,
    ) -> None:
        super().__init__(message)
        self.line, self.column, self.cell = line, column, cell


class NoSolution(ValueError):
    """A puzzle without a solution, where one is wanted."""


class SeveralSolutions(ValueError):
    """A puzzle with several solutions, where only one is wanted."""
