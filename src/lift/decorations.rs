//! Decorations as metadata and annotations: `!spirv.Decorations`, `!spirv.ParameterDecorations`, `llvm.var.annotation`,
//! `llvm.ptr.annotation` and `@llvm.global.annotations`.

use super::cx::{
    ANNOTATION_SECTION, DecorationOperand, FunctionCx, Location, ModuleCx, SymbolDeclaration, decoration_operands,
};
use super::inst;
use super::options::DecorationLists;
use crate::ir::builder::attributes;
use crate::ir::{FunctionId, Linkage, MdId, Opcode, TypeId, ValueId};
use crate::map::annotations::{self, Item};
use crate::spirv::Op;
use crate::spirv::grammar::{Capability, Decoration};
use crate::spirv::view::{Decorated, Function, Instruction};

/// Returns the node of a list of decorations, by number: `!{!{i32 44, i32 8}, ...}`.
pub(super) fn list(mx: &mut ModuleCx<'_>, mut decorations: Vec<Decorated<'_>>) -> MdId {
    decorations.sort_by_key(|found| found.decoration);
    let nodes: Vec<MdId> = decorations.iter().map(|found| node(mx, found)).collect();
    mx.ir.md_list(&nodes)
}

fn node(mx: &mut ModuleCx<'_>, found: &Decorated<'_>) -> MdId {
    let mut operands = vec![mx.ir.md_i32(found.decoration.0)];
    for operand in decoration_operands(found) {
        operands.push(match operand {
            DecorationOperand::Number(number) => mx.ir.md_i32(number),
            DecorationOperand::Float(bits) => {
                let ty = mx.ir.float_type(32).unwrap_or(TypeId::VOID);
                let number = mx.ir.float(ty, bits.into());
                mx.ir.md_value(number)
            }
            DecorationOperand::Id(id) => {
                let number = mx.constant_u32(id).unwrap_or(id);
                mx.ir.md_i32(number)
            }
            DecorationOperand::String(text) => mx.ir.md_string(&text),
        });
    }
    mx.ir.md_list(&operands)
}

/// Returns the texts of the annotations that decorations become: one for those with names, and one for each
/// `UserSemantic`.
fn texts(decorations: &[Decorated<'_>]) -> Vec<Vec<u8>> {
    let words: Vec<(Decoration, Vec<String>)> = decorations
        .iter()
        .map(|found| (found.decoration, decoration_operands(found).iter().map(operand_text).collect()))
        .collect();
    let items: Vec<Item<'_>> = words
        .iter()
        .map(|(decoration, operands)| Item {
            decoration: *decoration,
            operands: operands.iter().map(String::as_str).collect(),
        })
        .collect();
    let mut list: Vec<Vec<u8>> = annotations::print(&items).map(String::into_bytes).into_iter().collect();
    let of_user = decorations.iter().filter(|found| found.decoration == Decoration::UserSemantic);
    list.extend(of_user.filter_map(|found| Some(crate::spirv::inst::string(found.operands)?.0)));
    list
}

fn operand_text(operand: &DecorationOperand) -> String {
    match operand {
        DecorationOperand::Number(number) | DecorationOperand::Id(number) => number.to_string(),
        DecorationOperand::Float(bits) => f32::from_bits(*bits).to_string(),
        DecorationOperand::String(text) => String::from_utf8_lossy(text).into_owned(),
    }
}

/// Adds entries to `@llvm.global.annotations`.
fn annotate_global(mx: &mut ModuleCx<'_>, global: ValueId, decorations: &[Decorated<'_>]) {
    for words in texts(decorations) {
        let pointer = mx.private_pointer();
        let word = mx.ir.int_type(32);
        let target = match mx.ir.value_type(global) == pointer {
            true => global,
            false => mx.ir.simple_expression(Opcode::AddrSpaceCast, 0, pointer, &[global]),
        };
        let text = mx.listed_text(&words);
        let (no_pointer, no_line) = (mx.ir.poison(pointer), mx.ir.poison(word));
        let ty = mx.ir.literal_struct_type(&[pointer, pointer, pointer, word, pointer], false);
        let entry = mx.ir.aggregate(ty, &[target, text, no_pointer, no_line, no_pointer]);
        mx.annotations.push(entry);
    }
}

/// Adds the list of annotations.
pub(super) fn finish(mx: &mut ModuleCx<'_>) {
    let entries = std::mem::take(&mut mx.annotations);
    let Some(&first) = entries.first() else { return };
    let entry = mx.ir.value_type(first);
    let ty = mx.ir.array_type(entry, entries.len() as u64);
    let list = mx.ir.aggregate(ty, &entries);
    let linkage = Linkage::Appending;
    let declaration = SymbolDeclaration { name: b"llvm.global.annotations", ty, linkage, space: 0, is_defined: true };
    let global = mx.add_global(&declaration);
    let section = mx.ir.string(ANNOTATION_SECTION);
    if let Some(global) = mx.ir.global_mut(global) {
        global.initializer = Some(list);
        global.symbol.section = section;
    }
}

