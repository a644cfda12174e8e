//! SPV_INTEL_variable_length_array: functions that save and restore memory are interpreted, with several arguments.
//!
//! A restore uses the result of a save, each is restored once, and the newest first; an array comes after a save.
//! Numbers and conditions are evaluated; any other value depends only on opcode and operands.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use llvm_spirv_rs::spirv::view::ControlFlow;
use llvm_spirv_rs::spirv::{InstView, Op, View, view};

use crate::{Instruction, breaks, holds, keeps};

/// The maximum number of instructions of a run, since loops may be infinite.
const MAX_STEPS: usize = 5_000;

/// Results of saves are above all other numbers.
const FIRST_STATE: u64 = 1 << 60;

struct Run<'a> {
    view: &'a View<'a>,
    values: BTreeMap<u32, u64>,
    /// The contents of variables.
    memory: BTreeMap<u64, u64>,
    /// The saved states that may be restored, the newest last.
    states: Vec<u64>,
    saved: u64,
    restored: BTreeSet<u64>,
    arrays: usize,
    seed: u64,
}

impl<'a> Run<'a> {
    fn new(view: &'a View<'a>, seed: u64) -> Self {
        let (values, memory, restored) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        Self { view, values, memory, states: Vec::new(), saved: 0, restored, arrays: 0, seed }
    }

    fn function(&mut self, flow: &ControlFlow) -> Result<(), String> {
        let view = self.view;
        let (mut block, mut from, mut steps) = (0, None, 0);
        while steps < MAX_STEPS {
            let instructions: Vec<_> = view.instructions_in(flow.blocks[block].words.clone()).collect();
            steps += 1 + instructions.len();
            self.phis(&instructions, from);
            for inst in instructions.iter().filter(|inst| inst.op != Op::Phi) {
                self.step(*inst)?;
            }
            let end = instructions.last().expect("a block has a terminator");
            let Some(next) = self.next(**end, flow.graph.successors(block)) else { break };
            (from, block) = (Some(flow.blocks[block].label), next);
        }
        Ok(())
    }

