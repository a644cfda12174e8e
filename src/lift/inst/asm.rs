//! Inline assembly.

use crate::error::Result;
use crate::ir::builder::CallSpec;
use crate::ir::TailCall;
use crate::ir::constants::InlineAsm;
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
    let function_type = fx.ty(ty)?;
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
    let (fb, ir) = fx.builders();
    let value = fb.call(ir, &indirect(callee, function_type, &arguments, 0));
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the call of a value that is no function of the module.
pub(super) fn indirect(
    callee: crate::ir::ValueId,
    function_type: crate::ir::TypeId,
    arguments: &[crate::ir::ValueId],
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
