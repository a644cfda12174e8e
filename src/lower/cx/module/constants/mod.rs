//! Constants as values (specification, section 3.3.7), as the parts of their type's legal form.

pub(in crate::lower) mod expressions;
pub(in crate::lower) mod initializers;
mod insertions;
mod sink;
pub(in crate::lower) mod specialization;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result, invalid};
use crate::ir::{Block, Function, Type, TypeKind, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::declarations::types::{aggregate_length, element_type};
use crate::lower::cx::forms::{Lane, Lanes, LegalForm, Parts, WORD_BITS, same, unsupported};
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::constants::expressions::lower_constant_expr;
use crate::lower::cx::module::constants::specialization::SpecConstant;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::target_types;
use crate::spirv::Id;
use crate::spirv::grammar::{EnumKind, Op, SamplerAddressingMode, SamplerFilterMode, enumerant};
use crate::spirv::inst::Inst;

/// The constants declared so far.
#[derive(Clone, Default)]
pub(crate) struct Constants<'m> {
    values: FxHashMap<Value<'m>, Parts>,
    /// The memory forms of aggregates.
    in_memory: FxHashMap<Value<'m>, Typed>,
    /// Constants that refer to module-scope variables, with those variables.
    variables: FxHashMap<Value<'m>, Dependencies>,
    /// Variables that constants refer to, recorded since the last [`std::mem::take`].
    pub(in crate::lower) named: Dependencies,
    /// `true` for constants that functions compute by instructions, cached where the constant has operands.
    computed: FxHashMap<Value<'m>, bool>,
    /// The addresses of functions.
    addresses: FxHashSet<Id>,
    /// The nesting depth of the constant that is being lowered.
    nesting: u32,
    /// `OpSpecConstant`s by `SpecId`.
    pub(in crate::lower) specialized: FxHashMap<u32, (SpecConstant, Id)>,
    /// Values computed from specialization constants.
    pub(in crate::lower) specialized_values: FxHashMap<Value<'m>, Parts>,
}

/// The maximum nesting depth of constants: far more than compilers write, and within the stack of any thread.
const MAX_NESTING: u32 = 300;

/// The variables that a constant refers to.
pub(in crate::lower) type Dependencies = IndexSet<Id, FxBuildHasher>;

impl<'m> ModuleCx<'m> {
    /// Returns the parts of a constant; a pointer has the type that [`Self::constant_pointer_type`] returns.
    pub(crate) fn constant(&mut self, value: Value<'m>) -> Result<Parts> {
        if let Some(parts) = self.constants.values.get(&value) {
            let parts = same(parts);
            self.name_variables_of(value);
            return Ok(parts);
        }
        let parts = self.naming_variables(value, |mx| mx.nested_constant(|mx| mx.lower_constant(value)))?;
        self.constants.values.insert(value, parts.clone());
        Ok(parts)
    }

    /// Lowers a constant, and records the variables that it refers to for [`Self::name_variables_of`].
    fn naming_variables<T>(&mut self, value: Value<'m>, lower: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let outer = std::mem::take(&mut self.constants.named);
        let result = lower(self);
        let named = std::mem::replace(&mut self.constants.named, outer);
        let lowered = result?;
        self.constants.named.extend(&named);
        if !named.is_empty() {
            self.constants.variables.insert(value, named);
        }
        Ok(lowered)
    }

    /// Records that a constant is used, and thereby the variables that it refers to.
    fn name_variables_of(&mut self, value: Value<'m>) {
        if let Some(variables) = self.constants.variables.get(&value) {
            self.constants.named.extend(variables);
        }
    }

