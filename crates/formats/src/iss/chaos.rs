//! Links about regions that are to be found, and about houses that lack a digit each.

use crate::iss::board::Board;
use crate::iss::field::unexpected;
use crate::iss::places::Size;
use evoku_messages::say;
use evoku_model::Cell;
use evoku_model::text::ReadErrorKind;

impl Board {
    /// The regions of the whole board are to be found; the variables `CC1`, `CC2` and so on hold their
    /// numbers.
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

    /// A cell, how many cells don't count, and cells that are compared with the first of them: those
    /// around the cell where there are none.
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

    /// A cell, how many cells don't count, and arms with `-` between them that begin with the same
    /// cell: in all four directions from the cell where there are none.
    pub(super) fn chaos_arrow(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (control, left_out, rest) = self.control(arguments)?;
        let arms = rest.split(|argument| *argument == "-").map(|arm| self.numbers_of(arm));
        let mut arms = arms.collect::<Result<Vec<_>, _>>()?;
        arms.retain(|arm| !arm.is_empty());
        if arms.is_empty() {
            arms = self.rays(control);
            // From a cell beside the board there are none.
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

    /// The cell that tells a number, how many cells don't count, and the other arguments.
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

    /// Cells with the numbers of regions; cells of the board stand for them.
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

    /// The cells with numbers from a cell to the left, right, up and down.
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

    /// Every row, column and box lacks one digit but 0, each of a kind another, which the variables
    /// `DGC1`, `DGR1`, `DGB1` and so on hold; where there is a 0 the three lacked differ.
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
            // Nothing lacks the digits of these.
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
            // Another digit, or a 0 where all lacked differ.
            let mut either = vec![self.constraint("different", Vec::new(), lacked.collect())?];
            for digit in 1..self.field.digits as u32 {
                either.push(self.constraint("contains", vec![digit], vec![cell])?);
            }
            self.push_any_of(either)?;
        }
        Ok(())
    }
}
