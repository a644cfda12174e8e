//! The definitions of the functions that a lift has declared, from the runtime.
//!
//! The runtime has functions of scalars and pointers, with the names of OpenCL C's without address spaces. A declared
//! function is defined by the first of these that the runtime has:
//!
//! 1. the function itself;
//! 2. a function of vectors in memory: each vector is a pointer to its components and their number, and so is the result,
//!    which comes first: `dot` of four floats is `dot(const float *, int, const float *, int)`;
//! 3. a function of the components: `sin` of four floats is `sin` of each;
//! 4. for copies by a group, which take pointers to anything, a function with the size of an element;
//! 5. for the pipe of a storage, whose functions are named after the types of pointers, one function.

use rustc_hash::FxHashMap;

use super::vectors::{self, CallForm};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::FunctionId;
use crate::ir::builder::ModuleBuilder;
use crate::ir::import::Importer;
use crate::lift::cx::ModuleCx;
use crate::map::address_space::LOCAL;
use crate::names::convert::{TypeName, parse_convert};
use crate::names::itanium::{self, mangle};
use crate::names::{Convert, Parameter, Pointer, Qualifiers, Scalar};

/// Functions whose result is a condition: 1 is true for scalars, -1 for components of vectors.
const RELATIONAL: &[&str] = &[
    "isequal",
    "isfinite",
    "isgreater",
    "isgreaterequal",
    "isinf",
    "isless",
    "islessequal",
    "islessgreater",
    "isnan",
    "isnormal",
    "isnotequal",
    "isordered",
    "isunordered",
    "signbit",
];

/// The functions that get the size of an element.
const SIZED: &[&str] = &["async_work_group_copy", "async_work_group_strided_copy", "prefetch"];

/// The start of the names of functions that return the pipe of a storage, and the function of the runtime.
const PIPE_OF_STORAGE: (&str, &str) = ("__spirv_CreatePipeFromPipeStorage_", "spirv_host_pipe_of_storage");

/// The number of components of OpenCL C's longest vectors.
const MAX_LENGTH: u32 = 16;

/// A declared function, as its name describes it.
struct Declared<'n> {
    base: &'n str,
    parameters: Vec<Parameter<'n>>,
    /// The number of components of the result, if that is a vector.
    result: Option<u32>,
}

/// The functions that declarations are defined by.
pub(in crate::lift) trait Definitions {
    /// Makes a declaration the function with this name, if there is one of the same type.
    fn define(&mut self, ir: &mut ModuleBuilder, declaration: FunctionId, name: &str) -> bool;

    /// Returns the function with this name, if there is one.
    fn function(&mut self, ir: &mut ModuleBuilder, name: &str) -> Option<FunctionId>;
}

impl Definitions for Importer<'_> {
    fn define(&mut self, ir: &mut ModuleBuilder, declaration: FunctionId, name: &str) -> bool {
        Importer::define(self, ir, declaration, name)
    }

    fn function(&mut self, ir: &mut ModuleBuilder, name: &str) -> Option<FunctionId> {
        Importer::function(self, ir, name)
    }
}

/// Defines the declared functions that the machine has.
///
/// # Errors
///
/// A function of OpenCL C or of SPIR-V has no definition.
pub(in crate::lift) fn resolve(mx: &mut ModuleCx<'_>, found: &mut dyn Definitions, owner: &str) -> Result<()> {
    let declared: Vec<FunctionId> = mx.ir.function_ids().filter(|id| mx.ir.function_data(*id).body.is_none()).collect();
    let builtins: FxHashMap<FunctionId, String> =
        mx.declared_builtins().into_iter().map(|(id, name)| (id, name.to_owned())).collect();
    let mut missing = Vec::new();
    for id in declared {
        let symbol = || String::from_utf8_lossy(mx.ir.text(mx.ir.function_data(id).symbol.name)).into_owned();
        let name = builtins.get(&id).cloned().unwrap_or_else(symbol);
        if name.starts_with("llvm.") || define(&mut mx.ir, found, id, &name) {
            continue;
        }
        // Other functions are those of the C library or of CUDA, and imports of the module, which another one defines.
        if builtins.contains_key(&id) && !matches!(&*name, "printf" | "vprintf") {
            missing.push(itanium::parse(&name).map_or(name.clone(), |parsed| format!("{} ({name})", parsed.base)));
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let message = format!(
        "{owner} has no {}: translate for an OpenCL device, or without the kernels that call it (--entry)",
        missing.join(", ")
    );
    Err(Error::new(ErrorKind::TargetEnvironment, message))
}

/// Defines one function, if the runtime has what it needs.
fn define(ir: &mut ModuleBuilder, found: &mut dyn Definitions, id: FunctionId, name: &str) -> bool {
    let Some(mangled) = itanium::parse(name).filter(|parsed| parsed.is_complete && !parsed.is_nested) else {
        return found.define(ir, id, name);
    };
    let signature = ir.contained_types(ir.function_data(id).symbol.value_type);
    if signature.iter().any(|ty| ir.vector_length(*ty).is_some_and(|length| length > MAX_LENGTH)) {
        return false;
    }
    let result = signature[0];
    let mut spaces = Vec::new();
    let parameters = mangled.parameters.iter().map(|parameter| without_spaces(parameter, &mut spaces)).collect();
    let declared = Declared { base: mangled.base, parameters, result: ir.vector_length(result) };
    let own = mangle(declared.base, &declared.parameters);
    if own.as_ref().is_some_and(|own| found.define(ir, id, own)) {
        return true;
    }
    // Functions for several address spaces are one.
    let same = own.map(|own| (own, CallForm::Same));
    let (prefix, function) = PIPE_OF_STORAGE;
    let of_storage = declared.base.starts_with(prefix).then(|| (function.to_owned(), CallForm::Same));
    let candidates = [same, declared.in_memory(), declared.of_components(), declared.sized(&spaces), of_storage];
    for (symbol, form) in candidates.into_iter().flatten() {
        if let Some(callee) = found.function(ir, &symbol)
            && vectors::define(ir, id, callee, &form)
        {
            return true;
        }
    }
    false
}

/// Returns a parameter without address spaces, which are added to a list.
fn without_spaces<'n>(parameter: &Parameter<'n>, spaces: &mut Vec<u32>) -> Parameter<'n> {
    match parameter {
        Parameter::Pointer(pointer) => {
            spaces.push(pointer.qualifiers.address_space);
            let qualifiers = Qualifiers { address_space: 0, ..pointer.qualifiers };
            let pointee = without_spaces(&pointer.pointee, &mut Vec::new());
            Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
        }
        other => other.clone(),
    }
}