    /// Returns `true` if a function computes a constant by instructions: consumers support operations on addresses
    /// better as instructions than as parts of a composite, and the address of a promoted private variable is not a
    /// constant.
    pub(in crate::lower::cx) fn is_computed(&mut self, value: Value<'m>) -> bool {
        match value.kind() {
            ValueKind::GlobalVariable(global) => {
                self.facts.placement.promoted.are_used_by(value) || self.needs_pointer_cast(global)
            }
            ValueKind::Alias => self.facts.placement.promoted.are_used_by(value),
            ValueKind::ConstantStruct | ValueKind::ConstantArray | ValueKind::ConstantVector => {
                if let Some(known) = self.constants.computed.get(&value) {
                    return *known;
                }
                let computed = value.operands().any(|member| match member.kind() {
                    ValueKind::GlobalVariable(_) | ValueKind::Alias | ValueKind::ConstantExpr(_) => true,
                    _ => self.is_computed(member),
                });
                self.constants.computed.insert(value, computed);
                computed
            }
            _ => false,
        }
    }

    /// Lowers a constant from its operands, one nesting level deeper.
    pub(in crate::lower) fn nested_constant<T>(&mut self, lower: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.enter_constant()?;
        let result = lower(self);
        self.leave_constant();
        result
    }

    pub(in crate::lower::cx) fn enter_constant(&mut self) -> Result<()> {
        if self.constants.nesting == MAX_NESTING {
            let message = format!("a constant is nested in more than {MAX_NESTING} others");
            return Err(Error::new(ErrorKind::LimitExceeded, message));
        }
        self.constants.nesting += 1;
        Ok(())
    }

    pub(in crate::lower::cx) fn leave_constant(&mut self) {
        self.constants.nesting -= 1;
    }

