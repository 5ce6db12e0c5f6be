//! `evoku generate` as people use it.

use std::fs;
use std::path::PathBuf;

use evoku_testing::inputs::NINE_SOLVED;

use crate::common::{Ran, evoku, output};

fn generate(arguments: &[&str]) -> Ran {
    evoku(&[&["generate"], arguments].concat(), "")
}

/// Makes an empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn puzzles_are_unique_and_depend_on_the_seed_alone() {
    let seeded = |arguments: &[&str]| generate(&[arguments, &["--seed", "1"]].concat());
    let (puzzles, report) = output(&seeded(&["20", "--threads", "1"]).success());
    assert_eq!(puzzles.lines().count(), 20);
    assert!(report.contains("20 of 20 puzzles in"), "{report}");
    let (checked, _) = output(&evoku(&["solve", "--check"], &puzzles).success());
    assert!(checked.lines().all(|line| line.ends_with(" unique")), "{checked}");
    assert_eq!(output(&seeded(&["20", "--threads", "3"]).success()).0, puzzles);
    assert_ne!(output(&generate(&["20", "--seed", "2"]).success()).0, puzzles);
    assert!(output(&seeded(&["50"]).success()).0.starts_with(&puzzles));
}

#[test]
fn levels_agree_with_the_rate_command() {
    for level in ["easy", "medium", "hard"] {
        let (csv, _) = output(&generate(&["4", "--level", level, "--to", "csv"]).success());
        assert!(csv.starts_with("puzzle,level,score,hardest_technique,seed\n"), "{csv}");
        let (rated, _) = output(&evoku(&["rate", "--csv", "--scales", "path"], &csv).success());
        for (row, rated) in csv.lines().zip(rated.lines()).skip(1) {
            let [row, rated]: [Vec<&str>; 2] = [row, rated].map(|row| row.split(',').collect());
            assert_eq!((row[0], row[1], row[2]), (rated[0], level, rated[3]));
        }
    }
}

#[test]
fn boards_of_other_sizes_and_rules() {
    for arguments in [
        &["--size", "4"][..],
        &["--box", "2x3", "--level", "easy"],
        &["--rules", "diagonal", "--level", "easy"],
        &["--size", "16", "--level", "easy"],
    ] {
        let (puzzle, _) = output(&generate(&[arguments, &["--to", "json"]].concat()).success());
        let (checked, _) =
            output(&evoku(&["solve", "--check", "--from", "json"], &puzzle).success());
        assert!(checked.contains("unique"), "{arguments:?}: {checked}");
    }
}

#[test]
fn boards_that_a_line_cannot_represent_are_json_lines() {
    for arguments in [
        &["--rules", "diagonal", "--givens", "20..24"][..],
        &["--box", "3x2"],
        // Few beginnings have a completion.
        &["--rules", "windoku,anti-knight"],
    ] {
        let (puzzle, _) = output(&generate(arguments).success());
        assert!(puzzle.starts_with("{\"puzzle\":"), "{puzzle}");
        let (checked, _) = output(&evoku(&["solve", "--check", "--to", "csv"], &puzzle).success());
        assert!(checked.contains(",unique"), "{arguments:?}: {checked}");
    }
    assert!(!output(&generate(&["--size", "6"]).success()).0.contains('{'));
}

#[test]
fn solutions_patterns_and_grids() {
    let folder = folder("pattern");
    let pattern = folder.join("chess.txt");
    fs::write(&pattern, "x.x.x.x.x\n.x.x.x.x.\n".repeat(4) + "x.x.x.x.x\n").unwrap();
    let pattern = pattern.to_str().unwrap();
    let (csv, _) =
        output(&generate(&["--pattern", pattern, "--solutions", "--to", "csv"]).success());
    let row: Vec<&str> = csv.lines().nth(1).unwrap().split(',').collect();
    assert!(
        row[0].bytes().enumerate().all(|(cell, byte)| (byte == b'.') == (cell % 2 == 1)),
        "{csv}"
    );
    let (solved, _) = output(&evoku(&["solve"], row[0]).success());
    assert_eq!(solved.trim(), row[1]);

    let grid = folder.join("grid.txt");
    fs::write(&grid, row[1]).unwrap();
    let grid = grid.to_str().unwrap();
    let (puzzles, _) = output(&generate(&["3", "--from-grid", grid, "--solutions"]).success());
    assert!(puzzles.lines().all(|line| line.ends_with(row[1])), "{puzzles}");
}

