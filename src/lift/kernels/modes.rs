//! Execution modes as metadata, attributes, and entries of `@llvm.global_ctors`.

use crate::error::Result;
use crate::ir::{FunctionId, Linkage, MdId, ValueId};
use crate::lift::cx::{ModuleCx, SymbolDeclaration};
use crate::map::function_metadata;
use crate::spirv::Op;
use crate::spirv::grammar::ExecutionMode;
use crate::spirv::view::{Instruction, Mode};

/// Returns `true` for the mode `ContractionOff`.
pub(super) fn is_contraction(mode: &Mode<'_>) -> bool {
    mode.inst.operands.get(1) == Some(&ExecutionMode::ContractionOff.0)
}

/// Returns the numbers of an execution mode: literals, or the values of constants.
fn mode_numbers(mx: &ModuleCx<'_>, mode: &Mode<'_>) -> Vec<u32> {
    let words = mode.inst.operands.get(2..).unwrap_or_default();
    match mode.inst.op {
        Op::ExecutionModeId => words.iter().map(|&id| mx.constant_u32(id).unwrap_or(0)).collect(),
        _ => words.to_vec(),
    }
}

/// Adds the metadata and attributes of the execution modes of a kernel.
pub(super) fn lift(mx: &mut ModuleCx<'_>, kernel: FunctionId, modes: &[Mode<'_>]) -> Result<()> {
    let float_modes: Vec<_> = modes.iter().filter_map(float_mode).collect();
    let float_control = function_metadata::float_control_of_kernel(&float_modes);
    let mut modes = modes.to_vec();
    modes.sort_by_key(|mode| mode.inst.operands.get(1).and_then(|&number| attachment_rank(ExecutionMode(number))));
    for mode in &modes {
        let Some(&number) = mode.inst.operands.get(1) else { continue };
        let number = ExecutionMode(number);
        if float_control.is_none() || float_mode(mode).is_none() {
            execution_mode(mx, kernel, mode, number)?;
        }
    }
    if let Some(bits) = float_control {
        let attribute = mx.ir.string_attribute(function_metadata::FLOAT_CONTROL, &bits.to_string());
        mx.ir.add_function_attribute(kernel, attribute);
    }
    Ok(())
}

/// Returns the position of the metadata for an execution mode among that of a kernel, as the Khronos translator orders
/// them; `None` for a mode that has none.
fn attachment_rank(mode: ExecutionMode) -> Option<(u32, bool)> {
    match mode {
        // The offset is before the dimension, which has a lower number.
        ExecutionMode::NoGlobalOffsetINTEL => Some((ExecutionMode::MaxWorkgroupSizeINTEL.0, true)),
        _ => mode_kind(mode).map(|_| (mode.0, false)),
    }
}

/// Returns the kind of the metadata with the numbers of an execution mode.
fn mode_kind(mode: ExecutionMode) -> Option<&'static str> {
    match mode {
        ExecutionMode::LocalSize | ExecutionMode::LocalSizeId => Some("reqd_work_group_size"),
        ExecutionMode::LocalSizeHint | ExecutionMode::LocalSizeHintId => Some("work_group_size_hint"),
        ExecutionMode::SubgroupSize => Some(function_metadata::SUB_GROUP_SIZE),
        _ => function_metadata::mode_hint(mode).map(|hint| hint.kind),
    }
}

/// Returns a mode that the attribute `VCFloatControl` has, and the width of the numbers that it is for.
fn float_mode(mode: &Mode<'_>) -> Option<(ExecutionMode, u32)> {
    match *mode.inst.operands {
        [_, number, width] if function_metadata::is_float_mode(ExecutionMode(number)) => {
            Some((ExecutionMode(number), width))
        }
        _ => None,
    }
}

fn execution_mode(mx: &mut ModuleCx<'_>, kernel: FunctionId, mode: &Mode<'_>, number: ExecutionMode) -> Result<()> {
    let numbers = mode_numbers(mx, mode);
    if let Some(kind) = mode_kind(number) {
        attach_numbers(mx, kernel, kind, &numbers);
        if number == ExecutionMode::SubgroupSize {
            attach_numbers(mx, kernel, function_metadata::NEUTRAL_SUB_GROUP_SIZE, &numbers);
        }
        return Ok(());
    }
    match number {
        ExecutionMode::VecTypeHint => vector_type_hint(mx, kernel, mode.inst),
        ExecutionMode::NamedSubgroupSizeINTEL => {
            attach_numbers(mx, kernel, function_metadata::SUB_GROUP_SIZE, &[u32::MAX]);
            Ok(())
        }
        ExecutionMode::Initializer | ExecutionMode::Finalizer => constructor(mx, kernel, number),
        ExecutionMode::SharedLocalMemorySizeINTEL | ExecutionMode::NamedBarrierCountINTEL => {
            if let (Some(key), Some(value)) = (function_metadata::mode_text(number), numbers.first()) {
                let attribute = mx.ir.string_attribute(key, &value.to_string());
                mx.ir.add_function_attribute(kernel, attribute);
            }
            Ok(())
        }
        ExecutionMode::RegisterMapInterfaceINTEL | ExecutionMode::StreamingInterfaceINTEL => {
            interface(mx, kernel, number, numbers.first() == Some(&1));
            Ok(())
        }
        _ => {
            other_mode(mx, kernel, mode, &numbers);
            Ok(())
        }
    }
}