    fn lower_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let ty = value.ty();
        if let Some((_, op)) = constant_object(ty) {
            return self.constant_object(value, op);
        }
        match value.kind() {
            ValueKind::ConstantInt | ValueKind::ConstantFp if !matches!(ty.kind(), TypeKind::Vector { .. }) => {
                let lanes = self.lanes(ty)?;
                self.number(value, lanes.lane)
            }
            ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::TargetNone => {
                check_has_null(ty)?;
                let types = self.part_types(ty, None)?;
                types.into_iter().map(|ty| self.null(ty)).collect()
            }
            ValueKind::Undef | ValueKind::Poison => {
                let types = self.part_types(ty, None)?;
                // An opaque object (an image, a sampler) may have no null.
                let opaque = self.form(ty)? == LegalForm::Opaque;
                let is_poison = matches!(value.kind(), ValueKind::Poison);
                let any = |ty: SpirvType| match (opaque, is_poison) {
                    (true, _) => self.out.intern(Op::Undef, Some(ty.id()), &[]).map(|id| Typed::new(id, ty)),
                    (false, true) => self.poison(ty),
                    (false, false) => self.undef(ty),
                };
                types.into_iter().map(any).collect()
            }
            ValueKind::DataArray | ValueKind::DataVector => self.data_constant(value),
            ValueKind::ConstantInt
            | ValueKind::ConstantFp
            | ValueKind::ConstantStruct
            | ValueKind::ConstantArray
            | ValueKind::ConstantVector => self.aggregate_constant(value),
            ValueKind::ConstantExpr(opcode) => lower_constant_expr(self, value, opcode),
            ValueKind::GlobalVariable(global) if self.facts.placement.promoted.contains(global) => Err(Error::new(
                ErrorKind::InvalidModule,
                format!(
                    "the address of {global:?}, which is in private memory, is not a constant: it differs between \
                     work-items"
                ),
            )),
            ValueKind::GlobalVariable(global) => {
                let id = self.global(global)?;
                self.constants.named.insert(id);
                let (variable_type, ty) = self.variable_types(value, id)?;
                let variable = Typed::new(id, variable_type.unwrap_or(ty));
                match self.needs_pointer_cast(global) {
                    true => Ok(Parts::from_elem(cast_variable(self, id, (variable_type, ty))?, 1)),
                    false => Ok(Parts::from_elem(variable, 1)),
                }
            }
            ValueKind::Alias => {
                let aliasee = self.aliasee(value)?;
                match aliasee.as_function().filter(|function| !self.omits_address(*function)) {
                    Some(function) => self.named_address(function, value),
                    None => self.constant(aliasee),
                }
            }
            ValueKind::Function(function) if self.omits_address(function) => {
                let ty = self.constant_pointer_type(value)?;
                Ok(Parts::from_elem(self.null(ty)?, 1))
            }
            ValueKind::Function(function) => self.named_address(function, value),
            ValueKind::IFunc => Err(invalid("SPIR-V has no functions that are resolved at load time (ifunc)")),
            ValueKind::BlockAddress => self.block_address(value),
            ValueKind::PtrAuth => Err(invalid(
                "SPIR-V has no signed pointers (`ptrauth`): compile the source without pointer authentication",
            )),
            ValueKind::DsoLocalEquivalent | ValueKind::NoCfi => {
                Err(invalid(format!("expected the address of a function, found {}", value.describe())))
            }
            ValueKind::TokenNone
            | ValueKind::InlineAsm
            | ValueKind::Metadata
            | ValueKind::Block
            | ValueKind::Argument(_)
            | ValueKind::Instruction(_) => Err(invalid(format!("{} is not a constant", value.describe()))),
        }
    }

    /// Returns the address of a function, named after the alias that a constant refers to first; the function itself has
    /// its name.
    fn named_address(&mut self, function: Function<'m>, value: Value<'m>) -> Result<Parts> {
        let id = self.function_address(function)?;
        let is_alias = !matches!(value.kind(), ValueKind::Function(_));
        if is_alias {
            self.out.note_order();
            if self.constants.addresses.insert(id.id) {
                self.name_value(id.id, value)?;
            }
        }
        Ok(Parts::from_elem(id, 1))
    }

    /// `%spirv.ConstantSampler { ... }` => `OpConstantSampler`, `%spirv.ConstantPipeStorage { ... }` =>
    /// `OpConstantPipeStorage`
    fn constant_object(&mut self, value: Value<'m>, op: Op) -> Result<Parts> {
        let ty = self.memory(value.ty())?.ty;
        let mut literals = SmallVec::<[u32; 3]>::new();
        for index in 0..aggregate_length(value.ty()) {
            let number = value.aggregate_element(index).and_then(Value::int_zext);
            let number = number.and_then(|number| u32::try_from(number).ok());
            literals.push(number.ok_or_else(|| invalid("expected 32-bit integers as members of a constant object"))?);
        }
        let [first, second, third] = *literals else {
            return Err(invalid("expected three integer members in a constant object"));
        };
        let inst = Inst::new(op).id(ty);
        let inst = match op {
            Op::ConstantSampler => {
                check_sampler(first, second, third)?;
                inst.enumerant(SamplerAddressingMode(first)).literal(second).enumerant(SamplerFilterMode(third))
            }
            _ => inst.words(&literals),
        };
        Ok(Parts::from_elem(Typed::new(self.out.intern_inst(inst)?, ty), 1))
    }

    /// Returns a block's number as a pointer; only `indirectbr` may use it.
    fn block_address(&mut self, value: Value<'m>) -> Result<Parts> {
        let (_, block) = value.block_address().ok_or_else(|| invalid("a block address without a block"))?;
        let space = value.ty().address_space().ok_or_else(|| invalid("a block address that is not a pointer"))?;
        let number = block_number(block);
        let (ty, number) = (self.byte_pointer(space)?, self.size_constant(number)?);
        Ok(Parts::from_elem(self.int_to_ptr(ty, number)?, 1))
    }

    fn number(&mut self, value: Value<'m>, lane: Lane) -> Result<Parts> {
        match lane {
            Lane::Bool => {
                let value = value.int_zext() == Some(1);
                Ok(Parts::from_elem(self.bool_constant(value)?, 1))
            }
            Lane::Int { width, .. } => {
                let value = value.int_zext().ok_or_else(|| invalid("an integer constant without a value"))?;
                Ok(Parts::from_elem(self.int_constant(width, value)?, 1))
            }
            Lane::MultiWord { .. } => {
                let words = if value.kind() == ValueKind::ConstantFp { value.float_bits() } else { value.int_words() };
                words.into_iter().map(|word| self.int_constant(WORD_BITS, word)).collect()
            }
            Lane::Float(width) => {
                let bits = value.float_bits().first().copied().unwrap_or(0);
                Ok(Parts::from_elem(self.float_constant(width, bits)?, 1))
            }
            Lane::BFloat => {
                let bits = value.float_bits().first().copied().unwrap_or(0);
                Ok(Parts::from_elem(self.bfloat_constant(bits)?, 1))
            }
            Lane::Pointer { .. } => Err(invalid("expected a number, found a pointer")),
        }
    }

    /// Returns the parts of an array or vector of numbers, from its bytes: reading each element through LLVM
    /// would create a constant in LLVM for each.
    fn data_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let ty = value.ty();
        let lane = self.lanes(element_type(ty, 0))?.lane;
        let members = self.data_elements(value, lane)?;
        match self.form(ty)? {
            LegalForm::Lanes(lanes) => self.gather_constant(lanes, &members),
            LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque => {
                let ty = self.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.composite(ty, &members)?, 1))
            }
        }
    }

    pub(in crate::lower) fn data_elements(&mut self, value: Value<'m>, lane: Lane) -> Result<Vec<Typed>> {
        let bits = lane.number_bits()?;
        let bytes = value.data_bytes().chunks_exact((bits / 8).max(1) as usize);
        bytes
            .map(|bytes| {
                let number = native_number(bytes);
                match lane {
                    Lane::Int { width, .. } => self.int_constant(width, number),
                    Lane::Float(width) => self.float_constant(width, number),
                    Lane::BFloat => self.bfloat_constant(number),
                    Lane::Bool | Lane::MultiWord { .. } | Lane::Pointer { .. } => {
                        let message = format!("expected numbers as the elements of {}", value.describe());
                        Err(invalid(message))
                    }
                }
            })
            .collect()
    }

    fn aggregate_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let ty = value.ty();
        let length = aggregate_length(ty);
        let mut members = SmallVec::<[Typed; 16]>::new();
        for index in 0..length {
            let element = value.element(index);
            match element.ty().address_space() {
                Some(space) => members.push(self.constant_pointer_member(element, space)?),
                None => members.extend(self.constant(element)?),
            }
        }
        match self.form(ty)? {
            LegalForm::Lanes(lanes) => self.gather_constant(lanes, &members),
            LegalForm::Members => Ok(members.into_iter().collect()),
            LegalForm::Whole => {
                let ty = self.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.composite(ty, &members)?, 1))
            }
            LegalForm::Void | LegalForm::Opaque => Err(invalid("expected a type that has constants")),
        }
    }

    /// Returns the parts of a constant from the words of its lanes, lane after lane.
    pub(in crate::lower) fn gather_constant(&mut self, lanes: Lanes, words: &[Typed]) -> Result<Parts> {
        lanes.gather(self.legal, words, |count, chunk| {
            let ty = self.chunk_type(lanes.lane, count)?;
            self.composite(ty, chunk)
        })
    }

    /// Returns a constant pointer as the member of an aggregate, in which every pointer is a pointer to `i8`.
    fn constant_pointer_member(&mut self, value: Value<'m>, address_space: u32) -> Result<Typed> {
        let byte_pointer = self.byte_pointer(address_space)?;
        self.constant_pointer_as(value, byte_pointer)
    }

    /// Returns a constant pointer of the pointer type `ty`.
    pub(crate) fn constant_pointer_as(&mut self, value: Value<'m>, ty: SpirvType) -> Result<Typed> {
        if value.is_null_or_undef() {
            return self.null_or_undef(value, ty);
        }
        let from = self.constant_pointer_type(value)?;
        let parts = self.constant(value)?;
        let [id] = parts.as_slice() else { return Err(invalid("expected a pointer, found a vector of pointers")) };
        // A variable is not a constant: a constituent of a composite must be an operation on it.
        if from == ty && !self.variables.storage.contains_key(&id.id) {
            return Ok(*id);
        }
        if self.is_string(value) && self.variables.storage.contains_key(&id.id) {
            let zero = self.u32_constant(0)?;
            return self.op(Op::InBoundsPtrAccessChain, ty, &[*id, zero, zero]);
        }
        self.op(Op::Bitcast, ty, &[*id])
    }

    /// Returns the pointer types of a module-scope variable and of LLVM's global.
    pub(in crate::lower::cx) fn variable_types(
        &mut self,
        global: Value<'m>,
        variable: Id,
    ) -> Result<(Option<SpirvType>, SpirvType)> {
        let ty = self.constant_pointer_type(global)?;
        Ok((self.variables.types.get(&variable).copied(), ty))
    }

    /// Returns `true` for a variable that is an array of bytes in SPIR-V as well; its first byte has an access chain.
    fn is_string(&self, value: Value<'m>) -> bool {
        let ValueKind::GlobalVariable(global) = value.kind() else { return false };
        let is_of_bytes = |element: Type<'_>| element.integer_bits() == Some(8);
        matches!(global.value_type().kind(), TypeKind::Array { element, length: 1.. } if is_of_bytes(element))
            && !self.is_in_pieces(global)
    }
}