#[test]
fn a_pattern_and_grids_are_tried_once() {
    let grid = folder("once").join("grid.txt");
    let full = NINE_SOLVED;
    fs::write(&grid, full).unwrap();
    // Two givens in each row, so there are many solutions.
    let is_given = |cell: usize| {
        let first = cell / 9 * 3 + cell / 27;
        [first % 9, (first + 1) % 9].contains(&(cell % 9))
    };
    let pattern: String = (0..81).map(|cell| if is_given(cell) { 'x' } else { '.' }).collect();
    let arguments = ["--from-grid", grid.to_str().unwrap(), "--pattern", &pattern];
    let (_, report) = output(&generate(&arguments).exits_with(1));
    assert!(report.contains("0 of 1 puzzle in 1 attempt,"), "{report}");
}

#[test]
fn an_impossible_request_ends_with_a_report() {
    let (none, report) = output(&generate(&["--givens", "17", "--attempts", "2000"]).exits_with(1));
    assert_eq!(none, "");
    assert!(report.contains("given up") && report.contains("with too many givens"), "{report}");
    assert!(report.contains("the best rejected puzzle ("), "{report}");
    let (_, report) = output(&generate(&["--givens", "17", "--deadline", "0.2"]).exits_with(1));
    assert!(report.contains("the time limit was reached"), "{report}");
}

#[test]
fn contradictory_requests_are_refused() {
    for (arguments, words) in [
        (&["--level", "gentle"][..], "the levels are easy, medium, hard, expert, extreme"),
        (&["--level", "hard..easy"], "a range like easy..medium"),
        (&["--technique", "x-wing", "--without", "X-Wing"], "both required and forbidden"),
        (&["--technique", "guessing"], "there is no such technique; the techniques are Full House"),
        (&["--available", "guessing"], "Full House, Naked Single"),
        (&["--available", "parity"], "Parity needs constraints, but this board has none"),
        (&["--technique", "mutant swordfish"], "--available finds positions in which it is"),
        (&["--technique", "xy-wing", "--level", "easy"], "XY-Wing has the level hard, but"),
        (&["--givens", "many"], "expected a number like 30"),
        (&["--givens", "90"], "givens from 90 to 90, expected a range within 0 to 81"),
        (&["--pattern", "x.x"], "3 characters, expected 81"),
        (&["--symmetry", "spiral"], "expected one of none, half-turn"),
        (&["--size", "70"], "--size"),
        (&["--set", "--level", "easy"], "can't be combined with"),
        (&["--rules", "diagonal", "--to", "line"], "line can't represent"),
        (&["--from-grid", "absent.txt"], "absent.txt"),
        (&["--rules", "diagonal,windoku,anti-knight"], "no full grid satisfies the rules"),
        (&["0"], "expected a whole number, 1 or more"),
        (&["--level", "easy:0"], "a number above 0"),
        (&["--level", "easy:3,hard"], "the number of hard puzzles is missing, like hard:20"),
        (&["20", "--level", "easy:3"], "omit the number 20"),
        (&["--symmetry", "quarter-turn", "--givens", "18"], "the number of givens is 17 or 20"),
        (&["--exclude", "absent.txt"], "absent.txt"),
        (&["-o", "g.pdf"], "no output format has the extension .pdf"),
        (&["--solutions", "--to", "board"], "board can't represent solutions"),
        (&["--solutions", "--to", "ss"], "ss can't represent solutions"),
        (&["--to", "csv", "--fields", "puzzle,level"], "there is no field \"level\""),
        (&["--set", "--to", "json"], "--set writes CSV"),
    ] {
        let (none, problem) = output(&generate(arguments).exits_with(2));
        assert_eq!(none, "");
        assert!(problem.contains(words), "{arguments:?}: {problem}");
        assert_eq!(problem.lines().count(), 1, "{problem}");
    }
}

