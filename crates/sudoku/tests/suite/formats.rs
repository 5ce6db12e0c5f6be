//! Laws of reading and writing, for every format of the table.

use std::sync::Arc;

use evoku_sudoku::formats::{
    FORMATS, Format, Hints, Reader, Record, Writer, by_extension, by_name,
};
use evoku_sudoku::{
    Candidates, Cell, Digits, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku,
};
use evoku_testing::cases;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

/// Shapes of all kinds, small enough to try many.
fn shapes() -> impl Strategy<Value = Shape> {
    let sizes = [(1, 2), (2, 2), (1, 5), (2, 3), (3, 2), (1, 7), (2, 4), (3, 3), (2, 5), (3, 4)];
    let large = [(2, 6), (4, 4), (4, 5), (5, 5), (3, 9), (5, 7), (6, 6), (8, 8)];
    let shape = |(rows, columns)| Shape::new(rows, columns).unwrap();
    prop_oneof![
        4 => prop::sample::select(sizes.to_vec()).prop_map(shape),
        1 => prop::sample::select(large.to_vec()).prop_map(shape),
    ]
}

/// Regions: rows, with cells of neighbouring rows exchanged.
fn regions(side: usize, swaps: &[(Index, Index)]) -> Vec<u8> {
    let mut regions: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
    for (a, b) in swaps {
        regions.swap(a.index(side * side), b.index(side * side));
    }
    regions
}

/// Connected regions, the only ones that Simon Tatham's ids support. Columns of a band may be
/// moved.
fn connected(side: usize) -> Vec<u8> {
    // With at least two rows, the first two regions are snakes through two rows.
    let mut regions: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
    if side >= 4 {
        regions.swap(0, 2 * side - 1);
        regions[side] = 0;
        regions[side - 1] = 1;
        regions[0] = 0;
        regions[2 * side - 1] = 1;
    }
    regions
}

fn rules(side: usize) -> impl Strategy<Value = Rules> {
    let swaps = prop::collection::vec(any::<(Index, Index)>(), 0..20);
    let partition = prop_oneof![
        6 => Just(Partition::Boxes),
        1 => Just(Partition::None),
        1 => Just(Partition::Regions(connected(side))),
        1 => swaps.prop_map(move |swaps| Partition::Regions(regions(side, &swaps))),
    ];
    let names = ["diagonal", "windoku", "anti-knight", "anti-king"];
    let some = prop_oneof![3 => Just(vec![]), 1 => subsequence(names.to_vec(), 0..=4)];
    (partition, some).prop_map(move |(partition, names)| {
        let mut rules = Rules { partition, ..Rules::default() };
        let window = side.isqrt();
        for name in names {
            if name != "windoku" || (window * window == side && window > 1) {
                rules.switch_on(name).unwrap();
            }
        }
        rules
    })
}

/// A puzzle, possibly contradictory, with or without pencil marks.
fn sudokus() -> impl Strategy<Value = Sudoku> {
    shapes()
        .prop_flat_map(|shape| (Just(shape), rules(shape.side())))
        .prop_flat_map(|(shape, rules)| {
            let side = shape.side();
            let density = prop_oneof![Just(0.02), Just(0.3), Just(0.9999), 0.01..0.99];
            let cells = density.prop_flat_map(move |density| {
                prop::collection::vec(prop::option::weighted(density, 0..side), side * side)
            });
            let marks =
                prop::option::weighted(0.3, prop::collection::vec(any::<u64>(), side * side));
            (Just(Arc::new(Geometry::new(shape, rules).unwrap())), cells, marks)
        })
        .prop_map(|(geometry, cells, marks)| {
            let digits = cells.into_iter().map(|cell| cell.map(Element::from_index)).collect();
            let givens = Grid::from_cells(digits).unwrap();
            let Some(marks) = marks else { return Sudoku::new(geometry, givens).unwrap() };
            let mut open = Candidates::all(geometry.side());
            for (index, bits) in marks.into_iter().enumerate() {
                let cell = Cell::from_index(index);
                let some: Digits =
                    open.get(cell).iter().filter(|digit| bits >> digit.index() & 1 == 1).collect();
                let given = givens.get(cell).map(Digits::only);
                let some = if some.len() < 2 { open.get(cell) } else { some };
                open.set(cell, given.unwrap_or(some));
            }
            Sudoku::from_marks(geometry, open).unwrap()
        })
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "[a-z ]{1,12}", "\\PC{0,8}", Just("a \"b\", c\nd".to_owned())]
}

