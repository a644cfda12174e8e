//! The context of the current function, which lowering reads and writes.
//!
//! Instructions are written into the function's [`FunctionCode`] through the module, which declares what they require.

pub(in crate::lower) mod aliasing;
pub(in crate::lower) mod built_in_variables;
pub(in crate::lower) mod builtin;
mod constants;
pub(in crate::lower) mod control;
pub(in crate::lower) mod control_flow;
pub(in crate::lower) mod families;
pub(in crate::lower) mod helpers;
mod local_values;
pub(in crate::lower) mod locations;
pub(in crate::lower) mod long_vectors;
pub(in crate::lower) mod memory_access;
pub(in crate::lower) mod private_variables;
mod results;
pub(in crate::lower) mod sampled_images;
pub(in crate::lower) mod samplers;
mod untyped;
mod values;

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use crate::analysis::element_types::Pointee;
use crate::analysis::{FreezeSlice, FunctionFacts, Needs};
use crate::error::{Error, Result, Warning, WarningKind, invalid};
use crate::ir::{Block, FastMath, Function, Inst, Type, Value};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::aliasing::Aliasing;
use crate::lower::cx::function::control_flow::ControlFlow;
use crate::lower::cx::function::families::{Families, FunctionFamilies};
use crate::lower::cx::function::local_values::LocalValues;
use crate::lower::cx::function::locations::Locations;
use crate::lower::cx::function::private_variables::PrivateVariables;
use crate::lower::cx::function::sampled_images::SampledImages;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::call_graph::CallNode;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::options::Contraction;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;
use crate::spirv::{FunctionCode, FunctionPart, Id, Phi};

/// The context of the current function.
pub(crate) struct FunctionCx<'a, 'm> {
    pub(crate) mx: &'a mut ModuleCx<'m>,
    pub(in crate::lower) families: &'a mut Families,
    pub(crate) function: Function<'m>,
    state: &'a mut FunctionState<'m>,
    /// The type that operands of type bfloat are read as.
    bfloats: BFloats,
}

/// The type that operands of type bfloat are read as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lower) enum BFloats {
    /// As bfloats.
    #[default]
    Native,
    /// As floats of the same value.
    Widened,
}

/// The state of one function's translation.
pub(crate) struct FunctionState<'m> {
    pub(crate) facts: Rc<FunctionFacts<'m>>,
    pub(in crate::lower) flow: ControlFlow<'m>,
    /// The instructions written so far.
    pub(in crate::lower) code: FunctionCode,
    values: LocalValues<'m>,
    /// The addresses computed in the current block, by their constant expressions.
    pub(in crate::lower) addresses: FxHashMap<Value<'m>, Parts>,
    pub(in crate::lower) used_variables: IndexSet<Id, FxBuildHasher>,
    pub(in crate::lower) callees: IndexSet<Id, FxBuildHasher>,
    /// The addresses of promoted private variables.
    pub(in crate::lower) private_variables: PrivateVariables<'m>,
    /// `true` if a consumer might contract a multiplication and an addition that LLVM keeps apart.
    pub(crate) forbids_contraction: bool,
    /// The alias information of the current instruction.
    pub(in crate::lower) aliasing: Aliasing<'m>,
    /// The values that are sampled images.
    pub(in crate::lower) sampled_images: SampledImages<'m>,
    /// The state of families for this function.
    pub(in crate::lower) own: FunctionFamilies,
    /// The locations of its instructions in the source.
    pub(in crate::lower) locations: Locations,
    pub(in crate::lower) alloca_variables: AllocaVariables<'m>,
}

/// The `OpVariable`s of allocas, for debug information.
#[derive(Default)]
pub(in crate::lower) struct AllocaVariables<'m> {
    by_alloca: FxHashMap<Value<'m>, Id>,
    /// The last variable that was written.
    pub(in crate::lower) last: Option<Id>,
}

