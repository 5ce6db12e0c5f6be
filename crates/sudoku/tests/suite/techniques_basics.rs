//! Singles, intersections, subsets, single-digit patterns, wings, colors: published examples and
//! laws.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::library::{Case, all};
use crate::common::{any_geometry, numbers, puzzle};
use evoku_sudoku::logic::{Deduction, LADDER, Pattern, Reasoner, Rung, Technique};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, HouseKind, Shape, Sudoku,
    Symmetry,
};
use proptest::prelude::*;

/// The techniques of this file: those before uniqueness on the ladder, except fish, and colors.
fn techniques(side: usize) -> Vec<Technique> {
    let of_ladder = LADDER.iter().map(Rung::technique).filter(|technique| {
        use Technique::*;
        matches!(
            technique,
            FullHouse
                | NakedSingle
                | HiddenSingle
                | LockedPair
                | LockedTriple
                | Pointing
                | Claiming
                | RemotePair
                | BivalueUniversalGrave
                | Skyscraper
                | TwoStringKite
                | DualTwoStringKite
                | TurbotFish
                | EmptyRectangle
                | DualEmptyRectangle
                | WWing
                | XyWing
                | XyzWing
                | SimpleColorsTrap
                | MultiColors1
        )
    });
    let sizes = Technique::subset_sizes(side);
    let subsets =
        sizes.flat_map(|size| [Technique::NakedSubset(size), Technique::HiddenSubset(size)]);
    of_ladder.chain(subsets).collect()
}

fn sorted(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut sorted = candidates.to_vec();
    sorted.sort_unstable();
    sorted
}

