//! The kinds of the Interactive Sudoku Solver, and what they are here.

use crate::formats::error::ReadErrorKind;
use crate::formats::regions;
use crate::model::{
    Candidates, Cell, Constraint, ConstraintKind, Digit, Digits, Element, Geometry, GeometryError,
    Partition, Rules, Shape, constraint_kind,
};

/// How the arguments of a kind are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// A number or none, then cells.
    Cells,
    /// Cells, of which each two that touch and follow each other somewhere are a pair.
    Pairs,
    /// A total, then a row or column: `17~R4`.
    Total,
    /// A row or column, then the clue before it and the one after it: `R4~5~`.
    Ends,
}

/// A kind there, one here, a number that the kind there stands for, and the layout.
type Kind = (&'static str, &'static str, Option<u32>, Layout);

const KINDS: &[Kind] = &[
    ("AllDifferent", "different", None, Layout::Cells),
    ("Cage", "killer", None, Layout::Cells),
    ("Sum", "sum", None, Layout::Cells),
    ("Thermo", "thermometer", None, Layout::Cells),
    ("Whisper", "whispers", Some(5), Layout::Cells),
    ("Renban", "renban", None, Layout::Cells),
    ("Palindrome", "palindrome", None, Layout::Cells),
    ("Between", "between", None, Layout::Cells),
    ("Lockout", "lockout", None, Layout::Cells),
    ("Modular", "modular", None, Layout::Cells),
    ("Entropic", "entropic", None, Layout::Cells),
    ("SumLine", "sum-line", None, Layout::Cells),
    ("Zipper", "zipper", None, Layout::Cells),
    ("RegionSumLine", "region-sum", None, Layout::Cells),
    ("Arrow", "arrow", None, Layout::Cells),
    ("PillArrow", "arrow", None, Layout::Cells),
    ("DoubleArrow", "double-arrow", None, Layout::Cells),
    ("CountingCircles", "counting-circles", None, Layout::Cells),
    ("GreaterThan", "greater", None, Layout::Pairs),
    ("WhiteDot", "difference", Some(1), Layout::Pairs),
    ("BlackDot", "ratio", Some(2), Layout::Pairs),
    ("X", "xv", Some(10), Layout::Pairs),
    ("V", "xv", Some(5), Layout::Pairs),
    ("Sandwich", "sandwich", None, Layout::Total),
    ("XSum", "x-sum", None, Layout::Ends),
    ("Skyscraper", "skyscraper", None, Layout::Ends),
    ("NumberedRoom", "numbered-room", None, Layout::Ends),
];

/// A board in the making.
pub(super) struct Board {
    side: usize,
    rules: Rules,
    marks: Candidates,
    has_boxes: bool,
    regions: Option<Vec<u8>>,
    diagonals: [bool; 2],
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
        }
    }

    /// Adds a link of the chain, without its dot.
    pub(super) fn add(&mut self, link: &str) -> Result<(), ReadErrorKind> {
        let mut arguments = link.split('~').map(str::trim);
        let name = arguments.next().unwrap_or("");
        let arguments: Vec<&str> = arguments.collect();
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
            "AntiConsecutive" => self.board("nonconsecutive", &[]),
            "DisjointSets" => self.board("disjoint-groups", &[]),
            "StrictKropki" => {
                self.board("no-other-differences", &[1])?;
                self.board("no-other-ratios", &[2])
            }
            "StrictXV" => {
                self.board("no-other-sums", &[5])?;
                self.board("no-other-sums", &[10])
            }
            "Diagonal" => self.diagonal(&arguments),
            "Jigsaw" => self.jigsaw(&arguments),
            "LittleKiller" => self.little_killer(&arguments),
            "Quad" => self.quad(&arguments),
            name => match KINDS.iter().find(|kind| kind.0 == name) {
                Some(kind) => self.kind(kind, &arguments),
                None => Err(unexpected(name, "a constraint that evoku knows")),
            },
        }
    }

    /// The shape, the rules and the candidates.
    pub(super) fn finish(mut self) -> (Shape, Rules, Candidates) {
        let shape = Shape::of_side(self.side).or_else(|_| Shape::new(1, self.side));
        let shape = shape.unwrap_or(Shape::NINE);
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
        let made = Constraint::new(kind, numbers, cells, self.side);
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
                self.push(name, number.into_iter().collect(), cells)
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

    /// Whether two cells share a side.
    fn touch(&self, first: Cell, second: Cell) -> bool {
        let (row, column) = (first.row(self.side), first.column(self.side));
        row.abs_diff(second.row(self.side)) + column.abs_diff(second.column(self.side)) == 1
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
        let (first, digits) = arguments.split_first().unwrap_or((&"", &[]));
        let cell = self.cell(first)?;
        let cells = square(cell, self.side)
            .ok_or_else(|| unexpected(first, "a cell with others below and to the right"))?;
        let digits = digits.iter().filter(|digit| !digit.is_empty());
        let number = |digit: &&str| digit.parse().map_err(|_| unexpected(digit, "a digit"));
        let digits = digits.map(number).collect::<Result<Vec<u32>, _>>()?;
        self.push("contains", digits, cells.to_vec())
    }
}

/// The main diagonal that rises from left to right, or that which falls.
fn main_diagonal(side: usize, rises: bool) -> Vec<Cell> {
    let row = |column: usize| if rises { side - 1 - column } else { column };
    (0..side).map(|column| Cell::at(row(column), column, side)).collect()
}

