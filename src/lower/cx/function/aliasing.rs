//! Alias information of memory accesses: `!alias.scope` and `!noalias` (SPV_INTEL_memory_access_aliasing).
//!
//! The metadata is a hint; without the extension it is left out.

use crate::error::{Result, invalid};
use crate::ir::{Inst, MdNode, MdOperand, Opcode, Ordering};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Class, Decoration, MemoryAccess, Op, op_row};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;

const SCOPE: &str = "alias.scope";
const NO_ALIAS: &str = "noalias";

/// The lists of alias scopes of one instruction: the scopes it is in, and the scopes it does not alias.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct Lists {
    scope: Option<Id>,
    no_alias: Option<Id>,
}

/// The alias information of the instruction that is lowered.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) enum Aliasing<'m> {
    #[default]
    None,
    /// Of a load or store: for the accesses in its lowering.
    Accesses(Lists),
    /// Of a call or an atomic operation: for its result, if it has one, but for no other access in its lowering.
    Result(Inst<'m>),
}

impl Aliasing<'_> {
    /// Returns the lists that hold for loads and stores.
    pub(in crate::lower) fn for_memory_operands(self) -> Lists {
        match self {
            Self::Accesses(lists) => lists,
            Self::None | Self::Result(_) => Lists::default(),
        }
    }
}

impl Lists {
    fn read<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<Self> {
        Ok(Self { scope: list(mx, inst, SCOPE)?, no_alias: list(mx, inst, NO_ALIAS)? })
    }

    /// Returns the bits of the memory operands mask.
    pub(in crate::lower) fn mask(self) -> MemoryAccess {
        let bit = |list: Option<Id>, bit| if list.is_some() { bit } else { MemoryAccess::None };
        bit(self.scope, MemoryAccess::AliasScopeINTELMask) | bit(self.no_alias, MemoryAccess::NoAliasINTELMask)
    }

    /// Returns the operands that follow the mask.
    pub(in crate::lower) fn ids(self) -> impl Iterator<Item = Id> {
        self.scope.into_iter().chain(self.no_alias)
    }
}

/// Reads the alias information of `inst`.
pub(in crate::lower) fn read<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<Aliasing<'m>> {
    let has_memory_operands = matches!(
        inst.opcode(),
        Opcode::Load | Opcode::Store | Opcode::Call | Opcode::AtomicRmw | Opcode::AtomicCmpXchg
    );
    if !has_memory_operands || !mx.out.allows_extension(Extension::INTEL_memory_access_aliasing) {
        return Ok(Aliasing::None);
    }
    if [SCOPE, NO_ALIAS].iter().all(|kind| inst.value().metadata(kind).is_none()) {
        return Ok(Aliasing::None);
    }
    let is_access = matches!(inst.opcode(), Opcode::Load | Opcode::Store);
    match is_access && inst.ordering() == Ordering::NotAtomic {
        true => Lists::read(mx, inst).map(Aliasing::Accesses),
        false => Ok(Aliasing::Result(inst)),
    }
}

/// Decorates the result of a call, which has no memory operands; the lists are then used up.
pub(in crate::lower) fn decorate_call(fx: &mut FunctionCx<'_, '_>, result: Id) -> Result<()> {
    let aliasing = std::mem::take(&mut fx.aliasing);
    decorate(fx, aliasing, result)
}

fn decorate<'m>(fx: &mut FunctionCx<'_, 'm>, aliasing: Aliasing<'m>, result: Id) -> Result<()> {
    let Aliasing::Result(inst) = aliasing else { return Ok(()) };
    let Lists { scope, no_alias } = Lists::read(fx.mx, inst)?;
    for (list, decoration) in [(scope, Decoration::AliasScopeINTEL), (no_alias, Decoration::NoAliasINTEL)] {
        if let Some(list) = list {
            let built = SpirvInst::new(Op::DecorateId).id(result).enumerant(decoration).id(list);
            fx.mx.emit_decoration(built)?;
        }
    }
    Ok(())
}

/// Decorates the recorded results of atomic instructions: the decorations are for these and for calls only
/// (SPV_INTEL_memory_access_aliasing).
pub(in crate::lower) fn decorate_atomics(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let aliasing = std::mem::take(&mut fx.aliasing);
    if !matches!(aliasing, Aliasing::Result(_)) {
        return Ok(());
    }
    let is_atomic = |op| op_row(op).is_some_and(|row| row.class == Class::Atomic);
    let atomics: Vec<Id> = fx.code.recorded(is_atomic).collect();
    atomics.into_iter().try_for_each(|result| decorate(fx, aliasing, result))
}

/// `!{!scope, ...}` => `OpAliasScopeListDeclINTEL`; an empty list is left out
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
    mx.out.emit(Section::AliasDeclarations, build(id))?;
    mx.alias_scopes.insert(node, id);
    Ok(id)
}
