//! Decorations: linkage (features.md B12), and what attributes say of parameters and results (B19).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{AttributePlace, Function, Linkage};
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, LinkageType, Op, Version};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::module_cx::ModuleCx;

impl ModuleCx<'_> {
    /// Linkage of what has a name beyond the module. What is defined without a name cannot be asked for by one.
    pub(super) fn decorate_linkage(&mut self, id: Id, name: &[u8], linkage: Linkage, declared: bool) -> Result<()> {
        if name.is_empty() && declared {
            return Err(Error::new(ErrorKind::InvalidModule, "what comes from another module needs a name"));
        }
        let kind = match linkage {
            _ if name.is_empty() => return Ok(()),
            Linkage::Internal | Linkage::Private => return Ok(()),
            _ if declared => LinkageType::Import,
            Linkage::AvailableExternally | Linkage::ExternWeak => LinkageType::Import,
            Linkage::LinkOnceOdr if self.out.allows_extension(Extension::KHR_linkonce_odr) => LinkageType::LinkOnceODR,
            Linkage::External
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Appending
            | Linkage::Common => LinkageType::Export,
        };
        let inst = Inst::new(Op::Decorate).id(id).enumerant(Decoration::LinkageAttributes).string(name).enumerant(kind);
        self.out.emit(Section::Annotations, inst)
    }
}

/// LLVM's attributes of a parameter => `FuncParamAttr`, `Alignment`, `MaxByteOffset`
pub(super) fn decorate_parameter(mx: &mut ModuleCx<'_>, function: Function<'_>, index: u32, id: Id) -> Result<()> {
    let place = AttributePlace::Parameter(index);
    for row in attributes::PARAMETER {
        if !function.has_attribute(place, row.attribute) {
            continue;
        }
        // `captures(...)` lists what may be captured; only an empty list says what NoCapture says.
        let is_no_capture = row.decoration == FunctionParameterAttribute::NoCapture;
        if is_no_capture && function.int_attribute(place, row.attribute) != Some(0) {
            continue;
        }
        mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
    }
    if let Some(alignment) = function.int_attribute(place, "align") {
        mx.decorate_alignment(id, alignment)?;
    }
    if let Some(bytes) = function.int_attribute(place, "dereferenceable")
        && mx.out.allows_version(Version::V1_1)
    {
        mx.decorate(id, Decoration::MaxByteOffset, &[u32::try_from(bytes).unwrap_or(u32::MAX)])?;
    }
    Ok(())
}

/// LLVM's attributes of a result => `FuncParamAttr` of the function
pub(super) fn decorate_result(mx: &mut ModuleCx<'_>, function: Function<'_>, id: Id) -> Result<()> {
    for row in attributes::RETURN {
        if function.has_attribute(AttributePlace::Return, row.attribute) {
            mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
        }
    }
    Ok(())
}
