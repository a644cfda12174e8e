//! What lowering may see of the function at hand, and how it writes into it.
//!
//! Everything is written into the function's [`FunctionCode`] through the module, which declares what it needs.

pub(in crate::lower) mod aliasing;
pub(in crate::lower) mod control;
pub(in crate::lower) mod flow;
pub(in crate::lower) mod frame;
pub(in crate::lower) mod helpers;
pub(in crate::lower) mod locations;
pub(in crate::lower) mod memory_access;
pub(in crate::lower) mod sampled_images;
pub(in crate::lower) mod samplers;

use crate::analysis::element_types::{Node, Pointee};
use crate::analysis::{Freezes, FunctionFacts, Needs};
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::llvm::{Block, FastMath, Function, Inst, Type, Value, ValueKind};
use crate::lower::cx::forms::{Lane, Parts, same};
use crate::lower::cx::function::aliasing::Aliasing;
use crate::lower::cx::function::flow::Flow;
use crate::lower::cx::function::frame::Frame;
use crate::lower::cx::function::locations::Locations;
use crate::lower::cx::function::sampled_images::{SampledImages, escapes};
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::module::{ModuleCx, invalid};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::state::FamilyStates;
use crate::options::Contraction;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Op, Std, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::{FunctionCode, FunctionPart, Id, Phi};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;
use std::any::Any;
use std::rc::Rc;

/// The state of one function's translation.
pub(crate) struct FunctionCx<'a, 'm> {
    pub(crate) mx: &'a mut ModuleCx<'m>,
    pub(crate) function: Function<'m>,
    pub(crate) facts: Rc<FunctionFacts<'m>>,
    pub(in crate::lower) flow: Flow<'m>,
    /// What is written of it.
    pub(in crate::lower) code: FunctionCode,
    values: FxHashMap<Value<'m>, Parts>,
    pub(in crate::lower) used_variables: IndexSet<Id, FxBuildHasher>,
    pub(in crate::lower) callees: IndexSet<Id, FxBuildHasher>,
    /// The addresses of the variables in the frame.
    pub(in crate::lower) frame: Frame<'m>,
    /// `true` if a consumer might fuse a multiplication and an addition that LLVM keeps apart.
    pub(crate) forbids_contraction: bool,
    /// What the instruction at hand says of the memory it touches.
    pub(in crate::lower) aliasing: Aliasing,
    /// The values that are sampled images.
    pub(in crate::lower) sampled_images: SampledImages<'m>,
    states: FamilyStates,
    /// The locations of its instructions in the source.
    pub(in crate::lower) locations: Locations,
    pub(in crate::lower) alloca_variables: AllocaVariables<'m>,
}

/// The `OpVariable`s that allocas became, for debug information.
#[derive(Default)]
pub(in crate::lower) struct AllocaVariables<'m> {
    by_alloca: FxHashMap<Value<'m>, Id>,
    /// The last variable that was written.
    pub(in crate::lower) last: Option<Id>,
}

impl<'m> AllocaVariables<'m> {
    /// Returns the variable that an alloca became.
    pub(in crate::lower) fn get(&self, alloca: Value<'m>) -> Option<Id> {
        self.by_alloca.get(&alloca).copied()
    }
}

/// Whether a value is null, undef or poison: it then has whatever type is wanted.
pub(crate) fn is_null_or_undef(value: Value<'_>) -> bool {
    matches!(value.kind(), ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::Undef | ValueKind::Poison)
}

impl<'a, 'm> FunctionCx<'a, 'm> {
    pub(in crate::lower) fn new(mx: &'a mut ModuleCx<'m>, function: Function<'m>) -> Self {
        let needs = Needs {
            // Without the extension each array is refused where it is lowered, which tells its location.
            dynamic_allocas: mx.out.allows_extension(Extension::INTEL_variable_length_array),
            freezes: if mx.freezes_by_itself() { mx.facts.freezes } else { Freezes::Nothing },
        };
        let facts = Rc::new(FunctionFacts::new(function, needs));
        // Most instructions have a result.
        let values = FxHashMap::with_capacity_and_hasher(mx.facts.instruction_count(function), FxBuildHasher);
        Self {
            mx,
            function,
            facts,
            flow: Flow::default(),
            code: FunctionCode::default(),
            values,
            used_variables: IndexSet::default(),
            callees: IndexSet::default(),
            frame: Frame::default(),
            forbids_contraction: false,
            aliasing: Aliasing::default(),
            states: FamilyStates::default(),
            sampled_images: SampledImages::default(),
            locations: Locations::default(),
            alloca_variables: AllocaVariables::default(),
        }
    }

