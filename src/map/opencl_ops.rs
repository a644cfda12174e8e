//! OpenCL C's builtin functions that are one core instruction: relational functions, bits, dot products and the
//! shuffles of sub-groups.
//!
//! Atomics and group functions are families with rules of their own: [`opencl_atomics`](super::opencl_atomics),
//! [`opencl_groups`](super::opencl_groups).

use std::sync::LazyLock;

use super::inverse::Inverse;
use super::{Choice, ResultConversion};
use crate::names::Class;
use crate::spirv::grammar::Op;

/// A builtin function and its instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreFunction {
    /// OpenCL C's name.
    pub name: &'static str,
    /// The instruction, by the class of the first parameter.
    pub op: Choice<Op>,
    /// The instruction for scalars, if it differs.
    pub scalar: Option<Op>,
    /// The instruction's operands.
    pub arguments: Arguments,
    /// The conversion of the result.
    pub result: ResultConversion,
    /// A bit for each parameter that is an unsigned integer whatever the class of the function.
    pub unsigned: u8,
}

impl CoreFunction {
    /// Returns the instruction, given the class and the number of elements of the first parameter.
    pub fn pick(&self, first: Option<Class>, length: u32) -> Option<Op> {
        let op = self.op.pick(first)?;
        Some(self.scalar.filter(|_| length == 1).unwrap_or(op))
    }
}

/// The operands of an instruction, from the call's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// All arguments.
    Same,
    /// The sign bit of each element as a Boolean.
    HighestBit,
}

/// The functions, by name.
#[rustfmt::skip]
pub static CORE_FUNCTIONS: &[CoreFunction] = &[
    highest_bit("all",                          Op::All),
    highest_bit("any",                          Op::Any),
    same("bit_reverse",                         Choice::integer(Op::BitReverse)),
    same("bitfield_extract_signed",             Choice::integer(Op::BitFieldSExtract)).unsigned(0b110),
    same("bitfield_extract_unsigned",           Choice::integer(Op::BitFieldUExtract)).unsigned(0b110),
    same("bitfield_insert",                     Choice::integer(Op::BitFieldInsert)).unsigned(0b1100),
    same("dot",                                 Choice::float(Op::Dot)).scalar(Op::FMul),
    same("intel_sub_group_shuffle",             Choice::Any(Op::SubgroupShuffleINTEL)).unsigned(0b10),
    same("intel_sub_group_shuffle_down",        Choice::Any(Op::SubgroupShuffleDownINTEL)).unsigned(0b100),
    same("intel_sub_group_shuffle_up",          Choice::Any(Op::SubgroupShuffleUpINTEL)).unsigned(0b100),
    same("intel_sub_group_shuffle_xor",         Choice::Any(Op::SubgroupShuffleXorINTEL)).unsigned(0b10),
    relation("isequal",                         Op::FOrdEqual),
    relation("isfinite",                        Op::IsFinite),
    relation("isgreater",                       Op::FOrdGreaterThan),
    relation("isgreaterequal",                  Op::FOrdGreaterThanEqual),
    relation("isinf",                           Op::IsInf),
    relation("isless",                          Op::FOrdLessThan),
    relation("islessequal",                     Op::FOrdLessThanEqual),
    relation("islessgreater",                   Op::FOrdNotEqual),
    relation("isnan",                           Op::IsNan),
    relation("isnormal",                        Op::IsNormal),
    relation("isnotequal",                      Op::FUnordNotEqual),
    relation("isordered",                       Op::Ordered),
    relation("isunordered",                     Op::Unordered),
    same("popcount",                            Choice::integer(Op::BitCount)),
    relation("signbit",                         Op::SignBitSet),
];

const fn same(name: &'static str, op: Choice<Op>) -> CoreFunction {
    CoreFunction { name, op, scalar: None, arguments: Arguments::Same, result: ResultConversion::None, unsigned: 0 }
}

const fn relation(name: &'static str, op: Op) -> CoreFunction {
    CoreFunction { result: ResultConversion::IntFromBool, ..same(name, Choice::float(op)) }
}

