//! The equations that one function's instructions and the module's globals state.

use crate::llvm::{AttributePlace, Function, Inst, ModuleRef, Opcode, Type, TypeKind, Value, ValueKind};

use crate::analysis::spec_constants::is_sycl_alloca;

use super::Node;
use super::solve::Solver;

/// Whether values of this type have an element type: pointers and vectors of pointers.
pub(super) fn holds_pointers(ty: Type<'_>) -> bool {
    address_space_of(ty).is_some()
}

fn address_space_of(ty: Type<'_>) -> Option<u32> {
    match ty.scalar().kind() {
        TypeKind::Pointer { address_space } => Some(address_space),
        _ => None,
    }
}

/// What each pointer is by its definition: globals, allocas, typed parameters, results of address computations.
pub(super) fn definitions<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for global in module.globals() {
        let node = solver.value(global.value());
        solver.points_to(node, global.value_type());
    }
    for function in module.functions() {
        typed_parameters(solver, function);
        for_each_instruction(function, |inst| match inst.opcode() {
            Opcode::Alloca => {
                let node = solver.value(inst.value());
                solver.points_to(node, inst.allocated_type());
            }
            Opcode::Call if is_sycl_alloca(inst) && inst.argument_count() == 5 => {
                let node = solver.value(inst.value());
                solver.points_to(node, inst.argument(3).ty());
            }
            Opcode::GetElementPtr => {
                let node = solver.value(inst.value());
                if let Some(element) = addressed_type(inst.value()) {
                    solver.points_to(node, element);
                }
            }
            _ => {}
        });
    }
}

fn typed_parameters<'m>(solver: &mut Solver<'m>, function: Function<'m>) {
    for (index, parameter) in function.parameters().enumerate() {
        if !holds_pointers(parameter.ty()) {
            continue;
        }
        let node = solver.value(parameter);
        let place = AttributePlace::Parameter(index as u32);
        let stated = ["byval", "sret", "byref", "elementtype"]
            .into_iter()
            .find_map(|attribute| function.type_attribute(place, attribute));
        if let Some(ty) = stated {
            solver.points_to(node, ty);
        }
    }
}

/// The type that a `getelementptr` addresses, or `None` for byte arithmetic, which says nothing of the element.
fn addressed_type(gep: Value<'_>) -> Option<Type<'_>> {
    let mut ty = gep.source_element_type();
    if is_byte(ty) {
        return None;
    }
    // The first index steps over whole elements.
    for index in gep.operands().skip(2) {
        ty = match ty.kind() {
            TypeKind::Struct => ty.member(u32::try_from(index.int_zext()?).ok()?),
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            _ => return None,
        };
    }
    Some(ty)
}

fn is_byte(ty: Type<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Integer(8))
}

/// Values that are the same pointer: phi, select, casts, returns, pointers that went through memory.
pub(super) fn copies<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions() {
        for_each_instruction(function, |inst| copy(solver, function, inst));
    }
}

fn copy<'m>(solver: &mut Solver<'m>, function: Function<'m>, inst: Inst<'m>) {
    match inst.opcode() {
        Opcode::Phi if holds_pointers(inst.ty()) => {
            let node = solver.value(inst.value());
            for (incoming, _) in inst.incoming() {
                unify_with(solver, node, incoming);
            }
        }
        Opcode::Select if holds_pointers(inst.ty()) => {
            let node = solver.value(inst.value());
            unify_with(solver, node, inst.operand(1));
            unify_with(solver, node, inst.operand(2));
        }
        Opcode::Freeze | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::ExtractElement
            if holds_pointers(inst.ty()) && holds_pointers(inst.operand(0).ty()) =>
        {
            let node = solver.value(inst.value());
            unify_with(solver, node, inst.operand(0));
        }
        Opcode::InsertElement | Opcode::ShuffleVector if holds_pointers(inst.ty()) => {
            let node = solver.value(inst.value());
            unify_with(solver, node, inst.operand(0));
            unify_with(solver, node, inst.operand(1));
        }
        Opcode::Ret => {
            if let Some(value) = inst.operands().next().filter(|value| holds_pointers(value.ty())) {
                let node = solver.function_return(function);
                unify_with(solver, node, value);
            }
        }
        Opcode::Load => {
            if let TypeKind::Pointer { address_space } = inst.ty().kind() {
                let node = solver.value(inst.value());
                unify_with_content(solver, inst.operand(0), address_space, node);
            }
        }
        Opcode::Store => {
            if let TypeKind::Pointer { address_space } = inst.operand(0).ty().kind()
                && let Some(node) = operand_node(solver, inst.operand(0))
            {
                unify_with_content(solver, inst.operand(1), address_space, node);
            }
        }
        _ => {}
    }
}

fn unify_with_content<'m>(solver: &mut Solver<'m>, pointer: Value<'m>, address_space: u32, node: Node) {
    let content = operand_node(solver, pointer).and_then(|pointer| solver.content(pointer, address_space));
    if let Some(content) = content {
        solver.unify(content, node);
    }
}

fn unify_with<'m>(solver: &mut Solver<'m>, node: Node, operand: Value<'m>) {
    if let Some(operand) = operand_node(solver, operand) {
        solver.unify(node, operand);
    }
}

/// The node of an operand; `None` for what has no element type of its own (null, undef, functions).
pub(super) fn operand_node<'m>(solver: &mut Solver<'m>, operand: Value<'m>) -> Option<Node> {
    match operand.kind() {
        ValueKind::Instruction(_) | ValueKind::Argument(_) | ValueKind::GlobalVariable(_) => {
            Some(solver.value(operand))
        }
        ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) if holds_pointers(operand.operand(0).ty()) => {
            operand_node(solver, operand.operand(0))
        }
        ValueKind::ConstantExpr(Opcode::GetElementPtr) => {
            let element = addressed_type(operand)?;
            let node = solver.fresh();
            solver.points_to(node, element);
            Some(node)
        }
        _ => None,
    }
}

/// What loads, stores and address computations take their pointer to point to.
pub(super) fn accesses<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions() {
        for_each_instruction(function, |inst| {
            let (pointer, ty) = match inst.opcode() {
                Opcode::Load => (inst.operand(0), inst.ty()),
                Opcode::Store => (inst.operand(1), inst.operand(0).ty()),
                Opcode::AtomicRmw | Opcode::AtomicCmpXchg => (inst.operand(0), inst.operand(1).ty()),
                Opcode::GetElementPtr => (inst.operand(0), inst.value().source_element_type()),
                _ => return,
            };
            if inst.opcode() == Opcode::GetElementPtr && is_byte(ty) {
                return;
            }
            if let Some(node) = operand_node(solver, pointer) {
                solver.points_to(node, ty);
            }
        });
    }
}

pub(super) fn for_each_instruction<'m>(function: Function<'m>, mut visit: impl FnMut(Inst<'m>)) {
    for block in function.blocks() {
        block.instructions().for_each(&mut visit);
    }
}
