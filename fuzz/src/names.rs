//! Names of functions and annotations, which say what they mean by their spelling.

use llvm_spirv_rs::map::annotations;
use llvm_spirv_rs::names::{convert, friendly, itanium};

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Some(mangled) = itanium::parse(&text)
        && let Some(again) = itanium::mangle(mangled.base, &mangled.parameters)
    {
        let _ = itanium::parse(&again);
    }
    let base = friendly::parse(&text);
    let _ = base.and_then(|name| name.return_type_name());
    let _ = convert::parse_convert(&text);
    let _ = convert::parse_as(&text);
    let _ = convert::parse_type_name(&text);
    let _ = annotations::parse(&text);
}
