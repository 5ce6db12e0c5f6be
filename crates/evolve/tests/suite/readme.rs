//! Tests that the guide's example is the one that the documentation compiles and runs.

use std::path::Path;

fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_guide_shows_the_example_of_the_documentation() {
    let block = |text: &str, fence: &str, last: bool| {
        let parts = if last { text.rsplit_once(fence) } else { text.split_once(fence) };
        let (_, after) = parts.expect("there is an example");
        after.split_once("```").expect("the example ends").0.trim().to_owned()
    };
    let documented = file("src/lib.rs");
    let documented: String = (documented.lines())
        .filter_map(|line| line.strip_prefix("//!"))
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect();
    assert_eq!(
        block(&file("../../docs/guide.md"), "```rust\n", true),
        block(&documented, "```\n", false)
    );
}
