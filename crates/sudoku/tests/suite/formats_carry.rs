//! Each format either reproduces a record or refuses it with a message.

use evoku_sudoku::formats::{
    FORMATS, Format, Hints, Reader, Record, WriteError, Writer, by_name, line,
};
use evoku_sudoku::{Grid, Sudoku};
use evoku_testing::inputs::{NINE, NINE_SOLVED};

fn plain() -> Record {
    Record::of(NINE.parse().unwrap())
}

fn solved() -> Record {
    Record { solution: Some(NINE_SOLVED.parse().unwrap()), ..plain() }
}

fn with_fields(names: &[&str]) -> Record {
    let fields = names.iter().map(|name| ((*name).to_owned(), format!("some-{name}")));
    Record { fields: fields.collect(), ..plain() }
}

/// One puzzle of JSON, as this library writes it.
fn of_json(text: &str) -> Record {
    let hints = Hints { format: by_name("json"), ..Hints::default() };
    Reader::new(text.as_bytes(), hints).next().unwrap().unwrap()
}

/// Every kind of board that only some formats carry.
fn variants() -> Vec<Record> {
    let six = "1".to_owned() + &".".repeat(35);
    let regions = "aabbaabbccddccdd";
    [
        format!("{{\"puzzle\":\"{NINE}\",\"rules\":[\"diagonal\",\"anti-knight\"]}}"),
        format!("{{\"puzzle\":\"{NINE}\",\"rules\":[\"latin\"]}}"),
        format!("{{\"puzzle\":\"{six}\",\"box\":[3,2]}}"),
        format!("{{\"puzzle\":\"1..4..1..1..4..1\",\"regions\":\"{regions}\"}}"),
        "{\"puzzle\":\"1..4..1..1..4..1\",\"rules\":[\"windoku\",\"anti-king\"]}".to_owned(),
    ]
    .iter()
    .map(|text| of_json(text))
    .collect()
}

fn write(writer: Writer, record: &Record) -> Result<String, WriteError> {
    let (mut writer, mut text) = (writer, String::new());
    writer.write(record, &mut text)?;
    writer.finish(&mut text);
    Ok(text)
}

fn read(format: &'static Format, text: &str) -> Record {
    let hints = Hints { format: Some(format), ..Hints::default() };
    let mut records: Vec<_> = Reader::new(text.as_bytes(), hints).collect();
    assert_eq!(records.len(), 1, "{}\n{text}", format.name);
    records.remove(0).unwrap_or_else(|error| panic!("{}: {error}\n{text}", format.name))
}

#[test]
fn every_format_gives_everything_back_or_refuses_it() {
    let every_field = ["id", "author", "comment", "level", "mine"];
    let mut cases = vec![plain(), solved(), with_fields(&every_field)];
    cases.extend(every_field.iter().map(|name| with_fields(&[name])));
    cases.extend(variants());
    let mut solved_diagonal = variants().remove(0);
    solved_diagonal.solution = Some(NINE_SOLVED.parse().unwrap());
    solved_diagonal.fields = with_fields(&every_field).fields;
    cases.push(solved_diagonal);
    for format in FORMATS.iter().copied() {
        let mut carried = 0;
        for record in &cases {
            match write(Writer::new(format).complete(), record) {
                Ok(text) => {
                    let back = read(format, &text);
                    assert_eq!(back.sudoku, record.sudoku, "{}\n{text}", format.name);
                    assert_eq!(back.solution, record.solution, "{}\n{text}", format.name);
                    // A format may need a name of its own; nothing is missing.
                    for (name, value) in &record.fields {
                        assert_eq!(back.field(name), Some(value.as_str()), "{name}\n{text}");
                    }
                    carried += 1;
                }
                Err(error) => {
                    let words = error.to_string();
                    let begin = format!("{} can't carry ", format.name);
                    assert!(words.starts_with(&begin) && words.contains("; "), "{words}");
                }
            }
        }
        // Games of one kind have separate tests.
        let of_one_kind = !format.capacity.givens || ["towers", "unequal"].contains(&format.name);
        assert!(carried > 0 || of_one_kind, "{} carries nothing", format.name);
        let all = ["csv", "json", "jsonl"].contains(&format.name);
        assert_eq!(carried == cases.len(), all, "{} carries {carried}", format.name);
    }
}

#[test]
fn a_solution_that_was_asked_for_is_written_or_refused() {
    let solution = NINE_SOLVED.parse::<Grid>().unwrap();
    for format in FORMATS.iter().copied() {
        match Writer::new(format).requiring_solutions() {
            Ok(writer) => {
                let text = write(writer, &solved()).unwrap();
                let back = read(format, &text);
                assert_eq!(back.sudoku, plain().sudoku, "{}", format.name);
                let told = back.solution == Some(solution.clone())
                    || back.field("comment").is_some_and(|comment| comment.contains(NINE_SOLVED));
                assert!(told, "{}\n{text}", format.name);
            }
            Err(error) => {
                let begin = format!("{} can't carry solutions; formats that can: ", format.name);
                assert!(error.to_string().starts_with(&begin), "{error}");
            }
        }
    }
    for name in ["board", "ss", "sud", "sgt"] {
        assert!(Writer::new(by_name(name).unwrap()).requiring_solutions().is_err(), "{name}");
    }
    // A comment stays, after the solution.
    let mut record = solved();
    record.fields.push(("comment".to_owned(), "easy".to_owned()));
    let writer = Writer::new(by_name("line").unwrap()).requiring_solutions().unwrap();
    assert_eq!(write(writer, &record).unwrap(), format!("{NINE} # {NINE_SOLVED} easy\n"));
}

