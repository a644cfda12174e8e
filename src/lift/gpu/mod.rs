//! Kernels for GPUs: modules that LLVM's NVPTX and AMDGPU targets compile.
//!
//! Atomic instructions and barriers are instructions and intrinsics of the target where they are lifted (`inst/gpu.rs`). All
//! other instructions become calls of functions of OpenCL C 2.0, which are defined at the end ([`library`]): by code that
//! reads registers ([`work_item`], [`sub_group`], [`work_group`], [`memory`]), by a function of the target's library of mathematical
//! functions, or by a copy from the runtime that kernels on the host have, if that only computes. A kernel gets the calling
//! convention of the target, see [`kernels`].

mod arguments;
mod code;
mod gamma;
mod kernels;
mod library;
mod memory;
mod sub_group;
mod work_group;
mod work_item;

use super::cx::ModuleCx;
use super::host::{self, modes, resolve};
use super::options::{ContractionForm, DecorationLists, Layout, LiftOptions, Mangling};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::SPIR_FUNC;
use crate::ir::dialect::Dialect;
use crate::ir::inst::CallData;
use crate::map::address_space::{CONSTANT, PRIVATE};
use crate::map::builtin_names::Environment;
use crate::map::gpu::Gpu;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, StorageClass};
use crate::spirv::view::Type;
use crate::spirv::{Op, View};

use library::Library;

/// The version of AMD's code objects whose implicit arguments work-item functions read, as LLVM numbers it.
const CODE_OBJECT_VERSION: u32 = 600;

/// The behavior of a flag of the module when modules are linked: two values are an error.
const FLAG_IS_ERROR: u32 = 1;

/// Returns the options with everything that the target determines.
pub(super) fn options(words: &[u32], options: &LiftOptions, gpu: Gpu) -> LiftOptions {
    let target = gpu.target();
    let view = View::parse(words);
    let needs_generic = |memory: fn(&View<'_>) -> bool| view.as_ref().is_ok_and(memory);
    LiftOptions {
        environment: Environment::OpenCl20,
        gpu: Some(gpu),
        address_spaces: match gpu {
            Gpu::Amdgcn if needs_generic(has_private_code) => target.spaces.with_generic(PRIVATE),
            Gpu::Nvptx64 if needs_generic(has_constant_arguments) => target.spaces.with_generic(CONSTANT),
            Gpu::Amdgcn | Gpu::Nvptx64 => target.spaces,
        },
        program_address_space: Some(0),
        mangling: Mangling::Logical,
        dialect: Dialect::LATEST,
        layout: Layout::Text(target.layout.into()),
        // The targets read neither decorations nor the metadata of the module.
        decorations: match options.decorations {
            DecorationLists::Auto => DecorationLists::None,
            other => other,
        },
        contraction: match options.contraction {
            ContractionForm::Module => ContractionForm::Flags,
            other => other,
        },
        ..options.clone()
    }
}

/// Returns `true` if a module has pointers to functions that may stand for pointers to private memory, in code or in memory:
/// compilers have both in LLVM's address space 0. AMDGPU's pointers to private memory are narrower.
fn has_private_code(view: &View<'_>) -> bool {
    let may_be_private = |storage| matches!(storage, StorageClass::Function | StorageClass::CodeSectionINTEL);
    let is_private = |ty| matches!(ty, Some(Type::Pointer { storage, .. }) if may_be_private(storage));
    let is_function = |id: &u32| view.definition_op(*id) == Some(Op::Function);
    view.instructions().any(|inst| match (inst.op, inst.operands) {
        (Op::TypePointer, &[_, storage, pointee]) => {
            may_be_private(StorageClass(storage)) && view.definition_op(pointee) == Some(Op::TypeFunction)
        }
        (Op::ConstantFunctionPointerINTEL, &[ty, ..]) => is_private(view.ty(ty)),
        (Op::FunctionPointerCallINTEL, &[_, _, callee, ref arguments @ ..]) => {
            is_private(view.type_of(callee)) || arguments.iter().any(is_function)
        }
        (Op::FunctionCall, &[_, _, _, ref arguments @ ..]) => arguments.iter().any(is_function),
        (Op::PtrEqual | Op::PtrNotEqual, &[_, _, ref pointers @ ..]) => pointers.iter().any(is_function),
        _ => false,
    })
}

/// Returns `true` if a module has structures by value in constant memory, as LLVM's back end has those of kernels. NVPTX has
/// them in memory of its own, which only generic pointers refer to.
fn has_constant_arguments(view: &View<'_>) -> bool {
    let by_value = [Decoration::FuncParamAttr.0, FunctionParameterAttribute::ByVal.0];
    let is_constant = |ty| matches!(ty, Some(Type::Pointer { storage: StorageClass::UniformConstant, .. }));
    view.instructions().any(|inst| match (inst.op, inst.operands) {
        (Op::Decorate, &[target, ref decoration @ ..]) => decoration == by_value && is_constant(view.type_of(target)),
        _ => false,
    })
}

/// Makes a lifted module one for the target.
pub(super) fn finish(mx: &mut ModuleCx<'_>, gpu: Gpu) -> Result<()> {
    let target = gpu.target();
    modes::check(mx, target.name, target.subgroup_size)?;
    mx.ir.set_triple(target.triple);
    if gpu == Gpu::Amdgcn {
        set_code_object_version(mx);
    }
    let found = host::kernels::kernels(&mx.ir);
    for id in mx.ir.function_ids() {
        let function = mx.ir.function_mut(id);
        call_as_c(&mut function.calling_convention);
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.iter().filter(|inst| inst.opcode.is_call()) {
            CallData::update_convention(&mut body.extras, inst.extra, call_as_c);
        }
    }
    let mut library = Library::new(gpu, host::runtime()?, &mx.ir);
    kernels::finish(mx, &mut library, &found);
    if gpu == Gpu::Amdgcn {
        arguments::pass_pointers(mx, gpu)?;
    }
    resolve::resolve(mx, &mut library, target.name)?;
    match library.finish(&mut mx.ir) {
        Some(name) => {
            let message = format!("{name} is a function of the libraries of {gpu}: rename what has its name");
            Err(Error::new(ErrorKind::TargetEnvironment, message))
        }
        None => Ok(()),
    }
}

/// Replaces the calling convention `spir_func` by C's; kernels get their own in [`kernels`].
fn call_as_c(convention: &mut u32) {
    if *convention == SPIR_FUNC {
        *convention = host::C;
    }
}

fn set_code_object_version(mx: &mut ModuleCx<'_>) {
    let operands = [
        mx.ir.md_i32(FLAG_IS_ERROR),
        mx.ir.md_string(b"amdhsa_code_object_version"),
        mx.ir.md_i32(CODE_OBJECT_VERSION),
    ];
    let node = mx.ir.md_list(&operands);
    mx.ir.append_named_metadata("llvm.module.flags", &[node]);
}