/// The diagonal that begins in a cell at the edge: from the upper side it goes down to the left, and
/// so on around the board, always turning left of the way in.
fn diagonal(first: Cell, side: usize) -> Option<Vec<Cell>> {
    let (row, column, last) = (first.row(side), first.column(side), side - 1);
    let (down, right) = match (row, column) {
        (row, 0) if row < last => (true, true),
        (row, column) if row == last && column < last => (false, true),
        (row, column) if column == last && row > 0 => (false, false),
        (0, _) => (true, false),
        _ => return None,
    };
    let step = |at: usize, forth, by| if forth { at.checked_add(by) } else { at.checked_sub(by) };
    let places = (0..side).map_while(|by| step(row, down, by).zip(step(column, right, by)));
    let inside = places.take_while(|&(row, column)| row < side && column < side);
    Some(inside.map(|(row, column)| Cell::at(row, column, side)).collect())
}

/// The four cells of which this is the upper left.
fn square(first: Cell, side: usize) -> Option<[Cell; 4]> {
    let (row, column) = (first.row(side), first.column(side));
    let fits = row + 1 < side && column + 1 < side;
    let at = |down, right| Cell::at(row + down, column + right, side);
    fits.then(|| [at(0, 0), at(0, 1), at(1, 0), at(1, 1)])
}

/// A diagonal with its total, or four cells with the digits that they contain, as a link of the
/// chain; none where the cells lie in another way.
fn from_first_cell(constraint: &Constraint, side: usize) -> Option<String> {
    let cells = constraint.cells();
    let &first = cells.first()?;
    let name = first.name(side).to_uppercase();
    if constraint.kind().name == "little-killer" {
        let total = constraint.numbers().first()?;
        return (diagonal(first, side)? == cells).then(|| format!(".LittleKiller~{total}~{name}"));
    }
    let digits: String = constraint.numbers().iter().map(|digit| format!("~{digit}")).collect();
    (square(first, side)? == *cells).then(|| format!(".Quad~{name}{digits}"))
}

/// The number of a clue; none where there is no text.
fn clue(text: &str) -> Result<Option<u32>, ReadErrorKind> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unexpected(text, "a whole number")),
    }
}

/// The rules of a board that have names.
pub(super) fn rules(geometry: &Geometry) -> String {
    let mut text = String::new();
    for name in geometry.rules().names() {
        text.push_str(match name {
            "diagonal" => ".Diagonal~1.Diagonal~-1",
            "windoku" => ".Windoku",
            "anti-knight" => ".AntiKnight",
            "anti-king" => ".AntiKing",
            _ => "",
        });
    }
    match &geometry.rules().partition {
        Partition::Boxes => {}
        Partition::None => text.push_str(".NoBoxes"),
        Partition::Regions(numbers) => {
            text.push_str(&format!(".NoBoxes.Jigsaw~{}", regions::print(numbers)));
        }
    }
    text
}

/// A constraint as a link of the chain; none where it has no counterpart.
pub(super) fn written(constraint: &Constraint, geometry: &Geometry) -> Option<String> {
    let side = geometry.side();
    let (name, numbers) = (constraint.kind().name, constraint.numbers());
    let cells: String = (constraint.cells().iter())
        .map(|cell| format!("~{}", cell.name(side).to_uppercase()))
        .collect();
    match (name, numbers) {
        ("nonconsecutive", _) => return Some(".AntiConsecutive".to_owned()),
        ("disjoint-groups", _) => return Some(".DisjointSets".to_owned()),
        ("little-killer" | "contains", _) => return from_first_cell(constraint, side),
        ("arrow", [number]) if *number > 1 => return Some(format!(".PillArrow~{number}{cells}")),
        ("arrow", _) => return Some(format!(".Arrow{cells}")),
        _ => {}
    }
    let mut same = KINDS.iter().filter(|kind| kind.1 == name);
    let &(there, _, stands_for, layout) =
        same.find(|kind| kind.3 != Layout::Pairs || kind.2 == number(constraint))?;
    match layout {
        Layout::Pairs => {
            let [first, second] = *constraint.cells() else { return None };
            let apart = first.row(side).abs_diff(second.row(side))
                + first.column(side).abs_diff(second.column(side));
            (apart == 1).then(|| format!(".{there}{cells}"))
        }
        Layout::Cells => {
            let usual = match name {
                "whispers" => Some((side as u32).div_ceil(2)),
                "killer" => Some(0),
                _ => stands_for,
            };
            let number = numbers.first().copied().or(usual);
            let number = number.map(|number| format!("~{number}")).unwrap_or_default();
            Some(format!(".{there}{number}{cells}"))
        }
        Layout::Total | Layout::Ends => {
            let (line, is_back) = across(constraint.cells(), side)?;
            let clue = numbers.first()?;
            Some(match (layout, is_back) {
                (Layout::Total, _) => format!(".{there}~{clue}~{line}"),
                (_, false) => format!(".{there}~{line}~{clue}~"),
                (_, true) => format!(".{there}~{line}~~{clue}"),
            })
        }
    }
}

/// The number of a constraint of a pair, or what is usual; none for a relation without one.
fn number(constraint: &Constraint) -> Option<u32> {
    let usual = match constraint.kind().name {
        "difference" => Some(1),
        "ratio" => Some(2),
        _ => None,
    };
    constraint.numbers().first().copied().or(usual)
}

/// The name of a whole row or column, and whether it is read from its end.
fn across(cells: &[Cell], side: usize) -> Option<(String, bool)> {
    let first = cells.iter().min()?;
    let is_back = cells.first() != Some(first);
    let is_row = cells.iter().all(|cell| cell.row(side) == first.row(side));
    let is_column = cells.iter().all(|cell| cell.column(side) == first.column(side));
    match (is_row, is_column) {
        (true, _) => Some((format!("R{}", first.row(side) + 1), is_back)),
        (_, true) => Some((format!("C{}", first.column(side) + 1), is_back)),
        _ => None,
    }
}
