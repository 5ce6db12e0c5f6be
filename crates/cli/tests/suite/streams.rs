//! `evoku canonical`, `dedupe`, `minimise`, `filter`, `sort` and `sample` as people use them.

use evoku_testing::inputs::NINE_SOLVED;
use std::fs;

use crate::common::{FOUR, HARD, NINE, Ran, evoku, folder, path};

/// Turns a puzzle by 180 degrees and exchanges its digits.
fn variation(line: &str) -> String {
    let digit = |byte: char| match byte.to_digit(10) {
        Some(digit @ 1..=9) => char::from_digit(digit % 9 + 1, 10).unwrap(),
        _ => byte,
    };
    line.chars().rev().map(digit).collect()
}

fn lines(ran: &Ran) -> Vec<&str> {
    ran.stdout.lines().collect()
}

#[test]
fn variations_have_the_same_form() {
    let input = format!("{NINE}\n{}\n{HARD}\n{}\n", variation(NINE), variation(HARD));
    let ran = evoku(&["canonical"], &input);
    let forms = lines(&ran);
    assert_eq!((ran.code, forms.len()), (Some(0), 4));
    assert!(forms[0] == forms[1] && forms[2] == forms[3] && forms[0] != forms[2], "{forms:?}");
    let again = evoku(&["canonical"], &ran.stdout);
    assert_eq!(again.stdout, ran.stdout, "a form is its own form");

    let csv = format!("puzzle,solution,name\n{NINE},{NINE_SOLVED},first\n");
    let rows = evoku(&["canonical", "--json"], &csv).json();
    let row = &rows[0];
    assert_eq!((row["name"].as_str(), row["original"].as_str()), (Some("first"), Some(NINE)));
    assert_eq!(row["digest"].as_str().map(str::len), Some(32));
    assert!(row["automorphisms"].is_u64(), "{row}");
    // The solution is that of the canonical form.
    let form = row["puzzle"].as_str().unwrap();
    assert_eq!(evoku(&["solve", form], "").stdout.trim(), row["solution"].as_str().unwrap());
}

#[test]
fn other_boards_are_turned_mirrored_and_relabelled() {
    let turned: String = FOUR.chars().rev().collect();
    let relabelled = FOUR.replace('1', "x").replace('4', "1").replace('x', "4");
    let input = format!("{FOUR}\n{turned}\n{relabelled}\n................\n");
    let ran = evoku(&["canonical"], &input);
    let forms = lines(&ran);
    assert!(forms[0] == forms[1] && forms[0] == forms[2] && forms[0] != forms[3], "{forms:?}");
    // Boxes of 2x3 become 3x2 when turned; jigsaw regions move with their cells.
    let tall = evoku(&["canonical", "--box", "3x2", "--to", "jsonl"], &".".repeat(36));
    let wide = evoku(&["canonical", "--box", "2x3", "--to", "jsonl"], &".".repeat(36));
    let form = |ran: &Ran| ran.json()["digest"].clone();
    assert_eq!(form(&tall), form(&wide));
    let jigsaw = |regions: &str, cells: &str| {
        evoku(&["canonical", "--regions", regions, "--to", "jsonl"], cells).json()["digest"].clone()
    };
    let regions = "aaabacbbccbdcddd";
    let mirrored: Vec<String> = regions
        .as_bytes()
        .chunks(4)
        .map(|row| row.iter().rev().map(|&byte| char::from(byte)).collect())
        .collect();
    assert_eq!(jigsaw(regions, "1..............."), jigsaw(&mirrored.concat(), "...3............"));
    assert_ne!(jigsaw(regions, "1..............."), jigsaw(regions, ".1.............."));
}

#[test]
fn one_of_each_kind_is_kept_with_its_fields() {
    let input = format!(
        "puzzle,name\n{NINE},a\n{HARD},b\n{},c\n{NINE},d\n{FOUR},e\n{FOUR},f\n",
        variation(NINE)
    );
    let ran = evoku(&["dedupe"], &input);
    let expected = format!("puzzle,name\n{NINE},a\n{HARD},b\n{FOUR},e\n");
    assert_eq!((ran.code, ran.stdout, ran.stderr.as_str()), (Some(0), expected, ""));
    let exact = evoku(&["dedupe", "--exact", "--to", "line"], &input);
    assert_eq!(lines(&exact).len(), 4, "{exact:?}");
    // Literal copies with other rules are different puzzles.
    let rules =
        format!("[{{\"puzzle\":\"{FOUR}\"}},{{\"puzzle\":\"{FOUR}\",\"rules\":[\"diagonal\"]}}]");
    assert_eq!(evoku(&["dedupe", "--exact"], &rules).json().as_array().map(Vec::len), Some(2));
}

