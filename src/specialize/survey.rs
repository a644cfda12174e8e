//! The specialization constants of a module, and the decorations and execution modes of constants and operations.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::spirv::View;
use crate::spirv::grammar::{Decoration, ExecutionMode, Op};
use crate::spirv::view::{Annotation, Constant, ConstantValue};

/// A scalar specialization constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) id: u32,
    pub(super) ty: u32,
    /// The bits of its default value; the bits above its width are those in the module.
    pub(super) default: u64,
}

/// The facts about a module that specialization needs before it visits the constants one by one.
#[derive(Debug)]
pub(super) struct Survey<'a> {
    pub(super) view: &'a View<'a>,
    /// The `SpecId` of a constant, or of a group of decorations.
    pub(super) spec_ids: FxHashMap<u32, u32>,
    /// Operations, and decoration groups, with a decoration that changes rounding or saturation.
    pub(super) decorated: FxHashSet<u32>,
    /// The widths of floats for which an entry point changes the rounding direction, or flushes denormals to zero.
    pub(super) float_modes: FxHashSet<u32>,
    /// In the order of the module.
    pub(super) choices: Vec<Choice>,
}

impl<'a> Survey<'a> {
    pub(super) fn new(view: &'a View<'a>) -> Self {
        let float_modes = view.modes().iter().filter_map(|mode| match (mode.inst.op, mode.inst.operands) {
            (Op::ExecutionMode, &[_, mode, width]) if changes_floats(ExecutionMode(mode)) => Some(width),
            _ => None,
        });
        let choices = view.preamble().filter_map(|inst| choice(view.declared_constant(inst)?));
        let mut survey = Self {
            view,
            spec_ids: FxHashMap::default(),
            decorated: FxHashSet::default(),
            float_modes: float_modes.collect(),
            choices: choices.collect(),
        };
        for (_, annotation) in view.annotations() {
            match annotation {
                Annotation::Decorate { target, decoration, operands } => survey.decorate(target, decoration, operands),
                Annotation::Group { group, targets } => survey.decorate_group(group, targets),
            }
        }
        survey
    }

    /// Returns the name of an id for a message.
    pub(super) fn describe(&self, id: u32) -> String {
        match self.view.name(id) {
            Some(name) => format!("%{name}"),
            None => format!("%{id}"),
        }
    }

    /// Applies the decorations of a group to its targets. Most groups have no decoration that matters here.
    fn decorate_group(&mut self, group: u32, targets: &[u32]) {
        let spec_id = self.spec_ids.get(&group).copied();
        self.spec_ids.extend(targets.iter().filter_map(|&target| spec_id.map(|spec_id| (target, spec_id))));
        if self.decorated.contains(&group) {
            self.decorated.extend(targets);
        }
    }

    fn decorate(&mut self, id: u32, decoration: Decoration, operands: &[u32]) {
        match decoration {
            Decoration::SpecId => self.spec_ids.extend(operands.first().map(|&spec_id| (id, spec_id))),
            Decoration::SaturatedConversion => {
                self.decorated.insert(id);
            }
            // 0 is rounding to nearest even, the default.
            Decoration::FPRoundingMode if operands.first() != Some(&0) => {
                self.decorated.insert(id);
            }
            _ => {}
        }
    }
}

fn choice(constant: Constant<'_>) -> Option<Choice> {
    let default = match constant.value {
        ConstantValue::Bool(value) => u64::from(value),
        ConstantValue::Number(bits) => bits,
        _ => return None,
    };
    constant.is_specialization.then_some(Choice { id: constant.id, ty: constant.ty, default })
}

/// Returns `true` for a mode that changes the default rounding or denormals of IEEE 754 for floats of some width.
fn changes_floats(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormFlushToZero
            | ExecutionMode::RoundingModeRTZ
            | ExecutionMode::RoundingModeRTPINTEL
            | ExecutionMode::RoundingModeRTNINTEL
    )
}
