//! Loads and stores of the lanes that a mask selects: a branch for each lane, or none where the mask is constant.
//!
//! Lanes whose bit is clear must not be accessed, so vectors cannot be accessed as a whole. Lanes are accessed from the
//! first to the last, which is LLVM's order for stores that overlap.

use crate::error::invalid;
use crate::ir::{AttributePosition, IntPredicate, Opcode, Type};
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanes::{extract_lane, gather as gather_lanes};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::pointers::{offset_argument, offset_pointer};
use crate::lower::intrinsics::vectors::lanes_below;

/// The lanes that an access touches.
struct Mask<'m> {
    value: Value<'m>,
    booleans: Legal,
    /// `true` if the bits are exactly those of `value`, and no length limits them.
    known: bool,
}

/// The mask bit of one lane.
#[derive(Clone, Copy)]
enum Bit {
    Set,
    Clear,
    Computed(Typed),
}

impl<'m> Mask<'m> {
    fn of(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Self> {
        let (parts, lanes) = (fx.value(value)?, fx.lanes(value.ty())?);
        Ok(Self { value, booleans: Legal::new(lanes, parts), known: value.is_constant() })
    }

    /// Returns the mask without the lanes from `limit` on, for operations with a vector length.
    fn up_to(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>, limit: Value<'m>) -> Result<Self> {
        let mut mask = Self::of(fx, value)?;
        let length = fx.legal(limit)?;
        let below = lanes_below(fx, &length, mask.count())?;
        mask.booleans = integer_parts(fx, Opcode::And, &mask.booleans, &below)?;
        mask.known = false;
        Ok(mask)
    }

    /// Returns the number of lanes.
    fn count(&self) -> u32 {
        self.booleans.lanes.count
    }

    fn bit(&self, fx: &mut FunctionCx<'_, 'm>, lane: u32) -> Result<Bit> {
        if self.known {
            match self.value.aggregate_element(lane).and_then(Value::int_zext) {
                Some(0) => return Ok(Bit::Clear),
                Some(_) => return Ok(Bit::Set),
                None => {}
            }
        }
        Ok(Bit::Computed(extract_lane(fx, &self.booleans, lane)?.parts[0]))
    }
}

/// Consecutive lanes in memory.
struct MemoryLanes<'m> {
    pointer: Pointer,
    element: Type<'m>,
    /// The bytes from one lane to the next.
    stride: u64,
    access: Access,
}

impl<'m> MemoryLanes<'m> {
    /// Returns the lanes of a vector in memory.
    fn of_vector(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: u32, vector: Type<'m>) -> Result<Self> {
        let stride = stride(fx, vector)?;
        Self::at(fx, inst, argument, vector.scalar(), stride)
    }

    /// Returns the elements of an array, which have the type of a vector's lanes.
    fn of_array(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: u32, vector: Type<'m>) -> Result<Self> {
        let element = vector.scalar();
        let stride = fx.mx.layout.alloc_size(element);
        Self::at(fx, inst, argument, element, stride)
    }

    fn at(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: u32, element: Type<'m>, stride: u64) -> Result<Self> {
        let pointer = fx.pointer(inst.argument(argument))?;
        Ok(Self { pointer, element, stride, access: access(inst, argument) })
    }

    fn load(&self, fx: &mut FunctionCx<'_, 'm>, lane: u32) -> Result<Parts> {
        memory_access::load_at(fx, self.element, self.pointer, self.stride * u64::from(lane), self.access)
    }

    fn store(&self, fx: &mut FunctionCx<'_, 'm>, lane: u32, value: &[Typed]) -> Result<()> {
        memory_access::store_at(fx, self.element, value, self.pointer, self.stride * u64::from(lane), self.access)
    }

    /// Returns the row from element `index` on, which is not constant.
    fn starting_at(&self, fx: &mut FunctionCx<'_, 'm>, index: Typed) -> Result<Self> {
        let (width, byte) = (fx.mx.pointer_bits, fx.mx.type_int(8)?);
        let stride = fx.mx.int_constant(width, self.stride)?;
        let offset = fx.mul(index, stride)?;
        let pointer = offset_pointer(fx, self.pointer, offset, byte)?;
        let alignment = self.access.alignment.min(1 << self.stride.trailing_zeros());
        Ok(Self { pointer, access: Access { alignment, ..self.access }, ..*self })
    }
}

