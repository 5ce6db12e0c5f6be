//! Laws of the texts, of their build and of their rendering.
#![allow(dead_code, reason = "the build script, which is tested here, uses all of its parts")]

#[path = "../../build/catalog.rs"]
mod catalog;
mod checks;
#[path = "../../build/compile.rs"]
mod compile;
mod damage;
#[path = "../../src/encoding.rs"]
mod encoding;
#[path = "../../build/languages.rs"]
mod languages;
mod laws;
mod oracle;
#[path = "../../build/pack.rs"]
mod pack;
#[path = "../../src/plural.rs"]
mod plural;
mod samples;
mod used;
