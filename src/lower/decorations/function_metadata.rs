//! Hints in the metadata of functions, of kernels' arguments and of pipes. A hint whose extension is not allowed is
//! omitted: no semantics depend on it. The modes of `VCFloatControl` are omitted with a warning.

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Warning, WarningKind};
use crate::ir::{AttributePosition, Function, MdNode};
use crate::lower::cx::module::variable_hints::{decorate_by_texts, number, parse_u32};
use crate::lower::cx::prelude::*;
use crate::map::function_metadata::{
    DECORATIONS, FLOAT_CONTROL, FUNCTION_TEXTS, Hint, INTERFACES, MODE_TEXTS, MODES, PARAMETER_TEXTS, float_modes,
};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{
    Capability, Decoration, EnumKind, Enumerant as _, ExecutionMode, FPDenormMode, FPOperationMode, FPRoundingMode,
    FunctionParameterAttribute, NamedMaximumNumberOfRegisters,
};
use crate::spirv::inst::Inst;

/// Hints of a kernel => `OpExecutionMode`
pub(in crate::lower) fn lower_kernel_hints(mx: &mut ModuleCx<'_>, kernel: Function<'_>, entry: Id) -> Result<()> {
    // In the order of the Khronos translator.
    let mut modes: SmallVec<[_; 8]> = MODES.iter().enumerate().collect();
    modes.sort_by_key(|(_, hint)| hint.target);
    for (index, hint) in modes {
        if let Some(node) = kernel.value().attached(mx.kinds.kernel_hints[index])
            && mx.out.requirements().allows_enumerant(EnumKind::ExecutionMode, hint.target.value())
            && let Some(numbers) = read_numbers(node, hint)?
        {
            mx.execution_mode(entry, hint.target, &numbers)?;
        }
    }
    for (name, mode) in MODE_TEXTS {
        if let Some(value) = kernel.string_attribute(AttributePosition::Function, name)
            && mx.out.requirements().allows_enumerant(EnumKind::ExecutionMode, mode.value())
        {
            mx.execution_mode(entry, *mode, &[parse_u32(name, value)?])?;
        }
    }
    if let Some(value) = kernel.string_attribute(AttributePosition::Function, FLOAT_CONTROL) {
        lower_float_modes(mx, kernel, parse_u32(FLOAT_CONTROL, value)?, entry)?;
    }
    if let Some(node) = kernel.value().attached(mx.kinds.interface) {
        lower_interface(mx, node, entry)?;
    }
    let allows_counts = mx.out.allows_extension(Extension::INTEL_maximum_registers);
    if let Some(node) = kernel.value().attached(mx.kinds.maximum_registers).filter(|_| allows_counts) {
        lower_register_count(mx, node, "MaximumRegisters", entry)?;
    }
    match kernel.value().attached(mx.kinds.register_allocation) {
        Some(node) if allows_counts => lower_register_count(mx, node, "RegisterAllocMode", entry),
        Some(node) => lower_register_mode(mx, node, entry),
        None => Ok(()),
    }
}

/// The location of that attribute in messages.
const FLOAT_CONTROL_LOCATION: &str = "the attribute \"VCFloatControl\"";

/// Adds the location of the attribute of a function to a warning.
fn at_float_control(warning: Warning, function: Function<'_>) -> Warning {
    warning.at(FLOAT_CONTROL_LOCATION).located(function.diagnostic_location())
}

/// `"VCFloatControl"` of a kernel => execution modes for each width
fn lower_float_modes(mx: &mut ModuleCx<'_>, kernel: Function<'_>, control: u32, entry: Id) -> Result<()> {
    for modes in float_modes(control) {
        for mode in modes.of_kernel() {
            let inst = Inst::new(Op::ExecutionMode).id(entry).enumerant(mode).literal(modes.width);
            mx.add_execution_mode_or_omit(entry, mode, inst, |warning| at_float_control(warning, kernel))
                .map_err(|error| error.at(FLOAT_CONTROL_LOCATION))?;
        }
    }
    Ok(())
}

