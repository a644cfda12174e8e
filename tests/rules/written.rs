//! Translations of the tests' modules.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ExtensionSet, Options, Version, translate};

use crate::corpus::{self, Source};
use crate::programs::programs;

/// A translated module.
pub(crate) struct Written {
    /// The source file and the options.
    pub(crate) name: String,
    /// The LLVM assembly.
    pub(crate) source: &'static [u8],
    pub(crate) words: Vec<u32>,
}

/// Returns the option sets for a module.
pub(crate) fn settings() -> [(&'static str, Options); 4] {
    let with = |list: &str, max_version| {
        let extensions = ExtensionSet::parse_list(list).expect("it is a list");
        Options { extensions, max_version, validation: Validation::None, ..Options::default() }
    };
    [
        ("all extensions", with("all", Version::V1_6)),
        ("untyped pointers", with("all,+SPV_KHR_untyped_pointers", Version::V1_6)),
        ("no extensions", with("", Version::V1_6)),
        ("1.0", with("+SPV_INTEL_variable_length_array", Version::V1_0)),
    ]
}

/// Returns the LLVM modules: those of the tests, and the programs that run on the device.
pub(crate) fn sources() -> &'static [Source] {
    static SOURCES: OnceLock<Vec<Source>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        let mut sources = corpus::sources();
        sources.extend(programs().into_iter().map(|(name, text)| Source { name, text }));
        sources
    })
}

/// Returns about one of so many sources. The name of a source alone decides, so that no other file changes the sample.
pub(crate) fn sample(one_of: u32) -> impl Iterator<Item = &'static Source> {
    let sum = |name: &str| name.bytes().map(u32::from).sum::<u32>();
    sources().iter().filter(move |source| sum(&source.name).is_multiple_of(one_of))
}

/// Returns every source, translated with each option set that gives other words than those before it.
pub(crate) fn modules() -> &'static [Written] {
    static MODULES: OnceLock<Vec<Written>> = OnceLock::new();
    MODULES.get_or_init(|| {
        let modules: Vec<_> = sources().iter().flat_map(written).collect();
        assert!(modules.len() > 800, "only {} modules", modules.len());
        modules
    })
}

fn written(source: &'static Source) -> Vec<Written> {
    let mut seen = BTreeSet::new();
    let mut modules = Vec::new();
    for (setting, options) in settings() {
        let Ok(translation) = translate(&source.text, "input", &options) else { continue };
        if seen.insert(translation.words.clone()) {
            let name = format!("{}, {setting}", source.name);
            modules.push(Written { name, source: &source.text, words: translation.words });
        }
    }
    modules
}
