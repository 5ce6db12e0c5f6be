//! The README shows the example that the tests run.

use std::fs;
use std::path::Path;

#[test]
fn the_readme_shows_the_example() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let example = fs::read_to_string(root.join("examples/start.c")).unwrap();
    for page in ["README.md", "../../book/src/start/c.md"] {
        let page = fs::read_to_string(root.join(page)).unwrap();
        assert!(page.contains(&format!("```c\n{example}```")), "examples/start.c is not in it");
    }
}
