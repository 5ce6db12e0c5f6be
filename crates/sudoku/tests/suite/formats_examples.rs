//! Puzzles and mistakes as people write them, format by format.

use evoku_sudoku::formats::{Hints, Reader, Record, line};
use evoku_sudoku::{Cell, Partition, Rules, Shape};
use evoku_testing::inputs::NINE;

use crate::common::records::{all, error, one, read_results, write};

fn print(format: &str, record: &Record) -> String {
    write(format, record).unwrap()
}

fn cells(record: &Record) -> String {
    line::print(record.sudoku.givens())
}

/// The rows of the example with text between rows and cells.
fn drawn(rule: &str, between_boxes: &str, between_cells: &str) -> String {
    let mut text = String::new();
    for (index, row) in NINE.as_bytes().chunks(9).enumerate() {
        if index % 3 == 0 && !rule.is_empty() {
            text += &format!("{rule}\n");
        }
        let boxes = row.chunks(3).map(|three| {
            let cells = three.iter().map(|&cell| char::from(cell).to_string());
            cells.collect::<Vec<_>>().join(between_cells)
        });
        let row = boxes.collect::<Vec<_>>().join(between_boxes);
        text += &format!("{between_boxes}{row}{between_boxes}\n");
    }
    if !rule.is_empty() {
        text += &format!("{rule}\n");
    }
    text
}

#[test]
fn boards_of_every_drawing() {
    let drawings = [
        drawn("", "", ""),
        drawn("", "", " "),
        drawn("", " ", ""),
        drawn("", "|", ""),
        drawn("", " | ", " "),
        drawn("+---+---+---+", "|", ""),
        drawn("+-------+-------+-------+", " | ", " "),
        drawn("*-----------*", "|", ""),
        drawn(".---.---.---.", ":", ""),
        drawn("'===+===+==='", " ! ", " "),
        drawn("\u{251C}\u{2500}\u{253C}\u{2500}\u{2524}", " \u{2502} ", " "),
        drawn("\u{2560}\u{2550}\u{256C}\u{2550}\u{2563}", "\u{2551}", " "),
        drawn("\u{2523}\u{2501}\u{254B}\u{2501}\u{252B}", "\u{2503}", ""),
    ];
    for drawing in drawings {
        assert_eq!(cells(&one(&drawing)), NINE, "{drawing}");
        assert_eq!(cells(&one(&drawing.replace('\n', "\r\n"))), NINE, "{drawing}");
        assert_eq!(line::print(&line::read(&drawing, 9).unwrap()), NINE, "{drawing}");
        // Dots are corners of some drawings.
        for blank in ["0", "_", "x", "*"].iter().filter(|_| !drawing.contains(".-")) {
            assert_eq!(cells(&one(&drawing.replace('.', blank))), NINE, "{drawing}");
        }
        let several = format!("First\n{drawing}\nThe second one\n\n{drawing}\n\n{drawing}");
        let records: Vec<Record> = all(&several).into_iter().map(Result::unwrap).collect();
        assert_eq!(records.len(), 3, "{several}");
        assert!(records.iter().all(|record| cells(record) == NINE));
        assert_eq!(records[1].field("name"), Some("The second one"));
        assert_eq!(records[2].field("name"), None);
    }
}

#[test]
fn titles_without_blank_lines() {
    let rows = drawn("", "", "").replace('.', "0");
    let records = all(&format!("Grid 01\n{rows}Grid 02\n{rows}"));
    let names: Vec<_> = records.iter().map(|r| r.as_ref().unwrap().field("name")).collect();
    assert_eq!(names, [Some("Grid 01"), Some("Grid 02")]);
}

#[test]
fn blank_lines_between_bands() {
    let rows = drawn("", "", " ");
    let spaced = rows.lines().enumerate().map(|(index, row)| {
        let gap = if index % 3 == 2 { "\n" } else { "" };
        format!("{row}\n{gap}")
    });
    let spaced: String = spaced.collect();
    assert_eq!(all(&(spaced.clone() + &spaced)).into_iter().flatten().count(), 2);
    assert_eq!(cells(&one(&spaced)), NINE);
}

