//! Many pages: boards per page, sections, paper sizes, files, time and memory.

use std::fs;

use evoku_sudoku::formats::Hints;
use evoku_sudoku::search::solve;

use crate::common::page::{Page, digits, grid, sudoku};
use crate::common::{NINE, Ran, evoku, folder, names, path, start};

#[test]
fn a_large_board_leaves_small_ones_together() {
    let folder = folder("print_mixed");
    let file = path(&folder, "p.svg");
    let nines = format!("{NINE}\n").repeat(5);
    let text = format!("{nines}{}\n{nines}", ".".repeat(625));
    let ran = evoku(&["print", "--from", "line", "--no-solutions", "-o", &file], &text);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let boards = names(&folder)
        .into_iter()
        .map(|name| Page::of(&fs::read_to_string(folder.join(name)).unwrap()).boards().len());
    assert_eq!(boards.collect::<Vec<_>>(), [4, 1, 1, 4, 1]);
}

#[test]
fn every_number_a_page_fits_on_both_papers() {
    let text = format!("{}\n", vec![NINE; 19].join("\n"));
    for (count, pages) in [("1", 19), ("2", 10), ("4", 5), ("6", 4), ("9", 3)] {
        for paper in ["a4", "letter"] {
            let folder = folder(&format!("print_{count}_{paper}"));
            let file = path(&folder, "p.svg");
            let ran = evoku(
                &[
                    "print",
                    "-o",
                    &file,
                    "--per-page",
                    count,
                    "--paper",
                    paper,
                    "--rules",
                    "anti-king,anti-knight,windoku,diagonal",
                ],
                &text,
            );
            assert_eq!(ran.code, Some(1));
            let names = names(&folder);
            assert_eq!(names.len(), 2 * pages, "as many pages of solutions");
            for name in names {
                let page = Page::of(&fs::read_to_string(folder.join(name)).unwrap());
                let boards = page.boards();
                for (index, one) in boards.iter().enumerate() {
                    assert!(one.0 > 40.0 && one.1 > 50.0 && one.2 > 100.0, "{one:?}");
                    assert!(one.0 + one.2 < 572.0 && one.1 + one.2 < 780.0, "{one:?}");
                    for other in &boards[..index] {
                        let apart = (one.0 - other.0).abs().max((one.1 - other.1).abs());
                        assert!(apart > one.2 + 15.0, "{one:?} and {other:?} overlap");
                    }
                }
            }
        }
    }
}

#[test]
fn a_pdf_has_every_page_and_equal_bytes() {
    let folder = folder("print_pdf");
    let [one, two] = ["one.pdf", "two.pdf"].map(|name| path(&folder, name));
    let text = format!("{}\n", [NINE; 9].join("\n"));
    for file in [&one, &two] {
        let ran = evoku(&["print", "-o", file, "--title", "Nüne"], &text);
        assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(0), "", ""));
    }
    let pdf = fs::read(&one).unwrap();
    assert_eq!(pdf, fs::read(&two).unwrap());
    let pages = String::from_utf8_lossy(&pdf).matches("/Type /Page\n").count();
    assert_eq!(pages, 4, "three of puzzles and one of solutions");
}

#[test]
fn bad_input_is_reported_and_the_rest_is_printed() {
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &format!("{NINE}\n12345\n{NINE}"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.starts_with("evoku: standard input: line 2"), "{ran:?}");
    assert_eq!(Page::of(&ran.stdout).boards().len(), 2);
    evoku(&["print", "--to", "svg"], "\n").is_refused("the input contains no puzzle");
    evoku(&["print", "nowhere.txt"], "").is_refused("can't open nowhere.txt");
}

