//! Loads and stores of values of any legal form (specification, sections 3.2.25 and 3.3.8).
//!
//! A value whose memory type is its value type is one `OpLoad` or `OpStore`. An aggregate of another form is accessed
//! member by member; a vector of lanes that fill whole bytes part by part; every other value (illegal integers, vectors
//! of Booleans) in integers of 8, 16, 32 and 64 bits that cover exactly the bytes that LLVM accesses.

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::declarations::types::{aggregate_length, element_type};
use crate::lower::cx::forms::{
    Lane, Lanes, Legal, LegalForm, LegalTypes, Parts, WORD_BITS, is_standard_width, one_part, same,
};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::aliasing::Lists;
use crate::lower::cx::legal::bit_packing::{Fields, extract_as, fields_of, from_fields};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::{MemoryAccess, Op, StorageClass};
use crate::spirv::inst::Inst;

/// The properties of a memory access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The alignment of the address that LLVM guarantees, in bytes; a power of two.
    pub(crate) alignment: u64,
    pub(crate) volatile: bool,
    pub(crate) nontemporal: bool,
}

impl Access {
    /// Returns an access with the alignment that the data layout gives a type.
    pub(in crate::lower) fn natural<'m>(fx: &FunctionCx<'_, 'm>, ty: Type<'m>) -> Self {
        Self { alignment: fx.mx.layout.abi_alignment(ty), volatile: false, nontemporal: false }
    }
}

impl Access {
    /// Returns the same access, `offset` bytes higher.
    fn after(self, offset: u64) -> Self {
        let known = if offset == 0 { self.alignment } else { 1 << offset.trailing_zeros() };
        Self { alignment: self.alignment.min(known), ..self }
    }

    fn append(self, inst: Inst, aliases: Lists) -> Inst {
        let mut mask = MemoryAccess::Aligned | aliases.mask();
        if self.volatile {
            mask |= MemoryAccess::Volatile;
        }
        if self.nontemporal {
            mask |= MemoryAccess::Nontemporal;
        }
        let inst = inst.enumerant(mask).literal(u32::try_from(self.alignment).unwrap_or(1 << 31));
        aliases.ids().fold(inst, Inst::id)
    }
}

/// An address: a pointer and a byte offset.
#[derive(Clone, Copy)]
struct Address {
    base: Pointer,
    /// The same as a pointer to bytes, if several offsets from it are accessed.
    bytes: Option<Pointer>,
    offset: u64,
    access: Access,
}

impl Address {
    fn new(base: Pointer, offset: u64, access: Access) -> Self {
        Self { base, bytes: None, offset, access }
    }

    /// Returns the same address, prepared for accesses of `count` parts.
    fn for_parts(self, fx: &mut FunctionCx<'_, '_>, count: usize) -> Result<Self> {
        if count < 2 || self.bytes.is_some() {
            return Ok(self);
        }
        let byte = fx.mx.type_int(8)?;
        let bytes = fx.pointer_cast(self.base, byte)?;
        Ok(Self { bytes: Some(bytes), ..self })
    }

    fn at(self, offset: u64) -> Self {
        Self { offset: self.offset + offset, ..self }
    }

    /// Returns this address as a pointer to `pointee`.
    fn pointer(self, fx: &mut FunctionCx<'_, '_>, pointee: SpirvType) -> Result<Typed> {
        if self.offset == 0 {
            return fx.pointer_cast(self.base, pointee).map(Pointer::value);
        }
        let byte = fx.mx.type_int(8)?;
        let bytes = match self.bytes {
            Some(bytes) => bytes,
            None => fx.pointer_cast(self.base, byte)?,
        };
        let ty = fx.mx.type_pointer(bytes.storage, byte)?;
        let offset = fx.mx.size_constant(self.offset)?;
        let id = fx.op(Op::InBoundsPtrAccessChain, ty, &[bytes.value(), offset])?;
        fx.pointer_cast(Pointer::new(id, bytes.storage, bytes.pointee), pointee).map(Pointer::value)
    }

    fn load(self, fx: &mut FunctionCx<'_, '_>, ty: SpirvType) -> Result<Typed> {
        let (pointer, id) = (self.pointer(fx, ty)?, fx.fresh());
        let inst = Inst::new(Op::Load).id(ty).id(id).id(pointer);
        let aliases = fx.aliasing.for_memory_operands();
        fx.emit(self.access.after(self.offset).append(inst, aliases))?;
        Ok(Typed::new(id, ty))
    }

