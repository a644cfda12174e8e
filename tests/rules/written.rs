//! Translations of the tests' modules.

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::sync::OnceLock;

use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{Error, ExtensionSet, Options, Version, translate};

use crate::corpus::{self, Source};
use crate::programs::programs;

/// A translated module.
pub(crate) struct Written {
    /// The source file and the options.
    pub(crate) name: String,
    /// The LLVM assembly.
    pub(crate) source: &'static [u8],
    pub(crate) words: &'static [u32],
}

/// The words of a translation, or the refusal.
pub(crate) type Answer = Result<Vec<u32>, Error>;

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

/// Returns the library's answer for a source. A panic fails the test.
pub(crate) fn answer(name: &str, text: &[u8], options: &Options) -> Answer {
    let answer = catch_unwind(|| translate(text, "input", options));
    let answer = answer.unwrap_or_else(|_| panic!("{name}: the library panics"));
    answer.map(|translation| translation.words)
}

/// Returns the answers for each source, in the order of [`settings`].
pub(crate) fn answers() -> &'static [[Answer; 4]] {
    static ANSWERS: OnceLock<Vec<[Answer; 4]>> = OnceLock::new();
    ANSWERS.get_or_init(|| {
        let settings = settings();
        let all = |source: &Source| settings.each_ref().map(|(_, options)| answer(&source.name, &source.text, options));
        sources().iter().map(all).collect()
    })
}

/// Returns every source, translated with each option set that gives other words than those before it.
pub(crate) fn modules() -> &'static [Written] {
    static MODULES: OnceLock<Vec<Written>> = OnceLock::new();
    MODULES.get_or_init(|| {
        let modules: Vec<_> = sources().iter().zip(answers()).flat_map(written).collect();
        assert!(modules.len() > 800, "only {} modules", modules.len());
        modules
    })
}

fn written((source, answers): (&'static Source, &'static [Answer; 4])) -> Vec<Written> {
    let mut seen = BTreeSet::new();
    let mut modules = Vec::new();
    for ((setting, _), answer) in settings().into_iter().zip(answers) {
        let Ok(words) = answer else { continue };
        if seen.insert(words) {
            let name = format!("{}, {setting}", source.name);
            modules.push(Written { name, source: &source.text, words });
        }
    }
    modules
}
