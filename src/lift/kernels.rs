//! Entry points: one kernel a name, execution modes, and the metadata of kernel arguments.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::cx::{ModuleCx, SymbolDeclaration};
use super::decorations;
use crate::error::Result;
use crate::ir::builder::{CallSpec, FunctionBuilder};
use crate::ir::{FunctionId, Linkage, MdId, SPIR_KERNEL, ValueId};
use crate::map::function_metadata as hints;
use crate::map::kernel_arg_names::{self as names, kind};
use crate::names::{Parameter, Signedness};
use crate::spirv::grammar::{AccessQualifier, Decoration, ExecutionMode, ExecutionModel, FunctionParameterAttribute};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{Decorated, EntryPoint, Function, Instruction, Mode, Type};
use crate::spirv::{Op, binary};

/// The names of kernels, by function.
pub(super) type KernelNames = BTreeMap<u32, Vec<Vec<u8>>>;

/// Returns the names of the kernels that each function is.
pub(super) fn all_names(mx: &ModuleCx<'_>) -> KernelNames {
    let mut names = KernelNames::default();
    for entry_point in mx.view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        names.entry(entry_point.function).or_default().push(entry_point.name.clone());
    }
    names
}

/// Returns the names of the kernels with one name, by function.
pub(super) fn names(mx: &ModuleCx<'_>) -> FxHashMap<u32, Vec<u8>> {
    let single = |(function, names): (u32, Vec<Vec<u8>>)| <[_; 1]>::try_from(names).ok().map(|[name]| (function, name));
    all_names(mx).into_iter().filter_map(single).collect()
}

/// Returns the function that each entry point without a body of its own stands for: all that it does is to call the function
/// of its name.
pub(super) fn wrapped(mx: &ModuleCx<'_>, entry_points: &FxHashMap<u32, Vec<u8>>) -> BTreeMap<u32, u32> {
    let functions = mx.view.functions().iter();
    let pairs = functions.filter_map(|function| {
        let name = entry_points.get(&function.id)?;
        let callee = only_call(mx, function)?;
        let own_name = mx.linkage(callee).map(|linkage| linkage.name);
        let own_name = own_name.or_else(|| mx.name(callee).map(String::into_bytes));
        let is_defined = mx.view.function(callee).is_some_and(|index| mx.view.functions()[index].has_body);
        let is_defined = is_defined && has_same_interface(mx, function.id, callee);
        let is_kernel = own_name.as_ref() == Some(name) && is_defined && !entry_points.contains_key(&callee);
        is_kernel.then_some((function.id, callee))
    });
    let mut pairs: BTreeMap<u32, u32> = pairs.collect();
    if !pairs.is_empty() {
        // Kernels cannot be called, so that a callee with other uses stays a function.
        let mut uses: FxHashMap<u32, usize> = pairs.values().map(|callee| (*callee, 0)).collect();
        for_each_use(mx, |op, id| {
            // Extended instructions only inform about functions.
            if let Some(count) = uses.get_mut(&id).filter(|_| op != Op::ExtInst) {
                *count += 1;
            }
        });
        pairs.retain(|_, callee| uses.get(callee) == Some(&1));
    }
    pairs
}

/// Calls `found` with the opcode and each id operand of the instructions other than names and decorations.
pub(super) fn for_each_use(mx: &ModuleCx<'_>, mut found: impl FnMut(Op, u32)) {
    let is_use =
        |op: Op| !matches!(op, Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString | Op::GroupDecorate);
    for inst in mx.view.instructions().filter(|inst| is_use(inst.op)) {
        parts(inst.op, inst.operands, |at, part| {
            if part == OperandPart::Id {
                inst.operands.get(at).into_iter().for_each(|id| found(inst.op, *id));
            }
        });
    }
}

