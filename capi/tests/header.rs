//! The committed header is the one that the source declares; `BLESS=1` rewrites it.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;

#[test]
fn the_committed_header_is_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("include/llvm_spirv_rs.h");
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).expect("cbindgen.toml can be read");
    let bindings = cbindgen::Builder::new()
        .with_config(config)
        .with_src(folder.join("src/interface.rs"))
        .with_src(folder.join("src/objects.rs"))
        .generate()
        .expect("the interface can be expressed in C");
    let mut header = Vec::new();
    bindings.write(&mut header);
    let header = String::from_utf8(header).expect("the header is UTF-8");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, header).expect("the header can be written");
        return;
    }
    let committed = fs::read_to_string(&path).expect("the header can be read");
    assert_eq!(committed, header, "run `BLESS=1 cargo test -p llvm-spirv-rs-capi --test header`");
}
