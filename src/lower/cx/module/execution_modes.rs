//! Execution modes written so far.

use std::ops::Range;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir::ModuleRef;
use crate::lower::cx::module::ModuleCx;
use crate::map::function_metadata::may_be_omitted;
use crate::spirv::Id;
use crate::spirv::grammar::{Capability, ExecutionMode, Op, applies_to_width};
use crate::spirv::id::AdoptedIds;
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

/// The metadata with execution modes by their numbers: `!{kernel, mode, operands...}`.
pub(in crate::lower) const EXPLICIT_MODES: &str = "spirv.ExecutionMode";

/// Returns `true` if a kernel of the module has `FPFastMathDefault`.
pub(super) fn has_default_fast_math(module: ModuleRef<'_>) -> bool {
    let number = i64::from(ExecutionMode::FPFastMathDefault.0);
    module.named_metadata(EXPLICIT_MODES).any(|node| node.int(1) == Some(number))
}

/// The operands of the execution modes written, by entry point, mode and width, in order.
#[derive(Clone, Default)]
pub(in crate::lower) struct ExecutionModes(IndexMap<(Id, ExecutionMode, u32), Box<[u32]>, FxBuildHasher>);

impl ExecutionModes {
    pub(in crate::lower) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds the modes with these indexes of a fork; returns `false` if `ids` lacks an id.
    pub(in crate::lower) fn adopt(&mut self, of_fork: &Self, range: Range<usize>, ids: &AdoptedIds) -> bool {
        for (&(entry, mode, width), operands) in of_fork.0.get_range(range).into_iter().flatten() {
            let (Some(entry), Some((_, others))) = (ids.get(entry), operands.split_first()) else { return false };
            let operands = [&[entry.word()], others].concat();
            self.0.insert((entry, mode, width), operands.into());
        }
        true
    }
}

impl ModuleCx<'_> {
    /// Emits `OpExecutionMode entry mode literals...` once; a floating-point mode once a width.
    ///
    /// # Errors
    ///
    /// `InvalidModule` if the kernel has the mode already, with other operands.
    pub(in crate::lower) fn execution_mode(&mut self, entry: Id, mode: ExecutionMode, literals: &[u32]) -> Result<()> {
        let inst = Inst::new(Op::ExecutionMode).id(entry).enumerant(mode).words(literals);
        self.add_execution_mode(entry, mode, inst)
    }

    /// Returns the entry points that have a mode so far.
    pub(in crate::lower) fn entry_points_with(&self, mode: ExecutionMode) -> FxHashSet<Id> {
        self.execution_modes.0.keys().filter(|(_, known, _)| *known == mode).map(|(entry, ..)| *entry).collect()
    }

    /// Emits an execution mode once, or omits one that [may be omitted](may_be_omitted) where the options do not allow
    /// it, with a warning; see
    /// [`Declarations::warn_or_refuse`](crate::lower::cx::declarations::Declarations::warn_or_refuse).
    pub(in crate::lower) fn add_execution_mode_or_omit(
        &mut self,
        entry: Id,
        mode: ExecutionMode,
        inst: Inst,
        locate: impl FnOnce(Warning) -> Warning,
    ) -> Result<()> {
        match self.add_execution_mode(entry, mode, inst) {
            Err(error) if may_be_omitted(mode) && error.kind().is_missing_feature() => {
                self.warn_or_refuse(error, (WarningKind::OmittedMode, "the mode is omitted"), locate)
            }
            result => result,
        }
    }

    /// Emits an execution mode once; see [`Self::execution_mode`].
    pub(in crate::lower) fn add_execution_mode(&mut self, entry: Id, mode: ExecutionMode, inst: Inst) -> Result<()> {
        let subject = if applies_to_width(mode) { inst.operands().get(2).copied().unwrap_or(0) } else { 0 };
        match self.execution_modes.0.get(&(entry, mode, subject)) {
            None => {
                if inst.op() == Op::ExecutionModeId {
                    // Its recorded operands are ids.
                    self.out.note_order();
                }
                let operands = inst.operands().into();
                // One that is refused, and may be omitted, is not recorded.
                self.out.emit(Section::ExecutionModes, inst)?;
                self.execution_modes.0.insert((entry, mode, subject), operands);
                if matches!(mode, ExecutionMode::FloatingPointModeALTINTEL | ExecutionMode::FloatingPointModeIEEEINTEL)
                {
                    // The grammar, which validators follow, ties the mode to RoundToInfinityINTEL; its extension to this.
                    self.out.requirements().capability(Capability::FloatingPointModeINTEL)?;
                }
                Ok(())
            }
            Some(known) if **known == *inst.operands() => Ok(()),
            Some(_) => {
                let message = format!("a kernel has execution mode {mode:?} twice, with different operands");
                Err(Error::new(ErrorKind::InvalidModule, message))
            }
        }
    }
}
