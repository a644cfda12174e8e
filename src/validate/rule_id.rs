//! Stable ids of rules: `V-2.16.1-OpPhi` is a rule of section 2.16.1 of the specification that an `OpPhi` violates.
//!
//! An id has the section, the extension or the set of extended instructions with the rule, and the opcode; if the rule is
//! in the section of an instruction, only its name. Several rules of one section about one opcode have one id.

use crate::spirv::extension::Extension;
use crate::spirv::grammar::{debug_by_name, op_by_name, op_row, std_by_name};

/// The sections of the specification that have rules, with their titles.
#[rustfmt::skip]
const SECTIONS: &[(&str, &str)] = &[
    ("2.11.1", "Rules for Structured Control-flow Declarations"),
    ("2.16.1", "Universal Validation Rules"),
    ("2.16.3", "Validation Rules for Kernel Capabilities"),
    ("2.2.1", "Instructions"),
    ("2.2.5", "Control Flow"),
    ("2.3", "Physical Layout of a SPIR-V Module and Instruction"),
    ("2.4", "Logical Layout of a Module"),
    ("2.8", "Types and Variables"),
    ("3.2.14", "FP Fast Math Mode"),
    ("3.2.19", "Decoration"),
    ("3.2.22", "Loop Control"),
    ("3.2.25", "Memory Operands"),
    ("3.2.5", "Execution Mode"),
];

/// The name in the id of a rule without a section about the module as a whole.
const MODULE: &str = "module";

/// Returns the id of a rule by its section, and by the instruction that violates it, as assembly.
pub(super) fn id(section: Option<&str>, instruction: Option<&str>) -> String {
    let op = instruction.and_then(|text| text.split_whitespace().find(|word| is_opcode(word)));
    match (section, op) {
        (Some(section), Some(op)) if is_document(section) => format!("V-{section}-{op}"),
        (Some(section), _) => format!("V-{section}"),
        (None, op) => format!("V-{}", op.unwrap_or(MODULE)),
    }
}

/// Returns the explanation of an id as text for a terminal, `None` if no rule has it.
pub fn explain(id: &str) -> Option<String> {
    let rest = id.strip_prefix("V-").or_else(|| id.strip_prefix("v-"))?;
    let (section, name) = match rest.split_once('-') {
        Some((section, op)) if is_opcode(op) => (Some(section), Some(op)),
        Some(_) => return None,
        None if is_document(rest) => (Some(rest), None),
        None => (None, Some(rest)),
    };
    let document = section.map(document);
    let text = match (document, name) {
        (Some(document), Some(op)) => format!("{op} violates a rule of {}.", document?),
        (Some(document), None) => format!("The module violates a rule of {}.", document?),
        (None, Some(MODULE)) => "The module as a whole violates a rule.".to_owned(),
        (None, Some(name)) if is_instruction(name) => {
            format!("An instruction violates a rule of the section about {name}, in the specification that defines it.")
        }
        (None, _) => return None,
    };
    let operands = name.and_then(operands).unwrap_or_default();
    Some(format!(
        "V-{rest}\n\n{text}\n{operands}\n`llvm-spirv-rs validate` prints the rule with the instruction. See --explain E110.\n"
    ))
}

/// Returns the name of the document, or the section of the specification, with the rules of a section.
fn document(section: &str) -> Option<String> {
    if let Some((number, title)) = SECTIONS.iter().find(|(number, _)| *number == section) {
        return Some(format!("section {number}, \"{title}\", of the SPIR-V specification"));
    }
    let is_set = ["OpenCL.", "NonSemantic."].iter().any(|start| section.starts_with(start));
    (is_set || Extension::by_name(section).is_some()).then(|| format!("the specification of {section}"))
}

/// Returns a line with the operands of an opcode, as the grammar names them.
fn operands(op: &str) -> Option<String> {
    let row = op_row(op_by_name(op.strip_prefix("Op")?)?)?;
    let names = row.operands.iter().map(|operand| operand.name).filter(|name| !name.is_empty());
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| format!("Operands of {op} in the grammar: {}.\n", names.join(", ")))
}

/// Returns `true` if a section is one of the specification, an extension or a set, not an instruction.
fn is_document(section: &str) -> bool {
    section.starts_with(|c: char| c.is_ascii_digit()) || section.starts_with("SPV_") || section.contains('.')
}

fn is_opcode(word: &str) -> bool {
    word.strip_prefix("Op").is_some_and(|name| op_by_name(name).is_some())
}

fn is_instruction(name: &str) -> bool {
    is_opcode(name) || std_by_name(name).is_some() || debug_by_name(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_the_section_and_the_opcode() {
        let phi = Some("%7 = OpPhi %uint %1 %2");
        assert_eq!(id(Some("2.16.1"), phi), "V-2.16.1-OpPhi");
        assert_eq!(id(Some("OpPhi"), phi), "V-OpPhi");
        assert_eq!(id(Some("SPV_KHR_poison_freeze"), Some("OpFreezeKHR")), "V-SPV_KHR_poison_freeze-OpFreezeKHR");
        assert_eq!(id(Some("2.4"), None), "V-2.4");
        assert_eq!(id(None, phi), "V-OpPhi");
        assert_eq!(id(None, None), "V-module");
    }

    #[test]
    fn ids_are_explained() {
        let explained = explain("V-2.16.1-OpPhi").unwrap();
        let start =
            "V-2.16.1-OpPhi\n\nOpPhi violates a rule of section 2.16.1, \"Universal Validation Rules\", of the SPIR-V ";
        assert!(explained.starts_with(start), "{explained}");
        for known in ["v-2.4", "V-OpPhi", "V-fma", "V-module", "V-SPV_KHR_poison_freeze-OpExtension"] {
            assert!(explain(known).is_some(), "{known}");
        }
        for unknown in ["", "V-", "V-9.9-OpPhi", "V-2.4-Nothing", "V-OpNothing", "V-SPV_NO-OpPhi", "E110"] {
            assert!(explain(unknown).is_none(), "{unknown}");
        }
    }
}
