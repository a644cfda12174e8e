//! The form of each instruction: known opcode, operands of the kinds and in the number that the grammar has, and what they
//! require of the module (specification, sections 2.2.1, 2.3 and 2.16.1).

use rustc_hash::FxHashSet;

use super::cx::Cx;
use super::debug_info;
use super::ids::Ids;
use super::shapes;
use crate::spirv::grammar::{BuiltIn, Capability, EnumKind, OP_LIMIT, Op, Operand, enum_row, enumerant, op_row};
use crate::spirv::operands::{EXTENDED_OPERANDS, OperandMismatch, OperandPart, are_ids, examine, extended_row};
use crate::spirv::requires::MissingRequirement;
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

const FORM: &str = "2.3";
const REQUIREMENTS: &str = "2.16.1";

/// What the Khronos translator writes for a sampler without a filter, and for a helper function that no other module sees.
const NO_FILTER: OperandMismatch = OperandMismatch::Unknown(EnumKind::SamplerFilterMode, u32::MAX);
const NO_LINKAGE: OperandMismatch = OperandMismatch::Unknown(EnumKind::LinkageType, i32::MAX as u32 - 1);

/// Opcodes and enumerants that were found to be available already.
#[derive(Debug)]
pub(super) struct Available {
    ops: [u64; OP_LIMIT.div_ceil(64)],
    enumerants: FxHashSet<(EnumKind, u32)>,
}

impl Default for Available {
    fn default() -> Self {
        Self { ops: [0; OP_LIMIT.div_ceil(64)], enumerants: FxHashSet::default() }
    }
}

/// The check of the form of instructions, in any order.
#[derive(Debug, Default)]
pub(super) struct FormCheck {
    available: Available,
}

impl FormCheck {
    /// Checks an instruction; returns `false` if its operands are not those of the grammar, so that no other rule can be
    /// checked.
    pub(super) fn check(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        ids: &mut Ids,
        found: &mut Violations,
    ) -> bool {
        let Some(row) = op_row(inst.op) else {
            found.add(inst, FORM, format!("input SPIR-V module has an invalid or unknown opcode {}", inst.op.0));
            return false;
        };
        self.op(cx, inst, found);
        ids.clear();
        if let Some(shape) = shapes::of(inst.op)
            .filter(|shape| shape.is_all(inst.operands.len()))
            // The selector of a switch without cases needs a check too.
            && inst.op != Op::Switch
        {
            ids.extend((0..usize::from(shape.ids)).filter(|&at| Some(at as u8) != shape.result));
            return true;
        }
        let available = &mut self.available;
        let mut is_padded = true;
        let mut part = |at: usize, part: OperandPart| match part {
            OperandPart::Id => ids.push(at),
            OperandPart::Enumerant(kind) => available.enumerant(cx, inst, kind, inst.operands[at], found),
            OperandPart::String => is_padded &= has_padding(&inst.operands[at..]),
            OperandPart::Result | OperandPart::Number | OperandPart::Float | OperandPart::ExtendedInstruction => {}
        };
        let examined = match extended(cx, inst) {
            Some(Ok(operands)) => {
                // The result type, the result, the set and the number.
                part(0, OperandPart::Id);
                part(2, OperandPart::Id);
                if are_ids(operands, inst.operands.len() - EXTENDED_OPERANDS) {
                    ids.extend(EXTENDED_OPERANDS..inst.operands.len());
                    return true;
                }
                examine_from(operands, inst, EXTENDED_OPERANDS, &mut part)
            }
            Some(Err(())) => {
                found.add(inst, FORM, "the set of extended instructions does not have this instruction");
                return false;
            }
            None => examine(row.operands, inst.operands, &mut part),
        };
        found.tolerate(is_padded, inst, "2.2.1", || {
            "the bytes of the last word of a string behind its end must be 0".to_owned()
        });
        match examined {
            Ok(rest) => typed_numbers(cx, inst, rest, ids, found),
            // No part of a translation depends on them.
            Err(mismatch @ OperandMismatch::Unknown(EnumKind::Capability | EnumKind::SourceLanguage, _))
            | Err(mismatch @ (NO_FILTER | NO_LINKAGE)) => {
                found.add_tolerated(inst, FORM, describe(mismatch));
                false
            }
            Err(mismatch) => {
                let is_debug_info = matches!(
                    mismatch,
                    OperandMismatch::Unknown(..) | OperandMismatch::Missing(_) | OperandMismatch::More
                ) && debug_info::is_operand(cx, inst, EXTENDED_OPERANDS);
                // A null constant is that of its type. LLVM's back end writes an operand for events.
                let is_null = matches!(mismatch, OperandMismatch::More) && inst.op == Op::ConstantNull;
                found.add_if(!is_debug_info && !is_null, inst, FORM, describe(mismatch));
                false
            }
        }
    }

    fn op(&mut self, cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
        let (word, bit) = (usize::from(inst.op.0 / 64), 1 << (inst.op.0 % 64));
        if self.available.ops[word] & bit != 0 {
            return;
        }
        match cx.declared.op(inst.op) {
            Ok(()) => self.available.ops[word] |= bit,
            Err(missing) => found.add_tolerated(inst, REQUIREMENTS, needs(&inst.op.to_string(), missing)),
        }
    }
}