fn access(inst: Inst<'_>, argument: u32) -> Access {
    let alignment = inst.int_attribute(AttributePosition::Parameter(argument), "align").unwrap_or(1);
    Access { alignment, volatile: false, nontemporal: inst.value().metadata("nontemporal").is_some() }
}

/// Returns the bytes from one lane of a vector in memory to the next.
fn stride<'m>(fx: &mut FunctionCx<'_, 'm>, vector: Type<'m>) -> Result<u64> {
    let bits = match fx.lanes(vector)?.lane {
        Lane::Pointer { .. } => fx.mx.pointer_bits,
        lane => lane.number_bits()?,
    };
    if bits % 8 != 0 {
        return Err(invalid(format!(
            "expected lanes of whole bytes in a masked memory access, found {vector}, whose lanes LLVM's own passes \
             place in two ways, packed or each at an address of its own: load or store the whole vector and select the \
             lanes"
        )));
    }
    Ok(u64::from(bits / 8))
}

/// Loads each lane of a vector by `load` if the mask selects it, else takes it from `otherwise`.
fn load_lanes<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    inst: Inst<'m>,
    mask: &Mask<'m>,
    otherwise: Option<Value<'m>>,
    load: impl Fn(&mut FunctionCx<'a, 'm>, u32) -> Result<Parts>,
) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let types = fx.types_of(inst.value())?;
    let node = fx.mx.facts.element_types.node(inst.value());
    let words = if lanes.lane.has_vectors() { 1 } else { lanes.lane.words() as usize };
    let scalar_types = if lanes.lane.has_vectors() {
        Parts::from_elem(fx.mx.lane_type(lanes.lane)?, 1)
    } else {
        Parts::from_slice(&types[..words])
    };
    let stored_type = loaded_pointer_type(fx, inst.ty())?;
    let load = |fx: &mut FunctionCx<'a, 'm>, lane: u32| {
        let loaded = load(fx, lane)?;
        // Pointers in memory are pointers to i8 here, as in every aggregate.
        if stored_type.is_none() {
            return Ok(loaded);
        }
        loaded.iter().map(|part| fx.bitcast_if_needed(*part, scalar_types[0])).collect::<Result<Parts>>()
    };
    let otherwise = match otherwise {
        Some(value) => fx.value_as(value, node)?,
        None => types.iter().map(|ty| fx.mx.undef(*ty)).collect::<Result<Parts>>()?,
    };
    let otherwise = Legal::new(lanes, otherwise);
    let mut results = Parts::new();
    for lane in 0..lanes.count {
        let old = extract_lane(fx, &otherwise, lane)?.parts;
        results.extend(match mask.bit(fx, lane)? {
            Bit::Clear => old,
            Bit::Set => load(fx, lane)?,
            Bit::Computed(bit) => fx.when(bit, &old, |fx| load(fx, lane))?,
        });
    }
    gather_lanes(fx, lanes, &results).map(Legal::into_parts)
}

/// Returns the type of a loaded pointer; `None` for a vector of another type.
fn loaded_pointer_type<'m>(fx: &mut FunctionCx<'_, 'm>, vector: Type<'m>) -> Result<Option<SpirvType>> {
    match vector.address_space() {
        Some(space) => fx.mx.byte_pointer(space).map(Some),
        None => Ok(None),
    }
}

/// Calls `store` for each lane of a vector that the mask selects.
fn store_lanes<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    vector: Value<'m>,
    mask: &Mask<'m>,
    store: impl Fn(&mut FunctionCx<'a, 'm>, u32, &[Typed]) -> Result<()>,
) -> Result<()> {
    let lanes = fx.lanes(vector.ty())?;
    let parts = match loaded_pointer_type(fx, vector.ty())? {
        Some(stored) => fx.pointers_as(vector, stored)?,
        None => fx.value(vector)?,
    };
    let values = Legal::new(lanes, parts);
    for lane in 0..lanes.count {
        let value = extract_lane(fx, &values, lane)?.parts;
        match mask.bit(fx, lane)? {
            Bit::Clear => {}
            Bit::Set => store(fx, lane, &value)?,
            Bit::Computed(bit) => {
                fx.when(bit, &[], |fx| store(fx, lane, &value).map(|()| Parts::new()))?;
            }
        }
    }
    Ok(())
}