/// `"VCFloatControl"` of a function that is no kernel => decorations for each width, or none where the options do not
/// allow them, with a warning
fn decorate_float_modes(mx: &mut ModuleCx<'_>, function: Function<'_>, control: u32, id: Id) -> Result<()> {
    let decoration = Decoration::FunctionRoundingModeINTEL;
    if let Err(error) = mx.out.requirements().note_enumerant(EnumKind::Decoration, decoration.value()) {
        let consequence = (WarningKind::OmittedMode, "the decoration is omitted");
        return mx.warn_or_refuse(error, consequence, |warning| at_float_control(warning, function));
    }

    for modes in float_modes(control) {
        for (decoration, mode) in modes.of_function() {
            let inst = Inst::new(Op::Decorate).id(id).enumerant(decoration).literal(modes.width);
            let inst = match decoration {
                Decoration::FunctionDenormModeINTEL => inst.enumerant(FPDenormMode(mode)),
                Decoration::FunctionRoundingModeINTEL => inst.enumerant(FPRoundingMode(mode)),
                _ => inst.enumerant(FPOperationMode(mode)),
            };
            mx.emit_decoration(inst)?;
        }
    }
    Ok(())
}

/// Text attributes of a parameter => `OpDecorate`
pub(in crate::lower) fn decorate_parameter_by_texts<'m>(
    mx: &mut ModuleCx<'m>,
    function: Function<'m>,
    index: u32,
    id: Id,
) -> Result<()> {
    let text = |name: &str| function.string_attribute(AttributePosition::Parameter(index), name);
    decorate_by_texts(mx, id, PARAMETER_TEXTS, text)
}

/// Returns the numbers of a hint; a number past the end of the list is 1. `None` for a hint with the value false, and for
/// one that must be positive and is not.
fn read_numbers<T>(node: MdNode<'_>, hint: &Hint<T>) -> Result<Option<SmallVec<[u32; 3]>>> {
    if hint.numbers == 0 {
        return Ok((node.int(0) != Some(0)).then(SmallVec::new));
    }
    let number = |index| match node.operand_count() <= index {
        true => Ok(1),
        false => number(node, index, hint.kind),
    };
    let numbers: SmallVec<[u32; 3]> = (0..hint.numbers).map(number).collect::<Result<_>>()?;
    Ok((!hint.must_be_positive || !numbers.contains(&0)).then_some(numbers))
}

/// `!ip_interface !{!"csr", !"wait_for_done_write"}` => `RegisterMapInterfaceINTEL 1`
fn lower_interface(mx: &mut ModuleCx<'_>, node: MdNode<'_>, entry: Id) -> Result<()> {
    let is = |index: u32, word: &str| node.string(index) == Some(word.as_bytes());
    for (name, mode, option) in INTERFACES {
        if is(0, name) && mx.out.requirements().allows_enumerant(EnumKind::ExecutionMode, mode.value()) {
            // The capability of the mode implies it, but consumers of the extension's first version look for it.
            mx.out.requirements().capability(Capability::FPGAKernelAttributesINTEL)?;
            mx.execution_mode(entry, *mode, &[u32::from(is(1, option))])?;
        }
    }
    Ok(())
}

/// `!MaximumRegisters !{i32 128}`, `!{!{i32 128}}` or `!{!"AutoINTEL"}` => the count as a literal, as a constant, or
/// as an enumerant; `kind` names the metadata in messages
fn lower_register_count(mx: &mut ModuleCx<'_>, node: MdNode<'_>, kind: &str, entry: Id) -> Result<()> {
    if let Some(inner) = node.node(0) {
        let count = mx.u32_constant(number(inner, 0, kind)?)?;
        let mode = ExecutionMode::MaximumRegistersIdINTEL;
        let inst = Inst::new(Op::ExecutionModeId).id(entry).enumerant(mode).id(count);
        return mx.add_execution_mode(entry, mode, inst);
    }
    match node.string(0) {
        Some(b"AutoINTEL") => {
            let mode = ExecutionMode::NamedMaximumRegistersINTEL;
            let inst = Inst::new(Op::ExecutionMode).id(entry).enumerant(mode);
            mx.add_execution_mode(entry, mode, inst.enumerant(NamedMaximumNumberOfRegisters::AutoINTEL))
        }
        Some(name) => {
            let message = format!("!{kind} has no register count named {}", String::from_utf8_lossy(name));
            Err(Error::new(ErrorKind::InvalidModule, message))
        }
        None => mx.execution_mode(entry, ExecutionMode::MaximumRegistersINTEL, &[number(node, 0, kind)?]),
    }
}

