//! The decorations of a module, one place that writes them all.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::error::Result;
use crate::ir::ModuleRef;
use crate::lower::cx::declarations::Declarations;
use crate::map::annotations::may_repeat;
use crate::spirv::grammar::Decoration;
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

/// The decorations written so far, in a module whose metadata or annotations might repeat one. Most may be on a target
/// only once (specification, section 2.16.1).
#[derive(Default)]
pub(in crate::lower::cx) struct WrittenDecorations {
    /// `None` in a module without explicit decorations.
    keys: Option<FxHashSet<SmallVec<[u32; 4]>>>,
}

impl WrittenDecorations {
    pub(super) fn of(module: ModuleRef<'_>) -> Self {
        Self { keys: has_explicit_decorations(module).then(FxHashSet::default) }
    }

    /// Returns the decorations of a thread that lowers functions: none yet.
    pub(super) fn fork(&self) -> Self {
        Self { keys: self.keys.as_ref().map(|_| FxHashSet::default()) }
    }

    /// Returns `true` if a target has a decoration: the operands are its id, the decoration, and the operands of that.
    pub(in crate::lower::cx) fn contains(&self, operands: &[u32]) -> bool {
        debug_assert!(self.keys.is_some(), "a module without explicit decorations has one");
        self.keys.as_ref().is_some_and(|keys| keys.contains(key(operands)))
    }
}

/// Returns `true` if metadata or annotations of a module decorate.
fn has_explicit_decorations(module: ModuleRef<'_>) -> bool {
    const KINDS: [&str; 3] = ["spirv.Decorations", "spirv.ParameterDecorations", "spirv.DecorationCacheControlINTEL"];
    let kinds = module.attachment_kinds();
    KINDS.iter().any(|kind| kinds.find(kind).is_known())
        || module.global("llvm.global.annotations").is_some()
        || module.functions().any(|function| function.intrinsic_name().is_some_and(|name| name.contains("annotation")))
}

/// Returns the operands of a decoration that no other decoration may have: the id and the decoration, and the operands
/// of a decoration that may repeat.
fn key(operands: &[u32]) -> &[u32] {
    match operands {
        [_, decoration, _, ..] if !may_repeat(Decoration(*decoration)) => &operands[..2],
        _ => operands,
    }
}

impl Declarations<'_> {
    /// Emits `OpDecorate`, or another instruction that decorates.
    pub(in crate::lower) fn emit_decoration(&mut self, inst: Inst) -> Result<()> {
        if let Some(keys) = self.decorations.keys.as_mut().filter(|_| !self.out.is_in_request()) {
            keys.insert(key(inst.operands()).into());
        }
        self.out.emit(Section::Annotations, inst)
    }
}
