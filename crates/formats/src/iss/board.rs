//! Construction of a board, link by link.

use crate::iss::arguments::{clue, first_and_rest, number};
use crate::iss::field::{Field, unexpected};
use crate::iss::groups::{Copies, Group};
use crate::iss::kinds::{KINDS, Kind, Layout};
use crate::iss::places::Size;
use crate::regions;
use evoku_messages::say;
use evoku_model::text::ReadErrorKind;
use evoku_model::{
    Candidates, Cell, Cells, Constraint, ConstraintError, ConstraintKind, Digits, Element,
    GeometryError, Partition, Rules, Shape, constraint_kind,
};

/// A board under construction.
pub(super) struct Board {
    pub(super) field: Field,
    pub(super) side: usize,
    rules: Rules,
    marks: Candidates,
    has_boxes: bool,
    regions: Option<Vec<u8>>,
    /// The number of cells in a box. By default, it is that of the longer of a row and a column.
    region_size: usize,
    diagonals: [bool; 2],
    /// `true` if rows and columns may have the same rank as one with a clue.
    may_tie: bool,
    has_chaos: bool,
    has_doubles: bool,
    open: Vec<Group>,
}

impl Board {
    /// Makes a blank board with boxes.
    ///
    /// # Errors
    /// If a constraint about its size or its digits is invalid.
    pub(super) fn of(field: Field) -> Result<Self, ReadErrorKind> {
        let Size { rows, columns, side } = field.size;
        let mut board = Self {
            side,
            rules: Rules::default(),
            marks: Candidates::all(side),
            has_boxes: !field.is_raw,
            regions: None,
            region_size: rows.max(columns),
            diagonals: [false; 2],
            may_tie: false,
            has_chaos: false,
            has_doubles: false,
            open: Vec::new(),
            field,
        };
        board.frame()?;
        Ok(board)
    }

    /// Adds the constraints that describe a board other than a square with as many digits as rows.
    fn frame(&mut self) -> Result<(), ReadErrorKind> {
        let Field { size, first, digits, is_raw, .. } = self.field;
        let last = first + digits as u32 - 1;
        if (first, digits) != (1, size.side) {
            self.board("digits", &[first, last])?;
        }
        if !self.field.is_square() {
            self.board("size", &[size.rows as u32, size.columns as u32])?;
        }
        if is_raw {
            self.board("no-lines", &[])?;
        }
        let beside = self.field.beside();
        if !beside.is_empty() {
            self.push("beside", Vec::new(), beside)?;
        }
        let all = Digits::first(digits);
        if digits < size.side {
            let cells = (0..self.side * self.side).map(Cell::from_index);
            cells.for_each(|cell| self.marks.set(cell, all));
        }
        let first = Digits::first(1);
        let absent = (0..self.side * self.side).map(Cell::from_index);
        let beside = self.field.beside();
        let inside: Cells = size.cells().chain(beside).collect();
        absent.filter(|&cell| !inside.contains(cell)).for_each(|cell| self.marks.set(cell, first));
        Ok(())
    }

    /// Adds a link of the chain, given without its dot.
    pub(super) fn add(&mut self, link: &str) -> Result<(), ReadErrorKind> {
        let mut arguments = link.split('~').map(str::trim);
        let name = arguments.next().unwrap_or("");
        let arguments: Vec<&str> = arguments.collect();
        let before = self.rules.constraints.len();
        match (name, self.open.last_mut()) {
            ("Or" | "And" | "Replicate", Some(Group::Any(_) | Group::Copies(_))) => {
                Err(unexpected(name, say::format_expected_iss_group()))
            }
            ("Or", _) => {
                self.open.push(Group::Any(before));
                Ok(())
            }
            ("And", _) => {
                self.open.push(Group::All);
                Ok(())
            }
            ("Replicate", _) => self.replicate(&arguments),
            ("End", _) => self.end(),
            (_, Some(Group::Copies(copies))) => {
                copies.push(link);
                Ok(())
            }
            // A cell with several allowed digits is an alternative for each digit.
            ("", Some(Group::Any(_))) => arguments.iter().try_for_each(|value| {
                let mut parts = value.split('_');
                let cell = self.field.cell(parts.next().unwrap_or(""))?;
                parts.try_for_each(|digit| {
                    self.field.digit(digit)?;
                    self.push("contains", vec![number(digit)?], vec![cell])
                })
            }),
            (_, Some(Group::Any(_))) => {
                self.link(name, &arguments)?;
                let is_one = self.rules.constraints.len() == before + 1;
                let expected = say::format_expected_iss_alternative();
                if is_one { Ok(()) } else { Err(unexpected(name, expected)) }
            }
            _ => self.link(name, &arguments),
        }
    }

