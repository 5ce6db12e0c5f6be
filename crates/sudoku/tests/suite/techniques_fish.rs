//! Fish and templates: published examples, a simple twin, soundness on all geometries.

use crate::common;
use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::library::{Case, all};
use evoku_sudoku::logic::{Fins, Fish, FishShape, LADDER, Pattern, Reasoner, Technique};
use evoku_sudoku::search::solve;
use evoku_sudoku::{
    Candidate, Candidates, Cell, Cells, Digit, Digits, Element, Geometry, Grid, House, HouseKind,
    Partition, Rules, Shape, Sudoku,
};
use proptest::prelude::*;

/// Positions of HoDoKu's library (the examples of its technique pages), with their technique.
#[rustfmt::skip]
const EXAMPLES: &[(&str, &str)] = &[
    ("X-Wing", ":0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1....+52::313 314 343 344 353 354 363 364 394::"),
    ("Jellyfish", ":0302:7:2.......3.8..3..5...34.21....12.54......9......93.86....25.69...9..2..7.4.......1::712 715 721 729 751 752 759 792 795::"),
    ("Sashimi X-Wing", ":0320:8:4..5.769....+3....2.68+1...3.65.2.4..9...+73.4.....9.......+68........+6.3..73894+7....::859 869::"),
    ("Finned Swordfish", ":0311:5:.+6.4+1+7.+83+3+1+4+98..+7.8+7..+6+39147+43.29..+8..+8+3+4+6.2+7..6.+7.34+96..+75+4+8+314+3+1.+9.7..58+7631+4+9+2::557::"),
    ("Franken Swordfish", ":0331:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946:415 136 442 144 952 474 184 484:913::"),
    ("Finned Franken X-Wing", ":0340:1:4.392..5659...6...6..85..4.1.5.9846.9.426.5...6.5.4...25...9683849632715..6.85294:328 829 759 367 867 269 769:129::"),
    ("Finned Mutant Jellyfish", ":0362:4:.7+6+1.95..1..+6.5...+98+5+72.16.+7...1+6.......97.3.6+9.2+5.+7188.7.6..5...9+5..3.....+9...4.:211 319 425 227 228 229 443 449 172 272 376 476 885 286 486 289 895 396:419::"),
    ("Siamese Finned Swordfish", ":03111:5:6...219...12..8..........+1+2.9+7+26413.24.+1.....+1......+2.+7+295+3684+13.+1.472..+4.5.1+2+3.7:812 813 924 832 934 662 862 864 964:521 531 562::"),
];

#[test]
fn published_examples_are_found() {
    for (name, line) in EXAMPLES {
        let case = Case::new(line);
        let technique = Technique::by_name(name).expect("a technique of the ladder");
        assert!(all(&mut case.reasoner(), technique).iter().any(|it| case.is(it)), "{name}");
    }
}

/// A fish of the simple twin: base, cover, fins with endo fins, eliminations.
type Caught = (Vec<House>, Vec<House>, Vec<Cell>, Vec<Cell>);

/// All fish of a size on a digit with these places, base and cover houses, in order. Every choice
/// of base houses is tried with every choice of cover houses, by the definition.
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

/// All choices of `count` houses, in order.
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

/// A position of a random puzzle with some more candidates ruled out, and a solution of it.
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

/// A random solution, from a board with some random digits that has one.
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