    /// The state of a helper function, which stands for none of LLVM's; `label` is its block's.
    pub(in crate::lower) fn for_helper(mx: &'a mut ModuleCx<'m>, user: Function<'m>, label: Id) -> Self {
        Self {
            mx,
            function: user,
            facts: Rc::default(),
            flow: Flow::at(label),
            code: FunctionCode::default(),
            values: FxHashMap::default(),
            used_variables: IndexSet::default(),
            callees: IndexSet::default(),
            frame: Frame::default(),
            forbids_contraction: false,
            aliasing: Aliasing::default(),
            states: FamilyStates::default(),
            sampled_images: SampledImages::default(),
            locations: Locations::default(),
            alloca_variables: AllocaVariables::default(),
        }
    }

    /// Tells the user of something about `inst` that does not stop the translation.
    pub(crate) fn warn(&mut self, inst: Inst<'m>, message: &str) {
        let function = format!("function @{}", String::from_utf8_lossy(self.function.name()));
        self.mx.warn(Warning::new(message).at(inst.value().describe()).within(function));
    }

    /// Returns the state of type `T` that a family keeps for this function.
    pub(in crate::lower) fn state<T: Any + Default>(&mut self) -> &mut T {
        self.states.get()
    }

    /// Records an addition of floating-point numbers, which may forbid contraction in this function.
    pub(crate) fn note_addition(&mut self, addition: Inst<'m>) {
        self.forbids_contraction =
            self.forbids_contraction || self.mx.facts.contraction.forbids(self.function, addition);
    }

    /// An unused id for a label or a result in this function.
    #[inline]
    pub(crate) fn fresh(&mut self) -> Id {
        self.mx.out.fresh_local()
    }

    /// Writes one instruction of the body.
    pub(crate) fn emit(&mut self, inst: SpirvInst) -> Result<()> {
        self.lower_location_of(inst.op())?;
        self.mx.out.emit_in(&mut self.code, FunctionPart::Body, &inst)
    }

    /// Writes `OpFunction`, a parameter or the label of the entry block.
    pub(in crate::lower) fn emit_head(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.out.emit_in(&mut self.code, FunctionPart::Head, inst)
    }

    /// Writes one instruction that runs before the body.
    pub(crate) fn emit_prologue(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.out.emit_in(&mut self.code, FunctionPart::Prologue, inst)
    }

    /// Writes an `OpPhi` with these pairs of a value and a label, and `incoming` more that are set later.
    pub(in crate::lower) fn phi(&mut self, ty: Id, operands: &[[Id; 2]], incoming: usize) -> Result<(Id, Phi)> {
        let id = self.fresh();
        let phi = self.mx.out.emit_phi(&mut self.code, ty, id, operands, incoming)?;
        Ok((id, phi))
    }

    /// A function-scope variable; `pointer` is its type.
    pub(crate) fn variable(&mut self, pointer: Id) -> Result<Id> {
        let id = self.fresh();
        let inst = SpirvInst::new(Op::Variable).id(pointer).id(id).enumerant(StorageClass::Function);
        self.mx.out.emit_in(&mut self.code, FunctionPart::Variables, &inst)?;
        self.alloca_variables.last = Some(id);
        Ok(id)
    }

    /// Notes that an alloca is the variable that was written last, if there was one and debug information wants to know.
    pub(in crate::lower) fn note_alloca(&mut self, alloca: Value<'m>) {
        if let Some(variable) = self.alloca_variables.last.take().filter(|_| self.locations.set.is_some()) {
            self.alloca_variables.by_alloca.insert(alloca, variable);
        }
    }