/// Returns `true` if a function has the type of another one, and at least the attributes of its parameters.
fn has_same_interface(mx: &ModuleCx<'_>, wrapper: u32, callee: u32) -> bool {
    let ty = |id: u32| mx.view.definition(id).and_then(|inst| inst.operands.get(3).copied());
    let decorations = |id: u32| {
        let found = mx.decorations(id).filter(|found| {
            matches!(found.decoration, Decoration::FuncParamAttr | Decoration::Alignment | Decoration::MaxByteOffset)
        });
        found.map(|found| (found.decoration, found.operands)).collect::<Vec<_>>()
    };
    let has_attributes = |(own, other): (u32, u32)| {
        let known = decorations(other);
        decorations(own).iter().all(|found| known.contains(found))
    };
    ty(wrapper) == ty(callee) && parameters(mx, wrapper).into_iter().zip(parameters(mx, callee)).all(has_attributes)
}

/// Returns the parameters of a function.
fn parameters(mx: &ModuleCx<'_>, function: u32) -> Vec<u32> {
    let head = mx.view.function(function).map_or(0..0, |index| mx.view.functions()[index].head.clone());
    let parameters = mx.view.instructions_in(head).filter(|inst| inst.op == Op::FunctionParameter);
    parameters.filter_map(|inst| inst.result()).collect()
}

/// Returns the callee of a function that only passes its parameters on.
fn only_call(mx: &ModuleCx<'_>, function: &Function) -> Option<u32> {
    let parameters = parameters(mx, function.id);
    let body = mx.view.instructions_in(function.head.end..function.words.end);
    let is_information =
        |inst: &Instruction<'_>| matches!(inst.op, Op::Nop | Op::Line | Op::NoLine) || mx.is_debug_inst(inst);
    let mut body = body.filter(|inst| !is_information(inst));
    let is = |inst: Option<Instruction<'_>>, op: Op| inst.is_some_and(|inst| inst.op == op);
    if !is(body.next(), Op::Label) {
        return None;
    }
    let call = body.next().filter(|inst| inst.op == Op::FunctionCall)?;
    let [_, _, callee, arguments @ ..] = call.operands else { return None };
    let is_end = is(body.next(), Op::Return) && is(body.next(), Op::FunctionEnd);
    (arguments == parameters && is_end).then_some(*callee)
}

/// Lifts the execution modes and the metadata of kernels, and adds a kernel for each name of a function with several.
pub(super) fn lift(mx: &mut ModuleCx<'_>) -> Result<()> {
    let view = mx.view;
    let mut modes: FxHashMap<u32, Vec<Mode<'_>>> = FxHashMap::default();
    for mode in view.modes() {
        modes.entry(mode.function).or_default().push(*mode);
    }
    let is_kernel = |entry: &&EntryPoint<'_>| entry.model == ExecutionModel::Kernel;
    let is_uncontracted =
        |entry: &EntryPoint<'_>| modes.get(&entry.function).is_some_and(|modes| modes.iter().any(is_contraction));
    if view.entry_points().iter().filter(is_kernel).all(is_uncontracted) {
        // No metadata of the module says that it is on.
        modes.values_mut().for_each(|modes| modes.retain(|mode| !is_contraction(mode)));
    }
    let kept = kept_lists(mx);
    let names = all_names(mx);
    for entry_point in view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        let Some(function) = view.function(entry_point.function).and_then(|index| mx.functions[index]) else {
            continue;
        };
        let is_shared = names.get(&entry_point.function).is_some_and(|names| names.len() > 1);
        let function = if is_shared { calling_kernel(mx, function, &entry_point.name) } else { function };
        let modes = modes.get(&entry_point.function).map_or(&[][..], |modes| modes);
        argument_metadata(mx, function, entry_point.function, &String::from_utf8_lossy(&entry_point.name), &kept)?;
        let is_wrapper = view.function(entry_point.function).is_some_and(|index| mx.is_replaced[index]);
        if !is_shared && !is_wrapper {
            function_hints(mx, function, entry_point.function);
        }
        execution_modes(mx, function, modes)?;
    }
    for (index, function) in view.functions().iter().enumerate() {
        if let Some(id) = mx.functions[index].filter(|_| !mx.is_replaced[index]) {
            if names.get(&function.id).is_none_or(|names| names.len() > 1) {
                function_hints(mx, id, function.id);
            }
            decorations::of_function(mx, function, id);
        }
    }
    Ok(())
}

