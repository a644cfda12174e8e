//! Variables in frames: those of private memory that code does more with than read them; see
//! [`placement`](crate::analysis::placement) and [`frames`](crate::analysis::frames).
//!
//! A function through which the module is entered has the variables that it and the functions below need, and fills
//! them once; the functions below take their addresses as further parameters. Variables of one group are members of
//! one structure, which a function of its own fills.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Global, Value};
use crate::lower::cx::forms::Form;
use crate::lower::cx::function::{FunctionCx, Pointer};
use crate::lower::cx::memory_access;
use crate::lower::cx::memory_access::Access;
use crate::lower::cx::module::{ModuleCx, invalid};
use crate::spirv::grammar::{FunctionControl, MemoryAccess, Op, StorageClass};
use crate::spirv::inst::Inst;
use crate::spirv::{Code, Id};

use crate::lower::cx::signatures::Signature;
use crate::lower::functions::{finish, write};

/// The addresses of variables that a function knows.
#[derive(Default)]
pub(in crate::lower) struct Frame<'m> {
    groups: FxHashMap<usize, Id>,
    /// Those that were asked for.
    members: FxHashMap<Value<'m>, Id>,
}

/// What is known of the groups of variables.
#[derive(Default)]
pub(in crate::lower) struct Groups {
    layouts: FxHashMap<usize, Layout>,
    /// The functions that fill groups.
    fillers: FxHashMap<usize, Id>,
}

/// How the variables of a group lie together.
#[derive(Clone)]
struct Layout {
    /// The type of a pointer to the whole.
    pointer: Id,
    /// The places of the variables among the members of the structure; none for a variable alone.
    places: SmallVec<[u32; 1]>,
    alignment: u64,
}

/// Writes the parameters for the addresses of variables in frames.
pub(super) fn lower_frame_parameters(
    fx: &mut FunctionCx<'_, '_>,
    signature: &Signature,
    head: &mut Code,
) -> Result<()> {
    let groups = SmallVec::<[usize; 4]>::from_slice(fx.mx.facts.placement.frames.needed_by(fx.function));
    groups.into_iter().zip(signature.frame.iter()).try_for_each(|(group, ty)| parameter(fx, group, *ty, head))
}

fn parameter(fx: &mut FunctionCx<'_, '_>, group: usize, ty: Id, head: &mut Code) -> Result<()> {
    let id = fx.fresh();
    write(fx.mx, head, Inst::new(Op::FunctionParameter).id(ty).id(id))?;
    fx.mx.name_group(id, group)?;
    fx.frame.groups.insert(group, id);
    Ok(())
}

/// Declares and fills the variables that this function and those it calls need.
pub(super) fn open_frame(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let groups = fx.mx.facts.placement.frames.opened_by(fx.function);
    for group in &groups {
        let layout = fx.mx.group_layout(*group)?;
        let id = fx.variable(layout.pointer)?;
        fx.mx.name_group(id, *group)?;
        fx.mx.decorate_alignment(id, layout.alignment)?;
        fx.frame.groups.insert(*group, id);
    }
    for group in groups {
        match *fx.mx.facts.placement.frames.members(group) {
            [global] => fill(fx, global)?,
            _ => call_filler(fx, group)?,
        }
    }
    Ok(())
}

/// Gives a variable in the frame its initial value.
fn fill<'m>(fx: &mut FunctionCx<'_, 'm>, global: Global<'m>) -> Result<()> {
    store_initial(fx, global).map_err(|error| error.at(format!("the global variable {global:?}")))
}

fn store_initial<'m>(fx: &mut FunctionCx<'_, 'm>, global: Global<'m>) -> Result<()> {
    let Some(initial) = global.initializer().filter(|initial| !initial.is_undefined()) else { return Ok(()) };
    let ty = global.value_type();
    let memory = fx.mx.memory(ty)?;
    if memory.size == 0 {
        return Ok(());
    }
    let target = Pointer { id: fx.framed(global)?, storage: StorageClass::Function, pointee: memory.id };
    let alignment = fx.mx.global_alignment(global);
    let is_small = memory.plain && matches!(fx.mx.form(ty)?, Form::Lanes(_));
    if is_small || fx.mx.facts.placement.frames.are_named_by(initial) {
        let access = Access { alignment, volatile: false, nontemporal: false };
        let parts = fx.value_as(initial, None)?;
        return memory_access::store(fx, ty, &parts, target, access);
    }
    let source = fx.mx.global(global)?;
    fx.used_variables.insert(source);
    let source = Pointer { id: source, storage: StorageClass::UniformConstant, pointee: memory.id };
    let byte = fx.mx.type_int(8)?;
    let (target, source) = (fx.recast(target, byte)?, fx.recast(source, byte)?);
    let size = fx.mx.int_constant(fx.mx.pointer_bits, memory.size)?;
    let copy = Inst::new(Op::CopyMemorySized).id(target.id).id(source.id).id(size);
    fx.emit(copy.enumerant(MemoryAccess::Aligned).literal(u32::try_from(alignment).unwrap_or(1 << 31)))
}

/// Calls the function that fills a group.
fn call_filler(fx: &mut FunctionCx<'_, '_>, group: usize) -> Result<()> {
    let groups = fx.mx.facts.placement.frames.opened_with(group);
    let filler = match fx.mx.groups.fillers.get(&group) {
        Some(known) => *known,
        None => write_filler(fx.mx, fx.function, group, &groups)?,
    };
    let mut operands = SmallVec::<[Id; 8]>::from_elem(filler, 1);
    for group in groups {
        operands.push(fx.group_address(group)?);
    }
    fx.callees.insert(filler);
    let void = fx.mx.type_void()?;
    fx.op(Op::FunctionCall, void, &operands).map(|_| ())
}

