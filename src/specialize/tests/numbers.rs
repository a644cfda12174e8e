//! Every operation on scalars, with the edges of its types.

use super::*;

/// An operation on constants, the first of which is a specialization constant; the second value is the result's id.
fn operation(op: Op, result: u32, operands: &[(u32, u64)]) -> (Sketch, u32) {
    let mut sketch = Sketch::default();
    let mut ids = Vec::new();
    for (index, &(ty, bits)) in operands.iter().enumerate() {
        let id = FREE + index as u32;
        ids.push(id);
        let all = [ty, id, bits as u32, (bits >> 32) as u32];
        let words = if matches!(ty, I64 | F64) { &all[..] } else { &all[..3] };
        sketch = match (index, ty) {
            (0, BOOL) if bits == 1 => sketch.choice(Op::SpecConstantTrue, &[ty, id]),
            (0, BOOL) => sketch.choice(Op::SpecConstantFalse, &[ty, id]),
            (0, _) => sketch.choice(Op::SpecConstant, words),
            (_, BOOL) if bits == 1 => sketch.inst(Op::ConstantTrue, &[ty, id]),
            (_, BOOL) => sketch.inst(Op::ConstantFalse, &[ty, id]),
            _ => sketch.inst(Op::Constant, words),
        };
    }
    let id = FREE + operands.len() as u32;
    let operands = [&[result, id, u32::from(op.0)], ids.as_slice()].concat();
    (sketch.inst(Op::SpecConstantOp, &operands), id)
}

/// The operation gives the number.
#[track_caller]
fn gives(op: Op, result: u32, operands: &[(u32, u64)], expected: u64) {
    let (sketch, id) = operation(op, result, operands);
    assert_eq!(bits(&sketch.specialized(&[], true), id), expected, "{op}");
}

