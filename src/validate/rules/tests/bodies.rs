//! Cases with lines in a function.

use super::{Expected, check_cases};

/// Checks each case: declarations, and lines that are in a function, beside `further` lines.
#[track_caller]
pub(super) fn check_functions(further: &str, cases: &[(&str, Expected)]) {
    let cases: Vec<_> = cases.iter().map(|(case, expected)| (function(further, case), *expected)).collect();
    check_cases(&cases.iter().map(|(case, expected)| (case.as_str(), *expected)).collect::<Vec<_>>());
}

/// Returns the lines of a case, of which those that are no declarations are in a function.
fn function(further: &str, case: &str) -> String {
    let (version, case) = match case.trim().strip_prefix("; ") {
        Some(rest) => rest.split_once('\n').unwrap_or((rest, "")),
        None => ("Version: 1.4", case),
    };
    let (inside, outside): (Vec<_>, Vec<_>) = case.lines().map(str::trim).partition(|line| is_inside(line));
    format!(
        "; {version}\n{further}\n{}\n%case = OpFunction %void None %to_void\n%entry = OpLabel\n{}\nOpReturn\nOpFunctionEnd",
        outside.join("\n"),
        inside.join("\n"),
    )
}

fn is_inside(line: &str) -> bool {
    const OUTSIDE: &[&str] = &[
        "OpCapability",
        "OpExtension",
        "OpExtInstImport",
        "OpMemoryModel",
        "OpDecorate",
        "OpType",
        "OpConstant",
        "OpSpecConstant",
    ];
    let op = line.split_whitespace().find(|word| word.starts_with("Op")).unwrap_or_default();
    !OUTSIDE.iter().any(|start| op.starts_with(start))
}
