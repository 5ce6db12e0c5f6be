//! Puzzles in Parquet: read and written with the feature `parquet`, otherwise refused in words.

use std::fs;

use crate::common::{FOUR, evoku, folder, path};

/// A file that begins like Parquet is never taken for a puzzle.
#[test]
fn what_is_not_whole_is_refused() {
    let folder = folder("parquet-refused");
    let file = path(&folder, "puzzles.parquet");
    fs::write(&file, b"PAR1 and nothing else").unwrap();
    let can_read = cfg!(feature = "parquet");
    let reason = if can_read { "can't open" } else { "install evoku with --features parquet" };
    for command in ["convert", "solve", "rate", "dedupe"] {
        evoku(&[command, &file], "").is_refused(reason);
    }
    evoku(&["solve", "--shard", "1/2", &file], "").is_refused("python -m evoku.cluster");
    let output = path(&folder, "out.parquet");
    if !can_read {
        evoku(&["convert", "-o", &output], FOUR).is_refused("this build can't write Parquet");
        assert!(!fs::exists(&output).unwrap());
    }
}

#[cfg(feature = "parquet")]
mod with_the_feature {
    use std::io::{self, Read, Write};
    use std::{fs, panic};

    use evoku_sudoku::formats::parquet::{JsonLines, ParquetError, RowGroups};

    use crate::common::{FOUR, FOUR_SOLVED, Ran, evoku, folder, names, path, start};

    /// The rows of a file as JSON Lines.
    fn rows(path: &str) -> String {
        let mut text = String::new();
        let file = fs::File::open(path).unwrap();
        JsonLines::new(file).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    /// Converting and solving a file of several row groups gives what its CSV gives.
    #[test]
    fn a_file_of_many_groups_is_its_csv() {
        let folder = folder("parquet-many");
        let [csv, parquet, solved] =
            ["all.csv", "all.parquet", "solved.parquet"].map(|name| path(&folder, name));
        let row = |id| format!("{id},{FOUR},\"a, {id}\"\n");
        let text = "id,puzzle,name\n".to_owned() + &(0..140_000).map(row).collect::<String>();
        fs::write(&csv, &text).unwrap();
        evoku(&["convert", &csv, "-o", &parquet], "").success();
        let whole = |input: &str| evoku(&["convert", "--to", "csv", input], "").success().stdout;
        assert!(whole(&parquet) == whole(&csv));

        evoku(&["solve", &parquet, "-o", &solved], "").success();
        let of_csv = evoku(&["solve", &csv, "--to", "csv"], "").success().stdout;
        assert!(whole(&solved) == of_csv);
        let lines = evoku(&["solve", &parquet], "").success().stdout;
        assert!(lines == format!("{FOUR_SOLVED}\n").repeat(140_000));
        // By the pipe, and the first rows alone.
        let piped = evoku(&["convert", "--to", "parquet", "--limit", "1", &parquet], "").success();
        assert!(piped.stdout.starts_with("PAR1"));
        let limited = evoku(&["solve", &parquet, "--limit", "3"], "").success().stdout;
        assert_eq!(limited.lines().count(), 3);
    }

    #[test]
    fn columns_and_rows_are_named() {
        let folder = folder("parquet-columns");
        let file = path(&folder, "named.parquet");
        let csv = format!("quiz,other\n{FOUR},no board\n12,y\n{FOUR},1..............4\n");
        let ran = evoku(&["convert", "-", "-o", &file, "--from", "csv"], &csv);
        assert_eq!((ran.code, ran.stderr.lines().count()), (Some(2), 1), "{ran:?}");
        let other = format!("{{\"puzzle\":\"{FOUR}\",\"other\":\"no board\"}}\n");
        assert!(rows(&file).starts_with(&other), "{}", rows(&file));
        let ran = evoku(&["convert", &file, "--column", "other", "--to", "csv"], "");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.stderr.contains(&format!("{file}: line 1")), "{ran:?}");
        // Every command reads it.
        let known = evoku(&["dedupe", "--against", &file, &file], "");
        assert!(known.stdout.is_empty() || known.code == Some(1), "{known:?}");
        evoku(&["rate", &file], "").success();
    }

    /// On some damaged files, the library panics; the command reports them as any others.
    #[test]
    fn damage_is_reported() {
        let folder = folder("parquet-damaged");
        let damaged = path(&folder, "damaged.parquet");
        let row = |row| format!("1..4..1..1..4..{},n{row},{}\n", row % 4 + 1, row % 3);
        let csv = "puzzle,name,id\n".to_owned() + &(0..40).map(row).collect::<String>();
        let mut file = RowGroups::new(Vec::new());
        file.write_all(csv.as_bytes()).unwrap();
        let bytes = file.finish().unwrap();
        let mut kinds = [0; 3];
        for (at, value) in (0..bytes.len()).flat_map(|at| [(at, 0xff), (at, 0x41)]) {
            let mut bytes = bytes.clone();
            bytes[at] = value;
            fs::write(&damaged, bytes).unwrap();
            let decoded = panic::catch_unwind(|| {
                let mut lines = JsonLines::new(fs::File::open(&damaged).unwrap())?;
                Ok::<_, ParquetError>(io::copy(&mut lines, &mut io::sink())?)
            });
            let kind = decoded.map_or(2, |read| usize::from(read.is_err()));
            kinds[kind] += 1;
            // The first files of each kind.
            if kinds[kind] < 4 {
                let ran = evoku(&["convert", &damaged], "");
                assert!([Some(0), Some(2)].contains(&ran.code), "{at}: {ran:?}");
                assert!(!ran.stderr.contains("panicked"), "{at}: {ran:?}");
                if kind == 2 {
                    assert!(ran.stderr.ends_with("damaged.parquet: invalid data\n"), "{ran:?}");
                }
            }
        }
        assert!(kinds.iter().all(|&count| count > 0), "every kind occurs: {kinds:?}");
    }

    #[test]
    fn files_are_needed_and_compression_is_not() {
        let folder = folder("parquet-files");
        let packed = path(&folder, "out.parquet.gz");
        evoku(&["convert", "--from", "parquet"], FOUR).is_refused("can't be read as Parquet");
        evoku(&["convert", "-o", &packed], FOUR).is_refused("leave out .gz or .zst");
        let other = path(&folder, "out.csv");
        evoku(&["convert", "--to", "parquet", "-o", &other], FOUR).is_refused("out.csv");
        assert!(names(&folder).is_empty());
    }

    /// A signal leaves no file of the final name: `convert` leaves nothing, and `solve` the rows so
    /// far under another name, as a whole file.
    #[cfg(unix)]
    #[test]
    fn nothing_incomplete_takes_the_final_name() {
        let folder = folder("parquet-signal");
        let output = path(&folder, "out.parquet");
        for command in ["convert", "solve"] {
            let mut process = start(&[command, "-", "--from", "line", "-o", &output]);
            assert!(process.write(&format!("{FOUR}\n").repeat(1000)));
            process.wait_until(|| names(&folder).iter().any(|name| name.ends_with(".part")));
            process.terminate();
            let ran = Ran::of(process.wait());
            assert_eq!(ran.code, Some(130), "{command}: {ran:?}");
            assert!(!names(&folder).contains(&"out.parquet".to_owned()), "{command}");
        }
        for name in names(&folder) {
            assert_eq!(name, "out.parquet.partial");
            rows(&path(&folder, &name));
        }
    }
}