fn records() -> impl Strategy<Value = Record> {
    let names = ["name", "comment", "author", "level", "technique", "extra", "id", "a,b"];
    let fields = subsequence(names.to_vec(), 0..=3).prop_flat_map(|names| {
        names.into_iter().map(|name| (Just(name.to_owned()), texts())).collect::<Vec<_>>()
    });
    (sudokus(), prop::option::weighted(0.2, any::<u64>()), fields).prop_map(
        |(sudoku, solution, fields)| {
            let mut record = Record::of(sudoku);
            let side = record.sudoku.geometry().side();
            record.solution = solution.map(|seed| {
                let digit = |index| Some(Element::from_index((seed as usize + index) % side));
                Grid::from_cells((0..side * side).map(digit).collect()).unwrap()
            });
            record.fields = fields;
            record
        },
    )
}

/// Returns `true` if the format should reproduce exactly this puzzle.
fn carries(format: &'static Format, record: &Record) -> bool {
    let geometry = record.sudoku.geometry();
    let by_ids = format.name == "sgt";
    let random_regions = matches!(&geometry.rules().partition, Partition::Regions(regions)
        if *regions != connected(geometry.side()));
    format.capacity.unsupported(&record.sudoku).is_none()
        && Writer::new(format).check(record).is_ok()
        && !(by_ids && random_regions)
}

fn print(format: &'static Format, records: &[Record]) -> String {
    let mut writer = Writer::new(format);
    let mut text = String::new();
    for record in records {
        writer.write(record, &mut text).unwrap();
    }
    writer.finish(&mut text);
    text
}

fn read(format: Option<&'static Format>, bytes: &[u8]) -> Vec<Result<Record, String>> {
    let hints = Hints { format, ..Hints::default() };
    let reader = Reader::new(bytes, hints);
    reader.map(|record| record.map_err(|error| error.to_string())).collect()
}

/// The puzzle as a format represents it. HoDoKu writes marks as deleted candidates, so marks that a
/// given contradicts are lost, and cells without deletions have no marks.
fn representable(format: &Format, sudoku: &Sudoku) -> Sudoku {
    if format.name != "hodoku" || sudoku.marks().is_none() {
        return sudoku.clone();
    }
    let mut marks = sudoku.candidates();
    let seen = Candidates::from_peers(sudoku.geometry(), sudoku.givens());
    let mut deletes = false;
    for cell in sudoku.givens().open_cells() {
        if marks.get(cell).is_empty() || marks.get(cell) == seen.get(cell) {
            marks.set(cell, Digits::first(9));
        } else {
            deletes = true;
        }
    }
    let geometry = || Arc::clone(sudoku.geometry());
    let marked = deletes.then(|| Sudoku::from_marks(geometry(), marks).ok()).flatten();
    marked.unwrap_or_else(|| Sudoku::new(geometry(), sudoku.givens().clone()).unwrap())
}

/// An input that returns at most this many bytes at once.
struct Drops<'t>(&'t [u8], usize);

