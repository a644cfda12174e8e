//! Shuffles of vectors of different lengths, which LLVM IR does not have: the shorter vector is made longer first.

use std::collections::{HashMap, HashSet};

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::view::{Instruction, Type, View};

/// The index of an undefined component.
const UNDEFINED: u32 = u32::MAX;

/// The shuffles that only make a vector longer.
#[derive(Default)]
pub(crate) struct Longer {
    /// The vector that a longer one is made of, and its length.
    sources: HashMap<u32, (u32, u32)>,
    /// The longer vectors with other uses than shuffles.
    used: HashSet<u32>,
}

impl Longer {
    /// Finds the shuffles of a module.
    pub(crate) fn find(view: &View<'_>) -> Self {
        let mut found = Self { sources: HashMap::new(), used: HashSet::new() };
        for inst in view.bodies() {
            if let Some((result, source, length)) = longer(view, &inst) {
                found.sources.insert(result, (source, length));
            }
        }
        for inst in view.bodies() {
            let start = usize::from(inst.result().is_some()) * 2;
            let others = if inst.op == Op::VectorShuffle { &[][..] } else { inst.operands };
            found.used.extend(others.iter().skip(start.min(others.len())).filter(|id| found.sources.contains_key(id)));
        }
        found
    }

    /// Returns `true` for a shuffle that only other shuffles use.
    pub(crate) fn is_omitted(&self, inst: &Instruction<'_>) -> bool {
        inst.result().is_some_and(|id| self.sources.contains_key(&id) && !self.used.contains(&id))
    }

    /// Returns the operands of a shuffle of the vectors that longer ones are made of: the vectors and the indices.
    pub(crate) fn shortened(&self, view: &View<'_>, vectors: [u32; 2], indices: &[u32]) -> ([u32; 2], Vec<u32>) {
        let count = length(view, vectors[0]);
        let sources =
            vectors.map(|vector| self.sources.get(&vector).copied().unwrap_or((vector, length(view, vector))));
        let index = |index: u32| match index.checked_sub(count) {
            _ if index == UNDEFINED => UNDEFINED,
            None if index < sources[0].1 => index,
            Some(second) if second < sources[1].1 => sources[0].1 + second,
            _ => UNDEFINED,
        };
        let indices: Vec<u32> = indices.iter().copied().map(index).collect();
        in_order(sources, indices)
    }
}

/// Returns a shuffle of two vectors, each with its length, whose first defined component is of the first vector.
fn in_order([first, second]: [(u32, u32); 2], indices: Vec<u32>) -> ([u32; 2], Vec<u32>) {
    if indices.iter().find(|index| **index != UNDEFINED).is_none_or(|index| *index < first.1) {
        return ([first.0, second.0], indices);
    }
    let swap = |index: u32| match index.checked_sub(first.1) {
        _ if index == UNDEFINED => UNDEFINED,
        Some(index) => index,
        None => index + second.1,
    };
    ([second.0, first.0], indices.into_iter().map(swap).collect())
}

fn length(view: &View<'_>, vector: u32) -> u32 {
    match view.type_of(vector) {
        Some(Type::Vector { count, .. }) => count,
        _ => 0,
    }
}

/// Returns the result of a shuffle that only makes a vector longer, that vector, and its length.
fn longer(view: &View<'_>, inst: &Instruction<'_>) -> Option<(u32, u32, u32)> {
    let (Op::VectorShuffle, &[_, result, first, _, ref indices @ ..]) = (inst.op, inst.operands) else { return None };
    let count = length(view, first);
    let is_kept =
        |(position, index): (u32, &u32)| if position < count { *index == position } else { *index == UNDEFINED };
    ((count as usize) < indices.len() && (0..).zip(indices).all(is_kept)).then_some((result, first, count))
}
