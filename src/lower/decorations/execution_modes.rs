//! Execution modes of kernels (specification, section 3.2.5): from metadata of the kernel, from `!spirv.ExecutionMode`,
//! and of constructors and destructors.

use smallvec::SmallVec;

use crate::analysis::addresses::strip_constant_casts;
use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind, Warning, WarningKind};
use crate::ir::{Function, Global, MdNode, MdOperand, Type, TypeKind};
use crate::lower::cx::module::execution_modes::EXPLICIT_MODES;
use crate::lower::cx::module::explicit_operands::{ExplicitOperands, takes_ids};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::function_metadata::lower_kernel_hints;
use crate::map::function_metadata::{NEUTRAL_SUB_GROUP_SIZE, SIZES, SUB_GROUP_SIZE, VECTOR_HINT, vector_hint};
use crate::names::{Scalar, Signedness};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{EnumKind, ExecutionMode, NamedMaximumNumberOfRegisters, StorageClass};
use crate::spirv::inst::Inst;

/// Writes the execution modes in a kernel's metadata.
pub(in crate::lower) fn lower_execution_modes(mx: &mut ModuleCx<'_>, kernel: Function<'_>, entry: Id) -> Result<()> {
    for (kind, mode) in SIZES {
        if let Some(node) = kernel.metadata(kind) {
            let sizes =
                (0..3).map(|dimension| read_size(node, dimension, kind)).collect::<Result<SmallVec<[u32; 3]>>>()?;
            if mode == ExecutionMode::LocalSize && sizes.contains(&0) {
                return Err(Error::new(
                    ErrorKind::InvalidModule,
                    format!("expected the sizes in !{kind} to be positive, found 0"),
                ));
            }
            mx.execution_mode(entry, mode, &sizes)?;
        }
    }
    if let Some(node) = kernel.metadata(VECTOR_HINT)
        && let Some(hint) = node.value(0)
    {
        mx.execution_mode(entry, ExecutionMode::VecTypeHint, &[vector_type_hint(hint.ty())?])?;
    }
    let sub_group_size = |kind: &'static str| kernel.metadata(kind).map(|node| (kind, node));
    if let Some((kind, node)) = sub_group_size(NEUTRAL_SUB_GROUP_SIZE).or_else(|| sub_group_size(SUB_GROUP_SIZE)) {
        // SYCL's primary size, which the device chooses for all kernels. Without the extension consumers read it from
        // the number, as the Khronos translator writes it.
        const PRIMARY: i64 = -1;
        let has_names = mx.out.allows_extension(Extension::INTEL_subgroup_requirements);
        match node.int(0) {
            Some(PRIMARY) if has_names => mx.execution_mode(entry, ExecutionMode::NamedSubgroupSizeINTEL, &[0])?,
            Some(PRIMARY) => mx.execution_mode(entry, ExecutionMode::SubgroupSize, &[u32::MAX])?,
            _ => {
                let size = read_size(node, 0, kind)?;
                mx.execution_mode(entry, ExecutionMode::SubgroupSize, &[size])?;
            }
        }
    }
    lower_kernel_hints(mx, kernel, entry)
}

/// Returns one size of a list; a dimension past the end of the list is 1.
fn read_size(node: MdNode<'_>, dimension: u32, kind: &str) -> Result<u32> {
    if dimension >= node.operand_count() {
        return Ok(1);
    }
    let size = node.int(dimension).and_then(|size| u32::try_from(size).ok());
    size.ok_or_else(|| {
        Error::new(ErrorKind::InvalidModule, format!("expected !{kind} to hold 32-bit unsigned integers"))
    })
}

/// Encodes a vector type: the number of lanes in the high half, the number of the element type in the low half
/// (specification, execution mode `VecTypeHint`).
fn vector_type_hint(ty: Type<'_>) -> Result<u32> {
    let lanes = match ty.kind() {
        TypeKind::Vector { length, .. } => length,
        _ => 0,
    };
    let scalar = match ty.scalar().kind() {
        TypeKind::Integer(bits) => Some(Scalar::integer(bits, Signedness::Signed)),
        TypeKind::Half => Some(Scalar::Half),
        TypeKind::Float => Some(Scalar::Float),
        TypeKind::Double => Some(Scalar::Double),
        _ => None,
    };
    let hint = scalar.and_then(|scalar| vector_hint(scalar, lanes));
    hint.ok_or_else(|| Error::new(ErrorKind::InvalidModule, format!("vec_type_hint cannot be {ty}")))
}