/// A name of a function with several => a kernel that calls the function, which is no kernel: kernels cannot be called
fn calling_kernel(mx: &mut ModuleCx<'_>, function: FunctionId, name: &[u8]) -> FunctionId {
    let ty = mx.ir.function_data(function).symbol.value_type;
    let list = mx.ir.function_data(function).attributes;
    let space = mx.program_space();
    let declaration = SymbolDeclaration { name, ty, linkage: Linkage::External, space, is_defined: true };
    let kernel = mx.add_function(&declaration, SPIR_KERNEL);
    mx.ir.function_mut(kernel).attributes = list;
    let mut fb = FunctionBuilder::new(&mx.ir, kernel);
    let block = fb.create_block();
    fb.start_block(block);
    let count = mx.ir.contained_types(ty).len() as u32 - 1;
    let arguments: Vec<_> = (0..count).map(|index| fb.argument(index)).collect();
    let spec = CallSpec::of_function(&mx.ir, function, &arguments);
    fb.call(&mx.ir, &spec.with_attributes(list));
    fb.ret(None);
    fb.finish(&mut mx.ir);
    kernel
}

/// Lists of kernels that the translation to SPIR-V kept as strings, by kind and kernel.
type KeptLists = FxHashMap<(String, String), Vec<String>>;

/// Returns the lists, if the options ask for them or the writer of the module is known to leave them.
fn kept_lists(mx: &ModuleCx<'_>) -> KeptLists {
    if !mx.options.argument_type_strings && mx.view.generator() >> 16 != binary::LLVM_TRANSLATOR {
        return KeptLists::default();
    }
    let strings = mx.view.preamble().filter(|inst| inst.op == Op::String);
    let texts = strings.filter_map(|inst| Some(String::from_utf8_lossy(&inst.string(1)?.0).into_owned()));
    let lists = texts.filter_map(|text| {
        let (kind, kernel, entries) = names::parse_kept_list(&text)?;
        let entries = entries.into_iter().map(str::to_owned).collect();
        Some(((kind.to_owned(), kernel.to_owned()), entries))
    });
    lists.collect()
}

/// The metadata of one kernel's arguments, a list for each kind.
struct Arguments<'a> {
    parameters: Vec<(u32, Option<Parameter<'a>>, u32)>,
}

impl<'a> Arguments<'a> {
    /// Reads the parameters of a function: id, type as a parameter, id of the type.
    fn read(mx: &ModuleCx<'a>, function: u32) -> Self {
        let index = mx.view.function(function);
        let head = index.map_or(0..0, |index| mx.view.functions()[index].head.clone());
        let found = mx.view.instructions_in(head).filter(|inst| inst.op == Op::FunctionParameter);
        let parameters = found.filter_map(|inst| {
            let (id, ty) = (inst.result()?, inst.result_type()?);
            Some((id, mx.source_type(ty), ty))
        });
        Self { parameters: parameters.collect() }
    }

    /// Returns `false` if the name of a type contradicts the type of its parameter.
    fn may_have_types(&self, mx: &ModuleCx<'_>, list: &[String]) -> bool {
        self.parameters.iter().zip(list).all(|((id, _, ty), name)| names::may_name(name, &argument_type(mx, *id, *ty)))
    }

    fn strings(&self, mx: &mut ModuleCx<'_>, text: impl Fn(&ModuleCx<'_>, u32, u32) -> String) -> MdId {
        let texts: Vec<String> = self.parameters.iter().map(|(id, _, ty)| text(mx, *id, *ty)).collect();
        let nodes: Vec<MdId> = texts.iter().map(|text| mx.ir.md_string(text.as_bytes())).collect();
        mx.ir.md_list(&nodes)
    }
}

