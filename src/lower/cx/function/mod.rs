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
mod untyped;
mod values;

use crate::analysis::element_types::Pointee;
use crate::analysis::{Freezes, FunctionFacts, Needs};
use crate::error::{Result, Warning};
use crate::llvm::{Block, FastMath, Function, Inst, Type, Value, ValueKind};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::aliasing::Aliasing;
use crate::lower::cx::function::flow::Flow;
use crate::lower::cx::function::frame::Frame;
use crate::lower::cx::function::locations::Locations;
use crate::lower::cx::function::sampled_images::SampledImages;
use crate::lower::cx::module::call_graph::CallNode;
use crate::lower::cx::module::{ModuleCx, invalid};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::state::FamilyStates;
use crate::options::Contraction;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;
use crate::spirv::{FunctionCode, FunctionPart, Id, Phi};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;
use std::any::Any;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// The function at hand: what lowering is handed of it.
pub(crate) struct FunctionCx<'a, 'm> {
    pub(crate) mx: &'a mut ModuleCx<'m>,
    pub(crate) function: Function<'m>,
    state: &'a mut FunctionState<'m>,
    /// What operands of bfloat are read as.
    bfloats: BFloats,
}

/// What operands of bfloat are read as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lower) enum BFloats {
    /// As what they are.
    #[default]
    Plain,
    /// As floats of the same value.
    Promoted,
}

/// The state of one function's translation.
#[derive(Default)]
pub(crate) struct FunctionState<'m> {
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

impl<'m> FunctionState<'m> {
    /// The state of a function of the module.
    pub(in crate::lower) fn new(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Self {
        let needs = Needs {
            // Without the extension each array is refused where it is lowered, which tells its location.
            dynamic_allocas: mx.out.allows_extension(Extension::INTEL_variable_length_array),
            freezes: if mx.freezes_by_itself() { mx.facts.freezes } else { Freezes::Nothing },
        };
        // Most instructions have a result.
        let values = FxHashMap::with_capacity_and_hasher(mx.facts.instruction_count(function), FxBuildHasher);
        Self { facts: Rc::new(FunctionFacts::new(function, &mx.facts.intrinsics, needs)), values, ..Self::default() }
    }

    /// The state of a helper function, which stands for none of LLVM's; `label` is its block's.
    pub(in crate::lower) fn of_helper(label: Id) -> Self {
        Self { flow: Flow::at(label), ..Self::default() }
    }
}

impl FunctionState<'_> {
    /// Hands what is written of the function to the module, with the variables and the functions that it names.
    pub(in crate::lower) fn finish(mut self, mx: &mut ModuleCx<'_>, id: Id) -> Result<()> {
        mx.out.emit_in(&mut self.code, FunctionPart::Body, &SpirvInst::new(Op::FunctionEnd))?;
        mx.out.append_function(Section::Definitions, &self.code);
        mx.call_graph.add(CallNode {
            function: id,
            variables: self.used_variables.into_iter().collect(),
            callees: self.callees.into_iter().collect(),
            forbids_contraction: self.forbids_contraction,
        });
        Ok(())
    }
}

impl<'m> Deref for FunctionCx<'_, 'm> {
    type Target = FunctionState<'m>;

    fn deref(&self) -> &Self::Target {
        self.state
    }
}

impl DerefMut for FunctionCx<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.state
    }
}

impl<'a, 'm> FunctionCx<'a, 'm> {
    /// The context of a function, or of a helper of its.
    pub(in crate::lower) fn new(
        mx: &'a mut ModuleCx<'m>,
        state: &'a mut FunctionState<'m>,
        function: Function<'m>,
    ) -> Self {
        Self { mx, function, state, bfloats: BFloats::Plain }
    }

    /// The same function for code that computes with floats instead of bfloats.
    pub(in crate::lower) fn promoted(&mut self) -> FunctionCx<'_, 'm> {
        FunctionCx { mx: self.mx, function: self.function, state: self.state, bfloats: BFloats::Promoted }
    }

    /// Tells the user of something about `inst` that does not stop the translation.
    pub(crate) fn warn(&mut self, inst: Inst<'m>, message: &str) {
        let function = format!("function @{}", String::from_utf8_lossy(self.function.name()));
        self.mx.warn(Warning::new(message).at(inst.value().describe()).within(function));
    }

    /// Returns the state of type `T` that a family keeps for this function.
    pub(in crate::lower) fn family<T: Any + Default>(&mut self) -> &mut T {
        self.state.states.get()
    }

    /// Records an addition of floating-point numbers, which may forbid contraction in this function.
    pub(crate) fn note_addition(&mut self, addition: Inst<'m>) {
        let facts = &self.mx.facts;
        self.forbids_contraction =
            self.forbids_contraction || facts.contraction.forbids(&facts.intrinsics, self.function, addition);
    }

    /// An unused id for a label or a result in this function.
    #[inline]
    pub(crate) fn fresh(&mut self) -> Id {
        self.mx.out.fresh_local()
    }

    /// Writes one instruction of the body.
    pub(crate) fn emit(&mut self, inst: SpirvInst) -> Result<()> {
        let inst = if self.mx.untyped.is_some() { self.in_untyped_form(inst)? } else { inst };
        self.lower_location_of(inst.op())?;
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Body, &inst)
    }

    /// Writes `OpFunction`, a parameter or the label of the entry block.
    pub(in crate::lower) fn emit_head(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.note_result(inst);
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Head, inst)
    }

    /// Writes one instruction that runs before the body.
    pub(crate) fn emit_prologue(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.note_result(inst);
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Prologue, inst)
    }

    /// Writes an `OpPhi` with these pairs of a value and a label, and `incoming` more that are set later.
    pub(in crate::lower) fn phi(&mut self, ty: Id, operands: &[[Id; 2]], incoming: usize) -> Result<(Id, Phi)> {
        let id = self.fresh();
        self.mx.note_pointer(id, ty);
        let phi = self.mx.out.emit_phi(&mut self.state.code, ty, id, operands, incoming)?;
        Ok((id, phi))
    }

    /// A function-scope variable; `pointer` is its type.
    pub(crate) fn variable(&mut self, pointer: Id) -> Result<Id> {
        let id = self.fresh();
        let inst = self.mx.variable(pointer, id, StorageClass::Function, &[]);
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Variables, &inst)?;
        self.alloca_variables.last = Some(id);
        Ok(id)
    }

    /// Notes that an alloca is the variable that was written last, if there was one and debug information wants to know.
    pub(in crate::lower) fn note_alloca(&mut self, alloca: Value<'m>) {
        if let Some(variable) = self.alloca_variables.last.take().filter(|_| self.locations.set.is_some()) {
            self.alloca_variables.by_alloca.insert(alloca, variable);
        }
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

    /// What stands for a value, if it is there already, and anything may name it.
    pub(in crate::lower) fn parts_so_far(&self, value: Value<'m>) -> Option<&[Id]> {
        if self.sampled_image_parts(value).is_some() {
            return None;
        }
        self.values.get(&value).map(SmallVec::as_slice)
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

    /// The type of the pointer that `place` points to: the pointee if that is a pointer into the storage class of
    /// `own`, else `own`.
    pub(crate) fn stored_pointer_type(&self, place: Pointer, own: Id) -> Id {
        let storage = |ty| self.mx.pointee_of(ty).map(|(storage, _)| storage);
        match storage(place.pointee) {
            Some(stored) if Some(stored) == storage(own) => place.pointee,
            _ => own,
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
        *self.state.flow.labels.entry(block).or_insert_with(|| mx.out.fresh_local())
    }
}
