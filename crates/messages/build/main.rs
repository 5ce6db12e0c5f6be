//! Checks the texts and packs them.
#![allow(clippy::print_stdout, reason = "so a build script talks to Cargo")]

mod catalog;
mod compile;
#[path = "../src/encoding.rs"]
#[allow(dead_code, reason = "shared with the crate")]
mod encoding;
mod generate;
mod languages;
mod pack;
#[path = "../src/plural.rs"]
#[allow(dead_code, reason = "shared with the crate")]
mod plural;

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::{Catalog, Source};

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=texts");
    let sources = sources(Path::new("texts"));
    match Catalog::new(&sources) {
        Ok(catalog) => write(&catalog),
        Err(errors) => errors.iter().for_each(|error| println!("cargo::error={error}")),
    }
}

/// The texts of every language, English first.
fn sources(folder: &Path) -> Vec<Source> {
    let entries = fs::read_dir(folder).expect("the folder of texts is part of the crate");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort_by_key(|path| (!path.ends_with("en.ftl"), path.clone()));
    let read = |path: &PathBuf| Source {
        code: path.file_stem().unwrap().to_str().unwrap().to_owned(),
        name: path.display().to_string(),
        text: fs::read_to_string(path).unwrap(),
    };
    paths.iter().map(read).collect()
}

fn write(catalog: &Catalog) {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let messages = if has("COMMAND") { catalog.signatures.len() } else { catalog.for_page() };
    let built_in = if has("ALL_LANGUAGES") { catalog.languages.len() } else { 1 };
    for language in &catalog.languages {
        let pack = |messages| pack::pack(catalog, language, messages);
        let code = &language.code;
        fs::write(out.join(format!("{code}.packed")), pack(messages)).unwrap();
        fs::write(out.join(format!("{code}.page")), pack(catalog.for_page())).unwrap();
    }
    fs::write(out.join("tables.rs"), generate::tables(catalog, messages, built_in)).unwrap();
    fs::write(out.join("say.rs"), generate::say(&catalog.signatures[..messages])).unwrap();
}
