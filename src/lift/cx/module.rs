//! The context of a module.

use rustc_hash::{FxHashMap, FxHashSet};

use super::calls::CallKind;
use super::debug::ModuleDebug;
use super::decorations::Decorations;
use super::ids::IdTable;
use super::symbols::Symbols;
use super::{FunctionCx, KeptConstants, Spellings};
use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir::attributes::AttributeListId;
use crate::ir::builder::{FunctionBuilder, ModuleBuilder, Names};
use crate::ir::{FunctionId, MdId, Opcode, TypeId, ValueId};
use crate::lift::options::{BuiltinFormat, DecorationLists, LiftOptions, LocalNames, Mangling};
use crate::map::address_space::{self, ADDRESS_SPACES, CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE};
use crate::map::builtin_names::Environment;
use crate::spirv::grammar::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, FPFastMathMode, StorageClass};
use crate::spirv::text::assembly;
use crate::spirv::view::{Instruction, Type, is_variable};
use crate::spirv::{Op, View};

/// The maximum number of values that composites become beyond what other instructions do: a few words declare any number.
const MAX_EXPANDED: usize = 1 << 20;

/// The number of values that any instruction may become.
const FEW: usize = 64;

/// The meaning of the id of a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lift) enum Location {
    /// Nothing yet.
    #[default]
    Undefined,
    /// A value of the module.
    Global(ValueId),
    /// A value of the function with that index.
    Local(u32, ValueId),
    /// A built-in variable that is read by calls.
    BuiltIn(BuiltIn),
    /// A constant or variable that LLVM IR has no constant for, such as a sampler: each function makes it.
    Deferred,
}

/// The translation of an instruction of a function.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) enum Traced {
    /// The instruction with that number in the function.
    Instruction(u32),
    /// The block that starts with that instruction.
    Block(u32),
}

/// An instruction of a function, and what it became.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) struct TracedInstruction {
    /// The offset of the instruction.
    pub(in crate::lift) offset: usize,
    /// The LLVM function.
    pub(in crate::lift) function: ValueId,
    pub(in crate::lift) value: Traced,
}

/// The function of the families that lifts an instruction.
pub(in crate::lift) type LiftInstruction<'a> = fn(&mut FunctionCx<'_, 'a>, Instruction<'a>) -> Result<()>;

/// The context of a module.
pub(in crate::lift) struct ModuleCx<'a> {
    pub(in crate::lift) view: &'a View<'a>,
    pub(in crate::lift) spellings: &'a Spellings,
    pub(in crate::lift) options: &'a LiftOptions,
    /// The ids of functions that a kernel with `ContractionOff` reaches, if flags permit contraction.
    pub(in crate::lift) uncontracted: FxHashSet<u32>,
    /// The ids of what the chosen kernels reach; `None` if all are lifted.
    pub(in crate::lift) reached: Option<FxHashSet<u32>>,
    /// The translations of the instructions of functions, if the options ask for a source map.
    pub(in crate::lift) trace: Option<Vec<TracedInstruction>>,
    pub(super) kept: &'a KeptConstants,
    /// See [`Self::expand`].
    expanded: usize,
    /// Lifts an instruction of a function, also for the operations on specialization constants that stay.
    pub(super) lift_instruction: LiftInstruction<'a>,
    pub(in crate::lift) ir: ModuleBuilder,
    pub(in crate::lift) warnings: Vec<Warning>,
    /// The function of each `OpFunction`, by the index of the function in the module.
    pub(in crate::lift) functions: Vec<Option<FunctionId>>,
    /// `true` for functions that are another LLVM function, by the index of the function in the module: entry points that
    /// only call a function, and helper functions that stand for an intrinsic.
    pub(in crate::lift) is_replaced: Vec<bool>,
    /// The functions of kernels.
    pub(in crate::lift) kernels: FxHashSet<u32>,
    /// The entries of the list of constructors.
    pub(in crate::lift) constructors: Vec<ValueId>,
    /// The entries of the list of destructors.
    pub(in crate::lift) destructors: Vec<ValueId>,
    /// The entries of the list of annotations.
    pub(in crate::lift) annotations: Vec<ValueId>,
    /// The texts of annotations as globals.
    pub(in crate::lift) annotation_texts: FxHashMap<Vec<u8>, ValueId>,
    /// The alias domains, scopes and lists of scopes, by id.
    pub(in crate::lift) alias_nodes: FxHashMap<u32, MdId>,
    pub(super) decorations: Decorations<'a>,
    /// The `FPFastMathDefault` of entry points, by function: each with a type and a mask.
    pub(super) fast_math_defaults: FxHashMap<u32, Vec<(u32, FPFastMathMode)>>,
    /// `true` if all variables in the storage class `Input` are built-in ones.
    only_built_ins_are_inputs: bool,
    /// The debug instructions.
    pub(in crate::lift) debug: ModuleDebug,
    /// The function whose body is lifted.
    pub(in crate::lift) current_function: FunctionId,
    /// The function with the first call of declared functions that follow it.
    pub(in crate::lift) declared_in: FxHashMap<FunctionId, FunctionId>,
    types: IdTable<Option<TypeId>>,
    values: IdTable<Location>,
    pub(super) symbols: Symbols,
    structures: Names,
    /// The structure that stands for a constant pipe storage, once there is one.
    pub(super) pipe_storage: Option<TypeId>,
    /// The combined images that are used as values, once they are collected.
    pub(in crate::lift) combined_images: Option<FxHashSet<u32>>,
    /// The addresses of the declared builtin functions, by name and type.
    pub(super) builtins: FxHashMap<(String, TypeId), ValueId>,
    /// The attributes of calls of builtin functions, by what they depend on.
    pub(super) call_attributes: FxHashMap<CallKind, AttributeListId>,
}