    /// Evaluates the phis of a block simultaneously.
    fn phis(&mut self, block: &[view::Instruction<'_>], from: Option<u32>) {
        let phis = block.iter().filter(|inst| inst.op == Op::Phi);
        let chosen = phis.filter_map(|phi| {
            let pair = phi.operands[2..].chunks(2).find(|pair| Some(pair[1]) == from)?;
            Some((phi.operands[1], self.value(pair[0])))
        });
        let chosen: Vec<_> = chosen.collect();
        self.values.extend(chosen);
    }

    /// Returns the block, of its successors, that a terminator leads to.
    fn next(&self, end: InstView<'_>, targets: &[usize]) -> Option<usize> {
        match end.op {
            Op::Branch => Some(targets[0]),
            Op::BranchConditional => Some(targets[usize::from(self.value(end.operands[0]) & 1 == 0)]),
            Op::Switch => Some(targets[self.value(end.operands[0]) as usize % targets.len()]),
            _ => None,
        }
    }

    fn value(&self, id: u32) -> u64 {
        if let Some(value) = self.values.get(&id) {
            return *value;
        }
        let Some(inst) = self.view.definition(id) else { return 0 };
        match inst.op {
            Op::Constant => u64::from(inst.operands[2]) | u64::from(*inst.operands.get(3).unwrap_or(&0)) << 32,
            Op::ConstantTrue => 1,
            Op::ConstantFalse | Op::ConstantNull | Op::Undef => 0,
            // Small, so that loops end.
            Op::FunctionParameter => (self.seed * 7 + u64::from(id)) % 11,
            _ => u64::from(id) << 8,
        }
    }

    fn step(&mut self, inst: view::Instruction<'_>) -> Result<(), String> {
        match inst.op {
            Op::SaveMemoryINTEL => {
                let state = FIRST_STATE + self.saved;
                self.saved += 1;
                self.states.push(state);
                self.values.insert(inst.operands[1], state);
            }
            Op::RestoreMemoryINTEL => self.restore(inst.operands[0])?,
            Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL => {
                self.arrays += 1;
                if self.saved == 0 {
                    return Err("an array comes before any save".to_owned());
                }
            }
            Op::Store => {
                self.memory.insert(self.value(inst.operands[0]), self.value(inst.operands[1]));
            }
            op => {
                if let Some(id) = inst.result().filter(|_| op != Op::Label) {
                    let value = self.compute(*inst);
                    self.values.insert(id, value);
                }
            }
        }
        Ok(())
    }

    fn restore(&mut self, pointer: u32) -> Result<(), String> {
        let state = self.value(pointer);
        if let Some(at) = self.states.iter().position(|known| *known == state) {
            self.states.truncate(at);
            self.restored.insert(state);
            return Ok(());
        }
        Err(match state {
            _ if self.restored.contains(&state) => format!("%{pointer} is restored twice"),
            FIRST_STATE.. => format!("%{pointer} is restored behind an older state"),
            _ => format!("%{pointer} is restored, and was not saved"),
        })
    }

    fn compute(&self, inst: InstView<'_>) -> u64 {
        let value = |at: usize| self.value(inst.operands[at]);
        let (all, signed) = (self.mask(inst.operands[0]), |at: usize| self.signed(inst.operands[at]));
        match inst.op {
            Op::Variable => u64::from(inst.operands[1]) << 8,
            Op::Load => match self.memory.get(&value(2)) {
                Some(value) => *value,
                None => self.unknown(inst),
            },
            Op::Bitcast | Op::CopyObject | Op::PtrCastToGeneric | Op::GenericCastToPtr => value(2),
            Op::Select => value(if value(2) & 1 == 1 { 3 } else { 4 }),
            Op::UConvert => value(2) & all,
            Op::SConvert => signed(2) as u64 & all,
            Op::IAdd => value(2).wrapping_add(value(3)) & all,
            Op::ISub => value(2).wrapping_sub(value(3)) & all,
            Op::IMul => value(2).wrapping_mul(value(3)) & all,
            Op::BitwiseAnd | Op::LogicalAnd => value(2) & value(3),
            Op::BitwiseOr | Op::LogicalOr => value(2) | value(3),
            Op::LogicalNot => value(2) & 1 ^ 1,
            Op::IEqual | Op::PtrEqual | Op::LogicalEqual => u64::from(value(2) == value(3)),
            Op::INotEqual | Op::PtrNotEqual | Op::LogicalNotEqual => u64::from(value(2) != value(3)),
            Op::ULessThan => u64::from(value(2) < value(3)),
            Op::ULessThanEqual => u64::from(value(2) <= value(3)),
            Op::UGreaterThan => u64::from(value(2) > value(3)),
            Op::UGreaterThanEqual => u64::from(value(2) >= value(3)),
            Op::SLessThan => u64::from(signed(2) < signed(3)),
            Op::SLessThanEqual => u64::from(signed(2) <= signed(3)),
            Op::SGreaterThan => u64::from(signed(2) > signed(3)),
            Op::SGreaterThanEqual => u64::from(signed(2) >= signed(3)),
            _ => self.unknown(inst),
        }
    }

    /// Returns all bits of an integer type, or 64.
    fn mask(&self, ty: u32) -> u64 {
        match self.view.definition(ty) {
            Some(ty) if ty.op == Op::TypeInt && ty.operands[1] < 64 => (1 << ty.operands[1]) - 1,
            _ => u64::MAX,
        }
    }

    fn signed(&self, id: u32) -> i64 {
        let ty = self.view.definition(id).and_then(|inst| inst.result_type());
        let unused = ty.map_or(0, |ty| self.mask(ty).leading_zeros());
        (self.value(id) << unused) as i64 >> unused
    }

    /// Returns a value below all saved states.
    fn unknown(&self, inst: InstView<'_>) -> u64 {
        let mut hasher = DefaultHasher::new();
        let uses = self.view.extended_sets().ids(inst).into_iter().map(|position| self.value(inst.operands[position]));
        let operands: Vec<u64> = uses.collect();
        (inst.op, operands, self.seed).hash(&mut hasher);
        hasher.finish() >> 8
    }
}

/// Runs functions that save memory with several arguments; returns the number of restores.
fn memory_is_restored(view: &View<'_>) -> Result<usize, String> {
    let mut restores = 0;
    for function in view.functions().iter().filter(|function| function.has_body) {
        let is_about = |op: Op| matches!(op, Op::SaveMemoryINTEL | Op::RestoreMemoryINTEL);
        if !view.instructions_in(function.words.clone()).any(|inst| is_about(inst.op)) {
            continue;
        }
        let flow = view.control_flow(function);
        for seed in 0..12 {
            let mut run = Run::new(view, seed);
            run.function(&flow)?;
            restores += run.restored.len();
        }
    }
    Ok(restores)
}

#[test]
fn checkpoints_are_restored_once_and_newest_first() {
    holds(memory_is_restored, 500);
    let around = |body: &[Instruction<'static>]| {
        let head: [Instruction<'_>; 5] = [
            (Op::TypeInt, &[1, 32, 0]),
            (Op::TypePointer, &[2, 7, 1]),
            (Op::ConstantNull, &[2, 3]),
            (Op::Function, &[8, 9, 0, 7]),
            (Op::Label, &[10]),
        ];
        [&head[..], body, &[(Op::Return, &[]), (Op::FunctionEnd, &[])]].concat()
    };
    const FIRST: Instruction<'static> = (Op::SaveMemoryINTEL, &[2, 20]);
    const SECOND: Instruction<'static> = (Op::SaveMemoryINTEL, &[2, 21]);
    const BACK_TO_FIRST: Instruction<'static> = (Op::RestoreMemoryINTEL, &[20]);
    const BACK_TO_SECOND: Instruction<'static> = (Op::RestoreMemoryINTEL, &[21]);
    const ARRAY: Instruction<'static> = (Op::VariableLengthArrayINTEL, &[2, 22, 3]);
    let rule = memory_is_restored;
    keeps(rule, &around(&[FIRST, ARRAY, SECOND, BACK_TO_SECOND, BACK_TO_FIRST]));
    keeps(rule, &around(&[FIRST, SECOND, BACK_TO_FIRST]));
    keeps(
        rule,
        &around(&[
            FIRST,
            (Op::Branch, &[11]),
            (Op::Label, &[11]),
            (Op::Phi, &[2, 23, 20, 10]),
            (Op::RestoreMemoryINTEL, &[23]),
        ]),
    );
    breaks(rule, &around(&[FIRST, BACK_TO_FIRST, BACK_TO_FIRST]), "%20 is restored twice");
    breaks(rule, &around(&[FIRST, SECOND, BACK_TO_FIRST, BACK_TO_SECOND]), "%21 is restored behind an older state");
    breaks(rule, &around(&[FIRST, (Op::RestoreMemoryINTEL, &[3])]), "%3 is restored, and was not saved");
    breaks(rule, &around(&[ARRAY, FIRST]), "an array comes before any save");
    // A loop whose iterations restore a state saved before the loop.
    let into: [Instruction<'_>; 3] = [FIRST, (Op::Branch, &[11]), (Op::Label, &[11])];
    breaks(
        rule,
        &around(&[&into[..], &[BACK_TO_FIRST, (Op::Branch, &[11]), (Op::Label, &[12])]].concat()),
        "%20 is restored twice",
    );
}
