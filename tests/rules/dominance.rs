//! Section 2.16.1: an id is defined once, and its definition dominates its uses.

use std::collections::{BTreeMap, BTreeSet};

use llvm_spirv_rs::spirv::{InstView, Op};

use crate::view::{Function, View, result};
use crate::{Instruction, breaks, holds, keeps};

fn defined_once(view: &View<'_>) -> Result<usize, String> {
    let mut ids = BTreeSet::new();
    for id in view.insts.iter().filter_map(|inst| result(*inst)) {
        if !ids.insert(id) {
            return Err(format!("%{id} is defined twice"));
        }
    }
    Ok(ids.len())
}

#[test]
fn ids_are_defined_once() {
    holds(defined_once, 100_000);
    breaks(defined_once, &[(Op::TypeVoid, &[1]), (Op::TypeBool, &[1])], "%1 is defined twice");
}

/// The blocks of a function, by number, with their dominators; empty for unreachable blocks.
struct Dominators {
    /// The block of an instruction, by its index. Parameters have none.
    block_of: BTreeMap<usize, usize>,
    sets: Vec<Option<BTreeSet<usize>>>,
}

impl Dominators {
    /// Computes dominators by their definition: the sets shrink until a fixed point.
    fn new(view: &View<'_>, function: &Function) -> Self {
        let numbers: BTreeMap<u32, usize> =
            function.blocks.iter().enumerate().map(|(number, block)| (block.label, number)).collect();
        let mut predecessors = vec![Vec::new(); function.blocks.len()];
        let mut block_of = BTreeMap::new();
        for (number, block) in function.blocks.iter().enumerate() {
            block_of.extend((block.start..block.end).map(|index| (index, number)));
            for target in view.targets(view.insts[block.end - 1]) {
                predecessors[numbers[&target]].push(number);
            }
        }
        let mut sets = vec![None; function.blocks.len()];
        sets[0] = Some(BTreeSet::from([0]));
        let mut changed = true;
        while changed {
            changed = false;
            for number in 1..sets.len() {
                let known = predecessors[number].iter().filter_map(|predecessor| sets[*predecessor].as_ref());
                let Some(mut set) = known.cloned().reduce(|one, other| &one & &other) else { continue };
                set.insert(number);
                if sets[number].as_ref() != Some(&set) {
                    sets[number] = Some(set);
                    changed = true;
                }
            }
        }
        Self { block_of, sets }
    }

    /// Returns `true` if the instruction at `definition` is on every path to the end of `block`, or to `index` in it.
    fn dominates(&self, definition: usize, block: usize, index: usize) -> bool {
        let Some(set) = &self.sets[block] else { return true };
        match self.block_of.get(&definition) {
            None => definition < index,
            Some(home) if *home == block => definition < index,
            Some(home) => set.contains(home),
        }
    }
}

fn definitions_dominate(view: &View<'_>) -> Result<usize, String> {
    let mut uses = 0;
    for function in view.functions() {
        let end = function.blocks.last().map_or(0, |block| block.end);
        let dominators = Dominators::new(view, &function);
        let numbers: BTreeMap<u32, usize> =
            function.blocks.iter().enumerate().map(|(number, block)| (block.label, number)).collect();
        for (number, block) in function.blocks.iter().enumerate() {
            for index in block.start..block.end {
                let inst = view.insts[index];
                for (id, block, place) in places_of_uses(view, inst, number, index, &numbers, &function) {
                    let Some(definition) = view.index_of(id) else {
                        return Err(format!("{} uses %{id}, which nothing defines", inst.op));
                    };
                    // Outside of functions there are no paths, and functions may come in any order.
                    if view.insts[definition].op == Op::Function || definition < function.start {
                        uses += usize::from(definition > function.start);
                        continue;
                    }
                    uses += 1;
                    if definition >= end || !dominators.dominates(definition, block, place) {
                        return Err(format!("{} uses %{id}, whose definition does not dominate it", inst.op));
                    }
                }
            }
        }
    }
    Ok(uses)
}

/// Returns the ids that an instruction uses, each with the block and the position in it where its definition must be
/// available: an operand of a phi at the end of its incoming block.
fn places_of_uses(
    view: &View<'_>,
    inst: InstView<'_>,
    block: usize,
    index: usize,
    numbers: &BTreeMap<u32, usize>,
    function: &Function,
) -> Vec<(u32, usize, usize)> {
    if inst.op != Op::Phi {
        return view.uses(inst).into_iter().map(|id| (id, block, index)).collect();
    }
    let parents = inst.operands[2..].chunks(2).map(|pair| (pair[0], numbers[&pair[1]]));
    parents.map(|(id, parent)| (id, parent, function.blocks[parent].end)).collect()
}

#[test]
fn definitions_dominate_their_uses() {
    holds(definitions_dominate, 100_000);
    let around = |body: &[Instruction<'static>]| {
        let head: [Instruction<'_>; 7] = [
            (Op::TypeBool, &[1]),
            (Op::ConstantTrue, &[1, 2]),
            (Op::TypeVoid, &[8]),
            (Op::Function, &[8, 9, 0, 3]),
            (Op::FunctionParameter, &[1, 4]),
            (Op::Label, &[10]),
            (Op::BranchConditional, &[4, 11, 12]),
        ];
        [&head[..], body, &[(Op::FunctionEnd, &[])]].concat()
    };
    const NOT: Instruction<'static> = (Op::LogicalNot, &[1, 20, 2]);
    const USE: Instruction<'static> = (Op::LogicalNot, &[1, 21, 20]);
    const LEFT: Instruction<'static> = (Op::Label, &[11]);
    const RIGHT: Instruction<'static> = (Op::Label, &[12]);
    const DOWN: Instruction<'static> = (Op::Branch, &[12]);
    const END: Instruction<'static> = (Op::Return, &[]);
    let rule = definitions_dominate;
    keeps(rule, &around(&[LEFT, NOT, USE, DOWN, RIGHT, END]));
    keeps(rule, &around(&[LEFT, NOT, DOWN, RIGHT, (Op::Phi, &[1, 21, 20, 11, 4, 10]), END]));
    let message = "OpLogicalNot uses %20, whose definition does not dominate it";
    breaks(rule, &around(&[LEFT, USE, NOT, DOWN, RIGHT, END]), message);
    breaks(rule, &around(&[LEFT, NOT, DOWN, RIGHT, USE, END]), message);
    breaks(rule, &around(&[LEFT, USE, DOWN, RIGHT, END]), "OpLogicalNot uses %20, which nothing defines");
    breaks(rule, &around(&[LEFT, NOT, DOWN, RIGHT, (Op::Phi, &[1, 21, 20, 10, 4, 11]), END]), "OpPhi uses %20, whose");
}