#[test]
fn frames_around_every_cell() {
    let mut text = "+---+---+---+---+\n".to_owned();
    for row in ["| 1 |   |   | 4 |", "|   |   | 3 |   |", "|   |   |   |   |", "| 4 |   |   | 1 |"]
    {
        text += &format!("{row}\n+---+---+---+---+\n");
    }
    assert_eq!(cells(&one(&text)), "1..4..3.....4..1");
}

#[test]
fn rules_define_the_boxes() {
    let six = "123456\n456123\n......\n......\n......\n......\n";
    assert_eq!(one(six).sudoku.geometry().shape(), Shape::new(2, 3).unwrap());
    let tall = "12|34|56\n45|61|23\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n..|..|..\n";
    assert_eq!(one(tall).sudoku.geometry().shape(), Shape::new(3, 2).unwrap());
}

#[test]
fn wrong_boards_say_where() {
    let board = drawn("+---+---+---+", "|", " ");
    let line = |number: usize| board.lines().nth(number - 1).unwrap();
    let with = |number: usize, row: &str| board.replace(line(number), row);
    for (text, expected) in [
        (
            with(7, "|4 .|8 . 3|. . 1|"),
            "line 7: found 80 cells, expected 81 (row 5 has 8 instead of 9)",
        ),
        (
            with(7, "|4 . . .|8 . 3|. . 1|"),
            "line 7: found 82 cells, expected 81 (row 5 has 10 instead of 9)",
        ),
        (
            with(7, "|4 . Z|8 . 3|. . 1|"),
            "line 7, column 6 (r5c3): found \"Z\", expected a digit 1 to 9 or a blank (. 0 _ * x)",
        ),
        (
            with(7, "|4 . $|8 . 3|. . 1|"),
            "line 7, column 6 (r5c3): found \"$\", expected a digit 1 to 9 or a blank (. 0 _ * x)",
        ),
        (
            board.replace(&format!("{}\n", line(7)), ""),
            "line 11: found 72 cells, expected 81 (8 rows instead of 9)",
        ),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
    assert!(all(&format!("{board}{}", line(2))).last().unwrap().is_err());
    let after = all(&(with(7, "|4 .|8 . 3|. . 1|") + "\n" + &board));
    assert!(after.len() == 2 && after[0].is_err() && after[1].is_ok(), "{after:?}");
}

#[test]
fn wrong_lines_say_where() {
    let short = &NINE[..80];
    assert_eq!(error(short), "line 1: found 80 cells, expected 81");
    assert_eq!(error(&format!("{NINE}.")), "line 1: found 82 cells, expected 81");
    assert_eq!(
        error(&format!("# a comment\n\n{NINE}\n{}", NINE.replace('3', "$"))),
        "line 4, column 2 (r1c2): found \"$\", expected a digit 1 to 9 or a blank (. 0 _ * x)"
    );
    assert_eq!(
        error("1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,17\n"),
        "line 1, column 31 (r4c4): found \"17\", expected a number 1 to 4 or a blank (. 0 _ * x)"
    );
    let among = format!("{NINE}\n{short}\n{NINE}");
    let records = all(&among);
    assert!(records[0].is_ok() && records[1].is_err() && records[2].is_ok());
    assert_eq!(
        line::read(short, 9).unwrap_err().to_string(),
        "line 1: found 80 cells, expected 81"
    );
}

#[test]
fn lines_in_many_notations() {
    for text in [
        NINE.to_owned(),
        format!("\u{FEFF}{NINE}\r\n"),
        format!("  {NINE}  \n\n; a comment\n"),
        NINE.replace('.', "X"),
        NINE.chars().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" "),
        NINE.replace('.', "0").chars().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", "),
        NINE.chars().map(|cell| cell.to_string()).collect::<Vec<_>>().join(";").replace('.', ""),
        NINE.as_bytes().chunks(9).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" "),
    ] {
        let record = one(&text);
        assert_eq!(cells(&record), NINE, "{text}");
        assert_eq!(record.fields, [], "{text}");
    }
    for comment in ["#205 Easy (220)", "ED=1.2/1.2/1.2", "2.5", "a, b; c"] {
        assert_eq!(one(&format!("{NINE} {comment}\r\n")).field("comment"), Some(comment));
        assert_eq!(one(&format!("{NINE}\t{comment}")).field("comment"), Some(comment));
    }
    let small = "1..4..1..1..4..1 easy | so\n1xx4xx3xx2xx4xx1\n4..1..2..3..1..4 hard\n";
    assert_eq!(all(small).into_iter().map(Result::unwrap).count(), 3);
    // Latin-1 in a comment is accepted.
    let bytes = [NINE.as_bytes(), b" caf\xE9\n"].concat();
    let record = Reader::new(&bytes[..], Hints::default()).next().unwrap().unwrap();
    assert_eq!(record.field("comment"), Some("caf\u{FFFD}"));
}