/// `!RegisterAllocMode !{i32 2}` => `UserSemantic "num-thread-per-eu 4"`, for a compiler that knows no extension for it
fn lower_register_mode(mx: &mut ModuleCx<'_>, node: MdNode<'_>, entry: Id) -> Result<()> {
    /// The threads of each execution unit, for the modes automatic, small and large.
    const THREADS: [&[u8]; 3] = [b"num-thread-per-eu 0", b"num-thread-per-eu 8", b"num-thread-per-eu 4"];
    let mode = node.int(0).and_then(|mode| usize::try_from(mode).ok());
    let Some(text) = mode.and_then(|mode| THREADS.get(mode)) else { return Ok(()) };
    let decoration = Decoration::UserSemantic;
    if !mx.out.requirements().allows_enumerant(EnumKind::Decoration, decoration.value()) {
        return Ok(());
    }
    mx.emit_decoration(Inst::new(Op::Decorate).id(entry).enumerant(decoration).text(text))
}

/// Hints of a function => `OpDecorate`
pub(in crate::lower) fn decorate_by_hints<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, id: Id) -> Result<()> {
    for (index, hint) in DECORATIONS.iter().enumerate() {
        if let Some(node) = function.value().attached(mx.kinds.function_hints[index])
            && mx.out.requirements().allows_enumerant(EnumKind::Decoration, hint.target.value())
            && let Some(numbers) = read_numbers(node, hint)?
        {
            mx.decorate(id, hint.target, &numbers)?;
        }
    }
    decorate_by_texts(mx, id, FUNCTION_TEXTS, |name| function.string_attribute(AttributePosition::Function, name))?;
    if let Some(value) = function.string_attribute(AttributePosition::Function, FLOAT_CONTROL)
        && !is_entry_point(mx, function, id)?
    {
        decorate_float_modes(mx, function, parse_u32(FLOAT_CONTROL, value)?, id)
            .map_err(|error| error.at(FLOAT_CONTROL_LOCATION))?;
    }
    let mode = Decoration::MathOpDSPModeALTERA;
    if let Some(preference) = function.value().attached(mx.kinds.preferred_dsp)
        && mx.out.requirements().allows_enumerant(EnumKind::Decoration, mode.value())
    {
        let propagates = function.metadata("propagate_dsp_preference").is_some();
        mx.decorate(id, mode, &[number(preference, 0, "prefer_dsp")?, u32::from(propagates)])?;
    }
    Ok(())
}

/// Returns `true` if `id` is that of an entry point; the body of a kernel that is also called has another.
fn is_entry_point<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, id: Id) -> Result<bool> {
    let signature = mx.signature(function)?;
    Ok(signature.kernel && signature.outer_id() == id)
}

/// `!kernel_arg_buffer_location`, `!kernel_arg_runtime_aligned` => decorations of a pointer argument
pub(in crate::lower) fn decorate_argument_by_hints(
    mx: &mut ModuleCx<'_>,
    kernel: Function<'_>,
    index: u32,
    id: Id,
) -> Result<()> {
    if !kernel.parameter(index).ty().is_pointer() {
        return Ok(());
    }
    let hint = |kind| kernel.value().attached(kind).and_then(|list| list.int(index));
    let (location, alignment) = (hint(mx.kinds.argument_locations), hint(mx.kinds.argument_alignments));
    let location = location.and_then(|location| u32::try_from(location).ok());
    if let Some(location) = location
        && mx.out.requirements().allows_enumerant(EnumKind::Decoration, Decoration::BufferLocationALTERA.value())
    {
        mx.decorate(id, Decoration::BufferLocationALTERA, &[location])?;
    }
    let attribute = FunctionParameterAttribute::RuntimeAlignedALTERA;
    if alignment.is_some_and(|is_aligned| is_aligned != 0)
        && mx.out.requirements().allows_enumerant(EnumKind::FunctionParameterAttribute, attribute.value())
    {
        mx.decorate_with(id, Decoration::FuncParamAttr, attribute)?;
    }
    Ok(())
}