const fn highest_bit(name: &'static str, op: Op) -> CoreFunction {
    let function = same(name, Choice::integer(op));
    CoreFunction { arguments: Arguments::HighestBit, result: ResultConversion::IntFromBool, ..function }
}

impl CoreFunction {
    const fn scalar(self, op: Op) -> Self {
        Self { scalar: Some(op), ..self }
    }

    const fn unsigned(self, unsigned: u8) -> Self {
        Self { unsigned, ..self }
    }
}

/// Returns the row of a builtin function.
pub fn core_function(name: &str) -> Option<&'static CoreFunction> {
    CORE_FUNCTIONS.binary_search_by_key(&name, |row| row.name).ok().map(|index| &CORE_FUNCTIONS[index])
}

/// Returns the row of the function for an instruction: the reverse of [`core_function`].
pub fn function_of(op: Op) -> Option<&'static CoreFunction> {
    static INVERSE: LazyLock<Inverse<Op, usize>> = LazyLock::new(|| {
        let rows = CORE_FUNCTIONS.iter().enumerate();
        Inverse::new(rows.flat_map(|(index, row)| row.op.all().map(move |(_, op)| (op, index))))
    });
    INVERSE.find(op).map(|index| &CORE_FUNCTIONS[index])
}

/// An integer dot product (`cl_khr_integer_dot_product`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerDot {
    /// The instruction.
    pub op: Op,
    /// `true` if the operands are swapped: the instruction takes the signed vector first.
    pub swaps: bool,
    /// `true` if the vectors are packed in 32-bit integers, which adds a last operand, the format.
    pub is_packed: bool,
}

/// A family of integer dot products.
struct DotFamily {
    name: &'static str,
    signs: Option<(Class, Class)>,
    signed: Op,
    unsigned: Op,
    mixed: Op,
}

/// The integer dot products, by name. The names of packed ones contain the signedness of the elements.
#[rustfmt::skip]
static INTEGER_DOTS: &[DotFamily] = &[
    dot("dot",                          None),
    dot("dot_4x8packed_ss_int",         Some((Class::Signed,   Class::Signed))),
    dot("dot_4x8packed_su_int",         Some((Class::Signed,   Class::Unsigned))),
    dot("dot_4x8packed_us_int",         Some((Class::Unsigned, Class::Signed))),
    dot("dot_4x8packed_uu_uint",        Some((Class::Unsigned, Class::Unsigned))),
    dot_acc("dot_acc_sat",                  None),
    dot_acc("dot_acc_sat_4x8packed_ss_int", Some((Class::Signed,   Class::Signed))),
    dot_acc("dot_acc_sat_4x8packed_su_int", Some((Class::Signed,   Class::Unsigned))),
    dot_acc("dot_acc_sat_4x8packed_us_int", Some((Class::Unsigned, Class::Signed))),
    dot_acc("dot_acc_sat_4x8packed_uu_uint", Some((Class::Unsigned, Class::Unsigned))),
];

const fn dot(name: &'static str, signs: Option<(Class, Class)>) -> DotFamily {
    DotFamily { name, signs, signed: Op::SDot, unsigned: Op::UDot, mixed: Op::SUDot }
}

const fn dot_acc(name: &'static str, signs: Option<(Class, Class)>) -> DotFamily {
    DotFamily { name, signs, signed: Op::SDotAccSat, unsigned: Op::UDotAccSat, mixed: Op::SUDotAccSat }
}

/// Returns the integer dot product with a name, given the classes of the first two parameters.
pub fn integer_dot(name: &str, first: Option<Class>, second: Option<Class>) -> Option<IntegerDot> {
    let index = INTEGER_DOTS.binary_search_by_key(&name, |family| family.name).ok()?;
    let family = &INTEGER_DOTS[index];
    let (op, swaps) = match family.signs.or(first.zip(second))? {
        (Class::Signed, Class::Signed) => (family.signed, false),
        (Class::Unsigned, Class::Unsigned) => (family.unsigned, false),
        (Class::Signed, Class::Unsigned) => (family.mixed, false),
        (Class::Unsigned, Class::Signed) => (family.mixed, true),
        (Class::Float, _) | (_, Class::Float) => return None,
    };
    Some(IntegerDot { op, swaps, is_packed: family.signs.is_some() })
}