    /// Writes `op ty operands...` and returns its result.
    pub(crate) fn op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Result<Id> {
        let id = self.fresh();
        self.mx.note_computed(op, ty)?;
        self.lower_location_of(op)?;
        self.mx.out.emit_op(&mut self.code, op, ty, id, operands)?;
        Ok(id)
    }

    /// The fast-math flags of an instruction, without those whose breach makes poison where that must not be, those that
    /// would reach across what is left out, and the one that the options take from everything.
    pub(crate) fn fast_math(&self, inst: Inst<'m>) -> FastMath {
        let mut flags = inst.fast_math();
        if self.mx.drops_fences {
            flags = flags.without(FastMath::REASSOC | FastMath::CONTRACT | FastMath::ARCP);
        }
        if self.mx.options.contraction == Contraction::Off {
            flags = flags.without(FastMath::CONTRACT);
        }
        if self.facts.freeze_slice.contains(&inst.value()) {
            flags.without(FastMath::NNAN | FastMath::NINF)
        } else {
            flags
        }
    }

    /// Writes an `OpExtInst` of `OpenCL.std` and returns its result.
    pub(crate) fn std(&mut self, instruction: Std, ty: Id, operands: &[Id]) -> Result<Id> {
        let id = self.fresh();
        self.mx.note_computed(Op::ExtInst, ty)?;
        let set = self.mx.std();
        self.emit(SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(instruction.0).ids(operands))?;
        Ok(id)
    }

    /// `scalar` in each of `count` lanes.
    pub(crate) fn splat(&mut self, lane: Lane, scalar: Id, count: u32) -> Result<Id> {
        if count == 1 {
            return Ok(scalar);
        }
        let ty = self.mx.chunk_type(lane, count)?;
        let lanes: SmallVec<[Id; 16]> = SmallVec::from_elem(scalar, count as usize);
        self.op(Op::CompositeConstruct, ty, &lanes)
    }

    /// Says what stands for `value` from here on.
    pub(crate) fn define(&mut self, value: Value<'m>, parts: Parts) -> Result<()> {
        if let [id] = parts.as_slice() {
            self.mx.name_value(*id, value)?;
        }
        self.values.insert(value, parts);
        Ok(())
    }

    /// Says what stands for `value` without naming it.
    pub(in crate::lower) fn define_unnamed(&mut self, value: Value<'m>, parts: Parts) {
        self.values.insert(value, parts);
    }

    /// Lets `parts` stand for `value`; what stood for it before, for [`Self::restore`].
    pub(in crate::lower) fn displace(&mut self, value: Value<'m>, parts: Parts) -> Option<Parts> {
        self.values.insert(value, parts)
    }

    /// Undoes [`Self::displace`].
    pub(in crate::lower) fn restore(&mut self, value: Value<'m>, before: Option<Parts>) {
        match before {
            Some(parts) => self.values.insert(value, parts),
            None => self.values.remove(&value),
        };
    }

    /// The parts of an operand.
    ///
    /// A pointer comes as whatever pointer type it has; [`Self::pointer`] tells which, [`Self::value_as`] changes it.
    pub(crate) fn value(&mut self, value: Value<'m>) -> Result<Parts> {
        if self.mx.types.sees_floats && bfloat::is_bfloat(value.ty()) {
            return self.as_floats(value);
        }
        if self.sampled_image_parts(value).is_some() {
            return Err(escapes());
        }
        if let Some(parts) = self.values.get(&value) {
            return Ok(same(parts));
        }
        match value.kind() {
            ValueKind::Instruction(_) | ValueKind::Argument(_) => {
                Err(invalid(format!("{} is used before it is defined", value.describe())))
            }
            _ => self.constant(value),
        }
    }

    /// What stands for a value, if it is there already, and anything may name it.
    pub(in crate::lower) fn parts_so_far(&self, value: Value<'m>) -> Option<&[Id]> {
        if self.sampled_image_parts(value).is_some() {
            return None;
        }
        self.values.get(&value).map(SmallVec::as_slice)
    }

