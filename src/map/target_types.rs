//! The instructions `OpTypeX` for `target("spirv.X", ...)`.
//!
//! Nearly every name is that of the instruction, and the grammar determines the operands: type parameters are ids;
//! integer parameters are enumerants and literals where the instruction has such operands, and constants where it has
//! ids.

use super::spirv_calls::call_name;
use crate::spirv::grammar::{Op, op_by_name};

/// The lowering of the parameters of a target type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameters {
    /// The operands of the instruction, in the grammar's order.
    Operands,
    /// The operands of an `OpTypeImage`, which is the instruction's only operand.
    OfImage,
    /// None: the parameters belong to the instructions that create the object.
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

/// Returns the instruction that declares a target type, and the lowering of the type's parameters.
pub fn target_type(name: &str) -> Option<(Op, Parameters)> {
    let name = name.strip_prefix("spirv.")?;
    let op = op_by_name(&format!("Type{name}"))?;
    let exception = EXCEPTIONS.binary_search_by_key(&name, |(name, _)| name).ok();
    Some((op, exception.map_or(Parameters::Operands, |index| EXCEPTIONS[index].1)))
}

/// The types that LLVM has itself, by opcode.
#[rustfmt::skip]
static TYPES_OF_LLVM: &[Op] = &[
    Op::TypeVoid,
    Op::TypeBool,
    Op::TypeInt,
    Op::TypeFloat,
    Op::TypeVector,
    Op::TypeMatrix,
    Op::TypeArray,
    Op::TypeRuntimeArray,
    Op::TypeStruct,
    Op::TypeOpaque,
    Op::TypePointer,
    Op::TypeFunction,
    Op::TypeForwardPointer,
    Op::TypeUntypedPointerKHR,
    Op::TypeTokenINTEL,
];

/// Returns the name of the target type for an instruction: the reverse of [`target_type`]; `None` if LLVM has the type
/// itself. [`Parameters`] states the type's parameters: type operands are type parameters, literals, enumerants and
/// constants integers.
pub fn name_of(op: Op) -> Option<String> {
    let name = call_name(op)?;
    let name = name.strip_prefix("Type").filter(|_| TYPES_OF_LLVM.binary_search(&op).is_err())?;
    Some(format!("spirv.{name}"))
}

/// The structures that represent constant objects, by name: the object's type and the instruction with the structure's
/// members as its operands.
#[rustfmt::skip]
static CONSTANT_OBJECTS: &[(&str, Op, Op)] = &[
    ("spirv.ConstantPipeStorage", Op::TypePipeStorage, Op::ConstantPipeStorage),
    ("spirv.ConstantSampler",     Op::TypeSampler,     Op::ConstantSampler),
];

/// Returns the type and the instruction of the constant object that a structure represents, by the structure's name.
pub fn constant_object(name: &[u8]) -> Option<(Op, Op)> {
    let row = CONSTANT_OBJECTS.iter().find(|(known, ..)| known.as_bytes() == name)?;
    Some((row.1, row.2))
}

/// The types that have a null constant (specification, `OpConstantNull`).
static WITH_NULL: &[&str] = &["spirv.DeviceEvent", "spirv.Event", "spirv.Queue", "spirv.ReserveId"];

/// Returns `true` if a target type has a null constant: SPV_INTEL_device_side_avc_motion_estimation adds the payloads
/// and results of motion estimation to the specification's types.
pub fn has_null(name: &str) -> bool {
    WITH_NULL.contains(&name) || name.starts_with("spirv.Avc")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::spirv::grammar::{op_names, op_row};

    #[test]
    fn the_table_is_sorted_and_names_instructions() {
        assert_ascending(EXCEPTIONS.iter().map(|(name, _)| name));
        for (name, parameters) in EXCEPTIONS {
            let found = target_type(&format!("spirv.{name}"));
            assert_eq!(found.map(|(_, parameters)| parameters), Some(*parameters), "{name}");
        }
    }

    #[test]
    fn every_other_type_has_a_name() {
        assert_ascending(TYPES_OF_LLVM);
        let types = op_names().filter_map(op_by_name).filter(|op| op_row(*op).is_some_and(|row| row.declares_type()));
        for op in types.filter(|op| !TYPES_OF_LLVM.contains(op)) {
            let name = name_of(op).unwrap_or_default();
            assert_eq!(target_type(&name).map(|found| found.0), Some(op), "{name}");
        }
        assert_eq!(name_of(Op::TypeTaskSequenceALTERA).as_deref(), Some("spirv.TaskSequenceINTEL"));
        assert_eq!((name_of(Op::TypeInt), name_of(Op::IAdd)), (None, None));
    }

    #[test]
    fn other_names_are_instructions() {
        assert_eq!(target_type("spirv.Image"), Some((Op::TypeImage, Parameters::Operands)));
        assert_eq!(target_type("spirv.Event"), Some((Op::TypeEvent, Parameters::Operands)));
        assert_eq!(target_type("spirv.Unheard"), None);
        assert_eq!(target_type("aarch64.svcount"), None);
    }
}