/// Returns a module-scope variable as a pointer of the type of LLVM's global; `types` are those of the two.
pub(in crate::lower) fn cast_variable<'m, B: Builder<'m>>(
    builder: &mut B,
    variable: Id,
    types: (Option<SpirvType>, SpirvType),
) -> Result<Typed> {
    let declarations = builder.declarations();
    let (variable_type, ty) = types;
    let from = variable_type.and_then(|ty| declarations.pointee_of(ty));
    let (Some((from, _)), Some((to, pointee))) = (from, declarations.pointee_of(ty)) else {
        return Err(invalid("a variable without a type"));
    };
    let cast_type = declarations.type_pointer(from, pointee)?;
    let pointer = builder.bitcast(cast_type, Typed::new(variable, variable_type.unwrap_or(ty)))?;
    if from == to { Ok(pointer) } else { builder.op(Op::PtrCastToGeneric, ty, &[pointer]) }
}

/// Returns the type and constant instructions of a structure that represents a constant object.
pub(in crate::lower) fn constant_object(ty: Type<'_>) -> Option<(Op, Op)> {
    if !matches!(ty.kind(), TypeKind::Struct) {
        return None;
    }
    target_types::constant_object(ty.name()?)
}

/// Returns the number that represents the address of a block: its number in LLVM's order, counted from one, so that no
/// address is null.
pub(in crate::lower) fn block_number(block: Block<'_>) -> u64 {
    u64::from(block.index()) + 1
}

