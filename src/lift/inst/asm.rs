//! Inline assembly.

use crate::error::Result;
use crate::ir::builder::CallSpec;
use crate::ir::builder::attributes::{self, List};
use crate::ir::constants::InlineAsm;
use crate::ir::{TailCall, TypeId, ValueId};
use crate::lift::cx::FunctionCx;
use crate::spirv::Op;
use crate::spirv::grammar::Decoration;
use crate::spirv::view::Instruction;

/// `OpAsmCallINTEL (OpAsmINTEL type target "text" "constraints") arguments` => `call asm "text", "constraints"(arguments)`
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [asm] = fx.exactly(inst)?;
    let arguments = fx.values(&FunctionCx::operands(inst)[1..])?;
    let declared = fx.view.definition(asm).filter(|declared| declared.op == Op::AsmINTEL);
    let Some(declared) = declared else { return Err(fx.invalid(inst, "expected the id of an OpAsmINTEL")) };
    let text = declared.string(4);
    let constraints = text.as_ref().and_then(|(_, length)| declared.string(4 + length));
    let (Some((text, _)), Some((constraints, _)), Some(&ty)) = (text, constraints, declared.operands.get(2)) else {
        return Err(fx.invalid(declared, "expected a type, a target and two strings"));
    };
    let function_type = fx.function_type(inst, ty)?;
    let asm = InlineAsm {
        function_type,
        text: fx.ir.string(&text),
        constraints: fx.ir.string(&constraints),
        has_side_effects: fx.is_decorated(asm, Decoration::SideEffectsINTEL),
        aligns_stack: false,
        is_intel_dialect: false,
        can_throw: false,
    };
    let callee = fx.ir.inline_asm(&asm);
    let list = call_attributes(fx, inst, &constraints, asm.has_side_effects)?;
    let (fb, ir) = fx.builders();
    let value = fb.call(ir, &indirect(callee, function_type, &arguments, 0).with_attributes(list));
    fx.set_result(inst, value);
    Ok(())
}

/// Returns `true` for the constraint of an operand that is in memory in every alternative.
fn is_memory(constraint: &[u8]) -> bool {
    constraint.iter().all(|letter| matches!(letter, b'=' | b'+' | b'&' | b'*' | b'|' | b'm' | b'o' | b'V'))
}

/// Returns the attributes of a call. Indirect arguments have the type of their memory (LangRef, Indirect inputs and outputs);
/// code with side effects may be a barrier.
fn call_attributes<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    constraints: &[u8],
    has_side_effects: bool,
) -> Result<List> {
    let is_indirect = |constraint: &[u8]| constraint.contains(&b'*');
    // Clobbers, labels and direct outputs have no arguments.
    let has_argument = |constraint: &[u8]| {
        !matches!(constraint.first(), Some(b'~' | b'!')) && (!constraint.starts_with(b"=") || is_indirect(constraint))
    };
    let ids = &FunctionCx::operands(inst)[1..];
    let mut sets = Vec::new();
    if has_side_effects {
        sets.push((attributes::FUNCTION, fx.ir.attribute_set(vec![attributes::flag("convergent")])));
    }
    let with_arguments = constraints.split(|&byte| byte == b',').filter(|constraint| has_argument(constraint));
    let indirect = with_arguments.zip(ids).enumerate().filter(|(_, (constraint, _))| is_indirect(constraint));
    for (index, (constraint, &id)) in indirect {
        let ty = match fx.pointee_of(id)? {
            Some(pointee) => fx.ty(pointee)?,
            // The code gets the address. LLVM requires a type, and loads or stores one only for registers.
            None if is_memory(constraint) => fx.ir.int_type(8),
            None => {
                return Err(fx.unsupported(inst, "an indirect argument in a register is an untyped pointer"));
            }
        };
        let set = fx.ir.attribute_set(vec![attributes::typed("elementtype", ty)]);
        sets.push((attributes::parameter(index as u32), set));
    }
    Ok(fx.ir.attribute_list(sets))
}

/// Returns the call of a value that is no function of the module.
pub(super) fn indirect(
    callee: ValueId,
    function_type: TypeId,
    arguments: &[ValueId],
    calling_convention: u32,
) -> CallSpec<'_> {
    CallSpec {
        callee,
        function_type,
        arguments,
        calling_convention,
        attributes: Default::default(),
        tail: TailCall::None,
        fast_math: Default::default(),
    }
}
