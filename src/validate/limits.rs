//! Warnings about modules above a universal limit (specification, section 2.17): they are valid, and many consumers accept
//! them.
//!
//! The number of words of an instruction is checked when it is written.

use std::cell::LazyCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::violation::{Outcome, Violation};
use crate::spirv::View;
use crate::spirv::binary::read;
use crate::spirv::grammar::{Capability, EnumKind, Op, OperandKind, StorageClass, enum_row, op_row};
use crate::spirv::limits::{
    MAX_ARGUMENTS, MAX_BOUND, MAX_CASES, MAX_CHARACTERS, MAX_GLOBALS, MAX_INDEXES, MAX_LOCALS, MAX_MEMBERS, MAX_MODES,
    MAX_NESTED_FLOW, MAX_NESTED_STRUCTURES,
};
use crate::spirv::view::{Instruction, instructions, is_variable};

/// The words of a case of an `OpSwitch`: a literal of one word and a label.
const MIN_CASE_WORDS: usize = 2;

/// Returns the first instruction that exceeds each limit, in the order of the module, which need not be valid; words without
/// the header of a module exceed none.
///
/// # Errors
///
/// The module has more ids than this program can represent.
pub fn check(words: &[u32]) -> Result<Vec<Violation>, Violation> {
    let Ok(header) = read::header(words) else { return Ok(Vec::new()) };
    if header.bound > MAX_BOUND {
        let rule = format!("the module has {} ids; the limit is {}", header.bound - 1, MAX_BOUND - 1);
        return Err(Violation::of_module(rule));
    }
    // Few modules exceed any limit: the others need no more than this one pass.
    let view = LazyCell::new(|| View::parse(words).ok());
    let mut counts = Counts { bound: header.bound as usize, ..Counts::default() };
    let mut exceeded: Vec<Violation> = Vec::new();
    for inst in instructions(words) {
        if let Err(new) = counts.instruction(|selector| view.as_ref()?.case_words(selector).into(), inst)
            && !exceeded.iter().any(|known| known.rule == new.rule)
        {
            exceeded.push(new);
        }
    }
    let located = |violation: Violation| match view.as_ref() {
        Some(view) => violation.located_at_first_use(view),
        None => Violation::of_module(violation.rule),
    };
    Ok(exceeded.into_iter().map(located).collect())
}

/// Returns the violation of a limit by an instruction if there are more than `limit` of `what`, in the plural.
fn at_most(limit: usize, count: usize, what: &str, inst: Instruction<'_>) -> Outcome {
    if count <= limit {
        return Ok(());
    }
    let rule = format!(
        "more than {limit} {what}: consumers may reject modules above this limit (specification, section 2.17)"
    );
    Err(Violation::at(inst.offset, rule))
}

/// Counts over several instructions.
#[derive(Default)]
struct Counts {
    /// The bound of ids.
    bound: usize,
    globals: usize,
    locals: usize,
    parameters: usize,
    /// The numbers of decorations of each id, and of each member.
    decorations: Vec<u16>,
    member_decorations: FxHashMap<(u32, u32), u16>,
    modes: FxHashMap<u32, usize>,
    /// The nesting depth of structures in each type that contains any.
    depths: FxHashMap<u32, usize>,
    has_long_composites: bool,
    /// The merge blocks whose labels have not been reached.
    merges: FxHashSet<u32>,
}

