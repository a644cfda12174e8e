//! The definitions of functions of OpenCL C for a GPU.
//!
//! A function is defined by the first of these:
//!
//! 1. code that reads what the target has: work-item functions, functions of sub-groups, functions on memory;
//! 2. an intrinsic or a function of the target's library of mathematical functions ([`GpuMath`]);
//! 3. a copy from the runtime for the host, of those functions that only compute. What such a copy calls of the C library is
//!    a function of the target's library.

use rustc_hash::FxHashMap;

use super::code::Code;
use super::{gamma, memory, sub_group, work_group, work_item};
use crate::ir::builder::ModuleBuilder;
use crate::ir::import::Importer;
use crate::ir::values::Referent;
use crate::ir::{FunctionId, Linkage, Module, Opcode, TypeId, ValueId};
use crate::lift::host::resolve::Definitions;
use crate::lift::host::vectors::{self, CallForm};
use crate::map::gpu::{Gpu, GpuMath};
use crate::map::opencl_memory::vector_memory;
use crate::map::opencl_ops::core_function;
use crate::map::opencl_std::{Returns, std_function};
use crate::names::convert::parse_convert;
use crate::names::itanium::{self, Mangled};
use crate::names::{Parameter, Scalar};

/// The functions for one module.
pub(super) struct Library<'s> {
    pub(super) gpu: Gpu,
    runtime: &'s Module,
    pub(super) importer: Importer<'s>,
    /// `true` for the functions of the runtime that can be copied.
    is_available: FxHashMap<FunctionId, bool>,
    /// The functions of scalars that functions of vectors call.
    scalars: FxHashMap<String, FunctionId>,
    /// The local memory of functions of groups, once there is one.
    slots: Option<ValueId>,
}

/// Returns the function of the target's library for one that the runtime declares: of the C library, or an intrinsic that
/// stands for one.
fn library_function(gpu: Gpu, name: &str) -> Option<String> {
    let stem = match name.strip_prefix("llvm.") {
        Some(intrinsic) => intrinsic.strip_suffix(".f64")?,
        None => name,
    };
    let math = std_function(stem)?.gpu;
    matches!(math, GpuMath::Library(_)).then(|| math.symbol(gpu, 64)).flatten()
}

/// Returns how a target computes a function. Those with lower bounds on accuracy are as accurate as the others.
fn math(name: &str) -> Option<GpuMath> {
    let own = |name| std_function(name).map(|row| row.gpu).filter(|math| *math != GpuMath::None);
    let exact = || name.strip_prefix("native_").or_else(|| name.strip_prefix("half_"));
    own(name).or_else(|| own(exact()?))
}

/// Returns `true` for a function that only computes, or that loads or stores vectors.
fn only_computes(name: &str) -> bool {
    let is_std = std_function(name).is_some() && !matches!(name, "prefetch" | "printf");
    let is_core = core_function(name).is_some() && !name.contains("sub_group");
    let is_component = name == "select_component";
    // The runtime has one function for all numbers of components.
    let is_memory = vector_memory(name).is_some() || matches!(name, "vload" | "vstore");
    is_std || is_core || is_component || is_memory || parse_convert(name).is_some()
}

impl<'s> Library<'s> {
    pub(super) fn new(gpu: Gpu, runtime: &'s Module, ir: &ModuleBuilder) -> Self {
        let names = match gpu {
            Gpu::Nvptx64 => |name: &str| library_function(Gpu::Nvptx64, name),
            Gpu::Amdgcn => |name: &str| library_function(Gpu::Amdgcn, name),
        };
        Self {
            gpu,
            runtime,
            importer: Importer::new(runtime, ir).renaming(names),
            is_available: FxHashMap::default(),
            scalars: FxHashMap::default(),
            slots: None,
        }
    }

    /// Copies the functions that were asked for. Returns the name of a library function, if the module has a function of
    /// another type or a variable of that name.
    pub(super) fn finish(&mut self, ir: &mut ModuleBuilder) -> Option<String> {
        self.importer.finish(ir);
        self.importer.conflict().map(|name| String::from_utf8_lossy(name).into_owned())
    }

