//! OpenCL C's builtin functions that are one instruction of OpenCL.std.
//!
//! Mathematical, common, geometric, integer, relational and miscellaneous functions of OpenCL C 3.0 (sections 6.15.2 to
//! 6.15.6 and 6.15.13). Vector loads and stores are in [`opencl_memory`](super::opencl_memory), functions that are core
//! instructions in [`opencl_ops`](super::opencl_ops).

use std::sync::LazyLock;

use super::gpu::{ByGpu, GpuMath};
use super::inverse::Inverse;
use super::{Choice, MemoryEffect};
use crate::names::Class;
use crate::spirv::grammar::Std;

/// A builtin function and its instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StdFunction {
    /// OpenCL C's name.
    pub name: &'static str,
    /// The instruction, by the class of the first parameter.
    pub std: Choice<Std>,
    /// A bit for each parameter that may be a scalar beside vectors. The instruction takes a splat of it.
    pub splat: u8,
    /// The result type.
    pub returns: Returns,
    /// The memory that the function accesses.
    pub effect: MemoryEffect,
    /// A bit for each parameter that is an unsigned integer, or a vector of them, in the function for any class.
    pub unsigned: u8,
    /// The implementation of the function of floating-point numbers on GPUs.
    pub gpu: GpuMath,
}

/// The result type of a function, by its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// The first parameter's element type, with the length of the longest parameter. The signedness does not matter.
    First,
    /// The first parameter's element type.
    Element,
    /// A 32-bit integer for each element of the first parameter.
    Words,
    /// A floating-point number of the same width for each element of the first parameter.
    Reals,
    /// An integer of twice the width for each element of the first parameter.
    Wider,
    /// The first parameter's element type, with the length of the last parameter.
    Selection,
    /// `void`
    Nothing,
}

impl StdFunction {
    /// Returns the instruction, given the class of the first parameter.
    pub const fn pick(&self, first: Option<Class>) -> Option<Std> {
        self.std.pick(first)
    }

    /// Returns `true` if this parameter may be a scalar beside vectors.
    pub const fn may_be_scalar(&self, parameter: usize) -> bool {
        parameter < 8 && self.splat >> parameter & 1 == 1
    }

    const fn splat(self, splat: u8) -> Self {
        Self { splat, ..self }
    }

    const fn returns(self, returns: Returns) -> Self {
        Self { returns, ..self }
    }

    const fn effect(self, effect: MemoryEffect) -> Self {
        Self { effect, ..self }
    }

    const fn unsigned(self, unsigned: u8) -> Self {
        Self { unsigned, ..self }
    }

    /// Returns the row of a function that GPUs compute by an intrinsic.
    const fn intrinsic(self, name: &'static str) -> Self {
        Self { gpu: GpuMath::Intrinsic(name), ..self }
    }

    /// Returns the row of a function that the libraries of GPUs have by the same name.
    const fn library(self) -> Self {
        self.libraries(self.name, self.name)
    }

    /// Returns the row of a function that GPUs compute by these functions of their libraries.
    const fn libraries(self, nvptx64: &'static str, amdgcn: &'static str) -> Self {
        Self { gpu: GpuMath::Library(ByGpu { nvptx64, amdgcn }), ..self }
    }
}

