//! What the accesses of memory do not touch: `!alias.scope` and `!noalias` (SPV_INTEL_memory_access_aliasing; features.md
//! I6).
//!
//! The metadata is a hint; without the extension it is left out.

use crate::error::Result;
use crate::llvm::{Inst, MdNode, MdOperand, Opcode};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::{ModuleCx, invalid};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, MemoryAccess, Op};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;

/// The lists of scopes of one instruction: those it is in, and those it does not touch.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct Aliasing {
    scope: Option<Id>,
    no_alias: Option<Id>,
    /// The instruction is a call or an atomic operation: what it says is not of other accesses that it takes.
    of_result: bool,
}

impl Aliasing {
    /// What is said of loads and stores.
    pub(in crate::lower) fn of_accesses(self) -> Self {
        if self.of_result { Self::default() } else { self }
    }

    /// The bits of a memory access.
    pub(in crate::lower) fn mask(self) -> MemoryAccess {
        let bit = |list: Option<Id>, bit| if list.is_some() { bit } else { MemoryAccess::None };
        bit(self.scope, MemoryAccess::AliasScopeINTELMask) | bit(self.no_alias, MemoryAccess::NoAliasINTELMask)
    }

    /// The operands that follow the bits.
    pub(in crate::lower) fn lists(self) -> impl Iterator<Item = Id> {
        self.scope.into_iter().chain(self.no_alias)
    }
}

/// Reads what `inst` says, for the accesses that its lowering makes.
pub(in crate::lower) fn read<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<Aliasing> {
    let touches = matches!(
        inst.opcode(),
        Opcode::Load | Opcode::Store | Opcode::Call | Opcode::AtomicRmw | Opcode::AtomicCmpXchg
    );
    if !touches || !mx.out.allows_extension(Extension::INTEL_memory_access_aliasing) {
        return Ok(Aliasing::default());
    }
    let of_result = !matches!(inst.opcode(), Opcode::Load | Opcode::Store);
    let (scope, no_alias) = (list(mx, inst, "alias.scope")?, list(mx, inst, "noalias")?);
    Ok(Aliasing { scope, no_alias, of_result })
}

/// Calls and atomic operations have no operands for it, but their results can be decorated.
pub(in crate::lower) fn decorate(fx: &mut FunctionCx<'_, '_>, result: Id) -> Result<()> {
    let Aliasing { scope, no_alias, of_result: true } = fx.aliasing else { return Ok(()) };
    for (list, decoration) in [(scope, Decoration::AliasScopeINTEL), (no_alias, Decoration::NoAliasINTEL)] {
        if let Some(list) = list {
            let built = SpirvInst::new(Op::DecorateId).id(result).enumerant(decoration).id(list);
            fx.mx.out.emit(Section::Annotations, built)?;
        }
    }
    Ok(())
}

/// `!{!scope, ...}` => `OpAliasScopeListDeclINTEL`; a list of nothing says nothing
fn list<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>, kind: &str) -> Result<Option<Id>> {
    let Some(node) = inst.value().metadata(kind) else { return Ok(None) };
    if let Some(known) = mx.alias_scopes.get(&node) {
        return Ok(Some(*known));
    }
    let mut built = Vec::new();
    for operand in node.operands() {
        if let Some(MdOperand::Node(scope)) = operand {
            built.push(self::scope(mx, scope)?);
        }
    }
    if built.is_empty() {
        return Ok(None);
    }
    declare(mx, node, |id| SpirvInst::new(Op::AliasScopeListDeclINTEL).id(id).ids(&built)).map(Some)
}

/// `distinct !{!self, !domain, ...}` => `OpAliasScopeDeclINTEL`, of an `OpAliasDomainDeclINTEL`
fn scope<'m>(mx: &mut ModuleCx<'m>, node: MdNode<'m>) -> Result<Id> {
    if let Some(known) = mx.alias_scopes.get(&node) {
        return Ok(*known);
    }
    let domain = node.node(1).ok_or_else(|| invalid("an alias scope without a domain"))?;
    let domain = match mx.alias_scopes.get(&domain) {
        Some(known) => *known,
        None => declare(mx, domain, |id| SpirvInst::new(Op::AliasDomainDeclINTEL).id(id))?,
    };
    declare(mx, node, |id| SpirvInst::new(Op::AliasScopeDeclINTEL).id(id).id(domain))
}

fn declare<'m>(mx: &mut ModuleCx<'m>, node: MdNode<'m>, build: impl FnOnce(Id) -> SpirvInst) -> Result<Id> {
    let id = mx.out.fresh_global();
    mx.out.emit(Section::Globals, build(id))?;
    mx.alias_scopes.insert(node, id);
    Ok(id)
}
