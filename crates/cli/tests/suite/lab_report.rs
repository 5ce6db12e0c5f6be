//! `evoku lab report`, `export` and `target`: their output.

use std::fs;
use std::path::Path;

use crate::common::{FOUR, evoku, folder, names, path};

/// Makes a store with a small experiment that has a sweep and an exact engine.
fn store(folder: &Path) -> String {
    let plan = "name = 'show'\nrepetitions = 3\nbudget.evaluations = 3000\n\
                [[algorithm]]\nname = 'row-ga'\nset.population = [10, 40]\nset.mutation_rate = [0.1, 0.3]\n\
                [[algorithm]]\nname = 'hybrid-repair'\n[[algorithm]]\nname = 'large'\n\
                [[class]]\nname = '4x4 & <more>'\nbundled = '4x4'\n\
                [[class]]\nname = '9x9 hard'\nbundled = '9x9 hard'\nfirst = 3\n";
    let file = path(folder, "show.toml");
    fs::write(&file, plan).unwrap();
    let ran = evoku(&["lab", "run", &file], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stderr.is_empty(), "{ran:?}");
    assert!(ran.stdout.starts_with("# show\n"), "{ran:?}");
    path(folder, "show.sqlite")
}

#[test]
fn a_report_is_a_page_of_its_own() {
    let folder = folder("lab-report");
    let store = store(&folder);
    let (page, pictures) = (path(&folder, "report.html"), path(&folder, "pictures"));
    let ran = evoku(&["lab", "report", &store, "-o", &page, "--figures", &pictures], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = fs::read_to_string(&page).unwrap();
    // The page refers to nothing outside, and names are escaped.
    for outside in ["http://", "https://", "src=", "<script", "<more>", "url("] {
        assert!(!text.contains(outside), "{outside} is in the page");
    }
    assert!(text.contains("4x4 &amp; &lt;more&gt;") && text.contains("prefers-color-scheme:dark"));
    // Every picture is complete, and every puzzle is drawn.
    let svgs: Vec<&str> =
        text.split("<svg").skip(1).map(|rest| rest.split("</svg>").next().unwrap()).collect();
    for svg in &svgs {
        roxmltree::Document::parse(&format!("<svg{svg}</svg>")).unwrap();
    }
    let files = names(Path::new(&pictures));
    let drawn = files.iter().filter(|name| name.ends_with(".svg")).count();
    assert_eq!(svgs.len(), drawn + 13);
    for expected in [
        "success-1.svg",
        "distribution-2.png",
        "boxes-1.svg",
        "convergence-2.svg",
        "ranks-all.svg",
        "sweep-1-1.png",
    ] {
        assert!(files.iter().any(|name| name == expected), "no {expected} in {files:?}");
    }
    for name in files.iter().filter(|name| name.ends_with(".png")) {
        let bytes = fs::read(Path::new(&pictures).join(name)).unwrap();
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n", "{name}");
    }
    let table = evoku(&["lab", "report", &store, "--measure", "evaluations"], "");
    assert!(
        table.stdout.contains("| 4x4 & <more> | row-ga population=10 mutation_rate=0.1 |"),
        "{table:?}"
    );
    let latex = path(&folder, "report.tex");
    assert_eq!(evoku(&["lab", "report", &store, "-o", &latex], "").code, Some(0));
    let latex = fs::read_to_string(latex).unwrap();
    assert!(
        latex.contains("4x4 \\& $<$more$>$ & row-ga population=10 mutation\\_rate=0.1"),
        "{latex}"
    );
    evoku(&["lab", "report", &store, "-o", "x.pdf"], "")
        .is_refused("no output format has the extension .pdf");
    evoku(&["lab", "report", &store, "--plan", "x"], "")
        .is_refused("no plan \"x\"; the plans are show");
}

/// If a chart has fewer colours than there are algorithms, several charts are drawn; none is left
/// out.
#[test]
fn charts_show_every_algorithm() {
    let folder = folder("lab-charts");
    let mut plan = "name = 'many'\nrepetitions = 1\nbudget.evaluations = 500\n\
                    [[class]]\nname = '4x4'\nbundled = '4x4'\nfirst = 3\n"
        .to_owned();
    for number in 0..11 {
        plan += &format!(
            "[[algorithm]]\nname = 'row-ga'\nlabel = 'kind {number}.'\nset.population = {}\n",
            10 + number
        );
    }
    let file = path(&folder, "many.toml");
    fs::write(&file, plan).unwrap();
    let ran = evoku(&["lab", "run", &file], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let pictures = path(&folder, "pictures");
    let store = path(&folder, "many.sqlite");
    for measure in ["evaluations", "quality"] {
        let ran =
            evoku(&["lab", "report", &store, "--figures", &pictures, "--measure", measure], "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        for kind in ["distribution", "boxes", "convergence"] {
            let parts = names(Path::new(&pictures));
            let parts = parts.iter().filter(|name| name.starts_with(kind) && name.ends_with("svg"));
            let text: String = parts
                .map(|name| fs::read_to_string(Path::new(&pictures).join(name)).unwrap())
                .collect();
            for number in 0..11 {
                assert!(text.contains(&format!("kind {number}.")), "{kind} lacks {number}");
            }
            assert!(text.contains("(1 of 2)"), "{kind}");
        }
    }
    assert!(names(Path::new(&pictures)).contains(&"boxes-1-2.pdf".to_owned()));
}

/// Algorithms with two objectives are compared by their fronts.
#[test]
fn fronts_are_tables_and_pictures() {
    let folder = folder("lab-fronts");
    let plan = path(&folder, "two.toml");
    let text = "name = 'two'\nrepetitions = 2\nbudget.evaluations = 1000\n\
                algorithm = [{ name = 'multi-objective' }, { name = 'row-ga' }]\n\
                class = [{ name = 'hard', bundled = '9x9 hard', first = 2 }]\n";
    fs::write(&plan, text).unwrap();
    let ran = evoku(&["lab", "run", &plan], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let store = path(&folder, "two.sqlite");
    let report = evoku(&["lab", "report", &store], "").stdout;
    let table = report.split("\n\n").find(|part| part.starts_with("hard: two objectives."));
    assert!(table.is_some(), "{report}");
    let rows = report.split("attained by half of the runs").nth(1).unwrap();
    let rows = rows.lines().skip(2).take_while(|line| line.starts_with('|'));
    let rows: Vec<&str> = rows.collect();
    assert!(rows.len() == 1 && rows[0].starts_with("| multi-objective |    4 |"), "{rows:?}");

    let pictures = path(&folder, "pictures");
    evoku(&["lab", "report", &store, "--figures", &pictures], "");
    let svg = fs::read_to_string(Path::new(&pictures).join("fronts-1.svg")).unwrap();
    assert!(svg.contains("hard: values that runs attained") && svg.contains("multi-objective"));
    let tables = path(&folder, "tables");
    evoku(&["lab", "export", &store, "--csv", &tables], "");
    let rows = fs::read_to_string(Path::new(&tables).join("fronts.csv")).unwrap();
    assert!(rows.starts_with("run,first,second\n1,") && rows.lines().count() > 4, "{rows}");
}

/// A report as JSON contains the data of the tables and their origin. Seeds that doubles can't
/// represent are strings.
#[test]
fn a_report_is_json_too() {
    let folder = folder("lab-json");
    let file = path(&folder, "json.toml");
    let plan = "name = 'json'\nseed = 9007199254740993\nrepetitions = 2\nbudget.evaluations = 3000\n\
                [[algorithm]]\nname = 'row-ga'\n[[algorithm]]\nname = 'column-ga'\n\
                [[algorithm]]\nname = 'box-ga'\n[[class]]\nname = '4x4'\nbundled = '4x4'\n";
    fs::write(&file, plan).unwrap();
    let run = evoku(&["lab", "run", &file, "--json"], "");
    let json = run.json();
    let report = evoku(&["lab", "report", &path(&folder, "json.sqlite"), "--to", "json"], "");
    assert_eq!(report.json(), json);
    assert_eq!(json["seed"], "9007199254740993");
    assert_eq!(json["plan"], "json");
    assert_eq!(json["summaries"].as_array().unwrap().len(), 3);
    assert_eq!(json["comparisons"].as_array().unwrap().len(), 3);
    assert_eq!(json["summaries"][0]["runs"], 20);
    assert_eq!(json["ranks"][0]["puzzles"], 10);
    assert!(json["sessions"][0]["version"].is_string());
    let checked = evoku(&["lab", "check", &file, "--json"], "").json();
    assert_eq!((&checked["runs"], &checked["seed"]), (&60.into(), &json["seed"]));
    assert_eq!(checked["algorithms"][1]["algorithm"], "column-ga");
}

/// Quality ranks and tests are available if no run is solved, and a reference can be chosen.
#[test]
fn final_quality_and_a_reference_can_be_asked_for() {
    let folder = folder("lab-quality");
    let file = path(&folder, "hard.toml");
    let plan = "name = 'hard'\nrepetitions = 2\nbudget.evaluations = 300\n\
                [[algorithm]]\nname = 'row-ga'\n[[algorithm]]\nname = 'random-search'\n\
                [[algorithm]]\nname = 'column-ga'\n\
                [[class]]\nname = 'hard'\nbundled = '9x9 hard'\n";
    fs::write(&file, plan).unwrap();
    let ran = evoku(&["lab", "run", &file], "");
    assert!(ran.stdout.contains("Distance of runs from a solution"), "{ran:?}");
    let store = path(&folder, "hard.sqlite");
    let report = |more: &[&str]| evoku(&[&["lab", "report", &store], more].concat(), "");
    let plain = report(&["--measure", "evaluations"]);
    let ranked = plain.stdout.lines().find(|line| line.starts_with("| ranked by"));
    assert!(ranked.is_some_and(|line| line.contains("quality")), "{plain:?}");
    let referred = report(&["--measure", "quality", "--reference", "column-ga"]);
    let (on_nulls, on_others): (Vec<_>, Vec<_>) = referred
        .stdout
        .lines()
        .filter(|line| line.starts_with("- "))
        .partition(|line| line.contains("its baseline"));
    // The pair of the reference and its baseline is listed with the nulls.
    assert_eq!((on_nulls.len(), on_others.len()), (1, 1), "{referred:?}");
    report(&["--reference", "x"])
        .is_refused("no algorithm \"x\"; its algorithms are row-ga, random-search");
}

#[test]
fn a_plan_that_can_show_nothing_is_warned_of() {
    let folder = folder("lab-power");
    let file = path(&folder, "few.toml");
    let plan = "name = 'few'\nbudget.evaluations = 300\n\
                [[algorithm]]\nname = 'row-ga'\n[[algorithm]]\nname = 'random-search'\n\
                [[class]]\nname = 'hard'\nbundled = '9x9 hard'\nfirst = 5\n";
    fs::write(&file, plan).unwrap();
    let checked = evoku(&["lab", "check", &file], "");
    let warning = "warning: hard: no verdict is possible on 5 puzzles with any number of runs";
    assert!(checked.stdout.contains(warning), "{checked:?}");
    assert!(checked.stdout.contains("p = 0.062 at best; use 6 puzzles"), "{checked:?}");
}

/// A warning reports islands whose budget ends before they exchange anything.
#[test]
fn idle_islands_are_warned_of() {
    let folder = folder("lab-idle");
    let file = path(&folder, "idle.toml");
    let plan = |interval: u64| {
        format!(
            "name = 'idle'\nbudget.evaluations = 60_000\n\
             [[algorithm]]\nname = 'row-ga'\n\
             islands = {{ number = 4, migration_interval = {interval} }}\n\
             [[class]]\nname = 'hard'\nbundled = '9x9 hard'\n"
        )
    };
    fs::write(&file, plan(20_000)).unwrap();
    let checked = evoku(&["lab", "check", &file], "");
    let warning = "warning: row-ga: its islands never exchange members because each has 15000";
    assert!(checked.stdout.contains(warning), "{checked:?}");
    fs::write(&file, plan(5_000)).unwrap();
    assert!(!evoku(&["lab", "check", &file], "").stdout.contains("warning"));
}

#[test]
fn a_target_that_is_neither_file_nor_puzzle_is_reported() {
    let target = |puzzle| {
        let target = ["lab", "target", "-a", "row-ga", "--evaluations", "100", "1", "1", "1"];
        evoku(&[&target[..], &[puzzle]].concat(), "")
    };
    target("puzle.txt").is_refused("can't open puzle.txt: ");
    assert_eq!(target(FOUR).code, Some(0));
}

#[test]
fn parquet_is_written_or_its_absence_reported_before_any_output() {
    let folder = folder("lab-parquet");
    let (store, csv, parquet) = (store(&folder), path(&folder, "csv"), path(&folder, "parquet"));
    let ran = evoku(&["lab", "export", &store, "--csv", &csv, "--parquet", &parquet], "");
    if cfg!(feature = "parquet") {
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(names(Path::new(&parquet)).contains(&"runs.parquet".to_owned()));
    } else {
        ran.is_refused("install evoku with --features parquet");
        assert!(!Path::new(&csv).exists() && !Path::new(&parquet).exists());
    }
}

/// In a real browser, if there is one, nothing is wider than the screen of a desktop or a phone.
/// Every picture has a size.
#[test]
fn a_report_fits_a_desktop_and_a_phone() {
    let browsers = ["chromium", "chromium-browser", "google-chrome"];
    let runs = |browser: &&&str| {
        std::process::Command::new(browser)
            .arg("--version")
            .output()
            .is_ok_and(|ran| ran.status.success())
    };
    let Some(browser) = browsers.iter().find(runs) else {
        evoku_testing::data::skip("there is no Chromium to look at the report with");
        return;
    };
    let folder = folder("lab-browser");
    let page = path(&folder, "report.html");
    let ran = evoku(&["lab", "report", &store(&folder), "-o", &page], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = fs::read_to_string(&page).unwrap().replace('&', "&amp;").replace('"', "&quot;");
    for width in [1280, 390] {
        let frame = format!(
            "<!DOCTYPE html><title>?</title><iframe width={width} height=900 srcdoc=\"{text}\"></iframe>\
             <script>onload=()=>{{const d=document.querySelector('iframe').contentDocument;\
             const small=[...d.querySelectorAll('svg')].filter(s=>s.getBoundingClientRect().width<50).length;\
             document.title='wide '+d.documentElement.scrollWidth+' small '+small+' of '\
             +d.querySelectorAll('svg').length}}</script>"
        );
        let file = path(&folder, &format!("frame{width}.html"));
        fs::write(&file, frame).unwrap();
        let output = std::process::Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,1000"])
            .args(["--virtual-time-budget=10000", "--dump-dom"])
            .arg(format!("file://{file}"))
            .output()
            .unwrap();
        let dom = String::from_utf8_lossy(&output.stdout).into_owned();
        let title = dom.split("<title>").nth(1).unwrap_or_default();
        let title = title.split("</title>").next().unwrap_or_default();
        let words: Vec<&str> = title.split(' ').collect();
        assert_eq!(words.len(), 6, "the browser says {title:?}");
        let number = |index: usize| words[index].parse::<u32>().unwrap();
        assert!(number(1) <= width, "{title} on a screen of {width}");
        assert_eq!(number(3), 0, "{title} on a screen of {width}");
        assert!(number(5) > 20, "{title}");
    }
}

#[test]
fn exports_are_tidy_and_describe_themselves() {
    let folder = folder("lab-export");
    let store = store(&folder);
    let (csv, ioh) = (path(&folder, "csv"), path(&folder, "ioh"));
    assert_eq!(evoku(&["lab", "export", &store, "--csv", &csv, "--ioh", &ioh], "").code, Some(0));
    let read = |name: &str| fs::read_to_string(Path::new(&csv).join(name)).unwrap();
    let dictionary = read("README.md");
    let lines = |name: &str| read(name).lines().count() - 1;
    assert_eq!(lines("runs.csv"), 6 * 13 * 3);
    assert_eq!(
        (lines("configurations.csv"), lines("puzzles.csv"), lines("sessions.csv")),
        (6, 13, 1)
    );
    for name in ["runs.csv", "traces.csv", "puzzles.csv", "sessions.csv"] {
        let text = read(name);
        let heads: Vec<&str> = text.lines().next().unwrap().split(',').collect();
        for head in &heads {
            assert!(dictionary.contains(head), "{head} of {name} is in no dictionary");
        }
        if name == "runs.csv" || name == "traces.csv" {
            assert!(text.lines().all(|line| line.split(',').count() == heads.len()), "{name}");
        }
    }
    assert!(read("configurations.csv").starts_with("configuration,algorithm,budget_evaluations,"));
    // IOHprofiler: a folder for each evolutionary algorithm. Its index lists the files and their
    // runs.
    assert_eq!(names(Path::new(&ioh)).len(), 5);
    let first = Path::new(&ioh).join(&names(Path::new(&ioh))[0]);
    let index = names(&first).into_iter().find(|name| name.ends_with(".json")).unwrap();
    let index: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(first.join(index)).unwrap()).unwrap();
    let scenario = &index["scenarios"][0];
    let runs = scenario["runs"].as_array().unwrap();
    let data = fs::read_to_string(first.join(scenario["path"].as_str().unwrap())).unwrap();
    let blocks: Vec<&str> = data.split("evaluations raw_y\n").skip(1).collect();
    assert_eq!((blocks.len(), runs.len(), scenario["dimension"].as_u64()), (30, 30, Some(16)));
    for (block, run) in blocks.iter().zip(runs) {
        let last = block.lines().last().unwrap();
        assert_eq!(last, format!("{} {}", run["evals"], run["best"]["y"]));
    }
}

/// Rows as JSON contain the table of runs, under the same names.
#[test]
fn exported_rows_are_those_of_the_table() {
    let folder = folder("lab-export-rows");
    let store = store(&folder);
    let csv = path(&folder, "csv");
    let export = |more: &[&str]| evoku(&[&["lab", "export", &store], more].concat(), "");
    let rows = export(&["--csv", &csv, "--json"]).json();
    let rows = rows.as_array().unwrap();
    let table = fs::read_to_string(Path::new(&csv).join("runs.csv")).unwrap();
    let mut lines = table.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let heads = lines.next().unwrap();
    assert_eq!(rows.len(), 6 * 13 * 3);
    for (row, line) in rows.iter().zip(lines) {
        let row = row.as_object().unwrap();
        assert_eq!(row.keys().collect::<Vec<_>>(), heads);
        assert!(row["solved"].is_boolean());
        for (value, cell) in row.values().zip(line) {
            match value {
                serde_json::Value::Null => assert_eq!(cell, ""),
                serde_json::Value::String(text) => assert_eq!(cell, text),
                // A Boolean, as in the JSON of other commands.
                serde_json::Value::Bool(flag) => assert_eq!(cell, u8::from(*flag).to_string()),
                number => assert_eq!(number.as_f64(), cell.parse().ok(), "{row:?}"),
            }
        }
    }
    let file = path(&folder, "runs.jsonl");
    let ran = export(&["-o", &file, "--fields", "evaluations,puzzle"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), ""), "{ran:?}");
    let lines = fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), rows.len());
    for (line, row) in lines.lines().zip(rows) {
        let expected =
            format!(r#"{{"evaluations":{},"puzzle":{}}}"#, row["evaluations"], row["puzzle"]);
        assert_eq!(line, expected);
    }
    export(&["--json", "--fields", "cost"]).is_refused("there is no field \"cost\"");
    export(&["--csv", &csv, "--fields", "seed"]).is_refused("tables in a folder have no fields");
    export(&[]).is_refused("required");
}

#[test]
fn a_target_prints_the_cost_of_a_run() {
    let target = |more: &[&str]| {
        let arguments = ["lab", "target", "--algorithm", "row-ga", "--evaluations", "5000"];
        evoku(&[&arguments, more].concat(), "")
    };
    let one = target(&["c1", "i1", "42", FOUR, "--set", "population=50"]);
    assert_eq!(one.code, Some(0), "{one:?}");
    let cost: u64 = one.stdout.trim().parse().unwrap();
    assert!(cost <= 5000 && cost > 0);
    assert_eq!(target(&["c2", "i2", "42", FOUR, "--set", "population=50"]).stdout, one.stdout);
    // The cost is the one that `evoku evolve` reports.
    let arguments =
        ["evolve", "--algorithm", "row-ga", "--set", "population=50", "--seed", "42", "--json"];
    let evolved =
        evoku(&[&arguments[..], &["--evaluations", "5000", "--puzzle", FOUR]].concat(), "");
    assert_eq!(evolved.json()["evaluations"].as_u64(), Some(cost));
    let hard = ".................................................................................";
    assert_eq!(target(&["c", "i", "1", hard, "60"]).stdout, "50000 60\n");
    target(&["c", "i", "1", "12", "--set", "x=1"]).is_refused("no parameter \"x\"");
    target(&["c", "i", "1", "nothing"]).is_refused("nothing");
}

/// A plan may come from a stranger, and its names appear in every report.
#[test]
fn names_of_a_plan_are_text_everywhere() {
    let folder = folder("lab-names");
    let file = path(&folder, "names.toml");
    let plan = "name = 'names'\nrepetitions = 3\nbudget.evaluations = 100\n\
                algorithm = [{ name = 'row-ga' }]\n\
                class = [{ name = \"a\\u001b[2J数独★\", bundled = '4x4', first = 2 }]\n";
    fs::write(&file, plan).unwrap();
    let is_bad = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\t');
    for command in ["check", "run"] {
        let ran = evoku(&["lab", command, &file], "").success();
        assert!(!ran.stdout.contains(is_bad), "{ran:?}");
    }
    let store = path(&folder, "names.sqlite");
    for format in ["html", "markdown", "latex", "json"] {
        let ran = evoku(&["lab", "report", &store, "--to", format], "").success();
        assert!(!ran.stdout.contains(is_bad), "{format}");
    }
    let [csv, figures] = ["csv", "figures"].map(|name| path(&folder, name));
    evoku(&["lab", "export", &store, "--csv", &csv], "").success();
    for name in names(Path::new(&csv)) {
        assert!(
            !fs::read_to_string(Path::new(&csv).join(&name)).unwrap().contains(is_bad),
            "{name}"
        );
    }
    let ran = evoku(&["lab", "report", &store, "--figures", &figures], "").success();
    assert!(ran.stderr.contains("the font has no glyph for ★ (U+2605), 数 (U+6570)"), "{ran:?}");
}