    /// Bfloats for what sees floats.
    fn as_floats(&mut self, value: Value<'m>) -> Result<Parts> {
        self.mx.types.sees_floats = false;
        let (lanes, parts) = (self.mx.lanes(value.ty()), self.value(value));
        self.mx.types.sees_floats = true;
        bfloat::widen(self, lanes?, &parts?)
    }

    /// The single part of an operand.
    pub(crate) fn scalar(&mut self, value: Value<'m>) -> Result<Id> {
        match self.value(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(invalid(format!("a value of type {} is not expected here", value.ty()))),
        }
    }

    /// The parts of an operand, pointers among them pointing to what `node` points to, and integers being the sampler
    /// that `node` is.
    pub(crate) fn value_as(&mut self, value: Value<'m>, node: Option<Node>) -> Result<Parts> {
        let Some(address_space) = value.ty().address_space() else {
            return match node.and_then(|node| self.mx.facts.element_types.pointee(node)) {
                Some(Pointee::Object(_)) => self.sampler_of_integer(value),
                Some(Pointee::Type(_) | Pointee::Pointer { .. }) | None => self.value(value),
            };
        };
        let wanted = self.mx.pointer_type(address_space, node)?;
        self.pointers_as(value, wanted)
    }

    /// The parts of a pointer or vector of pointers, each of the pointer type `wanted`.
    pub(crate) fn pointers_as(&mut self, value: Value<'m>, wanted: Id) -> Result<Parts> {
        if is_null_or_undef(value) {
            let count = self.mx.part_count(value.ty())?;
            let id = self.mx.null_or_undef(value, wanted)?;
            return Ok(Parts::from_elem(id, count));
        }
        let parts = self.value(value)?;
        let own = self.own_pointer_type(value)?;
        parts.iter().map(|part| self.bitcast_if_needed(*part, own, wanted)).collect()
    }

    /// A pointer with what it points to; null and undefined ones point to bytes.
    pub(crate) fn pointer(&mut self, value: Value<'m>) -> Result<Pointer> {
        let own = self.own_pointer_type(value)?;
        let id = if is_null_or_undef(value) { self.mx.null_or_undef(value, own)? } else { self.scalar(value)? };
        self.typed_pointer(id, own)
    }

    /// A pointer to the memory type `pointee`. A null or undefined one is a constant of that type, not a cast one:
    /// `spirv-opt --simplify-instructions` crashes on an `OpBitcast` of `OpConstantNull`.
    pub(crate) fn pointer_to(&mut self, value: Value<'m>, pointee: Id) -> Result<Id> {
        let own = self.own_pointer_type(value)?;
        if let (true, Some((storage, _))) = (is_null_or_undef(value), self.mx.pointee_of(own)) {
            let wanted = self.mx.type_pointer(storage, pointee)?;
            return self.mx.null_or_undef(value, wanted);
        }
        let pointer = self.pointer(value)?;
        self.recast(pointer, pointee).map(|pointer| pointer.id)
    }

    /// The same address as a pointer to another memory type.
    pub(crate) fn recast(&mut self, pointer: Pointer, pointee: Id) -> Result<Pointer> {
        if pointer.pointee == pointee {
            return Ok(pointer);
        }
        let ty = self.mx.type_pointer(pointer.storage, pointee)?;
        let id = self.op(Op::Bitcast, ty, &[pointer.id])?;
        Ok(Pointer { id, pointee, ..pointer })
    }

    /// `id`, which is of pointer type `ty`, with what it points to.
    pub(crate) fn typed_pointer(&mut self, id: Id, ty: Id) -> Result<Pointer> {
        let (storage, pointee) =
            self.mx.pointee_of(ty).ok_or_else(|| invalid(format!("%{} is not a pointer type", ty.word())))?;
        Ok(Pointer { id, storage, pointee })
    }

    /// `id` with pointer type `to`, through an `OpBitcast` if its type is another.
    pub(crate) fn bitcast_if_needed(&mut self, id: Id, from: Id, to: Id) -> Result<Id> {
        if from == to {
            return Ok(id);
        }
        if self.mx.pointee_of(from).is_none() || self.mx.pointee_of(to).is_none() {
            let message = "an image, sampler, event or the like is used as if it were another one or a pointer; as LLVM \
                           calls all of them pointers here, the names of functions and the kernels' metadata must agree \
                           on what each is";
            return Err(Error::new(ErrorKind::InvalidType, message));
        }
        self.op(Op::Bitcast, to, &[id])
    }

