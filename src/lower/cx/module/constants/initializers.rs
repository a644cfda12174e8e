//! Constants in their memory form: the initializers of variables.

use smallvec::SmallVec;

use crate::error::{Result, invalid};
use crate::ir::{TypeKind, Value, ValueKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::declarations::types::{Memory, aggregate_length};
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::legal::bit_packing::{constant_bytes, extract_as, fields_of};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::constants::{check_has_null, constant_object};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::inst::MAX_WORDS;

/// The maximum number of constituents of an `OpConstantComposite`.
pub(in crate::lower) const MAX_CONSTITUENTS: usize = MAX_WORDS - 3;

impl<'m> ModuleCx<'m> {
    /// Returns a long array as a structure of shorter arrays with the same layout: its type and its value.
    pub(in crate::lower) fn pieces(&mut self, array: Value<'m>) -> Result<Typed> {
        let TypeKind::Array { element, .. } = array.ty().kind() else { return Err(invalid("expected an array")) };
        let memory = self.memory(element)?;
        let elements = match array.kind() {
            ValueKind::DataArray => {
                let lane = self.lanes(element)?.lane;
                self.data_elements(array, lane)?
            }
            _ => (0..aggregate_length(array.ty()))
                .map(|index| self.memory_element(array, index))
                .collect::<Result<Vec<Typed>>>()?,
        };
        let (mut types, mut values) = (Vec::new(), Vec::new());
        for piece in elements.chunks(MAX_CONSTITUENTS) {
            let ty = self.type_array(memory.ty, piece.len() as u64)?;
            types.push(ty);
            values.push(self.composite(ty, piece)?);
        }
        let ty = self.type_struct(&types)?;
        self.composite(ty, &values)
    }

    /// Returns an undefined structure as a composite of undefined members, as the initializer of a variable is a constant.
    pub(in crate::lower) fn undefined_struct(&mut self, value: Value<'m>) -> Result<Typed> {
        let memory = self.memory(value.ty())?;
        if !memory.is_value_type {
            return self.struct_constant(value, memory.ty);
        }
        let members = (0..value.ty().member_count())
            .map(|index| self.memory_element(value, index))
            .collect::<Result<SmallVec<[Typed; 16]>>>()?;
        self.composite(memory.ty, &members)
    }

    /// Returns a constant in its memory form: the initializer of a variable.
    pub(crate) fn memory_constant(&mut self, value: Value<'m>) -> Result<Typed> {
        // A constant may be a member of others many times.
        if !matches!(value.kind(), ValueKind::ConstantStruct | ValueKind::ConstantArray) {
            return self.lower_memory_constant(value);
        }
        if let Some(id) = self.constants.in_memory.get(&value).copied() {
            self.name_variables_of(value);
            return Ok(id);
        }
        let id = self.naming_variables(value, |mx| mx.lower_memory_constant(value))?;
        self.constants.in_memory.insert(value, id);
        Ok(id)
    }

    fn lower_memory_constant(&mut self, value: Value<'m>) -> Result<Typed> {
        let ty = value.ty();
        let memory = self.memory(ty)?;
        match value.kind() {
            _ if constant_object(ty).is_some() => {}
            ValueKind::Undef => return self.undef(memory.ty),
            ValueKind::Poison => return self.poison(memory.ty),
            ValueKind::AggregateZero | ValueKind::NullPointer | ValueKind::TargetNone => {
                check_has_null(ty)?;
                return self.null(memory.ty);
            }
            _ => {}
        }
        if memory.is_value_type {
            if let Some(space) = ty.address_space() {
                let byte_pointer = self.byte_pointer(space)?;
                return self.constant_pointer_as(value, byte_pointer);
            }
            return match self.constant(value)?.as_slice() {
                [id] => Ok(*id),
                _ => Err(invalid("expected a constant of one part")),
            };
        }
        match ty.kind() {
            TypeKind::Array { .. } => {
                let members = (0..aggregate_length(ty))
                    .map(|index| self.memory_element(value, index))
                    .collect::<Result<SmallVec<[Typed; 16]>>>()?;
                self.composite(memory.ty, &members)
            }
            TypeKind::Struct => self.struct_constant(value, memory.ty),
            _ => {
                let lanes = self.lanes(ty)?;
                self.lanes_constant(value, lanes, memory)
            }
        }
    }

    /// Returns a number or vector that memory holds as an array, or a Boolean, which memory holds as one byte.
    fn lanes_constant(&mut self, value: Value<'m>, lanes: Lanes, memory: Memory) -> Result<Typed> {
        if let Some(unit) = self.unit_bytes(lanes.lane) {
            let mut words = SmallVec::<[Typed; 16]>::new();
            for index in 0..lanes.count {
                match value.aggregate_element(index).filter(|_| value.ty().is_vector()) {
                    Some(lane) => self.push_words(lane, lanes.lane, &mut words)?,
                    None => words.extend(self.computed_lane(value, index)?),
                }
            }
            let count = usize::try_from(memory.size / unit).unwrap_or(0);
            if words.len() < count {
                let ty = self.lane_type(lanes.lane)?;
                words.resize(count, self.null(ty)?);
            }
            return self.composite(memory.ty, &words);
        }
        let bytes = match constant_bytes(value, memory.size) {
            Some(bytes) => {
                bytes.into_iter().map(|byte| self.int_constant(8, u64::from(byte))).collect::<Result<Vec<Typed>>>()?
            }
            None => self.computed_bytes(value, memory)?,
        };
        match bytes.as_slice() {
            [byte] if lanes == (Lanes { lane: Lane::Bool, count: 1 }) => Ok(*byte),
            bytes => self.composite(memory.ty, bytes),
        }
    }

    /// Appends the words of one lane; a pointer is a pointer to `i8`, as in memory.
    fn push_words(&mut self, value: Value<'m>, lane: Lane, words: &mut SmallVec<[Typed; 16]>) -> Result<()> {
        match lane {
            Lane::Pointer { address_space } => {
                let byte_pointer = self.byte_pointer(address_space)?;
                words.push(self.constant_pointer_as(value, byte_pointer)?);
            }
            _ => words.extend(self.constant(value)?),
        }
        Ok(())
    }

    /// Returns one lane of a number or vector that is the result of an operation.
    fn computed_lane(&mut self, value: Value<'m>, index: u32) -> Result<Parts> {
        let whole = self.legal(value)?;
        let lane = extract_lane(self, &whole, index)?.parts;
        let Lane::Pointer { address_space } = whole.lanes.lane else { return Ok(lane) };
        let byte_pointer = self.byte_pointer(address_space)?;
        lane.into_iter().map(|pointer| self.bitcast(byte_pointer, pointer)).collect()
    }

    /// Returns the bytes of a number or vector that depends on addresses.
    fn computed_bytes(&mut self, value: Value<'m>, memory: Memory) -> Result<Vec<Typed>> {
        let whole = self.legal(value)?;
        let fields = fields_of(self, &whole)?;
        let byte = IntLayout { bits: 8, width: 8, count: 1 };
        let size = u32::try_from(memory.size).unwrap_or(u32::MAX);
        (0..size).map(|index| extract_as(self, &fields, index * 8, byte)).collect()
    }

    fn memory_element(&mut self, value: Value<'m>, index: u32) -> Result<Typed> {
        self.nested_constant(|mx| mx.memory_constant(value.element(index)))
    }

    fn struct_constant(&mut self, value: Value<'m>, memory: SpirvType) -> Result<Typed> {
        let ty = value.ty();
        let types = SmallVec::<[SpirvType; 8]>::from_slice(self.memory_members(ty));
        let mut members = SmallVec::<[Typed; 16]>::new();
        for index in 0..ty.member_count() {
            let Some(number) = self.struct_member(ty, index) else { continue };
            self.pad_constant(&types[members.len()..number as usize], &mut members)?;
            members.push(self.memory_element(value, index)?);
        }
        self.pad_constant(&types[members.len()..], &mut members)?;
        self.composite(memory, &members)
    }

    fn pad_constant(&mut self, padding: &[SpirvType], members: &mut SmallVec<[Typed; 16]>) -> Result<()> {
        for ty in padding {
            members.push(self.null(*ty)?);
        }
        Ok(())
    }
}
