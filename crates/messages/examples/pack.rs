//! Writes the packed languages of the page into a folder: `en.packed`, `de.packed` and so on, without
//! the sections that only the command shows. `Language::load` reads them.
#![allow(clippy::print_stderr, reason = "for a person at a terminal")]

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: pack FOLDER");
        return ExitCode::FAILURE;
    };
    match pack(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn pack(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(env!("OUT_DIR"))? {
        let path = entry?.path();
        if let Some(code) = path.file_stem()
            && path.extension() == Some(OsStr::new("page"))
        {
            fs::copy(&path, folder.join(code).with_extension("packed"))?;
        }
    }
    Ok(())
}
