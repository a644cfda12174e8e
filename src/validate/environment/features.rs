//! Device features of the guide: properties with a flag, and extensions of Level Zero.

use crate::spirv::extension::Extension;

/// An optional feature of a Level Zero device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// `images`: images and samplers (`ze_device_image_properties_t.supported`).
    Images,
    /// `fp16`: arithmetic on halves (`ZE_DEVICE_MODULE_FLAG_FP16`).
    Fp16,
    /// `fp64`: doubles (`ZE_DEVICE_MODULE_FLAG_FP64`).
    Fp64,
    /// `int64-atomics`: atomics on 64-bit integers (`ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS`).
    Int64Atomics,
    /// `subgroups`: `ZE_extension_subgroups`.
    Subgroups,
    /// `linkonce-odr`: `ZE_extension_linkonce_odr`.
    LinkonceOdr,
    /// `bfloat16-conversions`: `ZE_extension_bfloat16_conversions`.
    Bfloat16Conversions,
    /// `fp32-global-add` and the like: atomics on floating-point numbers (`ZE_extension_float_atomics`), by the flags of
    /// `ze_device_fp_atomic_ext_flags_t`.
    FloatAtomic(AtomicWidth, Memory, AtomicOperation),
}

/// The width of the floating-point number that an atomic accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtomicWidth {
    /// `fp16`
    Half,
    /// `fp32`
    Single,
    /// `fp64`
    Double,
}

/// The memory that a floating-point atomic accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// `global`: CrossWorkgroup
    Global,
    /// `local`: Workgroup
    Local,
}

/// The operation of a floating-point atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtomicOperation {
    /// `load-store`: load, store and exchange
    LoadStore,
    /// `add`
    Add,
    /// `min-max`
    MinMax,
}

const NAMED: [(&str, Feature); 7] = [
    ("images", Feature::Images),
    ("fp16", Feature::Fp16),
    ("fp64", Feature::Fp64),
    ("int64-atomics", Feature::Int64Atomics),
    ("subgroups", Feature::Subgroups),
    ("linkonce-odr", Feature::LinkonceOdr),
    ("bfloat16-conversions", Feature::Bfloat16Conversions),
];

const WIDTHS: [(&str, AtomicWidth); 3] =
    [("fp16", AtomicWidth::Half), ("fp32", AtomicWidth::Single), ("fp64", AtomicWidth::Double)];
const MEMORIES: [(&str, Memory); 2] = [("global", Memory::Global), ("local", Memory::Local)];
const OPERATIONS: [(&str, AtomicOperation); 3] =
    [("load-store", AtomicOperation::LoadStore), ("add", AtomicOperation::Add), ("min-max", AtomicOperation::MinMax)];

impl Feature {
    /// Returns all features.
    pub fn all() -> impl Iterator<Item = Self> {
        let atomics = WIDTHS.into_iter().flat_map(|(_, width)| {
            MEMORIES.into_iter().flat_map(move |(_, memory)| {
                OPERATIONS.into_iter().map(move |(_, operation)| Self::FloatAtomic(width, memory, operation))
            })
        });
        NAMED.into_iter().map(|(_, feature)| feature).chain(atomics)
    }

    /// Returns the feature with a name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().find(|feature| feature.name() == name)
    }

    /// Returns the name of the feature in a list.
    pub fn name(self) -> String {
        if let Some((name, _)) = NAMED.iter().find(|(_, feature)| *feature == self) {
            return (*name).to_owned();
        }
        let Self::FloatAtomic(width, memory, operation) = self else { return String::new() };
        let part = |name: Option<&str>| name.unwrap_or_default().to_owned();
        let width = part(WIDTHS.iter().find(|row| row.1 == width).map(|row| row.0));
        let memory = part(MEMORIES.iter().find(|row| row.1 == memory).map(|row| row.0));
        let operation = part(OPERATIONS.iter().find(|row| row.1 == operation).map(|row| row.0));
        format!("{width}-{memory}-{operation}")
    }

    /// Returns the SPIR-V extensions that a device with the feature accepts.
    pub(super) fn extensions(self) -> &'static [Extension] {
        match self {
            Self::LinkonceOdr => &[Extension::KHR_linkonce_odr],
            Self::Bfloat16Conversions => &[Extension::INTEL_bfloat16_conversion],
            Self::FloatAtomic(_, _, AtomicOperation::Add) => {
                &[Extension::EXT_shader_atomic_float_add, Extension::EXT_shader_atomic_float16_add]
            }
            Self::FloatAtomic(_, _, AtomicOperation::MinMax) => &[Extension::EXT_shader_atomic_float_min_max],
            Self::Images
            | Self::Fp16
            | Self::Fp64
            | Self::Int64Atomics
            | Self::Subgroups
            | Self::FloatAtomic(_, _, AtomicOperation::LoadStore) => &[],
        }
    }
}