impl std::io::Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let size = buffer.len().min(self.1);
        self.0.read(&mut buffer[..size])
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(64), max_shrink_iters: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printed_puzzles_are_read_back(record in records()) {
        for format in FORMATS.iter().copied().filter(|format| carries(format, &record)) {
            let text = print(format, std::slice::from_ref(&record));
            let back = read(Some(format), text.as_bytes());
            prop_assert_eq!(back.len(), 1, "{} made of\n{}", format.name, text);
            let back = match &back[0] {
                Ok(back) => back,
                // Deletions can leave a cell without a candidate.
                Err(_) if format.name == "hodoku" && record.sudoku.marks().is_some() => continue,
                Err(error) => return Err(TestCaseError::fail(format!("{}: {error}\n{text}", format.name))),
            };
            prop_assert_eq!(&back.sudoku, &representable(format, &record.sudoku), "{}\n{}", format.name, text);
            if format.capacity.solution {
                prop_assert_eq!(&back.solution, &record.solution, "{}\n{}", format.name, text);
            }
            if format.capacity.fields == ["*"] {
                for (name, value) in &record.fields {
                    prop_assert_eq!(back.field(name).unwrap_or(""), value.trim(), "{}", text);
                }
            }
            // The record is written the same again.
            let again = print(format, std::slice::from_ref(back));
            let again = read(Some(format), again.as_bytes());
            prop_assert_eq!(again[0].as_ref(), Ok(back));
        }
    }

    #[test]
    fn detection_reads_the_same(record in records()) {
        // A board of fewer cells may be anything.
        prop_assume!(record.sudoku.geometry().side() >= 4);
        let mut bare = record;
        bare.fields.clear();
        for format in FORMATS.iter().copied().filter(|format| carries(format, &bare)) {
            let text = print(format, std::slice::from_ref(&bare));
            let read_as_named = read(Some(format), text.as_bytes());
            let detected = Reader::new(text.as_bytes(), Hints::default()).format().name;
            let found = read(None, text.as_bytes());
            prop_assert_eq!(&found, &read_as_named, "{} taken for {}\n{}", format.name, detected, text);
            // The text is the same in both formats; and a grid of pencil marks without blanks is a
            // board.
            let same = [("sdm", "line"), ("pencil", "board")].contains(&(format.name, detected));
            prop_assert!(detected == format.name || same, "{} taken for {}\n{}", format.name, detected, text);
        }
    }

    #[test]
    fn records_follow_one_another(records in prop::collection::vec(records(), 0..5), line_end in "\r|\r?\r?\n") {
        for format in FORMATS.iter().copied() {
            let some: Vec<Record> = records.iter()
                .filter(|record| carries(format, record) && (format.name != "hodoku" || record.sudoku.marks().is_none()))
                .map(|record| Record { fields: vec![], ..record.clone() })
                .collect();
            let possible = some.len();
            // A table that began without a column for rules accepts no puzzle that needs one.
            let (mut writer, mut written) = (Writer::new(format), String::new());
            let fits = |record: &Record| writer.write(record, &mut written).is_ok();
            let some: Vec<Record> = some.into_iter().filter(fits).collect();
            prop_assert!(format.name == "csv" || some.len() == possible);
            let text = "\u{FEFF}".to_owned() + &print(format, &some).replace('\n', &line_end);
            let back = read(Some(format), text.as_bytes());
            let back: Vec<Sudoku> = back.into_iter().map(|record| record.unwrap().sudoku).collect();
            let some: Vec<Sudoku> = some.into_iter().map(|record| record.sudoku).collect();
            prop_assert_eq!(back, some, "{}\n{}", format.name, text);
        }
    }

    #[test]
    fn chunks_are_the_same_input(
        text in "([1-9.]{81}\n){0,4}(([1-4.]{16}|[1-9.]{81}|[1-9.]{7}|# x|)(\r|\r?\r?\n)){0,30}[1-4.]{0,16}",
        size in 1usize..200,
    ) {
        let hints = Hints { format: by_name("line"), ..Hints::default() };
        let expected: Vec<_> = Reader::new(text.as_bytes(), hints.clone()).collect();
        let mut reader = Reader::new(Drops(text.as_bytes(), size), hints);
        let mut found = Vec::new();
        while let Some(chunk) = reader.chunk(1, Vec::new()) {
            let chunk = chunk.unwrap();
            let (nines, rest) = chunk.nines_and_rest();
            prop_assert!(nines.iter().all(|row| row[81] == b'\n'));
            let mut halves = nines.iter().map(|row| &row[..81]).chain(rest.map(|line| line.bytes));
            for (number, line) in chunk.lines().enumerate() {
                prop_assert_eq!(halves.next(), Some(line.bytes));
                prop_assert!(number >= nines.len() || line.nine.is_some());
            }
            prop_assert_eq!(halves.next(), None);
            let mut records = chunk.records();
            found.extend(chunk.lines().filter_map(|line| records.read(line)));
        }
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn no_bytes_cause_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        survives(&bytes)?;
    }

    #[test]
    fn no_text_causes_a_panic(text in "([0-9A-Za-z.,:;|+_*#{}\\[\\]\"x \t\n-]|\\PC){0,600}") {
        survives(text.as_bytes())?;
    }

    #[test]
    fn no_broken_file_causes_a_panic(
        records in prop::collection::vec(records(), 1..3),
        edits in prop::collection::vec((any::<Index>(), any::<Index>(), any::<u8>()), 1..8),
    ) {
        for format in FORMATS.iter().copied() {
            let mut writer = Writer::new(format).lossy(true);
            let mut text = String::new();
            for record in &records {
                let _ = writer.write(record, &mut text);
            }
            writer.finish(&mut text);
            let mut bytes = text.into_bytes();
            for (at, from, byte) in &edits {
                if bytes.is_empty() { break }
                match byte % 4 {
                    0 => { bytes.remove(at.index(bytes.len())); }
                    1 => bytes.insert(at.index(bytes.len()), *byte),
                    2 => { let byte = bytes[from.index(bytes.len())]; bytes.insert(at.index(bytes.len()), byte); }
                    _ => bytes.truncate(bytes.len().saturating_sub(at.index(bytes.len()) / 8)),
                }
            }
            survives(&bytes)?;
        }
    }
}