impl<'a> ModuleCx<'a> {
    pub(in crate::lift) fn new(
        view: &'a View<'a>,
        spellings: &'a Spellings,
        kept: &'a KeptConstants,
        options: &'a LiftOptions,
        lift_instruction: LiftInstruction<'a>,
    ) -> Self {
        // Most ids are defined by an instruction of two words at least.
        let ids = (view.bound() as usize).min(view.words().len());
        Self {
            view,
            spellings,
            options,
            uncontracted: FxHashSet::default(),
            reached: None,
            trace: options.source_map.then(Vec::new),
            kept,
            expanded: 0,
            lift_instruction,
            ir: ModuleBuilder::new(),
            warnings: Vec::new(),
            functions: vec![None; view.functions().len()],
            is_replaced: vec![false; view.functions().len()],
            kernels: kernels(view),
            constructors: Vec::new(),
            destructors: Vec::new(),
            annotations: Vec::new(),
            annotation_texts: FxHashMap::default(),
            alias_nodes: FxHashMap::default(),
            decorations: Decorations::new(view),
            fast_math_defaults: fast_math_defaults(view),
            only_built_ins_are_inputs: only_built_ins_are_inputs(view),
            debug: ModuleDebug::default(),
            current_function: FunctionId::NONE,
            declared_in: FxHashMap::default(),
            types: IdTable::new(ids),
            values: IdTable::new(ids),
            symbols: Symbols::default(),
            structures: Names::default(),
            pipe_storage: None,
            combined_images: None,
            builtins: FxHashMap::default(),
            call_attributes: FxHashMap::default(),
        }
    }

    /// Returns an error about an invalid instruction.
    #[cold]
    pub(in crate::lift) fn invalid(&self, inst: Instruction<'_>, message: impl Into<String>) -> Error {
        Error::new(ErrorKind::InvalidSpirv, message).at(assembly::instruction_start(self.view, &inst))
    }

    /// Returns an error about an instruction that LLVM IR cannot express.
    #[cold]
    pub(in crate::lift) fn unsupported(&self, inst: Instruction<'_>, message: impl Into<String>) -> Error {
        Error::new(ErrorKind::InvalidInstruction, message).at(assembly::instruction_start(self.view, &inst))
    }

    /// Counts what an instruction of a few words becomes: constituents, instructions or lanes, of which LLVM IR lists each.
    /// The memory of a translation is thus bounded by the size of the module.
    ///
    /// # Errors
    ///
    /// The module has more than [`MAX_EXPANDED`] of them.
    pub(in crate::lift) fn expand(&mut self, inst: Instruction<'_>, count: usize, remedy: &str) -> Result<()> {
        self.expanded = self.expanded.saturating_add(count.saturating_sub(FEW));
        if self.expanded <= MAX_EXPANDED {
            return Ok(());
        }
        let message = format!(
            "composites become {} values, of which LLVM IR lists each; at most {MAX_EXPANDED} are translated: {remedy}",
            self.expanded
        );
        Err(self.limit_exceeded(inst, message))
    }

    #[cold]
    pub(super) fn limit_exceeded(&self, inst: Instruction<'_>, message: String) -> Error {
        Error::new(ErrorKind::LimitExceeded, message).at(assembly::instruction_start(self.view, &inst))
    }