/// Examples of HoDoKu's technique pages (hodoku.sourceforge.net/en/techniques.php), in the format
/// of its library: the board, candidates ruled out before, and the technique's eliminations.
#[rustfmt::skip]
const EXAMPLES: &[(Technique, &str)] = &[
    (Technique::Pointing, ":0100:1:.+92....+365...3+697..3+6.+94...+2.58.1.+9+3+3.96.28.....9.32..+9+5+34+6..2..87+32+9..56+2....3.+9:811 515 715 538 761 595 795:193 198:"),
    (Technique::Claiming, ":0101:1:..7+1+2+3+5..3+5+16497..6+295+78+3+4+1..+6+4.2.35.+32...4..59+43..+2.....9.61.4.+65214..3......6..:818 819 758 768 791 792 798 799:151:"),
    (Technique::LockedPair, ":0110-1:47:6.......8..2....7.94.........15.98..79....5.2.....4..916...5.2......2..5..3961...::477 479 487 488 491 498 777 779 787 792:"),
    (Technique::LockedTriple, ":0111-1:678:....4.3...8...1429..15......76.....8.....2.....9.5..7...8......3.........9.1.863.::618 619 631 632 635 636 719 731 735 736 818 835:"),
    (Technique::NakedSubset(2), ":0200:16:7.+9...+3+4.+3.274.58+948+59..+7+2..3+1..8+49+7.47.9.86..9+84.+7+21.+8+2+3.+79.54+176+2549+3+8+9+5+4....+72::114 115 116 614 615 616:"),
    (Technique::NakedSubset(3), ":0201:258:.1.......3.45......76.9...47+2+14+8+9+563.3.627+41+946+9+3+15+8+276...3.94...+3..82.6.......3.:714 819 728 829 573 581 785 591 593 795 196 296:211 216 511 518 811 818:"),
    (Technique::NakedSubset(4), ":0202:4679:+53+2+78+6...9+78+241.+6...19+5+32+87.254..6+7...3+617.5+27..+5........+1........+8.51.6...3...98::471 472 481 491 492 671 672 691 692 972:"),
    (Technique::HiddenSubset(2), ":0210:29:.6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1.+326.1..4.+6+38.:913 315 325 932 933:311 515 711 715 815:"),
    (Technique::HiddenSubset(3), ":0211:458:....+23.9.82.9...+5.4.9.1..+2..8.+25+94+7..9+4671.8+5..5.3..1...+8.9.5+42+9.+2..5+837+54+73+8+2.+6.::112 119 612 619 712 714:"),
    (Technique::HiddenSubset(4), ":0212:3678:.3.....1...8.9....4..6.8......+57694....+9+8+352....124...2+76..+519....7.+9....95...47.:121 151 361 861 485 299:329 339 389 619 629 689 719 729 739 819 889:"),
    (Technique::Skyscraper, ":0400:1:+6+9+7.....+2..19+72.6+3..+3..679.9+12...6.+737+4+2+6.95.+8+65+7.+9.+2414+8+6+93+2+757.9.24..+6..+68.+7..+9::117 118 134 135:"),
    (Technique::TwoStringKite, ":0401:3:+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1::381:"),
    (Technique::EmptyRectangle, ":0402:9:7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1::986:"),
    (Technique::TurbotFish, ":0403:2:2+64+9+13587.3+1.+8+5..2.+58..6+3.+1+4+7+9+6+3..+5+8+12+6+8+54+739+3+8+5.9...659+3+1.+8..+4+84.5+6.+91+361.3+49+8.5::277:"),
    (Technique::DualTwoStringKite, ":0401:4:+5.+91.+7+8...+8+79.5+1...+13.8.5+9+7.9+4.+1.+27.+8+752+964+3+11.+2.+7.+9.87.+1...+6.9+9+56+74+13+8+2.2+8..+9+71.:431 574 375 594 395:419 428:"),
    (Technique::DualEmptyRectangle, ":0405:1:32.+5479.6..6+2+1+3.+5..+45+69+8+23.+5..+47+2.....+79.1.+25..28.+57..+2+1+4+3+5+9+67+86+73+1+84+5+9+2.5.+726143::149 168:"),
    (Technique::SimpleColorsTrap, ":0500:3:21+4..+6.....+79.+2..4...4.7.....+1+87..32..+26+9.....48.21..642.+7.986+1..91+68...1+86+2+4...9:937 938 387 587 787 588 788 789:319 339 381:"),
    (Technique::SimpleColorsWrap, ":0501:8:+6+5+9...+1+3...+1.3.6+252.+31+65.4+9.+2..9+63+1.+36.7..5+9.+91.+3.4.+6279.6..+2+5+35.+6...9811.2...+4+7+6:814 815 424 826 443 843 849 855 856 863 875 285 896:819 821 824 832 844 853 867 876 892 895:"),
    (Technique::MultiColors1, ":0502:8:......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......::824 832 843 845 863 865:"),
    (Technique::MultiColors2, ":0503:8:......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......::824 832:"),
    (Technique::BivalueUniversalGrave, ":0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::373 673:"),
    (Technique::RemotePair, ":0703:58:..+1.+4+9+2+636+3.21+7+9+4.942+63..+7.2634.+17.98.+4.+9..2...+9.+6+2.+34..7..4.9.+4..9+7631..+9+6.+2.+4.7::577 579 594 596 877 879 894 896:"),
    (Technique::XyWing, ":0800:2:+8..+36.+9....+9.1.863.+63.+89..+59+24+6+7+3+1+5+83+8+6+9+5+17+2457+182+4+3+9+6+4+3+2+1+9658+769+8+5+37......+24+8+63+9::226:"),
    (Technique::XyzWing, ":0801:467:+673.+8.+2.9514.92..+3+9+82.....+5+167+359..28.+9.1.53+6..+5+8..+7+9+1..+614.9+2+8..+1..835+4..+8...1+67::635 636:"),
    (Technique::WWing, ":0803:4:6..+9+5..7...+9.2.....58.+31...+1+64+3+8+9+7+52...1+7+59+46597+24+6..892+54+1+76+8+3...5+6+2.....68+93...::417 427 437 489 499:"),
];