fn pointer<'n>(pointee: Parameter<'n>, is_const: bool) -> Parameter<'n> {
    Parameter::Pointer(Box::new(Pointer { pointee, qualifiers: Qualifiers { is_const, ..Qualifiers::default() } }))
}

impl<'n> Declared<'n> {
    /// Returns the function of one component.
    fn of_components(&self) -> Option<(String, CallForm)> {
        let count = self.result?;
        let component = |parameter: &Parameter<'n>| match parameter {
            Parameter::Vector { element, length } if *length == count => Some(Parameter::Scalar(*element)),
            Parameter::Vector { .. } => None,
            Parameter::Pointer(own) => match own.pointee {
                Parameter::Vector { element, length } if length == count => {
                    Some(pointer(Parameter::Scalar(element), own.qualifiers.is_const))
                }
                _ => Some(parameter.clone()),
            },
            _ => Some(parameter.clone()),
        };
        let parameters: Vec<_> = self.parameters.iter().map(component).collect::<Option<_>>()?;
        let strides = self.parameters.iter().map(|parameter| match parameter.pointer() {
            Some(own) if own.pointee.length() == count => own.pointee.scalar().map_or(0, |scalar| scalar.bits() / 8),
            _ => 0,
        });
        let converted = parse_convert(self.base).map(|convert| {
            let to = TypeName { length: 1, ..convert.to };
            Convert { to, ..convert }.to_string()
        });
        let base = match self.base {
            "select" => "select_component",
            base => converted.as_deref().unwrap_or(base),
        };
        let is_condition = RELATIONAL.contains(&self.base);
        let form = CallForm::Components { count, is_condition, strides: strides.collect() };
        Some((mangle(base, &parameters)?, form))
    }

    /// Returns the function of vectors in memory.
    fn in_memory(&self) -> Option<(String, CallForm)> {
        let count = || Parameter::Scalar(Scalar::Int);
        let mut parameters = Vec::new();
        if self.result.is_some() {
            parameters.extend([pointer(Parameter::Void, false), count()]);
        }
        for parameter in &self.parameters {
            match parameter {
                Parameter::Vector { element, .. } => {
                    parameters.extend([pointer(Parameter::Scalar(*element), true), count()]);
                }
                other => parameters.push(other.clone()),
            }
        }
        let base = match self.base {
            base if base.starts_with("vload") || base.starts_with("vstore") => base.replace(char::is_numeric, ""),
            base => base.to_owned(),
        };
        Some((mangle(&base, &parameters)?, CallForm::Memory))
    }

    /// Returns the function with the size of an element.
    fn sized(&self, spaces: &[u32]) -> Option<(String, CallForm)> {
        if !SIZED.contains(&self.base) {
            return None;
        }
        let mut size = 0;
        let mut parameters: Vec<_> = self
            .parameters
            .iter()
            .map(|parameter| match parameter.pointer() {
                Some(own) => {
                    size = size_of(&own.pointee);
                    pointer(Parameter::Void, own.qualifiers.is_const)
                }
                None => parameter.clone(),
            })
            .collect();
        if size == 0 {
            return None;
        }
        parameters.push(Parameter::Scalar(Scalar::ULong));
        let base = match (self.base, spaces.first()) {
            ("async_work_group_strided_copy", Some(&LOCAL)) => "spirv_host_gather",
            ("async_work_group_strided_copy", _) => "spirv_host_scatter",
            (base, _) => base,
        };
        Some((mangle(base, &parameters)?, CallForm::Sized(size)))
    }
}

/// Returns the size of a number or vector in bytes, and zero for other types; vectors of three are as large as those of four.
fn size_of(parameter: &Parameter<'_>) -> u32 {
    let length = match parameter.length() {
        3 => 4,
        length => length,
    };
    parameter.scalar().map_or(0, |scalar| scalar.bits().div_ceil(8) * length)
}
