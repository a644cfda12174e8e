//! Parsers of the values of options, and of modules as text.

use llvm_spirv_rs::specialize::Setting;
use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{ExtensionSet, Version, text};

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = ExtensionSet::parse_list(&text);
    let _ = text.parse::<Version>();
    let _ = text.parse::<Environment>();
    let _ = format!("level-zero:{text}").parse::<Environment>();
    let _ = text.parse::<Setting>();
    let _ = format!("7={text}").parse::<Setting>();
    let header = "119734787 65536 0 20 0\n5 ExtInstImport 1 \"OpenCL.std\"\n6 ExtInst 2 3 1 ";
    for before in ["", header, "119734787 65536 0 20 0\n5 Decorate 2 LinkageAttributes "] {
        let words = text::parse(&[before.as_bytes(), data].concat());
        assert!(words.is_err() || words.is_ok_and(|words| text::print(&words).is_ok()));
    }
}