fn argument_metadata(
    mx: &mut ModuleCx<'_>,
    kernel: FunctionId,
    function: u32,
    name: &str,
    kept: &KeptLists,
) -> Result<()> {
    let is_vector_compute = mx.is_decorated(function, Decoration::VectorComputeFunctionINTEL);
    if is_vector_compute {
        return Ok(());
    }
    let arguments = Arguments::read(mx, function);
    let spaces: Vec<u32> = arguments.parameters.iter().map(|(_, _, ty)| argument_space(mx, *ty)).collect();
    let spaces: Vec<MdId> = spaces.into_iter().map(|space| mx.ir.md_i32(space)).collect();
    let spaces = mx.ir.md_list(&spaces);
    mx.ir.attach_to_function(kernel, kind::ADDRESS_SPACE, spaces);
    let access = arguments.strings(mx, |mx, _, ty| access_of(mx, ty).to_owned());
    mx.ir.attach_to_function(kernel, kind::ACCESS, access);
    let kept = |kind: &str| {
        let list = kept.get(&(kind.to_owned(), name.to_owned()))?;
        (list.len() == arguments.parameters.len()).then_some(list)
    };
    let types = match kept(kind::TYPE).filter(|list| arguments.may_have_types(mx, list)) {
        Some(list) => string_list(mx, list),
        None => arguments.strings(mx, argument_type),
    };
    mx.ir.attach_to_function(kernel, kind::TYPE, types);
    let qualifiers = match kept(kind::QUALIFIERS) {
        Some(list) => string_list(mx, list),
        None => arguments.strings(mx, qualifiers),
    };
    mx.ir.attach_to_function(kernel, kind::QUALIFIERS, qualifiers);
    let base_types = arguments.strings(mx, argument_type);
    mx.ir.attach_to_function(kernel, kind::BASE_TYPE, base_types);
    if mx.options.argument_names {
        let names = arguments.strings(mx, |mx, id, _| mx.name(id).unwrap_or_default());
        mx.ir.attach_to_function(kernel, kind::NAME, names);
    }
    buffer_locations(mx, kernel, &arguments);
    Ok(())
}

fn string_list(mx: &mut ModuleCx<'_>, list: &[String]) -> MdId {
    let nodes: Vec<MdId> = list.iter().map(|text| mx.ir.md_string(text.as_bytes())).collect();
    mx.ir.md_list(&nodes)
}

/// Returns the address space of an argument: that of a pointer, 1 of images and pipes.
fn argument_space(mx: &ModuleCx<'_>, ty: u32) -> u32 {
    match mx.view.ty(ty) {
        Some(Type::Pointer { storage, .. }) => mx.address_space(storage).unwrap_or(0),
        Some(Type::Image | Type::Other(Op::TypePipe)) => 1,
        _ => 0,
    }
}

fn access_of(mx: &ModuleCx<'_>, ty: u32) -> &'static str {
    let Some(inst) = mx.view.definition(ty) else { return names::NO_ACCESS };
    let access = match inst.op {
        Op::TypeImage => inst.operands.get(8).copied().or(Some(0)),
        Op::TypePipe => inst.operands.get(1).copied(),
        _ => None,
    };
    access.and_then(|access| names::access_name(AccessQualifier(access))).unwrap_or(names::NO_ACCESS)
}

/// Returns OpenCL C's name of the type of an argument; an integer that is zero-extended is unsigned.
fn argument_type(mx: &ModuleCx<'_>, id: u32, ty: u32) -> String {
    let is_unsigned = has_attribute(mx, id, FunctionParameterAttribute::Zext);
    match mx.source_type(ty) {
        Some(Parameter::Scalar(scalar)) if is_unsigned => {
            names::type_name(&Parameter::Scalar(scalar.with_signedness(Signedness::Unsigned)))
        }
        Some(parameter) => names::type_name(&parameter),
        None => "void".to_owned(),
    }
}

fn has_attribute(mx: &ModuleCx<'_>, id: u32, attribute: FunctionParameterAttribute) -> bool {
    let mut found = mx.decorations(id).filter(|found| found.decoration == Decoration::FuncParamAttr);
    found.any(|found| found.operands.first() == Some(&attribute.0))
}

fn qualifiers(mx: &ModuleCx<'_>, id: u32, ty: u32) -> String {
    let is_restrict = has_attribute(mx, id, FunctionParameterAttribute::NoAlias);
    let is_volatile = mx.is_decorated(id, Decoration::Volatile);
    names::qualifiers(is_restrict, false, is_volatile, mx.op_of(ty) == Some(Op::TypePipe))
}

/// `BufferLocationINTEL` => `!kernel_arg_buffer_location`; `RuntimeAlignedINTEL` => `!kernel_arg_runtime_aligned`
fn buffer_locations(mx: &mut ModuleCx<'_>, kernel: FunctionId, arguments: &Arguments<'_>) {
    let ids: Vec<u32> = arguments.parameters.iter().map(|(id, ..)| *id).collect();
    let locations: Vec<Option<u32>> = ids
        .iter()
        .map(|&id| mx.decoration(id, Decoration::BufferLocationINTEL).and_then(|found| found.operands.first().copied()))
        .collect();
    if locations.iter().any(Option::is_some) {
        let nodes: Vec<MdId> =
            locations.into_iter().map(|location| mx.ir.md_i32(location.unwrap_or(u32::MAX))).collect();
        let node = mx.ir.md_list(&nodes);
        mx.ir.attach_to_function(kernel, kind::BUFFER_LOCATION, node);
    }
    let aligned: Vec<bool> =
        ids.iter().map(|&id| has_attribute(mx, id, FunctionParameterAttribute::RuntimeAlignedINTEL)).collect();
    if aligned.contains(&true) {
        let nodes: Vec<MdId> = aligned
            .into_iter()
            .map(|is_aligned| {
                let value = mx.ir.bool(is_aligned);
                mx.ir.md_value(value)
            })
            .collect();
        let node = mx.ir.md_list(&nodes);
        mx.ir.attach_to_function(kernel, kind::RUNTIME_ALIGNED, node);
    }
}

/// Returns `true` for the mode `ContractionOff`.
fn is_contraction(mode: &Mode<'_>) -> bool {
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

fn execution_modes(mx: &mut ModuleCx<'_>, kernel: FunctionId, modes: &[Mode<'_>]) -> Result<()> {
    let float_modes: Vec<_> = modes.iter().filter_map(float_mode).collect();
    let float_control = hints::float_control_of_kernel(&float_modes);
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
        let attribute = mx.ir.string_attribute(hints::FLOAT_CONTROL, &bits.to_string());
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
        ExecutionMode::SubgroupSize => Some(hints::SUB_GROUP_SIZE),
        _ => hints::mode_hint(mode).map(|hint| hint.kind),
    }
}