impl<'m> AllocaVariables<'m> {
    /// Returns the variable of an alloca.
    pub(in crate::lower) fn get(&self, alloca: Value<'m>) -> Option<Id> {
        self.by_alloca.get(&alloca).copied()
    }
}

impl<'m> FunctionState<'m> {
    /// Returns the state of a function of the module.
    pub(in crate::lower) fn new(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Self {
        let needs = Needs {
            // Without the extension each array is refused where it is lowered, which gives the message its location.
            dynamic_allocas: mx.out.allows_extension(Extension::INTEL_variable_length_array),
            freeze_slice: match mx.expands_freeze {
                true => mx.facts.freeze_slice(function),
                false => FreezeSlice::default(),
            },
            aborts: mx.out.requirements().allows_op(Op::AbortKHR),
        };
        let facts = FunctionFacts::new(function, &mx.facts, needs);
        let values = LocalValues::new(function);
        let flow = ControlFlow::with_blocks(facts.cfg.block_count());
        // What was lowered before the function, or in one with an error, is no constant of this function.
        mx.constants.named.clear();
        Self { code: mx.out.start_function(), ..Self::with(facts, values, flow) }
    }

    /// Returns the state of a helper function, which no LLVM function corresponds to; `label` is the label of its
    /// block.
    pub(in crate::lower) fn of_helper(label: Id) -> Self {
        Self::with(FunctionFacts::default(), LocalValues::default(), ControlFlow::at(label))
    }

    fn with(facts: FunctionFacts<'m>, values: LocalValues<'m>, flow: ControlFlow<'m>) -> Self {
        Self {
            facts: Rc::new(facts),
            flow,
            code: FunctionCode::default(),
            values,
            addresses: FxHashMap::default(),
            used_variables: IndexSet::default(),
            callees: IndexSet::default(),
            private_variables: PrivateVariables::default(),
            forbids_contraction: false,
            aliasing: Aliasing::default(),
            sampled_images: SampledImages::default(),
            own: FunctionFamilies::default(),
            locations: Locations::default(),
            alloca_variables: AllocaVariables::default(),
        }
    }
}

impl FunctionState<'_> {
    /// Adds the function to the module, with the variables and the functions that it refers to.
    pub(in crate::lower) fn finish(mut self, mx: &mut ModuleCx<'_>, id: Id) -> Result<()> {
        // Those of constants that are no operands: of specialization constants, and in metadata.
        self.used_variables.extend(std::mem::take(&mut mx.constants.named));
        mx.out.emit_in(&mut self.code, FunctionPart::Body, &SpirvInst::new(Op::FunctionEnd))?;
        mx.out.append_function(Section::Definitions, self.code);
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
    /// Returns the context of a function, or of a helper function.
    pub(in crate::lower) fn new(
        mx: &'a mut ModuleCx<'m>,
        families: &'a mut Families,
        state: &'a mut FunctionState<'m>,
        function: Function<'m>,
    ) -> Self {
        Self { mx, families, function, state, bfloats: BFloats::Native }
    }

    /// Returns the same function for code that computes with floats instead of bfloats.
    pub(in crate::lower) fn widened(&mut self) -> FunctionCx<'_, 'm> {
        FunctionCx {
            mx: self.mx,
            families: self.families,
            function: self.function,
            state: self.state,
            bfloats: BFloats::Widened,
        }
    }

    /// Reports a warning about `inst`. The first of its kind have the instruction, the others only the function: to print
    /// an instruction takes the time of its function.
    pub(crate) fn warn(&mut self, inst: Inst<'m>, kind: WarningKind, message: &str) {
        /// The number of warnings of a kind with their instructions.
        const WITH_INSTRUCTION: usize = 100;
        let location = if self.mx.count_warning(kind) <= WITH_INSTRUCTION {
            inst.diagnostic_location()
        } else {
            self.function.named_location()
        };
        self.mx.warn(Warning::new(kind, message).located(location));
    }

    /// Refuses a property of `inst`, or warns that it is lost; see
    /// [`Declarations::warn_or_refuse`](crate::lower::cx::declarations::Declarations::warn_or_refuse).
    pub(in crate::lower) fn warn_or_refuse(
        &mut self,
        inst: Inst<'m>,
        error: Error,
        consequence: (WarningKind, &str),
    ) -> Result<()> {
        self.mx.warn_or_refuse(error, consequence, |warning| warning.located(inst.diagnostic_location()))
    }

    /// Records an addition of floating-point numbers, which may forbid contraction in this function.
    pub(crate) fn record_addition(&mut self, addition: Inst<'m>) {
        let facts = &self.mx.facts;
        self.forbids_contraction =
            self.forbids_contraction || facts.contraction.forbids(&facts.callees, self.function, addition);
    }

    /// Returns an unused id for a label or a result in this function.
    #[inline]
    pub(crate) fn fresh(&mut self) -> Id {
        self.mx.out.fresh_local()
    }

    /// Writes one instruction of the body; `pointers` are its operands that may be pointers, in order.
    pub(in crate::lower) fn emit_with_pointers(&mut self, inst: SpirvInst, pointers: &[Typed]) -> Result<()> {
        let inst = if self.mx.has_untyped_pointers() { self.in_untyped_form(inst, pointers)? } else { inst };
        self.emit(inst)
    }

    /// Writes one instruction of the body that has no pointer operands or
    /// [takes](crate::map::untyped_pointers::takes_untyped) them untyped.
    pub(crate) fn emit(&mut self, inst: SpirvInst) -> Result<()> {
        self.lower_location_of(inst.op())?;
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Body, &inst)
    }