/// The functions, by name.
#[rustfmt::skip]
pub static STD_FUNCTIONS: &[StdFunction] = &[
    by_sign("abs", Std::s_abs, Std::u_abs),
    by_sign("abs_diff", Std::s_abs_diff, Std::u_abs_diff),
    float("acos", Std::acos).library(),
    float("acosh", Std::acosh).library(),
    float("acospi", Std::acospi).libraries("", "acospi"),
    by_sign("add_sat", Std::s_add_sat, Std::u_add_sat),
    float("asin", Std::asin).library(),
    float("asinh", Std::asinh).library(),
    float("asinpi", Std::asinpi).libraries("", "asinpi"),
    float("atan", Std::atan).library(),
    float("atan2", Std::atan2).library(),
    float("atan2pi", Std::atan2pi).libraries("", "atan2pi"),
    float("atanh", Std::atanh).library(),
    float("atanpi", Std::atanpi).libraries("", "atanpi"),
    ext("bitselect", Std::bitselect),
    float("cbrt", Std::cbrt).library(),
    float("ceil", Std::ceil).intrinsic("ceil"),
    by_class("clamp", Std::fclamp, Std::s_clamp, Std::u_clamp).splat(0b110),
    integer("clz", Std::clz),
    float("copysign", Std::copysign).intrinsic("copysign"),
    float("cos", Std::cos).library(),
    float("cosh", Std::cosh).library(),
    float("cospi", Std::cospi).library(),
    float("cross", Std::cross),
    integer("ctz", Std::ctz),
    float("degrees", Std::degrees),
    float("distance", Std::distance).returns(Returns::Element),
    float("erf", Std::erf).library(),
    float("erfc", Std::erfc).library(),
    float("exp", Std::exp).library(),
    float("exp10", Std::exp10).library(),
    float("exp2", Std::exp2).library(),
    float("expm1", Std::expm1).library(),
    float("fabs", Std::fabs).intrinsic("fabs"),
    float("fast_distance", Std::fast_distance).returns(Returns::Element),
    float("fast_length", Std::fast_length).returns(Returns::Element),
    float("fast_normalize", Std::fast_normalize),
    float("fdim", Std::fdim).library(),
    float("floor", Std::floor).intrinsic("floor"),
    float("fma", Std::fma).intrinsic("fma"),
    float("fmax", Std::fmax).splat(0b010).intrinsic("maxnum"),
    float("fmin", Std::fmin).splat(0b010).intrinsic("minnum"),
    float("fmod", Std::fmod).library(),
    float("fract", Std::fract).effect(MemoryEffect::Writes),
    float("frexp", Std::frexp).effect(MemoryEffect::Writes),
    by_sign("hadd", Std::s_hadd, Std::u_hadd),
    float("half_cos", Std::half_cos),
    float("half_divide", Std::half_divide),
    float("half_exp", Std::half_exp),
    float("half_exp10", Std::half_exp10),
    float("half_exp2", Std::half_exp2),
    float("half_log", Std::half_log),
    float("half_log10", Std::half_log10),
    float("half_log2", Std::half_log2),
    float("half_powr", Std::half_powr),
    float("half_recip", Std::half_recip),
    float("half_rsqrt", Std::half_rsqrt),
    float("half_sin", Std::half_sin),
    float("half_sqrt", Std::half_sqrt),
    float("half_tan", Std::half_tan),
    float("hypot", Std::hypot).library(),
    float("ilogb", Std::ilogb).returns(Returns::Words).libraries("", "ilogb"),
    float("ldexp", Std::ldexp).splat(0b010).library(),
    float("length", Std::length).returns(Returns::Element),
    float("lgamma", Std::lgamma).library(),
    float("lgamma_r", Std::lgamma_r).effect(MemoryEffect::Writes),
    float("log", Std::log).library(),
    float("log10", Std::log10).library(),
    float("log1p", Std::log1p).library(),
    float("log2", Std::log2).library(),
    float("logb", Std::logb).library(),
    float("mad", Std::mad).intrinsic("fmuladd"),
    by_sign("mad24", Std::s_mad24, Std::u_mad24),
    by_sign("mad_hi", Std::s_mad_hi, Std::u_mad_hi),
    by_sign("mad_sat", Std::s_mad_sat, Std::u_mad_sat),
    by_class("max", Std::fmax_common, Std::s_max, Std::u_max).splat(0b010).intrinsic("maxnum"),
    float("maxmag", Std::maxmag),
    by_class("min", Std::fmin_common, Std::s_min, Std::u_min).splat(0b010).intrinsic("minnum"),
    float("minmag", Std::minmag),
    float("mix", Std::mix).splat(0b100),
    float("modf", Std::modf).effect(MemoryEffect::Writes),
    by_sign("mul24", Std::s_mul24, Std::u_mul24),
    by_sign("mul_hi", Std::s_mul_hi, Std::u_mul_hi),
    integer("nan", Std::nan).returns(Returns::Reals).unsigned(0b1),
    float("native_cos", Std::native_cos),
    float("native_divide", Std::native_divide),
    float("native_exp", Std::native_exp),
    float("native_exp10", Std::native_exp10),
    float("native_exp2", Std::native_exp2),
    float("native_log", Std::native_log),
    float("native_log10", Std::native_log10),
    float("native_log2", Std::native_log2),
    float("native_powr", Std::native_powr),
    float("native_recip", Std::native_recip),
    float("native_rsqrt", Std::native_rsqrt),
    float("native_sin", Std::native_sin),
    float("native_sqrt", Std::native_sqrt),
    float("native_tan", Std::native_tan),
    float("nextafter", Std::nextafter).library(),
    float("normalize", Std::normalize),
    float("pow", Std::pow).library(),
    float("pown", Std::pown).libraries("powi", "pown"),
    float("powr", Std::powr).libraries("", "powr"),
    ext("prefetch", Std::prefetch).returns(Returns::Nothing).effect(MemoryEffect::Unknown).unsigned(0b10),
    ext("printf", Std::printf).effect(MemoryEffect::Unknown),
    float("radians", Std::radians),
    float("remainder", Std::remainder).library(),
    float("remquo", Std::remquo).effect(MemoryEffect::Writes),
    by_sign("rhadd", Std::s_rhadd, Std::u_rhadd),
    float("rint", Std::rint).intrinsic("rint"),
    float("rootn", Std::rootn).libraries("", "rootn"),
    integer("rotate", Std::rotate),
    float("round", Std::round).intrinsic("round"),
    float("rsqrt", Std::rsqrt).library(),
    ext("select", Std::select),
    ext("shuffle", Std::shuffle).returns(Returns::Selection).unsigned(0b10),
    ext("shuffle2", Std::shuffle2).returns(Returns::Selection).unsigned(0b100),
    float("sign", Std::sign),
    float("sin", Std::sin).library(),
    float("sincos", Std::sincos).effect(MemoryEffect::Writes),
    float("sinh", Std::sinh).library(),
    float("sinpi", Std::sinpi).library(),
    float("smoothstep", Std::smoothstep).splat(0b011),
    float("sqrt", Std::sqrt).intrinsic("sqrt"),
    float("step", Std::step).splat(0b001),
    by_sign("sub_sat", Std::s_sub_sat, Std::u_sub_sat),
    float("tan", Std::tan).library(),
    float("tanh", Std::tanh).library(),
    float("tanpi", Std::tanpi).libraries("", "tanpi"),
    float("tgamma", Std::tgamma).library(),
    float("trunc", Std::trunc).intrinsic("trunc"),
    by_sign("upsample", Std::s_upsample, Std::u_upsample).returns(Returns::Wider).unsigned(0b10),
];

