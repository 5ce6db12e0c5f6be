//! Links about regions that the solver must find, and about houses with a missing digit each.

use crate::iss::board::Board;
use crate::iss::field::unexpected;
use crate::iss::places::Size;
use evoku_messages::say;
use evoku_model::Cell;
use evoku_model::text::ReadErrorKind;

impl Board {
    /// Adds the constraint that the regions of the whole board must be found, with `size` cells
    /// each. The variables `CC1`, `CC2` and so on contain the cells' region numbers.
    pub(super) fn chaos_construction(&mut self, size: usize) -> Result<(), ReadErrorKind> {
        let mut cells: Vec<Cell> = self.field.size.cells().collect();
        if !cells.len().is_multiple_of(size) {
            let found = say::format_found_quoted_cells(cells.len());
            let expected = say::format_expected_iss_regions(size);
            return Err(ReadErrorKind::Unexpected { found, expected });
        }
        cells.extend(self.field.variables("CC"));
        self.push("chaos-construction", vec![size as u32], cells)
    }

    /// Reads a control cell, the number of cells that don't count, and the cells that are compared
    /// with the first of them. By default, the control cell is compared with the cells around it.
    pub(super) fn chaos_count(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (control, left_out, rest) = self.control(arguments)?;
        let mut cells = self.numbers_of(rest)?;
        if cells.is_empty() {
            let side = self.side;
            let near = |cell: &Cell| {
                cell.row(side).abs_diff(control.row(side)) < 2
                    && cell.column(side).abs_diff(control.column(side)) < 2
            };
            let around = self.field.size.cells().filter(|cell| near(cell) && *cell != control);
            cells =
                std::iter::once(control).chain(around).map(|cell| self.number_of(cell)).collect();
        }
        cells.insert(0, control);
        self.push("alike", vec![left_out], cells)
    }

    /// Reads a control cell, the number of cells that don't count, and arms separated by `-`. All
    /// arms begin with the same cell. By default, they extend from the control cell in all four
    /// directions.
    pub(super) fn chaos_arrow(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (control, left_out, rest) = self.control(arguments)?;
        let arms = rest.split(|argument| *argument == "-").map(|arm| self.numbers_of(arm));
        let mut arms = arms.collect::<Result<Vec<_>, _>>()?;
        arms.retain(|arm| !arm.is_empty());
        if arms.is_empty() {
            arms = self.rays(control);
            // A cell outside the board has no arms.
            arms.retain(|arm| !arm.is_empty());
        }
        let first = arms[0][0];
        if arms.iter().any(|arm| arm[0] != first) {
            return Err(unexpected(&rest.join("~"), say::format_expected_iss_arms()));
        }
        let mut numbers = vec![left_out];
        let mut cells = vec![control, first];
        for arm in arms {
            numbers.push(arm.len() as u32 - 1);
            cells.extend(&arm[1..]);
        }
        self.push("run", numbers, cells)
    }

    /// Reads the control cell, the number of cells that don't count, and returns the other
    /// arguments.
    fn control<'a, 't>(
        &self,
        arguments: &'a [&'t str],
    ) -> Result<(Cell, u32, &'a [&'t str]), ReadErrorKind> {
        let control = self.field.cell(arguments.first().copied().unwrap_or(""))?;
        let left_out = match arguments.get(1).copied().unwrap_or("") {
            "" | "0" => 0,
            "1" => 1,
            other => return Err(unexpected(other, say::format_expected_iss_left_out())),
        };
        Ok((control, left_out, arguments.get(2..).unwrap_or(&[])))
    }

    /// The cells with region numbers; cells of the board are replaced by the variables with their
    /// numbers.
    fn numbers_of(&self, names: &[&str]) -> Result<Vec<Cell>, ReadErrorKind> {
        let cells = self.field.cells(names)?;
        Ok(cells.into_iter().map(|cell| self.number_of(cell)).collect())
    }

    fn number_of(&self, cell: Cell) -> Cell {
        let size = self.field.size;
        let is_inside = cell.row(size.side) < size.rows && cell.column(size.side) < size.columns;
        let numbers = self.field.variables("CC");
        let number = is_inside.then(|| numbers.get(size.number(cell)).copied());
        number.flatten().unwrap_or(cell)
    }

    /// The cells with region numbers from a cell to the left, to the right, up and down.
    fn rays(&self, from: Cell) -> Vec<Vec<Cell>> {
        let Size { rows, columns, side } = self.field.size;
        let (row, column) = (from.row(side), from.column(side));
        let at = |row, column| self.number_of(Cell::at(row, column, side));
        vec![
            (0..=column).rev().map(|column| at(row, column)).collect(),
            (column..columns).map(|column| at(row, column)).collect(),
            (0..=row).rev().map(|row| at(row, column)).collect(),
            (row..rows).map(|row| at(row, column)).collect(),
        ]
    }

    /// Adds the constraints of doppelgangers. In every row, column and box, one digit other than 0
    /// is missing, and it differs among houses of the same kind. The variables `DGR1`, `DGC1`,
    /// `DGB1` and so on contain the missing digits. A cell contains 0 only if the missing digits of
    /// its houses differ.
    pub(super) fn doppelganger(&mut self) -> Result<(), ReadErrorKind> {
        let size = self.field.size;
        let lines = |is_row: bool, count: usize| (0..count).map(move |at| size.line(is_row, at));
        let mut kinds: Vec<(Vec<Vec<Cell>>, Vec<Cell>)> = vec![
            (lines(true, size.rows).collect(), self.field.variables("DGC")),
            (lines(false, size.columns).collect(), self.field.variables("DGR")),
        ];
        let is_square = size.rows == size.columns && self.field.digits == size.rows + 1;
        if self.field.first != 0 || !is_square {
            let found = format!("{}x{}", size.rows, size.columns);
            return Err(unexpected(&found, say::format_expected_iss_square()));
        }
        let boxes = self.boxes();
        if boxes.is_empty() {
            // These variables belong to no box, so they are fixed to 0.
            for cell in self.field.variables("DGB") {
                self.push("contains", vec![0], vec![cell])?;
            }
        } else {
            kinds.push((boxes, self.field.variables("DGB")));
        }
        for (houses, lacked) in &kinds {
            for (house, &lacked) in houses.iter().zip(lacked) {
                let cells = house.iter().copied().chain([lacked]).collect();
                self.push("different", Vec::new(), cells)?;
                self.push("exactly", vec![0, 0], vec![lacked])?;
            }
            self.push("different", Vec::new(), lacked.clone())?;
        }
        for cell in size.cells() {
            let lacked = kinds.iter().filter_map(|(houses, lacked)| {
                let house = houses.iter().position(|house| house.contains(&cell))?;
                lacked.get(house).copied()
            });
            // The cell contains a digit other than 0, or the missing digits of its houses differ.
            let mut either = vec![self.constraint("different", Vec::new(), lacked.collect())?];
            for digit in 1..self.field.digits as u32 {
                either.push(self.constraint("contains", vec![digit], vec![cell])?);
            }
            self.push_any_of(either)?;
        }
        Ok(())
    }
}