#[test]
fn puzzles_are_filtered_by_their_properties() {
    let input = format!("{NINE}\n{HARD}\n{FOUR}\n{FOUR}\n");
    let picked = |arguments: &[&str]| {
        let ran = evoku(&[&["filter"], arguments].concat(), &input);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{arguments:?}");
        ran.stdout
    };
    assert_eq!(picked(&["--side", "4"]), format!("{FOUR}\n").repeat(2));
    assert_eq!(picked(&["--givens", "..25", "--side", "9"]), format!("{HARD}\n"));
    assert_eq!(picked(&["--level", "easy"]), format!("{NINE}\n{FOUR}\n{FOUR}\n"));
    assert_eq!(picked(&["--level", "medium..", "--invert"]), format!("{NINE}\n{FOUR}\n{FOUR}\n"));
    assert_eq!(picked(&["--where", "givens=30"]), format!("{NINE}\n"));
    let rated = evoku(&["filter", "--er", "1..3", "--to", "csv"], &input).stdout;
    assert!(rated.starts_with("puzzle,se_er\n"), "{rated}");

    let none = evoku(&["filter", "--er", "11..", "--json"], &input);
    assert_eq!(
        (none.code, none.stdout.as_str()),
        (Some(0), "[]\n"),
        "one document, also of nothing"
    );
    evoku(&["filter"], &input).is_refused("a required argument is missing");
    evoku(&["filter", "--er", "5..3"], &input)
        .is_refused("its first value is greater than its last");
    evoku(&["filter", "--level", "hrad"], &input).is_refused("the levels are easy, medium, ");
    evoku(&["filter", "--where", "nmae=ann"], &input).is_refused("there is no column \"nmae\"");
}

/// Values in columns of the file are used as they are; nothing is computed.
#[test]
fn columns_of_the_input_come_first() {
    let input = format!("puzzle,se_er,author\n{NINE},9.9,ann\n{HARD},1.2,bob\n{NINE},,ann\n");
    let ran = evoku(&["filter", "--er", "9..", "--fields", "author"], &input);
    assert_eq!((ran.code, ran.stdout), (Some(0), format!("puzzle,author\n{NINE},ann\n")));
    let sorted = evoku(&["sort", "--by", "er"], &input).stdout;
    let rows: Vec<&str> = sorted.lines().skip(1).map(|row| &row[82..]).collect();
    // The third puzzle has no rating in the file, so it is computed.
    assert_eq!(rows[0], "1.2,bob");
    assert!(rows[1].ends_with(",ann") && rows[2] == "9.9,ann", "{rows:?}");
    let names = evoku(&["sort", "--by", "author,er", "--descending", "--to", "line"], &input);
    assert_eq!(lines(&names)[0], HARD);
    evoku(&["sort", "--by", "speed"], &input)
        .is_refused("there is no column \"speed\"; the columns are");
}

#[test]
fn a_puzzle_that_cant_be_rated_is_reported() {
    let input = format!("{NINE}\n{}\n", ".".repeat(81));
    let ran = evoku(&["filter", "--level", "easy"], &input);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), format!("{NINE}\n").as_str()));
    assert!(ran.stderr.contains("solutions"), "{ran:?}");
    let ran = evoku(&["sort", "--by", "givens"], &format!("{NINE}\nnonsense\n"));
    assert_eq!((ran.code, ran.stderr.lines().count()), (Some(2), 1), "{ran:?}");
}

#[test]
fn samples_are_of_their_size_and_repeat_for_a_seed() {
    let input: String = (0..500).map(|number| format!("{FOUR} {number}\n")).collect();
    let seven = evoku(&["sample", "20", "--seed", "7"], &input);
    assert_eq!((seven.code, seven.stderr.as_str(), lines(&seven).len()), (Some(0), "", 20));
    assert_eq!(evoku(&["sample", "20", "--seed", "7"], &input).stdout, seven.stdout);
    assert_ne!(evoku(&["sample", "20", "--seed", "8"], &input).stdout, seven.stdout);
    let numbers: Vec<u32> = lines(&seven).iter().map(|line| line[17..].parse().unwrap()).collect();
    assert!(numbers.is_sorted() && numbers.first() < numbers.last(), "{numbers:?}");
    let fresh = evoku(&["sample", "600"], &input);
    assert_eq!(fresh.stdout, input, "all, where there are fewer");
    let seed = fresh.stderr.strip_prefix("evoku: seed ").unwrap();
    assert!(seed.contains("; repeat with --seed "), "{seed}");
}

/// Each of ten puzzles is among three picked ones with probability 3/10: counts of 400 samples.
#[test]
fn samples_are_fair() {
    let input: String = (0..10).map(|number| format!("{FOUR} {number}\n")).collect();
    let mut counts = [0_u32; 10];
    for seed in 0..100 {
        let ran = evoku(&["sample", "3", "--seed", &seed.to_string()], &input);
        for line in lines(&ran) {
            counts[line[17..].parse::<usize>().unwrap()] += 1;
        }
    }
    // Chi-square with 9 degrees of freedom exceeds 27.9 with probability 1/1000.
    let expected = 30.0;
    let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    assert!(chi < 27.9, "{counts:?}");
}

