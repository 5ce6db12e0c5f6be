//! Fish and templates: published examples, HoDoKu's library, a plain twin, soundness on all geometries.

#![allow(clippy::print_stderr, reason = "a skipped test says so")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::logic::{Deduction, Fins, Fish, FishShape, LADDER, Pattern, Reasoner, Technique};
use evoku_sudoku::search::solve;
use evoku_sudoku::{
    Candidate, Candidates, Cell, Cells, Digit, Digits, Element, Geometry, Grid, House, HouseKind,
    Partition, Rules, Shape, Sudoku,
};
use proptest::prelude::*;

/// A case of HoDoKu's library, `:code:digits:givens:deleted:eliminations:placements:`.
struct Case<'a> {
    code: &'a str,
    none: bool,
    givens: Grid,
    deleted: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl<'a> Case<'a> {
    fn new(line: &'a str) -> Self {
        let parts: Vec<&str> = line.split(':').collect();
        let (code, variant) = parts[1].split_once('-').unwrap_or((parts[1], ""));
        let givens = common::grid(&parts[3].replace('+', ""));
        let (deleted, eliminations) = (candidates(parts[4]), candidates(parts[5]));
        Self { code, none: variant == "x", givens, deleted, eliminations }
    }

    /// The conclusions of a technique here.
    fn conclusions(&self, technique: Technique) -> BTreeSet<Vec<Candidate>> {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let mut marks = Candidates::seen(&geometry, &self.givens);
        for candidate in &self.deleted {
            if self.givens.get(candidate.cell).is_none() {
                marks.remove(candidate.cell, candidate.digit);
            }
        }
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&self.givens, &self.givens, Some(&marks), false);
        all(&mut reasoner, technique).into_iter().map(|deduction| deduction.eliminations).collect()
    }
}

fn all(reasoner: &mut Reasoner, technique: Technique) -> Vec<Deduction> {
    let mut deductions = Vec::new();
    let end = reasoner.all(technique, &mut |deduction| {
        deductions.push(deduction);
        ControlFlow::Continue(())
    });
    assert!(end.is_continue());
    deductions
}

/// Candidates as `digit row column`, ascending.
fn candidates(text: &str) -> Vec<Candidate> {
    let number = |text: &str| text.parse::<usize>().expect("three digits");
    let mut all: Vec<Candidate> = text
        .split_ascii_whitespace()
        .map(number)
        .map(|n| Candidate {
            digit: Digit::from_index(n / 100 - 1),
            cell: Cell::at(n / 10 % 10 - 1, n % 10 - 1, 9),
        })
        .collect();
    all.sort_unstable();
    all
}

/// The technique of a code of HoDoKu's library: `03` shape size, and `1` for siamese fish.
fn technique(code: &str) -> Option<Technique> {
    let digits: Vec<u8> = code.bytes().map(|digit| digit - b'0').collect();
    let (shape, fins) = match digits.get(2)? {
        0 => (FishShape::Basic, Fins::None),
        1 => (FishShape::Basic, Fins::Finned),
        2 => (FishShape::Basic, Fins::Sashimi),
        3 => (FishShape::Franken, Fins::None),
        4 => (FishShape::Franken, Fins::Finned),
        5 => (FishShape::Mutant, Fins::None),
        6 => (FishShape::Mutant, Fins::Finned),
        _ => return None,
    };
    let fish = Fish { size: 2 + digits.get(3)?, shape, fins };
    match (code.starts_with("03"), &digits[4..]) {
        (true, []) => Some(Technique::Fish(fish)),
        (true, [1]) => Some(Technique::SiameseFish(fish)),
        _ => None,
    }
}

#[test]
fn the_fish_of_hodokus_library_are_found() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/logic/reglib-1.3.txt");
    let Ok(bytes) = fs::read(path) else {
        eprintln!("SKIPPED: no {path}");
        return;
    };
    let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
    let (mut cases, mut misses) = (0, Vec::new());
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = Case::new(line);
        let Some(technique) = technique(case.code) else { continue };
        cases += 1;
        let found = case.conclusions(technique);
        if case.none && !found.is_empty() || !case.none && !found.contains(&case.eliminations) {
            misses.push(line.to_owned());
        }
    }
    assert!(cases > 100, "only {cases} cases");
    assert!(misses.is_empty(), "{} of {cases} missed:\n{}", misses.len(), misses.join("\n"));
}

/// A fish as the plain twin sees it: base, cover, fins with endo fins, eliminations.
type Caught = (Vec<House>, Vec<House>, Vec<Cell>, Vec<Cell>);

