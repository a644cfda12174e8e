//! Work-item functions: registers and memory of the target, and what follows from these.

use super::code::Code;
use crate::ir::{IntPredicate, Opcode, ValueId};
use crate::map::address_space::CONSTANT;
use crate::map::work_item::{
    GpuSource, HSA_REST, HSA_WHOLE_GROUPS, Shape, WorkItemFunction, function_of, work_item_function,
};
use crate::spirv::grammar::BuiltIn;

/// The suffixes of the intrinsics for each dimension.
const DIMENSIONS: [&str; 3] = ["x", "y", "z"];

/// A mask with 32 lanes.
const ALL_LANES: u32 = u32::MAX;

/// Returns the function with a name, and the dimension that is part of the name: `get_global_id.x`.
pub(super) fn parse(name: &str) -> Option<(&'static WorkItemFunction, Option<u32>)> {
    let (base, suffix) = name.split_once('.').map_or((name, None), |(base, suffix)| (base, Some(suffix)));
    let dimension = suffix.map(|suffix| DIMENSIONS.iter().position(|own| *own == suffix));
    Some((work_item_function(base)?, dimension.map(|found| found.map(|number| number as u32)).unwrap_or_default()))
}

/// Defines a work-item function, for one dimension or for the dimension in its parameter.
pub(super) fn define(mut code: Code<'_, '_>, function: &WorkItemFunction, dimension: Option<u32>) {
    let result = code.signature()[0];
    let value = match function.shape {
        Shape::Dimensions { default } => match dimension {
            Some(dimension) => read(&mut code, function.builtin, dimension),
            None => in_dimension(&mut code, function.builtin, default),
        },
        Shape::Size | Shape::Word => read(&mut code, function.builtin, 0),
        Shape::Mask => {
            let bits = mask(&mut code, function.builtin);
            // A variable of one integer has the lowest lanes.
            if code.ir.vector_length(result) == Some(4) { words(&mut code, bits) } else { bits }
        }
    };
    let value = match (code.ir.vector_length(result), code.ir.int_width(result)) {
        (None, Some(bits)) => code.resized(value, bits),
        _ => value,
    };
    code.finish(Some(value));
}

/// Returns a variable in the dimension that is the parameter.
fn in_dimension(code: &mut Code<'_, '_>, builtin: BuiltIn, default: u32) -> ValueId {
    let dimension = code.fb.argument(0);
    let mut value = code.i64(default.into());
    for number in (0..DIMENSIONS.len() as u32).rev() {
        let found = read(code, builtin, number);
        let number = code.i32(number);
        let is_this = code.icmp(IntPredicate::Eq, dimension, number);
        value = code.select(is_this, found, value);
    }
    value
}

/// Returns a variable, or its component in a dimension, as an integer of 64 bits.
pub(super) fn read(code: &mut Code<'_, '_>, builtin: BuiltIn, dimension: u32) -> ValueId {
    let row = function_of(builtin);
    let has_dimensions = row.is_some_and(|row| matches!(row.shape, Shape::Dimensions { .. }));
    match row.map_or(GpuSource::Computed, |row| row.gpu.pick(code.gpu)) {
        GpuSource::Computed => computed(code, builtin, dimension),
        source => read_source(code, source, dimension, has_dimensions),
    }
}

/// Returns the value of a variable that the target has in a register or in memory.
fn read_source(code: &mut Code<'_, '_>, source: GpuSource, dimension: u32, has_dimensions: bool) -> ValueId {
    match source {
        GpuSource::Register(name) => {
            let suffix = DIMENSIONS.get(dimension as usize).filter(|_| has_dimensions);
            let name = suffix.map_or_else(|| name.to_owned(), |suffix| format!("{name}.{suffix}"));
            register(code, &name)
        }
        GpuSource::Memory { base, offset, bits } => memory(code, base, offset + dimension * bits / 8, bits),
        GpuSource::Zero | GpuSource::Computed => code.i64(0),
    }
}

fn register(code: &mut Code<'_, '_>, name: &str) -> ValueId {
    let word = code.ir.int_type(32);
    let value = code.call(name, word, &[]);
    code.resized(value, 64)
}

