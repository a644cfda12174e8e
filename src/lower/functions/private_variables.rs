//! Promoted private variables: variables in private memory that functions write or whose address they use otherwise; see
//! [`placement`](crate::analysis::placement) and [`promoted`](crate::analysis::promoted).
//!
//! A function through which the module is entered declares the variables that it and its callees need, and initializes
//! them once; the callees take their addresses as further parameters. Variables of one group are members of one
//! structure, which a function of its own initializes.

use smallvec::SmallVec;

use crate::ir::{Function, Global};
use crate::lower::cx::function::families::Families;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::function::{FunctionState, memory_access};
use crate::lower::cx::module::signatures::Signature;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::functions::finish;
use crate::lower::trace::Trace;
use crate::spirv::Id;
use crate::spirv::grammar::{FunctionControl, MemoryAccess, StorageClass};
use crate::spirv::inst::Inst;

/// Emits the parameters for the addresses of promoted private variables.
pub(in crate::lower) fn lower_promoted_parameters(fx: &mut FunctionCx<'_, '_>, signature: &Signature) -> Result<()> {
    let groups = SmallVec::<[usize; 4]>::from_slice(fx.mx.facts.placement.promoted.needed_by(fx.function));
    groups.into_iter().zip(signature.private_variables.iter()).try_for_each(|(group, ty)| parameter(fx, group, *ty))
}

fn parameter(fx: &mut FunctionCx<'_, '_>, group: usize, ty: SpirvType) -> Result<()> {
    let id = fx.fresh();
    fx.emit_head(&Inst::new(Op::FunctionParameter).id(ty).id(id))?;
    fx.mx.name_group(id, group)?;
    fx.private_variables.groups.insert(group, Typed::new(id, ty));
    Ok(())
}

/// Declares and initializes the variables that this function and its callees need.
pub(in crate::lower) fn initialize_promoted<'m>(fx: &mut FunctionCx<'_, 'm>, trace: &mut Trace<'m>) -> Result<()> {
    let groups = fx.mx.facts.placement.promoted.allocated_by(fx.function);
    for group in &groups {
        let layout = fx.mx.group_layout(*group)?;
        let id = fx.variable(layout.pointer)?;
        fx.mx.name_group(id.id, *group)?;
        fx.mx.decorate_alignment(id.id, layout.alignment)?;
        fx.private_variables.groups.insert(*group, id);
    }
    for group in groups {
        match *fx.mx.facts.placement.promoted.members(group) {
            [global] => initialize(fx, global)?,
            _ => call_initializer(fx, trace, group)?,
        }
    }
    Ok(())
}

/// Stores the initial value of a promoted private variable.
fn initialize<'m>(fx: &mut FunctionCx<'_, 'm>, global: Global<'m>) -> Result<()> {
    store_initial(fx, global).map_err(|error| error.at(format!("the global variable {global:?}")))
}

fn store_initial<'m>(fx: &mut FunctionCx<'_, 'm>, global: Global<'m>) -> Result<()> {
    let Some(initial) = global.initializer().filter(|initial| !initial.is_undefined()) else { return Ok(()) };
    let ty = global.value_type();
    let memory = fx.mx.memory(ty)?;
    if memory.size == 0 {
        return Ok(());
    }
    let target = Pointer::new(fx.promoted_address(global)?, StorageClass::Function, memory.ty);
    let alignment = fx.mx.global_alignment(global);
    let is_small = memory.is_value_type && matches!(fx.form(ty)?, LegalForm::Lanes(_));
    if is_small || fx.mx.facts.placement.promoted.are_used_by(initial) {
        let access = Access { alignment, volatile: false, nontemporal: false };
        let parts = fx.value_as(initial, None)?;
        return memory_access::store(fx, ty, &parts, target, access);
    }
    let source = fx.mx.global(global)?;
    fx.used_variables.insert(source);
    let source = {
        let ty = fx.mx.type_pointer(StorageClass::UniformConstant, memory.ty)?;
        Pointer::new(Typed::new(source, ty), StorageClass::UniformConstant, memory.ty)
    };
    let byte = fx.mx.type_int(8)?;
    let (target, source) = (fx.pointer_cast(target, byte)?, fx.pointer_cast(source, byte)?);
    let size = fx.mx.size_constant(memory.size)?;
    let copy = Inst::new(Op::CopyMemorySized).id(target.id).id(source.id).id(size);
    fx.emit(copy.enumerant(MemoryAccess::Aligned).literal(u32::try_from(alignment).unwrap_or(1 << 31)))
}

/// Calls the function that initializes a group.
fn call_initializer<'m>(fx: &mut FunctionCx<'_, 'm>, trace: &mut Trace<'m>, group: usize) -> Result<()> {
    let groups = fx.mx.facts.placement.promoted.allocated_with(group);
    let initializer = match fx.families.initializers.get(&group) {
        Some(known) => *known,
        None => write_initializer(fx.mx, fx.families, trace, fx.function, group, &groups)?,
    };
    let mut operands = SmallVec::<[Typed; 8]>::new();
    for group in groups {
        operands.push(fx.group_address(group)?);
    }
    fx.callees.insert(initializer);
    let void = fx.mx.type_void()?;
    fx.call(initializer, void, &operands).map(|_| ())
}

/// Emits the function that initializes a group; it takes the addresses of that group and of those that its initial
/// values use.
fn write_initializer<'m>(
    mx: &mut ModuleCx<'m>,
    families: &mut Families,
    trace: &mut Trace<'m>,
    user: Function<'m>,
    group: usize,
    groups: &[usize],
) -> Result<Id> {
    let types = groups
        .iter()
        .map(|group| mx.group_layout(*group).map(|layout| layout.pointer))
        .collect::<Result<SmallVec<[SpirvType; 4]>>>()?;
    let void = mx.type_void()?;
    let function_type = mx.type_function(void, &types)?;
    let (id, label) = (mx.out.fresh_global(), mx.out.fresh_local());
    mx.name(id, b"fill")?;
    let mut state = FunctionState::of_helper(label);
    let mut fx = FunctionCx::new(mx, families, &mut state, user);
    fx.emit_head(&Inst::new(Op::Function).id(void).id(id).enumerant(FunctionControl::None).id(function_type))?;
    groups.iter().zip(types).try_for_each(|(group, ty)| parameter(&mut fx, *group, ty))?;
    fx.emit_head(&Inst::new(Op::Label).id(label))?;
    let members = fx.mx.facts.placement.promoted.members(group).to_vec();
    members.into_iter().try_for_each(|global| initialize(&mut fx, global))?;
    fx.emit(Inst::new(Op::Return))?;
    families.initializers.insert(group, id);
    finish(mx, trace, user, state, id)?;
    Ok(id)
}
