//! A board in the making, link by link.

use crate::formats::error::ReadErrorKind;
use crate::formats::iss::codes;
use crate::formats::iss::groups::{Copies, Group};
use crate::formats::iss::kinds::{KINDS, Kind, Layout, REFUSED};
use crate::formats::iss::places::{diagonal, main_diagonal, square};
use crate::formats::regions;
use crate::model::{
    Candidates, Cell, Constraint, ConstraintError, ConstraintKind, Digit, Digits, Element,
    GeometryError, Partition, Rules, Shape, constraint_kind,
};

/// A board in the making.
pub(super) struct Board {
    side: usize,
    rules: Rules,
    marks: Candidates,
    has_boxes: bool,
    regions: Option<Vec<u8>>,
    diagonals: [bool; 2],
    /// Whether rows and columns may equal those that have a clue about their rank.
    may_tie: bool,
    open: Vec<Group>,
}

/// A text that should be another.
fn unexpected(found: &str, expected: &str) -> ReadErrorKind {
    ReadErrorKind::Unexpected { found: format!("\"{found}\""), expected: expected.to_owned() }
}

impl Board {
    /// A blank board with boxes.
    pub(super) fn of_side(side: usize) -> Self {
        Self {
            side,
            rules: Rules::default(),
            marks: Candidates::all(side),
            has_boxes: true,
            regions: None,
            diagonals: [false; 2],
            may_tie: false,
            open: Vec::new(),
        }
    }

    /// Adds a link of the chain, without its dot.
    pub(super) fn add(&mut self, link: &str) -> Result<(), ReadErrorKind> {
        let mut arguments = link.split('~').map(str::trim);
        let name = arguments.next().unwrap_or("");
        let arguments: Vec<&str> = arguments.collect();
        let before = self.rules.constraints.len();
        match (name, self.open.last_mut()) {
            ("Or" | "And" | "Replicate", Some(Group::Any(_) | Group::Copies(_))) => {
                Err(unexpected(name, "a group within no other"))
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
            (_, Some(Group::Any(_))) => {
                self.link(name, &arguments)?;
                let is_one = self.rules.constraints.len() == before + 1;
                let expected = "a constraint that can be one of alternatives";
                if is_one { Ok(()) } else { Err(unexpected(name, expected)) }
            }
            _ => self.link(name, &arguments),
        }
    }

    fn link(&mut self, name: &str, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match name {
            "" => arguments.iter().try_for_each(|value| self.value(value)),
            "Shape" => Ok(()),
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
            name => match KINDS.iter().find(|kind| kind.0 == name) {
                Some(kind) => self.kind(kind, arguments),
                None => {
                    let reason = REFUSED.iter().find(|refused| refused.0 == name);
                    Err(unexpected(name, reason.map_or("a constraint that evoku knows", |r| r.1)))
                }
            },
        }
    }

    /// The shape, the rules and the candidates.
    pub(super) fn finish(mut self) -> (Shape, Rules, Candidates) {
        let shape = Shape::of_side(self.side).or_else(|_| Shape::new(1, self.side));
        let shape = shape.unwrap_or(Shape::NINE);
        self.has_boxes &= shape.has_boxes();
        match self.diagonals {
            [true, true] => self.rules.diagonal = true,
            [rising, falling] => {
                for rises in [rising.then_some(true), falling.then_some(false)] {
                    let line = rises.map(|rises| main_diagonal(self.side, rises));
                    let line = line.map(|line| self.constraint("different", vec![], line));
                    self.rules.constraints.extend(line.into_iter().flatten());
                }
            }
        }
        self.settle_regions();
        self.settle_ties();
        if !self.has_boxes && self.rules.partition == Partition::Boxes {
            self.rules.partition = Partition::None;
        }
        (shape, self.rules, self.marks)
    }

    fn switch_on(&mut self, name: &str) -> Result<(), ReadErrorKind> {
        self.rules.switch_on(name).map_err(ReadErrorKind::Geometry)
    }

    fn constraint(
        &self,
        name: &'static str,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<Constraint, ReadErrorKind> {
        let kind: &ConstraintKind =
            constraint_kind(name).ok_or_else(|| unexpected(name, "a kind of constraint"))?;
        self.made(Constraint::new(kind, numbers, cells, self.side))
    }

    fn made(&self, made: Result<Constraint, ConstraintError>) -> Result<Constraint, ReadErrorKind> {
        made.map_err(|error| ReadErrorKind::Geometry(GeometryError::Constraint(error)))
    }

    fn push(
        &mut self,
        name: &'static str,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<(), ReadErrorKind> {
        let made = self.constraint(name, numbers, cells)?;
        self.rules.constraints.push(made);
        Ok(())
    }

    fn board(&mut self, name: &'static str, numbers: &[u32]) -> Result<(), ReadErrorKind> {
        self.push(name, numbers.to_vec(), Vec::new())
    }

    /// A given or pencil marks: `R1C1_5`.
    fn value(&mut self, text: &str) -> Result<(), ReadErrorKind> {
        if text.is_empty() {
            return Ok(());
        }
        let mut parts = text.split('_');
        let cell = self.cell(parts.next().unwrap_or(""))?;
        let digits = parts.map(|text| self.digit(text)).collect::<Result<Vec<_>, _>>()?;
        let digits: Digits = digits.into_iter().collect();
        let left = self.marks.get(cell) & digits;
        self.marks.set(cell, left);
        Ok(())
    }

    fn digit(&self, text: &str) -> Result<Digit, ReadErrorKind> {
        let digit = text.parse().ok().and_then(Digit::new);
        let digit = digit.filter(|digit| usize::from(digit.value()) <= self.side);
        digit.ok_or_else(|| unexpected(text, &format!("a digit 1 to {}", self.side)))
    }

    fn cell(&self, text: &str) -> Result<Cell, ReadErrorKind> {
        let expected = || format!("a cell from R1C1 to R{0}C{0}", self.side);
        self.cell_named(text).ok_or_else(|| unexpected(text, &expected()))
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        let (row, column) = name.strip_prefix(['R', 'r'])?.split_at_checked(1)?;
        let (more, column) = column.split_once(['C', 'c'])?;
        let row = &format!("{row}{more}");
        Some(Cell::at(self.index(row)?, self.index(column)?, self.side))
    }

    /// The index of a row or column; letters go on where figures end: a is 10.
    fn index(&self, text: &str) -> Option<usize> {
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase);
        let number = match (letter, text.len()) {
            (Some(letter), 1) => 10 + usize::from(letter - b'a'),
            _ => text.parse::<usize>().ok()?,
        };
        number.checked_sub(1).filter(|&index| index < self.side)
    }