#[test]
fn positions_have_a_step_of_the_available_technique() {
    let (lines, _) =
        output(&generate(&["3", "--available", "mutant swordfish", "--seed", "1"]).success());
    assert_eq!(lines.lines().count(), 3);
    for line in lines.lines() {
        let (_, comment) = line.split_once(" Mutant Swordfish: ").expect("the step");
        assert!(comment.contains(" => "), "{line}");
    }
    // The positions have no mistakes, and their puzzles have one solution.
    evoku(&["hint"], &lines).success();
    let (checked, _) = output(&evoku(&["solve", "--check"], &lines).success());
    assert!(checked.lines().all(|line| line.ends_with(" unique")), "{checked}");
    // JSON has the same positions, and the steps as a field.
    let arguments = ["3", "--available", "mutant swordfish", "--seed", "1", "--to", "jsonl"];
    let (json, _) = output(&generate(&arguments).success());
    for object in json.lines() {
        let object: serde_json::Value = serde_json::from_str(object).unwrap();
        let step = object["step"].as_str().unwrap();
        assert!(step.starts_with("Mutant Swordfish: ") && lines.contains(step), "{object}");
    }
}

#[test]
fn formats_without_positions_get_positions_after_singles() {
    let arguments = ["2", "--available", "x-wing", "--seed", "1", "--to", "csv"];
    let (csv, _) = output(&generate(&arguments).success());
    assert!(csv.starts_with("puzzle,level,score,hardest_technique,seed,step\n"), "{csv}");
    for row in csv.lines().skip(1) {
        let puzzle = row.split(',').next().unwrap();
        assert!(!puzzle.contains('+') && row.contains("X-Wing: "), "{row}");
    }
}

#[test]
fn rare_techniques_are_reported_early() {
    let arguments = ["--technique", "ar2", "--attempts", "500", "--seed", "1"];
    let (_, report) = output(&generate(&arguments).exits_with(1));
    let advice = "--available \"Avoidable Rectangle Type 2\" finds positions";
    assert!(report.contains("about one in 133,333 random puzzles uses it. "), "{report}");
    assert!(report.contains(advice), "{report}");
}

#[test]
fn a_set_has_every_class() {
    let folder = folder("set");
    let file = folder.join("set.csv");
    let name = file.to_str().unwrap();
    let (_, report) = output(&generate(&["1", "--set", "-o", name]).success());
    assert!(report.contains("9x9 hard: 1 of 1 puzzle "), "{report}");
    let text = fs::read_to_string(&file).unwrap();
    let classes: Vec<&str> =
        text.lines().skip(1).map(|row| row.rsplit(',').nth(6).unwrap_or_default()).collect();
    let expected = [
        "4x4",
        "6x6",
        "9x9 easy",
        "9x9 medium",
        "9x9 hard",
        "9x9 expert",
        "9x9 extreme",
        "16x16",
        "25x25",
    ];
    assert_eq!(classes, expected, "{text}");
}

#[test]
fn puzzles_of_a_level_are_unique_on_other_boards() {
    let (puzzles, _) = output(&generate(&["30", "--size", "6", "--level", "hard"]).success());
    let (checked, _) = output(&evoku(&["solve", "--check"], &puzzles).success());
    assert!(checked.lines().all(|line| line.ends_with(" unique")), "{checked}");
}