/// Returns an integer in memory that the runtime has filled.
fn memory(code: &mut Code<'_, '_>, base: &str, offset: u32, bits: u32) -> ValueId {
    let constant = code.gpu.target().spaces.number(CONSTANT);
    let pointer = code.ir.pointer_type(constant);
    let base = code.call(base, pointer, &[]);
    let (byte, offset) = (code.ir.int_type(8), code.i64(offset.into()));
    let address = code.fb.gep(code.ir, byte, base, &[offset], 0);
    let ty = code.ir.int_type(bits);
    let value = code.fb.load(ty, address, u64::from(bits / 8), false);
    code.resized(value, 64)
}

/// Returns a variable that others give.
fn computed(code: &mut Code<'_, '_>, builtin: BuiltIn, dimension: u32) -> ValueId {
    match builtin {
        BuiltIn::GlobalInvocationId => {
            let offset = read(code, BuiltIn::GlobalOffset, dimension);
            let id = id_in_range(code, dimension);
            code.binary(Opcode::Add, offset, id)
        }
        BuiltIn::GlobalSize => {
            let [groups, size] =
                [BuiltIn::NumWorkgroups, BuiltIn::EnqueuedWorkgroupSize].map(|builtin| read(code, builtin, dimension));
            code.binary(Opcode::Mul, groups, size)
        }
        BuiltIn::WorkgroupSize => {
            let group = read(code, BuiltIn::WorkgroupId, dimension);
            let whole = whole_groups(code, dimension);
            let is_whole = code.icmp(IntPredicate::Ult, group, whole);
            let size = read(code, BuiltIn::EnqueuedWorkgroupSize, dimension);
            let rest = rest_of_groups(code, dimension);
            code.select(is_whole, size, rest)
        }
        BuiltIn::NumWorkgroups => {
            let (whole, rest, zero) = (whole_groups(code, dimension), rest_of_groups(code, dimension), code.i64(0));
            let has_rest = code.icmp(IntPredicate::Ne, rest, zero);
            let has_rest = code.resized(has_rest, 64);
            code.binary(Opcode::Add, whole, has_rest)
        }
        BuiltIn::WorkDim => dimensions(code),
        BuiltIn::LocalInvocationIndex => {
            linear(code, |code, dimension| read(code, BuiltIn::LocalInvocationId, dimension), BuiltIn::WorkgroupSize)
        }
        BuiltIn::GlobalLinearId => linear(code, id_in_range, BuiltIn::GlobalSize),
        BuiltIn::SubgroupLocalInvocationId => lane(code),
        BuiltIn::SubgroupId => {
            let index = read(code, BuiltIn::LocalInvocationIndex, 0);
            let size = read(code, BuiltIn::SubgroupMaxSize, 0);
            code.binary(Opcode::UDiv, index, size)
        }
        BuiltIn::SubgroupSize => {
            // The last sub-group of a group may have fewer work-items.
            let (id, size) = (read(code, BuiltIn::SubgroupId, 0), read(code, BuiltIn::SubgroupMaxSize, 0));
            let items = items(code, BuiltIn::WorkgroupSize);
            let before = code.binary(Opcode::Mul, id, size);
            let rest = code.binary(Opcode::Sub, items, before);
            let is_full = code.icmp(IntPredicate::Ugt, rest, size);
            code.select(is_full, size, rest)
        }
        BuiltIn::NumSubgroups => sub_groups(code, BuiltIn::WorkgroupSize),
        // The enqueued sub-groups.
        _ => sub_groups(code, BuiltIn::EnqueuedWorkgroupSize),
    }
}

/// Returns the number of a work-item in the range, without the offset of this.
fn id_in_range(code: &mut Code<'_, '_>, dimension: u32) -> ValueId {
    let [group, size, local] = [BuiltIn::WorkgroupId, BuiltIn::EnqueuedWorkgroupSize, BuiltIn::LocalInvocationId]
        .map(|builtin| read(code, builtin, dimension));
    let first = code.binary(Opcode::Mul, group, size);
    code.binary(Opcode::Add, first, local)
}

/// Returns the number of groups of the whole size on HSA.
fn whole_groups(code: &mut Code<'_, '_>, dimension: u32) -> ValueId {
    read_source(code, HSA_WHOLE_GROUPS, dimension, true)
}

/// Returns the number of work-items of a smaller group at the end on HSA.
fn rest_of_groups(code: &mut Code<'_, '_>, dimension: u32) -> ValueId {
    read_source(code, HSA_REST, dimension, true)
}

