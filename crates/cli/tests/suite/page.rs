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