/// All fish of a size on a digit with these places, base and cover houses, in order: every choice of base
/// houses against every choice of cover houses, by the definition.
fn plain_fish(
    geometry: &Geometry,
    digit_places: &Cells,
    size: usize,
    [bases, covers]: [&[House]; 2],
    with_fins: bool,
) -> Vec<Caught> {
    let inside: Vec<Cells> = geometry
        .houses()
        .map(|house| geometry.cells(house).iter().copied().collect::<Cells>() & *digit_places)
        .collect();
    let places = |house: House| inside[house.index()];
    let held = |houses: &[House]| -> (Cells, Cells) {
        houses.iter().fold((Cells::EMPTY, Cells::EMPTY), |(once, twice), &house| {
            (once | places(house), twice | (once & places(house)))
        })
    };
    let mut caught = Vec::new();
    for base in choices(bases, size) {
        let (base_places, endo_fins) = held(&base);
        let most = if with_fins { usize::MAX } else { size };
        let full = base.iter().all(|&house| (1..=most).contains(&places(house).len()));
        if !full || endo_fins.len() > if with_fins { 2 } else { 0 } {
            continue;
        }
        for cover in choices(covers, size) {
            let idle = |house: &House| base_places.is_disjoint(&places(*house));
            if cover.iter().any(|house| base.contains(house) || idle(house)) {
                continue;
            }
            let (cover_places, twice) = held(&cover);
            let fins = (base_places - cover_places) | endo_fins;
            if fins.is_empty() == with_fins || fins.len() > 5 {
                continue;
            }
            let sees_fins = |cell: &Cell| fins.iter().all(|fin| geometry.peers(fin).contains(cell));
            let out = (cover_places - base_places) | twice;
            let out: Vec<Cell> = out.iter().filter(sees_fins).collect();
            if !out.is_empty() {
                caught.push((base.clone(), cover, fins.iter().collect(), out));
            }
        }
    }
    caught
}

/// All choices of so many houses, in order.
fn choices(houses: &[House], count: usize) -> Vec<Vec<House>> {
    match (count, houses) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let mut all = choices(rest, count - 1);
            all.iter_mut().for_each(|choice| choice.insert(0, *first));
            all.extend(choices(rest, count));
            all
        }
    }
}

/// A position of a random puzzle in which some more candidates were ruled out, and a solution of it.
fn position(geometry: &Arc<Geometry>, seed: u64) -> (Reasoner, Grid) {
    let mut random = common::numbers(seed);
    let solution = solution(geometry, &mut random);
    let (givens, ruled_out) = (random(50), random(60));
    let mut grid = Grid::blank(geometry.side());
    for (cell, digit) in solution.digits() {
        if random(100) < givens {
            grid.set(cell, Some(digit));
        }
    }
    let mut marks = Candidates::seen(geometry, &grid);
    for (cell, digit) in solution.digits() {
        for other in marks.get(cell) - Digits::only(digit) {
            if random(100) < ruled_out {
                marks.remove(cell, other);
            }
        }
    }
    let mut reasoner = Reasoner::new(geometry);
    reasoner.resume(&grid, &grid, Some(&marks), true);
    (reasoner, solution)
}

/// A random solution: of a board with some random digits that has one.
fn solution(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let side = geometry.side();
    loop {
        let mut grid = Grid::blank(side);
        for _ in 0..random(side) + 2 {
            let cell = Cell::from_index(random(side * side));
            let open = Candidates::seen(geometry, &grid).get(cell);
            let digits: Vec<Digit> = open.iter().collect();
            if let (None, false) = (grid.get(cell), digits.is_empty()) {
                grid.set(cell, Some(digits[random(digits.len())]));
            }
        }
        let sudoku = Sudoku::new(Arc::clone(geometry), grid).expect("digits of the board");
        if let Some(solution) = solve(&sudoku).solution() {
            return solution.clone();
        }
    }
}

