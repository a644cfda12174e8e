//! Inline assembly (SPV_INTEL_inline_assembly).

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Remedy, invalid};
use crate::ir::AttributePosition;
use crate::lower::cx::declarations::types::LongVector;
use crate::lower::cx::function::families::Assembly;
use crate::lower::cx::function::long_vectors::{join, split};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;

/// `call asm "text", "constraints"(...)` => `OpAsmINTEL`, of the module's `OpAsmTargetINTEL`, and `OpAsmCallINTEL`
///
/// # Errors
///
/// `RequiresExtension` without the extension, unless the text is empty.
pub(in crate::lower) fn lower_asm<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if !fx.mx.out.allows_extension(Extension::INTEL_inline_assembly) {
        if let Some(output) = empty_output(inst) {
            return lower_empty(fx, inst, output);
        }
        let error = Error::new(ErrorKind::RequiresExtension, "inline assembly needs SPV_INTEL_inline_assembly")
            .allowed_by([Remedy::Extension("SPV_INTEL_inline_assembly")]);
        return Err(error.about("SPV_INTEL_inline_assembly"));
    }
    let (mut types, mut operands) = (SmallVec::<[SpirvType; 8]>::new(), SmallVec::<[Typed; 8]>::new());
    for (index, argument) in inst.arguments().enumerate() {
        let element = inst.type_attribute(AttributePosition::Parameter(index as u32), "elementtype");
        let operand = match element.filter(|_| argument.ty().is_pointer()) {
            // The pointee tells which memory the operand is.
            Some(element) => {
                let (pointer, element) = (fx.pointer(argument)?, fx.mx.memory(element)?.ty);
                fx.pointer_cast(pointer, element)?.value()
            }
            None => operand(fx, argument)?,
        };
        types.push(operand.ty);
        operands.push(operand);
    }
    let register = register_vector(fx, inst.value())?;
    let result = match &register {
        _ if inst.ty().is_void() => fx.mx.type_void()?,
        Some((ty, _)) => *ty,
        None => {
            check_single(fx, inst.value())?;
            fx.type_of(inst.value())?
        }
    };
    let function_type = fx.mx.type_function(result, &types)?;
    let id = declare(fx, inst.callee(), result, function_type)?;
    operands.insert(0, Typed::new(id, function_type));
    fx.forbids_contraction = true;
    let id = fx.op(Op::AsmCallINTEL, result, &operands)?;
    match register {
        _ if inst.ty().is_void() => Ok(Parts::new()),
        Some((_, vector)) => split(fx, vector, id),
        None => Ok(Parts::from_elem(id, 1)),
    }
}

/// The result of assembly without a text, which changes no register and no memory: it only hides that from the compiler
/// (`asm volatile("" ::: "memory")`).
enum Output<'m> {
    Void,
    /// The input that is tied to the output.
    Input(Value<'m>),
    /// An undefined value: that of a register which no input sets.
    Undefined,
}

/// Returns the result of assembly without a text, by its constraints (LangRef, Inline Asm Constraint String); `None` if it
/// has a text, several outputs, labels, or an input of another type than its output.
fn empty_output(inst: Inst<'_>) -> Option<Output<'_>> {
    if !inst.callee().asm_text().trim_ascii().is_empty() {
        return None;
    }
    let mut arguments = inst.arguments();
    let (mut outputs, mut direct, mut tied) = (0, None, None);
    for constraint in inst.callee().asm_constraints().split(|&byte| byte == b',') {
        match constraint {
            [b'~', ..] | [] => {}
            [b'!', ..] => return None,
            [b'=', rest @ ..] => {
                match rest.contains(&b'*') {
                    // The argument is the memory of the output.
                    true => _ = arguments.next(),
                    false if direct.is_some() => return None,
                    false => direct = Some(outputs),
                }
                outputs += 1;
            }
            input => {
                let argument = arguments.next()?;
                let number = std::str::from_utf8(input).ok().and_then(|text| text.parse::<usize>().ok());
                if number.is_some() && number == direct {
                    tied = Some(argument);
                }
            }
        }
    }
    match (direct, tied) {
        (None, _) => Some(Output::Void),
        (Some(_), None) => Some(Output::Undefined),
        (Some(_), Some(input)) => (input.ty() == inst.ty()).then_some(Output::Input(input)),
    }
}

fn lower_empty<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, output: Output<'m>) -> Result<Parts> {
    match output {
        Output::Void => Ok(Parts::new()),
        Output::Input(input) => {
            // No operation on the output contracts with the one that the input is.
            fx.forbids_contraction |= input.ty().scalar().is_float();
            let node = fx.mx.facts.element_types.node(inst.value());
            fx.value_as(input, node)
        }
        Output::Undefined => {
            let types = fx.types_of(inst.value())?;
            types.into_iter().map(|ty| fx.mx.undef(ty)).collect()
        }
    }
}

