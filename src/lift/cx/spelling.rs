//! The spelling of types in mangled names.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use super::ModuleCx;
use crate::map::builtin_names::Environment;
use crate::names::{Parameter, Pointer, Qualifiers, Scalar, Signedness};
use crate::spirv::grammar::{AccessQualifier, Dim};
use crate::spirv::view::{Instruction, Type};
use crate::spirv::{Op, View};

/// The names of the types that names of functions spell by a name: structures, images and other objects.
#[derive(Debug, Default)]
pub(in crate::lift) struct Spellings {
    by_id: FxHashMap<u32, Spelled>,
}

/// A name in the OpenCL environments, and one in SPIR-V friendly functions.
#[derive(Debug)]
struct Spelled {
    opencl: String,
    friendly: String,
    /// The name in OpenCL C, or that of a structure in LLVM.
    source: String,
}

/// The maximum depth of pointers in a name.
const MAX_DEPTH: u32 = 16;

impl Spellings {
    /// Returns the names of the types of a module.
    pub(in crate::lift) fn new(view: &View<'_>) -> Self {
        let mut spellings = Self::default();
        for inst in view.preamble() {
            let Some(id) = inst.operands.first().copied() else { continue };
            if let Some(spelled) = spell(view, inst, id) {
                spellings.by_id.insert(id, spelled);
            }
        }
        spellings
    }
}

fn spell(view: &View<'_>, inst: Instruction<'_>, id: u32) -> Option<Spelled> {
    let same = |name: String| {
        let source = view.name(id).unwrap_or_else(|| name.clone());
        Some(Spelled { opencl: name.clone(), friendly: name, source })
    };
    match inst.op {
        Op::TypeStruct => {
            let name = view.name(id).unwrap_or_default();
            let short = name.strip_prefix("struct.").or_else(|| name.strip_prefix("class."));
            same(short.unwrap_or(&name).to_owned())
        }
        Op::TypeOpaque => same(view.name(id).unwrap_or_default()),
        Op::TypeImage => {
            let suffix = image_suffix(view, inst)?;
            let opencl = opencl_image(inst);
            let source = format!(
                "{}_t",
                opencl.trim_start_matches("ocl_").trim_end_matches(['o', 'r', 'w']).trim_end_matches('_')
            );
            Some(Spelled { opencl, friendly: format!("__spirv_Image_{suffix}"), source })
        }
        Op::TypeSampledImage => {
            let image = view.definition(*inst.operands.get(1)?)?;
            let name = format!("__spirv_SampledImage_{}", image_suffix(view, image)?);
            same(name)
        }
        Op::TypeSampler => object("ocl_sampler", "__spirv_Sampler", "sampler_t"),
        Op::TypeEvent => object("ocl_event", "__spirv_Event", "event_t"),
        Op::TypeDeviceEvent => object("ocl_clkevent", "__spirv_DeviceEvent", "clk_event_t"),
        Op::TypeQueue => object("ocl_queue", "__spirv_Queue", "queue_t"),
        Op::TypeReserveId => object("ocl_reserveid", "__spirv_ReserveId", "reserve_id_t"),
        Op::TypePipe => {
            let access = inst.operands.get(1).copied().unwrap_or(0);
            object("ocl_pipe", &format!("__spirv_Pipe__{access}"), "pipe")
        }
        Op::TypePipeStorage => object("ocl_pipe_storage", "__spirv_PipeStorage", "pipe_storage"),
        _ => None,
    }
}

fn object(opencl: &str, friendly: &str, source: &str) -> Option<Spelled> {
    Some(Spelled { opencl: opencl.to_owned(), friendly: friendly.to_owned(), source: source.to_owned() })
}

/// Returns the parameters of an image type as a name: `void_1_0_0_0_0_0_0`.
fn image_suffix(view: &View<'_>, image: Instruction<'_>) -> Option<String> {
    let &[_, sampled, dim, depth, arrayed, multisampled, usage, format, ref access @ ..] = image.operands else {
        return None;
    };
    let sampled = match view.ty(sampled)? {
        Type::Float { width: 16 } => "half",
        Type::Float { .. } => "float",
        Type::Int { is_signed: false, .. } => "uint",
        Type::Int { .. } => "int",
        _ => "void",
    };
    let mut name = sampled.to_owned();
    let access = access.first().copied().unwrap_or(0);
    for number in [dim, depth, arrayed, multisampled, usage, format, access] {
        // Writing to a string never fails.
        let _ = write!(name, "_{number}");
    }
    Some(name)
}