pub(super) fn attach_numbers(mx: &mut ModuleCx<'_>, kernel: FunctionId, kind: &str, numbers: &[u32]) {
    let nodes: Vec<MdId> = numbers.iter().map(|number| mx.ir.md_i32(*number)).collect();
    let node = mx.ir.md_list(&nodes);
    mx.ir.attach_to_function(kernel, kind, node);
}

/// `VecTypeHint` => `!vec_type_hint !{T poison, i32 1}`
fn vector_type_hint(mx: &mut ModuleCx<'_>, kernel: FunctionId, inst: Instruction<'_>) -> Result<()> {
    let Some(hint) = inst.operands.get(2).and_then(|&operand| function_metadata::vector_hint_type(operand)) else {
        return Err(mx.invalid(inst, "expected the number of a vector type"));
    };
    let bits = hint.scalar.bits();
    let scalar = match hint.scalar.is_float().then(|| mx.ir.float_type(bits)).flatten() {
        Some(float) => float,
        None => mx.ir.int_type(bits),
    };
    let ty = if hint.length > 1 { mx.ir.vector_type(scalar, hint.length) } else { scalar };
    let poison = mx.ir.poison(ty);
    let operands = [mx.ir.md_value(poison), mx.ir.md_i32(1)];
    let node = mx.ir.md_list(&operands);
    mx.ir.attach_to_function(kernel, "vec_type_hint", node);
    Ok(())
}

/// `RegisterMapInterfaceINTEL` => `!ip_interface !{!"csr"}`
fn interface(mx: &mut ModuleCx<'_>, kernel: FunctionId, mode: ExecutionMode, has_option: bool) {
    let Some((name, option)) = function_metadata::interface_of(mode) else { return };
    let texts = [Some(name), has_option.then_some(option)];
    let nodes: Vec<MdId> = texts.into_iter().flatten().map(|text| mx.ir.md_string(text.as_bytes())).collect();
    let node = mx.ir.md_list(&nodes);
    mx.ir.attach_to_function(kernel, "ip_interface", node);
}

/// A mode without metadata of its own => `!spirv.ExecutionMode !{ptr @kernel, i32 mode, i32 operands...}`
fn other_mode(mx: &mut ModuleCx<'_>, kernel: FunctionId, mode: &Mode<'_>, numbers: &[u32]) {
    let function = mx.ir.function_value(kernel);
    let mut nodes = vec![mx.ir.md_value(function), mx.ir.md_i32(mode.inst.operands[1])];
    match ExecutionMode(mode.inst.operands[1]) {
        // The operand by id is a node of its own, and the named maximum is a name.
        ExecutionMode::MaximumRegistersIdINTEL => {
            let numbers: Vec<MdId> = numbers.iter().map(|number| mx.ir.md_i32(*number)).collect();
            nodes.push(mx.ir.md_list(&numbers));
        }
        ExecutionMode::FPFastMathDefault => {
            let ty = mode.inst.operands.get(2).and_then(|&ty| mx.ty(ty).ok());
            let target = ty.map(|ty| mx.ir.poison(ty)).map(|poison| mx.ir.md_value(poison));
            nodes.extend(target);
            nodes.extend(numbers.get(1).map(|bits| mx.ir.md_i32(*bits)));
        }
        ExecutionMode::NamedMaximumRegistersINTEL => nodes.push(mx.ir.md_string(b"AutoINTEL")),
        _ => nodes.extend(numbers.iter().map(|number| mx.ir.md_i32(*number)).collect::<Vec<_>>()),
    }
    let node = mx.ir.md_list(&nodes);
    mx.ir.append_named_metadata("spirv.ExecutionMode", &[node]);
}

/// `Initializer` => an entry of `@llvm.global_ctors`, `Finalizer` => one of `@llvm.global_dtors`
fn constructor(mx: &mut ModuleCx<'_>, kernel: FunctionId, mode: ExecutionMode) -> Result<()> {
    const LOWEST_PRIORITY: u64 = 65_535;
    let pointer = mx.private_pointer();
    let word = mx.ir.int_type(32);
    let function = mx.ir.function_value(kernel);
    let address = mx.ir.value_type(function);
    let entry_type = mx.ir.literal_struct_type(&[word, address, pointer], false);
    let priority = mx.ir.int(word, LOWEST_PRIORITY);
    let Some(null) = mx.ir.null(pointer) else { return Ok(()) };
    let entry = mx.ir.aggregate(entry_type, &[priority, function, null]);
    let list = if mode == ExecutionMode::Finalizer { &mut mx.destructors } else { &mut mx.constructors };
    list.push(entry);
    Ok(())
}

/// Adds the lists of constructors and destructors, unless the module has them.
pub(in crate::lift) fn finish_constructors(mx: &mut ModuleCx<'_>) {
    let constructors = std::mem::take(&mut mx.constructors);
    add_constructors(mx, b"llvm.global_ctors", &constructors);
    let destructors = std::mem::take(&mut mx.destructors);
    add_constructors(mx, b"llvm.global_dtors", &destructors);
}

fn add_constructors(mx: &mut ModuleCx<'_>, symbol: &[u8], entries: &[ValueId]) {
    let Some(&first) = entries.first() else { return };
    if mx.has_symbol(symbol) {
        return;
    }
    let entry_type = mx.ir.value_type(first);
    let ty = mx.ir.array_type(entry_type, entries.len() as u64);
    let list = mx.ir.aggregate(ty, entries);
    let linkage = Linkage::Appending;
    let global = mx.add_global(&SymbolDeclaration { name: symbol, ty, linkage, space: 0, is_defined: true });
    if let Some(global) = mx.ir.global_mut(global) {
        global.initializer = Some(list);
    }
}