    fn store(self, fx: &mut FunctionCx<'_, '_>, ty: SpirvType, value: Typed) -> Result<()> {
        check_is_variable(self.base)?;
        let pointer = self.pointer(fx, ty)?;
        let inst = Inst::new(Op::Store).id(pointer).id(value);
        let aliases = fx.aliasing.for_memory_operands();
        fx.emit(self.access.after(self.offset).append(inst, aliases))
    }
}

/// Returns an error if a store or an atomic operation would change read-only memory (specification, storage classes
/// `UniformConstant` and `Input`).
pub(crate) fn check_is_variable(pointer: Pointer) -> Result<()> {
    let what = match pointer.storage {
        StorageClass::UniformConstant => "constant memory (address space 2)",
        StorageClass::Input => "an input (address space 7)",
        _ => return Ok(()),
    };
    let message = format!("{what} is read-only; put the variable in another address space");
    Err(Error::new(ErrorKind::InvalidInstruction, message))
}

/// Loads a value of type `ty`; the pointee type of `pointer` is the type of a pointer that is loaded.
pub(crate) fn load<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, pointer: Pointer, access: Access) -> Result<Parts> {
    load_at(fx, ty, pointer, 0, access)
}

/// Stores a value of type `ty`.
pub(crate) fn store<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    ty: Type<'m>,
    parts: &[Typed],
    pointer: Pointer,
    access: Access,
) -> Result<()> {
    store_at(fx, ty, parts, pointer, 0, access)
}

/// Loads a value of type `ty` at `offset` bytes after `pointer`.
pub(crate) fn load_at<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    ty: Type<'m>,
    pointer: Pointer,
    offset: u64,
    access: Access,
) -> Result<Parts> {
    load_from(fx, ty, Address::new(pointer, offset, access))
}

/// Stores a value of type `ty` at `offset` bytes after `pointer`.
pub(crate) fn store_at<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    ty: Type<'m>,
    parts: &[Typed],
    pointer: Pointer,
    offset: u64,
    access: Access,
) -> Result<()> {
    store_to(fx, ty, parts, Address::new(pointer, offset, access))
}

/// Loads a value of the pointee type of `pointer`.
pub(crate) fn load_word(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, access: Access) -> Result<Typed> {
    Address::new(pointer, 0, access).load(fx, pointer.pointee)
}

/// Stores a value of the pointee type of `pointer`.
pub(crate) fn store_word(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, value: Typed, access: Access) -> Result<()> {
    Address::new(pointer, 0, access).store(fx, pointer.pointee, value)
}

fn load_from<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, address: Address) -> Result<Parts> {
    let memory = fx.mx.memory(ty)?;
    if memory.is_value_type {
        return address.load(fx, memory.ty).map(one_part);
    }
    match fx.form(ty)? {
        LegalForm::Lanes(lanes) => load_lanes(fx, ty, lanes, address),
        // An array of any length may have no parts.
        LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque if fx.part_count(ty)? == 0 => {
            Ok(Parts::new())
        }
        LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque => {
            let mut parts = Parts::new();
            let count = fx.part_count(ty)?;
            let address = address.for_parts(fx, count)?;
            for index in 0..aggregate_length(ty) {
                let offset = element_offset(fx, ty, index);
                parts.extend(load_from(fx, element_type(ty, index), address.at(offset))?);
            }
            Ok(parts)
        }
    }
}

fn store_to<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, parts: &[Typed], address: Address) -> Result<()> {
    let memory = fx.mx.memory(ty)?;
    if memory.is_value_type {
        return parts.iter().try_for_each(|part| address.store(fx, memory.ty, *part));
    }
    match fx.form(ty)? {
        LegalForm::Lanes(lanes) => store_lanes(fx, ty, &Legal::new(lanes, same(parts)), address),
        LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque if parts.is_empty() => Ok(()),
        LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque => {
            let mut rest = parts;
            let address = address.for_parts(fx, parts.len())?;
            for index in 0..aggregate_length(ty) {
                let element = element_type(ty, index);
                let (element_parts, others) = rest.split_at(fx.part_count(element)?);
                rest = others;
                let offset = element_offset(fx, ty, index);
                store_to(fx, element, element_parts, address.at(offset))?;
            }
            Ok(())
        }
    }
}