/// Lifts the decorations of a variable outside of functions.
pub(super) fn of_global(mx: &mut ModuleCx<'_>, id: u32, global: ValueId) {
    let decorations: Vec<_> = mx.decorations(id).collect();
    if decorations.is_empty() {
        return;
    }
    annotate_global(mx, global, &decorations);
    if let Some(found) = decorations.iter().find(|found| found.decoration == Decoration::IOPipeStorageINTEL) {
        let operands: Vec<MdId> = found.operands.iter().map(|number| mx.ir.md_i32(*number)).collect();
        let node = mx.ir.md_list(&operands);
        mx.ir.attach_to_global(global, "io_pipe_id", node);
    }
    if mx.lists_decorations() {
        let list = list(mx, decorations);
        mx.ir.attach_to_global(global, "spirv.Decorations", list);
    }
}

/// Lifts the decorations of a function and of its parameters. In the OpenCL environments only kernels have the latter by default.
pub(super) fn of_function(mx: &mut ModuleCx<'_>, function: &Function, id: FunctionId) {
    let decorations: Vec<_> =
        mx.decorations(function.id).filter(|found| found.decoration == Decoration::UserSemantic).collect();
    let value = mx.ir.function_value(id);
    annotate_global(mx, value, &decorations);
    let is_listed = match mx.options.decorations {
        DecorationLists::None => false,
        DecorationLists::All => true,
        DecorationLists::Auto => {
            !mx.is_opencl()
                || mx.ir.function_data(id).calling_convention == crate::ir::SPIR_KERNEL
                || mx.kernels.contains(&function.id)
        }
    };
    if !is_listed {
        return;
    }
    let head = mx.view.instructions_in(function.head.clone());
    let parameters: Vec<u32> =
        head.filter(|inst| inst.op == Op::FunctionParameter).filter_map(|inst| inst.result()).collect();
    let of_parameter = |id: &u32| {
        mx.decorations(*id).filter(|found| !is_without_effect(mx, Op::FunctionParameter, found.decoration)).collect()
    };
    let lists: Vec<Vec<Decorated<'_>>> = parameters.iter().map(of_parameter).collect();
    if lists.iter().all(Vec::is_empty) {
        return;
    }
    let nodes: Vec<MdId> = lists.into_iter().map(|decorations| list(mx, decorations)).collect();
    let node = mx.ir.md_list(&nodes);
    mx.ir.attach_to_function(id, "spirv.ParameterDecorations", node);
}

/// Lifts the decorations of an instruction of a function, which became the instructions after the first `count` ones.
pub(super) fn of_instruction<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, count: u32) {
    member_annotation(fx, inst);
    cache_controls(fx, inst, count);
    let Some(id) = inst.result() else { return };
    let mut decorations: Vec<_> = fx.decorations(id).collect();
    if decorations.is_empty() {
        return;
    }
    let Location::Local(_, value) = fx.location(id) else { return };
    if !fx.fb.is_added_since(value, count) {
        return;
    }
    inst::attach_alias_lists(fx, id, value);
    maximum_error(fx, &decorations, value);
    annotate(fx, inst, &decorations, value);
    decorations
        .retain(|found| !is_in_call(fx, inst, found.decoration) && !is_without_effect(fx, inst.op, found.decoration));
    if fx.lists_decorations() && !decorations.is_empty() {
        let list = list(fx, decorations);
        attach(fx, value, "spirv.Decorations", list);
    }
}

/// Returns `true` for a decoration that some producers add to an instruction in a function although it is one of variables
/// and parameters, or of conversions: a translation to SPIR-V would refuse it.
fn is_without_effect(mx: &ModuleCx<'_>, op: Op, decoration: Decoration) -> bool {
    match decoration {
        Decoration::Constant | Decoration::LinkageAttributes => true,
        // Divisions and square roots may be rounded (SPV_INTEL_rounded_div_sqrt).
        Decoration::FPRoundingMode if matches!(op, Op::FDiv | Op::ExtInst) => {
            !mx.view.declares(Capability::RoundedDivideSqrtINTEL)
        }
        Decoration::FPRoundingMode | Decoration::SaturatedConversion => !op.may_convert(),
        Decoration::NonReadable | Decoration::NonWritable | Decoration::Restrict => {
            !matches!(op, Op::Variable | Op::UntypedVariableKHR | Op::FunctionParameter)
        }
        _ => false,
    }
}

