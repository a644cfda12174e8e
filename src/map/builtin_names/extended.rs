//! The functions for OpenCL.std.
//!
//! In the SPIR-V friendly form a vector load has the length of the vector as its last argument and a rounding store the
//! rounding mode; OpenCL C's functions have neither. `printf` is OpenCL C's, without mangling and with a variable
//! number of arguments, if its format is in constant memory.

use super::friendly::spelled_result;
use super::{ALL, BuiltinName, Facts, Spelling};
use crate::map::{MemoryEffect, opencl_memory, opencl_std};
use crate::names::{Class, Friendly, FriendlyKind, Scalar, Signedness};
use crate::spirv::grammar::{Std, StorageClass, std_row};

/// Returns `__spirv_ocl_NAME` with its suffix.
pub(super) fn friendly(std: Std, facts: &Facts<'_>) -> BuiltinName {
    let result = facts.result.and_then(|result| {
        let is_distinguished = opencl_memory::is_load(std)
            // A NaN of another format of 16 bits.
            || std == Std::nan && result.scalar() == Some(Scalar::BFloat);
        spelled_result(result, Signedness::Signed).filter(|_| is_distinguished)
    });
    // An instruction that the grammar does not have keeps its number.
    let name = std_row(std).map_or_else(|| std.0.to_string(), |row| row.name.to_owned());
    let whole = Friendly { return_type: result.as_deref(), ..Friendly::new(FriendlyKind::OpenClStd, &name) };
    BuiltinName::new(whole.to_string(), super::Arrangement::Operands).spelled(spelling(std)).effect(effect(std))
}

/// Returns OpenCL C's function.
pub(super) fn in_opencl(std: Std, facts: &Facts<'_>) -> Option<BuiltinName> {
    let in_constant_memory = facts.storage == Some(StorageClass::UniformConstant);
    let name = match std {
        Std::printf if in_constant_memory => return Some(BuiltinName::opencl("printf").unmangled()),
        Std::printf => return None,
        Std::popcount => BuiltinName::opencl("popcount"),
        // The functions for all types of data take masks, and are the functions on unsigned data.
        Std::shuffle | Std::shuffle2 | Std::nan => {
            return Some(of_row(std)?.spelled(Spelling::unsigned(ALL)).effect(effect(std)));
        }
        _ => of_row(std).or_else(|| of_vector_memory(std, facts))?,
    };
    Some(name.spelled(spelling(std)).effect(effect(std)))
}

fn of_row(std: Std) -> Option<BuiltinName> {
    opencl_std::function_of(std).map(|(row, _)| BuiltinName::opencl(row.name))
}

fn of_vector_memory(std: Std, facts: &Facts<'_>) -> Option<BuiltinName> {
    let data = if opencl_memory::is_load(std) { facts.result } else { facts.operands.first() };
    opencl_memory::name_of(std, data?.length(), facts.rounding).map(BuiltinName::opencl)
}

/// Returns the spelling that both forms of the name share.
fn spelling(std: Std) -> Spelling {
    if let Some((row, class)) = opencl_std::function_of(std) {
        let unsigned = if class == Some(Class::Unsigned) { ALL } else { row.unsigned.into() };
        return Spelling::unsigned(unsigned).constant(if std == Std::prefetch { 0b1 } else { 0 });
    }
    match std {
        Std::popcount => Spelling::default(),
        _ if opencl_memory::is_load(std) => Spelling::unsigned(0b01).constant(0b10),
        // Data, offset, pointer.
        _ => Spelling::unsigned(0b10),
    }
}

fn effect(std: Std) -> MemoryEffect {
    match opencl_std::function_of(std) {
        Some((row, _)) => row.effect,
        None if std == Std::popcount => MemoryEffect::None,
        None if opencl_memory::is_load(std) => MemoryEffect::Reads,
        None if std_row(std).is_some() => MemoryEffect::Writes,
        None => MemoryEffect::Unknown,
    }
}