fn element_offset<'m>(fx: &FunctionCx<'_, 'm>, ty: Type<'m>, index: u32) -> u64 {
    match ty.kind() {
        TypeKind::Struct => fx.mx.layout.element_offset(ty, index),
        _ => fx.mx.layout.alloc_size(element_type(ty, index)) * u64::from(index),
    }
}

/// Returns the number of bytes of each part, if memory holds the parts one after the other without change.
fn part_bytes(lanes: Lanes, pointer_bits: u32) -> Option<u32> {
    match lanes.lane {
        Lane::Int { bits, width } if bits == width && is_standard_width(width) => Some(width / 8),
        Lane::Float(width) => Some(width / 8),
        Lane::BFloat => Some(2),
        Lane::MultiWord { bits } if bits % WORD_BITS == 0 => Some(WORD_BITS / 8),
        Lane::Pointer { .. } => Some(pointer_bits / 8),
        Lane::Bool | Lane::Int { .. } | Lane::MultiWord { .. } => None,
    }
}

/// Returns the number of lanes (or words) of each part.
fn part_lengths(lanes: Lanes, legal: LegalTypes) -> SmallVec<[u32; 8]> {
    if lanes.lane.has_vectors() {
        lanes.chunks(legal).collect()
    } else {
        SmallVec::from_elem(1, (lanes.count * lanes.lane.words()) as usize)
    }
}

fn load_lanes<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, lanes: Lanes, address: Address) -> Result<Parts> {
    if let Some(bytes) = part_bytes(lanes, fx.mx.pointer_bits) {
        let (mut offset, lengths) = (0, part_lengths(lanes, fx.mx.legal));
        let address = address.for_parts(fx, lengths.len())?;
        return lengths
            .into_iter()
            .map(|length| {
                let ty = fx.mx.chunk_type(lanes.lane, length)?;
                let part = address.at(offset).load(fx, ty)?;
                offset += u64::from(length * bytes);
                Ok(part)
            })
            .collect();
    }
    let mut fields = Fields::default();
    let pieces = pieces(fx.mx.layout.store_size(ty));
    let address = address.for_parts(fx, pieces.len())?;
    for (offset, width) in pieces {
        let ty = fx.mx.type_int(width)?;
        fields.push(address.at(offset).load(fx, ty)?, width, width);
    }
    from_fields(fx, lanes, &fields)
}

fn store_lanes<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, value: &Legal, address: Address) -> Result<()> {
    let lanes = value.lanes;
    if let Some(bytes) = part_bytes(lanes, fx.mx.pointer_bits) {
        let (mut offset, lengths) = (0, part_lengths(lanes, fx.mx.legal));
        let address = address.for_parts(fx, lengths.len())?;
        for (length, part) in lengths.into_iter().zip(&value.parts) {
            let ty = fx.mx.chunk_type(lanes.lane, length)?;
            address.at(offset).store(fx, ty, *part)?;
            offset += u64::from(length * bytes);
        }
        return Ok(());
    }
    let fields = fields_of(fx, value)?;
    let pieces = pieces(fx.mx.layout.store_size(ty));
    let address = address.for_parts(fx, pieces.len())?;
    for (offset, width) in pieces {
        let layout = IntLayout { bits: width, width, count: 1 };
        let piece = extract_as(fx, &fields, offset as u32 * 8, layout)?;
        let ty = layout.ty(fx)?;
        address.at(offset).store(fx, ty, piece)?;
    }
    Ok(())
}

/// Returns the largest integers that cover `size` bytes exactly: their offsets in bytes and their widths in bits.
///
/// ```text
/// 7 => (0, 32) (4, 16) (6, 8)
/// ```
fn pieces(size: u64) -> SmallVec<[(u64, u32); 4]> {
    let mut pieces = SmallVec::new();
    let mut offset = 0;
    while offset < size {
        let bytes = match size - offset {
            8.. => 8,
            4.. => 4,
            2.. => 2,
            _ => 1,
        };
        pieces.push((offset, bytes as u32 * 8));
        offset += bytes;
    }
    pieces
}