    /// Defines a function by code for it.
    fn define_by_code(&mut self, ir: &mut ModuleBuilder, id: FunctionId, name: &str) -> bool {
        if let Some((function, dimension)) = work_item::parse(name) {
            work_item::define(Code::new(ir, &mut self.importer, self.gpu, id), function, dimension);
            return true;
        }
        let mangled = itanium::parse(name);
        let (base, parameters) = match &mangled {
            Some(parsed) => (parsed.base, &parsed.parameters[..]),
            None => (name, &[][..]),
        };
        if let Some((function, dimension)) = work_item::parse(base) {
            work_item::define(Code::new(ir, &mut self.importer, self.gpu, id), function, dimension);
            return true;
        }
        if let Some(function) = sub_group::parse(base, parameters) {
            let code = Code::new(ir, &mut self.importer, self.gpu, id);
            return sub_group::has_values(&code, function) && sub_group::define(code, function);
        }
        if let Some(function) = work_group::parse(base, parameters) {
            let slots = match self.slots {
                Some(slots) => slots,
                None => {
                    let name = self.importer.take_symbol(b"spirv.slots");
                    *self.slots.insert(work_group::add_slots(ir, &name, self.gpu))
                }
            };
            work_group::define(Code::new(ir, &mut self.importer, self.gpu, id), function, slots);
            return true;
        }
        if base == gamma::NAME {
            return self.define_gamma(ir, id, parameters);
        }
        let Some(function) = memory::parse(base, parameters) else { return false };
        memory::define(Code::new(ir, &mut self.importer, self.gpu, id), &function);
        true
    }