/// Returns a number from its bytes in the byte order of the host.
fn native_number(bytes: &[u8]) -> u64 {
    match *bytes {
        [byte] => u64::from(byte),
        [a, b] => u64::from(u16::from_ne_bytes([a, b])),
        [a, b, c, d] => u64::from(u32::from_ne_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_ne_bytes([a, b, c, d, e, f, g, h]),
        _ => 0,
    }
}

/// Returns an error for the null of an object that SPIR-V has no null of (specification, `OpConstantNull`).
pub(in crate::lower) fn check_has_null(ty: Type<'_>) -> Result<()> {
    let has_none = |ty: Type<'_>| ty.kind() == TypeKind::TargetExt && !target_types::has_null(ty.target_name());
    match ty.find(has_none) {
        Some(ty) => Err(unsupported(ty, "SPIR-V has no null constant of this type")),
        None => Ok(()),
    }
}

/// Checks the numbers of a constant sampler (specification, OpConstantSampler).
fn check_sampler(addressing: u32, normalized: u32, filter: u32) -> Result<()> {
    let is_known = |kind, value| enumerant(kind, value).is_some();
    if !is_known(EnumKind::SamplerAddressingMode, addressing) || !is_known(EnumKind::SamplerFilterMode, filter) {
        return Err(invalid(format!(
            "expected an addressing mode and a filter mode in a constant sampler, found {addressing} and {filter}"
        )));
    }
    if normalized > 1 {
        return Err(invalid(format!("expected 0 or 1 for normalized coordinates of a sampler, found {normalized}")));
    }
    Ok(())
}