/// Returns `true` for a decoration of an instruction that its call or other metadata has: lists of scopes are metadata of
/// their own, and the name of a conversion may tell that it saturates.
fn is_in_call(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, decoration: Decoration) -> bool {
    match decoration {
        Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL => true,
        Decoration::SaturatedToLargestFloat8NormalConversionEXT => inst::names_saturation(fx, inst),
        _ => false,
    }
}

fn attach(fx: &mut FunctionCx<'_, '_>, value: ValueId, kind: &str, node: MdId) {
    let (fb, ir) = fx.builders();
    fb.attach(ir, value, kind, node);
}

/// `FPMaxErrorDecorationINTEL` => the attribute of a call, or the metadata of another instruction, `fpbuiltin-max-error`
fn maximum_error(fx: &mut FunctionCx<'_, '_>, decorations: &[Decorated<'_>], value: ValueId) {
    const NAME: &str = "fpbuiltin-max-error";
    let found = decorations.iter().find(|found| found.decoration == Decoration::FPMaxErrorDecorationINTEL);
    let Some(&bits) = found.and_then(|found| found.operands.first()) else { return };
    let error = format!("{:.6}", f32::from_bits(bits));
    if fx.fb.opcode(value).is_some_and(Opcode::is_call) {
        let attribute: attributes::Attribute = fx.ir.string_attribute(NAME, &error);
        let (fb, ir) = fx.builders();
        fb.add_call_attribute(ir, value, attribute);
    } else {
        let error = fx.ir.md_string(error.as_bytes());
        let node = fx.ir.md_list(&[error]);
        attach(fx, value, NAME, node);
    }
}

/// Decorations of memory and accesses => `llvm.var.annotation` of a variable or of a cast of its address,
/// `llvm.ptr.annotation` of another pointer, whose result is the value from then on
fn annotate(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, decorations: &[Decorated<'_>], value: ValueId) {
    let texts = texts(decorations);
    let ty = fx.llvm_type(value);
    if texts.is_empty() || fx.ir.address_space(ty).is_none() || fx.ir.vector_length(ty).is_some() {
        return;
    }
    let Some(id) = inst.result() else { return };
    let is_variable = fx.variable_of(id).is_some();
    let mut annotated = value;
    for words in texts {
        let text = fx.shared_text(&words);
        match is_variable {
            true => fx.variable_annotation(value, text),
            false => annotated = fx.pointer_annotation(annotated, text),
        }
    }
    fx.replace_local(id, annotated);
}

/// The address of a member with decorations => `llvm.ptr.annotation` of the address
fn member_annotation<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) {
    if !fx.has_member_decorations()
        || !matches!(
            inst.op,
            Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain
        )
    {
        return;
    }
    let Some((ty, member)) = inst::last_member(fx, inst) else { return };
    let decorations: Vec<_> = fx.member_decorations(ty, member).collect();
    let texts = texts(&decorations);
    let (Some(id), false) = (inst.result(), texts.is_empty()) else { return };
    let Location::Local(_, mut value) = fx.location(id) else { return };
    for words in texts {
        let text = fx.new_text(&words);
        value = fx.pointer_annotation(value, text);
    }
    fx.replace_local(id, value);
}

/// Cache controls of the pointers that an instruction takes => `!spirv.DecorationCacheControlINTEL !{!{i32 decoration, i32
/// level, i32 control, i32 operand}, ...}`; with lists of all decorations the pointers have them
fn cache_controls<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, count: u32) {
    let pointers: &[u32] = match inst.op {
        _ if fx.lists_decorations() => return,
        Op::Load => FunctionCx::operands(inst).get(..1).unwrap_or_default(),
        Op::Store => FunctionCx::operands(inst).get(..1).unwrap_or_default(),
        Op::FunctionCall => FunctionCx::operands(inst).get(1..).unwrap_or_default(),
        Op::ExtInst => FunctionCx::operands(inst).get(2..).unwrap_or_default(),
        _ => return,
    };
    let mut nodes = Vec::new();
    for (index, &pointer) in pointers.iter().enumerate() {
        let position = if inst.op == Op::Store { 1 } else { index as u32 };
        let found: Vec<_> = fx.decorations(pointer).collect();
        let is_control = |found: &Decorated<'_>| {
            matches!(found.decoration, Decoration::CacheControlLoadINTEL | Decoration::CacheControlStoreINTEL)
        };
        for found in found.into_iter().filter(is_control) {
            let numbers = [&[found.decoration.0], found.operands, &[position]].concat();
            let numbers: Vec<MdId> = numbers.into_iter().map(|number| fx.ir.md_i32(number)).collect();
            nodes.push(fx.ir.md_list(&numbers));
        }
    }
    let Some(access) = fx.fb.last_instruction().filter(|access| fx.fb.is_added_since(*access, count)) else { return };
    if !nodes.is_empty() {
        let node = fx.ir.md_list(&nodes);
        attach(fx, access, "spirv.DecorationCacheControlINTEL", node);
    }
}