/// Boards of several sizes and rules.
fn geometries() -> Vec<Arc<Geometry>> {
    let nine = |rules| Geometry::new(Shape::NINE, rules).expect("rules that fit");
    let plain = |rows, columns| Geometry::plain(Shape::new(rows, columns).expect("a shape"));
    let plain_nine = plain(3, 3);
    let part = |cell: usize| plain_nine.partition_of(Cell::from_index(cell)).unwrap_or(0) as u8;
    let mut regions: Vec<u8> = (0..81).map(part).collect();
    for [cell, other] in [[2, 12], [24, 34], [47, 57], [60, 50], [45, 54]] {
        regions.swap(cell, other);
    }
    let jigsaw = Rules { partition: Partition::Regions(regions), ..Rules::default() };
    vec![
        Arc::new(plain(2, 3)),
        Arc::new(plain(3, 3)),
        Arc::new(nine(jigsaw)),
        Arc::new(nine(Rules { diagonal: true, ..Rules::default() })),
        Arc::new(nine(Rules { windoku: true, ..Rules::default() })),
        Arc::new(nine(Rules { anti_knight: true, ..Rules::default() })),
        Arc::new(nine(Rules { partition: Partition::None, ..Rules::default() })),
        Arc::new(plain(3, 4)),
    ]
}

/// The fish of a technique by the plain twin: per digit, rows as base first.
fn plain_twin(reasoner: &Reasoner, fish: Fish) -> Vec<(Digit, Caught)> {
    use HouseKind::{Box, Column, Region, Row};
    let geometry = reasoner.geometry();
    let of = |kinds: &[HouseKind]| -> Vec<House> {
        geometry.houses().filter(|&house| kinds.contains(&geometry.kind(house))).collect()
    };
    let sides = match fish.shape {
        FishShape::Basic => vec![[of(&[Row]), of(&[Column])], [of(&[Column]), of(&[Row])]],
        FishShape::Franken => {
            let [rows, columns] = [of(&[Row, Box, Region]), of(&[Column, Box, Region])];
            vec![[rows.clone(), columns.clone()], [columns, rows]]
        }
        FishShape::Mutant => vec![[of(&HouseKind::ALL), of(&HouseKind::ALL)]],
    };
    let side_of = |houses: &[House], line: HouseKind| {
        let fits = |&house: &House| [line, Box, Region].contains(&geometry.kind(house));
        let has_line = houses.iter().any(|&house| geometry.kind(house) == line);
        let basic = houses.iter().all(|&house| geometry.kind(house) == line);
        (houses.iter().all(fits) && has_line, basic)
    };
    let shape = |(base, cover, _, _): &Caught| {
        for (line, other) in [(Row, Column), (Column, Row)] {
            match (side_of(base, line), side_of(cover, other)) {
                ((true, true), (true, true)) => return FishShape::Basic,
                ((true, _), (true, _)) => return FishShape::Franken,
                _ => {}
            }
        }
        FishShape::Mutant
    };
    let candidates = reasoner.candidates();
    let open = |cell: &Cell, digit| {
        reasoner.grid().get(*cell).is_none() && candidates.get(*cell).contains(digit)
    };
    let sashimi = |digit, (base, _, fins, _): &Caught| {
        let left = |house: &&House| {
            let cells = geometry.cells(**house).iter();
            cells.filter(|cell| open(cell, digit) && !fins.contains(cell)).count()
        };
        fish.shape == FishShape::Basic && base.iter().any(|house| left(&house) <= 1)
    };
    let mut caught = Vec::new();
    for digit in (0..geometry.side()).map(Digit::from_index) {
        let places: Cells = (0..geometry.side().pow(2))
            .map(Cell::from_index)
            .filter(|cell| open(cell, digit))
            .collect();
        for [base, cover] in &sides {
            let with_fins = fish.fins != Fins::None;
            let size = usize::from(fish.size);
            for fish_here in plain_fish(geometry, &places, size, [base, cover], with_fins) {
                let wanted = match fish.fins {
                    Fins::None => true,
                    fins => (fins == Fins::Sashimi) == sashimi(digit, &fish_here),
                };
                if wanted && shape(&fish_here) >= fish.shape {
                    caught.push((digit, fish_here));
                }
            }
        }
    }
    caught
}