    fn link(&mut self, name: &str, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match name {
            "" => arguments.iter().try_for_each(|value| self.value(value)),
            // Both are read in advance.
            "Shape" | "Var" => Ok(()),
            "RegionSize" => {
                let text = arguments.first().copied().unwrap_or("");
                let most = self.field.digits;
                let size = text.parse().ok().filter(|size| (1..=most).contains(size));
                let expected = || unexpected(text, say::format_expected_iss_region_size(most));
                self.region_size = size.ok_or_else(expected)?;
                Ok(())
            }
            "Sum" if arguments.first().is_some_and(|sum| sum.contains('=')) => {
                self.weighted_sum(arguments)
            }
            "Sandwich" if !self.field.is_square() => {
                let total = clue(arguments.first().copied().unwrap_or(""))?.unwrap_or(0);
                let cells = self.field.line(arguments.get(1).copied().unwrap_or(""))?;
                self.push("lunchbox", vec![total], cells)
            }
            "AntiKnight" => self.switch_on("anti-knight"),
            "AntiKing" => self.switch_on("anti-king"),
            "Windoku" => self.switch_on("windoku"),
            "NoBoxes" => {
                self.has_boxes = false;
                Ok(())
            }
            "StrictKropki" => {
                self.board("no-other-differences", &[1])?;
                self.board("no-other-ratios", &[2])
            }
            "StrictXV" => {
                self.board("no-other-sums", &[5])?;
                self.board("no-other-sums", &[10])
            }
            "FullRankTies" => self.ties(arguments),
            "Diagonal" => self.diagonal(arguments),
            "Jigsaw" => self.jigsaw(arguments),
            "LittleKiller" => self.little_killer(arguments),
            "Quad" => self.quad(arguments),
            "ContainAtLeast" => self.contained(arguments),
            "ContainExact" => self.contained_exactly(arguments),
            "LookAndSay" => self.look_and_say(arguments),
            "EqualSum" => self.equal_sum(arguments),
            "Indexing" => self.indexing(arguments),
            "Pair" | "PairX" | "Binary" | "BinaryX" => self.relations(name, arguments),
            "NFA" => self.automata(arguments),
            "ChaosConstruction" => {
                self.has_chaos = true;
                Ok(())
            }
            "ChaosCount" => self.chaos_count(arguments),
            "ChaosArrow" => self.chaos_arrow(arguments),
            "Doppelganger" => {
                self.has_doubles = true;
                Ok(())
            }
            name => match KINDS.iter().find(|kind| kind.0 == name) {
                Some(kind) => self.kind(kind, arguments),
                None => Err(unexpected(name, say::format_expected_iss_known())),
            },
        }
    }

    /// The shape, the rules and the candidates of the finished board.
    ///
    /// # Errors
    /// If a link about the whole board is invalid for it.
    pub(super) fn finish(mut self) -> Result<(Shape, Rules, Candidates), ReadErrorKind> {
        let side = self.side;
        let mut shape = Shape::of_side(side);
        if self.field.size.boxes(self.region_size).is_none() {
            self.has_boxes = false;
        } else if !self.field.is_square() {
            // The boxes of a board that isn't a square are represented as regions.
            shape = Shape::new(1, side);
        }
        let shape = shape.or_else(|_| Shape::new(1, side)).unwrap_or(Shape::NINE);
        match self.diagonals {
            [true, true] if self.field.is_square() && self.field.digits == side => {
                self.rules.diagonal = true;
            }
            [rising, falling] => {
                for rises in [rising.then_some(true), falling.then_some(false)] {
                    let line = rises.and_then(|rises| self.field.size.main_diagonal(rises));
                    let line = line.map(|line| self.constraint("different", vec![], line));
                    self.rules.constraints.extend(line.into_iter().flatten());
                }
            }
        }
        if self.has_chaos {
            self.chaos_construction(self.region_size)?;
        }
        if self.has_doubles {
            self.doppelganger()?;
        }
        self.settle_regions();
        self.settle_ties();
        if !self.has_boxes && self.rules.partition == Partition::Boxes {
            self.rules.partition = Partition::None;
        }
        Ok((shape, self.rules, self.marks))
    }

    fn switch_on(&mut self, name: &str) -> Result<(), ReadErrorKind> {
        self.rules.switch_on(name).map_err(ReadErrorKind::Geometry)
    }

    pub(super) fn constraint(
        &self,
        name: &'static str,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<Constraint, ReadErrorKind> {
        let kind: &ConstraintKind = constraint_kind(name)
            .ok_or_else(|| unexpected(name, say::format_expected_constraint_kind()))?;
        self.made(Constraint::new(kind, numbers, cells, self.side))
    }