#[test]
fn letters() {
    let blank = ".".repeat(256 - 16);
    let default = one(&format!("123456789ABCDEFG{blank}"));
    assert_eq!(default.sudoku.givens().get(Cell::at(0, 9, 16)).unwrap().value(), 10);
    assert_eq!(cells(&one(&format!("123456789abcdefg{blank}"))), cells(&default));
    assert_eq!(cells(&one(&format!("0123456789ABCDEF{blank}"))), cells(&default));
    assert_eq!(cells(&one(&format!("ABCDEFGHIJKLMNOP{blank}"))), cells(&default));
    // If there is no other sign for blanks, 0 is a blank.
    let zeros = one(&format!("0123456789ABCDEF{}", "0".repeat(240)));
    assert_eq!(zeros.sudoku.givens().get(Cell::at(0, 0, 16)), None);
    let largest = one(&format!("ABCDEFGHIJKLMNOPQRSTUVWXY{}", ".".repeat(600)));
    assert_eq!(largest.sudoku.givens().get(Cell::at(0, 24, 25)).unwrap().value(), 25);
    assert_eq!(
        error(&format!("123456789ABCDEFZ{blank}")),
        "line 1, column 16 (r1c16): found \"Z\", \
         expected a digit 1 to 9, a letter A to G (10 to 16) or a blank (. 0 _ * x)"
    );
}

#[test]
fn hints_define_size_and_rules() {
    let read = |hints: Hints, text: &str| Reader::new(text.as_bytes(), hints).next().unwrap();
    let tall = Shape::new(3, 2).unwrap();
    let shape = Some(tall);
    let six = ".".repeat(36);
    let record = read(Hints { shape, ..Hints::default() }, &six).unwrap();
    assert_eq!(record.sudoku.geometry().shape(), tall);
    let rules = Rules { diagonal: true, ..Rules::default() };
    let record = read(Hints { rules: rules.clone(), ..Hints::default() }, NINE).unwrap();
    assert_eq!(*record.sudoku.geometry().rules(), rules);
    let wrong = read(Hints { shape, ..Hints::default() }, NINE).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "line 1: found 81 cells, expected 36 for a board of 6x6 (boxes 3x2)"
    );
}

#[test]
fn sadman_and_sudocue() {
    let rows = drawn("", "", "");
    let text = format!("#ARuud\n#D A puzzle\n#Cone\n#Ctwo\n#LEasy\n{rows}");
    let record = one(&text);
    assert_eq!(cells(&record), NINE);
    assert_eq!(record.field("author"), Some("Ruud"));
    assert_eq!(record.field("comment"), Some("one\ntwo"));
    assert_eq!(record.field("level"), Some("Easy"));
    let progress = format!("[Puzzle]\n{rows}\n[State]\n{}", rows.replace('.', "1"));
    assert_eq!(cells(&one(&progress)), NINE);
    assert_eq!(one(&print("sdk", &record)), record);
}

#[test]
fn simple_sudoku() {
    let record = one(NINE);
    let text = print("ss", &record);
    assert!(text.starts_with(" *-----------*\n |53.|.7.|...|\n"), "{text}");
    assert_eq!(cells(&one(&format!("{text} Simple Sudoku\n  Version 4.2n\n"))), NINE);
}

#[test]
fn pencil_marks() {
    let text = "
*--------------------------------------------------------------------*
| 156    3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
";
    let record = one(text);
    assert_eq!(record.sudoku.givens().filled(), 29);
    let marks = record.sudoku.marks().unwrap();
    assert_eq!(marks.get(Cell::at(1, 1, 9)).iter().map(|d| d.value()).collect::<Vec<_>>(), [4, 5]);
    let line = print("candidates", &record);
    assert!(line.starts_with("1...56.....3......1...567.....4....."), "{line}");
    assert_eq!(one(&line).sudoku, record.sudoku);
    assert_eq!(
        read_results("pencil", &text.replace("12579", "1257a"))[0].as_ref().unwrap_err(),
        "line 3, column 37 (r1c5): found \"a\", expected candidates, digits 1 to 9"
    );
    assert_eq!(
        read_results("candidates", &line.replacen("...56.", "...65.", 1))[0].as_ref().unwrap_err(),
        "line 1, column 5 (r1c1): found \"6\", expected the digit 5 or a blank (. 0 _ * x)"
    );
}