#[test]
fn published_examples() {
    for &(technique, line) in EXAMPLES {
        let case = Case::new(line);
        let deductions = all(&mut case.reasoner(), technique);
        let hit = deductions.iter().any(|it| it.technique == technique && case.is(it));
        assert!(hit, "{technique} in {line}: {deductions:?}");
    }
}

/// Without uniqueness, a grave proves nothing.
#[test]
fn a_grave_needs_a_puzzle_with_one_solution() {
    let (technique, line) =
        EXAMPLES.iter().find(|example| example.0 == Technique::BivalueUniversalGrave).unwrap();
    let mut reasoner = Case::new(line).on(&Arc::new(Geometry::plain(Shape::NINE)), false);
    assert_eq!(all(&mut reasoner, *technique), []);
}

/// A solution of a board of this geometry with some random digits; `None` if the board has no
/// solution.
fn solved(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
    let side = geometry.side();
    let mut marks = Candidates::all(side);
    for _ in 0..side / 2 {
        let cell = Cell::from_index(random(side * side));
        marks.set(cell, Digits::only(Digit::from_index(random(side))));
    }
    let sudoku = Sudoku::from_marks(Arc::clone(geometry), marks).ok()?;
    match solve(&sudoku) {
        Answer::None => None,
        Answer::Unique(grid) | Answer::Several(grid) => Some(grid),
    }
}

fn without(grid: &Grid, share: usize, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let cells = grid.cells().iter().map(|&digit| digit.filter(|_| random(100) < share));
    Grid::from_cells(cells.collect()).expect("a square of cells")
}

/// Checks that a deduction has an effect, and uses only existing candidates.
fn is_well_formed(reasoner: &Reasoner, deduction: &Deduction) {
    let candidates = reasoner.candidates();
    let touched = deduction.placements.iter().chain(&deduction.eliminations);
    let mut seen = BTreeSet::new();
    for candidate in touched {
        assert!(reasoner.grid().get(candidate.cell).is_none(), "{deduction:?}");
        assert!(candidates.get(candidate.cell).contains(candidate.digit), "{deduction:?}");
        assert!(seen.insert(*candidate), "{deduction:?} twice");
    }
    assert!(!seen.is_empty(), "{deduction:?}");
    if let Pattern::Chains(chains) = &deduction.pattern {
        for chain in chains {
            for (index, step) in chain.steps.iter().enumerate() {
                assert!(!step.cells.is_empty());
                assert_eq!(step.on, index % 2 == 1);
                assert!(step.causes.iter().all(|&cause| cause < index));
            }
        }
    }
}

