//! Linkage of functions and variables.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::Linkage;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, LinkageType, Op};
use crate::spirv::inst::Inst as SpirvInst;

impl ModuleCx<'_> {
    /// Decorates a symbol that is visible outside of the module with its linkage. A definition without a name cannot be
    /// imported, so it gets none.
    pub(in crate::lower) fn decorate_linkage(
        &mut self,
        id: Id,
        name: &[u8],
        linkage: Linkage,
        declared: bool,
    ) -> Result<()> {
        if name.is_empty() && declared {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                "expected a declaration that another module defines to have a name",
            ));
        }
        let kind = match linkage {
            _ if name.is_empty() => return Ok(()),
            Linkage::Internal | Linkage::Private => return Ok(()),
            _ if declared => LinkageType::Import,
            Linkage::AvailableExternally | Linkage::ExternWeak => LinkageType::Import,
            Linkage::LinkOnceOdr if self.out.allows_extension(Extension::KHR_linkonce_odr) => LinkageType::LinkOnceODR,
            Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::WeakAny | Linkage::WeakOdr | Linkage::Common
                if self.out.allows_extension(Extension::AMD_weak_linkage) =>
            {
                LinkageType::WeakAMD
            }
            Linkage::External
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Appending
            | Linkage::Common => LinkageType::Export,
        };
        let name = self.exported_name(name);
        let inst =
            SpirvInst::new(Op::Decorate).id(id).enumerant(Decoration::LinkageAttributes).string(&name).enumerant(kind);
        self.emit_decoration(inst)
    }
}