/// The fish of a technique by the simple twin: per digit, rows as base first.
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
    #![proptest_config(ProptestConfig::with_cases(24))]

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
            found.iter().map(|it| it.eliminations.clone()).collect();
        prop_assert_eq!(expected, conclusions);
        let first = found.first().map(|deduction| match &deduction.pattern {
            Pattern::Fish { digit, base, cover, .. } => (*digit, base.clone(), cover.clone()),
            other => panic!("a fish, not {other:?}"),
        });
        let expected = twin.first().map(|(digit, fish)| (*digit, fish.0.clone(), fish.1.clone()));
        prop_assert_eq!(expected, first);
    }

    /// The eliminations and placements of fish and templates agree with every solution.
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

    /// Templates equal an enumeration of all of them, on a position and on its successors.
    #[test]
    fn templates_agree_with_listing_them(seed: u64, board in 0..7_usize) {
        let (mut reasoner, _) = position(&geometries()[board], seed);
        for _ in 0..3 {
            let deleted = all(&mut reasoner, Technique::TemplateDelete);
            let set = all(&mut reasoner, Technique::TemplateSet);
            let (mut unused, mut in_all) = (BTreeSet::new(), BTreeSet::new());
            for (digit, [places, any, every]) in plain_templates(&reasoner).into_iter().enumerate() {
                let digit = Digit::from_index(digit);
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    /// Kraken fish are sound, and each of their chains leads from a place of the fish to the
    /// conclusion.
    #[test]
    fn chains_of_kraken_fish_end_in_the_conclusion(seed: u64, board in 0..4_usize) {
        let (mut reasoner, solution) = position(&geometries()[board], seed);
        for deduction in all(&mut reasoner, Technique::KrakenFish1) {
            let [out] = deduction.eliminations[..] else { panic!("one place, not {deduction:?}") };
            prop_assert_ne!(solution.get(out.cell), Some(out.digit), "{:?}", deduction);
            let Pattern::Fish { digit, fins, chains, .. } = &deduction.pattern else {
                panic!("a fish, not {deduction:?}")
            };
            prop_assert!(chains.len() >= fins.len());
            for chain in chains {
                let ends = (chain.steps.first().zip(chain.steps.last())).expect("two steps");
                prop_assert_eq!((ends.0.digit, ends.0.on), (*digit, true));
                prop_assert_eq!((&ends.1.cells[..], ends.1.digit, ends.1.on), (&[out.cell][..], out.digit, false));
            }
        }
    }
}

/// For each digit, its places, those in any and those in every template. All templates are
/// enumerated; those are removed that use a place which every template of another digit uses.
fn plain_templates(reasoner: &Reasoner) -> Vec<[Cells; 3]> {
    let (side, candidates) = (reasoner.geometry().side(), reasoner.candidates());
    let places = |digit: Digit| -> Cells {
        let cells = (0..side * side).map(Cell::from_index);
        let open = |cell: &Cell| reasoner.grid().get(*cell).is_none();
        cells.filter(open).filter(|&cell| candidates.get(cell).contains(digit)).collect()
    };
    let places: Vec<Cells> = (0..side).map(|digit| places(Digit::from_index(digit))).collect();
    let mut lists: Vec<Vec<Cells>> =
        places.iter().map(|places| templates(reasoner.geometry(), *places)).collect();
    let every = |list: &Vec<Cells>| match list.split_first() {
        Some((first, rest)) => rest.iter().fold(*first, |every, template| every & *template),
        None => Cells::EMPTY,
    };
    loop {
        let forced: Vec<Cells> = lists.iter().map(every).collect();
        let before: usize = lists.iter().map(Vec::len).sum();
        for (digit, list) in lists.iter_mut().enumerate() {
            list.retain(|template| {
                let others = forced.iter().enumerate().filter(|(other, _)| *other != digit);
                others.into_iter().all(|(_, forced)| template.is_disjoint(forced))
            });
        }
        if lists.iter().map(Vec::len).sum::<usize>() == before {
            break;
        }
    }
    let any = |list: &Vec<Cells>| list.iter().fold(Cells::EMPTY, |any, template| any | *template);
    places.iter().zip(&lists).map(|(places, list)| [*places, any(list), every(list)]).collect()
}

/// The templates of a digit that has these places.
fn templates(geometry: &Geometry, places: Cells) -> Vec<Cells> {
    let needed = |house: &House| geometry.cells(*house).iter().any(|&cell| places.contains(cell));
    let houses: Vec<House> = geometry.houses().filter(needed).collect();
    let mut all = Vec::new();
    let mut list = vec![(Cells::EMPTY, places)];
    while let Some((template, open)) = list.pop() {
        let missing =
            |house: &&House| !geometry.cells(**house).iter().any(|&cell| template.contains(cell));
        match houses.iter().find(missing) {
            None => all.push(template),
            Some(&house) => {
                for &cell in geometry.cells(house).iter().filter(|&&cell| open.contains(cell)) {
                    let seen: Cells = geometry.peers(cell).iter().copied().collect();
                    let with = template | Cells::only(cell);
                    list.push((with, open - seen - Cells::only(cell)));
                }
            }
        }
    }
    all
}
