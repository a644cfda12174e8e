//! Memory orders, scopes and flags as OpenCL C counts them (OpenCL C 3.0, sections 6.15.8 and 6.15.12).
//!
//! Kernels may choose them at run time (specification, section 2.16.2: only shaders must not). A number that is not
//! a constant is looked up in a word that holds every meaning.

use crate::error::Result;
use crate::llvm::{Inst, Value};
use crate::lower::builtins::opencl::call::{word, wrong_arguments};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::Id;
use crate::spirv::grammar::{MemorySemantics, Scope};

/// A mask or enumerant that may depend on what the kernel computes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Number {
    Known(u32),
    Computed(Id),
}

impl Number {
    /// The bits of both.
    pub(super) fn or(self, fx: &mut FunctionCx<'_, '_>, other: Self) -> Result<Self> {
        if let (Self::Known(a), Self::Known(b)) = (self, other) {
            return Ok(Self::Known(a | b));
        }
        let (ty, a, b) = (fx.mx.type_int(32)?, self.id(fx)?, other.id(fx)?);
        fx.or(ty, a, b).map(Self::Computed)
    }

    pub(super) fn id(self, fx: &mut FunctionCx<'_, '_>) -> Result<Id> {
        match self {
            Self::Known(value) => fx.mx.u32_constant(value),
            Self::Computed(id) => Ok(id),
        }
    }
}

/// `memory_order`, which is C11's. A consume operation is at most an acquire.
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
pub(super) fn order<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, order: Value<'m>) -> Result<Number> {
    choose(fx, inst, order, ORDERS.iter().map(|(number, order)| (*number, order.0)))
}

/// `memory_scope` => `Scope`
pub(super) fn scope<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, scope: Value<'m>) -> Result<Id> {
    choose(fx, inst, scope, SCOPES.iter().map(|(number, scope)| (*number, scope.0)))?.id(fx)
}

/// The meaning of `value`, one of the rows.
///
/// At run time, the meanings stand side by side in one word and the right one is shifted out of it.
fn choose<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    value: Value<'m>,
    mut rows: impl Iterator<Item = (u32, u32)>,
) -> Result<Number> {
    /// No meaning is more than 16, and no number more than 5.
    const BITS: u32 = 5;
    if let Some(constant) = value.int_zext() {
        let row = rows.find(|(number, _)| u64::from(*number) == constant);
        return row.map(|(_, meaning)| Number::Known(meaning)).ok_or_else(|| wrong_arguments(inst));
    }
    let table = rows.fold(0, |table, (number, meaning)| table | meaning << (number * BITS));
    let (value, ty) = (word(fx, inst, value)?, fx.mx.type_int(32)?);
    let (table, bits) = (fx.mx.u32_constant(table)?, fx.mx.u32_constant(BITS)?);
    let mask = fx.mx.u32_constant((1 << BITS) - 1)?;
    let place = fx.mul(ty, value, bits)?;
    let shifted = fx.lshr(ty, table, place)?;
    fx.and(ty, shifted, mask).map(Number::Computed)
}

/// `cl_mem_fence_flags` => the memory that is ordered
pub(super) fn memory<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, flags: Value<'m>) -> Result<Number> {
    if let Some(flags) = flags.int_zext() {
        let rows = FLAGS.iter().filter(|(flag, _)| flags & u64::from(*flag) != 0);
        return Ok(Number::Known(rows.fold(0, |mask, (_, memory)| mask | memory.0)));
    }
    let (value, ty) = (word(fx, inst, flags)?, fx.mx.type_int(32)?);
    let mut all = Number::Known(0);
    for (flag, memory) in FLAGS {
        // Each flag is one bit, and so is what it means.
        let (factor, flag) = (fx.mx.u32_constant(memory.0 / flag)?, fx.mx.u32_constant(*flag)?);
        let bit = fx.and(ty, value, flag)?;
        let bit = fx.mul(ty, bit, factor)?;
        all = if matches!(all, Number::Known(0)) { Number::Computed(bit) } else { all.or(fx, Number::Computed(bit))? };
    }
    Ok(all)
}
