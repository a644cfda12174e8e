//! The families of rules about instructions, by opcode.

use rustc_hash::FxHashSet;

use super::cx::Cx;
use super::signatures::Operation;
use super::{
    annotations, arithmetic, atomics, barriers, bits, composites, constants, conversions, debug, debug_info, enqueue,
    extended, extensions, functions, groups, images, memory, modes, pipes, pointers, relational, switches, types,
};
use crate::spirv::grammar::{AddressingModel, Class, Op, op_row};
use crate::spirv::view::{Function, Instruction};
use crate::validate::function_body::Body;
use crate::validate::violation::Violations;
use crate::validate::{entry_points, saved_memory};

/// Checks an instruction whose words are those of the grammar and whose ids are of the right kinds.
pub(super) fn instruction(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
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

/// Operations on values: the opcode, the result type and the types of up to three operands. Whether one of the core violates a
/// rule depends on nothing else.
#[derive(Debug, Default)]
pub(super) struct KnownOperations(FxHashSet<[u32; 5]>);

impl KnownOperations {
    /// Checks an instruction as [`instruction`] does; `ids` are the positions of its operands that are ids, and of the
    /// result type. Operations on equal types are checked once, until one violates a rule.
    pub(super) fn check(&mut self, cx: &Cx<'_, '_>, inst: &Instruction<'_>, ids: &[usize], found: &mut Violations) {
        let key = key(cx, inst, ids);
        if key.is_some_and(|key| self.0.contains(&key)) {
            return;
        }
        let before = found.len();
        instruction(cx, inst, found);
        if found.len() == before && !found.is_full() {
            self.0.extend(key);
        }
    }
}

/// Returns the key of an operation; `None` for other instructions.
#[inline]
fn key(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ids: &[usize]) -> Option<[u32; 5]> {
    if inst.op.0 >= FIRST_EXTENSION || cx.addressing == Some(AddressingModel::Logical) {
        return None;
    }
    let (&[ty, _, ref operands @ ..], 2..=4) = (inst.operands, ids.len()) else { return None };
    let is_operation = matches!(
        op_row(inst.op)?.class,
        Class::Arithmetic | Class::Bit | Class::Conversion | Class::RelationalAndLogical
    );
    if !is_operation || operands.len() + 1 != ids.len() {
        return None;
    }
    let mut key = [u32::from(inst.op.0), ty, 0, 0, 0];
    for (slot, &operand) in key[2..].iter_mut().zip(operands) {
        *slot = cx.type_id(operand)?;
    }
    Some(key)
}

/// Checks an operation on values, in a function or in a constant.
fn operation(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
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
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
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
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, body: &Body, found: &mut Violations) {
    functions::function(cx, function, found);
    debug_info::function(cx, function, body, found);
    images::function(cx, function, found);
    extensions::function(cx, function, found);
}
