//! The families of rules about instructions, by opcode.

use super::body::Body;
use super::cx::Cx;
use super::signatures::Operation;
use super::{
    annotations, arithmetic, atomics, barriers, bits, composites, constants, conversions, debug, debug_info, enqueue,
    extended, extensions, functions, groups, images, memory, modes, pipes, pointers, relational, switches, types,
};
use crate::spirv::grammar::{Class, Op, op_row};
use crate::spirv::view::{Function, Instruction};
use crate::validate::findings::Findings;
use crate::validate::{entry_points, saved_memory};

/// Checks an instruction whose words are those of the grammar and whose ids are of the right kinds.
pub(super) fn instruction(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    let Some(row) = op_row(inst.op) else { return };
    types::result_type(cx, inst, found);
    pointers::check(cx, inst, row.class, found);
    match row.class {
        Class::Annotation => annotations::check(cx, inst, found),
        Class::Arithmetic | Class::Bit | Class::Conversion | Class::RelationalAndLogical => {
            operation(cx, &Operation::new(inst), found);
        }
        Class::Atomic => atomics::check(cx, &Operation::new(inst), found),
        Class::Barrier => barriers::check(cx, &Operation::new(inst), found),
        Class::Composite => composites::check(cx, inst, found),
        Class::ConstantCreation => {
            constants::check(cx, inst, found);
            if inst.op == Op::SpecConstantOp {
                operation(cx, &Operation::new(inst), found);
            }
        }
        Class::ControlFlow => switches::check(cx, inst, found),
        Class::Debug => debug::check(cx, inst, found),
        Class::DeviceSideEnqueue => enqueue::check(cx, &Operation::new(inst), found),
        Class::Extension => {
            extended::check(cx, inst, found);
            debug_info::check(cx, inst, found);
        }
        Class::Function => functions::check(cx, inst, found),
        Class::Group | Class::NonUniform => groups::check(cx, &Operation::new(inst), found),
        Class::Image => images::check(cx, &Operation::new(inst), found),
        Class::Memory => memory::check(cx, inst, found),
        Class::ModeSetting => modes::check(cx, inst, found),
        Class::Pipe => pipes::check(cx, &Operation::new(inst), found),
        Class::TypeDeclaration => {
            types::check(cx, inst, found);
            images::declaration(cx, inst, found);
        }
        // Casts, to which the grammar gives no class.
        _ if matches!(inst.op, Op::PtrCastToCrossWorkgroupALTERA | Op::CrossWorkgroupCastToPtrALTERA) => {
            conversions::check(cx, &Operation::new(inst), found);
        }
        // `extensions` has the rules of the others.
        Class::Miscellaneous | Class::Other | Class::Reserved | Class::Tensor => constants::check(cx, inst, found),
        // Kernels have none of them.
        Class::Derivative | Class::Graph | Class::Primitive => {}
    }
    if inst.op.0 >= FIRST_EXTENSION || inst.op == Op::SpecConstantOp {
        extensions::check(cx, inst, found);
    }
}

/// The lowest opcode of extensions.
const FIRST_EXTENSION: u16 = 4096;

/// Checks an operation on values, in a function or in a constant.
fn operation(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Findings) {
    let Some(row) = op_row(it.op) else { return };
    if row.class != Class::Conversion && it.op != Op::Select {
        arithmetic::wide(cx, it, found);
    }
    match row.class {
        Class::Arithmetic => arithmetic::check(cx, it, found),
        Class::Bit => bits::check(cx, it, found),
        Class::Conversion => conversions::check(cx, it, found),
        Class::RelationalAndLogical => relational::check(cx, it, found),
        // The other operations of constants are those on composites and pointers.
        _ => {}
    }
}

/// Checks the rules about all that is outside of functions.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Findings) {
    types::module(cx, found);
    functions::module(cx, found);
    modes::module(cx, found);
    if cx.view.is_complete() {
        entry_points::check(cx.view, found);
        saved_memory::check(cx.view, found);
    }
    annotations::module(cx, found);
    debug_info::module(cx, found);
    extensions::module(cx, found);
}

/// Checks the rules about a function as a whole.
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, body: &Body, found: &mut Findings) {
    functions::function(cx, function, found);
    debug_info::function(cx, function, body, found);
    images::function(cx, function, found);
    extensions::function(cx, function, found);
}