/// Returns the number of dimensions, up to the last one with more than one work-item.
fn dimensions(code: &mut Code<'_, '_>) -> ValueId {
    let mut value = code.i64(1);
    for dimension in [1, 2] {
        let (size, one) = (read(code, BuiltIn::GlobalSize, dimension), code.i64(1));
        let is_used = code.icmp(IntPredicate::Ugt, size, one);
        let number = code.i64(u64::from(dimension) + 1);
        value = code.select(is_used, number, value);
    }
    value
}

/// Returns `(z * sizes.y + y) * sizes.x + x`.
fn linear(code: &mut Code<'_, '_>, id: fn(&mut Code<'_, '_>, u32) -> ValueId, sizes: BuiltIn) -> ValueId {
    let mut value = id(code, 2);
    for dimension in [1, 0] {
        let size = read(code, sizes, dimension);
        let rows = code.binary(Opcode::Mul, value, size);
        let own = id(code, dimension);
        value = code.binary(Opcode::Add, rows, own);
    }
    value
}

/// Returns the number of work-items of a group.
pub(super) fn items(code: &mut Code<'_, '_>, sizes: BuiltIn) -> ValueId {
    let [x, y, z] = [0, 1, 2].map(|dimension| read(code, sizes, dimension));
    let plane = code.binary(Opcode::Mul, x, y);
    code.binary(Opcode::Mul, plane, z)
}

fn sub_groups(code: &mut Code<'_, '_>, sizes: BuiltIn) -> ValueId {
    let (items, size) = (items(code, sizes), read(code, BuiltIn::SubgroupMaxSize, 0));
    let minus_one = code.i64(u64::MAX);
    let last = code.binary(Opcode::Add, size, minus_one);
    let sum = code.binary(Opcode::Add, items, last);
    code.binary(Opcode::UDiv, sum, size)
}

/// Returns the number of the work-item in its sub-group on AMD's GPUs: the number of lanes before its own.
fn lane(code: &mut Code<'_, '_>) -> ValueId {
    let word = code.ir.int_type(32);
    let (lanes, zero) = (code.i32(ALL_LANES), code.i32(0));
    let low = code.call("llvm.amdgcn.mbcnt.lo", word, &[lanes, zero]);
    let both = code.call("llvm.amdgcn.mbcnt.hi", word, &[lanes, low]);
    code.resized(both, 64)
}

/// Returns the lanes that a mask of a sub-group has.
fn mask(code: &mut Code<'_, '_>, builtin: BuiltIn) -> ValueId {
    let (lane, one) = (read(code, BuiltIn::SubgroupLocalInvocationId, 0), code.i64(1));
    let own = code.binary(Opcode::Shl, one, lane);
    let below = code.binary(Opcode::Sub, own, one);
    let up_to = code.binary(Opcode::Or, own, below);
    match builtin {
        BuiltIn::SubgroupEqMask => own,
        BuiltIn::SubgroupLtMask => below,
        BuiltIn::SubgroupLeMask => up_to,
        BuiltIn::SubgroupGeMask => not_in(code, below),
        _ => not_in(code, up_to),
    }
}

/// Returns the lanes of the sub-group that a mask does not have.
fn not_in(code: &mut Code<'_, '_>, mask: ValueId) -> ValueId {
    let (size, limit, bits) = (read(code, BuiltIn::SubgroupMaxSize, 0), code.i64(64), code.i64(u64::MAX));
    let rest = code.binary(Opcode::Sub, limit, size);
    let all = code.binary(Opcode::LShr, bits, rest);
    let inverse = code.binary(Opcode::Xor, mask, all);
    code.binary(Opcode::And, inverse, all)
}

/// Returns a mask of lanes as four words.
pub(super) fn words(code: &mut Code<'_, '_>, bits: ValueId) -> ValueId {
    let word = code.ir.int_type(32);
    let ty = code.ir.vector_type(word, 4);
    let zero = code.i32(0);
    let mut value = code.ir.aggregate(ty, &[zero; 4]);
    let half = code.i64(32);
    let high = code.binary(Opcode::LShr, bits, half);
    for (index, part) in [bits, high].into_iter().enumerate() {
        let (part, index) = (code.resized(part, 32), code.i32(index as u32));
        value = code.fb.insert_element(code.ir, value, part, index);
    }
    value
}