    fn made(&self, made: Result<Constraint, ConstraintError>) -> Result<Constraint, ReadErrorKind> {
        made.map_err(|error| ReadErrorKind::Geometry(GeometryError::Constraint(error)))
    }

    pub(super) fn push(
        &mut self,
        name: &'static str,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<(), ReadErrorKind> {
        let made = self.constraint(name, numbers, cells)?;
        self.rules.constraints.push(made);
        Ok(())
    }

    /// Adds alternatives: constraints of which at least one must hold.
    pub(super) fn push_any_of(&mut self, either: Vec<Constraint>) -> Result<(), ReadErrorKind> {
        let made = self.made(Constraint::any_of(either, self.side))?;
        self.rules.constraints.push(made);
        Ok(())
    }

    fn board(&mut self, name: &'static str, numbers: &[u32]) -> Result<(), ReadErrorKind> {
        self.push(name, numbers.to_vec(), Vec::new())
    }

    /// Reads a given or pencil marks, such as `R1C1_5`.
    fn value(&mut self, text: &str) -> Result<(), ReadErrorKind> {
        if text.is_empty() {
            return Ok(());
        }
        let mut parts = text.split('_');
        let cell = self.field.cell(parts.next().unwrap_or(""))?;
        let digits = parts.map(|text| self.field.digit(text)).collect::<Result<Vec<_>, _>>()?;
        let digits: Digits = digits.into_iter().collect();
        let left = self.marks.get(cell) & digits;
        self.marks.set(cell, left);
        Ok(())
    }

    fn kind(&mut self, kind: &Kind, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let &(there, name, stands_for, layout) = kind;
        match layout {
            Layout::Board => self.board(name, &[]),
            Layout::Cells if name == "sum-line" && arguments.last() == Some(&"LOOP") => {
                let arguments = &arguments[..arguments.len() - 1];
                self.kind(&(there, "sum-loop", stands_for, layout), arguments)
            }
            Layout::Cells => {
                let number = arguments.first().and_then(|first| first.parse::<u32>().ok());
                let mut cells = self.field.cells(&arguments[usize::from(number.is_some())..])?;
                // A pill is read from left to right or from top to bottom, even if the arrow begins
                // elsewhere.
                if let Some(pill) = number.filter(|_| there == "PillArrow")
                    && let Some(pill) = cells.get_mut(..pill as usize)
                {
                    pill.sort_unstable();
                }
                // A cage without a total is written with total 0.
                let number = number.or(stands_for).filter(|&number| number > 0 || name != "killer");
                let numbers = number.into_iter().collect();
                if name == "killer" {
                    self.cage(numbers, cells)
                } else {
                    self.push(name, numbers, cells)
                }
            }
            Layout::Pairs => {
                let cells = self.field.cells(arguments)?;
                for (index, &first) in cells.iter().enumerate() {
                    for &second in &cells[index + 1..] {
                        if self.touch(first, second) {
                            let numbers = stands_for.into_iter().collect();
                            self.push(name, numbers, vec![first, second])?;
                        }
                    }
                }
                Ok(())
            }
            Layout::Total => {
                let (total, line) = (arguments.first(), arguments.get(1));
                let total = clue(total.copied().unwrap_or(""))?.unwrap_or(0);
                let cells = self.field.line(line.copied().unwrap_or(""))?;
                self.push(name, vec![total], cells)
            }
            Layout::Ends => {
                let mut cells = self.field.line(arguments.first().copied().unwrap_or(""))?;
                for argument in arguments.iter().skip(1).take(2) {
                    if let Some(clue) = clue(argument)? {
                        self.push(name, vec![clue], cells.clone())?;
                    }
                    cells.reverse();
                }
                Ok(())
            }
        }
    }

    /// Adds a cage. A cell that occurs several times also counts several times in its sum.
    fn cage(&mut self, numbers: Vec<u32>, cells: Vec<Cell>) -> Result<(), ReadErrorKind> {
        let mut different = cells.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() == cells.len() {
            return self.push("killer", numbers, cells);
        }
        if !numbers.is_empty() {
            self.push("sum", numbers, cells)?;
        }
        self.push("killer", Vec::new(), different)
    }

    /// Returns `true` if two cells share a side.
    fn touch(&self, first: Cell, second: Cell) -> bool {
        let (row, column) = (first.row(self.side), first.column(self.side));
        row.abs_diff(second.row(self.side)) + column.abs_diff(second.column(self.side)) == 1
    }

    /// Begins a pattern, with the cells to which it is copied and its origin.
    fn replicate(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (cells, rest) = first_and_rest(arguments);
        let origin = self.field.cell(rest.first().copied().unwrap_or("R1C1"))?;
        let copies = Copies::read(cells, origin, self.field.size);
        let copies = copies.ok_or_else(|| unexpected(cells, say::format_expected_iss_copies()))?;
        self.open.push(Group::Copies(copies));
        Ok(())
    }