fn conclusion(digit: Digit, cells: &[Cell]) -> Vec<Candidate> {
    cells.iter().map(|&cell| Candidate { cell, digit }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The same conclusions as by trying all choices of houses, and the same fish first.
    #[test]
    fn the_search_agrees_with_its_plain_twin(seed: u64, board in 0..8_usize, kind in 0..11_usize) {
        use {FishShape::*, Fins::*};
        let (size, shape, fins) = [
            (2, Basic, Fins::None), (3, Basic, Fins::None), (2, Basic, Finned), (2, Basic, Sashimi),
            (3, Basic, Finned), (3, Basic, Sashimi), (4, Basic, Finned), (2, Franken, Fins::None),
            (2, Franken, Finned), (2, Mutant, Fins::None), (2, Mutant, Finned),
        ][kind];
        let fish = Fish { size, shape, fins };
        let (mut reasoner, _) = position(&geometries()[board], seed);
        let twin = plain_twin(&reasoner, fish);
        let found = all(&mut reasoner, Technique::Fish(fish));
        let expected: BTreeSet<_> =
            twin.iter().map(|(digit, fish)| conclusion(*digit, &fish.3)).collect();
        let conclusions: BTreeSet<_> =
            found.iter().map(|deduction| deduction.eliminations.clone()).collect();
        prop_assert_eq!(expected, conclusions);
        let first = found.first().map(|deduction| match &deduction.pattern {
            Pattern::Fish { digit, base, cover, .. } => (*digit, base.clone(), cover.clone()),
            other => panic!("a fish, not {other:?}"),
        });
        let expected = twin.first().map(|(digit, fish)| (*digit, fish.0.clone(), fish.1.clone()));
        prop_assert_eq!(expected, first);
    }

    /// What a fish or the templates rule out or place agrees with every solution.
    #[test]
    fn nothing_of_a_solution_is_ruled_out(seed: u64, board in 0..8_usize) {
        let (mut reasoner, solution) = position(&geometries()[board], seed);
        for (technique, _) in LADDER.iter().flat_map(|rung| rung.kinds) {
            let bounded = match technique {
                Technique::Fish(fish) | Technique::SiameseFish(fish) => fish.size <= 3,
                Technique::TemplateSet | Technique::TemplateDelete => true,
                _ => false,
            };
            if !bounded {
                continue;
            }
            for deduction in all(&mut reasoner, *technique) {
                for out in &deduction.eliminations {
                    prop_assert_ne!(solution.get(out.cell), Some(out.digit), "{:?}", deduction);
                }
                for set in &deduction.placements {
                    prop_assert_eq!(solution.get(set.cell), Some(set.digit), "{:?}", deduction);
                }
            }
        }
    }

    /// Templates: against listing all of them, on a position and on what follows from it.
    #[test]
    fn templates_agree_with_listing_them(seed: u64, board in 0..7_usize) {
        let (mut reasoner, _) = position(&geometries()[board], seed);
        for _ in 0..3 {
            let deleted = all(&mut reasoner, Technique::TemplateDelete);
            let set = all(&mut reasoner, Technique::TemplateSet);
            let (mut unused, mut in_all) = (BTreeSet::new(), BTreeSet::new());
            for digit in (0..reasoner.geometry().side()).map(Digit::from_index) {
                let [places, any, every] = plain_templates(&reasoner, digit);
                unused.extend((places - any).iter().map(|cell| Candidate { cell, digit }));
                in_all.extend(every.iter().map(|cell| Candidate { cell, digit }));
            }
            let out = deleted.iter().flat_map(|deduction| deduction.eliminations.clone());
            prop_assert_eq!(unused, out.collect::<BTreeSet<_>>());
            let placed = set.iter().flat_map(|deduction| deduction.placements.clone());
            prop_assert_eq!(in_all, placed.collect::<BTreeSet<_>>());
            let Some(next) = set.first().or(deleted.first()) else { break };
            reasoner.apply(next);
        }
    }
}

/// The places of a digit, those in any and those in every template, by listing all.
fn plain_templates(reasoner: &Reasoner, digit: Digit) -> [Cells; 3] {
    let geometry = reasoner.geometry();
    let (side, candidates) = (geometry.side(), reasoner.candidates());
    let places: Cells = (0..side * side)
        .map(Cell::from_index)
        .filter(|&cell| reasoner.grid().get(cell).is_none() && candidates.get(cell).contains(digit))
        .collect();
    let needed = |house: &House| geometry.cells(*house).iter().any(|&cell| places.contains(cell));
    let houses: Vec<House> = geometry.houses().filter(needed).collect();
    let mut used = [Cells::EMPTY, places];
    let mut list = vec![(Cells::EMPTY, places)];
    while let Some((template, open)) = list.pop() {
        let missing =
            |house: &&House| !geometry.cells(**house).iter().any(|&cell| template.contains(cell));
        match houses.iter().find(missing) {
            None => used = [used[0] | template, used[1] & template],
            Some(&house) => {
                for &cell in geometry.cells(house).iter().filter(|&&cell| open.contains(cell)) {
                    let seen: Cells = geometry.peers(cell).iter().copied().collect();
                    let with = template | Cells::only(cell);
                    list.push((with, open - seen - Cells::only(cell)));
                }
            }
        }
    }
    [places, used[0], if used[0].is_empty() { Cells::EMPTY } else { used[1] }]
}
