//! `evoku lab reproduce`: pages whose tables are rebuilt.

use std::fs;

use crate::common::{evoku, folder, path};

#[test]
fn tables_of_pages_are_rebuilt_and_changes_reported() {
    let folder = folder("lab-reproduce");
    let (plan, store) = (path(&folder, "show.toml"), path(&folder, "show.sqlite"));
    let text = "name = 'show'\nrepetitions = 2\nbudget.evaluations = 1000\n\
                [[algorithm]]\nname = 'row-ga'\n[[algorithm]]\nname = 'random-search'\n\
                [[class]]\nname = '4x4'\nbundled = '4x4'\n";
    fs::write(&plan, text).unwrap();
    assert_eq!(evoku(&["lab", "run", &plan, "-q", "-o", "-"], "").code, Some(0));
    fs::create_dir(folder.join("pages")).unwrap();
    let page = folder.join("pages/show.md");
    let comment = "<!-- evoku: ../show.toml solved -->\n<!-- evoku: end -->\n";
    fs::write(&page, format!("# Show\n\n{comment}\nText.\n")).unwrap();
    let (all, pages) = (folder.to_str().unwrap(), path(&folder, "pages"));

    let ran = evoku(&["lab", "reproduce", all], "");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.stderr.contains("can't open") && ran.stderr.contains("show.runs.gz"), "{ran:?}");
    let archive = path(&folder, "show.runs.gz");
    let ran = evoku(&["lab", "export", &store, "--archive", &archive], "");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), ""), "{ran:?}");
    assert_eq!(fs::read(&archive).unwrap()[..2], [0x1f, 0x8b]);
    // An archive is read like a store.
    let report = evoku(&["lab", "report", &archive], "").success().stdout;
    assert!(report.contains("| 4x4   | row-ga "), "{report}");
    let fields = "configuration,puzzle,repetition,seed,solved,evaluations,generations,best";
    let [kept, stored] = [&archive, &store]
        .map(|runs| evoku(&["lab", "export", runs, "--json", "--fields", fields], "").success());
    assert_eq!(kept.stdout, stored.stdout);
    fs::write(path(&folder, "old.runs"), "evoku archive 1\nplan show\n").unwrap();
    let old = evoku(&["lab", "report", &path(&folder, "old.runs")], "").exits_with(2);
    assert!(old.stderr.contains("old.runs: this archive has version 1"), "{old:?}");

    let ran = evoku(&["lab", "reproduce", &pages], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("show.md:3: solved of ../show.toml changed\n  + "), "{ran:?}");
    let ran = evoku(&["lab", "reproduce", &pages, "--write"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let written = fs::read_to_string(&page).unwrap();
    assert!(written.contains("| 4x4   | row-ga "), "{written}");
    assert!(written.ends_with("<!-- evoku: end -->\n\nText.\n"), "{written}");
    let ran = evoku(&["lab", "reproduce", all, "--rerun", "60"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stdout.starts_with("1 table on 1 page: 1 unchanged, 0 changed\n"), "{ran:?}");
    assert!(ran.stdout.contains("show.toml: 40 runs of 40 repeated, 0 changed\n"), "{ran:?}");

    fs::write(&page, written.replace("row-ga", "cow-ga")).unwrap();
    let ran = evoku(&["lab", "reproduce", all], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("  - | 4x4   | cow-ga"), "{ran:?}");
    assert!(ran.stdout.ends_with("1 table on 1 page: 0 unchanged, 1 changed\n"), "{ran:?}");
    let comment = "<!-- evoku: ../show.toml figure | solved | 4x4 / row-ga | runs -->";
    let sentence = |figure| format!("It had {comment}{figure}<!-- evoku: end --> runs.\n");
    fs::write(&page, sentence("21")).unwrap();
    let ran = evoku(&["lab", "reproduce", all], "").exits_with(1);
    assert!(
        ran.stdout.contains("show.md:1: figure of ../show.toml changed\n  - 21\n  + 20"),
        "{ran:?}"
    );
    evoku(&["lab", "reproduce", all, "--write"], "").success();
    assert_eq!(fs::read_to_string(&page).unwrap(), sentence("20"));
    fs::write(&page, "# No table\n").unwrap();
    let ran = evoku(&["lab", "reproduce", all], "");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.stderr.contains("the pages contain no table to rebuild"), "{ran:?}");
}

/// With `against`, only the pairs with the named algorithm are compared.
#[test]
fn tables_compare_with_a_reference() {
    let folder = folder("lab-reproduce-reference");
    let (plan, page) = (path(&folder, "show.toml"), path(&folder, "show.md"));
    let text = "name = 'show'\nbudget.evaluations = 300\nalgorithm = [{ name = 'row-ga' },\n\
                { name = 'box-ga' }, { name = 'hill-climbing', label = 'climbs' }]\n\
                class = [{ name = '4x4', bundled = '4x4' }]\n";
    fs::write(&plan, text).unwrap();
    evoku(&["lab", "run", &plan, "-q", "-o", "-"], "").success();
    let (store, archive) = (path(&folder, "show.sqlite"), path(&folder, "show.runs.gz"));
    evoku(&["lab", "export", &store, "--archive", &archive], "").success();
    let comment = |reference| {
        format!("<!-- evoku: show.toml comparisons{reference} -->\n<!-- evoku: end -->\n")
    };
    let rows = |reference| {
        fs::write(&page, comment(reference)).unwrap();
        evoku(&["lab", "reproduce", &page, "--write"], "").success();
        fs::read_to_string(&page).unwrap()
    };
    let has =
        |page: &str, one, other| page.lines().any(|row| row.contains(one) && row.contains(other));
    assert!(has(&rows(""), "| row-ga ", "| box-ga "));
    let against = rows(" against climbs");
    assert!(!has(&against, "| row-ga ", "| box-ga "), "{against}");
    assert!(has(&against, "| climbs ", "| row-ga ") && has(&against, "| climbs ", "| box-ga "));
    fs::write(&page, comment(" against climbing")).unwrap();
    let refused = evoku(&["lab", "reproduce", &page], "").exits_with(2);
    assert!(refused.stderr.contains("show.md: line 1: "), "{refused:?}");
    assert!(refused.stderr.contains("climbs"), "{refused:?}");
}

/// Pictures are files next to the plan, and are compared byte by byte.
#[test]
fn pictures_of_pages_are_rebuilt() {
    let folder = folder("lab-reproduce-picture");
    let (plan, store) = (path(&folder, "eight.toml"), path(&folder, "eight.sqlite"));
    let text = "name = 'eight'\nrepetitions = 1\nbudget.evaluations = 200\n\
                class = [{ name = 'A & B', bundled = '4x4', first = 2 },\n\
                { name = 'C', bundled = '6x6', first = 2 }]\n\
                [[algorithm]]\nname = 'row-ga'\nset.population = [4, 5, 6, 7, 8, 9, 10, 11]\n";
    fs::write(&plan, text).unwrap();
    assert_eq!(evoku(&["lab", "run", &plan, "-q", "-o", "-"], "").code, Some(0));
    let archive = path(&folder, "eight.runs.gz");
    assert_eq!(evoku(&["lab", "export", &store, "--archive", &archive], "").code, Some(0));
    let (page, svg) = (path(&folder, "page.md"), path(&folder, "eight-map.svg"));
    fs::write(&page, "<!-- evoku: eight.toml picture map -->\n<!-- evoku: end -->\n").unwrap();

    let ran = evoku(&["lab", "reproduce", &page], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(!fs::exists(&svg).unwrap(), "written without being asked");
    assert_eq!(evoku(&["lab", "reproduce", &page, "--write"], "").code, Some(0));
    let drawn = fs::read_to_string(&svg).unwrap();
    roxmltree::Document::parse(&drawn).unwrap();
    for expected in ["eight: runs solved", "A &amp; B", "row-ga population=11", "no propagation"] {
        assert!(drawn.contains(expected), "no {expected} in {drawn}");
    }
    let text = fs::read_to_string(&page).unwrap();
    assert!(text.contains("\n![eight: runs solved, in per cent](eight-map.svg)\n"), "{text}");
    let ran = evoku(&["lab", "reproduce", &page], "");
    assert_eq!(ran.stdout, "0 tables and 1 picture on 1 page: 1 unchanged, 0 changed\n");

    fs::write(&svg, drawn.replace("row-ga", "cow-ga")).unwrap();
    let ran = evoku(&["lab", "reproduce", &page], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("page.md:1: picture map of eight.toml changed\n"), "{ran:?}");
    fs::write(&page, "<!-- evoku: eight.toml picture maps -->\n<!-- evoku: end -->\n").unwrap();
    let ran = evoku(&["lab", "reproduce", &page], "");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.stderr.contains("line 1: eight.toml has no picture \"maps\"; expected one of"));
}

/// Tables whose puzzles are missing are skipped and reported.
#[test]
fn tables_of_missing_puzzles_are_left_out() {
    let folder = folder("lab-reproduce-left-out");
    let text = "name = 'theirs'\nrepetitions = 2\nbudget.evaluations = 1000\n\
                [[algorithm]]\nname = 'row-ga'\n\
                [[class]]\nname = 'theirs'\nfile = 'none/theirs.txt'\n";
    fs::write(folder.join("theirs.toml"), text).unwrap();
    let comment = "<!-- evoku: theirs.toml solved -->\n<!-- evoku: end -->\n";
    fs::write(folder.join("page.md"), comment).unwrap();
    let ran = evoku(&["lab", "reproduce", folder.to_str().unwrap()], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stdout.contains("page.md:1: skipped because theirs.toml needs "), "{ran:?}");
    assert!(ran.stdout.ends_with("0 tables on 0 pages: 0 unchanged, 0 changed\n1 table skipped\n"));
}

/// The page on landscapes contains the output of its commands.
#[test]
fn the_page_on_landscapes_is_what_the_command_prints() {
    let experiments = concat!(env!("CARGO_MANIFEST_DIR"), "/../../experiments/");
    let read = |name: &str| fs::read_to_string(format!("{experiments}{name}")).unwrap();
    let page = read("landscapes.md");
    let puzzles = format!("{experiments}landscapes/two.txt");
    for arguments in [&["landscape", &puzzles][..], &["landscape", "--network", &puzzles]] {
        let ran = evoku(arguments, "");
        let (_, table) = ran.stdout.split_once("\n\n").unwrap();
        assert!(page.contains(table.trim_end()), "{arguments:?}: {table}");
    }
    let easy = format!("{experiments}landscapes/easy.txt");
    let ran = evoku(&["landscape", "--network", "--on", "recolour", &easy, "--to", "svg"], "");
    assert_eq!(ran.stdout, read("landscapes/recolour.svg"));
}