impl Counts {
    /// Counts an instruction; `case_words` returns the number of words of a case of a switch on a selector.
    fn instruction(&mut self, case_words: impl FnOnce(u32) -> Option<usize>, inst: Instruction<'_>) -> Outcome {
        let operand = |index: usize| inst.operands.get(index).copied().unwrap_or_default();
        let from = |first: usize| inst.operands.len().saturating_sub(first);
        let at_most = |limit: usize, count: usize, what: &str| at_most(limit, count, what, inst);
        strings(inst)?;
        match inst.op {
            Op::Capability => {
                self.has_long_composites |= Capability(operand(0)) == Capability::LongCompositesINTEL;
                Ok(())
            }
            op if is_variable(op) && StorageClass(operand(2)) == StorageClass::Function => {
                self.locals += 1;
                at_most(MAX_LOCALS, self.locals, "variables of functions")
            }
            op if is_variable(op) => {
                self.globals += 1;
                at_most(MAX_GLOBALS, self.globals, "variables outside of functions")
            }
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                let target = operand(0) as usize;
                if target >= self.decorations.len() {
                    // The bound is at most `MAX_BOUND`, which is checked above.
                    self.decorations.resize(self.bound, 0);
                }
                self.decorations.get_mut(target).map_or(Ok(()), |count| decoration(inst, count))
            }
            Op::MemberDecorate | Op::MemberDecorateString => {
                decoration(inst, self.member_decorations.entry((operand(0), operand(1))).or_default())
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let modes = self.modes.entry(operand(0)).or_default();
                *modes += 1;
                at_most(MAX_MODES, *modes, "execution modes of an entry point")
            }
            Op::AccessChain | Op::InBoundsAccessChain | Op::CompositeExtract => {
                at_most(MAX_INDEXES, from(3), "indexes")
            }
            // The operand Element is no index.
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain | Op::CompositeInsert => {
                at_most(MAX_INDEXES, from(4), "indexes")
            }
            Op::Function => {
                self.parameters = 0;
                self.merges.clear();
                Ok(())
            }
            Op::FunctionParameter => {
                self.parameters += 1;
                at_most(MAX_ARGUMENTS, self.parameters, "parameters of a function")
            }
            Op::FunctionCall => at_most(MAX_ARGUMENTS, from(3), "arguments of a call"),
            Op::ExtInst => at_most(MAX_ARGUMENTS, from(4), "arguments of an extended instruction"),
            // The selector needs no look unless its cases could be too many.
            Op::Switch if from(2) / MIN_CASE_WORDS > MAX_CASES => {
                let case_words = case_words(operand(0)).unwrap_or(MIN_CASE_WORDS);
                at_most(MAX_CASES, from(2) / case_words, "cases of a switch")
            }
            Op::TypeStruct => {
                if !self.has_long_composites {
                    at_most(MAX_MEMBERS, from(1), "members of a structure")?;
                }
                at_most(MAX_NESTED_STRUCTURES, self.deepen(inst, 1), "nested structures")
            }
            Op::TypeArray | Op::TypeRuntimeArray => {
                self.deepen(inst, 0);
                Ok(())
            }
            Op::SelectionMerge | Op::LoopMerge => {
                self.merges.insert(operand(0));
                at_most(MAX_NESTED_FLOW, self.merges.len(), "nested structured control-flow constructs")
            }
            Op::Label => {
                if !self.merges.is_empty() {
                    self.merges.remove(&operand(0));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Records and returns the nesting depth of structures in a composite type.
    fn deepen(&mut self, inst: Instruction<'_>, own: usize) -> usize {
        let Some((&id, members)) = inst.operands.split_first() else { return 0 };
        let members = if inst.op == Op::TypeStruct { members } else { members.get(..1).unwrap_or_default() };
        let depth = members.iter().filter_map(|member| self.depths.get(member)).max().copied().unwrap_or(0) + own;
        self.depths.insert(id, depth);
        depth
    }
}

/// Counts one more decoration. The limit is the number of decorations in the grammar.
fn decoration(inst: Instruction<'_>, count: &mut u16) -> Outcome {
    *count = count.saturating_add(1);
    let limit = enum_row(EnumKind::Decoration).enumerants.len();
    at_most(limit, usize::from(*count), "decorations of one id", inst)
}

/// Checks the number of characters in the literal strings of an instruction.
fn strings(inst: Instruction<'_>) -> Outcome {
    // No string of fewer words is too long.
    if inst.operands.len() <= MAX_CHARACTERS / 4 {
        return Ok(());
    }
    let operands = op_row(inst.op).map_or(&[][..], |row| row.operands);
    let has_string = operands.iter().any(|operand| operand.kind == OperandKind::LiteralString);
    let is_decoration = matches!(inst.op, Op::Decorate | Op::MemberDecorate | Op::DecorateString | Op::EntryPoint);
    if !has_string && !is_decoration {
        return Ok(());
    }
    let strings = (0..inst.operands.len().min(4)).filter_map(|index| inst.string(index));
    let longest = strings.map(|(bytes, _)| String::from_utf8_lossy(&bytes).chars().count()).max().unwrap_or(0);
    at_most(MAX_CHARACTERS, longest, "characters in a string", inst)
}
