//! What a user may write behind options.

use llvm_spirv_rs::specialize::Setting;
use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{ExtensionSet, Version};

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = ExtensionSet::parse_list(&text);
    let _ = text.parse::<Version>();
    let _ = text.parse::<Environment>();
    let _ = format!("level-zero:{text}").parse::<Environment>();
    let _ = text.parse::<Setting>();
    let _ = format!("7={text}").parse::<Setting>();
}
