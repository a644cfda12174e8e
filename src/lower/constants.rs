//! Constants (specification, section 3.3.7): in registers as the parts of their type's form, in memory as the
//! initialisers of variables.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{TypeKind, Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst;

use super::bit_packing::constant_bytes;
use super::constant_exprs::lower_constant_expr;
use super::emitter::{Emitter, address_space};
use super::forms::{Form, Lane, Lanes, Parts, WORD_BITS};
use super::function_cx::{FunctionCx, is_null_or_undef};
use super::module_cx::{ModuleCx, invalid};
use super::spec_constants::SpecConstant;
use super::types::aggregate_length;

/// The constants declared so far.
#[derive(Default)]
pub(crate) struct Constants<'m> {
    registers: FxHashMap<Value<'m>, Parts>,
    /// Constants that name module-scope variables, with those variables.
    variables: FxHashMap<Value<'m>, Dependencies>,
    /// Variables named since somebody last looked.
    pub(super) named: Dependencies,
    /// `OpSpecConstant`s by `SpecId`.
    pub(super) specialized: FxHashMap<u32, (SpecConstant, Id)>,
    /// Operations on specialization constants.
    pub(super) specialized_values: FxHashMap<Value<'m>, Id>,
}

/// The variables that a constant names.
pub(super) type Dependencies = SmallVec<[Id; 4]>;

impl<'m> ModuleCx<'m> {
    /// `OpConstant i32 value`
    pub(crate) fn u32_constant(&mut self, value: u32) -> Result<Id> {
        self.int_constant(32, u64::from(value))
    }

    /// `OpConstant` of an integer of 8, 16, 32 or 64 bits; higher bits of `value` are ignored.
    pub(crate) fn int_constant(&mut self, width: u32, value: u64) -> Result<Id> {
        let ty = self.type_int(width)?;
        let low = value as u32;
        match width {
            64 => self.out.intern(Op::Constant, Some(ty), &[low, (value >> 32) as u32]),
            32 => self.out.intern(Op::Constant, Some(ty), &[low]),
            // Bits above a narrow unsigned number's width are zero (specification, section 2.2.1).
            _ => self.out.intern(Op::Constant, Some(ty), &[low & ((1 << width) - 1)]),
        }
    }

    /// `OpConstant` of a floating-point number, by its bits.
    pub(crate) fn float_constant(&mut self, width: u32, bits: u64) -> Result<Id> {
        let ty = self.type_float(width)?;
        match width {
            64 => self.out.intern(Op::Constant, Some(ty), &[bits as u32, (bits >> 32) as u32]),
            _ => self.out.intern(Op::Constant, Some(ty), &[bits as u32]),
        }
    }

    /// `OpConstantTrue` or `OpConstantFalse`
    pub(crate) fn bool_constant(&mut self, value: bool) -> Result<Id> {
        let ty = self.type_bool()?;
        self.out.intern(if value { Op::ConstantTrue } else { Op::ConstantFalse }, Some(ty), &[])
    }

    /// `OpConstantNull ty`
    pub(crate) fn null(&mut self, ty: Id) -> Result<Id> {
        self.out.intern(Op::ConstantNull, Some(ty), &[])
    }

    /// `OpUndef ty`
    pub(crate) fn undef(&mut self, ty: Id) -> Result<Id> {
        self.out.intern(Op::Undef, Some(ty), &[])
    }

    /// `null` or `undef`, whichever `value` is, of another type.
    pub(crate) fn null_or_undef(&mut self, value: Value<'m>, ty: Id) -> Result<Id> {
        match value.kind() {
            ValueKind::Undef | ValueKind::Poison => self.undef(ty),
            _ => self.null(ty),
        }
    }

    /// `OpConstantComposite ty members...`
    pub(crate) fn composite(&mut self, ty: Id, members: &[Id]) -> Result<Id> {
        self.out.intern_inst(&Inst::new(Op::ConstantComposite).id(ty).ids(members))
    }

    /// `scalar` in each of `count` lanes; itself for one.
    pub(crate) fn splat(&mut self, lane: Lane, scalar: Id, count: u32) -> Result<Id> {
        if count == 1 {
            return Ok(scalar);
        }
        let ty = self.chunk_type(lane, count)?;
        let lanes: SmallVec<[Id; 16]> = SmallVec::from_elem(scalar, count as usize);
        self.composite(ty, &lanes)
    }