/// Returns clang's name of an image type: `ocl_image2d_array_ro`.
fn opencl_image(image: Instruction<'_>) -> String {
    let operand = |index: usize| image.operands.get(index).copied().unwrap_or(0);
    let dim = match Dim(operand(2)) {
        Dim::Dim1D => "1d",
        Dim::Dim3D => "3d",
        Dim::Buffer => "1d_buffer",
        _ => "2d",
    };
    let arrayed = if operand(4) == 1 { "_array" } else { "" };
    let multisampled = if operand(5) == 1 { "_msaa" } else { "" };
    let depth = if operand(3) == 1 { "_depth" } else { "" };
    let access = match AccessQualifier(operand(8)) {
        AccessQualifier::WriteOnly => "wo",
        AccessQualifier::ReadWrite => "rw",
        _ => "ro",
    };
    format!("ocl_image{dim}{arrayed}{multisampled}{depth}_{access}")
}

impl<'a> ModuleCx<'a> {
    /// Returns a type as the parameter of a function, integers as signed ones; `None` for a type that names do not spell.
    pub(in crate::lift) fn parameter(&self, ty: u32) -> Option<Parameter<'a>> {
        self.spelled(ty, 0)
    }

    fn spelled(&self, ty: u32, depth: u32) -> Option<Parameter<'a>> {
        let inst = self.view.definition(ty)?;
        match self.view.declared_type(inst)? {
            Type::Void => Some(Parameter::Void),
            Type::Vector { element, count } => match self.spelled(element, depth)? {
                Parameter::Scalar(element) => Some(Parameter::Vector { element, length: count }),
                _ => None,
            },
            Type::Pointer { storage, pointee } => {
                let pointee = pointee.filter(|_| depth < MAX_DEPTH).and_then(|ty| self.spelled(ty, depth + 1));
                let space = self.address_space(storage).ok()?;
                Some(pointer(space, pointee.unwrap_or(Parameter::Scalar(Scalar::Char))))
            }
            _ => match self.named(ty, inst) {
                Some(named) => Some(named),
                None => self.scalar(ty).map(Parameter::Scalar),
            },
        }
    }

    /// Returns the number type that a type is.
    pub(in crate::lift) fn scalar(&self, ty: u32) -> Option<Scalar> {
        let inst = self.view.definition(ty)?;
        Some(match self.view.declared_type(inst)? {
            Type::Bool => Scalar::Bool,
            Type::Int { width, .. } => Scalar::integer(width, Signedness::Signed),
            Type::Float { width: 16 } => Scalar::Half,
            Type::Float { width: 32 } => Scalar::Float,
            Type::Float { width: 64 } => Scalar::Double,
            Type::Other(Op::TypeFloat) => match inst.operands {
                [_, 16, ..] => Scalar::BFloat,
                [_, width, ..] => Scalar::integer(*width, Signedness::Signed),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Returns the name of a structure or object in the source.
    pub(in crate::lift) fn source_name(&self, ty: u32) -> Option<&'a str> {
        self.spellings.by_id.get(&ty).map(|spelled| spelled.source.as_str())
    }

    /// Returns a type that has a name: in SPIR-V friendly functions objects are pointers.
    fn named(&self, ty: u32, inst: Instruction<'_>) -> Option<Parameter<'a>> {
        let spelled = self.spellings.by_id.get(&ty)?;
        let is_object = !matches!(inst.op, Op::TypeStruct | Op::TypeOpaque);
        match self.options.environment {
            Environment::SpirvFriendly if is_object => {
                Some(pointer(friendly_space(inst.op), Parameter::Named(&spelled.friendly)))
            }
            Environment::SpirvFriendly => Some(Parameter::Named(&spelled.friendly)),
            Environment::OpenCl12 | Environment::OpenCl20 => Some(Parameter::Named(&spelled.opencl)),
        }
    }
}

/// Returns the address space of the pointer that stands for an object in the names of SPIR-V friendly functions.
fn friendly_space(op: Op) -> u32 {
    match op {
        Op::TypeSampler => 2,
        Op::TypeEvent | Op::TypeDeviceEvent | Op::TypeQueue | Op::TypeReserveId => 0,
        _ => 1,
    }
}

fn pointer(address_space: u32, pointee: Parameter<'_>) -> Parameter<'_> {
    let qualifiers = Qualifiers { address_space, ..Qualifiers::default() };
    Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
}
