//! Floating-point modes: the flags of LLVM's instructions and attributes of its functions.

use crate::spirv::grammar::{ExecutionMode, FPFastMathMode};

/// The flags of LLVM's instructions, with the bits of `FPFastMathMode`. `afn` has no bit.
#[rustfmt::skip]
static FLAGS: &[(&str, FPFastMathMode)] = &[
    ("nnan",     FPFastMathMode::NotNaN),
    ("ninf",     FPFastMathMode::NotInf),
    ("nsz",      FPFastMathMode::NSZ),
    ("arcp",     FPFastMathMode::AllowRecip),
    ("contract", FPFastMathMode::AllowContract),
    ("reassoc",  FPFastMathMode::AllowReassoc),
];

/// The flags that let LLVM transform an expression; with all of them any algebraic identity may be used, as with
/// `AllowTransform` (SPV_KHR_float_controls2, which requires the bits of the other two beside it).
const TRANSFORM: [FPFastMathMode; 3] =
    [FPFastMathMode::AllowTransform, FPFastMathMode::AllowContract, FPFastMathMode::AllowReassoc];

/// Returns the flags of LLVM's instruction for an `FPFastMathMode`, or `fast` alone if it has all of them.
pub fn fast_math_flags(mode: FPFastMathMode) -> impl Iterator<Item = &'static str> {
    let has = move |bit: FPFastMathMode| mode.0 & bit.0 != 0;
    let is_fast = has(FPFastMathMode::Fast);
    let flags = FLAGS.iter().filter(move |(_, bit)| !is_fast && has(*bit)).map(|(name, _)| *name);
    let approximates = !is_fast && TRANSFORM.into_iter().all(has);
    flags.chain(approximates.then_some("afn")).chain(is_fast.then_some("fast"))
}

/// Returns the bit of `FPFastMathMode` for a flag.
pub fn fast_math_bit(flag: &str) -> Option<FPFastMathMode> {
    match flag {
        "fast" => Some(FPFastMathMode::Fast),
        _ => FLAGS.iter().find(|(name, _)| *name == flag).map(|(_, bit)| *bit),
    }
}

/// The values of the attributes for denormals, with the execution modes of the same meaning.
#[rustfmt::skip]
static DENORMALS: &[(&str, ExecutionMode)] = &[
    ("ieee,ieee",                   ExecutionMode::DenormPreserve),
    ("preserve-sign,preserve-sign", ExecutionMode::DenormFlushToZero),
];

/// Returns the attribute of functions for an execution mode about denormals of a width, and its value:
/// `DenormFlushToZero 32` => `denormal-fp-math-f32`, `preserve-sign,preserve-sign`.
///
/// LLVM has an attribute for all widths and one for 32 bits, so a mode of another width has none by itself.
pub fn denormal_attribute(mode: ExecutionMode, width: Option<u32>) -> Option<(&'static str, &'static str)> {
    let name = match width {
        None => "denormal-fp-math",
        Some(32) => "denormal-fp-math-f32",
        Some(_) => return None,
    };
    DENORMALS.iter().find(|(_, known)| *known == mode).map(|(value, _)| (name, *value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_and_bits_correspond() {
        for (name, bit) in FLAGS {
            assert_eq!(fast_math_bit(name), Some(*bit));
            assert_eq!(fast_math_flags(*bit).collect::<Vec<_>>(), [*name]);
        }
        assert_eq!(fast_math_flags(FPFastMathMode(0x1f)).collect::<Vec<_>>(), ["fast"]);
        assert_eq!(fast_math_flags(FPFastMathMode::AllowTransform).count(), 0);
        assert_eq!(fast_math_flags(FPFastMathMode(0x7_0000)).collect::<Vec<_>>(), ["contract", "reassoc", "afn"]);
        assert_eq!(fast_math_bit("afn"), None);
    }

    #[test]
    fn denormals() {
        let flush = ExecutionMode::DenormFlushToZero;
        assert_eq!(denormal_attribute(flush, Some(32)), Some(("denormal-fp-math-f32", "preserve-sign,preserve-sign")));
        assert_eq!(denormal_attribute(ExecutionMode::DenormPreserve, None), Some(("denormal-fp-math", "ieee,ieee")));
        assert_eq!(denormal_attribute(flush, Some(64)), None);
        assert_eq!(denormal_attribute(ExecutionMode::LocalSize, None), None);
    }
}
