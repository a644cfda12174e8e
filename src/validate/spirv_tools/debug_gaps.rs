//! Known gaps of SPIRV-Tools about debug information.
//!
//! SPIRV-Tools refuses operands that OpenCL.DebugInfo.100 allows, and does not know its predecessor SPIRV.debug. It allows
//! forward references of NonSemantic.Shader.DebugInfo.100 only, and not of other non-semantic sets. As it stops at the first
//! such instruction, and debug information has no effect on the code, the module is then checked without debug information.

use std::ops::{Range, RangeInclusive};

use crate::spirv::View;
use crate::spirv::binary::write::HEADER_WORDS;
use crate::spirv::grammar::{Op, ShaderDebugInfo};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::Instruction;
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

/// The predecessor of OpenCL.DebugInfo.100, which has the same instructions.
const UNKNOWN_SET: &[u8] = b"SPIRV.debug";

/// The message for its import.
const UNKNOWN_IMPORT: &str = "Invalid extended instruction import 'SPIRV.debug'";

/// The message for an operand that is defined later.
const FORWARD_REFERENCE: &str = "has not been defined";

/// Returns `true` if a violation in a module is a known gap about debug information.
pub(super) fn is_gap(view: &View<'_>, violation: &Violation) -> bool {
    is_gap_of(violation) || violation.rule.contains(FORWARD_REFERENCE) && is_relaxed(view, violation)
}

/// Returns `true` for a violation at an instruction whose operands may be defined later
/// (SPV_KHR_relaxed_extended_instruction), of a set for which SPIRV-Tools does not allow that.
fn is_relaxed(view: &View<'_>, violation: &Violation) -> bool {
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

/// A module without its instructions of debug information, and without the import of a set that SPIRV-Tools does not know.
pub(super) struct WithoutDebugInfo {
    pub(super) words: Vec<u32>,
    /// The omitted instructions in the original module, in order.
    omitted: Vec<Range<usize>>,
}

impl WithoutDebugInfo {
    pub(super) fn new(view: &View<'_>) -> Self {
        let (mut words, mut omitted) = (view.words()[..HEADER_WORDS].to_vec(), Vec::new());
        for inst in view.instructions() {
            if is_omitted(view, inst) {
                omitted.push(inst.range());
            } else {
                words.extend_from_slice(&view.words()[inst.range()]);
            }
        }
        Self { words, omitted }
    }

    /// Converts the offset of a violation to that in the original module.
    pub(super) fn in_original(&self, violation: Violation) -> Violation {
        let moved = |offset: usize, omitted: &Range<usize>| match omitted.start <= offset {
            true => offset + omitted.len(),
            false => offset,
        };
        let offset = violation.offset.map(|offset| self.omitted.iter().fold(offset, moved));
        Violation { offset, ..violation }
    }
}

fn is_omitted(view: &View<'_>, inst: Instruction<'_>) -> bool {
    let is_debug_info = |set: u32| {
        matches!(
            view.extended_sets().set(set),
            Some(
                ExtendedSet::DebugInfo
                    | ExtendedSet::OldDebugInfo
                    | ExtendedSet::NonSemantic
                    | ExtendedSet::ShaderDebugInfo(_)
            )
        )
    };
    match inst.op {
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => inst.operands.get(2).is_some_and(|set| is_debug_info(*set)),
        Op::ExtInstImport => inst.string(1).is_some_and(|(name, _)| *name == *UNKNOWN_SET),
        _ => false,
    }
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
