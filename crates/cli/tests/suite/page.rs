//! `evoku page`.

use std::fs;

use crate::common::{evoku, folder, path};

#[test]
fn the_page_is_written_or_its_source_is_explained() {
    let folder = folder("page");
    let file = path(&folder, "evoku.html");
    let ran = evoku(&["page", "-o", &file], "");
    if cfg!(page) {
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
        let page = fs::read_to_string(&file).unwrap();
        assert!(page.starts_with("<!doctype html>") || page.starts_with("<!DOCTYPE html>"));
        assert!(page.contains("Content-Security-Policy"));
        assert_eq!(evoku(&["page"], "").stdout, page);
    } else {
        ran.is_refused("node build.mjs");
        assert!(fs::metadata(&file).is_err(), "no file is better than an empty one");
    }
}

/// A program next to a book, as packages install them, and a program that "shows" files.
#[cfg(target_os = "linux")]
#[test]
fn only_a_page_that_is_opened_here_links_to_the_book() {
    use std::os::unix::fs::PermissionsExt;
    use std::process::Command;

    use evoku_testing::TestProcess;

    use crate::common::Ran;

    if !cfg!(page) {
        evoku_testing::data::skip("the program has no page");
        return;
    }
    let folder = folder("page & book");
    let (bin, temporary) = (folder.join("bin"), folder.join("tmp"));
    for folder in [&bin, &temporary] {
        fs::create_dir_all(folder).unwrap();
    }
    let program = bin.join("evoku");
    fs::hard_link(env!("CARGO_BIN_EXE_evoku"), &program).unwrap();
    let browser = bin.join("xdg-open");
    fs::write(&browser, "#!/bin/sh\nprintf %s \"$1\" > \"$TMPDIR/shown\"\n").unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        command.args(arguments).env("TMPDIR", &temporary).env("PATH", &bin);
        Ran::of(TestProcess::spawn(command).end()).success()
    };
    let opened = path(&temporary, "evoku.html");
    let address_in = |page: &str| {
        let page = fs::read_to_string(page).unwrap();
        let (_, after) = page.split_once("data-book=\"").expect("the page has the attribute");
        after.split_once('"').unwrap().0.to_owned()
    };

    // Without a book, the page has no links.
    run(&["page", "--open"]);
    assert_eq!(address_in(&opened), "");

    let book = folder.join("share/doc/evoku/book");
    fs::create_dir_all(&book).unwrap();
    fs::write(book.join("index.html"), "").unwrap();
    let ran = run(&["page", "--open"]);
    assert_eq!(fs::read_to_string(temporary.join("shown")).unwrap(), opened);
    assert!(ran.stderr.contains("evoku.html"), "{ran:?}");
    let address = address_in(&opened);
    let decoded = address.replace("%20", " ").replace("%26", "&");
    assert_eq!(decoded, format!("file://{}/", fs::canonicalize(&book).unwrap().display()));

    // A file for others doesn't lead to this computer.
    let sent = path(&folder, "sent.html");
    run(&["page", "-o", &sent]);
    assert_eq!(address_in(&sent), "");
    run(&["page", "-o", &sent, "--open"]);
    assert_eq!(address_in(&sent), address);
}