/// `llvm.masked.load(ptr, mask, otherwise)` => an `OpLoad` of each selected lane
pub(super) fn load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_vector(fx, inst, 0, inst.ty())?;
    let mask = Mask::of(fx, inst.argument(1))?;
    load_lanes(fx, inst, &mask, Some(inst.argument(2)), |fx, lane| row.load(fx, lane))
}

/// `llvm.masked.store(value, ptr, mask)` => an `OpStore` of each selected lane
pub(super) fn store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_vector(fx, inst, 1, inst.argument(0).ty())?;
    let mask = Mask::of(fx, inst.argument(2))?;
    store_lanes(fx, inst.argument(0), &mask, |fx, lane, value| row.store(fx, lane, value))?;
    Ok(Parts::new())
}

/// `llvm.vp.load(ptr, mask, length)` => an `OpLoad` of each selected lane below `length`
pub(super) fn load_with_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_vector(fx, inst, 0, inst.ty())?;
    let mask = Mask::up_to(fx, inst.argument(1), inst.argument(2))?;
    load_lanes(fx, inst, &mask, None, |fx, lane| row.load(fx, lane))
}

/// `llvm.vp.store(value, ptr, mask, length)` => an `OpStore` of each selected lane below `length`
pub(super) fn store_with_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_vector(fx, inst, 1, inst.argument(0).ty())?;
    let mask = Mask::up_to(fx, inst.argument(2), inst.argument(3))?;
    store_lanes(fx, inst.argument(0), &mask, |fx, lane, value| row.store(fx, lane, value))?;
    Ok(Parts::new())
}

/// `llvm.masked.gather(pointers, mask, otherwise)` => an `OpLoad` from the pointer of each selected lane
pub(super) fn gather<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::of(fx, inst.argument(1))?;
    gathered(fx, inst, &mask, Some(inst.argument(2)))
}

/// `llvm.vp.gather(pointers, mask, length)` => an `OpLoad` from the pointer of each selected lane below `length`
pub(super) fn gather_with_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::up_to(fx, inst.argument(1), inst.argument(2))?;
    gathered(fx, inst, &mask, None)
}

fn gathered<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    mask: &Mask<'m>,
    otherwise: Option<Value<'m>>,
) -> Result<Parts> {
    let (addresses, element, access) = (fx.pointers(inst.argument(0))?, inst.ty().scalar(), access(inst, 0));
    load_lanes(fx, inst, mask, otherwise, |fx, lane| memory_access::load(fx, element, addresses[lane as usize], access))
}

/// `llvm.masked.scatter(value, pointers, mask)` => an `OpStore` to the pointer of each selected lane
pub(super) fn scatter<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::of(fx, inst.argument(2))?;
    scattered(fx, inst, &mask)
}

/// `llvm.vp.scatter(value, pointers, mask, length)` => an `OpStore` to the pointer of each selected lane below `length`
pub(super) fn scatter_with_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::up_to(fx, inst.argument(2), inst.argument(3))?;
    scattered(fx, inst, &mask)
}

fn scattered<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, mask: &Mask<'m>) -> Result<Parts> {
    let (addresses, element, access) =
        (fx.pointers(inst.argument(1))?, inst.argument(0).ty().scalar(), access(inst, 1));
    store_lanes(fx, inst.argument(0), mask, |fx, lane, value| {
        memory_access::store(fx, element, value, addresses[lane as usize], access)
    })?;
    Ok(Parts::new())
}

/// `llvm.masked.expandload(ptr, mask, otherwise)` => an `OpLoad` of the next array element for each selected lane
pub(super) fn expand<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_array(fx, inst, 0, inst.ty())?;
    let mask = Mask::of(fx, inst.argument(1))?;
    let before = counts(fx, &mask)?;
    load_lanes(fx, inst, &mask, Some(inst.argument(2)), |fx, lane| {
        row.starting_at(fx, before[lane as usize])?.load(fx, 0)
    })
}

/// `llvm.masked.compressstore(value, ptr, mask)` => an `OpStore` of each selected lane to the next array element
pub(super) fn compress<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let row = MemoryLanes::of_array(fx, inst, 1, inst.argument(0).ty())?;
    let mask = Mask::of(fx, inst.argument(2))?;
    let before = counts(fx, &mask)?;
    store_lanes(fx, inst.argument(0), &mask, |fx, lane, value| {
        row.starting_at(fx, before[lane as usize])?.store(fx, 0, value)
    })?;
    Ok(Parts::new())
}

