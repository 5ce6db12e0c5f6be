//! Tests the explanation of each kind of pattern: its line of notation and its sentences.

use crate::common::check_words;
use evoku_sudoku::explain::Step;
use evoku_sudoku::logic::{
    Deduction, Fins, Fish, FishShape, Implication, Implications, LockedSet, Pattern, Technique,
};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, House, Shape};

fn cell(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 9)
}

fn digit(value: usize) -> Digit {
    Digit::from_index(value - 1)
}

fn digits(values: &[usize]) -> Digits {
    values.iter().map(|&value| digit(value)).collect()
}

fn candidate(row: usize, column: usize, value: usize) -> Candidate {
    Candidate { cell: cell(row, column), digit: digit(value) }
}

fn row(number: usize) -> House {
    House::from_index(number - 1)
}

fn column(number: usize) -> House {
    House::from_index(8 + number)
}

fn box_(number: usize) -> House {
    House::from_index(17 + number)
}

fn set(cells: &[(usize, usize)], values: &[usize]) -> LockedSet {
    let cells = cells.iter().map(|&(row, column)| cell(row, column)).collect();
    LockedSet { cells, digits: digits(values) }
}

/// A chain of one or several digits that begins with a step that is off.
fn chain(places: &[(usize, usize, usize)], houses: &[Option<House>]) -> Implications {
    let step = |(index, &(row, column, value)): (usize, &(usize, usize, usize))| Implication {
        cells: vec![cell(row, column)],
        digit: digit(value),
        on: index % 2 == 1,
        through: None,
        constraint: None,
        house: houses.get(index / 2).copied().flatten().filter(|_| index % 2 == 1),
        causes: index.checked_sub(1).into_iter().collect(),
    };
    Implications { steps: places.iter().enumerate().map(step).collect() }
}

fn fish(fins: Fins) -> Technique {
    Technique::Fish(Fish { size: 2, shape: FishShape::Basic, fins })
}

/// A technique, its pattern, its eliminations, and the two texts.
type Example = (Technique, Pattern, Vec<Candidate>, &'static str, &'static str);

/// The board of all examples: everything is possible except as set here.
fn candidates() -> Candidates {
    let mut candidates = Candidates::all(9);
    for column in (1..=9).filter(|column| ![3, 8].contains(column)) {
        candidates.remove(cell(2, column), digit(5));
        candidates.remove(cell(7, column), digit(5));
    }
    candidates.set(cell(5, 5), digits(&[1, 2]));
    candidates.set(cell(5, 9), digits(&[1, 3]));
    candidates.set(cell(9, 5), digits(&[2, 3]));
    candidates.set(cell(6, 4), digits(&[1, 4]));
    candidates.set(cell(2, 4), digits(&[6, 7]));
    candidates.set(cell(2, 7), digits(&[6, 7]));
    for (place, some) in
        [((1, 4), &[6, 7][..]), ((1, 8), &[6, 7]), ((3, 4), &[6, 7]), ((3, 8), &[6, 7, 9])]
    {
        candidates.set(cell(place.0, place.1), digits(some));
    }
    candidates
}

