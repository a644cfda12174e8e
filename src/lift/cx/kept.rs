//! The specialization constants that stay, as the result of specialization has them;
//! [`specialization`](crate::lift::specialization) chooses them.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::spirv::grammar::Decoration;
use crate::spirv::view::Instruction;
use crate::spirv::{Op, View};

/// The specialization constants of a module that stay, and the operations on them.
#[derive(Debug, Default)]
pub(in crate::lift) struct KeptConstants {
    /// The `SpecId` of each, by id.
    pub(super) numbers: FxHashMap<u32, u32>,
    /// The operands of the instructions that `OpSpecConstantOp`s stand for, by id.
    pub(super) operations: FxHashMap<u32, Vec<u32>>,
    /// The `OpUndef`s that were operations without a defined result, which are poison in LLVM IR as in code.
    pub(super) poison: FxHashSet<u32>,
}

impl KeptConstants {
    /// Finds the constants of a module in which the others have values; `original` is the module before.
    pub(in crate::lift) fn new(view: &View<'_>, original: &View<'_>) -> Self {
        let operations = view.preamble().filter(|inst| inst.op == Op::SpecConstantOp);
        let operands = |inst: Instruction<'_>| match *inst.operands {
            [ty, id, _, ref operands @ ..] => Some((id, [&[ty, id], operands].concat())),
            _ => None,
        };
        let was_operation = |id: &u32| original.definition(*id).is_some_and(may_be_poison);
        let undefined = view.preamble().filter(|inst| inst.op == Op::Undef).filter_map(|inst| inst.result());
        Self {
            numbers: kept_numbers(view),
            operations: operations.filter_map(operands).collect(),
            poison: undefined.filter(was_operation).collect(),
        }
    }
}

/// Returns `true` for an `OpSpecConstantOp` that divides, shifts, or converts to an integer.
fn may_be_poison(inst: Instruction<'_>) -> bool {
    let (Op::SpecConstantOp, &[_, _, op, ..]) = (inst.op, inst.operands) else { return false };
    let divides = |op| matches!(op, Op::UDiv | Op::SDiv | Op::UMod | Op::SRem | Op::SMod);
    let shifts = |op| matches!(op, Op::ShiftLeftLogical | Op::ShiftRightLogical | Op::ShiftRightArithmetic);
    u16::try_from(op)
        .map(Op)
        .is_ok_and(|op| divides(op) || shifts(op) || matches!(op, Op::ConvertFToU | Op::ConvertFToS))
}

/// Returns the opcode of the constant that a scalar specialization constant becomes.
pub(in crate::lift) fn ordinary(op: Op) -> Option<Op> {
    Some(match op {
        Op::SpecConstantTrue => Op::ConstantTrue,
        Op::SpecConstantFalse => Op::ConstantFalse,
        Op::SpecConstant => Op::Constant,
        _ => return None,
    })
}

/// Returns the `SpecId` of each scalar specialization constant that has one.
pub(in crate::lift) fn kept_numbers(view: &View<'_>) -> FxHashMap<u32, u32> {
    let mut numbers = FxHashMap::default();
    for inst in view.preamble() {
        if let (Op::Decorate, &[id, decoration, number]) = (inst.op, inst.operands)
            && Decoration(decoration) == Decoration::SpecId
            && view.definition(id).is_some_and(|inst| ordinary(inst.op).is_some())
        {
            numbers.insert(id, number);
        }
    }
    numbers
}