/// Reads bytes in every way; each record must be written and read back.
fn survives(bytes: &[u8]) -> Result<(), TestCaseError> {
    let hints = Hints { skip_others: true, ..Hints::default() };
    prop_assert!(Reader::new(bytes, hints).count() <= bytes.len() + 1);
    let formats = FORMATS.iter().copied().map(Some).chain([None]);
    for format in formats {
        let records = read(format, bytes);
        // Each record and each error takes at least one byte.
        prop_assert!(records.len() <= bytes.len() + 1);
        for record in records.into_iter().flatten().take(20) {
            let format = format.unwrap_or(by_name("json").unwrap());
            if carries(format, &record) {
                let text = print(format, std::slice::from_ref(&record));
                let back = read(Some(format), text.as_bytes());
                prop_assert_eq!(back.len(), 1, "{}\n{}", format.name, text);
                let back = back[0].as_ref().map(|back| &back.sudoku);
                prop_assert_eq!(back, Ok(&record.sudoku), "{}\n{}", format.name, text);
            }
        }
    }
    Ok(())
}

#[test]
fn the_table_is_sound() {
    for (index, format) in FORMATS.iter().enumerate() {
        let others = || FORMATS[..index].iter();
        assert!(others().all(|other| other.name != format.name), "{} twice", format.name);
        assert_eq!(by_name(format.name), Some(*format));
        assert!(!format.extensions.is_empty(), "{} has no extension", format.name);
        for extension in format.extensions {
            assert_eq!(by_extension(&extension.to_uppercase()), Some(*format), "{extension}");
        }
    }
    assert_eq!(by_name("xml"), None);
}

#[test]
fn the_examples_are_puzzles() {
    for format in FORMATS.iter().filter(|format| format.name != "candidates") {
        for found in read(Some(format), format.example.as_bytes()) {
            assert!(found.is_ok(), "{}: {found:?}", format.name);
        }
        let detected = Reader::new(format.example.as_bytes(), Hints::default()).format();
        assert!(detected == *format || format.name == "sdm", "{} is {detected:?}", format.name);
    }
}
