//! The declarations that a version of OpenCL or a device allows.
//!
//! The capabilities are those of the OpenCL SPIR-V Environment Specification, section "Required Capabilities" and the
//! sections of extensions: what every device of a version has, and what some have.

use super::{Environment, EnvironmentKind, OpenCl};
use crate::spirv::View;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, EnumKind, ExecutionModel, MemoryModel, Version, enumerants};
use crate::spirv::requires::CapabilitySet;
use crate::validate::Violation;
use crate::validate::needs::{Declaration, users};

/// The versions of OpenCL, each with the version of SPIR-V that its devices accept; a device of OpenCL 3.0 reports its own.
#[rustfmt::skip]
pub(super) const OPENCL: [(&str, OpenCl, Option<Version>); 5] = [
    ("opencl1.2", OpenCl::V1_2, Some(Version::V1_0)),
    ("opencl2.0", OpenCl::V2_0, Some(Version::V1_0)),
    ("opencl2.1", OpenCl::V2_1, Some(Version::V1_0)),
    ("opencl2.2", OpenCl::V2_2, Some(Version::V1_2)),
    ("opencl3.0", OpenCl::V3_0, None),
];

/// The capabilities that some device of a version of OpenCL has without an extension of SPIR-V, and the first version.
#[rustfmt::skip]
const CAPABILITIES: &[(Capability, OpenCl)] = &[
    (Capability::Addresses,                    OpenCl::V1_2),
    (Capability::Linkage,                      OpenCl::V1_2),
    (Capability::Kernel,                       OpenCl::V1_2),
    (Capability::Vector16,                     OpenCl::V1_2),
    (Capability::Float16Buffer,                OpenCl::V1_2),
    (Capability::Float16,                      OpenCl::V1_2),
    (Capability::Float64,                      OpenCl::V1_2),
    (Capability::Int64,                        OpenCl::V1_2),
    (Capability::Int64Atomics,                 OpenCl::V1_2),
    (Capability::ImageBasic,                   OpenCl::V1_2),
    (Capability::ImageReadWrite,               OpenCl::V2_0),
    (Capability::ImageMipmap,                  OpenCl::V2_0),
    (Capability::Pipes,                        OpenCl::V2_0),
    (Capability::Groups,                       OpenCl::V2_0),
    (Capability::DeviceEnqueue,                OpenCl::V2_0),
    (Capability::LiteralSampler,               OpenCl::V1_2),
    (Capability::Int16,                        OpenCl::V1_2),
    (Capability::GenericPointer,               OpenCl::V2_0),
    (Capability::Int8,                         OpenCl::V1_2),
    (Capability::Sampled1D,                    OpenCl::V1_2),
    (Capability::Image1D,                      OpenCl::V1_2),
    (Capability::SampledBuffer,                OpenCl::V1_2),
    (Capability::ImageBuffer,                  OpenCl::V1_2),
    (Capability::SubgroupDispatch,             OpenCl::V2_2),
    (Capability::NamedBarrier,                 OpenCl::V2_2),
    (Capability::PipeStorage,                  OpenCl::V2_2),
    (Capability::GroupNonUniform,              OpenCl::V2_0),
    (Capability::GroupNonUniformVote,          OpenCl::V2_0),
    (Capability::GroupNonUniformArithmetic,    OpenCl::V2_0),
    (Capability::GroupNonUniformBallot,        OpenCl::V2_0),
    (Capability::GroupNonUniformShuffle,       OpenCl::V2_0),
    (Capability::GroupNonUniformShuffleRelative, OpenCl::V2_0),
    (Capability::GroupNonUniformClustered,     OpenCl::V2_0),
];

/// Returns the capabilities of a version of OpenCL, and those of all extensions.
pub(super) fn capabilities(version: OpenCl) -> CapabilitySet {
    let of_version = CAPABILITIES.iter().filter(|(_, first)| *first <= version).map(|(capability, _)| *capability);
    let of_extensions = enumerants(EnumKind::Capability).filter(|row| !row.extensions.is_empty());
    of_version.chain(of_extensions.map(|row| Capability(row.value))).collect()
}

/// Checks the declarations of a valid module.
pub(super) fn check(view: &View<'_>, environment: &Environment) -> Result<(), Violation> {
    let violation = |offset: Option<usize>, message: String| {
        let violation = Violation::of_module(format!("{message} ({})", environment.source()));
        Violation { offset, ..violation }.located(view)
    };
    let at_first_user = |declaration: Declaration, declared: Option<usize>, message: String| {
        let user = users(view, &declaration).first().copied();
        let cause = user.and_then(|user| user.cause_text(view));
        let cause = cause.map(|cause| format!("; it is needed by {cause}")).unwrap_or_default();
        violation(user.map(|user| user.offset).or(declared), format!("{message}{cause}"))
    };
    if let (Some(version), Some(max)) = (view.version(), environment.version)
        && version > max
    {
        let message = format!("the module has version {version}; the target environment accepts versions up to {max}");
        return Err(at_first_user(Declaration::Version(version), None, message));
    }
    if environment.kind == EnvironmentKind::Universal {
        return Ok(());
    }
    if let Some(models) = view.memory_model().filter(|models| models.memory != MemoryModel::OpenCL) {
        let message = format!("the memory model is {}; expected OpenCL", models.memory);
        return Err(violation(Some(models.inst.offset), message));
    }
    if let Some(entry) = view.entry_points().iter().find(|entry| entry.model != ExecutionModel::Kernel) {
        return Err(violation(
            Some(entry.inst.offset),
            format!("the execution model is {}; expected Kernel", entry.model),
        ));
    }
    for (inst, name) in view.extensions() {
        if !Extension::by_name(&name).is_some_and(|extension| environment.takes(extension)) {
            let message = format!("the target environment does not have the extension {name}");
            return Err(at_first_user(Declaration::Extension(name.to_string()), Some(inst.offset), message));
        }
    }
    let Some(allowed) = environment.capabilities else { return Ok(()) };
    match view.capabilities().find(|(_, capability)| !allowed.contains(*capability)) {
        Some((inst, capability)) => {
            let message = format!("the target environment does not have the capability {capability}");
            Err(at_first_user(Declaration::Capability(capability), Some(inst.offset), message))
        }
        None => Ok(()),
    }
}