    /// Defines `lgamma_r` of a scalar.
    fn define_gamma(&mut self, ir: &mut ModuleBuilder, id: FunctionId, parameters: &[Parameter<'_>]) -> bool {
        let (Some(Parameter::Scalar(scalar)), Some(math)) = (parameters.first(), math(gamma::UNSIGNED_NAME)) else {
            return false;
        };
        let found = [scalar.bits(), 32].into_iter().find_map(|bits| Some((math.symbol(self.gpu, bits)?, bits)));
        let Some((symbol, bits)) = found.filter(|(_, bits)| *bits >= scalar.bits()) else { return false };
        gamma::define(Code::new(ir, &mut self.importer, self.gpu, id), &symbol, bits);
        true
    }

    /// Gives a declaration the name of the target's function, or defines it by a call of that function.
    fn define_by_math(&mut self, ir: &mut ModuleBuilder, id: FunctionId, name: &str) -> bool {
        let Some(symbol) = self.math_symbol(name) else { return false };
        if self.importer.rename(ir, id, &symbol) {
            return true;
        }
        let ty = ir.function_data(id).symbol.value_type;
        let (callee, _) = self.importer.declare(ir, symbol.as_bytes(), ty);
        vectors::define(ir, id, callee, &CallForm::Same)
    }

    /// Defines a function of 16-bit numbers by that of 32 bits, if the target's library has only this.
    fn define_by_widening(&mut self, ir: &mut ModuleBuilder, id: FunctionId, name: &str) -> bool {
        let Some(symbol) = self.math_symbol_of_width(name, 32).filter(|_| self.math_symbol(name).is_none()) else {
            return false;
        };
        let (Some(half), Some(float)) = (ir.float_type(16), ir.float_type(32)) else { return false };
        let own = ir.contained_types(ir.function_data(id).symbol.value_type).to_vec();
        let types: Vec<TypeId> = own.iter().map(|ty| if *ty == half { float } else { *ty }).collect();
        let mut code = Code::new(ir, &mut self.importer, self.gpu, id);
        let arguments: Vec<_> = code.parameters();
        let arguments: Vec<_> =
            arguments.into_iter().zip(&types[1..]).map(|(value, ty)| code.cast(Opcode::FPExt, value, *ty)).collect();
        let value = code.call(&symbol, types[0], &arguments);
        let value = code.cast(Opcode::FPTrunc, value, own[0]);
        code.finish(Some(value));
        true
    }

    /// Returns the function of the target for one of scalars.
    fn math_symbol(&self, name: &str) -> Option<String> {
        let bits = itanium::parse(name)?.parameters.first()?.scalar()?.bits();
        self.math_symbol_of_width(name, bits)
    }

    /// Returns the function of numbers of a width for one of scalars that are at most that wide.
    fn math_symbol_of_width(&self, name: &str, bits: u32) -> Option<String> {
        let mangled = itanium::parse(name)?;
        let Some(Parameter::Scalar(first)) = mangled.parameters.first() else { return None };
        let is_scalar = |parameter: &Parameter<'_>| matches!(parameter, Parameter::Scalar(_));
        if !first.is_float() || first.bits() > bits || !mangled.parameters.iter().all(is_scalar) {
            return None;
        }
        math(mangled.base)?.symbol(self.gpu, bits)
    }

    /// Returns `true` if the runtime has a function that only computes, also by what it calls.
    fn has(&mut self, name: &str) -> bool {
        let base = itanium::parse(name).map_or(name, |parsed| parsed.base);
        let Some(found) = self.runtime.function(name).filter(|_| only_computes(base)) else { return false };
        !found.is_declaration() && self.is_copied(found.id())
    }

    fn is_copied(&mut self, id: FunctionId) -> bool {
        if let Some(&known) = self.is_available.get(&id) {
            return known;
        }
        // A function that calls itself is no reason against it.
        self.is_available.insert(id, true);
        let runtime = self.runtime;
        let data = &runtime.functions[id.index()];
        let result = match &data.body {
            None => {
                let name = str::from_utf8(runtime.strings.get(data.symbol.name)).unwrap_or_default();
                library_function(self.gpu, name).is_some() || self.is_selected(name)
            }
            Some(body) => body.insts.iter().all(|inst| match inst.opcode {
                // Variables of the runtime are in generic memory.
                Opcode::Alloca => self.gpu == Gpu::Nvptx64,
                opcode if opcode.is_call() => match body.operands_of(inst).last().map(|callee| callee.referent()) {
                    Some(Referent::Module(index)) => match runtime.constants.get(index) {
                        entry if entry.kind == crate::ir::constants::ConstantKind::Function => {
                            self.is_copied(FunctionId(entry.start))
                        }
                        _ => false,
                    },
                    _ => false,
                },
                _ => true,
            }),
        };
        self.is_available.insert(id, result);
        result
    }

    /// Returns `true` for an intrinsic that the target has instructions for.
    fn is_selected(&self, name: &str) -> bool {
        let Some(stem) = name.strip_prefix("llvm.").map(|name| name.split('.').next().unwrap_or_default()) else {
            return false;
        };
        // The library has no function for one that it lacks.
        std_function(stem).is_none_or(|row| !matches!(row.gpu, GpuMath::Library(_)))
            || matches!(stem, "ldexp" | "frexp")
    }

    /// Returns the type of a function of scalars and generic pointers.
    fn scalar_type(&self, ir: &mut ModuleBuilder, mangled: &Mangled<'_>) -> Option<TypeId> {
        let types: Vec<TypeId> =
            mangled.parameters.iter().map(|parameter| scalar(ir, parameter)).collect::<Option<_>>()?;
        let row = std_function(mangled.base);
        let result = match row.map(|row| row.returns) {
            Some(Returns::Words) => ir.int_type(32),
            _ => *types.first()?,
        };
        Some(ir.function_type(result, &types, false))
    }
}

fn scalar(ir: &mut ModuleBuilder, parameter: &Parameter<'_>) -> Option<TypeId> {
    let scalar = match parameter {
        Parameter::Scalar(scalar) => scalar,
        Parameter::Pointer(_) => return Some(ir.pointer_type(0)),
        _ => return None,
    };
    match scalar {
        Scalar::Half | Scalar::Float | Scalar::Double => ir.float_type(scalar.bits()),
        _ if scalar.is_float() => None,
        _ => Some(ir.int_type(scalar.bits())),
    }
}

impl Definitions for Library<'_> {
    fn define(&mut self, ir: &mut ModuleBuilder, declaration: FunctionId, name: &str) -> bool {
        self.define_by_code(ir, declaration, name)
            || self.define_by_math(ir, declaration, name)
            || self.define_by_widening(ir, declaration, name)
            || self.has(name) && self.importer.define(ir, declaration, name)
    }

    fn function(&mut self, ir: &mut ModuleBuilder, name: &str) -> Option<FunctionId> {
        if let Some(&known) = self.scalars.get(name) {
            return Some(known);
        }
        let mangled = itanium::parse(name)?;
        if let Some(symbol) = self.math_symbol(name) {
            let ty = self.scalar_type(ir, &mangled)?;
            return Some(self.importer.declare(ir, symbol.as_bytes(), ty).0);
        }
        let parameters = &mangled.parameters[..];
        let is_of_group = sub_group::parse(mangled.base, parameters).is_some()
            || work_group::parse(mangled.base, parameters).is_some();
        let is_gamma = mangled.base == gamma::NAME;
        if !is_of_group && !is_gamma && self.math_symbol_of_width(name, 64).is_none() {
            return if self.has(name) { self.importer.function(ir, name) } else { None };
        }
        let ty = self.scalar_type(ir, &mangled)?;
        let symbol = self.importer.take_symbol(name.as_bytes());
        let function = ir.add_function(&symbol, ty, Linkage::External, 0, 0);
        if !self.define(ir, function, name) {
            return None;
        }
        self.scalars.insert(name.to_owned(), function);
        Some(function)
    }
}