#[rustfmt::skip]
fn examples() -> Vec<Example> {
    let x_wing = |fins: &[Cell]| Pattern::Fish {
        digit: digit(5),
        base: vec![row(2), row(7)],
        cover: vec![column(3), column(8)],
        fins: fins.to_vec(),
        endo_fins: Vec::new(),
        chains: Vec::new(),
    };
    vec![
        (
            Technique::Pointing,
            Pattern::Locked { digit: digit(5), from: row(2), to: column(3) },
            vec![candidate(4, 3, 5)],
            "Locked Candidates (Pointing): 5 r2 c3 => r4c3<>5",
            "In row 2, the digit 5 can only go into r2c3 or r2c8, and all of these are in column 3. One of them holds it, so the rest of column 3 can't hold 5. So r4c3 can't be 5.",
        ),
        (
            Technique::NakedSubset(2),
            Pattern::Subset { houses: vec![row(1)], cells: vec![cell(1, 4), cell(1, 8)], digits: digits(&[6, 7]) },
            vec![candidate(1, 1, 6), candidate(1, 1, 7), candidate(1, 2, 7)],
            "Naked Pair: 67 r1c48 => r1c1<>67, r1c2<>7",
            "The two cells r1c4 and r1c8 have only the two candidates 6 and 7 between them, so they use these up. No other cell of row 1 can hold one of them. So r1c1 can't be 6 or 7; r1c2 can't be 7.",
        ),
        (
            Technique::HiddenSubset(2),
            Pattern::Subset { houses: vec![box_(5)], cells: vec![cell(4, 4), cell(5, 6)], digits: digits(&[8, 9]) },
            vec![candidate(4, 4, 1)],
            "Hidden Pair: 89 r4c4,r5c6 => r4c4<>1",
            "In box 5, the two digits 8 and 9 can only go into the two cells r4c4 and r5c6. They fill these cells, so no other digit fits in. So r4c4 can't be 1.",
        ),
        (
            fish(Fins::None),
            x_wing(&[]),
            vec![candidate(4, 3, 5), candidate(4, 8, 5)],
            "X-Wing: 5 r27 c38 => r4c38<>5",
            "Rows 2 and 7 each need a 5, and all their places for it are in columns 3 and 8. Two 5s fill these, so no other cell of columns 3 and 8 can hold 5. So r4c3 and r4c8 can't be 5.",
        ),
        (
            fish(Fins::Finned),
            x_wing(&[cell(7, 9)]),
            vec![candidate(8, 8, 5)],
            "Finned X-Wing: 5 r27 c38 fr7c9 => r8c8<>5",
            "Rows 2 and 7 each need a 5, and all their places for it are in columns 3 and 8, except for the fin r7c9. If no fin holds 5, the fish leaves no 5 for other cells of columns 3 and 8. If a fin holds it, that rules out the cells that the fin sees. Candidates that are ruled out in both cases are wrong. So r8c8 can't be 5.",
        ),
        (
            Technique::XyWing,
            Pattern::Wing { pivot: cell(5, 5), pincers: vec![cell(5, 9), cell(9, 5)], digit: digit(3) },
            vec![candidate(9, 9, 3)],
            "XY-Wing: 12/13/23 r5c5,r5c9,r9c5 => r9c9<>3",
            "r5c5 is 1 or 2: if it is 1, r5c9 is 3; if it is 2, r9c5 is 3. In each case one of the cells is 3, so no cell that sees all of them can be 3. So r9c9 can't be 3.",
        ),
        (
            Technique::UniqueRectangle(1),
            Pattern::Deadly {
                digits: digits(&[6, 7]),
                cells: vec![cell(1, 4), cell(1, 8), cell(3, 4), cell(3, 8)],
                houses: Vec::new(),
                subset: Vec::new(),
            },
            vec![candidate(3, 8, 6), candidate(3, 8, 7)],
            "Unique Rectangle Type 1: 67 r13c48 => r3c8<>67",
            "If r1c4, r1c8, r3c4 and r3c8 held only 6 and 7, the two digits could be swapped there. The puzzle would have two solutions. Only r3c8 can prevent that. So r3c8 can't be 6 or 7.",
        ),
        (
            Technique::WxyzWing,
            Pattern::Wing {
                pivot: cell(5, 5),
                pincers: vec![cell(5, 9), cell(6, 4), cell(9, 5)],
                digit: digit(3),
            },
            vec![candidate(9, 9, 3)],
            "WXYZ-Wing: 12/13/14/23 r5c5,r5c9,r6c4,r9c5 => r9c9<>3",
            "r5c5, r5c9, r6c4 and r9c5 have only the candidates 1, 2, 3 and 4. Each of 1, 2 and 4 can be in one of these cells only, since all its places there see each other. So one of the cells is 3, and no cell that sees all places of 3 there can be 3. So r9c9 can't be 3.",
        ),
        (
            Technique::UniqueLoop(4),
            Pattern::Deadly {
                digits: digits(&[6, 7]),
                cells: vec![cell(1, 4), cell(1, 8), cell(2, 4), cell(2, 7), cell(3, 7), cell(3, 8)],
                houses: vec![row(3)],
                subset: Vec::new(),
            },
            vec![candidate(3, 7, 7), candidate(3, 8, 7)],
            "Unique Loop Type 4: 67 r1c48,r2c47,r3c78 r3 => r3c78<>7",
            "If r1c4, r1c8, r2c4, r2c7, r3c7 and r3c8 held only 6 and 7, the two digits could be swapped there. The puzzle would have two solutions. In row 3, r3c7 and r3c8 are the only places for 6. So 7 in one of them would cause that. So r3c7 and r3c8 can't be 7.",
        ),
        (
            Technique::JuniorExocet,
            Pattern::Exocet {
                base: [cell(1, 1), cell(1, 2)],
                targets: [cell(2, 4), cell(3, 7)],
                digits: digits(&[1, 2, 3]),
                lines: [column(3), column(4), column(7)],
            },
            vec![candidate(2, 4, 9)],
            "Junior Exocet: 123 r1c12 r2c4,r3c7 => r2c4<>9",
            "r1c1 and r1c2 hold two of 1, 2 and 3. In columns 3, 4 and 7, such a digit can only be in r2c4 or r3c7, or outside the three boxes. There two lines cover its places, but the digit is needed three times. So r2c4 and r3c7 hold the same two digits as r1c1 and r1c2. So r2c4 can't be 9.",
        ),
        (
            Technique::BivalueUniversalGrave,
            Pattern::BivalueUniversalGrave { cell: cell(3, 8) },
            vec![candidate(3, 8, 6), candidate(3, 8, 7)],
            "Bivalue Universal Grave + 1: 679r3c8 => r3c8<>67",
            "Every open cell except r3c8 has two candidates. If r3c8 had two as well, each digit would have two places or none in every house. The puzzle would not have a single solution. 9 is the digit with a third place in the houses of r3c8, so it must be there. So r3c8 can't be 6 or 7.",
        ),
        (
            Technique::SimpleColorsTrap,
            Pattern::Colors { digit: digit(4), clusters: vec![[vec![cell(1, 1)], vec![cell(1, 9), cell(4, 1)]]] },
            vec![candidate(4, 9, 4)],
            "Simple Colors (Trap): 4 (r1c1) / (r1c9,r4c1) => r4c9<>4",
            "Where a house has two places for 4, one of them holds it. Along these links, 4 is either in r1c1 or in r1c9,r4c1. A cell that sees both colors can't hold it. So r4c9 can't be 4.",
        ),
        (
            Technique::Skyscraper,
            Pattern::Chains(vec![chain(
                &[(1, 1, 3), (1, 7, 3), (6, 7, 3), (6, 2, 3)],
                &[Some(row(1)), Some(row(6))],
            )]),
            vec![candidate(5, 1, 3)],
            "Skyscraper: (3)r1c1=(3)r1c7-(3)r6c7=(3)r6c2 => r5c1<>3",
            "Suppose r1c1 isn't 3. Then r1c7 is 3 (nowhere else in row 1) and r6c2 is 3 (nowhere else in row 6). In any case r1c1 is 3 or r6c2 is 3. So r5c1 can't be 3.",
        ),
        (
            Technique::XyChain,
            Pattern::Chains(vec![chain(&[(5, 9, 3), (5, 9, 1), (5, 5, 1), (5, 5, 2), (9, 5, 2), (9, 5, 3)], &[])]),
            vec![candidate(9, 9, 3)],
            "XY-Chain: (3=1)r5c9-(1=2)r5c5-(2=3)r9c5 => r9c9<>3",
            "Suppose r5c9 isn't 3. Then r5c9 is 1 (nothing else is left there), r5c5 is 2 (nothing else is left there) and r9c5 is 3 (nothing else is left there). In any case r5c9 is 3 or r9c5 is 3. So r9c9 can't be 3.",
        ),
        (
            Technique::AlsXz,
            Pattern::AlmostLockedSets {
                sets: vec![set(&[(1, 1), (1, 2)], &[1, 2, 3]), set(&[(9, 1)], &[1, 3])],
                links: vec![digits(&[1])],
                stem: None,
            },
            vec![candidate(8, 2, 3)],
            "ALS-XZ: 123 r1c12, 13 r9c1, X=1 => r8c2<>3",
            "r1c12 hold all of 1, 2 and 3 except one; r9c1 holds all of 1 and 3 except one. Two neighbouring sets can't both hold the digit that links them (1), as all its cells there see each other. A set without that digit needs all its others. From set to set, this leaves 3 in the first or in the last. A cell that sees all its places in both can't hold it. So r8c2 can't be 3.",
        ),
        (
            Technique::DeathBlossom,
            Pattern::AlmostLockedSets {
                sets: vec![set(&[(5, 1)], &[1, 4]), set(&[(1, 5)], &[2, 4])],
                links: vec![digits(&[1]), digits(&[2])],
                stem: Some(cell(5, 5)),
            },
            vec![candidate(1, 1, 4)],
            "Death Blossom: 12r5c5, 14 r5c1, 24 r1c5, X=1/2 => r1c1<>4",
            "r5c1 holds all of 1 and 4 except one; r1c5 holds all of 2 and 4 except one. Each of 1 or 2 in r5c5 takes that digit from one of these sets, which then needs all its others. A candidate that every case rules out is wrong. So r1c1 can't be 4.",
        ),
        (
            Technique::SueDeCoq,
            Pattern::SueDeCoq {
                crossing: set(&[(1, 1), (1, 2)], &[1, 2, 3, 4]),
                line: set(&[(1, 5)], &[1, 2]),
                box_: set(&[(2, 2)], &[3, 4]),
                line_house: row(1),
                box_house: box_(1),
            },
            vec![candidate(1, 9, 1)],
            "Sue de Coq: 1234 r1c12, 12 r1c5, 34 r2c2 => r1c9<>1",
            "r1c1 and r1c2, where row 1 and box 1 cross, have only the candidates 1, 2, 3 and 4. In the rest of row 1, r1c5 have only 1 and 2. In the rest of box 1, r2c2 have only 3 and 4. These are as many cells as digits, so a cell that sees all places of a digit there can't hold it. So r1c9 can't be 1.",
        ),
        (
            Technique::TemplateDelete,
            Pattern::Templates { digit: digit(8) },
            vec![candidate(6, 6, 8)],
            "Template Delete: 8 => r6c6<>8",
            "No way to place all 8s on the board uses these places. So r6c6 can't be 8.",
        ),
    ]
}