#[test]
fn streams_read_and_write_compressed_files() {
    let folder = folder("streams");
    let file = path(&folder, "some.csv.gz");
    let input = format!("puzzle,name\n{HARD},b\n{NINE},a\n");
    assert_eq!(evoku(&["sort", "--by", "name", "-o", &file], &input).code, Some(0));
    let bytes = fs::read(&file).unwrap();
    assert_eq!(bytes[..2], [0x1f, 0x8b]);
    let ran = evoku(&["dedupe", &file], "");
    assert_eq!(ran.stdout, format!("puzzle,name\n{NINE},a\n{HARD},b\n"));
    evoku(&["dedupe", &file, "-o", &file], "").is_refused("is also an input");
    evoku(&["sort", "--by", "name", "-o", "x.docx"], &input).is_refused("the extension .docx");
}

/// A format with a frame writes it even if no puzzle meets the conditions, with the columns that
/// the puzzles would have had.
#[test]
fn csv_of_no_puzzles_is_a_header() {
    let folder = folder("no puzzles");
    let file = path(&folder, "none.csv");
    let input = format!("puzzle,name\n{NINE},a\n");
    let none = |arguments: &[&str]| {
        let ran = evoku(&[&["filter", "--er", "11.."], arguments].concat(), &input);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
        ran.stdout
    };
    assert_eq!(none(&[]), "puzzle,name,se_er\n");
    assert_eq!(none(&["--fields", "name"]), "puzzle,name\n");
    assert_eq!(none(&["--to", "line"]), "");
    assert_eq!(none(&["-o", &file]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), "puzzle,name,se_er\n");
    let ran = evoku(&["filter", "--er", "11..", "--fields", "nmae"], &input);
    assert!(ran.stderr.contains("there is no field \"nmae\""), "{ran:?}");
}

/// If nothing could be read, nothing is written.
#[test]
fn nothing_is_shown_of_an_input_that_cant_be_read() {
    for command in [&["filter", "--givens", "1.."][..], &["canonical"], &["sample", "3"], &["rate"]]
    {
        for input in ["no-such-file.csv", "."] {
            for form in [&[][..], &["--json"], &["--to", "csv"]] {
                evoku(&[command, &[input], form].concat(), "").is_refused("can't ");
            }
        }
        evoku(&[command, &["--json"]].concat(), "").is_refused("the input contains no puzzle");
    }
}

/// Rules given on the command line need not be written to the output.
#[test]
fn lines_stay_lines_under_rules_of_the_command_line() {
    let input = format!("{NINE}\n{NINE}\n");
    for command in [&["dedupe"][..], &["canonical"], &["sort", "--by", "givens"], &["sample", "9"]]
    {
        let rules: &[&str] = &["--rules", "diagonal"];
        let ran = evoku(&[command, rules].concat(), &input);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(lines(&ran).iter().all(|line| line.len() == 81), "{ran:?}");
    }
    // Rules from the file can't be left out of the output.
    let csv = format!("puzzle,rules\n{NINE},\n{NINE},diagonal\n");
    let ran = evoku(&["dedupe", "--to", "line"], &csv);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), format!("{NINE}\n").as_str()));
    let why =
        "standard input: puzzle 2: line can't represent the rule \"diagonal\"; formats that can: ";
    assert!(ran.stderr.contains(why), "{ran:?}");
}

#[test]
fn limits_end_a_stream() {
    let input = format!("{NINE}\n{HARD}\n{FOUR}\n{FOUR} again\n");
    let limited = |arguments: &[&str]| {
        let ran = evoku(&[arguments, &["--limit", "1"]].concat(), &input);
        assert_eq!((ran.code, lines(&ran).len()), (Some(0), 1), "{ran:?}");
        ran.stdout
    };
    assert_eq!(limited(&["filter", "--side", "4"]), format!("{FOUR}\n"));
    assert_eq!(limited(&["sort", "--by", "side"]), format!("{FOUR}\n"));
    assert_eq!(limited(&["dedupe"]), format!("{NINE}\n"));
    evoku(&["dedupe", "--limit", "0"], &input).is_refused("expected a whole number, 1 or more");
}

#[test]
fn a_sample_of_nothing_has_no_seed() {
    evoku(&["sample", "3"], "").is_refused("the input contains no puzzle");
}

