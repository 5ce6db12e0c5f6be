//! The header is generated from the source.

use std::fs;
use std::path::Path;

#[test]
fn the_header_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    let sources = ["abi", "evolve", "output"].map(|name| root.join(format!("src/{name}.rs")));
    let builder = sources
        .iter()
        .fold(cbindgen::Builder::new().with_config(config), |builder, path| builder.with_src(path));
    let mut header = Vec::new();
    builder.generate().unwrap().write(&mut header);
    let header = String::from_utf8(header).unwrap();
    let path = root.join("include/evoku.h");
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, &header).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert_eq!(written, header, "EVOKU_BLESS=1 cargo test -p evoku-c writes the header");
}
