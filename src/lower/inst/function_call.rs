//! Calls of functions whose definition or declaration is known.

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, invalid};
use crate::ir::{Function, Opcode, ValueKind};
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::function::{aliasing, memory_access};
use crate::lower::cx::module::signatures::{Passing, Signature, parameter_node};
use crate::lower::cx::prelude::*;
use crate::lower::inst::indirect_call::lower_indirect_call;
use crate::spirv::extension::Extension;

/// Returns the called function, through aliases; `None` for a call through a pointer.
pub(in crate::lower) fn callee<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Function<'m>>> {
    let mut callee = inst.callee();
    // A cast to another address space does not change the function.
    while let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = callee.kind() {
        callee = callee.operand(0);
    }
    match callee.kind() {
        ValueKind::Function(function) => Ok(Some(function)),
        ValueKind::Alias => match fx.mx.aliasee(callee)?.kind() {
            ValueKind::Function(function) => Ok(Some(function)),
            _ => Err(invalid("expected a call of a function, found an alias of another value")),
        },
        ValueKind::IFunc => Err(invalid("SPIR-V has no functions that are resolved at load time (ifunc)")),
        _ => Ok(fx.mx.facts.targets.of_call(inst)),
    }
}

/// Returns the error for a call with another function type than that of the function; `alternative` follows the remedy.
pub(in crate::lower) fn called_as_another_type(inst: Inst<'_>, callee: Function<'_>, alternative: &str) -> Error {
    let name = String::from_utf8_lossy(callee.name());
    let message = format!(
        "@{name} is called as {}, but is {}: declare it as it is called{alternative}",
        inst.called_type(),
        callee.ty()
    );
    Error::new(ErrorKind::InvalidInstruction, message)
}

/// `call @f(...)` => `OpFunctionCall`
pub(in crate::lower) fn function_call<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
) -> Result<Parts> {
    if callee.ty() != inst.called_type() && fx.mx.out.allows_extension(Extension::INTEL_function_pointers) {
        return lower_indirect_call(fx, inst);
    }
    if callee.ty() != inst.called_type() {
        return Err(called_as_another_type(
            inst,
            callee,
            ", or allow the call with --spirv-ext=+SPV_INTEL_function_pointers",
        ));
    }
    let signature = fx.mx.signature(callee)?;
    let operands = lower_arguments(fx, inst, callee, &signature)?;
    fx.callees.insert(signature.id);
    let result = fx.call(signature.id, signature.result, &operands)?;
    aliasing::decorate_call(fx, result.id)?;
    fx.returned_parts(inst, &signature.result_parts, result)
}

/// Returns the operands of `OpFunctionCall`: the arguments and, after them, the addresses of private variables.
fn lower_arguments<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
    signature: &Signature,
) -> Result<SmallVec<[Typed; 8]>> {
    let mut operands = SmallVec::new();
    for (index, argument) in inst.arguments().enumerate() {
        let parts = match signature.overridden_type(index) {
            Some(pointer) => fx.pointers_as(argument, pointer)?,
            None => {
                let node = parameter_node(fx.mx, callee, index as u32);
                fx.value_as(argument, node)?
            }
        };
        operands.extend(pass(fx, signature.passing(index), argument, parts)?);
    }
    operands.extend(fx.promoted_arguments(callee)?);
    Ok(operands)
}

/// Converts the parts of an argument to those that the callee takes.
fn pass<'m>(fx: &mut FunctionCx<'_, 'm>, passing: Passing, argument: Value<'m>, parts: Parts) -> Result<Parts> {
    match (passing, parts.as_slice()) {
        (Passing::Parts | Passing::Masked, _) => Ok(parts),
        (Passing::Byte(_), [boolean]) => {
            let (one, zero) = (fx.mx.int_constant(8, 1)?, fx.mx.int_constant(8, 0)?);
            Ok(Parts::from_elem(fx.select(*boolean, one, zero)?, 1))
        }
        (Passing::Byte(_), _) => Err(invalid("a Boolean has one part")),
        (Passing::SingleLane(_), _) => fx.wrap_single_lane(argument, parts),
        (Passing::TypedPointer(_), parts) => parts.iter().map(|part| fx.typed(*part)).collect(),
        (Passing::Memory(pointer), _) => {
            let (ty, id) = (argument.ty(), fx.variable(pointer)?);
            let (target, access) = (fx.typed_pointer(id)?, Access::natural(fx, ty));
            fx.mx.decorate_alignment(id.id, access.alignment)?;
            memory_access::store(fx, ty, &parts, target, access)?;
            Ok(Parts::from_elem(fx.typed(id)?, 1))
        }
    }
}