/// `OpAsmINTEL`, once an assembly and type
fn declare<'m>(fx: &mut FunctionCx<'_, 'm>, asm: Value<'m>, result: SpirvType, function_type: SpirvType) -> Result<Id> {
    if [asm.asm_text(), asm.asm_constraints()].iter().any(|text| std::str::from_utf8(text).is_err()) {
        return Err(invalid("expected inline assembly in UTF-8, which is all that SPIR-V has, found other bytes"));
    }
    let assembly = Assembly {
        text: asm.asm_text().to_vec(),
        constraints: asm.asm_constraints().to_vec(),
        function_type,
        has_side_effects: asm.asm_has_side_effects(),
    };
    if let Some(known) = fx.families.assemblies.get(&assembly) {
        return Ok(*known);
    }
    let triple = fx.mx.module.triple();
    let target = fx.mx.out.intern_inst(SpirvInst::new(Op::AsmTargetINTEL).string(triple.as_bytes()))?;
    let id = fx.mx.out.fresh_global();
    let built = SpirvInst::new(Op::AsmINTEL).id(result).id(id).id(function_type).id(target);
    fx.mx.out.emit(Section::Globals, built.text(asm.asm_text()).text(asm.asm_constraints()))?;
    if assembly.has_side_effects {
        fx.mx.decorate(id, Decoration::SideEffectsINTEL, &[])?;
    }
    fx.families.assemblies.insert(assembly, id);
    Ok(id)
}

fn operand<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>) -> Result<Typed> {
    if let Some((ty, vector)) = register_vector(fx, argument)? {
        let parts = fx.value(argument)?;
        return join(fx, vector, ty, &parts);
    }
    check_single(fx, argument)?;
    if argument.ty().is_pointer() { fx.pointer(argument).map(Pointer::value) } else { fx.scalar(argument) }
}

/// Returns the type of a vector of several parts that is one register: VectorAnyINTEL allows it, whatever vectors the rest
/// of the module has.
fn register_vector<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Option<(SpirvType, LongVector)>> {
    if !value.ty().is_vector() {
        return Ok(None);
    }
    let LegalForm::Lanes(lanes) = fx.form(value.ty())? else { return Ok(None) };
    let is_whole = match lanes.lane {
        Lane::Int { bits, width } => bits == width,
        Lane::Float(_) => true,
        Lane::Bool | Lane::BFloat | Lane::MultiWord { .. } | Lane::Pointer { .. } => false,
    };
    if !is_whole || lanes.chunks(fx.mx.legal).count() == 1 {
        return Ok(None);
    }
    if !fx.mx.out.requirements().allows_capability(Capability::VectorAnyINTEL) {
        return Err(vector_refused(value));
    }
    fx.mx.out.requirements().capability(Capability::VectorAnyINTEL)?;
    let element = fx.mx.lane_type(lanes.lane)?;
    Ok(Some((fx.mx.type_vector(element, lanes.count)?, LongVector { element, count: lanes.count })))
}

#[cold]
fn vector_refused(value: Value<'_>) -> Error {
    let message = format!(
        "inline assembly with a value of type {} needs SPV_INTEL_vector_compute or SPV_EXT_long_vector",
        value.ty()
    );
    let remedies = [Remedy::Extension("SPV_INTEL_vector_compute"), Remedy::Extension("SPV_EXT_long_vector")];
    Error::new(ErrorKind::RequiresExtension, message).allowed_by(remedies).about("SPV_INTEL_vector_compute")
}

/// Refuses a value that has no single SPIR-V type: a register of a device does not hold it.
fn check_single<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<()> {
    let single = match fx.form(value.ty())? {
        LegalForm::Lanes(Lanes { lane: Lane::Int { bits, width }, .. }) if bits != width => false,
        LegalForm::Lanes(Lanes { lane: Lane::MultiWord { .. }, .. }) | LegalForm::Void | LegalForm::Members => false,
        LegalForm::Lanes(lanes) => lanes.chunks(fx.mx.legal).count() == 1,
        LegalForm::Whole | LegalForm::Opaque => true,
    };
    if single { Ok(()) } else { Err(unsupported(value)) }
}

fn unsupported(value: Value<'_>) -> Error {
    invalid(format!("inline assembly cannot take or return a value of type {}", value.ty()))
}
