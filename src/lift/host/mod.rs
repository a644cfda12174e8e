//! Kernels for the machine at hand: a module that needs the C library and nothing else.
//!
//! The functions of the module are called as C functions, all its address spaces are 0, and variables of the storage class
//! Workgroup are thread-local: a thread runs one group at a time, and several threads run groups of a range. The functions
//! of OpenCL C that the lift has called are defined by copies from the runtime ([`runtime`]), see [`resolve`]; a kernel `K`
//! becomes the body of a work-item, and `K` a function that runs a range, see [`kernels`].

mod identifiers;
pub(super) mod image_format;
pub(super) mod kernels;
pub(super) mod modes;
mod pipes;
pub(super) mod printf;
pub(super) mod resolve;
pub(super) mod signature;
mod symbols;
mod variables;
pub(super) mod vectors;

use std::sync::LazyLock;

use super::cx::ModuleCx;
use super::options::{Layout, LiftOptions, Mangling};
use crate::bitcode::read::{Outcome, read};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::dialect::Dialect;
use crate::ir::import::Importer;
use crate::ir::inst::CallData;
use crate::ir::{FunctionId, Module, SPIR_FUNC, SPIR_KERNEL};
use crate::map::address_space::AddressSpaceMap;
use crate::map::builtin_names::Environment;

use signature::HostKernel;

/// The bitcode of the runtime, which `scripts/build-runtime` makes of the sources in `runtime/`.
static RUNTIME: &[u8] = include_bytes!("runtime/runtime.bc");

/// A machine that kernels can run on.
struct HostMachine {
    triple: &'static str,
    layout: &'static str,
    /// The function of the runtime that switches stacks.
    switch: &'static str,
}

const X86_64: HostMachine = HostMachine {
    triple: "x86_64-unknown-linux-gnu",
    layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    switch: "spirv_host_switch_x86_64",
};

const AARCH64: HostMachine = HostMachine {
    triple: "aarch64-unknown-linux-gnu",
    layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    switch: "spirv_host_switch_aarch64",
};

/// The function that switches stacks, as the runtime declares it.
const SWITCH: &[u8] = b"spirv_host_switch";

/// The calling convention of C.
pub(super) const C: u32 = 0;

/// The name of the machine in messages.
const OWNER: &str = "the host";

/// Returns the machine that this program runs on.
fn target() -> Result<HostMachine> {
    if cfg!(target_arch = "x86_64") {
        Ok(X86_64)
    } else if cfg!(target_arch = "aarch64") {
        Ok(AARCH64)
    } else {
        let message = "no layout of data is known for this machine: translate on x86-64 or AArch64";
        Err(Error::new(ErrorKind::NotBuiltIn, message))
    }
}

/// Returns the options with everything that the host determines.
pub(super) fn options(options: &LiftOptions) -> Result<LiftOptions> {
    let layout = Layout::Text(target()?.layout.into());
    Ok(LiftOptions {
        environment: Environment::OpenCl20,
        is_for_host: true,
        address_spaces: AddressSpaceMap::CPU,
        program_address_space: None,
        // The functions that copy need to know which memory is local.
        mangling: Mangling::Logical,
        dialect: Dialect::LATEST,
        layout,
        ..options.clone()
    })
}

/// Returns the runtime as a module.
pub(super) fn runtime() -> Result<&'static Module> {
    static MODULE: LazyLock<std::result::Result<Module, String>> =
        LazyLock::new(|| match read(RUNTIME, "runtime").map_err(|error| error.to_string())? {
            Outcome::Read(read) => Ok(read.module),
            Outcome::NeedsUpgrade(reason) => Err(reason.into()),
        });
    MODULE.as_ref().map_err(|reason| Error::new(ErrorKind::NotBuiltIn, format!("the runtime cannot be read: {reason}")))
}

/// Makes a lifted module one for the host.
///
/// Returns the kernels.
pub(super) fn finish(mx: &mut ModuleCx<'_>) -> Result<Vec<HostKernel>> {
    modes::check(mx, OWNER, 1)?;
    let machine = target()?;
    mx.ir.set_triple(machine.triple);
    let kernels = kernels::kernels(&mx.ir);
    for id in mx.ir.function_ids() {
        let function = mx.ir.function_mut(id);
        call_as_c(&mut function.calling_convention);
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.iter().filter(|inst| inst.opcode.is_call()) {
            CallData::update_convention(&mut body.extras, inst.extra, call_as_c);
        }
    }
    let runtime = runtime()?;
    let locals = variables::local(&mx.ir);
    let mut importer = Importer::new(runtime, &mx.ir);
    symbols::hide(&mut mx.ir, &mut importer, runtime, &kernels)?;
    resolve::resolve(mx, &mut importer, OWNER)?;
    let bodies = kernels::replace(mx, &mut importer, &kernels);
    importer.finish(&mut mx.ir);
    let kernels = kernels::finish(mx, &mut importer, bodies)?;
    importer.finish(&mut mx.ir);
    let is_switch = |id: &FunctionId| mx.ir.text(mx.ir.function_data(*id).symbol.name) == SWITCH;
    if let Some(switch) = mx.ir.function_ids().find(is_switch)
        && !importer.define(&mut mx.ir, switch, machine.switch)
    {
        return Err(Error::new(ErrorKind::NotBuiltIn, format!("the runtime has no {}", machine.switch)));
    }
    importer.finish(&mut mx.ir);
    variables::define(&mut mx.ir, &locals);
    // A stack that overflows reaches the memory behind its end, which cannot be accessed, and nothing behind that.
    let probe = mx.ir.string_attribute("probe-stack", "inline-asm");
    for id in mx.ir.function_ids() {
        if mx.ir.function_data(id).body.is_some() {
            mx.ir.add_function_attribute(id, probe.clone());
        }
    }
    match importer.conflict() {
        Some(name) => Err(symbols::conflict(name)),
        None => Ok(kernels),
    }
}

fn call_as_c(convention: &mut u32) {
    if matches!(*convention, SPIR_FUNC | SPIR_KERNEL) {
        *convention = C;
    }
}