#[test]
fn tables() {
    let solution = "1234341221434321";
    let text = format!(
        "id,Quizzes,solutions,\"the \"\"name\"\"\"\n7,1..4..1..1..4..1,{solution},\"a, b\"\n"
    );
    let record = one(&text);
    assert_eq!(cells(&record), "1..4..1..1..4..1");
    assert_eq!(record.solution.as_ref().map(line::print).as_deref(), Some(solution));
    assert_eq!(record.field("id"), Some("7"));
    assert_eq!(record.field("the \"name\""), Some("a, b"));
    assert_eq!(one(&print("csv", &record)), record);
    // Other separators, other names, no header.
    assert_eq!(cells(&one(&format!("clues\tcells\n30\t{NINE}\n"))), NINE);
    assert_eq!(one(&format!("escargot;{NINE}\n")).field("column 1"), Some("escargot"));
    assert_eq!(
        error(&format!("id,puzzle\n1,{NINE}\n2,{}\n", NINE.replace('3', "$"))),
        "line 3, column 4 (r1c2): found \"$\", expected a digit 1 to 9 or a blank (. 0 _ * x)"
    );
    let quoted = format!("puzzle,name\n\"{}\",b\n", drawn("", "", ""));
    assert_eq!(cells(&one(&quoted)), NINE);
}

