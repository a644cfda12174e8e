//! The spelling of types in mangled names.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::ModuleCx;
use super::types::TargetType;
use crate::map::address_space::AddressSpaceMap;
use crate::map::builtin_names::{Environment, ObjectSpelling, object_spelling};
use crate::map::legacy_objects;
use crate::names::{Parameter, Pointer, Qualifiers, Scalar, Signedness};
use crate::spirv::grammar::op_row;
use crate::spirv::view::{Instruction, Type};
use crate::spirv::{Op, View};

/// The names of the types that names of functions spell by a name: structures, images and other objects.
#[derive(Debug, Default)]
pub(in crate::lift) struct Spellings {
    by_id: FxHashMap<u32, Spelled>,
}

/// The spelling of a type with a name.
#[derive(Debug)]
enum Spelled {
    /// A structure or opaque type, by its name.
    Structure { name: String, source: String },
    /// A target type.
    Object { opencl: ObjectSpelling, friendly: ObjectSpelling, source: String },
}

/// The maximum depth of pointers in a name.
const MAX_DEPTH: u32 = 16;

impl Spellings {
    /// Returns the names of the types of a module.
    pub(in crate::lift) fn new(view: &View<'_>, spaces: AddressSpaceMap) -> Self {
        let mut spellings = Self::default();
        for inst in view.preamble() {
            let Some(id) = inst.operands.first().copied() else { continue };
            if let Some(spelled) = spell(view, inst, id, spaces) {
                spellings.by_id.insert(id, spelled);
            }
        }
        spellings
    }
}

fn spell(view: &View<'_>, inst: Instruction<'_>, id: u32, spaces: AddressSpaceMap) -> Option<Spelled> {
    match inst.op {
        Op::TypeStruct => {
            let source = view.name(id).unwrap_or_default();
            let short = source.strip_prefix("struct.").or_else(|| source.strip_prefix("class."));
            Some(Spelled::Structure { name: short.unwrap_or(&source).to_owned(), source })
        }
        Op::TypeOpaque => {
            let name = inst.string(1).map(|(name, _)| String::from_utf8_lossy(&name).into_owned());
            let name = name.or_else(|| view.name(id)).unwrap_or_default();
            Some(Spelled::Structure { name: name.clone(), source: name })
        }
        op if op_row(op).is_some_and(|row| row.declares_type()) => object(view, inst, spaces),
        _ => None,
    }
}

/// Returns the spellings of a target type.
fn object(view: &View<'_>, inst: Instruction<'_>, spaces: AddressSpaceMap) -> Option<Spelled> {
    let TargetType { name, types, integers } = TargetType::parse(view, inst)?;
    let words: Vec<Cow<'_, str>> = types
        .iter()
        .map(|&ty| scalar_of(view, ty).map_or(Cow::Borrowed("void"), legacy_objects::structure_parameter))
        .collect();
    let words: Vec<&str> = words.iter().map(|word| &**word).collect();
    let spelling = |environment| object_spelling(environment, &name, &words, &integers, spaces);
    let short = || name.trim_start_matches("spirv.").to_owned();
    Some(Spelled::Object {
        opencl: spelling(Environment::OpenCl20),
        friendly: spelling(Environment::SpirvFriendly),
        source: legacy_objects::source_name(&name, &integers).unwrap_or_else(short),
    })
}

/// Returns the number type that a type is.
fn scalar_of(view: &View<'_>, ty: u32) -> Option<Scalar> {
    let inst = view.definition(ty)?;
    Some(match view.declared_type(inst)? {
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
                let space = self.mangled_space(storage).ok()?;
                Some(pointer(space, pointee.unwrap_or(Parameter::Scalar(Scalar::Char))))
            }
            _ => match self.named(ty) {
                Some(named) => Some(named),
                None => self.scalar(ty).map(Parameter::Scalar),
            },
        }
    }

    /// Returns a pointer value as the parameter of a function that takes a pointer to another type.
    pub(in crate::lift) fn pointer_parameter(&self, value: u32, pointee: u32) -> Option<Parameter<'a>> {
        let ty = self.type_id_of(value).ok()?;
        let Type::Pointer { storage, .. } = self.view.ty(ty)? else { return None };
        Some(pointer(self.mangled_space(storage).ok()?, self.parameter(pointee)?))
    }

    /// Returns the number type that a type is.
    pub(in crate::lift) fn scalar(&self, ty: u32) -> Option<Scalar> {
        scalar_of(self.view, ty)
    }

    /// Returns the name of a structure or object in the source.
    pub(in crate::lift) fn source_name(&self, ty: u32) -> Option<&'a str> {
        self.spellings.by_id.get(&ty).map(|spelled| match spelled {
            Spelled::Structure { source, .. } | Spelled::Object { source, .. } => source.as_str(),
        })
    }

    /// Returns a type that has a name.
    fn named(&self, ty: u32) -> Option<Parameter<'a>> {
        Some(match self.spellings.by_id.get(&ty)? {
            Spelled::Structure { name, .. } => Parameter::Named(name),
            Spelled::Object { opencl, .. } if self.is_opencl() => opencl.parameter(),
            Spelled::Object { friendly, .. } => friendly.parameter(),
        })
    }
}

fn pointer(address_space: u32, pointee: Parameter<'_>) -> Parameter<'_> {
    let qualifiers = Qualifiers { address_space, ..Qualifiers::default() };
    Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
}
