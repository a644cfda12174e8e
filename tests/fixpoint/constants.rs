//! Constants that are the same: declared twice, or zero in another form.

use std::collections::{HashMap, HashSet};

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::view::View;

/// The constant that stands for each constant.
#[derive(Default)]
pub(crate) struct Constants {
    same: HashMap<u32, u32>,
    zeros: HashSet<u32>,
}

impl Constants {
    /// Finds the constants of a module.
    pub(crate) fn find(view: &View<'_>) -> Self {
        let mut found = Self::default();
        let mut known: HashMap<Vec<u32>, u32> = HashMap::new();
        for inst in view.preamble().chain(view.bodies().filter(|inst| inst.op == Op::Undef)) {
            let is_constant = matches!(
                inst.op,
                Op::Constant
                    | Op::ConstantTrue
                    | Op::ConstantFalse
                    | Op::ConstantComposite
                    | Op::ConstantNull
                    | Op::Undef
            );
            let &[ty, id, ref contents @ ..] = inst.operands else { continue };
            if !is_constant {
                continue;
            }
            let contents: Vec<u32> = match inst.op {
                Op::ConstantComposite => contents.iter().map(|member| found.same(*member)).collect(),
                _ => contents.to_vec(),
            };
            let is_zero = match inst.op {
                Op::ConstantNull | Op::ConstantFalse => true,
                Op::Constant => contents.iter().all(|word| *word == 0),
                Op::ConstantComposite => contents.iter().all(|member| found.zeros.contains(member)),
                _ => false,
            };
            let key = if is_zero { vec![ty] } else { [&[ty, u32::from(inst.op.0)], &contents[..]].concat() };
            let same = *known.entry(key).or_insert(id);
            found.same.insert(id, same);
            if is_zero {
                found.zeros.insert(same);
            }
        }
        found
    }

    /// Returns `true` for zero in any form.
    pub(crate) fn is_zero(&self, id: u32) -> bool {
        self.zeros.contains(&id)
    }

    /// Returns the id that stands for an id.
    pub(crate) fn same(&self, id: u32) -> u32 {
        self.same.get(&id).copied().unwrap_or(id)
    }
}
