//! Programs in C, C++, Lua and Python that call the library.
//!
//! A program that needs a missing compiler or interpreter is skipped, which standard error reports.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use evoku_testing::data::skip;

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

/// The folder of the crate.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folder of the libraries: that of the tests.
fn libraries() -> PathBuf {
    env::current_exe().unwrap().parent().unwrap().to_owned()
}

fn shared_library() -> PathBuf {
    let name = format!("{}evoku{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    libraries().join(name)
}

/// Runs a command; `None` if its program is missing.
fn run(program: &str, arguments: &[&str]) -> Option<Output> {
    let mut command = Command::new(program);
    match command.args(arguments).env("LD_LIBRARY_PATH", libraries()).output() {
        Ok(output) => Some(output),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::NotFound, "{program}: {error}");
            skip(&format!("{program} is not installed"));
            None
        }
    }
}

#[test]
#[should_panic(expected = "suite")]
fn only_a_missing_program_is_skipped() {
    assert!(run("evoku-no-such-program", &[]).is_none());
    // A folder exists, but can't be executed.
    run(&root().join("tests/suite").display().to_string(), &[]);
}

/// The standard output of a program that succeeded.
fn printed(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", output.status);
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Compiles an example, and returns the path of the program; `None` without a compiler.
fn compiled(compiler: &str, flags: &[&str], example: &str, libraries: &[&str]) -> Option<String> {
    let name = format!("evoku-{}-{compiler}-{}", example.replace('.', "-"), libraries.len());
    let program = self::libraries().join(name).display().to_string();
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("examples").join(example).display().to_string();
    let common = ["-Wall", "-Wextra", "-Werror", "-pedantic", &include, &source, "-o", &program];
    let arguments = [flags, &common, libraries].concat();
    printed(&run(compiler, &arguments)?);
    Some(program)
}

/// The arguments that link the shared library.
fn shared() -> [String; 2] {
    [format!("-L{}", libraries().display()), "-levoku".to_owned()]
}

/// Compiles an example against the shared library.
fn linked(compiler: &str, flags: &[&str], example: &str) -> Option<String> {
    let shared = shared();
    compiled(compiler, flags, example, &[&shared[0], &shared[1], "-pthread"])
}

/// Compares the output of a program with a file, which `EVOKU_BLESS` writes.
fn compare(name: &str, printed: &str) {
    let path = root().join("examples").join(name);
    if env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, printed).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), printed);
}

#[test]
fn a_program_in_c_calls_every_function() {
    let Some(program) = linked("cc", &["-std=c99"], "all.c") else { return };
    compare("all.txt", &printed(&run(&program, &[]).unwrap()));
    // The library neither leaks nor touches memory that is not its own.
    let checks = ["--quiet", "--error-exitcode=9", "--leak-check=full"];
    let arguments = [&checks[..], &["--errors-for-leak-kinds=definite", &program]].concat();
    if let Some(checked) = run("valgrind", &arguments) {
        compare("all.txt", &printed(&checked));
    }
}

#[test]
fn the_example_runs_with_the_static_library() {
    let library = libraries().join("libevoku.a").display().to_string();
    let system = ["-lpthread", "-ldl", "-lm"];
    let libraries = [&[&*library][..], &system].concat();
    let Some(program) = compiled("cc", &["-std=c99"], "start.c", &libraries) else { return };
    let printed = printed(&run(&program, &[]).unwrap());
    assert!(printed.starts_with(SOLUTION), "{printed}");
    assert_eq!(printed.lines().filter(|line| line.len() == 81).count(), 3, "{printed}");
}

#[test]
fn threads_in_cpp_share_the_library() {
    let Some(program) = linked("c++", &["-std=c++17"], "threads.cpp") else { return };
    assert_eq!(printed(&run(&program, &[]).unwrap()), SOLUTION);
}

#[test]
fn lua_solves() {
    let script = root().join("examples/solve.lua").display().to_string();
    let library = shared_library().display().to_string();
    let Some(output) = run("luajit", &[&script, &library]) else { return };
    assert_eq!(printed(&output), SOLUTION);
}

#[test]
fn python_evolves() {
    let script = root().join("examples/evolve.py").display().to_string();
    let library = shared_library().display().to_string();
    let Some(output) = run("python3", &[&script, &library]) else { return };
    assert_eq!(printed(&output).trim_end().len(), 16);
}

/// Every function that the header declares is exported, and nothing else of ours.
#[test]
fn the_library_exports_what_the_header_declares() {
    let library = shared_library().display().to_string();
    let Some(symbols) = run("nm", &["--dynamic", "--defined-only", &library]) else { return };
    let symbols = printed(&symbols);
    let mut exported: Vec<&str> =
        symbols.lines().filter_map(|line| line.split(" T evoku_").nth(1)).collect();
    exported.sort_unstable();
    let header = fs::read_to_string(root().join("include/evoku.h")).unwrap();
    let declared = header.lines().filter_map(|line| {
        let (before, _) = line.split_once('(')?;
        before.rsplit([' ', '*']).next()?.strip_prefix("evoku_")
    });
    let mut declared: Vec<&str> = declared.collect();
    declared.sort_unstable();
    assert_eq!(exported, declared);
}