impl Available {
    fn enumerant(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        kind: EnumKind,
        value: u32,
        found: &mut Violations,
    ) {
        if self.enumerants.contains(&(kind, value)) {
            return;
        }
        match cx.declared.enumerant(kind, value) {
            Ok(()) => _ = self.enumerants.insert((kind, value)),
            Err(MissingRequirement::Capability(_))
                if kind == EnumKind::BuiltIn && MENTIONED.contains(&BuiltIn(value)) => {}
            // Its form is wrong, which is another message.
            Err(MissingRequirement::Unknown) => {}
            Err(missing) => found.add_tolerated(inst, REQUIREMENTS, needs(&enumerant_name(kind, value), missing)),
        }
    }
}

/// The built-in variables that a module may declare without the capability that their use requires.
const MENTIONED: [BuiltIn; 3] = [BuiltIn::PointSize, BuiltIn::ClipDistance, BuiltIn::CullDistance];

/// Returns the operands of an extended instruction whose set is known; an error if the set does not have it.
fn extended(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> Option<Result<&'static [Operand], ()>> {
    let (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, number, ..]) = (inst.op, inst.operands) else {
        return None;
    };
    cx.view.extended_sets().set(set).map(|set| extended_row(set, number).ok_or(()))
}

fn examine_from(
    operands: &[Operand],
    inst: &Instruction<'_>,
    start: usize,
    mut found: impl FnMut(usize, OperandPart),
) -> Result<usize, OperandMismatch> {
    let words = &inst.operands[start..];
    examine(operands, words, |at, part| found(at + start, part)).map(|rest| rest + start)
}

/// Checks the numbers from the word `rest` on, whose width depends on a type.
fn typed_numbers(cx: &Cx<'_, '_>, inst: &Instruction<'_>, rest: usize, ids: &mut Ids, found: &mut Violations) -> bool {
    let words = inst.operands.len() - rest;
    match (inst.op, inst.operands) {
        (Op::Constant | Op::SpecConstant, &[ty, ..]) => {
            let expected = match cx.ty(ty) {
                Some(Type::Int { width, .. } | Type::Float { width }) => width.div_ceil(32) as usize,
                _ if cx.op(ty) == Some(Op::TypeFloat) => 1,
                _ => {
                    found.add(inst, "OpConstant", "the result type must be a scalar integer or floating-point type");
                    return false;
                }
            };
            found.require(words == expected, inst, FORM, || {
                format!("the number has {words} words; its type has {expected}")
            });
            words == expected
        }
        (Op::Switch, &[selector, ..]) => {
            let size = match cx.type_of(selector) {
                Some(Type::Int { width, .. }) => width.div_ceil(32) as usize + 1,
                _ => {
                    found.add(inst, "OpSwitch", "the selector must be a scalar integer");
                    return false;
                }
            };
            found.require(words.is_multiple_of(size), inst, FORM, || {
                format!("the cases have {words} words; each has {size}, a number as wide as the selector and a label")
            });
            (rest..inst.operands.len()).skip(size - 1).step_by(size).for_each(|at| ids.push(at));
            words.is_multiple_of(size)
        }
        _ => true,
    }
}

/// Returns `true` unless the string at the start of some words ends in a word that has other bytes behind the end.
fn has_padding(words: &[u32]) -> bool {
    let end = words.iter().map(|word| word.to_le_bytes()).find(|bytes| bytes.contains(&0));
    end.is_none_or(|bytes| bytes.iter().skip_while(|&&byte| byte != 0).all(|&byte| byte == 0))
}

fn describe(mismatch: OperandMismatch) -> String {
    match mismatch {
        OperandMismatch::Missing(kind) => format!("an operand is missing: {kind:?}"),
        OperandMismatch::More => "there are more words than operands".to_owned(),
        OperandMismatch::EndlessString => "the string has no zero byte at its end".to_owned(),
        OperandMismatch::Unknown(kind, value) => format!("unknown {} {value}", enum_row(kind).name),
        OperandMismatch::UnknownOpcode(op) => format!("unknown opcode {op}"),
    }
}

fn enumerant_name(kind: EnumKind, value: u32) -> String {
    match enumerant(kind, value) {
        Some(row) => format!("{} {}", enum_row(kind).name, row.name),
        None => format!("{} {value}", enum_row(kind).name),
    }
}

/// Returns the message for what the module does not declare.
pub(super) fn needs(what: &str, missing: MissingRequirement) -> String {
    let capability = |capability: &Capability| match enumerant(EnumKind::Capability, capability.0) {
        Some(row) => row.name.to_owned(),
        None => capability.0.to_string(),
    };
    match missing {
        MissingRequirement::Unknown => format!("{what} is unknown"),
        MissingRequirement::Capability(list) => {
            format!("{what} requires the capability {}", list.iter().map(capability).collect::<Vec<_>>().join(" or "))
        }
        MissingRequirement::Version(version, []) => format!("{what} requires SPIR-V {version}"),
        MissingRequirement::Version(version, extensions) => {
            format!("{what} requires SPIR-V {version} or {}", extensions.join(" or "))
        }
        MissingRequirement::Extension(extensions) => {
            format!("{what} requires the extension {}", extensions.join(" or "))
        }
        MissingRequirement::Removed(last) => format!("{what} was removed after SPIR-V {last}"),
    }
}