/// Writes the function that fills a group; it takes the addresses of that group and of those it names.
fn write_filler<'m>(mx: &mut ModuleCx<'m>, user: Function<'m>, group: usize, groups: &[usize]) -> Result<Id> {
    let types = groups
        .iter()
        .map(|group| mx.group_layout(*group).map(|layout| layout.pointer))
        .collect::<Result<SmallVec<[Id; 4]>>>()?;
    let void = mx.type_void()?;
    let function_type = mx.type_function(void, &types)?;
    let (id, label) = (mx.out.fresh_global(), mx.out.fresh_local());
    mx.name(id, b"fill")?;
    let mut head = Code::default();
    write(mx, &mut head, Inst::new(Op::Function).id(void).id(id).enumerant(FunctionControl::None).id(function_type))?;
    let mut fx = FunctionCx::for_helper(mx, user, label);
    groups.iter().zip(types).try_for_each(|(group, ty)| parameter(&mut fx, *group, ty, &mut head))?;
    write(fx.mx, &mut head, Inst::new(Op::Label).id(label))?;
    let members = fx.mx.facts.placement.frames.members(group).to_vec();
    members.into_iter().try_for_each(|global| fill(&mut fx, global))?;
    fx.emit(Inst::new(Op::Return))?;
    fx.mx.groups.fillers.insert(group, id);
    finish(fx, id, head)?;
    Ok(id)
}

impl<'m> ModuleCx<'m> {
    /// The type of the pointer to a group.
    pub(in crate::lower) fn group_pointer(&mut self, group: usize) -> Result<Id> {
        self.group_layout(group).map(|layout| layout.pointer)
    }

    fn group_layout(&mut self, group: usize) -> Result<Layout> {
        if let Some(known) = self.groups.layouts.get(&group) {
            return Ok(known.clone());
        }
        let members = self.facts.placement.frames.members(group).to_vec();
        let (ty, places, alignment) = match *members {
            [global] => (self.memory(global.value_type())?.id, SmallVec::new(), self.global_alignment(global)),
            _ => self.struct_of(&members)?,
        };
        let pointer = self.type_pointer(StorageClass::Function, ty)?;
        let layout = Layout { pointer, places, alignment };
        self.groups.layouts.insert(group, layout.clone());
        Ok(layout)
    }

    /// A structure that holds variables, each aligned as LLVM's code may rely on.
    fn struct_of(&mut self, globals: &[Global<'m>]) -> Result<(Id, SmallVec<[u32; 1]>, u64)> {
        let (mut types, mut places) = (Vec::new(), SmallVec::from_elem(0, globals.len()));
        let (mut end, mut largest) = (0_u64, 1);
        let mut empty = Vec::new();
        for (index, global) in globals.iter().enumerate() {
            let memory = self.memory(global.value_type())?;
            // SPIR-V's types have a size where LLVM's have none; at the end it moves nothing.
            if memory.size == 0 {
                empty.push((index, memory.id));
                continue;
            }
            let alignment = self.global_alignment(*global).max(memory.alignment);
            largest = largest.max(alignment);
            let start = end.next_multiple_of(alignment);
            // The structure aligns members by itself, but only as their types ask for.
            if start != end.next_multiple_of(memory.alignment) {
                let byte = self.type_int(8)?;
                types.push(self.type_array(byte, start - end)?);
            }
            places[index] = types.len() as u32;
            types.push(memory.id);
            end = start.saturating_add(memory.size);
        }
        for (index, ty) in empty {
            places[index] = types.len() as u32;
            types.push(ty);
        }
        Ok((self.type_struct(&types)?, places, largest))
    }

    fn name_group(&mut self, id: Id, group: usize) -> Result<()> {
        match *self.facts.placement.frames.members(group) {
            [global] => self.name_value(id, global.value()),
            _ => self.name(id, b"frame"),
        }
    }
}

impl<'m> FunctionCx<'_, 'm> {
    /// The address of a variable in the frame.
    pub(in crate::lower) fn framed(&mut self, global: Global<'m>) -> Result<Id> {
        if let Some(known) = self.frame.members.get(&global.value()) {
            return Ok(*known);
        }
        let (group, place) =
            self.mx.facts.placement.frames.seat(global).ok_or_else(|| invalid("a variable that lies in no frame"))?;
        let address = self.group_address(group).map_err(|_| unknown(global))?;
        let layout = self.mx.group_layout(group)?;
        let id = match layout.places.get(place as usize) {
            None => address,
            Some(place) => {
                let pointee = self.mx.memory(global.value_type())?.id;
                let ty = self.mx.type_pointer(StorageClass::Function, pointee)?;
                let (id, index) = (self.fresh(), self.mx.u32_constant(*place)?);
                self.emit_prologue(Inst::new(Op::InBoundsAccessChain).id(ty).id(id).id(address).id(index))?;
                self.mx.name_value(id, global.value())?;
                id
            }
        };
        self.frame.members.insert(global.value(), id);
        Ok(id)
    }

    fn group_address(&self, group: usize) -> Result<Id> {
        self.frame.groups.get(&group).copied().ok_or_else(|| invalid("a frame that is not known here"))
    }

    /// The addresses that `callee` takes besides its arguments.
    pub(in crate::lower) fn framed_arguments(&self, callee: Function<'m>) -> Result<SmallVec<[Id; 4]>> {
        let groups = self.mx.facts.placement.frames.needed_by(callee);
        groups.iter().map(|group| self.group_address(*group)).collect()
    }
}

fn unknown(global: Global<'_>) -> Error {
    let message = format!("the address of {global:?}, which lies in private memory, is not known here");
    Error::new(ErrorKind::InvalidModule, message)
}
