//! Rules about types.

use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::Type;

use super::facts::Facts;
use super::{Broken, Environment, Outcome, Report};

/// Integers have 8, 16, 32 or 64 bits and no sign; floating-point numbers have 16, 32 or 64; vectors 2, 3, 4, 8 or 16
/// lanes. What an extension adds is for the rule about capabilities.
pub(super) fn numbers(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let has = |capability| facts.view.declares(capability);
    for inst in facts.view.preamble() {
        let wrong = match (inst.op, inst.operands) {
            (Op::TypeInt, &[_, _, sign]) if sign != 0 => Some("an integer type has a sign".to_owned()),
            (Op::TypeInt, &[_, width, _]) if !matches!(width, 8 | 16 | 32 | 64) => {
                let is_added = has(Capability::ArbitraryPrecisionIntegersALTERA) || has(Capability::Int4TypeINTEL);
                (!is_added).then(|| format!("there are no integers of {width} bits"))
            }
            (Op::TypeFloat, &[_, width]) if !matches!(width, 16 | 32 | 64) => {
                Some(format!("there are no floating-point numbers of {width} bits"))
            }
            (Op::TypeVector, &[_, _, count]) if !matches!(count, 2 | 3 | 4 | 8 | 16) => {
                (!has(Capability::LongVectorEXT)).then(|| format!("there are no vectors of {count} lanes"))
            }
            _ => None,
        };
        if let Some(message) = wrong {
            return Err(Broken::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Beside numbers there are void, arrays, structures, functions and pointers, the objects of images, and the events of
/// asynchronous copies. A type that needs a capability is for the rule about capabilities.
pub(super) fn others(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    match facts.view.preamble().find(|inst| inst.op == Op::TypeOpaque) {
        Some(inst) => Err(Broken::at(inst.offset, "there are no opaque types")),
        None => Ok(()),
    }
}

/// Conversions from and to bfloat16 are on scalars and on vectors of 2, 3, 4, 8 and 16.
pub(super) fn bfloat16(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let (Op::ConvertFToBF16INTEL | Op::ConvertBF16ToFINTEL, &[_, id, _]) = (inst.op, inst.operands) else {
            continue;
        };
        let (lane, count) = facts.lanes(facts.type_of(id));
        let is_number = matches!(lane, Type::Int { width: 16, .. } | Type::Float { width: 32 });
        if !is_number || !matches!(count, 1 | 2 | 3 | 4 | 8 | 16) {
            return Err(Broken::at(inst.offset, format!("{} gives {}", inst.op, facts.call(facts.type_of(id)))));
        }
    }
    Ok(())
}