#[test]
fn json_objects() {
    let text = "[{\"puzzle\": \"1..4..1..1..4..1\", \"rules\": [\"diagonal\"], \"rating\": 2.5},\n \
                {\"puzzle\": [[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]], \"regions\": \"aabbaabbccddccdd\"}]";
    let records: Vec<Record> = all(text).into_iter().map(Result::unwrap).collect();
    assert!(records[0].sudoku.geometry().rules().diagonal);
    assert_eq!(records[0].field("rating"), Some("2.5"));
    assert_eq!(cells(&records[0]), cells(&records[1]));
    assert!(matches!(records[1].sudoku.geometry().rules().partition, Partition::Regions(_)));
    for (text, expected) in [
        (
            "[\n {\"name\": 1, \"puzzle\": \"1..4..1..1..4..9\"}]",
            "line 2, column 40 (r4c4): found \"9\", expected a digit 1 to 4 or a blank (. 0 _ * x)",
        ),
        (
            "{\"puzzle\": \"....\",\n \"rules\": [\"killer\"]}",
            "line 2, column 13: there is no rule \"killer\"; the rules are diagonal, windoku, anti-knight, anti-king, latin",
        ),
        (
            "{\"puzzle\": \"....\",,}",
            "line 1, column 19: found key must be a string, expected a JSON object",
        ),
        (
            "{\"puzzle\": \"...",
            "line 1, column 1: found the end of the input, expected the end of the object that starts here",
        ),
    ] {
        assert_eq!(read_results("json", text)[0].as_ref().unwrap_err(), expected, "{text}");
    }
    let among = "[{\"puzzle\": 1},\n{\"puzzle\": \"1..4..1..1..4..1\"}, 7, {\"puzzle\": \"1..4..1..1..4..1\"}]";
    let among = read_results("json", among).iter().map(Result::is_ok).collect::<Vec<_>>();
    assert_eq!(among, [false, true, false, true]);
    let lines = "{\"puzzle\": \"1..4\n{\"puzzle\": \"1..4..1..1..4..1\"}\n";
    assert_eq!(all(lines).iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn hodoku() {
    let text = ":0101:2:+7+148+9....3+85..19..96+2...+1+8...74..8..+54.1+89.7...8..35........+718+8.12..4+96+4+7..+183..:339 972 594:248 249 268 269::";
    let record = one(text);
    assert_eq!(record.field("technique"), Some("0101"));
    assert_eq!(record.field("eliminations"), Some("248 249 268 269"));
    assert_eq!(record.sudoku.givens().get(Cell::at(0, 0, 9)), None);
    assert_eq!(record.grid().get(Cell::at(0, 0, 9)).unwrap().value(), 7);
    assert!(record.sudoku.marks().is_none() && record.marks().is_some());
    assert_eq!(print("hodoku", &record), format!("{text}\n"));
    assert_eq!(
        error(&text.replace("972", "97b")),
        "line 1, column 110: found \"97b\", expected a candidate as three digits: digit, row, column"
    );
}

#[test]
fn solo() {
    let jigsaw = "6j:g2_3e1a5b3a4e5_6g,_baab_bab_cagb_ba___a_aa_bb";
    let record = one(jigsaw);
    assert_eq!(record.sudoku.givens().filled(), 8);
    assert_eq!(print("sgt", &record).trim_end(), jigsaw);
    let wide = one("2x3:a6_5_1b1a4h2_6h2a5b1_3_4a");
    assert_eq!(wide.sudoku.geometry().shape(), Shape::new(2, 3).unwrap());
    assert!(
        one("3x3xdb:f2d9_5c7b8b1_4b9c3b9b9g1b6b7c7b6_9b1b4c2_5d1f")
            .sudoku
            .geometry()
            .rules()
            .diagonal
    );
    for (text, expected) in [
        (
            "2x2k:p,b______aaa_bab_,9b8_4_10_6g",
            "line 1, column 35: found nothing, expected a total, a letter or _",
        ),
        ("2x2k:p", "line 1, column 7: found nothing, expected a comma and killer cages"),
        (
            "2x2:a7b",
            "line 1, column 6 (r1c2): found \"7\", expected a number 1 to 4, a letter or _",
        ),
        ("2x2:a4b", "line 1: found 4 cells, expected 16"),
        ("6j:g2_3e1a5b3a4e5_6g", "line 1, column 21: found nothing, expected a comma and regions"),
        (
            "6j:g2_3e1a5b3a4e5_6g,_baab",
            "line 1, column 27: found nothing, expected runs that cover 60 borders",
        ),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn sud_lines() {
    let latin = one("qwh 5 1 5 1,2,3,4,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
    assert_eq!(latin.sudoku.geometry().rules().partition, Partition::None);
    assert_eq!(latin.field("name"), Some("qwh"));
    let wrong =
        "a 4 2 2 1,0,0,4,0,0,1,0,0,1,0,0,4,0,0,1\nb 4 2 3 1,0,0,4,0,0,1,0,0,1,0,0,4,0,0,1\n";
    assert_eq!(error(wrong), "line 2, column 3: found \"4\", expected 6, the product of 2 and 3");
    let wrong = "a 4 2 2 1,0,0,4,0,0,3,0,0,5,0,0,4,0,0,1\n";
    assert!(error(wrong).starts_with("line 1, column 27 (r3c2): found \"5\""), "{}", error(wrong));
}

#[test]
fn a_line_without_end_is_refused_and_read_over() {
    let text = format!("{NINE}\n{}\n{NINE}\n", "1".repeat(9 << 20));
    let records = all(&text);
    assert_eq!(records.len(), 3);
    let error = records[1].as_ref().unwrap_err();
    assert_eq!(
        error,
        "line 2: the line is longer than 4194304 bytes; check that the input contains puzzles"
    );
    assert!(records[2].is_ok());
}

#[test]
fn a_failing_input_is_reported() {
    struct Broken(bool);
    impl std::io::Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            if std::mem::replace(&mut self.0, true) {
                return Err(std::io::Error::other("the disk is on fire"));
            }
            buffer[..82].copy_from_slice(format!("{NINE}\n").as_bytes());
            Ok(82)
        }
    }
    let records: Vec<_> = Reader::new(Broken(false), Hints::default()).collect();
    assert_eq!(records.len(), 2);
    assert!(records[0].is_ok());
    assert!(
        records[1].as_ref().unwrap_err().to_string().ends_with("can't read: the disk is on fire")
    );
}

/// A column called `solutions` is a number of them, unless the column of the puzzles is plural too.
#[test]
fn a_number_of_solutions_is_a_field_of_csv() {
    let text = format!("puzzle,solutions,id\n{NINE},5,a\n");
    let record = one(&text);
    assert_eq!((record.field("solutions"), &record.solution), (Some("5"), &None));
    assert_eq!(print("csv", &record), text);
}