    fn cells(&self, texts: &[&str]) -> Result<Vec<Cell>, ReadErrorKind> {
        let texts = texts.iter().filter(|text| !text.is_empty());
        texts.map(|text| self.cell(text)).collect()
    }

    /// The cells of `R4` or `C7`.
    fn line(&self, text: &str) -> Result<Vec<Cell>, ReadErrorKind> {
        let (kind, number) = text.split_at_checked(1).unwrap_or(("", ""));
        let index = number.parse::<usize>().ok().filter(|index| (1..=self.side).contains(index));
        let places = 0..self.side;
        match (kind, index) {
            ("R" | "r", Some(row)) => {
                Ok(places.map(|column| Cell::at(row - 1, column, self.side)).collect())
            }
            ("C" | "c", Some(column)) => {
                Ok(places.map(|row| Cell::at(row, column - 1, self.side)).collect())
            }
            _ => Err(unexpected(text, "a row or column like R1 or C1")),
        }
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
                let mut cells = self.cells(&arguments[usize::from(number.is_some())..])?;
                // A pill is read from the left or from above, wherever the arrow begins.
                if let Some(pill) = number.filter(|_| there == "PillArrow")
                    && let Some(pill) = cells.get_mut(..pill as usize)
                {
                    pill.sort_unstable();
                }
                // A cage without total has the total 0.
                let number = number.or(stands_for).filter(|&number| number > 0 || name != "killer");
                let numbers = number.into_iter().collect();
                if name == "killer" {
                    self.cage(numbers, cells)
                } else {
                    self.push(name, numbers, cells)
                }
            }
            Layout::Pairs => {
                let cells = self.cells(arguments)?;
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
                let cells = self.line(line.copied().unwrap_or(""))?;
                self.push(name, vec![total], cells)
            }
            Layout::Ends => {
                let mut cells = self.line(arguments.first().copied().unwrap_or(""))?;
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

    /// A cage; a cell that comes several times counts as often in its sum.
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

    /// Whether two cells share a side.
    fn touch(&self, first: Cell, second: Cell) -> bool {
        let (row, column) = (first.row(self.side), first.column(self.side));
        row.abs_diff(second.row(self.side)) + column.abs_diff(second.column(self.side)) == 1
    }

    /// The cells that a pattern is copied to, and its origin.
    fn replicate(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (cells, rest) = first_and_rest(arguments);
        let origin = self.cell(rest.first().copied().unwrap_or("R1C1"))?;
        let copies = Copies::read(cells, origin, self.side);
        let copies = copies.ok_or_else(|| unexpected(cells, "cells of the board, six a sign"))?;
        self.open.push(Group::Copies(copies));
        Ok(())
    }

    /// Closes a group of links.
    fn end(&mut self) -> Result<(), ReadErrorKind> {
        match self.open.pop() {
            Some(Group::Any(first)) => {
                let mut alternatives = self.rules.constraints.split_off(first);
                let constraint = match alternatives.len() {
                    1 => alternatives.pop(),
                    _ => Some(self.made(Constraint::any_of(alternatives, self.side))?),
                };
                self.rules.constraints.extend(constraint);
                Ok(())
            }
            Some(Group::Copies(copies)) => {
                copies.moved().iter().try_for_each(|link| self.add(link))
            }
            Some(Group::All) | None => Ok(()),
        }
    }

    /// Which ranks of rows and columns may be the same.
    fn ties(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match arguments.first().copied().unwrap_or("") {
            "none" => self.board("ranks-differ", &[]),
            "only-unclued" => Ok(()),
            "any" => {
                self.may_tie = true;
                Ok(())
            }
            other => Err(unexpected(other, "none, only-unclued or any")),
        }
    }

    fn diagonal(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        match arguments.first().copied().unwrap_or("") {
            "1" => self.diagonals[0] = true,
            "-1" => self.diagonals[1] = true,
            other => return Err(unexpected(other, "1, the rising diagonal, or -1")),
        }
        Ok(())
    }

    /// A region for each cell.
    fn jigsaw(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let text = arguments.last().copied().unwrap_or("");
        let numbers = regions::read(text).map_err(|error| error.kind)?;
        let cells = self.side * self.side;
        if numbers.len() != cells {
            let expected = format!("a region for each of {cells} cells");
            return Err(ReadErrorKind::Cells { found: numbers.len(), expected });
        }
        self.regions = Some(numbers);
        Ok(())
    }

    /// The regions become houses where they cover the board evenly and there are no boxes.
    fn settle_regions(&mut self) {
        let Some(numbers) = self.regions.take() else { return };
        let mut regions: Vec<Vec<Cell>> = Vec::new();
        for (index, &number) in numbers.iter().enumerate() {
            let number = usize::from(number);
            regions.resize(regions.len().max(number + 1), Vec::new());
            regions[number].push(Cell::from_index(index));
        }
        regions.retain(|region| !region.is_empty());
        if !self.has_boxes && regions.iter().all(|region| region.len() == self.side) {
            self.rules.partition = Partition::Regions(numbers);
            return;
        }
        for region in regions.into_iter().filter(|region| region.len() > 1) {
            let different = self.constraint("different", Vec::new(), region);
            self.rules.constraints.extend(different);
        }
    }

    /// Says of each clue about a rank that other rows and columns may have it too.
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

    /// A total and the first cell of a diagonal.
    fn little_killer(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let total = clue(arguments.first().copied().unwrap_or(""))?.unwrap_or(0);
        let name = arguments.get(1).copied().unwrap_or("");
        let cells = diagonal(self.cell(name)?, self.side);
        let cells = cells.ok_or_else(|| unexpected(name, "a cell at the edge of the board"))?;
        self.push("little-killer", vec![total], cells)
    }

    /// The cell to the upper left, then digits.
    fn quad(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, digits) = first_and_rest(arguments);
        let cell = self.cell(first)?;
        let cells = square(cell, self.side)
            .ok_or_else(|| unexpected(first, "a cell with others below and to the right"))?;
        let digits = digits.iter().filter(|digit| !digit.is_empty());
        let digits = digits.map(|digit| number(digit)).collect::<Result<Vec<u32>, _>>()?;
        self.push("contains", digits, cells.to_vec())
    }