    /// Writes `OpFunction`, a parameter or the label of the entry block.
    pub(in crate::lower) fn emit_head(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Head, inst)
    }

    /// Writes one instruction that runs before the body.
    pub(crate) fn emit_prologue(&mut self, inst: &SpirvInst) -> Result<()> {
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Prologue, inst)
    }

    /// Writes an `OpPhi` with these pairs of a value and a label, and `incoming` open pairs that are set later.
    pub(in crate::lower) fn phi(
        &mut self,
        ty: SpirvType,
        operands: &[[Id; 2]],
        incoming: usize,
    ) -> Result<(Typed, Phi)> {
        let id = self.fresh();
        let phi = self.mx.out.emit_phi(&mut self.state.code, ty.id(), id, operands, incoming)?;
        Ok((Typed::new(id, ty), phi))
    }

    /// Writes a function-scope variable; `pointer` is its type.
    pub(crate) fn variable(&mut self, pointer: SpirvType) -> Result<Typed> {
        self.variable_with(pointer, &[])
    }

    /// Writes a function-scope variable like [`Self::variable`], with the initializer if there is one.
    pub(in crate::lower) fn variable_with(&mut self, pointer: SpirvType, initializer: &[Typed]) -> Result<Typed> {
        let id = self.fresh();
        let inst = self.mx.variable(pointer, id, StorageClass::Function, initializer);
        self.lower_variable_location()?;
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Variables, &inst)?;
        self.alloca_variables.last = Some(id);
        Ok(Typed::new(id, pointer))
    }

    /// A function-scope variable with a typed pointer, which is not cast where pointers are untyped.
    pub(in crate::lower) fn typed_variable(&mut self, pointee: SpirvType) -> Result<Typed> {
        let (pointer, id) = (self.mx.typed_pointer_type(StorageClass::Function, pointee)?, self.fresh());
        let inst = SpirvInst::new(Op::Variable).id(pointer).id(id).enumerant(StorageClass::Function);
        self.mx.out.emit_in(&mut self.state.code, FunctionPart::Variables, &inst)?;
        self.alloca_variables.last = Some(id);
        Ok(Typed::new(id, pointer))
    }

    /// Records the variable written last, if any, as the variable of an alloca, for debug information.
    pub(in crate::lower) fn record_alloca(&mut self, alloca: Value<'m>) {
        if let Some(variable) = self.alloca_variables.last.take().filter(|_| self.locations.set.is_some()) {
            self.alloca_variables.by_alloca.insert(alloca, variable);
        }
    }

    /// Returns the fast-math flags of an instruction, without those that can make the result poison where it must not
    /// be, those that would act across an omitted instruction, and those that the options disable.
    pub(crate) fn fast_math(&self, inst: Inst<'m>) -> FastMath {
        self.permitted_flags(inst, inst.fast_math())
    }

    /// Returns those of the flags of an instruction that [`Self::fast_math`] keeps.
    pub(in crate::lower) fn permitted_flags(&self, inst: Inst<'m>, mut flags: FastMath) -> FastMath {
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

    /// Defines `value` as `parts` and names them.
    pub(crate) fn define(&mut self, value: Value<'m>, parts: Parts) -> Result<()> {
        if let [id] = parts.as_slice() {
            self.mx.name_value(*id, value)?;
        }
        self.values.replace(value, Some(parts));
        Ok(())
    }

    /// Defines `value` as `parts` without a name.
    pub(in crate::lower) fn define_unnamed(&mut self, value: Value<'m>, parts: Parts) {
        self.values.replace(value, Some(parts));
    }

    /// Defines `value` as `parts` for a while; returns the previous parts, for [`Self::restore`].
    pub(in crate::lower) fn replace_parts(&mut self, value: Value<'m>, parts: Parts) -> Option<Parts> {
        self.values.replace(value, Some(parts))
    }

    /// Undoes [`Self::replace_parts`].
    pub(in crate::lower) fn restore(&mut self, value: Value<'m>, before: Option<Parts>) {
        self.values.replace(value, before);
    }

    /// Returns the parts of a value, if it is defined already and any instruction may use it.
    pub(in crate::lower) fn parts_so_far(&self, value: Value<'m>) -> Option<&[Typed]> {
        if self.sampled_image_parts(value).is_some() {
            return None;
        }
        self.values.get(value).map(SmallVec::as_slice)
    }

    /// Returns `true` if a value of LLVM pointer (or integer) type is an opaque object.
    pub(crate) fn is_object(&self, value: Value<'m>) -> bool {
        let types = &self.mx.facts.element_types;
        matches!(types.node(value).and_then(|node| types.pointee(node)), Some(Pointee::Object(_)))
    }

    /// Returns the type of a value; for an opaque object of LLVM pointer type, the target type of the object.
    pub(crate) fn object_type(&self, value: Value<'m>) -> Type<'m> {
        let types = &self.mx.facts.element_types;
        match types.node(value).and_then(|node| types.pointee(node)) {
            Some(Pointee::Object(ty)) => ty,
            Some(Pointee::Type(_) | Pointee::Pointer { .. }) | None => value.ty(),
        }
    }

    /// Returns the type of a pointer that is stored at `location`: the pointee type of `location` if that is a pointer
    /// into the storage class of `pointer_type`, else `pointer_type`.
    pub(crate) fn stored_pointer_type(&self, location: Pointer, pointer_type: SpirvType) -> SpirvType {
        let storage = |ty| self.mx.pointee_of(ty).map(|(storage, _)| storage);
        match storage(location.pointee) {
            Some(stored) if Some(stored) == storage(pointer_type) => location.pointee,
            _ => pointer_type,
        }
    }

    /// Returns the label of the current block.
    pub(crate) fn current_block(&self) -> Result<Id> {
        self.flow.current.ok_or_else(|| invalid("expected a block before an instruction"))
    }

    /// Starts a block that no LLVM block corresponds to and makes it the current one.
    pub(crate) fn begin_block(&mut self, label: Id) -> Result<()> {
        self.flow.current = Some(label);
        self.addresses.clear();
        self.forget_location();
        self.emit(SpirvInst::new(Op::Label).id(label))
    }

    /// Returns the label of a block, which is allocated on first use.
    pub(crate) fn label(&mut self, block: Block<'m>) -> Id {
        let mx = &mut *self.mx;
        self.state.flow.label(block, || mx.out.fresh_local())
    }
}
