//! Kinds of metadata and attributes, looked up by name once a module.

use crate::llvm::{AttachmentKind, AttributeList, ModuleRef};
use crate::map::attributes;

/// The attribute of parameters that has a numeric value; those of [`attributes::PARAMETER`] have none.
pub(in crate::lower) const ALIGN: &str = "align";

/// The kinds of metadata and attributes that lowering looks up for every instruction and parameter.
pub(in crate::lower) struct CachedKinds {
    pub(in crate::lower) of_parameters: AttributeList,
    pub(in crate::lower) decorations: AttachmentKind,
    pub(in crate::lower) cache_controls: AttachmentKind,
    pub(in crate::lower) nontemporal: AttachmentKind,
    pub(in crate::lower) of_each_parameter: AttachmentKind,
    pub(in crate::lower) argument_names: AttachmentKind,
    pub(in crate::lower) argument_qualifiers: AttachmentKind,
    pub(in crate::lower) argument_locations: AttachmentKind,
    pub(in crate::lower) argument_alignments: AttachmentKind,
}

impl CachedKinds {
    /// Looks up the kinds of a module.
    pub(in crate::lower) fn of(module: ModuleRef<'_>) -> Self {
        Self {
            of_parameters: AttributeList::new(attributes::PARAMETER.iter().map(|row| row.attribute).chain([ALIGN])),
            decorations: module.attachment("spirv.Decorations"),
            cache_controls: module.attachment("spirv.DecorationCacheControlINTEL"),
            nontemporal: module.attachment("nontemporal"),
            of_each_parameter: module.attachment("spirv.ParameterDecorations"),
            argument_names: module.attachment("kernel_arg_name"),
            argument_qualifiers: module.attachment("kernel_arg_type_qual"),
            argument_locations: module.attachment("kernel_arg_buffer_location"),
            argument_alignments: module.attachment("kernel_arg_runtime_aligned"),
        }
    }
}
