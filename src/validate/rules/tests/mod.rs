//! Tests of the rules, each on a module with its violation and on one without. SPIRV-Tools assembles the modules, and
//! judges them too.

mod annotations;
mod bodies;
mod composites;
mod constants;
mod debug;
mod debug_info;
mod extended;
mod extensions;
mod flow;
mod functions;
mod groups;
mod images;
mod memory;
mod modes;
mod pointers;
mod switches;
mod synchronization;
mod threads;
mod types;
mod values;

use crate::spirv::grammar::Version;
use crate::validate::{check, explain, spirv_tools};

use bodies::check_functions;

/// The module that each case adds its instructions to.
const COMMON: &str = "
    OpCapability Kernel
    OpCapability Addresses
    OpCapability Linkage
    OpMemoryModel Physical64 OpenCL
    %void = OpTypeVoid
    %bool = OpTypeBool
    %uint = OpTypeInt 32 0
    %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %v4uint = OpTypeVector %uint 4
    %uint_0 = OpConstant %uint 0
    %uint_1 = OpConstant %uint 1
    %uint_2 = OpConstant %uint 2
    %uint_4 = OpConstant %uint 4
    %float_1 = OpConstant %float 1
    %to_void = OpTypeFunction %void
";

/// The sections of a module by the opcodes of their lines; all others are types, constants, variables and functions.
const SECTIONS: &[&[&str]] = &[
    &["OpCapability"],
    &["OpExtension"],
    &["OpExtInstImport"],
    &["OpMemoryModel"],
    &["OpEntryPoint"],
    &["OpExecutionMode", "OpExecutionModeId"],
    &["OpString", "OpSource", "OpSourceContinued", "OpSourceExtension"],
    &["OpName", "OpMemberName"],
    &["OpModuleProcessed"],
    &[
        "OpDecorate",
        "OpDecorateId",
        "OpDecorateString",
        "OpMemberDecorate",
        "OpMemberDecorateString",
        "OpDecorationGroup",
        "OpGroupDecorate",
        "OpGroupMemberDecorate",
    ],
];

/// The expectation of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// The module is valid.
    Valid,
    /// Ours reports exactly one violation, whose message has these words; SPIRV-Tools refuses the module too.
    Violates(&'static str),
    /// Ours reports exactly one violation, whose message has these words; SPIRV-Tools accepts the module.
    BrokenForUs(&'static str),
    /// The module is valid, but SPIRV-Tools refuses it.
    ValidForUs,
}

pub(super) use Expected::{BrokenForUs, Valid, ValidForUs, Violates};

/// Returns the words of the common module with further lines, each in its section; the first line may be a version.
fn assemble(case: &str) -> Vec<u32> {
    let case = case.trim();
    let (version, case) = match case.strip_prefix("; Version: 1.") {
        Some(rest) => rest.split_once('\n').unwrap_or((rest, "")),
        None => ("4", case),
    };
    let minor: u32 = version.trim().parse().expect("a version is a number");
    let memory_model = case.contains("OpMemoryModel");
    let common = COMMON.lines().filter(|line| !(memory_model && line.contains("OpMemoryModel")));
    let mut lines: Vec<&str> = common.chain(case.lines()).collect();
    lines.sort_by_key(|line| section(line));
    let text = lines.join("\n");
    let version = Version::V1_0.word() | minor << 8;
    spirv_tools::assemble(&text, version).unwrap_or_else(|error| panic!("{}\n{case}", error.message()))
}

fn section(line: &str) -> usize {
    let mut words = line.split_whitespace().skip_while(|word| word.starts_with('%') || *word == "=");
    let op = words.next().unwrap_or_default();
    SECTIONS.iter().position(|ops| ops.contains(&op)).unwrap_or(SECTIONS.len())
}

/// Checks each case: lines of assembly that are added to the common module, and what is expected of them.
#[track_caller]
pub(super) fn check_cases(cases: &[(&str, Expected)]) {
    let mut wrong = Vec::new();
    for (case, expected) in cases {
        let words = assemble(case);
        let ours = check(&words);
        for id in ours.iter().map(|violation| violation.id()) {
            assert!(explain(&id).is_some(), "{id} is not explained: {case}");
        }
        let ours: Vec<String> = ours.into_iter().map(|violation| violation.rule).collect();
        let theirs = spirv_tools::check(&words).expect("SPIRV-Tools is built in").err().map(|violation| violation.rule);
        let is_expected = match expected {
            Valid => ours.is_empty() && theirs.is_none(),
            ValidForUs => ours.is_empty() && theirs.is_some(),
            Violates(rule) => matches!(&ours[..], [one] if one.contains(rule)) && theirs.is_some(),
            BrokenForUs(rule) => matches!(&ours[..], [one] if one.contains(rule)) && theirs.is_none(),
        };
        if !is_expected {
            wrong
                .push(format!("{}\n  expected {expected:?}\n  ours {ours:?}\n  SPIRV-Tools {theirs:?}\n", case.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Checks each case: instructions of the one block of a function, in a module with `globals`.
#[track_caller]
pub(super) fn check_bodies(globals: &str, cases: &[(&str, Expected)]) {
    let module = |body: &str| {
        format!(
            "{globals}\n%function = OpFunction %void None %to_void\n%entry = OpLabel\n{body}\nOpReturn\nOpFunctionEnd"
        )
    };
    let modules: Vec<(String, Expected)> = cases.iter().map(|(body, expected)| (module(body), *expected)).collect();
    check_cases(&modules.iter().map(|(text, expected)| (text.as_str(), *expected)).collect::<Vec<_>>());
}
