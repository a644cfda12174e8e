//! The kinds of nodes that LLVM has as base classes, and the `DW_TAG`s of nodes.

use crate::ir::metadata::MdKind;

pub(super) fn is_type(kind: MdKind) -> bool {
    matches!(
        kind,
        MdKind::BasicType
            | MdKind::DerivedType
            | MdKind::CompositeType
            | MdKind::SubroutineType
            | MdKind::StringType
            | MdKind::SubrangeType
            | MdKind::FixedPointType
    )
}

pub(in crate::ir::verify) fn is_local_scope(kind: MdKind) -> bool {
    matches!(kind, MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile)
}

pub(super) fn is_scope(kind: MdKind) -> bool {
    let is_other =
        matches!(kind, MdKind::File | MdKind::CompileUnit | MdKind::Namespace | MdKind::CommonBlock | MdKind::Module);
    is_other || is_type(kind) || is_local_scope(kind)
}

/// Returns `true` for debug information that describes a part of the source.
pub(super) fn is_source_node(kind: MdKind) -> bool {
    let is_other = matches!(
        kind,
        MdKind::GenericNode
            | MdKind::Subrange
            | MdKind::GenericSubrange
            | MdKind::Enumerator
            | MdKind::TemplateTypeParameter
            | MdKind::TemplateValueParameter
            | MdKind::GlobalVariable
            | MdKind::LocalVariable
            | MdKind::Label
            | MdKind::ObjCProperty
            | MdKind::ImportedEntity
    );
    is_other || is_scope(kind)
}

pub(super) fn is_variable_or_expression(kind: MdKind) -> bool {
    matches!(kind, MdKind::GlobalVariable | MdKind::LocalVariable | MdKind::Expression)
}

/// The tags.
pub(super) mod tag {
    pub(in crate::ir::verify::debug_info) const ARRAY_TYPE: u64 = 0x01;
    pub(in crate::ir::verify::debug_info) const CLASS_TYPE: u64 = 0x02;
    pub(in crate::ir::verify::debug_info) const ENUMERATION_TYPE: u64 = 0x04;
    pub(in crate::ir::verify::debug_info) const IMPORTED_DECLARATION: u64 = 0x08;
    pub(in crate::ir::verify::debug_info) const MEMBER: u64 = 0x0d;
    pub(in crate::ir::verify::debug_info) const POINTER_TYPE: u64 = 0x0f;
    pub(in crate::ir::verify::debug_info) const REFERENCE_TYPE: u64 = 0x10;
    pub(in crate::ir::verify::debug_info) const STRING_TYPE: u64 = 0x12;
    pub(in crate::ir::verify::debug_info) const STRUCTURE_TYPE: u64 = 0x13;
    pub(in crate::ir::verify::debug_info) const TYPEDEF: u64 = 0x16;
    pub(in crate::ir::verify::debug_info) const UNION_TYPE: u64 = 0x17;
    pub(in crate::ir::verify::debug_info) const VARIANT: u64 = 0x19;
    pub(in crate::ir::verify::debug_info) const INHERITANCE: u64 = 0x1c;
    pub(in crate::ir::verify::debug_info) const PTR_TO_MEMBER_TYPE: u64 = 0x1f;
    pub(in crate::ir::verify::debug_info) const SET_TYPE: u64 = 0x20;
    pub(in crate::ir::verify::debug_info) const SUBRANGE_TYPE: u64 = 0x21;
    pub(in crate::ir::verify::debug_info) const BASE_TYPE: u64 = 0x24;
    pub(in crate::ir::verify::debug_info) const CONST_TYPE: u64 = 0x26;
    pub(in crate::ir::verify::debug_info) const FRIEND: u64 = 0x2a;
    pub(in crate::ir::verify::debug_info) const NAMELIST: u64 = 0x2b;
    pub(in crate::ir::verify::debug_info) const TEMPLATE_VALUE_PARAMETER: u64 = 0x30;
    pub(in crate::ir::verify::debug_info) const VARIANT_PART: u64 = 0x33;
    pub(in crate::ir::verify::debug_info) const VARIABLE: u64 = 0x34;
    pub(in crate::ir::verify::debug_info) const VOLATILE_TYPE: u64 = 0x35;
    pub(in crate::ir::verify::debug_info) const RESTRICT_TYPE: u64 = 0x37;
    pub(in crate::ir::verify::debug_info) const IMPORTED_MODULE: u64 = 0x3a;
    pub(in crate::ir::verify::debug_info) const UNSPECIFIED_TYPE: u64 = 0x3b;
    pub(in crate::ir::verify::debug_info) const RVALUE_REFERENCE_TYPE: u64 = 0x42;
    pub(in crate::ir::verify::debug_info) const TEMPLATE_ALIAS: u64 = 0x43;
    pub(in crate::ir::verify::debug_info) const ATOMIC_TYPE: u64 = 0x47;
    pub(in crate::ir::verify::debug_info) const IMMUTABLE_TYPE: u64 = 0x4b;
    pub(in crate::ir::verify::debug_info) const GNU_TEMPLATE_TEMPLATE_PARAM: u64 = 0x4106;
    pub(in crate::ir::verify::debug_info) const GNU_TEMPLATE_PARAMETER_PACK: u64 = 0x4107;
    pub(in crate::ir::verify::debug_info) const LLVM_PTRAUTH_TYPE: u64 = 0x4300;
}
