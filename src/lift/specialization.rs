//! Specialization constants that stay: calls of `__spirv_SpecConstant(id, default)`, as the translation to SPIR-V reads them.
//!
//! A constant stays if it has a `SpecId` and only instructions of functions use it: LLVM IR has no type, initializer,
//! attribute or metadata that depends on the result of a call. The others keep the values that they have.

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::{kept_numbers, ordinary};
use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::specialize::{Request, Setting, Specialized, specialize};
use crate::spirv::grammar::{BuiltIn, Decoration, OperandKind, op_row};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::text::assembly;
use crate::spirv::view::Instruction;
use crate::spirv::{Op, View};

/// Gives the settings, and gives the specialization constants that cannot stay their values.
pub(super) fn freeze(words: &[u32], settings: &[Setting]) -> Result<Specialized> {
    let request = Request { settings: settings.to_vec(), full: false };
    let specialized = specialize(words, &request)?;
    let (mut words, mut warnings) = (specialized.words, specialized.warnings);
    let frozen: Vec<(usize, Op)> = {
        let view = View::parse(&words)?;
        let (numbers, users) = (kept_numbers(&view), Users::new(&view));
        let is_kept = |id: u32| numbers.contains_key(&id) && !users.frozen.contains_key(&id);
        let mut frozen = Vec::new();
        for inst in view.preamble() {
            let Some((op, id)) = ordinary(inst.op).zip(inst.result()) else { continue };
            if is_kept(id) {
                continue;
            }
            frozen.push((inst.offset, op));
            if let (Some(number), Some(user)) = (numbers.get(&id), users.frozen.get(&id)) {
                warnings.push(frozen_constant(&view, inst, *number, *user));
            }
        }
        frozen
    };
    if frozen.is_empty() {
        return Ok(Specialized { words, warnings });
    }
    for (offset, op) in frozen {
        if let Some(word) = words.get_mut(offset) {
            *word = *word & !0xFFFF | u32::from(op.0);
        }
    }
    // What depends on them only is folded.
    let folded = specialize(&words, &Request::default())?;
    warnings.extend(folded.warnings);
    Ok(Specialized { words: folded.words, warnings })
}

fn frozen_constant(view: &View<'_>, inst: Instruction<'_>, number: u32, user: Instruction<'_>) -> Warning {
    let user = assembly::instruction_start(view, &user);
    let message = format!(
        "the specialization constant with the SpecId {number} has its default value, because `{user}` needs a constant: choose \
         its value with --set, or the values of all constants with --lift-spec=freeze"
    );
    let error = Error::new(ErrorKind::InvalidInstruction, message).at(assembly::instruction_start(view, &inst));
    Warning::from_error(WarningKind::FrozenConstant, error)
}

/// The constants that need values, and the instructions that need them.
struct Users<'a> {
    frozen: FxHashMap<u32, Instruction<'a>>,
}

impl<'a> Users<'a> {
    fn new(view: &View<'a>) -> Self {
        let mut pending = Vec::new();
        for inst in view.preamble() {
            push_declared(inst, &mut pending);
        }
        for function in view.functions() {
            for inst in view.instructions_in(function.words.clone()) {
                push_scopes(inst, &mut pending);
            }
        }
        let mut frozen = FxHashMap::default();
        let mut seen = FxHashSet::default();
        while let Some((id, user)) = pending.pop() {
            let Some(inst) = view.definition(id).filter(|_| seen.insert(id)) else { continue };
            match inst.op {
                op if ordinary(op).is_some() => _ = frozen.insert(id, user),
                Op::SpecConstantComposite | Op::SpecConstantCompositeReplicateEXT => {
                    pending.extend(inst.operands.iter().skip(2).map(|&id| (id, user)));
                }
                Op::SpecConstantOp => pending.extend(inst.operands.iter().skip(3).map(|&id| (id, user))),
                _ => {}
            }
        }
        Self { frozen }
    }
}

/// Adds the ids whose values a declaration needs.
fn push_declared<'a>(inst: Instruction<'a>, pending: &mut Vec<(u32, Instruction<'a>)>) {
    match inst.op {
        Op::Variable | Op::UntypedVariableKHR | Op::ExecutionModeId | Op::DecorateId | Op::ConstantPipeStorage => {
            push_ids(inst, pending);
        }
        Op::SpecConstantOp => {
            // A division by zero has no result in SPIR-V, and must not be executed in LLVM IR.
            if let &[_, _, op, _, divisor] = inst.operands
                && is_division(Op(op as u16))
            {
                pending.push((divisor, inst));
            }
        }
        Op::Decorate => {
            if let &[id, decoration, builtin] = inst.operands
                && Decoration(decoration) == Decoration::BuiltIn
                && BuiltIn(builtin) == BuiltIn::WorkgroupSize
            {
                pending.push((id, inst));
            }
        }
        op if op_row(op).is_some_and(|row| row.declares_type()) => push_ids(inst, pending),
        _ => {}
    }
}

fn is_division(op: Op) -> bool {
    matches!(op, Op::UDiv | Op::SDiv | Op::UMod | Op::SRem | Op::SMod)
}

fn push_ids<'a>(inst: Instruction<'a>, pending: &mut Vec<(u32, Instruction<'a>)>) {
    parts(inst.op, inst.operands, |at, part| {
        if part == OperandPart::Id {
            pending.push((inst.operands[at], inst));
        }
    });
}

/// Adds the operands that are scopes or memory semantics, which determine functions and orderings.
fn push_scopes<'a>(inst: Instruction<'a>, pending: &mut Vec<(u32, Instruction<'a>)>) {
    let Some(row) = op_row(inst.op) else { return };
    // Operands before these are single words.
    for (operand, &word) in row.operands.iter().zip(inst.operands) {
        if matches!(operand.kind, OperandKind::IdScope | OperandKind::IdMemorySemantics) {
            pending.push((word, inst));
        }
    }
}
