//! Known gaps of SPIRV-Tools about debug information.
//!
//! SPIRV-Tools refuses operands that OpenCL.DebugInfo.100 allows, and does not know its predecessor SPIRV.debug. It allows
//! forward references of NonSemantic.Shader.DebugInfo.100 only, and not of other non-semantic sets.

use std::ops::RangeInclusive;

use crate::spirv::View;
use crate::spirv::grammar::{Op, ShaderDebugInfo};
use crate::spirv::operands::ExtendedSet;
use crate::validate::Violation;

/// Messages about instructions of debug information that are wrong, after the name of the set.
const ROWS: &[&str] = &[
    // The base type is any type (OpenCL.DebugInfo.100, DebugTypedef).
    "DebugTypedef: expected operand Base Type",
    // The elements have any type, and a vector of OpenCL has up to 16 (OpenCL.DebugInfo.100, DebugTypeVector).
    "DebugTypeVector: expected operand Base Type",
    "DebugTypeVector: Component Count must be positive integer less than or equal to 4",
    // DebugInfoNone is allowed for each operand without information (OpenCL.DebugInfo.100, DebugInfoNone).
    "DebugTypePointer: expected operand Base Type",
    "DebugTypeQualifier: expected operand Base Type",
    "DebugTypeArray: expected operand Base Type",
    "DebugTypeFunction: expected operand Parameter Types",
    "DebugTypeMember: expected operand Type",
    "DebugTypeTemplateParameter: expected operand Actual Type",
    "DebugLocalVariable: expected operand Type",
    "DebugGlobalVariable: expected operand Type",
    "DebugDeclare: expected operand Variable",
    // A discriminator distinguishes lexical blocks (OpenCL.DebugInfo.100, DebugLexicalBlockDiscriminator).
    "expected operand Scope must be a result id of a lexical scope",
    "expected operand Parent must be a result id of a lexical scope",
    // The instruction has no child there (NonSemantic.Shader.DebugInfo.100, DebugTypeInheritance).
    "NonSemantic.Shader.DebugInfo.100 DebugTypeInheritance: expected operand Child",
    // The value of a variable without memory is an expression (NonSemantic.Shader.DebugInfo.100, DebugGlobalVariable).
    "NonSemantic.Shader.DebugInfo.100 DebugGlobalVariable: expected operand Variable",
];

/// The message for the number of an operation, before the number.
const OPERATION: &str = "debug operation operand: ";

/// The numbers of NonSemantic.Shader.DebugInfo.200 for operations that OpenCL.DebugInfo.100 does not have.
const FURTHER_OPERATIONS: RangeInclusive<u32> = 10..=167;

/// The message for the import of the predecessor of OpenCL.DebugInfo.100, which has the same instructions.
const UNKNOWN_IMPORT: &str = "Invalid extended instruction import 'SPIRV.debug'";

/// The message for an operand that is defined later.
const FORWARD_REFERENCE: &str = "has not been defined";

/// Returns `true` if a violation in a module is a known gap about debug information.
pub(super) fn is_gap(words: &[u32], violation: &Violation) -> bool {
    is_gap_of(violation) || violation.rule.contains(FORWARD_REFERENCE) && is_relaxed(words, violation)
}

/// Returns `true` for a violation at an instruction whose operands may be defined later
/// (SPV_KHR_relaxed_extended_instruction), of a set for which SPIRV-Tools does not allow that.
fn is_relaxed(words: &[u32], violation: &Violation) -> bool {
    let Ok(view) = View::parse(words) else { return false };
    let inst = view.preamble().find(|inst| Some(inst.offset) == violation.offset);
    let relaxed = inst.filter(|inst| inst.op == Op::ExtInstWithForwardRefsKHR);
    let set = relaxed.and_then(|inst| view.extended_sets().set(*inst.operands.get(2)?));
    set.is_some_and(|set| set.is_non_semantic() && set != ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V100))
}

fn is_gap_of(violation: &Violation) -> bool {
    let rule = &*violation.rule;
    rule.contains(UNKNOWN_IMPORT)
        || (rule.contains("DebugInfo.") && (ROWS.iter().any(|row| rule.contains(row)) || is_further_operation(rule)))
}

/// Returns `true` for the message about an operation that the option for further expressions adds to the set.
fn is_further_operation(rule: &str) -> bool {
    let number = rule.split_once(OPERATION).and_then(|(_, number)| number.parse().ok());
    number.is_some_and(|number| FURTHER_OPERATIONS.contains(&number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_gap_of(rule: &str) -> bool {
        super::is_gap_of(&Violation::of_module(rule.to_owned()))
    }

    #[test]
    fn gaps_are_about_debug_information() {
        let typedef = "DebugTypedef: expected operand Base Type must be a result id of DebugTypeBasic";
        assert!(is_gap_of(&format!("OpenCL.DebugInfo.100 {typedef}")));
        assert!(is_gap_of("Invalid extended instruction import 'SPIRV.debug'"));
        assert!(!is_gap_of("Invalid extended instruction import 'OpenCL.unknown'"));
        assert!(is_gap_of("Invalid OpenCL.DebugInfo.100 debug operation operand: 165"));
        assert!(!is_gap_of("Invalid OpenCL.DebugInfo.100 debug operation operand: 9999"));
        assert!(!is_gap_of(typedef));
        assert!(!is_gap_of("OpenCL.DebugInfo.100 DebugSource: expected operand File must be a result id of OpString"));
    }
}