    /// Digits like `1_2_2`, then the cells that hold them.
    fn contained(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        self.push("contains", numbers(first)?, self.cells(cells)?)
    }

    /// The same where the cells hold the digits no more often.
    fn contained_exactly(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let (mut digits, cells) = (numbers(first)?, self.cells(cells)?);
        digits.sort_unstable();
        for same in digits.chunk_by(|a, b| a == b) {
            self.push("exactly", vec![same.len() as u32, same[0]], cells.clone())?;
        }
        Ok(())
    }

    /// How often digits occur, like `1223` for one 2 and two 3s, then the cells.
    fn look_and_say(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let figures: Option<Vec<u32>> = first.chars().map(|sign| sign.to_digit(10)).collect();
        let figures = figures.filter(|figures| figures.len() % 2 == 0);
        let figures = figures.ok_or_else(|| unexpected(first, "counts and digits like 1223"))?;
        let cells = self.cells(cells)?;
        figures.chunks(2).try_for_each(|pair| self.push("exactly", pair.to_vec(), cells.clone()))
    }

    /// Groups of cells with `-` between them.
    fn equal_sum(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let groups: Vec<&[&str]> = arguments.split(|argument| *argument == "-").collect();
        let groups = groups.into_iter().map(|group| self.cells(group));
        let groups = groups.collect::<Result<Vec<_>, _>>()?;
        let sizes = groups.iter().map(|group| group.len() as u32).collect();
        self.push("equal-sums", sizes, groups.concat())
    }