#[test]
fn bad_usage_is_refused() {
    let folder = folder("print_usage");
    let puzzle = path(&folder, "p.svg");
    fs::write(&puzzle, NINE).unwrap();
    for (arguments, expected) in [
        (&["--per-page", "5"][..], "expected 1, 2, 4, 6, 9 or 12 boards per page"),
        (&["--paper", "a9"], "a9"),
        (
            &["-o", "book.txt"],
            "no output format has the extension .txt; the extensions are .pdf, .png, .svg",
        ),
        (&["--to", "svg"], "2 pages need a file each; add -o FILE"),
        (&["-o", &puzzle, &puzzle], "is also an input"),
    ] {
        evoku(&[&["print"], arguments].concat(), NINE).is_refused(expected);
    }
    assert_eq!(fs::read_to_string(&puzzle).unwrap(), NINE);
}

/// A board with several solutions shows whether the command searched for them: only then is it
/// reported.
#[test]
fn nothing_is_solved_or_rated_without_a_request() {
    let several = ".".repeat(81);
    let file = path(&folder("print_unasked"), "a.svg");
    let asked = evoku(&["print", "-o", &file], &several);
    assert_eq!(
        (asked.code, asked.stderr.as_str()),
        (Some(1), "evoku: puzzle 1: several solutions\n")
    );
    // Solving an empty board of 36x36 would take minutes.
    for board in [several, ".".repeat(36 * 36)] {
        let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &board);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    }
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &format!("{NINE}\n"));
    assert!(!ran.stdout.contains(">Easy<"), "no level without a search");
}

#[test]
fn a_timeout_ends_long_work() {
    let folder = folder("print_timeout");
    let file = path(&folder, "a.svg");
    let options = ["print", "--timeout", "0.05", "--levels", "rate", "-o", &file];
    let text = format!("{}\n", ".".repeat(64 * 64));
    let ran = evoku(&options, &text);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    assert!(ran.stderr.starts_with("evoku: puzzle 1: "), "{}", ran.stderr);
    assert_eq!(names(&folder).len(), 2);
}

#[test]
fn sections_by_level_begin_with_the_easiest() {
    let folder = folder("print_sections");
    let file = path(&folder, "a.svg");
    let csv = format!("puzzle,level\n{NINE},hard\n{NINE},\n{NINE},medium\n{NINE},easy\n");
    let options = ["print", "--by-level", "--title", "Mine", "--first-number", "11", "-o", &file];
    let ran = evoku(&options, &csv);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(names(&folder).len(), 4);
    let page = |number: usize| {
        Page::of(&fs::read_to_string(path(&folder, &format!("a-{number}.svg"))).unwrap())
    };
    for (number, heading, numbers) in [
        (1, "Mine: Easy", &["11", "12"][..]),
        (2, "Mine: Medium", &["13"]),
        (3, "Mine: Hard", &["14"]),
        (4, "Solutions", &["11", "12", "13", "14"]),
    ] {
        let page = page(number);
        assert!(page.words.iter().any(|word| word.text == heading), "{heading}");
        let printed: Vec<&str> = page
            .words
            .iter()
            .filter(|word| word.bold && word.text.len() == 2 && word.text.starts_with('1'))
            .map(|word| word.text.as_str())
            .collect();
        assert_eq!(printed, numbers, "{heading}");
    }
    let hidden = evoku(&["print", "--to", "svg", "--no-solutions", "--levels", "hide"], &csv);
    assert!(!hidden.stdout.contains(">Hard<"));
    let shown = evoku(&["print", "--to", "svg", "--no-solutions"], &csv);
    assert!(shown.stdout.contains(">Hard<"));
}

