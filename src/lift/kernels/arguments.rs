//! The metadata of kernel arguments: types, qualifiers, names.

use rustc_hash::FxHashMap;

use crate::error::Result;
use crate::ir::{FunctionId, MdId};
use crate::lift::cx::ModuleCx;
use crate::map::kernel_arg_names::{self as names, kind};
use crate::names::{Parameter, Signedness};
use crate::spirv::grammar::{AccessQualifier, Decoration, FunctionParameterAttribute};
use crate::spirv::view::Type;
use crate::spirv::{Op, binary};

/// Lists of kernels that the translation to SPIR-V kept as strings, by kind and kernel.
pub(super) type KeptLists = FxHashMap<(String, String), Vec<String>>;

/// Returns the lists, if the options ask for them or the writer of the module is known to leave them.
pub(super) fn kept_lists(mx: &ModuleCx<'_>) -> KeptLists {
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

/// Adds the metadata of the arguments of a kernel.
pub(super) fn lift(
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
