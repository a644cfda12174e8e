//! The names in `!opencl.used.extensions` and `!opencl.used.optional.core.features`, and the capabilities of what they
//! add to OpenCL C.

use crate::spirv::grammar::Capability;

/// The metadata that lists a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsedList {
    /// `!opencl.used.extensions`
    Extensions,
    /// `!opencl.used.optional.core.features`
    OptionalCoreFeatures,
}

impl UsedList {
    /// Returns the name of the metadata.
    pub const fn metadata(self) -> &'static str {
        match self {
            Self::Extensions => "opencl.used.extensions",
            Self::OptionalCoreFeatures => "opencl.used.optional.core.features",
        }
    }
}

/// The names, in their order in the metadata.
#[rustfmt::skip]
static NAMES: &[(&str, Capability, UsedList)] = &[
    ("cl_doubles",                     Capability::Float64,         UsedList::OptionalCoreFeatures),
    ("cl_images",                      Capability::ImageBasic,      UsedList::OptionalCoreFeatures),
    ("cl_khr_extended_bit_ops",        Capability::BitInstructions, UsedList::Extensions),
    ("cl_khr_fp16",                    Capability::Float16,         UsedList::Extensions),
    ("cl_khr_int64_base_atomics",      Capability::Int64Atomics,    UsedList::Extensions),
    ("cl_khr_int64_extended_atomics",  Capability::Int64Atomics,    UsedList::Extensions),
    ("cl_khr_mipmap_image",            Capability::ImageMipmap,     UsedList::Extensions),
    ("cl_khr_mipmap_image_writes",     Capability::ImageMipmap,     UsedList::Extensions),
    ("cl_khr_subgroups",               Capability::Groups,          UsedList::Extensions),
];

/// Returns the names that a list has for the capabilities of a module, in alphabetical order.
pub fn names_of(list: UsedList, is_declared: impl Fn(Capability) -> bool) -> impl Iterator<Item = &'static str> {
    let is_listed =
        move |(_, capability, known): &&(&str, Capability, UsedList)| *known == list && is_declared(*capability);
    NAMES.iter().filter(is_listed).map(|(name, ..)| *name)
}

/// Returns the capability of an extension or optional feature of OpenCL C.
pub fn capability_of(name: &str) -> Option<Capability> {
    NAMES.binary_search_by_key(&name, |(known, ..)| known).ok().map(|index| NAMES[index].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn names_are_sorted_and_found() {
        assert_ascending(NAMES.iter().map(|(name, ..)| name));
        for (name, capability, list) in NAMES {
            assert_eq!(capability_of(name), Some(*capability));
            assert!(names_of(*list, |other| other == *capability).any(|other| other == *name));
        }
        assert_eq!(capability_of("cl_khr_gl_event"), None);
    }

    #[test]
    fn a_capability_may_have_two_names() {
        let names: Vec<&str> =
            names_of(UsedList::Extensions, |capability| capability == Capability::Int64Atomics).collect();
        assert_eq!(names, ["cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"]);
        let names: Vec<&str> = names_of(UsedList::OptionalCoreFeatures, |_| true).collect();
        assert_eq!(names, ["cl_doubles", "cl_images"]);
        assert_eq!(UsedList::Extensions.metadata(), "opencl.used.extensions");
    }
}
