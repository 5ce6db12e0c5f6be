//! Tests of stores that are only read: they stay as they are.

use std::fs;
use std::sync::atomic::AtomicBool;

use evoku_lab::store::Store;

use crate::common::runs;
use crate::store::{BEFORE_3, made, rusqlite_file};

/// A store that is only read keeps the tables of its version.
#[test]
fn reading_leaves_an_older_store_as_it_is() {
    for (version, sql) in [(3, "DROP TABLE failure;"), (2, BEFORE_3)] {
        let path = made(&format!("older-{version}"));
        let expected = runs(&path, "small");
        rusqlite_file(&path, &format!("{sql} PRAGMA user_version = {version};"));
        let before = fs::read(&path).unwrap();
        let store = Store::readable(&path).unwrap();
        let plan = store.plan(Some("small")).unwrap();
        let mut found = Vec::new();
        store
            .each_run(&plan, true, |run, trace| {
                found.push((run, trace));
                Ok(())
            })
            .unwrap();
        assert_eq!(found.len(), expected.len());
        let mut merged = Store::create(&path.with_file_name("merged.sqlite")).unwrap();
        merged.merge(&store, &AtomicBool::new(false)).unwrap();
        drop((store, merged));
        assert!(fs::read(&path).unwrap() == before, "version {version}");
        assert_eq!(runs(&path.with_file_name("merged.sqlite"), "small"), expected);
    }
}

/// A store on a disk that can't be written is read, also one of an older version.
#[cfg(unix)]
#[test]
#[allow(clippy::print_stderr, reason = "a test that is skipped says so")]
fn a_store_that_cannot_be_written_is_read() {
    use std::os::unix::fs::PermissionsExt;

    for (name, sql) in
        [("fixed", ""), ("fixed-third", "DROP TABLE failure; PRAGMA user_version = 3;")]
    {
        let path = made(name);
        let folder = path.parent().unwrap();
        let expected = runs(&path, "small").len();
        rusqlite_file(&path, sql);
        let allow = |folder_mode, file_mode| {
            fs::set_permissions(&path, fs::Permissions::from_mode(file_mode)).unwrap();
            fs::set_permissions(folder, fs::Permissions::from_mode(folder_mode)).unwrap();
        };
        allow(0o555, 0o444);
        if fs::write(folder.join("other"), "").is_ok() {
            allow(0o755, 0o644);
            eprintln!("SKIPPED: this user may write every file");
            return;
        }
        let store = Store::readable(&path);
        allow(0o755, 0o644);
        let store = store.unwrap();
        let plan = store.plan(Some("small")).unwrap();
        assert_eq!(store.results(plan).unwrap().runs.len(), expected, "{name}");
    }
}
