//! `target("spirv.X", ...)` and the `OpTypeX` it stands for.
//!
//! Nearly every name is the instruction's own, and the grammar says what the parameters become: the types are ids, the
//! integers are enumerants and literals where the instruction has such operands, and constants where it has ids.

use crate::spirv::grammar::{Op, op_by_name};

/// What the parameters of a target type become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameters {
    /// The operands of the instruction, in its grammar's order.
    Operands,
    /// The operands of an `OpTypeImage`, which is the instruction's only operand.
    OfImage,
    /// Nothing: they are for the instructions that make the object.
    Dropped,
}

/// The types whose parameters are not the operands of the instruction, by name.
#[rustfmt::skip]
static EXCEPTIONS: &[(&str, Parameters)] = &[
    ("SampledImage",       Parameters::OfImage),
    ("TaskSequenceALTERA", Parameters::Dropped),
    ("TaskSequenceINTEL",  Parameters::Dropped),
    ("VmeImageINTEL",      Parameters::OfImage),
];

/// The instruction that declares a target type, and what becomes of the type's parameters.
pub fn target_type(name: &str) -> Option<(Op, Parameters)> {
    let name = name.strip_prefix("spirv.")?;
    let op = op_by_name(&format!("Type{name}"))?;
    let exception = EXCEPTIONS.binary_search_by_key(&name, |(name, _)| name).ok();
    Some((op, exception.map_or(Parameters::Operands, |index| EXCEPTIONS[index].1)))
}

/// The structures of numbers that stand for constant objects, by name: the object's type and the instruction that has the
/// structure's members as its operands.
#[rustfmt::skip]
static CONSTANT_OBJECTS: &[(&str, Op, Op)] = &[
    ("spirv.ConstantPipeStorage", Op::TypePipeStorage, Op::ConstantPipeStorage),
    ("spirv.ConstantSampler",     Op::TypeSampler,     Op::ConstantSampler),
];

/// The type and the instruction of the constant object that a structure of that name stands for.
pub fn constant_object(name: &[u8]) -> Option<(Op, Op)> {
    let row = CONSTANT_OBJECTS.iter().find(|(known, ..)| known.as_bytes() == name)?;
    Some((row.1, row.2))
}

/// The types that have a null (specification, `OpConstantNull`).
static WITH_NULL: &[&str] = &["spirv.DeviceEvent", "spirv.Event", "spirv.Queue", "spirv.ReserveId"];

/// Whether there is a null object of a target type: SPV_INTEL_device_side_avc_motion_estimation adds the payloads and
/// results of motion estimation to what the specification has.
pub fn has_null(name: &str) -> bool {
    WITH_NULL.contains(&name) || name.starts_with("spirv.Avc")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn the_table_is_sorted_and_names_instructions() {
        assert_ascending(EXCEPTIONS.iter().map(|(name, _)| name));
        for (name, parameters) in EXCEPTIONS {
            let found = target_type(&format!("spirv.{name}"));
            assert_eq!(found.map(|(_, parameters)| parameters), Some(*parameters), "{name}");
        }
    }

    #[test]
    fn other_names_are_instructions() {
        assert_eq!(target_type("spirv.Image"), Some((Op::TypeImage, Parameters::Operands)));
        assert_eq!(target_type("spirv.Event"), Some((Op::TypeEvent, Parameters::Operands)));
        assert_eq!(target_type("spirv.Unheard"), None);
        assert_eq!(target_type("aarch64.svcount"), None);
    }
}