    /// An integer in each of `count` lanes of `width` bits.
    pub(crate) fn int_splat(&mut self, width: u32, value: u64, count: u32) -> Result<Id> {
        let scalar = self.int_constant(width, value)?;
        self.splat(Lane::Int { bits: width, width }, scalar, count)
    }

    /// The parts of a constant in registers; a pointer has the type [`Self::constant_pointer_type`] says.
    pub(crate) fn constant(&mut self, value: Value<'m>) -> Result<Parts> {
        if let Some(parts) = self.constants.registers.get(&value) {
            if let Some(variables) = self.constants.variables.get(&value) {
                self.constants.named.extend_from_slice(variables);
            }
            return Ok(parts.clone());
        }
        let outer = std::mem::take(&mut self.constants.named);
        let made = self.make_constant(value);
        let named = std::mem::replace(&mut self.constants.named, outer);
        let parts = made?;
        self.constants.named.extend_from_slice(&named);
        if !named.is_empty() {
            self.constants.variables.insert(value, named);
        }
        self.constants.registers.insert(value, parts.clone());
        Ok(parts)
    }

    fn make_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let ty = value.ty();
        match value.kind() {
            ValueKind::ConstantInt | ValueKind::ConstantFp if !matches!(ty.kind(), TypeKind::Vector { .. }) => {
                let lanes = self.lanes(ty)?;
                self.number(value, lanes.lane)
            }
            ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::TargetNone => {
                let types = self.part_types(ty, None)?;
                types.into_iter().map(|ty| self.null(ty)).collect()
            }
            ValueKind::Undef | ValueKind::Poison => {
                let types = self.part_types(ty, None)?;
                types.into_iter().map(|ty| self.undef(ty)).collect()
            }
            ValueKind::ConstantInt
            | ValueKind::ConstantFp
            | ValueKind::ConstantStruct
            | ValueKind::ConstantArray
            | ValueKind::ConstantVector
            | ValueKind::DataArray
            | ValueKind::DataVector => self.aggregate_constant(value),
            ValueKind::ConstantExpr(opcode) => lower_constant_expr(self, value, opcode),
            ValueKind::GlobalVariable(global) => {
                let id = self.global(global)?;
                self.constants.named.push(id);
                Ok(Parts::from_elem(id, 1))
            }
            ValueKind::Alias => {
                let aliasee = self.aliasee(value)?;
                self.constant(aliasee)
            }
            ValueKind::Function(function) => Err(Error::new(
                ErrorKind::FunctionPointers,
                format!(
                    "the address of @{} is used, which SPIR-V cannot express without SPV_INTEL_function_pointers",
                    String::from_utf8_lossy(function.name())
                ),
            )),
            ValueKind::IFunc => Err(invalid("SPIR-V has no functions chosen at load time (ifunc)")),
            ValueKind::BlockAddress => Err(invalid("SPIR-V has no addresses of blocks")),
            ValueKind::TokenNone
            | ValueKind::DsoLocalEquivalent
            | ValueKind::NoCfi
            | ValueKind::PtrAuth
            | ValueKind::InlineAsm
            | ValueKind::Metadata
            | ValueKind::MemorySsa
            | ValueKind::Block
            | ValueKind::Argument(_)
            | ValueKind::Instruction(_) => Err(invalid(format!("{} is not a constant", value.describe()))),
        }
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
            Lane::Wide { .. } => {
                value.int_words().into_iter().map(|word| self.int_constant(WORD_BITS, word)).collect()
            }
            Lane::Float(width) => {
                let bits = value.float_bits().first().copied().unwrap_or(0);
                Ok(Parts::from_elem(self.float_constant(width, bits)?, 1))
            }
            Lane::Pointer { .. } => Err(invalid("a number of pointer type")),
        }
    }

    fn aggregate_constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let ty = value.ty();
        let length = aggregate_length(ty);
        let mut members = SmallVec::<[Id; 16]>::new();
        for index in 0..length {
            let element = value.element(index);
            match address_space(element.ty()) {
                // Inside aggregates every pointer is a pointer to i8.
                Some(space) => {
                    let wanted = self.byte_pointer(space)?;
                    members.push(self.constant_pointer_as(element, wanted)?);
                }
                None => members.extend(self.constant(element)?),
            }
        }
        match self.form(ty)? {
            Form::Lanes(lanes) => self.gather_constant(lanes, &members),
            Form::Members => Ok(members.into_iter().collect()),
            Form::Whole => {
                let ty = self.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.composite(ty, &members)?, 1))
            }
            Form::Void | Form::Opaque => Err(invalid("a constant of a type without constants")),
        }
    }

    fn gather_constant(&mut self, lanes: Lanes, members: &[Id]) -> Result<Parts> {
        if !lanes.lane.has_vectors() {
            return Ok(members.iter().copied().collect());
        }
        let mut rest = members;
        lanes
            .chunks()
            .map(|count| {
                let (chunk, others) = rest.split_at(count as usize);
                rest = others;
                match chunk {
                    [only] => Ok(*only),
                    _ => {
                        let ty = self.chunk_type(lanes.lane, count)?;
                        self.composite(ty, chunk)
                    }
                }
            })
            .collect()
    }

    /// A constant pointer of the pointer type `wanted`.
    pub(crate) fn constant_pointer_as(&mut self, value: Value<'m>, wanted: Id) -> Result<Id> {
        if is_null_or_undef(value) {
            return self.null_or_undef(value, wanted);
        }
        let own = self.constant_pointer_type(value)?;
        let parts = self.constant(value)?;
        let [id] = parts.as_slice() else { return Err(invalid("a vector of pointers is not expected here")) };
        // A variable is not a constant: what a composite holds must be an operation on it.
        if own == wanted && !self.variables.storage.contains_key(id) {
            return Ok(*id);
        }
        self.operate(Op::Bitcast, wanted, &[*id])
    }

    /// The value of a constant as memory holds it: the initialiser of a variable.
    pub(crate) fn memory_constant(&mut self, value: Value<'m>) -> Result<Id> {
        let ty = value.ty();
        let memory = self.memory(ty)?;
        match value.kind() {
            ValueKind::Undef | ValueKind::Poison => return self.undef(memory.id),
            ValueKind::AggregateZero | ValueKind::NullPointer => return self.null(memory.id),
            _ => {}
        }
        if memory.plain {
            if let Some(space) = address_space(ty) {
                let wanted = self.byte_pointer(space)?;
                return self.constant_pointer_as(value, wanted);
            }
            return match self.constant(value)?.as_slice() {
                [id] => Ok(*id),
                _ => Err(invalid("a constant that memory holds as it is has one part")),
            };
        }
        match ty.kind() {
            TypeKind::Integer(1) => self.int_constant(8, u64::from(value.int_zext() == Some(1))),
            TypeKind::Array { .. } => {
                let members = (0..aggregate_length(ty))
                    .map(|index| self.memory_element(value, index))
                    .collect::<Result<SmallVec<[Id; 16]>>>()?;
                self.composite(memory.id, &members)
            }
            TypeKind::Struct => self.struct_constant(value, memory.id),
            _ => {
                let size = self.layout.alloc_size(ty);
                let bytes = constant_bytes(value, size)?;
                let ids = bytes
                    .iter()
                    .map(|byte| self.int_constant(8, u64::from(*byte)))
                    .collect::<Result<SmallVec<[Id; 16]>>>()?;
                self.composite(memory.id, &ids)
            }
        }
    }

    fn memory_element(&mut self, value: Value<'m>, index: u32) -> Result<Id> {
        let element = value.element(index);
        self.memory_constant(element)
    }

    fn struct_constant(&mut self, value: Value<'m>, memory: Id) -> Result<Id> {
        let ty = value.ty();
        let types = SmallVec::<[Id; 8]>::from_slice(self.memory_members(ty));
        let mut members = SmallVec::<[Id; 16]>::new();
        for index in 0..ty.member_count() {
            let Some(place) = self.struct_member(ty, index) else { continue };
            self.pad_constant(&types[members.len()..place as usize], &mut members)?;
            members.push(self.memory_element(value, index)?);
        }
        self.pad_constant(&types[members.len()..], &mut members)?;
        self.composite(memory, &members)
    }

    fn pad_constant(&mut self, padding: &[Id], members: &mut SmallVec<[Id; 16]>) -> Result<()> {
        for ty in padding {
            members.push(self.null(*ty)?);
        }
        Ok(())
    }
}

impl<'m> FunctionCx<'_, 'm> {
    /// The parts of a constant operand; constant expressions become instructions.
    pub(super) fn constant(&mut self, value: Value<'m>) -> Result<Parts> {
        let parts = match value.kind() {
            ValueKind::ConstantExpr(opcode) => lower_constant_expr(self, value, opcode)?,
            _ => self.mx.constant(value)?,
        };
        // Whatever variables the constant names, this function uses.
        let named = std::mem::take(&mut self.mx.constants.named);
        self.used_variables.extend(named);
        Ok(parts)
    }
}