/// Returns a mode that the attribute `VCFloatControl` has, and the width of the numbers that it is for.
fn float_mode(mode: &Mode<'_>) -> Option<(ExecutionMode, u32)> {
    match *mode.inst.operands {
        [_, number, width] if hints::is_float_mode(ExecutionMode(number)) => Some((ExecutionMode(number), width)),
        _ => None,
    }
}

fn execution_mode(mx: &mut ModuleCx<'_>, kernel: FunctionId, mode: &Mode<'_>, number: ExecutionMode) -> Result<()> {
    let numbers = mode_numbers(mx, mode);
    if let Some(kind) = mode_kind(number) {
        attach_numbers(mx, kernel, kind, &numbers);
        if number == ExecutionMode::SubgroupSize {
            attach_numbers(mx, kernel, hints::NEUTRAL_SUB_GROUP_SIZE, &numbers);
        }
        return Ok(());
    }
    match number {
        ExecutionMode::VecTypeHint => vector_type_hint(mx, kernel, mode.inst),
        ExecutionMode::NamedSubgroupSizeINTEL => {
            attach_numbers(mx, kernel, hints::SUB_GROUP_SIZE, &[u32::MAX]);
            Ok(())
        }
        ExecutionMode::Initializer | ExecutionMode::Finalizer => constructor(mx, kernel, number),
        ExecutionMode::SharedLocalMemorySizeINTEL | ExecutionMode::NamedBarrierCountINTEL => {
            if let (Some(key), Some(value)) = (hints::mode_text(number), numbers.first()) {
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

fn attach_numbers(mx: &mut ModuleCx<'_>, kernel: FunctionId, kind: &str, numbers: &[u32]) {
    let nodes: Vec<MdId> = numbers.iter().map(|number| mx.ir.md_i32(*number)).collect();
    let node = mx.ir.md_list(&nodes);
    mx.ir.attach_to_function(kernel, kind, node);
}

/// `VecTypeHint` => `!vec_type_hint !{T poison, i32 1}`
fn vector_type_hint(mx: &mut ModuleCx<'_>, kernel: FunctionId, inst: Instruction<'_>) -> Result<()> {
    let Some(hint) = inst.operands.get(2).and_then(|&operand| hints::vector_hint_type(operand)) else {
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
    let Some((name, option)) = hints::interface_of(mode) else { return };
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
pub(super) fn finish_constructors(mx: &mut ModuleCx<'_>) {
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

/// The decorations of functions in the order of the Khronos translator.
const HINT_ORDER: &[Decoration] = &[
    Decoration::StallEnableALTERA,
    Decoration::StallFreeALTERA,
    Decoration::FuseLoopsInFunctionALTERA,
    Decoration::MathOpDSPModeALTERA,
    Decoration::InitiationIntervalALTERA,
    Decoration::MaxConcurrencyALTERA,
    Decoration::PipelineEnableALTERA,
];

/// Decorations of functions => metadata: `StallEnableINTEL` => `!stall_enable !{i32 1}`; those without metadata or
/// attributes of their own => `!spirv.Decorations`
fn function_hints(mx: &mut ModuleCx<'_>, function: FunctionId, id: u32) {
    let mut decorations: Vec<_> = mx.decorations(id).collect();
    decorations.sort_by_key(|found| HINT_ORDER.iter().position(|decoration| *decoration == found.decoration));
    let float_control = hints::float_control_of_function(&float_decorations(&decorations));
    if let Some(value) = float_control {
        let attribute = mx.ir.string_attribute(hints::FLOAT_CONTROL, &value.to_string());
        mx.ir.add_function_attribute(function, attribute);
    }
    let mut others = Vec::new();
    for found in decorations {
        if let Some(hint) = hints::decoration_hint(found.decoration) {
            let numbers = if hint.numbers == 0 { &[1][..] } else { found.operands };
            attach_numbers(mx, function, hint.kind, numbers);
        } else if found.decoration == Decoration::MathOpDSPModeINTEL
            && let &[mode, propagates] = found.operands
        {
            attach_numbers(mx, function, "prefer_dsp", &[mode]);
            if propagates != 0 {
                attach_numbers(mx, function, "propagate_dsp_preference", &[propagates]);
            }
        } else if !(is_attribute(found.decoration)
            || float_control.is_some() && hints::is_float_decoration(found.decoration))
        {
            others.push(found);
        }
    }
    if !others.is_empty() {
        let list = decorations::list(mx, others);
        mx.ir.attach_to_function(function, "spirv.Decorations", list);
    }
}

/// Returns the decorations of a function that `VCFloatControl` may give, each with a width and a mode.
fn float_decorations(decorations: &[Decorated<'_>]) -> Vec<(Decoration, u32, u32)> {
    let found = decorations.iter().filter(|found| hints::is_float_decoration(found.decoration));
    found.filter_map(|found| Some((found.decoration, *found.operands.first()?, *found.operands.get(1)?))).collect()
}

/// Returns `true` for decorations of functions that become the linkage, attributes or annotations.
fn is_attribute(decoration: Decoration) -> bool {
    matches!(decoration, Decoration::LinkageAttributes | Decoration::FuncParamAttr | Decoration::UserSemantic)
        || hints::text_of(hints::FUNCTION_TEXTS, decoration).is_some()
}

impl<'a> ModuleCx<'a> {
    /// Returns a type of the source as a parameter: objects by OpenCL C's names, structures by their own, also behind
    /// pointers.
    fn source_type(&self, ty: u32) -> Option<Parameter<'a>> {
        let parameter = self.parameter(ty).or_else(|| self.source_name(ty).map(Parameter::Named))?;
        Some(self.with_source_name(parameter, ty))
    }

    /// Gives the type behind the pointers of a parameter its name in the source.
    fn with_source_name(&self, parameter: Parameter<'a>, ty: u32) -> Parameter<'a> {
        match (parameter, self.view.ty(ty)) {
            (Parameter::Pointer(mut pointer), Some(Type::Pointer { pointee: Some(pointee), .. })) => {
                let inner = std::mem::replace(&mut pointer.pointee, Parameter::Void);
                pointer.pointee = self.with_source_name(inner, pointee);
                Parameter::Pointer(pointer)
            }
            (parameter, _) => self.source_name(ty).map_or(parameter, Parameter::Named),
        }
    }
}
