//! Kinds of metadata and attributes, looked up by name once a module.

use crate::ir::{AttachmentKind, AttributeList, ModuleRef};
use crate::map::attributes;
use crate::map::function_metadata::{DECORATIONS, MODES};

/// The attribute of parameters that has a numeric value; those of [`attributes::PARAMETER`] have none.
const ALIGN: &str = "align";

/// The kinds of metadata and attributes that lowering looks up for every instruction and parameter.
#[derive(Clone)]
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
    /// The kind of each row of [`DECORATIONS`].
    pub(in crate::lower) function_hints: Vec<AttachmentKind>,
    /// The kind of each row of [`MODES`].
    pub(in crate::lower) kernel_hints: Vec<AttachmentKind>,
    pub(in crate::lower) preferred_dsp: AttachmentKind,
    pub(in crate::lower) interface: AttachmentKind,
    pub(in crate::lower) register_allocation: AttachmentKind,
    pub(in crate::lower) maximum_registers: AttachmentKind,
}

impl CachedKinds {
    /// Looks up the kinds of a module.
    pub(in crate::lower) fn of(module: ModuleRef<'_>) -> Self {
        let kinds = module.attachment_kinds();
        Self {
            of_parameters: AttributeList::new(attributes::PARAMETER.iter().map(|row| row.attribute).chain([ALIGN])),
            decorations: kinds.find("spirv.Decorations"),
            cache_controls: kinds.find("spirv.DecorationCacheControlINTEL"),
            nontemporal: kinds.find("nontemporal"),
            of_each_parameter: kinds.find("spirv.ParameterDecorations"),
            argument_names: kinds.find("kernel_arg_name"),
            argument_qualifiers: kinds.find("kernel_arg_type_qual"),
            argument_locations: kinds.find("kernel_arg_buffer_location"),
            argument_alignments: kinds.find("kernel_arg_runtime_aligned"),
            function_hints: DECORATIONS.iter().map(|hint| kinds.find(hint.kind)).collect(),
            kernel_hints: MODES.iter().map(|hint| kinds.find(hint.kind)).collect(),
            preferred_dsp: kinds.find("prefer_dsp"),
            interface: kinds.find("ip_interface"),
            register_allocation: kinds.find("RegisterAllocMode"),
            maximum_registers: kinds.find("MaximumRegisters"),
        }
    }
}