    /// Adds the instruction to an error without a location.
    #[cold]
    pub(in crate::lift) fn with_location(&self, error: Error, inst: Instruction<'_>) -> Error {
        let has_location = error.locations().next().is_some();
        if has_location { error } else { error.at(assembly::instruction_start(self.view, &inst)) }
    }

    /// Adds a warning about an instruction.
    pub(in crate::lift) fn warn(&mut self, kind: WarningKind, inst: Instruction<'_>, message: impl Into<String>) {
        let error =
            Error::new(ErrorKind::InvalidInstruction, message).at(assembly::instruction_start(self.view, &inst));
        self.warnings.push(Warning::from_error(kind, error));
    }

    /// Returns `true` for a function, variable or constant that is lifted.
    pub(in crate::lift) fn is_reached(&self, id: u32) -> bool {
        self.reached.as_ref().is_none_or(|reached| reached.contains(&id))
    }

    /// Returns `true` if instructions become functions of OpenCL C.
    pub(in crate::lift) fn is_opencl(&self) -> bool {
        self.options.environment != Environment::SpirvFriendly
    }

    /// Returns `true` if the decorations of all variables, parameters and instructions are listed as metadata.
    pub(in crate::lift) fn lists_decorations(&self) -> bool {
        match self.options.decorations {
            DecorationLists::Auto => !self.is_opencl(),
            DecorationLists::All => true,
            DecorationLists::None => false,
        }
    }

    /// Sets the type of an id.
    pub(super) fn set_type(&mut self, id: u32, ty: TypeId) {
        self.types.set(id, Some(ty));
    }

    /// Returns the LLVM type of a type.
    pub(in crate::lift) fn ty(&self, id: u32) -> Result<TypeId> {
        self.types.get(id).ok_or_else(|| {
            let message = format!("expected the id of a type, found {}", assembly::id(self.view, id));
            Error::new(ErrorKind::InvalidSpirv, message)
        })
    }

    /// Returns the LLVM type of the type of a function.
    pub(in crate::lift) fn function_type(&self, inst: Instruction<'_>, id: u32) -> Result<TypeId> {
        let ty = self.ty(id)?;
        match self.ir.is_function_type(ty) {
            true => Ok(ty),
            false => Err(self.invalid(inst, "expected the type of a function")),
        }
    }

    /// Returns the id of the type of a value.
    pub(in crate::lift) fn type_id_of(&self, value: u32) -> Result<u32> {
        let found = self.view.definition(value).and_then(|inst| inst.result_type());
        found.ok_or_else(|| {
            let message = format!("expected the id of a value, found {}", assembly::id(self.view, value));
            Error::new(ErrorKind::InvalidSpirv, message)
        })
    }

    /// Returns the LLVM type of a value.
    pub(in crate::lift) fn type_of(&self, value: u32) -> Result<TypeId> {
        self.ty(self.type_id_of(value)?)
    }

    /// Returns the id of the type of a variable's contents; of another pointer, that of its pointee.
    pub(in crate::lift) fn contents_of(&self, pointer: u32) -> Result<Option<u32>> {
        match self.view.definition(pointer).map(|inst| (inst.op, inst.operands)) {
            Some((Op::UntypedVariableKHR, &[_, _, _, contents, ..])) => Ok(Some(contents)),
            _ => self.pointee_of(pointer),
        }
    }

    /// Returns the id of the pointee of a pointer value; `None` for untyped pointers.
    pub(in crate::lift) fn pointee_of(&self, value: u32) -> Result<Option<u32>> {
        match self.view.ty(self.type_id_of(value)?) {
            Some(Type::Pointer { pointee, .. }) => Ok(pointee),
            _ => Ok(None),
        }
    }

    /// Sets the location of the value of an id.
    pub(in crate::lift) fn set_value(&mut self, id: u32, location: Location) {
        self.values.set(id, location);
    }

    /// Returns the location of the value of an id.
    pub(in crate::lift) fn location(&self, id: u32) -> Location {
        self.values.get(id)
    }

    /// Returns a value of the module: a constant, a global variable or a function.
    pub(in crate::lift) fn global_value(&self, id: u32) -> Result<ValueId> {
        match self.location(id) {
            Location::Global(value) => Ok(value),
            Location::BuiltIn(_) => {
                let message = format!(
                    "the built-in variable {} is read by calls, so that a constant cannot have its address; make it a \
                     global variable with --spirv-target-env=SPV-IR --spirv-builtin-format=global",
                    assembly::id(self.view, id)
                );
                Err(Error::new(ErrorKind::InvalidInstruction, message))
            }
            _ => Err(self.undefined(id)),
        }
    }

