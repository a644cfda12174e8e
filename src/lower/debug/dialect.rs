//! The differences between the sets of debug instructions, which share most instructions and all their numbers.

use crate::error::Result;
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::{Arg, Debug};
use crate::options::DebugInfo;
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, Op};
use crate::spirv::inst::Inst;

/// The set that a module uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// SPIRV.debug, the predecessor of OpenCL.DebugInfo.100 with the same instructions
    Legacy,
    /// OpenCL.DebugInfo.100
    OpenCl100,
}

impl Dialect {
    /// Returns the set that the options ask for; `None` for lines only.
    pub(super) fn from_options(option: DebugInfo) -> Option<Self> {
        match option {
            DebugInfo::Lines | DebugInfo::Unwritten => None,
            DebugInfo::Legacy => Some(Self::Legacy),
            DebugInfo::OpenCl100 => Some(Self::OpenCl100),
        }
    }

    /// Returns the name for `OpExtInstImport`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Legacy => "SPIRV.debug",
            Self::OpenCl100 => "OpenCL.DebugInfo.100",
        }
    }
}

impl<'m> Debug<'m> {
    /// Returns an instruction of the set.
    pub(super) fn inst(&mut self, mx: &mut ModuleCx<'m>, number: Dbg, id: Id, args: &[Arg]) -> Result<Inst> {
        let (set, void) = (self.set()?, mx.type_void()?);
        let mut inst = Inst::new(Op::ExtInst).id(void).id(id).id(set).literal(number.0);
        for arg in args {
            inst = match *arg {
                Arg::Id(id) => inst.id(id),
                Arg::Number(number) => inst.literal(number),
                Arg::Enumerant(kind, value) => inst.enumerant_of(kind, value),
            };
        }
        Ok(inst)
    }
}