#[test]
fn a_deadline_holds_where_one_puzzle_takes_longer() {
    let (puzzles, report) = output(&generate(&["--size", "36", "--deadline", "0.2"]).exits_with(1));
    assert!(puzzles.is_empty() && report.contains("the time limit was reached"), "{report}");
    assert!(report.contains("the first attempt was not finished, "), "{report}");
    // One deadline for all classes of a set; the puzzles found so far are written.
    let (set, report) = output(&generate(&["--set", "--deadline", "0.001"]).exits_with(1));
    assert!(report.contains("the set is not complete: "), "{report}");
    assert!(set.lines().count() < 91, "{set}");
}

#[test]
fn a_range_may_be_left_open() {
    let (csv, _) = output(&generate(&["5", "--givens", "40..", "--to", "csv"]).success());
    for row in csv.lines().skip(1) {
        let puzzle = row.split(',').next().unwrap();
        assert!(puzzle.chars().filter(char::is_ascii_digit).count() >= 40, "{row}");
    }
    let (_, problem) = output(&generate(&["--givens", "30..20"]).exits_with(2));
    assert!(problem.contains("a range like 24..28"), "{problem}");
}

/// The set that comes with evoku equals the output of `evoku generate --set`: the meaning of seeds
/// never changes.
#[test]
fn the_bundled_set_is_reproduced() {
    let set = include_str!("../../../lab/puzzles/set.csv");
    let rows: Vec<Vec<&str>> = set.lines().skip(1).map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), 90);
    for class in rows.chunks(10).take(7) {
        let name = class[0][2];
        let (size, level) = name.split_once(' ').unwrap_or((name, "easy"));
        let size = size.split('x').next().unwrap_or_default();
        let arguments = ["3", "--size", size, "--level", level, "--to", "csv", "--seed", "1"];
        let (made, _) = output(&generate(&arguments).success());
        for (made, row) in made.lines().skip(1).zip(class) {
            let made: Vec<&str> = made.split(',').collect();
            assert_eq!((made[0], made[1], made[2]), (row[0], row[4], row[5]), "{name}");
        }
    }
    let puzzles: String = rows.iter().map(|row| format!("{}\n", row[0])).collect();
    let (solved, _) = output(&evoku(&["solve"], &puzzles).success());
    for (solution, row) in solved.lines().zip(&rows) {
        assert_eq!(solution, row[1]);
    }
}

#[test]
fn a_fresh_seed_is_reported_and_repeats_the_run() {
    let (one, report) = output(&generate(&["3"]).success());
    let (other, _) = output(&generate(&["3"]).success());
    assert_ne!(one, other);
    let line = report.lines().find(|line| line.starts_with("evoku: seed ")).expect("the seed");
    let seed = line.rsplit(' ').next().unwrap();
    assert_eq!(line, format!("evoku: seed {seed}; repeat with --seed {seed}"));
    let (again, report) = output(&generate(&["3", "--seed", seed]).success());
    assert_eq!(again, one);
    assert!(!report.contains("repeat with"), "{report}");
    assert_eq!(output(&generate(&["--quiet"]).success()).1, "");
}

#[test]
fn excluded_puzzles_are_not_generated_even_rotated() {
    let file = folder("exclude").join("old.txt");
    let name = file.to_str().unwrap();
    let (old, _) = output(&generate(&["5", "--seed", "7"]).success());
    // Upside down, and relabelled.
    let turned = |line: &str| -> String {
        let relabel = |byte: char| {
            if byte == '1' {
                '9'
            } else if byte == '9' {
                '1'
            } else {
                byte
            }
        };
        line.chars().rev().map(relabel).collect::<String>() + "\n"
    };
    fs::write(&file, old.lines().map(turned).collect::<String>()).unwrap();
    let other = folder("exclude_other").join("four.txt");
    fs::write(&other, "1..4..1..1..4..1\n").unwrap();
    let other = other.to_str().unwrap();
    let (new, report) =
        output(&generate(&["5", "--seed", "7", "--exclude", name, "--exclude", other]).success());
    assert_eq!(new.lines().count(), 5);
    assert!(old.lines().all(|line| !new.contains(line)), "{old}{new}");
    assert!(report.contains("5 duplicates"), "{report}");
}