/// The operation gives an undefined value, which the user is told.
#[track_caller]
fn gives_nothing(op: Op, result: u32, operands: &[(u32, u64)], why: &str) {
    let (sketch, id) = operation(op, result, operands);
    let Specialized { words, warnings } = sketch.try_specialize(&[], true).expect("it can be specialized");
    assert_eq!(definition(&words, id), (Op::Undef, vec![result, id]), "{op}");
    let expected =
        format!("the result of an operation on constants is undefined: {why}\n  at   %{id} = OpSpecConstantOp {op}");
    assert_eq!(warnings.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
}

#[test]
fn integers_wrap_around() {
    use Op as O;
    let i8s = |op, a: i8, b: i8, expected: i8| {
        gives(op, I8, &[(I8, u64::from(a as u8)), (I8, u64::from(b as u8))], u64::from(expected as u8));
    };
    i8s(O::IAdd, 127, 1, -128);
    i8s(O::ISub, -128, 1, 127);
    i8s(O::IMul, 100, 3, 44);
    i8s(O::SDiv, -7, 2, -3);
    i8s(O::SDiv, -127, -1, 127);
    i8s(O::SRem, -7, 2, -1);
    i8s(O::SMod, -7, 2, 1);
    i8s(O::SMod, 7, -2, -1);
    i8s(O::SMod, -8, 2, 0);
    i8s(O::UDiv, -1, 2, 127);
    i8s(O::UMod, -1, 10, 5);
    i8s(O::ShiftLeftLogical, 3, 7, -128);
    i8s(O::ShiftRightLogical, -128, 7, 1);
    i8s(O::ShiftRightArithmetic, -128, 7, -1);
    i8s(O::BitwiseOr, 0x50, 0x0F, 0x5F);
    i8s(O::BitwiseXor, 0x5F, 0x0F, 0x50);
    i8s(O::BitwiseAnd, 0x5F, 0x0F, 0x0F);
    gives(O::IAdd, I16, &[(I16, 0xFFFF), (I16, 2)], 1);
    gives(O::IAdd, I32, &[(I32, 0xFFFF_FFFF), (I32, 2)], 1);
    gives(O::IAdd, I64, &[(I64, u64::MAX), (I64, 2)], 1);
    gives(O::IMul, I64, &[(I64, 1 << 33), (I64, 1 << 30)], 1 << 63);
    gives(O::SDiv, I64, &[(I64, 1 << 63), (I64, 1)], 1 << 63);
    gives(O::SNegate, I16, &[(I16, 1)], 0xFFFF);
    gives(O::Not, I8, &[(I8, 0x0F)], 0xF0);
    // The width of what is shifted counts, not that of the amount.
    gives(O::ShiftLeftLogical, I64, &[(I64, 1), (I8, 63)], 1 << 63);
}

#[test]
fn what_is_undefined_stays_undefined() {
    use Op as O;
    let types = [(I8, 8), (I16, 16), (I32, 32), (I64, 64)];
    for (ty, width) in types {
        let all = u64::MAX >> (64 - width);
        for op in [O::UDiv, O::SDiv, O::UMod, O::SRem, O::SMod] {
            gives_nothing(op, ty, &[(ty, 7), (ty, 0)], "division by zero");
        }
        for op in [O::SDiv, O::SRem, O::SMod] {
            let least_and_minus_one = [(ty, 1 << (width - 1)), (ty, all)];
            gives_nothing(op, ty, &least_and_minus_one, "the quotient overflows its type");
        }
        for op in [O::ShiftLeftLogical, O::ShiftRightLogical, O::ShiftRightArithmetic] {
            let why = "the shift amount is not less than the width";
            gives_nothing(op, ty, &[(ty, all), (ty, width)], why);
            gives_nothing(op, ty, &[(ty, all), (ty, all)], why);
            gives_nothing(op, ty, &[(ty, all), (I32, u64::from(u32::MAX))], why);
        }
        let why = "the converted number is out of range of the integer type";
        let power = |exponent: u64| 2.0_f64.powi(exponent as i32);
        for beyond in [power(width - 1), -power(width - 1) * 1.01 - 1.0, f64::NAN, f64::INFINITY] {
            gives_nothing(O::ConvertFToS, ty, &[(F64, beyond.to_bits())], why);
        }
        for beyond in [power(width), -1.0, f64::NAN, f64::NEG_INFINITY] {
            gives_nothing(O::ConvertFToU, ty, &[(F64, beyond.to_bits())], why);
        }
        gives(O::ConvertFToS, ty, &[(F64, (-power(width - 1)).to_bits())], 1 << (width - 1));
        gives(O::ConvertFToU, ty, &[(F64, (-0.9_f64).to_bits())], 0);
        gives(O::ConvertFToU, ty, &[(F64, power(width - 1).to_bits())], 1 << (width - 1));
    }
}

#[test]
fn narrow_literals_are_extended_as_their_type_says() {
    // The words of an 8-bit -1: with a sign, and without one.
    gives(Op::ISub, S8, &[(S8, 0), (S8, 1)], 0xFFFF_FFFF);
    gives(Op::ISub, I8, &[(I8, 0), (I8, 1)], 0xFF);
    gives(Op::SConvert, I32, &[(S8, 0xFFFF_FF80)], 0xFFFF_FF80);
}

#[test]
fn integers_are_compared_with_and_without_sign() {
    use Op as O;
    let (minus, one) = ((I16, 0xFFFF), (I16, 1));
    for (op, expected) in [
        (O::IEqual, 0),
        (O::INotEqual, 1),
        (O::ULessThan, 0),
        (O::SLessThan, 1),
        (O::UGreaterThan, 1),
        (O::SGreaterThan, 0),
        (O::ULessThanEqual, 0),
        (O::SLessThanEqual, 1),
        (O::UGreaterThanEqual, 1),
        (O::SGreaterThanEqual, 0),
    ] {
        gives(op, BOOL, &[minus, one], expected);
    }
    gives(O::ULessThanEqual, BOOL, &[one, one], 1);
    gives(O::SGreaterThan, BOOL, &[one, one], 0);
}

#[test]
fn truth_values() {
    let (yes, no) = ((BOOL, 1), (BOOL, 0));
    gives(Op::LogicalOr, BOOL, &[no, yes], 1);
    gives(Op::LogicalAnd, BOOL, &[no, yes], 0);
    gives(Op::LogicalEqual, BOOL, &[no, no], 1);
    gives(Op::LogicalNotEqual, BOOL, &[no, yes], 1);
    gives(Op::LogicalNot, BOOL, &[no], 1);
    gives(Op::Select, I16, &[yes, (I16, 7), (I16, 8)], 7);
    gives(Op::Select, I16, &[no, (I16, 7), (I16, 8)], 8);
}

#[test]
fn numbers_are_converted() {
    use Op as O;
    gives(O::UConvert, I64, &[(I8, 0x80)], 0x80);
    gives(O::SConvert, I64, &[(I8, 0x80)], 0xFFFF_FFFF_FFFF_FF80);
    gives(O::UConvert, I8, &[(I32, 0x1234_5678)], 0x78);
    gives(O::ConvertSToF, F32, &[(I8, 0xFF)], u64::from((-1.0_f32).to_bits()));
    gives(O::ConvertUToF, F32, &[(I8, 0xFF)], u64::from(255.0_f32.to_bits()));
    gives(O::ConvertUToF, F32, &[(I64, u64::MAX)], u64::from(18_446_744_073_709_551_615.0_f32.to_bits()));
    gives(O::ConvertSToF, F16, &[(I32, 65_519)], 0x7BFF);
    gives(O::ConvertSToF, F16, &[(I32, 2049)], 0x6800);
    gives(O::ConvertFToS, I8, &[(F32, u64::from((-1.9_f32).to_bits()))], 0xFF);
    gives(O::ConvertFToU, I8, &[(F32, u64::from(255.9_f32.to_bits()))], 255);
    gives(O::ConvertFToS, I64, &[(F64, (-4e18_f64).to_bits())], (-4_000_000_000_000_000_000_i64) as u64);
    gives(O::FConvert, F64, &[(F16, 0x3C01)], 1.000_976_562_5_f64.to_bits());
    gives(O::FConvert, F16, &[(F64, 1e-7_f64.to_bits())], 2);
    gives(O::FConvert, F32, &[(F64, 1e300_f64.to_bits())], u64::from(f32::INFINITY.to_bits()));
    gives(O::QuantizeToF16, F32, &[(F32, u64::from(1.0003_f32.to_bits()))], u64::from(1.0_f32.to_bits()));
    gives(O::QuantizeToF16, F32, &[(F32, u64::from((-1e-7_f32).to_bits()))], u64::from((-0.0_f32).to_bits()));
    gives(O::Bitcast, I32, &[(F32, u64::from(1.0_f32.to_bits()))], 0x3F80_0000);
    gives(O::Bitcast, F16, &[(I16, 0x3C00)], 0x3C00);
}

#[test]
fn floats_are_rounded_to_the_nearest() {
    use Op as O;
    let f32s = |op, a: f32, b: f32, expected: f32| {
        let bits = |value: f32| u64::from(value.to_bits());
        gives(op, F32, &[(F32, bits(a)), (F32, bits(b))], bits(expected));
    };
    let f64s = |op, a: f64, b: f64, expected: f64| {
        gives(op, F64, &[(F64, a.to_bits()), (F64, b.to_bits())], expected.to_bits());
    };
    f32s(O::FAdd, 16_777_216.0, 1.0, 16_777_216.0);
    f32s(O::FSub, 0.5, 1.0, -0.5);
    f32s(O::FMul, 1e30, 1e30, f32::INFINITY);
    f32s(O::FDiv, 1.0, 3.0, 1.0 / 3.0);
    f32s(O::FRem, -7.5, 2.0, -1.5);
    f32s(O::FMod, -7.5, 2.0, 0.5);
    f32s(O::FMod, 6.0, -2.0, -0.0);
    f64s(O::FAdd, 0.1, 0.2, 0.1 + 0.2);
    f64s(O::FDiv, 1.0, 0.0, f64::INFINITY);
    f64s(O::FMod, 7.5, -2.0, -0.5);
    // 1 + 2^-11 is halfway between two halves; a little more is nearer to the upper one.
    gives(O::FAdd, F16, &[(F16, 0x3C00), (F16, 0x1000)], 0x3C00);
    gives(O::FAdd, F16, &[(F16, 0x3C00), (F16, 0x1001)], 0x3C01);
    gives(O::FMul, F16, &[(F16, 0x7BFF), (F16, 0x7BFF)], 0x7C00);
    gives(O::FNegate, F16, &[(F16, 0x7E01)], 0xFE01);
    gives(O::FNegate, F64, &[(F64, 0)], 1 << 63);
    // What is no number has no payload of the host's.
    gives(O::FSub, F32, &[(F32, 0x7F80_0000), (F32, 0x7F80_0000)], 0x7FC0_0000);
    gives(O::FDiv, F64, &[(F64, 0), (F64, 0)], 0x7FF8_0000_0000_0000);
}