#[test]
fn every_kind_of_pattern_has_its_words() {
    let geometry = Geometry::plain(Shape::NINE);
    let candidates = candidates();
    for (technique, pattern, eliminations, eureka, prose) in examples() {
        let deduction = Deduction { technique, placements: Vec::new(), eliminations, pattern };
        let step = Step { geometry: &geometry, candidates: &candidates, deduction: &deduction };
        check_words(&step);
        assert_eq!(
            (step.eureka().to_string(), step.prose().to_string()),
            (eureka.into(), prose.into())
        );
    }
}

#[test]
fn singles_and_nets_have_their_words() {
    let geometry = Geometry::plain(Shape::NINE);
    let candidates = candidates();
    let worded = |technique, pattern, placements: Vec<Candidate>| {
        let deduction = Deduction { technique, placements, eliminations: Vec::new(), pattern };
        let step = Step { geometry: &geometry, candidates: &candidates, deduction: &deduction };
        check_words(&step);
        [step.eureka(), step.prose(), step.whereabouts()].map(|words| words.to_string())
    };
    let [eureka, prose, place] = worded(
        Technique::HiddenSingle,
        Pattern::Single { house: Some(box_(3)) },
        vec![candidate(2, 8, 5)],
    );
    assert_eq!(eureka, "Hidden Single: b3 => r2c8=5");
    assert_eq!(prose, "In box 3, only r2c8 can still hold 5. So r2c8 is 5.");
    assert_eq!(place, "Look at box 3.");

    // Assume that r5c5 is 1: both r5c9 and r9c5 are 3, and then r9c9 can't be 3 for two reasons.
    let step = |places: &[(usize, usize)], value, on, causes: &[usize]| Implication {
        cells: places.iter().map(|&(row, column)| cell(row, column)).collect(),
        digit: digit(value),
        on,
        through: None,
        constraint: None,
        house: None,
        causes: causes.to_vec(),
    };
    let net = Implications {
        steps: vec![
            step(&[(5, 5)], 1, true, &[]),
            step(&[(5, 9)], 1, false, &[0]),
            step(&[(5, 9)], 3, true, &[1]),
            step(&[(9, 4), (9, 5)], 3, true, &[0]),
            step(&[(9, 9)], 3, false, &[2, 3]),
        ],
    };
    let [eureka, prose, _] =
        worded(Technique::ForcingNetVerity, Pattern::Chains(vec![net]), vec![candidate(1, 1, 9)]);
    assert_eq!(
        eureka,
        "Forcing Net (Verity): 1: r5c5=1; 2: r5c9<>1 (1); 3: r5c9=3 (2); 4: r9c45=3 (1); 5: r9c9<>3 (3,4) => r1c1=9"
    );
    assert_eq!(
        prose,
        "Suppose r5c5 is 1. Then r5c9 is 3 (nothing else is left there), 3 is in r9c4 or r9c5 and r9c9 isn't 3. One of these must be true, and each has the same consequence. So r1c1 is 9."
    );
}