/// `!spirv.ExecutionMode = !{!{kernel, mode, operands...}, ...}` => `OpExecutionMode`, `OpExecutionModeId`
pub(in crate::lower) fn lower_module_execution_modes(mx: &mut ModuleCx<'_>) -> Result<()> {
    for node in mx.module.named_metadata(EXPLICIT_MODES) {
        // A removed kernel leaves a null operand.
        if let Some(MdOperand::Value(kernel)) = node.operand(0) {
            lower_explicit_mode(mx, kernel, node).map_err(|error| error.at(module_mode(node)))?;
        }
    }
    Ok(())
}

/// Returns the metadata that gives an execution mode with a number, for an error.
pub(in crate::lower) fn explicit_mode(mx: &ModuleCx<'_>, mode: u32) -> Option<String> {
    let mut nodes = mx.module.named_metadata(EXPLICIT_MODES);
    nodes.find(|node| node.int(1) == Some(i64::from(mode))).map(module_mode)
}

fn lower_explicit_mode<'m>(mx: &mut ModuleCx<'m>, kernel: Value<'m>, node: MdNode<'m>) -> Result<()> {
    let invalid = |message: String| Error::new(ErrorKind::InvalidModule, message);
    let entry = entry_point(mx, kernel)?;
    let number = |index| node.int(index).map(|number| number as u32);
    let mode = number(1)
        .ok_or_else(|| invalid("expected an integer, the execution mode, as the second operand".to_owned()))?;
    let by_id = takes_ids(EnumKind::ExecutionMode, mode);
    let built = Inst::new(if by_id { Op::ExecutionModeId } else { Op::ExecutionMode }).id(entry);
    let inst = match ExecutionMode(mode) {
        ExecutionMode::FPFastMathDefault => fast_math_default(mx, node, built)?,
        ExecutionMode::NamedMaximumRegistersINTEL if node.string(2) == Some(b"AutoINTEL") => built
            .enumerant(ExecutionMode::NamedMaximumRegistersINTEL)
            .enumerant(NamedMaximumNumberOfRegisters::AutoINTEL),
        _ => {
            // The operand of `MaximumRegistersIdINTEL` may be a node of its own.
            let operands = match node.node(2).filter(|_| by_id) {
                Some(list) => ExplicitOperands::from_node(list, 0..list.operand_count())?,
                None => ExplicitOperands::from_node(node, 2..node.operand_count())?,
            };
            operands.add_enumerant(mx, EnumKind::ExecutionMode, mode, built)?
        }
    };
    let locate = |warning: Warning| warning.at(module_mode(node));
    mx.add_execution_mode_or_omit(entry, ExecutionMode(mode), inst, locate)
}

/// Returns the location of an execution mode for messages.
fn module_mode(node: MdNode<'_>) -> String {
    format!("!spirv.ExecutionMode {node:?}")
}

/// `FPFastMathDefault type flags`, with the type of a value
fn fast_math_default<'m>(mx: &mut ModuleCx<'m>, node: MdNode<'m>, built: Inst) -> Result<Inst> {
    let invalid = || {
        Error::new(
            ErrorKind::InvalidModule,
            "expected the operands of FPFastMathDefault to be a value of the target type, and flags",
        )
    };
    let (Some(value), Some(flags)) = (node.value(2), node.value(3)) else { return Err(invalid()) };
    match (mx.part_types(value.ty(), None)?.as_slice(), mx.constant(flags)?.as_slice()) {
        ([ty], [flags]) => Ok(built.enumerant(ExecutionMode::FPFastMathDefault).id(*ty).id(*flags)),
        _ => Err(invalid()),
    }
}