/// Returns the number of parameters of the functions for an integer dot product, which have none for the format of packed
/// vectors; `None` for another instruction.
pub fn integer_dot_parameters(op: Op) -> Option<usize> {
    match op {
        Op::SDot | Op::UDot | Op::SUDot => Some(2),
        Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => Some(3),
        _ => None,
    }
}

/// Returns the function for an integer dot product with a 32-bit result, and the classes of its first two parameters:
/// the reverse of [`integer_dot`]. Functions whose operands are swapped are not among them. The function has no
/// parameter for the format of packed vectors, which are unsigned integers.
pub fn integer_dot_name(op: Op, is_packed: bool) -> Option<(&'static str, [Class; 2])> {
    let signs = [(Class::Signed, Class::Signed), (Class::Unsigned, Class::Unsigned), (Class::Signed, Class::Unsigned)];
    INTEGER_DOTS.iter().find_map(|family| {
        let (first, second) = signs.into_iter().find(|(first, second)| {
            let found = integer_dot(family.name, Some(*first), Some(*second));
            let is_of_family = family.signs.is_none_or(|signs| signs == (*first, *second));
            is_of_family && found == Some(IntegerDot { op, swaps: false, is_packed })
        })?;
        Some((family.name, [first, second]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::map::inverse::assert_unique;

    #[test]
    fn tables_are_sorted() {
        assert_ascending(CORE_FUNCTIONS.iter().map(|row| row.name));
        assert_ascending(INTEGER_DOTS.iter().map(|row| row.name));
    }

    #[test]
    fn functions_are_found_by_their_instructions() {
        assert_unique(CORE_FUNCTIONS.iter().flat_map(|row| {
            let mut ops: Vec<Op> = row.op.all().map(|(_, op)| op).collect();
            ops.dedup();
            ops
        }));
        for row in CORE_FUNCTIONS {
            for (_, op) in row.op.all() {
                assert_eq!(function_of(op), Some(row), "{op:?}");
            }
        }
        let dots = [Op::SDot, Op::UDot, Op::SUDot, Op::SDotAccSat, Op::UDotAccSat, Op::SUDotAccSat];
        for (op, is_packed) in dots.into_iter().flat_map(|op| [(op, false), (op, true)]) {
            let (name, [first, second]) = integer_dot_name(op, is_packed).unwrap_or(("", [Class::Float; 2]));
            let read = integer_dot(name, Some(first), Some(second));
            assert_eq!(read, Some(IntegerDot { op, swaps: false, is_packed }), "{name}");
        }
        assert_eq!(integer_dot_name(Op::SUDot, true).map(|row| row.0), Some("dot_4x8packed_su_int"));
        assert_eq!(integer_dot_name(Op::Dot, false), None);
    }

    #[test]
    fn dot_products() {
        let pick = |length| core_function("dot").and_then(|row| row.pick(Some(Class::Float), length));
        assert_eq!((pick(4), pick(1)), (Some(Op::Dot), Some(Op::FMul)));
        let of = |name, first, second| integer_dot(name, Some(first), Some(second)).map(|dot| (dot.op, dot.swaps));
        assert_eq!(of("dot", Class::Unsigned, Class::Unsigned), Some((Op::UDot, false)));
        assert_eq!(of("dot", Class::Unsigned, Class::Signed), Some((Op::SUDot, true)));
        assert_eq!(of("dot", Class::Float, Class::Float), None);
        assert_eq!(of("dot_acc_sat_4x8packed_ss_int", Class::Unsigned, Class::Unsigned), Some((Op::SDotAccSat, false)));
    }
}