#[test]
fn a_contradiction_is_named() {
    let geometry = Geometry::plain(Shape::NINE);
    let candidates = candidates();
    let step = |(row, column, value, on): (usize, usize, usize, bool)| Implication {
        cells: vec![cell(row, column)],
        digit: digit(value),
        on,
        through: None,
        constraint: None,
        house: None,
        causes: vec![0],
    };
    let worded = |ends: &[(usize, usize, usize, bool)]| {
        let premise = Implication { causes: Vec::new(), ..step((1, 1, 1, true)) };
        let ends = ends.iter().map(|&end| step(end));
        let net = Implications { steps: std::iter::once(premise).chain(ends).collect() };
        let deduction = Deduction {
            technique: Technique::ForcingNetContradiction,
            placements: Vec::new(),
            eliminations: vec![candidate(1, 1, 1)],
            pattern: Pattern::Chains(vec![net]),
        };
        Step { geometry: &geometry, candidates: &candidates, deduction: &deduction }
            .prose()
            .to_string()
    };
    let all =
        candidates.get(cell(5, 5)).iter().map(|digit| (5, 5, usize::from(digit.value()), false));
    let none_left: Vec<_> = all.collect();
    for (ends, words) in [
        (&[(5, 9, 3, true), (5, 9, 3, false)][..], "So r5c9 would be 3 and not 3,"),
        (&[(5, 9, 3, true), (5, 9, 4, true)], "That puts both 3 and 4 into r5c9,"),
        (&[(5, 9, 3, true), (8, 9, 3, true)], "That puts 3 into column 9 twice,"),
        (&none_left, "That leaves no digit for r5c5,"),
    ] {
        let prose = worded(ends);
        assert!(prose.contains(words), "{prose}");
    }
}