const fn row(name: &'static str, std: Choice<Std>) -> StdFunction {
    StdFunction {
        name,
        std,
        splat: 0,
        returns: Returns::First,
        effect: MemoryEffect::None,
        unsigned: 0,
        gpu: GpuMath::None,
    }
}

const fn ext(name: &'static str, std: Std) -> StdFunction {
    row(name, Choice::Any(std))
}

const fn float(name: &'static str, std: Std) -> StdFunction {
    row(name, Choice::float(std))
}

const fn integer(name: &'static str, std: Std) -> StdFunction {
    row(name, Choice::integer(std))
}

const fn by_sign(name: &'static str, signed: Std, unsigned: Std) -> StdFunction {
    row(name, Choice::by_sign(signed, unsigned))
}

const fn by_class(name: &'static str, float: Std, signed: Std, unsigned: Std) -> StdFunction {
    row(name, Choice::by_class(float, signed, unsigned))
}

/// Returns the row of a builtin function.
pub fn std_function(name: &str) -> Option<&'static StdFunction> {
    STD_FUNCTIONS.binary_search_by_key(&name, |row| row.name).ok().map(|index| &STD_FUNCTIONS[index])
}

/// Returns the row of the function for an instruction, and the class of the first parameter if only one has it.
///
/// Vector loads and stores are in [`opencl_memory`](super::opencl_memory), `popcount` in
/// [`opencl_ops`](super::opencl_ops).
pub fn function_of(std: Std) -> Option<(&'static StdFunction, Option<Class>)> {
    static INVERSE: LazyLock<Inverse<Std, (usize, Option<Class>)>> = LazyLock::new(|| Inverse::new(instructions()));
    let (index, class) = INVERSE.find(std)?;
    Some((&STD_FUNCTIONS[index], class))
}

