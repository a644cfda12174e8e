//! LLVM's intrinsics on floating-point numbers that are one instruction with the same operands.
//!
//! Only exact counterparts stand here. Where the two differ (`llvm.maximum` propagates NaN, `llvm.fshl` takes any shift
//! amount), where operands have to be made, or where options choose (`llvm.fmuladd`), a function in `lower/intrinsics`
//! does the work. How exact the mathematical functions are is the OpenCL environment's business in either form.

use crate::spirv::grammar::Std;

/// An intrinsic and its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intrinsic {
    /// LLVM's name without the suffixes of overloads.
    pub name: &'static str,
    /// The instruction of OpenCL.std.
    pub target: Std,
    /// Which of the call's operands it takes.
    pub operands: Operands,
}

/// The operands of the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// The first of the call's operands, as many as this says. Further ones tell what may be poison, which an
    /// instruction without poison may ignore.
    First(u32),
    /// A value and an integer exponent. The instruction wants a 32-bit exponent for each element, while LLVM's may
    /// have another width, and may be one scalar for a whole vector.
    Exponent,
    /// A value and the integer power it is raised to. As before, but no number of more than 32 bits can be limited to
    /// one that gives the same.
    Power,
}

/// The rows, by name.
#[rustfmt::skip]
pub static INTRINSICS: &[Intrinsic] = &[
    ext("llvm.acos",       1, Std::acos),
    ext("llvm.asin",       1, Std::asin),
    ext("llvm.atan",       1, Std::atan),
    ext("llvm.atan2",      2, Std::atan2),
    ext("llvm.ceil",       1, Std::ceil),
    ext("llvm.copysign",   2, Std::copysign),
    ext("llvm.cos",        1, Std::cos),
    ext("llvm.cosh",       1, Std::cosh),
    ext("llvm.exp",        1, Std::exp),
    ext("llvm.exp10",      1, Std::exp10),
    ext("llvm.exp2",       1, Std::exp2),
    ext("llvm.fabs",       1, Std::fabs),
    ext("llvm.floor",      1, Std::floor),
    ext("llvm.fma",        3, Std::fma),
    with("llvm.ldexp", Operands::Exponent, Std::ldexp),
    ext("llvm.log",        1, Std::log),
    ext("llvm.log10",      1, Std::log10),
    ext("llvm.log2",       1, Std::log2),
    ext("llvm.maxnum",     2, Std::fmax),
    ext("llvm.minnum",     2, Std::fmin),
    ext("llvm.nearbyint",  1, Std::rint),
    ext("llvm.pow",        2, Std::pow),
    with("llvm.powi", Operands::Power, Std::pown),
    ext("llvm.rint",       1, Std::rint),
    ext("llvm.round",      1, Std::round),
    ext("llvm.roundeven",  1, Std::rint),
    ext("llvm.sin",        1, Std::sin),
    ext("llvm.sinh",       1, Std::sinh),
    ext("llvm.sqrt",       1, Std::sqrt),
    ext("llvm.tan",        1, Std::tan),
    ext("llvm.tanh",       1, Std::tanh),
    ext("llvm.trunc",      1, Std::trunc),
];

const fn ext(name: &'static str, count: u32, std: Std) -> Intrinsic {
    with(name, Operands::First(count), std)
}

const fn with(name: &'static str, operands: Operands, std: Std) -> Intrinsic {
    Intrinsic { name, target: std, operands }
}

/// The row of an intrinsic, by its name without the suffixes of overloads.
pub fn intrinsic(name: &str) -> Option<&'static Intrinsic> {
    INTRINSICS.binary_search_by_key(&name, |row| row.name).ok().map(|index| &INTRINSICS[index])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::spirv::grammar::std_row;

    #[test]
    fn table_is_sorted() {
        assert_ascending(INTRINSICS.iter().map(|row| row.name));
    }

    #[test]
    fn operand_counts_are_the_grammars() {
        for row in INTRINSICS {
            let count = match row.operands {
                Operands::First(count) => count as usize,
                Operands::Exponent | Operands::Power => 2,
            };
            assert_eq!(std_row(row.target).map(|row| row.operands.len()), Some(count), "{}", row.name);
        }
    }
}
