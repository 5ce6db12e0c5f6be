//! Puzzles that are no Sudoku, on the same traits: the recipe for adding your own.
