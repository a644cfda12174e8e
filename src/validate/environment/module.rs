//! Rules about the declarations of a module: version, memory model, extensions, capabilities.

use super::facts::Facts;
use super::features::{AtomicOperation, AtomicWidth, Memory};
use super::{Environment, Feature, Report};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{AddressingModel, Capability, EnumKind, ExecutionModel, MemoryModel, enumerant};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::MemoryModels;
use crate::validate::needs::{Declaration, users};
use crate::validate::violation::{Outcome, Violation};

/// Checks that the version is at most that of the device (`ze_device_module_properties_t.spirvVersionSupported`).
pub(super) fn version(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    match (facts.view.version(), environment.version()) {
        (Some(version), Some(max)) if version > max => {
            let message = format!("the module has version {version}; the device accepts versions up to {max}");
            Err(Violation::of_module(message))
        }
        _ => Ok(()),
    }
}

/// Checks that the addressing model is Physical64 and the memory model OpenCL.
pub(super) fn memory_model(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let Some(MemoryModels { inst, addressing, memory }) = facts.view.memory_model() else { return Ok(()) };
    if addressing != AddressingModel::Physical64 {
        let remedy = "translate for a 64-bit target, spir64 or spirv64";
        let message = format!("the addressing model is {addressing}; expected Physical64: {remedy}");
        return Err(Violation::at(inst.offset, message));
    }
    if memory != MemoryModel::OpenCL {
        return Err(Violation::at(inst.offset, format!("the memory model is {memory}; expected OpenCL")));
    }
    Ok(())
}

pub(super) fn execution_models(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for entry in facts.view.entry_points() {
        if entry.model != ExecutionModel::Kernel {
            let name = String::from_utf8_lossy(&entry.name);
            let message = format!("the execution model of {name} is {}; expected Kernel", entry.model);
            return Err(Violation::at(entry.inst.offset, message));
        }
    }
    Ok(())
}

/// Checks that the guide or the device's list has all extensions.
pub(super) fn extensions(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for (inst, name) in facts.view.extensions() {
        if !Extension::by_name(&name).is_some_and(|extension| environment.takes(extension)) {
            let hint =
                match Feature::all().find(|feature| feature.extensions().iter().any(|known| known.name() == name)) {
                    Some(feature) => format!("which requires the device feature {}", feature.name()),
                    None => "which the target environment must list".to_owned(),
                };
            return Err(Violation::at(inst.offset, format!("the module uses {name}, {hint}")));
        }
    }
    Ok(())
}

/// Checks that the extended instruction sets are `OpenCL.std`, or non-semantic sets if their extension is allowed.
pub(super) fn instruction_sets(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for (inst, name) in facts.view.imports() {
        let is_ignored = name.starts_with("NonSemantic.") && environment.takes(Extension::KHR_non_semantic_info);
        if name != "OpenCL.std" && !is_ignored {
            let violation = Violation::at(inst.offset, format!("the module imports {name}; expected OpenCL.std"));
            let is_debug_info = matches!(
                ExtendedSet::named(name.as_bytes()),
                Some(ExtendedSet::DebugInfo | ExtendedSet::OldDebugInfo | ExtendedSet::ShaderDebugInfo(_))
            );
            return Err(if is_debug_info { violation.avoided_by("--debug-lines-only") } else { violation });
        }
    }
    Ok(())
}

/// The capabilities of every device (section "SPIR-V 1.0"; later versions add none), by number.
#[rustfmt::skip]
const ALWAYS: &[Capability] = &[
    Capability::Addresses, Capability::Linkage, Capability::Kernel, Capability::Vector16, Capability::Float16Buffer,
    Capability::Int64, Capability::Groups, Capability::Int16, Capability::GenericPointer, Capability::Int8,
    Capability::SubgroupShuffleINTEL, Capability::SubgroupBufferBlockIOINTEL, Capability::SubgroupImageBlockIOINTEL,
];