#[test]
fn graded_sets_are_generated_in_one_call_and_sorted() {
    let levels = "hard:2,easy:3";
    let arguments = ["--level", levels, "--seed", "3", "--to", "csv", "--fields", "level,score"];
    let (csv, report) = output(&generate(&arguments).success());
    let rows: Vec<(&str, u32)> = csv
        .lines()
        .skip(1)
        .map(|row| {
            row.split_once(',').map(|(level, score)| (level, score.parse().unwrap())).unwrap()
        })
        .collect();
    let found: Vec<&str> = rows.iter().map(|(level, _)| *level).collect();
    assert_eq!(found, ["easy", "easy", "easy", "hard", "hard"], "{csv}");
    assert!(rows.is_sorted_by_key(|(level, score)| (*level == "hard", *score)), "{csv}");
    assert!(report.contains("easy: 3 of 3") && report.contains("hard: 2 of 2"), "{report}");
    let (csv, _) = output(
        &generate(&["6", "--sort", "--seed", "3", "--to", "csv", "--fields", "score"]).success(),
    );
    let scores: Vec<u32> = csv.lines().skip(1).map(|score| score.parse().unwrap()).collect();
    assert!(scores.len() == 6 && scores.is_sorted(), "{csv}");
}

#[test]
fn json_has_numbers_and_the_seed() {
    let arguments = ["2", "--level", "easy", "--seed", "4", "--json", "--solutions"];
    let (json, _) = output(&generate(&arguments).success());
    let array: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(array.as_array().unwrap().len(), 2);
    for puzzle in array.as_array().unwrap() {
        assert!(puzzle["score"].is_u64() && puzzle["seed"] == 4, "{json}");
        assert_eq!(puzzle["solution"].as_str().map(str::len), Some(81));
    }
    let arguments = ["--seed", "18446744073709551615", "--to", "jsonl"];
    let (json, _) = output(&generate(&arguments).success());
    assert!(json.contains("\"seed\":\"18446744073709551615\""), "{json}");
}

#[test]
fn the_report_uses_singular_and_plural() {
    let report = |arguments: &[&str]| output(&generate(arguments).success()).1;
    let one = report(&["1", "--size", "4", "--attempts", "1", "--seed", "1"]);
    assert!(one.starts_with("evoku: 1 of 1 puzzle in 1 attempt, "), "{one}");
    assert!(!one.contains('%'), "{one}");
    let some = report(&["20", "--level", "medium", "--seed", "1"]);
    assert!(some.contains(" attempts (") && some.contains(" % successful)"), "{some}");
}

/// A request that can't be met reports this outside a terminal, and what will end it.
#[test]
fn a_long_request_names_its_limits() {
    let order = ["--symmetry", "full", "--givens", "17", "--deadline", "11", "--seed", "1"];
    // More attempts than any machine makes before the deadline.
    let order = [&order[..], &["--attempts", "1000000000"]].concat();
    let (puzzles, report) = output(&generate(&order).exits_with(1));
    assert_eq!(puzzles, "");
    let lines: Vec<&str> = report.lines().collect();
    assert!(
        lines[0].contains(" in 10 seconds; ends after 1,000,000,000 attempts without"),
        "{report}"
    );
    assert!(lines[1].contains("; the time limit was reached"), "{report}");
}

#[test]
fn excluded_puzzles_of_other_boards_are_not_generated_rotated() {
    let file = folder("exclude others").join("old.txt");
    let made = |more: &[&str]| {
        let order = ["3", "--size", "4", "--seed", "7"];
        output(&generate(&[&order[..], more].concat()).success()).0
    };
    let old = made(&[]);
    let turned: String = old.lines().flat_map(|line| line.chars().rev().chain(['\n'])).collect();
    fs::write(&file, turned.replace('1', "x").replace('2', "1").replace('x', "2")).unwrap();
    let new = made(&["--exclude", file.to_str().unwrap()]);
    let forms = |puzzles: &str| output(&evoku(&["canonical"], puzzles).success()).0;
    let (old, new) = (forms(&old), forms(&new));
    assert!(new.lines().all(|form| old.lines().all(|known| known != form)), "{old}\n{new}");
}