    #[cold]
    pub(in crate::lift) fn undefined(&self, id: u32) -> Error {
        let message = format!("{} is used before its definition", assembly::id(self.view, id));
        Error::new(ErrorKind::InvalidSpirv, message)
    }

    /// Returns the number of an address space, given that of LLVM's SPIR-V targets.
    pub(in crate::lift) fn space(&self, standard: u32) -> u32 {
        self.options.address_spaces.number(standard)
    }

    /// Returns the address space of functions.
    pub(in crate::lift) fn program_space(&self) -> u32 {
        self.options.program_address_space.unwrap_or_else(|| self.space(PRIVATE))
    }

    /// Returns the type of pointers to private memory.
    pub(in crate::lift) fn private_pointer(&mut self) -> TypeId {
        let space = self.space(PRIVATE);
        self.ir.pointer_type(space)
    }

    /// Adds an `alloca` of `count` elements, and returns its address in the address space of private memory.
    pub(in crate::lift) fn alloca(
        &mut self,
        fb: &mut FunctionBuilder,
        ty: TypeId,
        count: ValueId,
        alignment: u64,
    ) -> ValueId {
        let (stack, pointer) = (self.stack_space(), self.private_pointer());
        let memory = fb.alloca(&mut self.ir, ty, count, alignment, stack);
        match stack == self.space(PRIVATE) {
            true => memory,
            false => fb.cast(Opcode::AddrSpaceCast, 0, memory, pointer),
        }
    }

    /// Returns the address space of the stack, which may be another one than that of pointers to private memory.
    pub(in crate::lift) fn stack_space(&self) -> u32 {
        self.options.gpu.map_or_else(|| self.space(PRIVATE), |gpu| gpu.target().spaces.number(PRIVATE))
    }

    /// Returns the type of pointers to global memory.
    pub(in crate::lift) fn global_pointer(&mut self) -> TypeId {
        let space = self.space(GLOBAL);
        self.ir.pointer_type(space)
    }

    /// Returns the address space of a storage class in names of functions.
    pub(super) fn mangled_space(&self, storage: StorageClass) -> Result<u32> {
        match self.options.mangling {
            Mangling::Mapped => self.address_space(storage),
            Mangling::Logical => Ok(address_space::number(storage).unwrap_or(PRIVATE)),
        }
    }

    /// Returns the number in names of functions of an address space of the result.
    pub(in crate::lift) fn mangled_number(&self, number: u32) -> u32 {
        // Of several memories in one space, global memory is the one that most pointers point to.
        let memories = [GLOBAL, GENERIC, LOCAL, PRIVATE, CONSTANT];
        let standard = memories.into_iter().find(|memory| self.space(*memory) == number);
        standard.map_or(number, |memory| self.options.mangled_spaces().number(memory))
    }

    /// Returns `true` if the default mode of an entry point does not allow contraction.
    pub(in crate::lift) fn has_uncontracted_default(&self) -> bool {
        let mut modes = self.fast_math_defaults.values().flatten().map(|(_, mode)| mode.0);
        modes.any(|mode| mode & (FPFastMathMode::AllowContract.0 | FPFastMathMode::Fast.0) == 0)
    }

    /// Returns the name of a local value.
    pub(in crate::lift) fn local_name(&self, id: u32) -> Option<String> {
        match self.options.local_names {
            LocalNames::Source => self.name(id),
            LocalNames::Ids => Some(format!("v{id}")),
            LocalNames::None => None,
        }
    }

    /// Returns `true` if calls read built-in variables, which otherwise are global variables.
    pub(in crate::lift) fn reads_built_ins_by_calls(&self) -> bool {
        self.options.environment != Environment::SpirvFriendly || self.options.builtin_format == BuiltinFormat::Function
    }

    /// Returns `true` if pointers in the storage class `Input` are addresses of memory with values of built-in variables,
    /// which each function has for itself.
    fn inputs_are_private(&self) -> bool {
        self.only_built_ins_are_inputs && self.reads_built_ins_by_calls()
    }

    /// Returns `true` for a pointer that may refer to memory of the function with the value of a built-in variable: any
    /// but a parameter, which refers to memory of a caller.
    pub(in crate::lift) fn may_be_own_built_in(&self, id: u32) -> bool {
        let ty = self.view.type_of(id);
        self.inputs_are_private()
            && matches!(ty, Some(Type::Pointer { storage: StorageClass::Input, .. }))
            && self.view.definition_op(id) != Some(Op::FunctionParameter)
    }