proptest! {
    // More than half of the boards are rejected.
    #![proptest_config(ProptestConfig {
        max_global_rejects: 10_000,
        ..ProptestConfig::with_cases(200)
    })]

    /// On any board, from any position that still has a solution, no deduction rules out that
    /// solution, unless the deduction assumes uniqueness.
    #[test]
    fn no_solution_is_ruled_out(geometry in any_geometry(2..=9), seed: u64) {
        let mut random = numbers(seed);
        let geometry = Arc::new(geometry);
        // The engines may take long on 9x9 boards of unusual regions; smaller ones are solved at
        // once.
        prop_assume!(geometry.side() <= 6 || geometry.rules() == Geometry::plain(geometry.shape()).rules());
        let Some(solution) = solved(&geometry, &mut random) else {
            return Err(TestCaseError::reject("no solution"));
        };
        let share = random(60);
        let givens = without(&solution, share, &mut random);
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("part of a solution");
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.start(&sudoku, false);
        for _ in 0..geometry.side().pow(2) {
            let mut next = None;
            for technique in techniques(geometry.side()) {
                for deduction in all(&mut reasoner, technique) {
                    is_well_formed(&reasoner, &deduction);
                    for candidate in &deduction.placements {
                        prop_assert_eq!(solution.get(candidate.cell), Some(candidate.digit), "{:?}", deduction);
                    }
                    for candidate in &deduction.eliminations {
                        prop_assert_ne!(solution.get(candidate.cell), Some(candidate.digit), "{:?}", deduction);
                    }
                    next = next.or(Some(deduction));
                }
            }
            let Some(next) = next else { break };
            reasoner.apply(&next);
        }
    }

    /// The conclusions of a technique do not depend on the orientation and naming of the board.
    /// Exceptions are the techniques documented as incomplete, as in HoDoKu.
    #[test]
    fn equal_boards_have_equal_deductions(seed: u64) {
        let mut random = numbers(seed);
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let givens = puzzle(26, &mut random);
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("part of a solution");
        let symmetry = Symmetry::random(Shape::NINE, &mut random);
        let image = symmetry.apply(&sudoku).expect("a board of the same side");
        let mut here = Reasoner::new(&geometry);
        let mut there = Reasoner::new(image.geometry());
        here.start(&sudoku, false);
        there.start(&image, false);
        for technique in techniques(9) {
            use Technique::*;
            // One hidden single is reported per cell, and one remote pair per conclusion.
            // Skyscrapers, kites and W-wings prefer the first of two ends.
            if matches!(technique, HiddenSingle | RemotePair | Skyscraper | TwoStringKite | DualTwoStringKite | WWing) {
                continue;
            }
            let conclusions = |reasoner: &mut Reasoner, image: Option<&Symmetry>| -> BTreeSet<_> {
                let apply = |candidate: &Candidate| match image {
                    Some(symmetry) => Candidate {
                        cell: symmetry.apply_to_cell(candidate.cell),
                        digit: symmetry.apply_to_digit(candidate.digit),
                    },
                    None => *candidate,
                };
                let of = |deduction: Deduction| {
                    let touched = deduction.placements.iter().chain(&deduction.eliminations);
                    sorted(&touched.map(apply).collect::<Vec<_>>())
                };
                all(reasoner, technique).into_iter().map(of).collect()
            };
            prop_assert_eq!(
                conclusions(&mut here, Some(&symmetry)),
                conclusions(&mut there, None),
                "{}", technique
            );
        }
    }

    /// Compares singles with a plain examination of every cell and every house.
    #[test]
    fn every_single_is_found(geometry in any_geometry(1..=7), seed: u64) {
        let mut random = numbers(seed);
        let geometry = Arc::new(geometry);
        let Some(solution) = solved(&geometry, &mut random) else {
            return Err(TestCaseError::reject("no solution"));
        };
        let share = 20 + random(60);
        let givens = without(&solution, share, &mut random);
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("part of a solution");
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.start(&sudoku, false);
        loop {
            let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle]
                .map(|technique| -> BTreeSet<Candidate> {
                    all(&mut reasoner, technique).iter().flat_map(|found| found.placements.clone()).collect()
                });
            prop_assert_eq!(&singles, &plain_singles(&geometry, &reasoner));
            let Some(next) = reasoner.next([
                Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle,
            ]) else { break };
            reasoner.apply(&next);
        }
    }

    /// Locked candidates and subsets of all sizes finally rule out the same as a plain search. The
    /// plain search examines each house and each choice of its cells.
    #[test]
    fn intersections_and_subsets_are_complete(shape in 0..4_usize, seed: u64) {
        let mut random = numbers(seed);
        let shape = [(2, 2), (2, 3), (3, 3), (3, 4)][shape];
        let geometry = Arc::new(Geometry::plain(Shape::new(shape.0, shape.1).expect("a small board")));
        let Some(solution) = solved(&geometry, &mut random) else {
            return Err(TestCaseError::reject("no solution"));
        };
        let side = geometry.side();
        let mut marks = Candidates::all(side);
        let share = 30 + random(50);
        for (cell, digit) in solution.digits() {
            let drawn: Digits = Digits::first(side).iter().filter(|_| random(100) < share).collect();
            marks.set(cell, drawn | Digits::only(digit));
        }
        let blank = Grid::blank(side);
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&blank, &blank, Some(&marks), false);
        let sizes = Technique::subset_sizes(side);
        let subsets = sizes.flat_map(|size| [Technique::NakedSubset(size), Technique::HiddenSubset(size)]);
        let ladder: Vec<Technique> = [
            Technique::LockedPair, Technique::LockedTriple, Technique::Pointing, Technique::Claiming,
        ].into_iter().chain(subsets).collect();
        while let Some(next) = reasoner.next(ladder.iter().copied()) {
            prop_assert!(next.placements.is_empty());
            reasoner.apply(&next);
        }
        // Singles are not included, so a subset of one cell may be left; larger ones may not.
        let left = reasoner.candidates();
        for house in geometry.houses() {
            let cells = geometry.cells(house);
            for chosen in 1..(1_u32 << side) - 1 {
                let inside = |index: &usize| chosen >> index & 1 == 1;
                let union = (0..side).filter(inside).fold(Digits::EMPTY, |union, index| {
                    union | left.get(cells[index])
                });
                let size = chosen.count_ones() as usize;
                if union.len() != size || size == 1 || size == side - 1 {
                    continue;
                }
                let is_made_of_singles = |digits: Digits, outside: bool| {
                    (0..side).filter(|index| inside(index) != outside).any(|index| {
                        left.get(cells[index]).len() == 1
                    }) || digits.iter().any(|digit| {
                        cells.iter().filter(|cell| left.get(**cell).contains(digit)).count() == 1
                    })
                };
                let rest = Digits::first(side) - union;
                if is_made_of_singles(union, false) || is_made_of_singles(rest, true) {
                    continue;
                }
                for index in (0..side).filter(|index| !inside(index)) {
                    prop_assert!(left.get(cells[index]).is_disjoint(&union), "{:?} {:b}", house, chosen);
                }
            }
        }
    }
}

