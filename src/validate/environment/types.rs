//! Rules about types.

use super::facts::Facts;
use super::{Environment, Report};
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::Type;
use crate::validate::violation::{Outcome, Violation};

/// Checks that integers have 8, 16, 32 or 64 bits and no sign, floating-point numbers 16, 32 or 64 bits, and vectors 2,
/// 3, 4, 8 or 16 lanes. The rule about capabilities covers types of extensions.
pub(super) fn numbers(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let has = |capability| facts.view.declares(capability);
    for inst in facts.view.preamble() {
        let message = match (inst.op, inst.operands) {
            (Op::TypeInt, &[_, _, sign]) if sign != 0 => {
                Some("unsupported signed integer type: expected the signedness 0".to_owned())
            }
            (Op::TypeInt, &[_, width, _]) if !matches!(width, 8 | 16 | 32 | 64) => {
                let is_added = has(Capability::ArbitraryPrecisionIntegersALTERA) || has(Capability::Int4TypeINTEL);
                (!is_added).then(|| format!("unsupported integer width {width}; expected 8, 16, 32 or 64"))
            }
            (Op::TypeFloat, &[_, width]) if !matches!(width, 16 | 32 | 64) => {
                Some(format!("unsupported floating-point width {width}; expected 16, 32 or 64"))
            }
            (Op::TypeVector, &[_, _, count]) if !matches!(count, 2 | 3 | 4 | 8 | 16) => {
                let is_added = has(Capability::LongVectorEXT) || has(Capability::VectorAnyINTEL);
                (!is_added).then(|| format!("unsupported vector length {count}; expected 2, 3, 4, 8 or 16"))
            }
            _ => None,
        };
        if let Some(message) = message {
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Checks that other types are void, arrays, structures, functions, pointers, image objects, or the events of
/// asynchronous copies. The rule about capabilities covers types that need one.
pub(super) fn others(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    match facts.view.preamble().find(|inst| inst.op == Op::TypeOpaque) {
        Some(inst) => Err(Violation::at(inst.offset, "opaque types are not supported")),
        None => Ok(()),
    }
}

/// Checks that conversions from and to bfloat16 have scalars or vectors of 2, 3, 4, 8 or 16 lanes.
pub(super) fn bfloat16(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let (Op::ConvertFToBF16INTEL | Op::ConvertBF16ToFINTEL, &[_, id, _]) = (inst.op, inst.operands) else {
            continue;
        };
        let (lane, count) = facts.lanes(facts.type_of(id));
        let is_number = matches!(lane, Type::Int { width: 16, .. } | Type::Float { width: 32 });
        if !is_number || !matches!(count, 1 | 2 | 3 | 4 | 8 | 16) {
            let ty = facts.describe(facts.type_of(id));
            return Err(Violation::at(inst.offset, format!("unsupported result type of {}: {ty}", inst.op)));
        }
    }
    Ok(())
}
