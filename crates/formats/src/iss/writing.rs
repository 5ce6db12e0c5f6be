//! Conversion of constraints to links of a chain.

use crate::iss::codes;
use crate::iss::kinds::{KINDS, Layout};
use crate::iss::places::Size;
use crate::regions;
use evoku_model::{Cell, Constraint, Geometry, Partition};

/// The names of cells as arguments of a link.
pub(super) struct Names {
    side: usize,
    /// The variables, except the region numbers.
    beside: Vec<Cell>,
    /// The variables with the region numbers, for each cell of the board.
    regions: Vec<Cell>,
}

impl Names {
    pub(super) fn of(geometry: &Geometry) -> Self {
        let mut beside = beside(geometry);
        let chaos = geometry.constraints().iter().find(|one| is_chaos(one, geometry));
        let regions = chaos.map_or(0, |one| one.cells().len() / 2);
        let regions = beside.split_off(beside.len() - regions);
        Self { side: geometry.side(), beside, regions }
    }

    /// The name of a cell with a leading `~`.
    pub(super) fn cell(&self, cell: Cell) -> String {
        if let Some(number) = self.regions.iter().position(|&region| region == cell) {
            return format!("~CC{}", number + 1);
        }
        match self.beside.iter().position(|&beside| beside == cell) {
            Some(_) if self.beside.len() == 1 => "~VA".to_owned(),
            Some(number) => format!("~VA{}", number + 1),
            None => format!("~{}", cell.name(self.side).to_uppercase()),
        }
    }

    fn cells(&self, cells: &[Cell]) -> String {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }
}

/// The cells outside the board, in the order of variables.
fn beside(geometry: &Geometry) -> Vec<Cell> {
    size(geometry).beyond().filter(|&cell| geometry.frame().has(cell)).collect()
}

/// Returns `true` if a constraint divides the whole board into regions, and its numbers are the
/// last cells outside the board. Only then can a chain represent it.
fn is_chaos(constraint: &Constraint, geometry: &Geometry) -> bool {
    let (cells, numbers) = constraint.cells().split_at(constraint.cells().len() / 2);
    constraint.kind().name == "chaos-construction"
        && geometry.frame().inside().eq(cells.iter().copied())
        && beside(geometry).ends_with(numbers)
}

/// The links for the size, the digits and the variables of a board; empty for a usual 9x9 board.
pub(super) fn shape(geometry: &Geometry) -> String {
    let (frame, values) = (geometry.frame(), geometry.values());
    let (rows, columns) = (frame.rows, frame.columns);
    let digits = match (values.first, values.count() == rows.max(columns)) {
        (1, true) => String::new(),
        (1, false) => values.last.to_string(),
        (first, _) => format!("{first}-{}", values.last),
    };
    let mut text = match (digits.as_str(), frame.has_lines) {
        ("", true) if (rows, columns) == (9, 9) => String::new(),
        ("", true) => format!(".Shape~{rows}x{columns}"),
        (digits, true) => format!(".Shape~{rows}x{columns}~{digits}"),
        (digits, false) => format!(".Shape~{rows}x{columns}~{digits}~Raw"),
    };
    let variables = Names::of(geometry).beside.len();
    if variables > 0 {
        text.push_str(&format!(".Var~A~~{variables}"));
    }
    text
}

/// The size of a board.
fn size(geometry: &Geometry) -> Size {
    let frame = geometry.frame();
    Size { rows: frame.rows, columns: frame.columns, side: frame.side() }
}

/// The links for the named rules of a board and its partition.
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
        Partition::Boxes if geometry.frame().is_square() => {}
        Partition::None => text.push_str(".NoBoxes"),
        Partition::Boxes | Partition::Regions(_) => {
            let region = |cell| geometry.partition_of(cell).map_or(0, |number| number as u8);
            let numbers: Vec<u8> = size(geometry).cells().map(region).collect();
            text.push_str(&format!(".NoBoxes.Jigsaw~{}", regions::print(&numbers)));
        }
    }
    text
}