    /// Returns the address space of a storage class.
    pub(in crate::lift) fn address_space(&self, storage: StorageClass) -> Result<u32> {
        if storage == StorageClass::CodeSectionINTEL && !self.options.function_pointer_space {
            // Private memory of AMDGPU has narrower pointers than functions.
            return Ok(if self.options.gpu.is_some() { self.program_space() } else { self.space(PRIVATE) });
        }
        let standard = match storage {
            // Vector-compute modules have private variables of the module.
            StorageClass::Private => StorageClass::Function,
            // The address of a built-in variable is that of private memory with its value.
            StorageClass::Input if self.inputs_are_private() => StorageClass::Function,
            _ => storage,
        };
        let row = ADDRESS_SPACES.iter().find(|row| row.storage == standard);
        row.map(|row| self.space(row.number)).ok_or_else(|| {
            let message = format!("the storage class {storage} has no address space in LLVM IR for kernels");
            Error::new(ErrorKind::InvalidModule, message)
        })
    }

    /// Returns a name for a structure: the wanted one, with a number if it is taken.
    pub(super) fn unique_struct(&mut self, name: &str) -> Vec<u8> {
        self.structures.unique(name.as_bytes())
    }

    /// Returns the value of an integer constant of at most 64 bits, zero-extended.
    pub(in crate::lift) fn constant(&self, id: u32) -> Option<u64> {
        let constant = self.view.constant(id).filter(|_| !self.is_deferred(id))?;
        match constant.value {
            crate::spirv::view::ConstantValue::Number(number) => match self.view.ty(constant.ty) {
                Some(Type::Int { width: width @ 1..64, .. }) => Some(number & ((1 << width) - 1)),
                _ => Some(number),
            },
            crate::spirv::view::ConstantValue::Null => Some(0),
            crate::spirv::view::ConstantValue::Bool(value) => Some(value.into()),
            _ => None,
        }
    }

    /// Returns the value of a constant of at most 32 bits.
    pub(in crate::lift) fn constant_u32(&self, id: u32) -> Option<u32> {
        self.constant(id).and_then(|value| u32::try_from(value).ok())
    }

    /// Returns the text of an `OpString`.
    pub(in crate::lift) fn string_of(&self, id: u32) -> Option<Vec<u8>> {
        let inst = self.view.definition(id).filter(|inst| inst.op == Op::String)?;
        inst.string(1).map(|(text, _)| text)
    }

    /// Returns the name of an id in the source: its `OpName`.
    pub(in crate::lift) fn name(&self, id: u32) -> Option<String> {
        self.view.name(id)
    }

    /// Returns `true` for types whose elements only instructions reach: cooperative matrices.
    pub(in crate::lift) fn is_opaque_type(&self, ty: u32) -> bool {
        self.op_of(ty) == Some(Op::TypeCooperativeMatrixKHR)
    }

    /// Returns the opcode that defines an id.
    pub(in crate::lift) fn op_of(&self, id: u32) -> Option<Op> {
        self.view.definition_op(id)
    }
}

/// Returns the functions of kernels.
fn kernels(view: &View<'_>) -> FxHashSet<u32> {
    let kernels = view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel);
    kernels.map(|entry| entry.function).collect()
}

/// Reads the default modes of floating-point operations that entry points set (SPV_KHR_float_controls2).
fn fast_math_defaults(view: &View<'_>) -> FxHashMap<u32, Vec<(u32, FPFastMathMode)>> {
    let mut defaults: FxHashMap<u32, Vec<_>> = FxHashMap::default();
    for mode in view.modes() {
        if let &[function, number, ty, mask] = mode.inst.operands
            && ExecutionMode(number) == ExecutionMode::FPFastMathDefault
            && let Some(mask) = view.definition(mask).filter(|mask| mask.op == Op::Constant)
            && let Some(&bits) = mask.operands.get(2)
        {
            defaults.entry(function).or_default().push((ty, FPFastMathMode(bits)));
        }
    }
    defaults
}

fn only_built_ins_are_inputs(view: &View<'_>) -> bool {
    let is_input =
        |inst: &Instruction<'_>| is_variable(inst.op) && inst.operands.get(2) == Some(&StorageClass::Input.0);
    view.preamble().filter(is_input).all(|inst| {
        let decorations = inst.result().map(|id| view.decorations(id));
        decorations.into_iter().flatten().any(|found| found.decoration == Decoration::BuiltIn)
    })
}
