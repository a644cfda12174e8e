//! Reads the table of types.

use rustc_hash::{FxHashMap, FxHashSet};

use super::globals::address_space;
use super::operands::{Operands, text};
use super::{ModuleReader, Step, Stop};
use crate::bitcode::codes::{block, types};
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::TypeId;
use crate::ir::types::{MAX_INTEGER_BITS, TypeData};

/// The maximum depth of arrays and structures in each other, which bounds every recursion over a type.
const MAX_DEPTH: u16 = 1000;

/// The state of the table as it is read.
#[derive(Default)]
struct TypeReader {
    /// The name for the next structure.
    name: Vec<u8>,
    names: FxHashSet<Vec<u8>>,
    /// The depth of each type.
    depths: FxHashMap<TypeId, u16>,
}

impl ModuleReader<'_> {
    /// Reads TYPE_BLOCK_NEW.
    pub(super) fn read_types(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        if !self.tables.types.is_empty() {
            return Err(Stop::invalid("several blocks TYPE_NEW"));
        }
        let (mut record, mut reader) = (Record::default(), TypeReader::default());
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.warn_skipped_block(block::TYPE_NEW, head.id),
                Item::Record if record.code == types::NUMENTRY => {}
                Item::Record if record.code == types::STRUCT_NAME => reader.name = text(&record.operands),
                Item::Record => {
                    let ty = self.read_type(&mut reader, Operands::new(block::TYPE_NEW, &record))?;
                    self.add_type(&mut reader, ty)?;
                }
            }
        }
    }

    fn add_type(&mut self, reader: &mut TypeReader, ty: TypeId) -> Step<()> {
        let contained = self.builder.contained_types(ty);
        let depth = |id: &TypeId| reader.depths.get(id).copied().unwrap_or(0);
        // Types that contain no others, and functions, which no type contains, are at the bottom.
        let depth = match self.builder.type_data(ty) {
            TypeData::Function { .. } => 0,
            _ => contained.iter().map(depth).max().map_or(0, |depth| depth + 1),
        };
        if depth > MAX_DEPTH {
            return Err(Stop::exceeded(format!("types are nested more than {MAX_DEPTH} levels deep")));
        }
        reader.depths.insert(ty, depth);
        self.tables.types.push(ty);
        Ok(())
    }

    fn read_type(&mut self, reader: &mut TypeReader, mut operands: Operands<'_>) -> Step<TypeId> {
        let data = match operands.code {
            types::VOID => TypeData::Void,
            types::HALF => TypeData::Half,
            types::BFLOAT => TypeData::BFloat,
            types::FLOAT => TypeData::Float,
            types::DOUBLE => TypeData::Double,
            types::X86_FP80 => TypeData::X86Fp80,
            types::FP128 => TypeData::Fp128,
            types::PPC_FP128 => TypeData::PpcFp128,
            types::LABEL => TypeData::Label,
            types::METADATA => TypeData::Metadata,
            types::X86_AMX => TypeData::X86Amx,
            types::TOKEN => TypeData::Token,
            types::X86_MMX => {
                let element = self.builder.int_type(64);
                TypeData::Vector { element, length: 1, is_scalable: false }
            }
            types::INTEGER | types::BYTE => {
                self.tables.has_bytes |= operands.code == types::BYTE;
                match operands.next()? {
                    bits if (1..=MAX_INTEGER_BITS.into()).contains(&bits) => TypeData::Integer(bits as u32),
                    bits => return Err(operands.invalid(&format!("an integer of {bits} bits"))),
                }
            }
            types::OPAQUE_POINTER => TypeData::Pointer(address_space(operands.next()?, &operands)?),
            types::ARRAY => {
                let length = operands.next()?;
                let element = self.element(&mut operands, is_member)?;
                TypeData::Array { element, length }
            }
            types::VECTOR => {
                let length = operands.next_u32()?;
                let element = self.element(&mut operands, is_component)?;
                let is_scalable = operands.or_zero() != 0;
                if length == 0 {
                    return Err(operands.invalid("a vector without components"));
                }
                TypeData::Vector { element, length, is_scalable }
            }
            types::FUNCTION => return self.function_type(operands),
            types::STRUCT_ANON => {
                let is_packed = operands.next_bool()?;
                TypeData::LiteralStruct { members: self.members(operands)?.into(), is_packed }
            }
            types::STRUCT_NAMED => {
                let is_packed = operands.next_bool()?;
                let members = self.members(operands)?;
                let ty = self.named_struct(reader);
                self.builder.set_struct_body(ty, &members, is_packed);
                return Ok(ty);
            }
            types::OPAQUE => return Ok(self.named_struct(reader)),
            types::TARGET_TYPE => return self.target_type(reader, operands),
            types::POINTER => return Err(Stop::needs_upgrade("typed pointers")),
            types::FUNCTION_OLD => return Err(Stop::needs_upgrade("old function types")),
            code => return Err(self.unknown_record(block::TYPE_NEW, code)),
        };
        Ok(self.builder.add_type(data))
    }

    /// Takes a type that comes before the current one. Only typed pointers could refer to a later one.
    fn earlier(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let id = operands.next()?;
        let known = usize::try_from(id).ok().and_then(|id| self.tables.types.get(id));
        known.copied().ok_or_else(|| Stop::needs_upgrade("types before their definition"))
    }

    fn element(&self, operands: &mut Operands<'_>, is_valid: fn(&TypeData) -> bool) -> Step<TypeId> {
        let ty = self.earlier(operands)?;
        match is_valid(self.builder.type_data(ty)) {
            true => Ok(ty),
            false => Err(operands.invalid("invalid element type")),
        }
    }

    fn members(&self, mut operands: Operands<'_>) -> Step<Vec<TypeId>> {
        let mut members = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            members.push(self.element(&mut operands, is_member)?);
        }
        Ok(members)
    }

    fn function_type(&mut self, mut operands: Operands<'_>) -> Step<TypeId> {
        let is_variadic = operands.next_bool()?;
        let result = self.element(&mut operands, is_result)?;
        let mut parameters = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            parameters.push(self.element(&mut operands, is_parameter)?);
        }
        Ok(self.builder.function_type(result, &parameters, is_variadic))
    }

    /// Adds a structure with the name that the last STRUCT_NAME has, which gets a suffix if another has it, too.
    fn named_struct(&mut self, reader: &mut TypeReader) -> TypeId {
        let name = std::mem::take(&mut reader.name);
        let mut unique = name.clone();
        let mut suffix = reader.names.len();
        while !unique.is_empty() && !reader.names.insert(unique.clone()) {
            unique = [&name, format!(".{suffix}").as_bytes()].concat();
            suffix += 1;
        }
        self.builder.named_struct_type(&unique)
    }

    fn target_type(&mut self, reader: &mut TypeReader, mut operands: Operands<'_>) -> Step<TypeId> {
        let name = String::from_utf8(std::mem::take(&mut reader.name));
        let name = name.map_err(|_| operands.invalid("the name of a target type is not UTF-8"))?;
        let count = operands.next()?;
        if count > operands.len() as u64 {
            return Err(operands.invalid("too many type parameters"));
        }
        let mut parameters = Vec::with_capacity(count as usize);
        for _ in 0..count {
            parameters.push(self.earlier(&mut operands)?);
        }
        let mut integers = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            integers.push(operands.next_u32()?);
        }
        Ok(self.builder.target_type(&name, &parameters, &integers))
    }
}

/// Returns `true` for types of array elements and structure members.
fn is_member(data: &TypeData) -> bool {
    !matches!(
        data,
        TypeData::Void
            | TypeData::Label
            | TypeData::Metadata
            | TypeData::Function { .. }
            | TypeData::Token
            | TypeData::X86Amx
    )
}

/// Returns `true` for types of vector components.
fn is_component(data: &TypeData) -> bool {
    matches!(
        data,
        TypeData::Integer(_)
            | TypeData::Pointer(_)
            | TypeData::Half
            | TypeData::BFloat
            | TypeData::Float
            | TypeData::Double
            | TypeData::X86Fp80
            | TypeData::Fp128
            | TypeData::PpcFp128
            | TypeData::TargetExt(_)
    )
}

fn is_result(data: &TypeData) -> bool {
    !matches!(data, TypeData::Function { .. } | TypeData::Label | TypeData::Metadata)
}

fn is_parameter(data: &TypeData) -> bool {
    !matches!(data, TypeData::Function { .. } | TypeData::Void)
}