/// The link for a constraint; `None` if it has no counterpart.
pub(super) fn written(constraint: &Constraint, geometry: &Geometry) -> Option<String> {
    let (side, digits) = (geometry.side(), geometry.values().count());
    let (name, numbers) = (constraint.kind().name, constraint.numbers());
    let names = Names::of(geometry);
    let cells = names.cells(constraint.cells());
    match (name, numbers) {
        // These constraints are represented by the shape.
        ("digits" | "size" | "beside" | "no-lines", _) => return Some(String::new()),
        ("little-killer" | "contains", _) => return from_first_cell(constraint, geometry),
        ("weighted-sum", [total, added, by @ ..]) => {
            let fits = by.len() == constraint.cells().len() && *added as usize <= by.len();
            if !fits || by.contains(&0) {
                return None;
            }
            let sign = |index: usize| if index < *added as usize { "" } else { "-" };
            let by = by.iter().enumerate().map(|(index, by)| format!("_{}{by}", sign(index)));
            return Some(format!(".Sum~{total}_={}{cells}", by.collect::<String>()));
        }
        ("exactly", [count @ 0..=9, digit @ 0..=9]) => {
            return Some(format!(".LookAndSay~{count}{digit}{cells}"));
        }
        ("exactly", _) => return None,
        ("chaos-construction", &[size]) if is_chaos(constraint, geometry) => {
            let is_usual = size as usize == geometry.frame().rows.max(geometry.frame().columns);
            let told = if is_usual { String::new() } else { format!(".RegionSize~{size}") };
            return Some(format!("{told}.ChaosConstruction"));
        }
        ("alike", numbers) => {
            let (control, counted) = constraint.cells().split_first()?;
            let left_out = left_out(numbers)?;
            let all = counted.iter().all(|cell| names.regions.contains(cell));
            let (control, counted) = (names.cell(*control), names.cells(counted));
            return all.then(|| format!(".ChaosCount{control}~{left_out}{counted}"));
        }
        ("run", [first, lengths @ ..]) => {
            return arrow(constraint.cells(), left_out(&[*first])?, lengths, &names);
        }
        ("equal-sums", sizes) => return equal_sum(constraint.cells(), sizes, &names),
        ("indexer", [number]) => return indexing(constraint.cells(), *number, side, &names),
        ("relation", table) => {
            return Some(format!(".Pair~{}~_{cells}", codes::print_pairs(table, digits)?));
        }
        ("relation-of-all", table) => {
            return Some(format!(".PairX~{}~_{cells}", codes::print_pairs(table, digits)?));
        }
        ("nabner", []) => {
            return Some(format!(
                ".PairX~{}~_{cells}",
                codes::print_pairs(&codes::apart(digits), digits)?
            ));
        }
        ("automaton", table) => {
            return Some(format!(".NFA~{}~_{cells}", codes::print_automaton(table, digits)?));
        }
        ("sum-loop", [total]) => return Some(format!(".SumLine~{total}{cells}~LOOP")),
        ("full-rank", [_, (1..)]) if !all_may_tie(geometry) => return None,
        ("ranks-differ", _) => return Some(".FullRankTies~none".to_owned()),
        ("alternatives", _) => {
            let each = constraint.alternatives().iter().map(|one| written(one, geometry));
            return Some(format!(".Or{}.End", each.collect::<Option<String>>()?));
        }
        ("arrow", [number]) if *number > 1 => return Some(format!(".PillArrow~{number}{cells}")),
        ("arrow", _) => return Some(format!(".Arrow{cells}")),
        _ => {}
    }
    let mut same = KINDS.iter().filter(|kind| kind.1 == name);
    let &(there, _, stands_for, layout) =
        same.find(|kind| kind.3 != Layout::Pairs || kind.2 == number(constraint))?;
    match layout {
        Layout::Board => Some(format!(".{there}")),
        Layout::Pairs => {
            let [first, second] = *constraint.cells() else { return None };
            let apart = first.row(side).abs_diff(second.row(side))
                + first.column(side).abs_diff(second.column(side));
            (apart == 1).then(|| format!(".{there}{cells}"))
        }
        Layout::Cells => {
            let usual = match name {
                "whispers" => Some((digits as u32).div_ceil(2)),
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
            let ties = if matches!(numbers, [_, (1..)]) { ".FullRankTies~any" } else { "" };
            Some(match (layout, is_back) {
                (Layout::Total, _) => format!(".{there}~{clue}~{line}"),
                (_, false) => format!(".{there}~{line}~{clue}~{ties}"),
                (_, true) => format!(".{there}~{line}~~{clue}{ties}"),
            })
        }
    }
}

/// The number of cells that don't count; `None` if a link can't express it.
fn left_out(numbers: &[u32]) -> Option<u32> {
    Some(numbers.first().copied().unwrap_or(0)).filter(|&count| count < 2)
}

/// The link for a control cell and arms of these lengths through region numbers.
fn arrow(cells: &[Cell], left_out: u32, lengths: &[u32], names: &Names) -> Option<String> {
    let [control, first, rest @ ..] = cells else { return None };
    let mut rest = rest;
    let mut arms = Vec::new();
    for &length in lengths {
        let (arm, others) = rest.split_at_checked(length as usize)?;
        arms.push(format!("{}{}", names.cell(*first), names.cells(arm)));
        rest = others;
    }
    let all = cells[1..].iter().all(|cell| names.regions.contains(cell));
    (rest.is_empty() && all && !arms.is_empty())
        .then(|| format!(".ChaosArrow{}~{left_out}{}", names.cell(*control), arms.join("~-")))
}

/// Returns `true` if every clue about a rank permits ties.
fn all_may_tie(geometry: &Geometry) -> bool {
    let mut clues = geometry.constraints().iter().filter(|one| one.kind().name == "full-rank");
    clues.all(|clue| matches!(clue.numbers(), [_, (1..)]))
}

/// The link for groups of cells with these sizes.
fn equal_sum(cells: &[Cell], sizes: &[u32], names: &Names) -> Option<String> {
    let mut rest = cells;
    let mut groups = Vec::new();
    for &size in sizes {
        let (group, others) = rest.split_at_checked(size as usize)?;
        groups.push(names.cells(group));
        rest = others;
    }
    rest.is_empty().then(|| format!(".EqualSum{}", groups.join("~-")))
}

/// The link for a cell that contains the position of its own number in a row or column.
fn indexing(cells: &[Cell], number: u32, side: usize, names: &Names) -> Option<String> {
    let cell = names.cell(*cells.get((number as usize).checked_sub(1)?)?);
    let (line, is_back) = across(cells, side)?;
    let of = if line.starts_with('R') { "C" } else { "R" };
    (!is_back).then(|| format!(".Indexing~{of}{cell}"))
}

/// The number of a constraint on a pair, or its default; `None` for a relation without a number.
fn number(constraint: &Constraint) -> Option<u32> {
    let usual = match constraint.kind().name {
        "difference" => Some(1),
        "ratio" => Some(2),
        _ => None,
    };
    constraint.numbers().first().copied().or(usual)
}

/// The name of a whole row or column, and `true` if its cells are in reverse order.
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

/// The link for a diagonal with its total, or for four cells with the digits that they contain.
/// `None` if a diagonal has another direction.
fn from_first_cell(constraint: &Constraint, geometry: &Geometry) -> Option<String> {
    let (cells, size, names) = (constraint.cells(), size(geometry), Names::of(geometry));
    let &first = cells.first()?;
    let name = names.cell(first);
    if constraint.kind().name == "little-killer" {
        let total = constraint.numbers().first()?;
        return (size.diagonal(first)? == cells).then(|| format!(".LittleKiller~{total}{name}"));
    }
    let digits: Vec<String> = constraint.numbers().iter().map(u32::to_string).collect();
    if size.square(first).is_some_and(|square| square == *cells) {
        return Some(format!(".Quad{name}~{}", digits.join("~")));
    }
    Some(format!(".ContainAtLeast~{}{}", digits.join("_"), names.cells(cells)))
}