/// `@llvm.global_ctors` => `Initializer`, `@llvm.global_dtors` => `Finalizer`
///
/// With SPV_INTEL_function_pointers, a list in global memory with functions other than kernels becomes a variable of
/// that name, which drivers read.
///
/// # Errors
///
/// `InvalidModule` for a function that is not a kernel: consumers would not run it.
pub(in crate::lower) fn lower_constructors(mx: &mut ModuleCx<'_>) -> Result<()> {
    for (name, mode) in
        [("llvm.global_ctors", ExecutionMode::Initializer), ("llvm.global_dtors", ExecutionMode::Finalizer)]
    {
        let Some(global) = mx.module.global(name) else { continue };
        lower_list(mx, global, mode).map_err(|error| error.at(format!("the global variable @{name}")))?;
    }
    Ok(())
}

fn lower_list<'m>(mx: &mut ModuleCx<'m>, global: Global<'m>, mode: ExecutionMode) -> Result<()> {
    let Some(list) = global.initializer() else { return Ok(()) };
    // An undefined priority may have any value.
    let priority = |entry: Value<'m>| entry.aggregate_element(0).and_then(Value::int_zext).unwrap_or(0);
    let entry = |entry: Value<'m>| Some((priority(entry), entry.aggregate_element(1)?));
    let mut entries: Vec<_> = list.operands().filter_map(entry).filter(|(_, function)| !function.is_null()).collect();
    // Destructors run in the reverse order of constructors.
    entries.sort_by_key(|(priority, _)| *priority);
    let differ = entries.first().map(|(priority, _)| *priority) != entries.last().map(|(priority, _)| *priority);
    if mode == ExecutionMode::Finalizer {
        entries.reverse();
    }
    let functions: Vec<_> = entries.into_iter().map(|(_, function)| function).collect();
    let in_global_memory = mx.storage_class(global.address_space())? == StorageClass::CrossWorkgroup;
    if in_global_memory
        && mx.out.allows_extension(Extension::INTEL_function_pointers)
        && !functions.iter().all(|function| defined_kernel(*function).is_some())
    {
        return mx.global(global).map(|_| ());
    }
    for function in functions {
        let kernel = defined_kernel(function).ok_or_else(|| not_a_kernel(function, mode))?;
        let entry = mx.signature(kernel)?.outer_id();
        mx.execution_mode(entry, mode, &[]).map_err(|error| match error.kind() {
            ErrorKind::RequiresVersion => {
                error.with_kind(ErrorKind::Requires1_1).about("Initializer/Finalizer Execution Mode")
            }
            _ => error,
        })?;
    }
    if differ {
        let message = "SPIR-V does not specify the order of several constructors or destructors; their execution modes \
                       are written in the order of their priorities";
        mx.warn(Warning::new(WarningKind::ConstructorOrder, message).at(global.value().reference()));
    }
    Ok(())
}

/// Returns the entry point of a kernel.
fn entry_point<'m>(mx: &mut ModuleCx<'m>, kernel: Value<'m>) -> Result<Id> {
    if let Some(function) = defined_kernel(kernel) {
        return Ok(mx.signature(function)?.outer_id());
    }
    let message = format!(
        "expected a kernel defined in this module, found {}; only kernels have execution modes",
        kernel.reference()
    );
    Err(Error::new(ErrorKind::InvalidModule, message))
}

/// Returns the error for a constructor or destructor that no consumer would run.
fn not_a_kernel(function: Value<'_>, mode: ExecutionMode) -> Error {
    let (role, remedy) = match mode {
        ExecutionMode::Finalizer => ("destructor", "clean up in a kernel"),
        _ => ("constructor", "initialize the variables with constants, or in a kernel"),
    };
    let message = format!(
        "SPIR-V has no static {role}s other than kernels defined in the module, found {}: {remedy}; with \
         SPV_INTEL_function_pointers, a list in address space 1 may have other functions",
        function.reference()
    );
    Error::new(ErrorKind::InvalidModule, message)
}

/// Returns the kernel of this module that a constant refers to.
fn defined_kernel(value: Value<'_>) -> Option<Function<'_>> {
    strip_constant_casts(value).as_function().filter(|function| is_kernel(*function))
}