    /// Whether LLVM calls a value a pointer (or an integer) that is an object.
    pub(crate) fn is_object(&self, value: Value<'m>) -> bool {
        let types = &self.mx.facts.element_types;
        matches!(types.node(value).and_then(|node| types.pointee(node)), Some(Pointee::Object(_)))
    }

    /// The type of a value; where LLVM calls an object a pointer, the target type that stands for the object.
    pub(crate) fn object_type(&self, value: Value<'m>) -> Type<'m> {
        let types = &self.mx.facts.element_types;
        match types.node(value).and_then(|node| types.pointee(node)) {
            Some(Pointee::Object(ty)) => ty,
            Some(Pointee::Type(_) | Pointee::Pointer { .. }) | None => value.ty(),
        }
    }

    /// The pointer type that [`Self::value`] gives a pointer.
    pub(crate) fn own_pointer_type(&mut self, value: Value<'m>) -> Result<Id> {
        let Some(address_space) = value.ty().address_space() else {
            return Err(invalid(format!("{} is not a pointer", value.describe())));
        };
        match value.kind() {
            ValueKind::Instruction(_) | ValueKind::Argument(_) => {
                let node = self.mx.facts.element_types.node(value);
                let storage = self.mx.storage_of(value, address_space)?;
                self.mx.pointer_type_in(storage, node)
            }
            _ => self.mx.constant_pointer_type(value),
        }
    }

    /// The type of the pointer that `place` points to: the pointee if that is a pointer into the storage class of
    /// `own`, else `own`.
    pub(crate) fn stored_pointer_type(&self, place: Pointer, own: Id) -> Id {
        let storage = |ty| self.mx.pointee_of(ty).map(|(storage, _)| storage);
        match storage(place.pointee) {
            Some(stored) if Some(stored) == storage(own) => place.pointee,
            _ => own,
        }
    }

    /// The types of the parts of `value` where it is defined.
    pub(crate) fn types_of(&mut self, value: Value<'m>) -> Result<Parts> {
        let node = self.mx.facts.element_types.node(value);
        self.mx.part_types(value.ty(), node)
    }

    /// The types of the parts that [`Self::value`] gives for an operand.
    pub(crate) fn types_of_operand(&mut self, value: Value<'m>) -> Result<Parts> {
        if value.ty().scalar().is_pointer() {
            let ty = self.own_pointer_type(value)?;
            let count = self.mx.part_count(value.ty())?;
            return Ok(Parts::from_elem(ty, count));
        }
        self.mx.part_types(value.ty(), None)
    }

    /// The type of the single part that [`Self::value`] gives for an operand.
    pub(in crate::lower) fn type_of_operand(&mut self, value: Value<'m>) -> Result<Id> {
        match self.types_of_operand(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(invalid(format!("a value of type {} is not expected here", value.ty()))),
        }
    }

    /// The type of the single part of `value`.
    pub(crate) fn type_of(&mut self, value: Value<'m>) -> Result<Id> {
        match self.types_of(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(invalid(format!("a value of type {} is not expected here", value.ty()))),
        }
    }

    /// The label of the block being written.
    pub(crate) fn current_block(&self) -> Result<Id> {
        self.flow.current.ok_or_else(|| invalid("an instruction stands outside of a block"))
    }

    /// Starts a block of our own making and makes it the current one.
    pub(crate) fn begin_block(&mut self, label: Id) -> Result<()> {
        self.flow.current = Some(label);
        self.forget_location();
        self.emit(SpirvInst::new(Op::Label).id(label))
    }

    /// The label of a block, given out on first mention.
    pub(crate) fn label(&mut self, block: Block<'m>) -> Id {
        let mx = &mut *self.mx;
        *self.flow.labels.entry(block).or_insert_with(|| mx.out.fresh_local())
    }
}