#[test]
fn a_table_carries_rules_and_every_column() {
    let text = "id,puzzle,rules,box,author,price\n\
                7,1..4..1..1..4..1,diagonal+anti-king,,Ann,2.50\n\
                8,1..4..1..1..4..1,,2x2,Bob,3\n";
    let records: Vec<Record> =
        Reader::new(text.as_bytes(), Hints::default()).map(Result::unwrap).collect();
    assert_eq!(records[0].sudoku.geometry().to_string(), "4x4 (boxes 2x2), diagonal, anti-king");
    assert_eq!(records[1].sudoku.geometry().to_string(), "4x4 (boxes 2x2), plain");
    assert_eq!(records[0].field("rules"), None);
    let mut writer = Writer::new(by_name("csv").unwrap());
    let mut written = String::new();
    for record in &records {
        writer.write(record, &mut written).unwrap();
    }
    assert_eq!(
        written,
        "puzzle,rules,id,author,price\n\
         1..4..1..1..4..1,diagonal+anti-king,7,Ann,2.50\n\
         1..4..1..1..4..1,,8,Bob,3\n"
    );
    // A table that began without a column rejects records that need it.
    let mut writer = Writer::new(by_name("csv").unwrap());
    writer.write(&records[1], &mut written).unwrap();
    let error = writer.write(&records[0], &mut written).unwrap_err().to_string();
    assert!(error.starts_with("csv can't carry \"rules\" in a table whose first"), "{error}");
    // An unknown rule is refused if it is one word, and kept if it is a sentence.
    let table = |rules: &str| format!("puzzle,rules\n1..4..1..1..4..1,{rules}\n");
    let first = |text: String| Reader::new(text.as_bytes(), Hints::default()).next().unwrap();
    assert!(first(table("killer")).unwrap_err().to_string().contains("no rule \"killer\""));
    let kept = first(table("normal sudoku rules apply")).unwrap();
    assert_eq!(kept.field("rules"), Some("normal sudoku rules apply"));
    // In JSON too, where rules and boxes may be texts as in a table.
    let other = first("puzzle,rules,box,marks\n1..4..1..1..4..1,a b,3,yes\n".to_owned()).unwrap();
    let json = write(Writer::new(by_name("json").unwrap()), &other).unwrap();
    assert_eq!(of_json(&json), other);
    let texts = "{\"puzzle\":\"1..4..1..1..4..1\",\"rules\":\"diagonal\",\"box\":\"2x2\"}";
    assert!(of_json(texts).sudoku.geometry().rules().diagonal);
    let wrong = first("puzzle,box\n1..4..1..1..4..1,2x3\n".to_owned()).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "line 2: found 16 cells, expected 36 for a board of 6x6 (boxes 2x3)"
    );
}

#[test]
fn fields_are_chosen_in_csv_and_json() {
    let mut record = solved();
    for (name, value) in
        [("score", "204"), ("level", "hard"), ("id", "17"), ("seed", "9007199254740993")]
    {
        record.fields.push((name.to_owned(), value.to_owned()));
    }
    let chosen = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let write = |format: &str, names: &[&str]| {
        write(Writer::new(by_name(format).unwrap()).fields(&chosen(names)), &record).unwrap()
    };
    assert_eq!(
        write("csv", &["id", "score", "puzzle"]),
        format!("id,score,puzzle\n17,204,{NINE}\n")
    );
    assert_eq!(write("csv", &["level", "none"]), "level,none\nhard,\n");
    assert_eq!(
        write("jsonl", &["score", "id", "seed", "none"]),
        "{\"score\":204,\"id\":\"17\",\"seed\":\"9007199254740993\"}\n"
    );
    assert_eq!(write("json", &["solution"]), format!("[\n{{\"solution\":\"{NINE_SOLVED}\"}}\n]\n"));
    assert_eq!(write("line", &["puzzle"]), format!("{NINE}\n"));
}

#[test]
fn text_becomes_a_puzzle_and_back() {
    let sudoku: Sudoku = NINE.parse().unwrap();
    assert_eq!(sudoku.to_string(), NINE);
    assert_eq!(format!("{sudoku:#}").parse::<Sudoku>().unwrap(), sudoku);
    assert_eq!(line::print(&NINE_SOLVED.parse().unwrap()), NINE_SOLVED);
    let error = |text: &str| text.parse::<Sudoku>().unwrap_err().to_string();
    assert_eq!(error(""), "found no puzzle, expected one puzzle");
    assert_eq!(error(&format!("{NINE}\n{NINE}\n")), "found 2 puzzles, expected one puzzle");
    assert_eq!(
        error("puzzles.txt"),
        "line 1: found \"puzzles.txt\", expected a puzzle, or a comment after #"
    );
}
