//! What a module says of its ids before it declares them: names, decorations. And its specialization constants.

use rustc_hash::{FxHashMap, FxHashSet};

use super::types::Types;
use crate::spirv::Op;
use crate::spirv::binary::write;
use crate::spirv::grammar::{Decoration, ExecutionMode};
use crate::spirv::inst::{self, InstView};

/// A scalar constant that the host may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) id: u32,
    pub(super) ty: u32,
    /// The bits of its default; those that do not belong to the number are there as the module has them.
    pub(super) default: u64,
}

/// What stands before the functions of a module.
#[derive(Debug, Default)]
pub(super) struct Survey {
    pub(super) names: FxHashMap<u32, String>,
    /// The `SpecId` of a constant, or of a group of decorations.
    pub(super) spec_ids: FxHashMap<u32, u32>,
    /// The decorations that each id has by itself, groups among them, as the operands after the id.
    pub(super) decorations: FxHashMap<u32, Vec<Vec<u32>>>,
    /// Operations, and groups, that a decoration makes round or saturate differently.
    pub(super) decorated: FxHashSet<u32>,
    /// The widths of floats that an entry point rounds in another direction than to nearest, or flushes to zero.
    pub(super) float_modes: FxHashSet<u32>,
    pub(super) types: Types,
    /// In the order of the module.
    pub(super) choices: Vec<Choice>,
}

impl Survey {
    /// Looks at a module whose header and word counts are sound.
    pub(super) fn of(words: &[u32]) -> Self {
        let mut survey = Self::default();
        for inst in preamble(words) {
            survey.note(inst);
        }
        survey
    }

    /// What to call an id in a message.
    pub(super) fn call(&self, id: u32) -> String {
        match self.names.get(&id) {
            Some(name) => format!("%{name}"),
            None => format!("%{id}"),
        }
    }

    fn note(&mut self, inst: InstView<'_>) {
        match (inst.op, inst.operands) {
            (Op::Name, &[id, ..]) => {
                let name = inst.string(1).map(|(bytes, _)| String::from_utf8_lossy(&bytes).into_owned());
                self.names.extend(name.filter(|name| !name.is_empty()).map(|name| (id, name)));
            }
            (Op::Decorate, &[id, ref decoration @ ..]) => {
                self.decorations.entry(id).or_default().push(decoration.to_vec());
                self.decorate(id, decoration);
            }
            (Op::ExecutionMode, &[_, mode, width]) if changes_floats(ExecutionMode(mode)) => {
                self.float_modes.insert(width);
            }
            (Op::GroupDecorate, &[group, ref targets @ ..]) => self.decorate_group(group, targets),
            (Op::SpecConstantTrue, &[ty, id]) => self.choices.push(Choice { id, ty, default: 1 }),
            (Op::SpecConstantFalse, &[ty, id]) => self.choices.push(Choice { id, ty, default: 0 }),
            (Op::SpecConstant, &[ty, id, low]) => self.choices.push(Choice { id, ty, default: u64::from(low) }),
            (Op::SpecConstant, &[ty, id, low, high]) => {
                self.choices.push(Choice { id, ty, default: u64::from(low) | u64::from(high) << 32 });
            }
            _ => self.types.note(inst),
        }
    }

    /// Gives the targets what a group has. Most groups have nothing that matters here, whoever their targets are.
    fn decorate_group(&mut self, group: u32, targets: &[u32]) {
        let spec_id = self.spec_ids.get(&group).copied();
        self.spec_ids.extend(targets.iter().filter_map(|&target| spec_id.map(|spec_id| (target, spec_id))));
        if self.decorated.contains(&group) {
            self.decorated.extend(targets);
        }
    }

    fn decorate(&mut self, id: u32, decoration: &[u32]) {
        let Some((&kind, operands)) = decoration.split_first() else { return };
        match Decoration(kind) {
            Decoration::SpecId => self.spec_ids.extend(operands.first().map(|&spec_id| (id, spec_id))),
            Decoration::SaturatedConversion => {
                self.decorated.insert(id);
            }
            // The nearest even is how everything is rounded.
            Decoration::FPRoundingMode if operands.first() != Some(&0) => {
                self.decorated.insert(id);
            }
            _ => {}
        }
    }
}

/// Returns `true` for a mode in which floats of some width are not computed as IEEE 754 does by default.
fn changes_floats(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormFlushToZero
            | ExecutionMode::RoundingModeRTZ
            | ExecutionMode::RoundingModeRTPINTEL
            | ExecutionMode::RoundingModeRTNINTEL
    )
}

/// The instructions before the functions.
pub(super) fn preamble(words: &[u32]) -> impl Iterator<Item = InstView<'_>> {
    let all = inst::iter(words.get(write::HEADER_WORDS..).unwrap_or_default()).map_while(Result::ok);
    all.take_while(|inst| inst.op != Op::Function)
}
