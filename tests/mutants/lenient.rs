//! The classes of SPIRV-Tools' messages for which our rules accept modules on purpose.

/// The start of a class, and the reason with the words of the specification.
pub(crate) const LENIENT: &[(&str, &str)] = &[(
    "Behavior is undefined unless ClusterSize is at least",
    "OpGroupNonUniformRotateKHR: \"Behavior is undefined unless ClusterSize is at least 1 and a power of 2\", which makes \
     no module invalid",
)];