/// Returns the number of set bits before each lane, as an integer of the width of pointers.
fn counts<'m>(fx: &mut FunctionCx<'_, 'm>, mask: &Mask<'m>) -> Result<Parts> {
    let width = fx.mx.pointer_bits;
    let (zero, one) = (fx.mx.int_constant(width, 0)?, fx.mx.int_constant(width, 1)?);
    let (mut known, mut sum) = (0, None);
    let mut counts = Parts::new();
    for lane in 0..mask.count() {
        counts.push(match sum {
            None => fx.mx.int_constant(width, known)?,
            Some(sum) => sum,
        });
        match mask.bit(fx, lane)? {
            Bit::Clear => {}
            Bit::Set if sum.is_none() => known += 1,
            bit => {
                let more = match bit {
                    Bit::Computed(bit) => fx.select(bit, one, zero)?,
                    Bit::Set | Bit::Clear => one,
                };
                let before = counts[lane as usize];
                sum = Some(fx.add(before, more)?);
            }
        }
    }
    Ok(counts)
}

/// `llvm.experimental.vp.strided.load(ptr, stride, mask, length)` => an `OpLoad` of each selected lane below `length`
pub(super) fn strided_load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::up_to(fx, inst.argument(2), inst.argument(3))?;
    let addresses = strided(fx, inst, 0, 1, mask.count())?;
    let (element, access) = (inst.ty().scalar(), Access { alignment: 1, ..access(inst, 0) });
    load_lanes(fx, inst, &mask, None, |fx, lane| memory_access::load(fx, element, addresses[lane as usize], access))
}

/// `llvm.experimental.vp.strided.store(value, ptr, stride, mask, length)` => an `OpStore` of each selected lane below
/// `length`
pub(super) fn strided_store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mask = Mask::up_to(fx, inst.argument(3), inst.argument(4))?;
    let addresses = strided(fx, inst, 1, 2, mask.count())?;
    let (element, access) = (inst.argument(0).ty().scalar(), Access { alignment: 1, ..access(inst, 1) });
    store_lanes(fx, inst.argument(0), &mask, |fx, lane, value| {
        memory_access::store(fx, element, value, addresses[lane as usize], access)
    })?;
    Ok(Parts::new())
}

/// Returns `count` pointers, each `argument(step)` bytes after the previous one.
fn strided<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    base: u32,
    step: u32,
    count: u32,
) -> Result<Parts<Pointer>> {
    let (byte, width) = (fx.mx.type_int(8)?, fx.mx.pointer_bits);
    let step = offset_argument(fx, inst, step, true)?;
    let base = fx.pointer(inst.argument(base))?;
    (0..count)
        .map(|lane| {
            let lane = fx.mx.int_constant(width, u64::from(lane))?;
            let offset = fx.mul(step, lane)?;
            offset_pointer(fx, base, offset, byte)
        })
        .collect()
}

/// `llvm.experimental.vector.compress(value, mask, otherwise)` => `OpSelect`s that put the selected lanes first, then the
/// lanes of `otherwise`
pub(super) fn compress_lanes<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let node = fx.mx.facts.element_types.node(inst.value());
    let mask = Mask::of(fx, inst.argument(1))?;
    let (value, otherwise) = (fx.legal_as(inst.argument(0), node)?, fx.legal_as(inst.argument(2), node)?);
    let width = fx.mx.pointer_bits;
    let index = Lane::Int { bits: width, width };
    let before = counts(fx, &mask)?;
    let mut results = Parts::new();
    for position in 0..lanes.count {
        let mut chosen = extract_lane(fx, &otherwise, position)?;
        let number = lanewise::number(fx, Lanes { lane: index, count: 1 }, Number::Small(u64::from(position)))?;
        for lane in position..lanes.count {
            let bit = extract_lane(fx, &mask.booleans, lane)?;
            let count = Legal::scalar(index, before[lane as usize]);
            let here = compare_integers(fx, IntPredicate::Eq, &count, &number)?;
            let taken = lanewise::logical(fx, Op::LogicalAnd, &bit, &here)?;
            let source = extract_lane(fx, &value, lane)?;
            chosen = lanewise::select(fx, &taken, &source, &chosen)?;
        }
        results.extend(chosen.parts);
    }
    gather_lanes(fx, lanes, &results).map(Legal::into_parts)
}
