//! OpenCL C's numbers of memory orders, scopes and fence flags (OpenCL C 3.0, sections 6.15.8 and 6.15.12).
//!
//! Kernels may choose them at run time (specification, section 2.16.2: only shaders must not). A number that is not a
//! constant is looked up in a 32-bit integer with a bit field for each enumerant.

use crate::lower::builtins::opencl::checks::{u32_argument, wrong_arguments};
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::{MemorySemantics, Scope};

/// A mask or enumerant, constant or computed at run time.
#[derive(Clone, Copy, Debug)]
pub(super) enum MaskValue {
    Constant(u32),
    Dynamic(Typed),
}

impl MaskValue {
    /// Returns the bitwise or of both.
    pub(super) fn or(self, fx: &mut FunctionCx<'_, '_>, other: Self) -> Result<Self> {
        if let (Self::Constant(a), Self::Constant(b)) = (self, other) {
            return Ok(Self::Constant(a | b));
        }
        let (a, b) = (self.id(fx)?, other.id(fx)?);
        fx.or(a, b).map(Self::Dynamic)
    }

    pub(super) fn id(self, fx: &mut FunctionCx<'_, '_>) -> Result<Typed> {
        match self {
            Self::Constant(value) => fx.mx.u32_constant(value),
            Self::Dynamic(id) => Ok(id),
        }
    }
}

/// `memory_order`, with C11's numbers. A consume operation is at most an acquire.
#[rustfmt::skip]
const ORDERS: &[(u32, MemorySemantics)] = &[
    (0, MemorySemantics::Relaxed),
    (1, MemorySemantics::Acquire),
    (2, MemorySemantics::Acquire),
    (3, MemorySemantics::Release),
    (4, MemorySemantics::AcquireRelease),
    (5, MemorySemantics::SequentiallyConsistent),
];

/// `memory_scope`
#[rustfmt::skip]
const SCOPES: &[(u32, Scope)] = &[
    (0, Scope::Invocation),
    (1, Scope::Workgroup),
    (2, Scope::Device),
    (3, Scope::CrossDevice),
    (4, Scope::Subgroup),
];

/// `CLK_LOCAL_MEM_FENCE`, `CLK_GLOBAL_MEM_FENCE`, `CLK_IMAGE_MEM_FENCE`
const FLAGS: &[(u32, MemorySemantics)] = &[
    (1, MemorySemantics::WorkgroupMemory),
    (2, MemorySemantics::CrossWorkgroupMemory),
    (4, MemorySemantics::ImageMemory),
];

/// `memory_order` => the order among `MemorySemantics`
pub(super) fn order<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, order: Value<'m>) -> Result<MaskValue> {
    look_up(fx, inst, order, ORDERS.iter().map(|(number, order)| (*number, order.0)))
}

/// `memory_scope` => `Scope`
pub(super) fn scope<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, scope: Value<'m>) -> Result<Typed> {
    look_up(fx, inst, scope, SCOPES.iter().map(|(number, scope)| (*number, scope.0)))?.id(fx)
}

/// Returns the second column of the row whose first column is `value`.
///
/// At run time, the second columns are bit fields of one constant, from which a shift and a mask extract one.
fn look_up<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    value: Value<'m>,
    mut rows: impl Iterator<Item = (u32, u32)>,
) -> Result<MaskValue> {
    /// The width of a bit field: no second column is more than 16, and no first column more than 5.
    const BITS: u32 = 5;
    if let Some(constant) = value.int_zext() {
        let row = rows.find(|(number, _)| u64::from(*number) == constant);
        return row.map(|(_, result)| MaskValue::Constant(result)).ok_or_else(|| wrong_arguments(inst));
    }
    let table = rows.fold(0, |table, (number, result)| table | result << (number * BITS));
    let value = u32_argument(fx, inst, value)?;
    let (table, bits) = (fx.mx.u32_constant(table)?, fx.mx.u32_constant(BITS)?);
    let mask = fx.mx.u32_constant((1 << BITS) - 1)?;
    let position = fx.mul(value, bits)?;
    let shifted = fx.lshr(table, position)?;
    fx.and(shifted, mask).map(MaskValue::Dynamic)
}

/// `cl_mem_fence_flags` => the storage classes among `MemorySemantics`
pub(super) fn memory<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, flags: Value<'m>) -> Result<MaskValue> {
    if let Some(flags) = flags.int_zext() {
        let rows = FLAGS.iter().filter(|(flag, _)| flags & u64::from(*flag) != 0);
        return Ok(MaskValue::Constant(rows.fold(0, |mask, (_, memory)| mask | memory.0)));
    }
    let value = u32_argument(fx, inst, flags)?;
    let mut all = MaskValue::Constant(0);
    for (flag, memory) in FLAGS {
        // Each flag is one bit, and so is its storage class.
        let (factor, flag) = (fx.mx.u32_constant(memory.0 / flag)?, fx.mx.u32_constant(*flag)?);
        let bit = fx.and(value, flag)?;
        let bit = fx.mul(bit, factor)?;
        all = if matches!(all, MaskValue::Constant(0)) {
            MaskValue::Dynamic(bit)
        } else {
            all.or(fx, MaskValue::Dynamic(bit))?
        };
    }
    Ok(all)
}