#[test]
fn solutions_may_have_a_file_of_their_own() {
    let folder = folder("print_apart");
    let (one, two) = (path(&folder, "p.svg"), path(&folder, "s.pdf"));
    let ran = evoku(&["print", "-o", &one, "--solutions-to", &two], NINE);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(names(&folder), ["p.svg", "s.pdf"]);
    let page = Page::of(&fs::read_to_string(&one).unwrap());
    assert!(page.words.iter().all(|word| word.text != "Solutions"));
    assert!(fs::read(&two).unwrap().starts_with(b"%PDF"));
    let solutions = path(&folder, "s.svg");
    evoku(&["print", "-o", &one, "--solutions-to", &solutions], NINE);
    let page = Page::of(&fs::read_to_string(&solutions).unwrap());
    let solution = solve(&sudoku(&Hints::default(), NINE)).solution().unwrap().clone();
    assert_eq!(grid(&page, page.boards()[0], 9), digits(&solution));
    evoku(&["print", "-o", &one, "--solutions-to", &one], NINE)
        .is_refused("puzzles and solutions need separate files");
    evoku(&["print", "-o", &one, "--solutions-to", "x.txt"], NINE).is_refused("must end in");
    let both = ["print", "--no-solutions", "--solutions-to", &two];
    evoku(&both, NINE).is_refused("can't be combined with");
}

#[test]
fn paper_of_books_has_a_gutter_on_the_inner_side() {
    let text = format!("{NINE}\n").repeat(5);
    for (paper, width, height) in [("6x9in", 432.0, 648.0), ("a5", 419.53, 595.28)] {
        let folder = folder(&format!("print_gutter_{paper}"));
        let file = path(&folder, "p.svg");
        let options =
            ["print", "--no-solutions", "--paper", paper, "--gutter", "0.5in", "-o", &file];
        assert_eq!(evoku(&options, &text).code, Some(0));
        let edges: Vec<(f32, f32)> = names(&folder)
            .into_iter()
            .map(|name| {
                let svg = fs::read_to_string(folder.join(name)).unwrap();
                assert!(svg.contains(&format!("width=\"{width}pt\" height=\"{height}pt\"")));
                let boards = Page::of(&svg).boards();
                let left = boards.iter().map(|board| board.0).fold(f32::INFINITY, f32::min);
                let right = boards.iter().map(|board| board.0 + board.2).fold(0.0, f32::max);
                assert!(boards.iter().all(|board| board.2 / 9.0 >= 14.0 && board.1 > 40.0));
                (left, width - right)
            })
            .collect();
        assert_eq!(edges.len(), 2);
        let inner = 36.0 + 36.0;
        assert!(edges[0].0 >= inner && edges[0].1 < inner, "page 1 is bound on the left");
        assert!(edges[1].0 - edges[1].1 < -35.0, "page 2 on the right: {edges:?}");
    }
    for (option, value, words) in [
        ("--paper", "6x9", "expected a3, a4"),
        ("--paper", "1x1in", "sides from 3 to 40 inches"),
        ("--gutter", "10", "like 10mm"),
    ] {
        evoku(&["print", option, value], NINE).is_refused(words);
    }
    evoku(&["print", "--paper", "3x3in", "--gutter", "2in"], NINE).is_refused("no room");
}

/// Pages are drawn one at a time: memory grows by a few hundred bytes per puzzle, not by a page.
#[cfg(target_os = "linux")]
#[test]
fn many_puzzles_take_little_memory() {
    let folder = folder("print_many");
    let (input, file) = (path(&folder, "many.txt"), path(&folder, "many.pdf"));
    fs::write(&input, format!("{NINE}\n").repeat(9000)).unwrap();
    let mut process = start(&["print", "--per-page", "9", "--no-solutions", &input, "-o", &file]);
    let status = format!("/proc/{}/status", process.id());
    let mut most = 0;
    // Reads the status until the process ends.
    process.reaches(|| {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|peak| peak.trim().strip_suffix(" kB"));
        most = most.max(peak.map_or(0, |peak| peak.parse::<u64>().unwrap()));
        false
    });
    Ran::of(process.end()).success();
    assert!((1..40_000).contains(&most), "{most} kB");
    let pdf = fs::read(&file).unwrap();
    assert!(String::from_utf8_lossy(&pdf).contains("/Count 1000\n"));
}