#[test]
fn constraints_are_laid_out_and_depend_on_the_seed_alone() {
    let seeded = |arguments: &[&str]| generate(&[arguments, &["--seed", "1"]].concat());
    let order = ["6", "--size", "6", "--constraints", "killer:2..3,thermometer", "--minimal"];
    let threads = |count: &'static str| [&order[..], &["--threads", count]].concat();
    let (puzzles, report) = output(&seeded(&threads("1")).success());
    assert_eq!(puzzles.lines().count(), 6, "{report}");
    assert!(puzzles.contains("\"killer ") && puzzles.contains("\"thermometer "), "{puzzles}");
    let (checked, _) = output(&evoku(&["solve", "--check"], &puzzles).success());
    assert!(checked.lines().all(|line| line.ends_with(" unique")), "{checked}");
    assert_eq!(output(&seeded(&threads("3")).success()).0, puzzles);
    // Excluded puzzles are not generated again.
    let old = folder("constraints").join("old.jsonl");
    fs::write(&old, &puzzles).unwrap();
    let excluding = [&order[..], &["--exclude", old.to_str().unwrap()]].concat();
    let (others, _) = output(&seeded(&excluding).success());
    assert!(others.lines().all(|line| !puzzles.contains(line)), "{others}");
}

/// Turns a puzzle of JSON by a quarter: the givens, and the cells of its constraints.
fn turned(line: &str, side: usize) -> String {
    let mut json: serde_json::Value = serde_json::from_str(line).unwrap();
    let cells: Vec<char> = json["puzzle"].as_str().unwrap().chars().collect();
    let place = |row: usize, column: usize| (column, side - 1 - row);
    let mut puzzle = cells.clone();
    for (index, &sign) in cells.iter().enumerate() {
        let (row, column) = place(index / side, index % side);
        puzzle[row * side + column] = sign;
    }
    json["puzzle"] = puzzle.iter().collect::<String>().into();
    for text in json["constraints"].as_array_mut().unwrap() {
        let words = text.as_str().unwrap().split(' ').map(|word| {
            let ends = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
            let Some((row, column)) = ends else { return word.to_owned() };
            let number = |text: &str| text.parse::<usize>().unwrap() - 1;
            let (row, column) = place(number(row), number(column));
            format!("r{}c{}", row + 1, column + 1)
        });
        *text = words.collect::<Vec<_>>().join(" ").into();
    }
    format!("{json}\n")
}

#[test]
fn excluded_puzzles_with_constraints_are_not_generated_even_turned_or_relabelled() {
    let file = folder("exclude constraints").join("old.jsonl");
    let name = file.to_str().unwrap();
    for (constraints, relabels) in [("killer:2..3", false), ("palindrome:2", true)] {
        let order = ["2", "--size", "4", "--constraints", constraints, "--seed", "5"];
        let made = |more: &[&str]| output(&generate(&[&order[..], more].concat()).success());
        let (old, _) = made(&["--to", "jsonl"]);
        let mut changed: String = old.lines().map(|line| turned(line, 4)).collect();
        if relabels {
            let mut lines = String::new();
            for line in changed.lines() {
                let mut json: serde_json::Value = serde_json::from_str(line).unwrap();
                let puzzle = json["puzzle"].as_str().unwrap();
                let puzzle = puzzle.replace('1', "x").replace('3', "1").replace('x', "3");
                json["puzzle"] = puzzle.into();
                lines.push_str(&format!("{json}\n"));
            }
            changed = lines;
        }
        fs::write(&file, changed).unwrap();
        let (new, report) = made(&["--to", "jsonl", "--exclude", name]);
        assert!(report.contains("duplicates"), "{constraints}: {report}");
        let forms = |puzzles: &str| output(&evoku(&["canonical"], puzzles).success()).0;
        let (old, new) = (forms(&old), forms(&new));
        assert_eq!(new.lines().count(), 2, "{constraints}: {new}");
        assert!(new.lines().all(|form| !old.contains(form)), "{constraints}: {old}\n{new}");
    }
}

