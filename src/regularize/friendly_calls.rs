//! The functions of OpenCL C that become `__spirv_*` functions when a module is regularized, as a list for LLVM.

use crate::ir::Module;
use crate::map::builtin_names::bfloat_conversion;
use crate::map::opencl_ops::{IntegerDot, core_function, integer_dot};
use crate::map::spirv_calls::call_name;
use crate::names::{Class, Mangled, Parameter, Scalar, Signedness, itanium};
use crate::spirv::Op;

/// Returns a line for each function that a module declares and that becomes another one: its name, the name of the other, and
/// the changes of the arguments, which `regularize.cpp` lists.
pub(super) fn list(module: &Module) -> String {
    let declared = module.functions().filter(|function| function.is_declaration());
    let names = declared.filter_map(|function| std::str::from_utf8(function.name()).ok());
    // A name may have any characters.
    let words = names.filter(|name| !name.contains([' ', '\n']));
    words.filter_map(|name| Some(format!("{name} {}\n", replacement(&itanium::parse(name)?)?))).collect()
}

fn replacement(name: &Mangled<'_>) -> Option<String> {
    if name.is_nested || !name.is_complete {
        return None;
    }
    let class = |index: usize| name.parameters.get(index).and_then(|parameter| parameter.class());
    if let Some(dot) = integer_dot(name.base, class(0), class(1)) {
        return integer_dot_call(&dot, &name.parameters);
    }
    if let Some(op) = bfloat_conversion(name.base) {
        let [parameter] = name.parameters.as_slice() else { return None };
        return mangled(op, &[as_signed(parameter)?]);
    }
    let first = name.parameters.first()?;
    let op = core_function(name.base)?.pick(first.class(), first.length())?;
    (op == Op::FMul && class(0) == Some(Class::Float)).then(|| "- product".to_owned())
}

/// `dot(uchar4, char4)` => `__spirv_SUDotKHR(char4, uchar4)`
fn integer_dot_call(dot: &IntegerDot, parameters: &[Parameter<'_>]) -> Option<String> {
    let mut parameters = parameters.to_vec();
    let mut changes = String::new();
    if dot.swaps {
        parameters.get(1)?;
        parameters.swap(0, 1);
        changes.push_str(" swap");
    }
    if dot.is_packed {
        parameters.push(Parameter::Scalar(Scalar::Int));
        changes.push_str(" packed");
    }
    Some(mangled(dot.op, &parameters)? + &changes)
}

fn mangled(op: Op, parameters: &[Parameter<'_>]) -> Option<String> {
    itanium::mangle(&format!("__spirv_{}", call_name(op)?), parameters)
}

/// Returns the type with signed integers: the Khronos translator mangles the bits of a bfloat so.
fn as_signed<'a>(parameter: &Parameter<'a>) -> Option<Parameter<'a>> {
    match *parameter {
        Parameter::Scalar(scalar) => Some(Parameter::Scalar(scalar.with_signedness(Signedness::Signed))),
        Parameter::Vector { element, length } => {
            Some(Parameter::Vector { element: element.with_signedness(Signedness::Signed), length })
        }
        _ => None,
    }
}