    /// `C` for columns or `R` for rows, then the cells that say where their own number stands.
    fn indexing(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let side = self.side;
        for cell in self.cells(cells)? {
            let (row, column) = (cell.row(side), cell.column(side));
            let (number, line) = match first {
                "C" => (column, (0..side).map(|column| Cell::at(row, column, side)).collect()),
                "R" => (row, (0..side).map(|row| Cell::at(row, column, side)).collect()),
                other => return Err(unexpected(other, "C for columns or R for rows")),
            };
            self.push("indexer", vec![number as u32 + 1], line)?;
        }
        Ok(())
    }

    /// A table of pairs, then groups of cells.
    fn relations(&mut self, name: &str, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, rest) = first_and_rest(arguments);
        let is_old = name.starts_with("Binary");
        let table = codes::pairs(first, self.side, is_old);
        let table = table.ok_or_else(|| unexpected(first, "a table of pairs of digits"))?;
        let kind = if name.ends_with('X') { "relation-of-all" } else { "relation" };
        self.groups(rest)?.into_iter().try_for_each(|cells| self.push(kind, table.clone(), cells))
    }

    /// An automaton, then groups of cells.
    fn automata(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, rest) = first_and_rest(arguments);
        let table = codes::automaton(first, self.side);
        let table = table.ok_or_else(|| unexpected(first, "an automaton that reads digits"))?;
        let groups = self.groups(rest)?.into_iter();
        groups.into_iter().try_for_each(|cells| self.push("automaton", table.clone(), cells))
    }

    /// Groups of cells with nothing between two of them; each may begin with a name after `_`.
    fn groups(&self, arguments: &[&str]) -> Result<Vec<Vec<Cell>>, ReadErrorKind> {
        let is_name = |argument: &&str| argument.starts_with('_');
        let mut groups = Vec::new();
        for group in arguments.split(|argument| argument.is_empty()) {
            let (name, rest) = group.split_first().unzip();
            let cells = if name.is_some_and(is_name) { rest.unwrap_or(&[]) } else { group };
            groups.push(self.cells(cells)?);
        }
        groups.retain(|cells| !cells.is_empty());
        Ok(groups)
    }
}

/// The number of a clue; none where there is no text.
fn clue(text: &str) -> Result<Option<u32>, ReadErrorKind> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unexpected(text, "a whole number")),
    }
}

/// A number of a list.
fn number(text: &str) -> Result<u32, ReadErrorKind> {
    text.parse().map_err(|_| unexpected(text, "a digit"))
}

/// Numbers like `1_2_2`.
fn numbers(text: &str) -> Result<Vec<u32>, ReadErrorKind> {
    text.split('_').map(number).collect()
}

/// The first argument and the others.
fn first_and_rest<'a, 't>(arguments: &'a [&'t str]) -> (&'t str, &'a [&'t str]) {
    arguments.split_first().map_or(("", &[]), |(&first, rest)| (first, rest))
}