#[test]
fn random_regions_differ_between_puzzles_and_depend_on_the_seed() {
    let order = ["3", "--size", "6", "--regions", "random", "--seed", "4", "--to", "jsonl"];
    let (puzzles, _) = output(&generate(&order).success());
    let regions: Vec<String> = puzzles
        .lines()
        .map(|line| {
            let json: serde_json::Value = serde_json::from_str(line).unwrap();
            json["regions"].as_str().unwrap().to_owned()
        })
        .collect();
    assert!(regions.len() == 3 && regions[0] != regions[1] && regions[1] != regions[2]);
    let (checked, _) = output(&evoku(&["solve", "--check"], &puzzles).success());
    assert!(checked.lines().all(|line| line.ends_with(" unique")), "{checked}");
    let threads = [&order[..], &["--threads", "2"]].concat();
    assert_eq!(output(&generate(&threads).success()).0, puzzles);
    // Excluded puzzles are recognised, although each has its own regions.
    let old = folder("exclude jigsaws").join("old.jsonl");
    fs::write(&old, &puzzles).unwrap();
    let excluding = [&order[..], &["--exclude", old.to_str().unwrap()]].concat();
    let (_, report) = output(&generate(&excluding).success());
    assert!(report.contains("3 duplicates"), "{report}");
    for (arguments, words) in [
        (&["--regions", "random", "--rules", "latin"][..], "can't be combined with the rule latin"),
        (&["--regions", "aabbaabbccddccdd", "--size", "4"], "whose number of characters"),
        (&["--regions", "random", "--from-grid", "x"], "the regions must suit the grid"),
    ] {
        let (_, error) = output(&generate(arguments).exits_with(2));
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}

#[test]
fn puzzles_with_constraints_are_written_where_they_can_be() {
    let order = ["--size", "4", "--constraints", "killer", "--seed", "1"];
    let to = |form: &'static str| generate(&[&order[..], &["--to", form]].concat());
    for form in ["json", "jsonl", "iss", "fpuzzles", "sgt"] {
        let (puzzle, _) = output(&to(form).success());
        let (checked, _) = output(&evoku(&["solve", "--check"], &puzzle).success());
        assert!(checked.contains("unique"), "{form}: {checked}");
    }
    let ran = to("line");
    assert_ne!(ran.code, Some(0), "{ran:?}");
    let error = ran.stderr;
    assert!(error.contains("line can't represent the killer"), "{error}");
}

#[test]
fn techniques_on_constraints_can_be_required_with_constraints() {
    let killer = ["--size", "6", "--constraints", "killer", "--givens", "0", "--seed", "1"];
    let required = ["--technique", "combinations"];
    let ran = generate(&[&killer[..], &required, &["--to", "jsonl"]].concat()).success();
    let explained = evoku(&["explain"], &ran.stdout).success();
    assert!(explained.stdout.contains("Combinations:"), "{explained:?}");
    generate(&required).is_refused("is not used by ratings");
}

#[test]
fn contradictory_requests_for_constraints_are_refused() {
    for (arguments, words) in [
        (&["--constraints", "spider"][..], "the layouts are killer, calcudoku"),
        (&["--constraints", "killer:x"], "a number of cells like 3 or a range like 2..4"),
        (&["--constraints", "killer:4..12"], "expected 1 to 9 on this board"),
        (&["--constraints", "kropki:3"], "has a fixed number of cells; omit the number"),
        (&["--constraints", "killer,killer"], "is given twice"),
        (&["--constraints", "xv-all", "--symmetry", "full"], "can't be symmetric"),
        (&["--minimal"], "--constraints"),
    ] {
        let (_, error) = output(&generate(arguments).exits_with(2));
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}