/// A test set is compared with its training set: which row equals which, and an exit code for CI.
#[test]
fn puzzles_of_another_file_are_reported() {
    let folder = folder("dedupe-against");
    let train = path(&folder, "train.csv");
    fs::write(&train, format!("quizzes,solutions\n{HARD},\n{NINE},{NINE_SOLVED}\n")).unwrap();
    // The second row is a variation of the second row of the training set.
    let relabelled = variation(NINE);
    let other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let test = format!("row,puzzle\n7,{other}\n8,{relabelled}\n");
    let ran = evoku(&["dedupe", "--against", &train], &test);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{ran:?}");
    let expected =
        format!("puzzle,row,other_file,other_row,file_row\n{relabelled},2,{train},2,8\n");
    assert_eq!(ran.stdout, expected);
    let exact = evoku(&["dedupe", "--exact", "--against", &train], &test);
    assert_eq!(exact.code, Some(0), "{exact:?}");
    assert_eq!(exact.stdout.lines().count(), 1);
    let missing = evoku(&["dedupe", "--against", "none.csv"], &test);
    assert_eq!(missing.code, Some(2), "{missing:?}");
    assert!(missing.stderr.contains("none.csv"), "{missing:?}");
}

/// Cages are part of a puzzle: other cages are another puzzle, the same cages in another order or
/// on the turned board are not.
#[test]
fn puzzles_with_constraints_are_compared() {
    let killer = |cages: [&str; 2]| {
        format!(
            "{{\"puzzle\":\"................\",\"constraints\":[\"{}\",\"{}\"]}}\n",
            cages[0], cages[1]
        )
    };
    let first = killer(["killer 5 r1c1 r1c2", "killer 3 r4c1 r4c2"]);
    let other = killer(["killer 6 r1c1 r1c2", "killer 3 r4c1 r4c2"]);
    let reordered = killer(["killer 3 r4c1 r4c2", "killer 5 r1c2 r1c1"]);
    let turned = killer(["killer 3 r1c1 r1c2", "killer 5 r4c1 r4c2"]);
    let input = first.clone() + &other + &reordered + &turned;
    let ran = evoku(&["dedupe"], &input);
    assert_eq!((ran.code, ran.stdout), (Some(0), first.clone() + &other), "{}", ran.stderr);
    let exact = evoku(&["dedupe", "--exact"], &input);
    assert_eq!((exact.code, exact.stdout), (Some(0), first + &other + &turned), "{}", exact.stderr);
}

/// Needless givens and cages go, and the format and fields stay. The seed selects the order, and the
/// number of threads doesn't matter.
#[test]
fn puzzles_lose_the_givens_that_they_do_not_need() {
    let several = format!("1{}", ".".repeat(80));
    let input = format!("puzzle,name\n{NINE_SOLVED},a\n{several},b\n{NINE},c\n");
    let minimised = |arguments: &[&str]| evoku(&[&["minimise"], arguments].concat(), &input);
    let ran = minimised(&[]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert_eq!(
        ran.stderr,
        "evoku: standard input: puzzle 2: the puzzle has several solutions; only puzzles with \
         exactly one solution can be minimised\n"
    );
    let rows = lines(&ran);
    assert_eq!((rows.len(), rows[0]), (3, "puzzle,name"));
    assert!(rows[1].ends_with(",a") && rows[2].ends_with(",c"), "{rows:?}");
    for row in &rows[1..] {
        let puzzle = &row[..81];
        assert_eq!(evoku(&["solve", puzzle], "").code, Some(0));
        for (at, _) in puzzle.match_indices(|byte| byte != '.') {
            let fewer = format!("{}.{}", &puzzle[..at], &puzzle[at + 1..]);
            assert_eq!(evoku(&["solve", &fewer], "").code, Some(1), "{fewer}");
        }
    }
    for threads in ["1", "3"] {
        assert_eq!(minimised(&["--threads", threads, "--seed", "1"]).stdout, ran.stdout);
    }
    assert_ne!(minimised(&["--seed", "2"]).stdout, ran.stdout);
    let again = evoku(&["minimise"], &ran.stdout);
    assert_eq!((again.code, again.stdout), (Some(0), ran.stdout));
}

#[test]
fn puzzles_lose_the_constraints_that_they_do_not_need() {
    let killer = ["generate", "--size", "4", "--constraints", "killer:2", "--seed", "1", "-q"];
    let generated = evoku(&[&killer[..], &["--to", "jsonl"]].concat(), "").stdout;
    let constraints = |ran: &Ran| ran.json()["constraints"].as_array().map_or(0, Vec::len);
    let givens_only = evoku(&["minimise"], &generated);
    let both = evoku(&["minimise", "--constraints"], &generated);
    assert_eq!((givens_only.code, both.code), (Some(0), Some(0)), "{both:?}");
    assert!(constraints(&both) < constraints(&givens_only), "{both:?}");
    assert_eq!(evoku(&["solve", "--check"], &both.stdout).code, Some(0));
}
