//! Modules that are not for kernels, whose own rules only SPIRV-Tools checks.

use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use crate::spirv::grammar::{Capability, EnumKind, ExecutionModel, Op, Version, enum_row};
use crate::spirv::requires::{Limits, Requirements};
use crate::spirv::{Extension, view};

/// Capabilities of graphs, and of shaders whose rows in the grammar do not name `Shader`.
const NOT_FOR_KERNELS: [Capability; 4] = [
    Capability::GraphARM,
    Capability::CooperativeVectorNV,
    Capability::CooperativeVectorTrainingNV,
    Capability::CooperativeMatrixConversionQCOM,
];

/// Returns `true` for a module of shaders or graphs. The rules that it shares with kernels are checked, but those about
/// shaders alone (section 2.16.2 of the specification, and those of client interfaces) only by SPIRV-Tools.
pub fn is_for_shaders(words: &[u32]) -> bool {
    view::preamble(words).any(|inst| match (inst.op, inst.operands) {
        (Op::Capability, &[capability, ..]) => {
            is_shader_capability(Capability(capability)) || NOT_FOR_KERNELS.contains(&Capability(capability))
        }
        (Op::EntryPoint, &[model, ..]) => model != ExecutionModel::Kernel.0,
        _ => false,
    })
}

/// Returns `true` for a capability that a module of kernels cannot declare, whatever extensions it declares.
pub fn is_shader_capability(capability: Capability) -> bool {
    static CAPABILITIES: OnceLock<FxHashSet<u32>> = OnceLock::new();
    let all = CAPABILITIES.get_or_init(|| {
        let limits = Limits { max_version: Version::V1_6, allowed: Extension::all().collect(), capabilities: None };
        let kernels = Requirements::new(limits);
        let known = enum_row(EnumKind::Capability).enumerants.iter().map(|row| row.value);
        known.filter(|capability| !kernels.allows_capability(Capability(*capability))).collect()
    });
    all.contains(&capability.0)
}