    /// Closes a group of links.
    fn end(&mut self) -> Result<(), ReadErrorKind> {
        match self.open.pop() {
            Some(Group::Any(first)) => {
                let mut alternatives = self.rules.constraints.split_off(first);
                match alternatives.len() {
                    1 => self.rules.constraints.extend(alternatives.pop()),
                    _ => self.push_any_of(alternatives)?,
                }
                Ok(())
            }
            Some(Group::Copies(copies)) => {
                copies.moved().iter().try_for_each(|link| self.add(link))
            }
            Some(Group::All) | None => Ok(()),
        }
    }

    /// Reads which rows and columns may have the same rank.
    fn ties(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match arguments.first().copied().unwrap_or("") {
            "none" => self.board("ranks-differ", &[]),
            "only-unclued" => Ok(()),
            "any" => {
                self.may_tie = true;
                Ok(())
            }
            other => Err(unexpected(other, say::format_expected_iss_ties())),
        }
    }

    fn diagonal(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match arguments.first().copied().unwrap_or("") {
            "1" => self.diagonals[0] = true,
            "-1" => self.diagonals[1] = true,
            other => return Err(unexpected(other, say::format_expected_iss_diagonal())),
        }
        Ok(())
    }

    /// Reads the region of each cell.
    fn jigsaw(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let text = arguments.last().copied().unwrap_or("");
        let numbers = regions::read(text).map_err(|error| error.kind)?;
        let cells = self.field.size.cells().count();
        if numbers.len() != cells {
            let expected = say::format_expected_iss_jigsaw(cells);
            return Err(ReadErrorKind::Cells { found: numbers.len(), expected });
        }
        self.regions = Some(numbers);
        Ok(())
    }

    /// A function that returns the number of a cell's box; `None` if there are no boxes.
    fn box_numbers(&self) -> Option<impl Fn(Cell) -> usize + use<>> {
        let size = self.field.size;
        let (rows, columns) = size.boxes(self.region_size).filter(|_| self.has_boxes)?;
        let across = size.columns / columns;
        Some(move |cell: Cell| {
            cell.row(size.side) / rows * across + cell.column(size.side) / columns
        })
    }

    /// The cells of each box.
    pub(super) fn boxes(&self) -> Vec<Vec<Cell>> {
        let mut boxes: Vec<Vec<Cell>> = Vec::new();
        if let Some(number) = self.box_numbers() {
            for cell in self.field.size.cells() {
                boxes.resize(boxes.len().max(number(cell) + 1), Vec::new());
                boxes[number(cell)].push(cell);
            }
        }
        boxes
    }

    /// Turns regions into houses if they cover the board evenly and there are no boxes. Regions
    /// whose size doesn't permit that become constraints or are ignored. The boxes of a board that
    /// isn't a square are regions too.
    fn settle_regions(&mut self) {
        let size = self.field.size;
        if let Some(number) = self.box_numbers().filter(|_| !self.field.is_square()) {
            self.rules.partition = Partition::Regions(size.regions(|cell| number(cell) as u8));
        }
        let Some(numbers) = self.regions.take() else { return };
        let mut regions: Vec<Vec<Cell>> = Vec::new();
        for (cell, &number) in size.cells().zip(&numbers) {
            let number = usize::from(number);
            regions.resize(regions.len().max(number + 1), Vec::new());
            regions[number].push(cell);
        }
        let whole = size.rows.max(size.columns)..=self.field.digits;
        regions.retain(|region| !region.is_empty());
        if !self.has_boxes && regions.iter().all(|region| whole.contains(&region.len())) {
            let regions = size.regions(|cell| numbers[size.number(cell)]);
            self.rules.partition = Partition::Regions(regions);
            return;
        }
        for region in regions.into_iter().filter(|region| whole.contains(&region.len())) {
            let different = self.constraint("different", Vec::new(), region);
            self.rules.constraints.extend(different);
        }
    }

    /// Marks each clue about a rank if other rows and columns may have the same rank.
    fn settle_ties(&mut self) {
        let mut constraints = std::mem::take(&mut self.rules.constraints);
        let clues = constraints.iter_mut().filter(|one| one.kind().name == "full-rank");
        for clue in clues.filter(|_| self.may_tie) {
            let numbers = vec![clue.numbers().first().copied().unwrap_or(0), 1];
            if let Ok(permissive) = self.constraint("full-rank", numbers, clue.cells().to_vec()) {
                *clue = permissive;
            }
        }
        self.rules.constraints = constraints;
    }
}
