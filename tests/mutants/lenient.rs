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
        "<op> Target <id> <id> must not be an <op> instruction",
        "OpDecorateId: \"A set of decorations can be grouped together by having multiple decoration instructions targeting \
         the same OpDecorationGroup instruction\"; ours has the rule of OpDecorateString and OpMemberDecorate elsewhere",
    ),
    (
        "Parameter <ID> '<id>' must appear earlier in the binary than the target",
        "2.4: forward references are allowed for \"Annotation-instruction operands\"",
    ),
    (
        "Base type must be a non-pointer type",
        "SPV_KHR_untyped_pointers requires \"a non-pointer type-declaration instruction\" of OpUntypedAccessChainKHR and \
         OpUntypedInBoundsAccessChainKHR only",
    ),
    (
        "Expected Coordinate to be int scalar or vector",
        "OpImageRead, OpImageWrite: Coordinate \"must be a scalar or vector of floating-point type or integer type\"",
    ),
    (
        "OpenCL.DebugInfo.100 ..: expected operand Source must be",
        "2.1: ids of removed debug instructions \"can be replaced with the Result <id> of the DebugInfoNone instruction\"",
    ),
    (
        "Expected scalar or composite type as Result Type: Select",
        "OpSelect: \"Starting with version 1.4, Result Type can additionally be a composite type other than a vector\", \
         which a cooperative matrix is",
    ),
    (
        "<op> Unequal Memory Semantics must not use a stronger memory order",
        "\"Unequal cannot be set to a stronger memory-order then Equal\", which is not known if Equal is no constant, as \
         kernels may have it; SPIRV-Tools takes 0 for it",
    ),
    (
        "Invalid scope value",
        "section 3.2.26: \"If non-constant <id> are allowed, behavior is undefined if <id> is not one of these values\"",
    ),
    (
        "Behavior is undefined unless ClusterSize is at least",
        "OpGroupNonUniformRotateKHR: \"Behavior is undefined unless ClusterSize is at least 1 and a power of 2\", which \
         makes no module invalid",
    ),
];