/// Full houses, naked singles and hidden singles, by examining each cell and house.
fn plain_singles(geometry: &Geometry, reasoner: &Reasoner) -> [BTreeSet<Candidate>; 3] {
    let grid = reasoner.grid();
    let candidates = reasoner.candidates();
    let mut singles = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    for cell in grid.open_cells() {
        if let Some(digit) = candidates.get(cell).single() {
            singles[1].insert(Candidate { cell, digit });
            let is_last = |house| {
                geometry
                    .cells(house)
                    .iter()
                    .all(|&other| other == cell || grid.get(other).is_some())
            };
            if geometry.houses_of(cell).iter().any(|&house| is_last(house)) {
                singles[0].insert(Candidate { cell, digit });
            }
        }
        for digit in candidates.get(cell) {
            let is_only = |house| {
                let others = geometry.cells(house).iter().filter(|&&other| other != cell);
                others.clone().all(|&other| !candidates.get(other).contains(digit))
            };
            if geometry.houses_of(cell).iter().any(|&house| is_only(house)) {
                singles[2].insert(Candidate { cell, digit });
            }
        }
    }
    singles
}

/// Boards without boxes have no pointing, kites and empty rectangles.
#[test]
fn a_latin_square_has_no_boxes_to_point_from() {
    let rules =
        evoku_sudoku::Rules { partition: evoku_sudoku::Partition::None, ..Default::default() };
    let geometry = Arc::new(Geometry::new(Shape::NINE, rules).expect("a Latin square"));
    assert_eq!(geometry.houses_of_kind(HouseKind::Box).count(), 0);
    let mut random = numbers(1);
    let solution = solved(&geometry, &mut random).expect("there are Latin squares");
    let sudoku = Sudoku::new(Arc::clone(&geometry), without(&solution, 40, &mut random)).unwrap();
    let mut reasoner = Reasoner::new(&geometry);
    reasoner.start(&sudoku, false);
    for technique in [
        Technique::Pointing,
        Technique::LockedPair,
        Technique::TwoStringKite,
        Technique::EmptyRectangle,
    ] {
        assert_eq!(all(&mut reasoner, technique), [], "{technique}");
    }
}