/// The capabilities of each feature.
#[rustfmt::skip]
const BY_FEATURE: &[(Capability, Feature)] = &[
    (Capability::ImageBasic,                    Feature::Images),
    (Capability::LiteralSampler,                Feature::Images),
    (Capability::Sampled1D,                     Feature::Images),
    (Capability::Image1D,                       Feature::Images),
    (Capability::SampledBuffer,                 Feature::Images),
    (Capability::ImageBuffer,                   Feature::Images),
    (Capability::ImageReadWrite,                Feature::Images),
    (Capability::Float16,                       Feature::Fp16),
    (Capability::Float64,                       Feature::Fp64),
    (Capability::Int64Atomics,                  Feature::Int64Atomics),
    (Capability::GroupNonUniform,               Feature::Subgroups),
    (Capability::GroupNonUniformVote,           Feature::Subgroups),
    (Capability::GroupNonUniformBallot,         Feature::Subgroups),
    (Capability::GroupNonUniformArithmetic,     Feature::Subgroups),
    (Capability::GroupNonUniformShuffle,        Feature::Subgroups),
    (Capability::GroupNonUniformShuffleRelative, Feature::Subgroups),
    (Capability::GroupNonUniformClustered,      Feature::Subgroups),
    (Capability::BFloat16ConversionINTEL,       Feature::Bfloat16Conversions),
];

/// The capabilities of a device with floating-point atomics of this kind in any memory.
#[rustfmt::skip]
const BY_ATOMIC: &[(Capability, AtomicWidth, AtomicOperation)] = &[
    (Capability::AtomicFloat16AddEXT,    AtomicWidth::Half,   AtomicOperation::Add),
    (Capability::AtomicFloat32AddEXT,    AtomicWidth::Single, AtomicOperation::Add),
    (Capability::AtomicFloat64AddEXT,    AtomicWidth::Double, AtomicOperation::Add),
    (Capability::AtomicFloat16MinMaxEXT, AtomicWidth::Half,   AtomicOperation::MinMax),
    (Capability::AtomicFloat32MinMaxEXT, AtomicWidth::Single, AtomicOperation::MinMax),
    (Capability::AtomicFloat64MinMaxEXT, AtomicWidth::Double, AtomicOperation::MinMax),
];

/// Checks that capabilities are those of every device, of its features, or of extensions that it accepts.
pub(super) fn capabilities(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for (inst, capability) in facts.view.capabilities() {
        if ALWAYS.contains(&capability) || is_of_extension(capability, environment) {
            continue;
        }
        let user = || {
            let users = users(facts.view, &Declaration::Capability(capability));
            users.first().map_or(inst.offset, |user| user.offset)
        };
        let atomic = BY_ATOMIC.iter().find(|row| row.0 == capability);
        if let Some(&(_, width, operation)) = atomic {
            let features = [Memory::Global, Memory::Local].map(|memory| Feature::FloatAtomic(width, memory, operation));
            if !features.iter().any(|&feature| environment.has(feature)) {
                let [global, local] = features.map(Feature::name);
                let message = format!("capability {capability} requires the device feature {global} or {local}");
                return Err(Violation::at(user(), message));
            }
            continue;
        }
        match BY_FEATURE.iter().find(|row| row.0 == capability) {
            Some((_, feature)) if environment.has(*feature) => {}
            Some((_, feature)) => {
                let message = format!("capability {capability} requires the device feature {}", feature.name());
                return Err(Violation::at(user(), message));
            }
            None => return Err(Violation::at(user(), format!("capability {capability} is not supported"))),
        }
    }
    Ok(())
}

fn is_of_extension(capability: Capability, environment: &Environment) -> bool {
    let row = enumerant(EnumKind::Capability, capability.0);
    let mut names = row.map_or(&[][..], |row| row.extensions).iter();
    names.any(|name| Extension::by_name(name).is_some_and(|extension| environment.extensions.contains(extension)))
}
