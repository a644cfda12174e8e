//! The classes of SPIRV-Tools' messages for which our rules accept modules on purpose.

/// The start of a class, and the reason with the words of the specification.
pub(crate) const LENIENT: &[(&str, &str)] = &[
    (
        "NonSemantic.Shader.DebugInfo.100 ..: Component Count must be",
        "DebugTypeArray: \"the Result <id> of a constant instruction\"; DebugInfoNone where it is \"not available\"",
    ),
    (
        "NonSemantic.Shader.DebugInfo.100 ..: expected operand Offset must be",
        "DebugTypeMember: \"a constant instruction with integral type\"",
    ),
    (
        "NonSemantic.Shader.DebugInfo.100 ..: expected operand Size must be",
        "DebugTypeMember: \"a constant instruction with 32-bit or 64-bit integer type\"",
    ),
    (
        "NonSemantic.Shader.DebugInfo.100 ..: expected operand Source must be",
        "removed debug instructions \"can be replaced with the Result <id> of the DebugInfoNone instruction\"",
    ),
    (
        "OpenCL.DebugInfo.100 ..: Component Count must be",
        "DebugTypeArray: \"an OpConstant\" whose \"type must be a 32-bit or 64-bit integer type\", of any value",
    ),
    (
        "OpenCL.DebugInfo.100 ..: expected operand Size is a positive integer",
        "DebugTypeEnum: \"an OpConstant with 32-bit or 64-bit integer type\", of any value",
    ),
    (
        "Behavior is undefined unless ClusterSize is at least",
        "OpGroupNonUniformRotateKHR: \"Behavior is undefined unless ClusterSize is at least 1 and a power of 2\", which \
         makes no module invalid",
    ),
];