/// Returns each instruction with the index of its row and the class that picks it, if that is only one.
fn instructions() -> impl Iterator<Item = (Std, (usize, Option<Class>))> {
    STD_FUNCTIONS.iter().enumerate().flat_map(|(index, row)| {
        let ignores_sign = row.std.pick(Some(Class::Signed)) == row.std.pick(Some(Class::Unsigned));
        row.std
            .all()
            .filter(move |(class, _)| !ignores_sign || *class != Some(Class::Unsigned))
            .map(move |(class, std)| (std, (index, class.filter(|class| !ignores_sign || *class == Class::Float))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::inverse::assert_unique;
    use crate::map::{assert_ascending, opencl_memory};
    use crate::spirv::grammar::std_row;

    #[test]
    fn table_is_sorted() {
        assert_ascending(STD_FUNCTIONS.iter().map(|row| row.name));
    }

    /// An upper bound of the instruction numbers in OpenCL.std.
    const LIMIT: u32 = 256;

    #[test]
    fn every_instruction_has_a_function() {
        let reached: Vec<Std> = STD_FUNCTIONS.iter().flat_map(|row| row.std.all().map(|(_, std)| std)).collect();
        for std in (0..LIMIT).map(Std).filter(|std| std_row(*std).is_some()) {
            // Core SPIR-V has OpBitCount.
            let is_reached = reached.contains(&std) || opencl_memory::reaches(std) || std == Std::popcount;
            assert!(is_reached, "{std}");
        }
    }

    #[test]
    fn no_instruction_has_two_functions() {
        assert_unique(instructions().map(|(std, _)| std));
        for (std, (index, class)) in instructions() {
            assert_eq!(function_of(std), Some((&STD_FUNCTIONS[index], class)), "{std}");
            assert_eq!(STD_FUNCTIONS[index].pick(class.or(Some(Class::Signed))), Some(std), "{std}");
        }
        let read = |std| function_of(std).map(|(row, class)| (row.name, class));
        assert_eq!(read(Std::fmax_common), Some(("max", Some(Class::Float))));
        assert_eq!(read(Std::u_abs), Some(("abs", Some(Class::Unsigned))));
        assert_eq!(read(Std::clz), Some(("clz", None)));
        assert_eq!(read(Std::shuffle2), Some(("shuffle2", None)));
        assert_eq!(read(Std::popcount), None);
    }

    #[test]
    fn overloads_are_told_apart() {
        let pick = |name: &str, class| std_function(name).and_then(|row| row.pick(Some(class)));
        assert_eq!(pick("max", Class::Float), Some(Std::fmax_common));
        assert_eq!(pick("max", Class::Signed), Some(Std::s_max));
        assert_eq!(pick("abs", Class::Unsigned), Some(Std::u_abs));
        assert_eq!(pick("abs", Class::Float), None);
        assert_eq!(pick("fma", Class::Float), Some(Std::fma));
        assert_eq!(std_function("prefetch").and_then(|row| row.pick(None)), Some(Std::prefetch));
        assert_eq!(std_function("barrier"), None);
    }
}
