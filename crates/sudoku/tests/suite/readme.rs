//! The README's first example is the one that the documentation compiles and runs.

use std::path::Path;

#[test]
fn the_readme_shows_the_example_of_the_documentation() {
    let file = |path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let block = |text: &str, fence: &str| {
        let (_, after) = text.split_once(fence).expect("there is an example");
        after.split_once("```").expect("the example ends").0.trim().to_owned()
    };
    let documented = file("src/lib.rs");
    let documented: String = (documented.lines())
        .filter_map(|line| line.strip_prefix("//!"))
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect();
    assert_eq!(block(&file("../../README.md"), "```rust\n"), block(&documented, "```\n"));
}
