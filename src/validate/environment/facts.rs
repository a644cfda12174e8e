//! What rules ask about a module: the types of its ids, its constants, names and decorations.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::spirv::Op;
use crate::spirv::grammar::{Capability, Class, Decoration, FunctionParameterAttribute, StorageClass, op_row};

use super::super::outline::{At, Outline, result};

/// A type, as far as rules tell types apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type<'a> {
    Void,
    Bool,
    Int { width: u32 },
    Float { width: u32 },
    Vector { element: u32, count: u32 },
    Array { element: u32 },
    Struct(&'a [u32]),
    Pointer { storage: StorageClass, pointee: Option<u32> },
    Image,
    Sampler,
    Other(Op),
}

/// A module, and what its preamble says.
pub(super) struct Facts<'a> {
    pub(super) outline: Outline<'a>,
    /// The instruction that declares each type.
    pub(super) types: FxHashMap<u32, At<'a>>,
    pub(super) capabilities: FxHashSet<Capability>,
    /// The type of each id that has one, by the number of the id.
    types_of: Vec<u32>,
    constants: FxHashMap<u32, u32>,
    names: FxHashMap<u32, String>,
    /// The place of the first entry point that a function is.
    entry_points: FxHashMap<u32, usize>,
    alignments: FxHashMap<u32, u32>,
    by_value: FxHashSet<u32>,
}

impl<'a> Facts<'a> {
    pub(super) fn of(outline: Outline<'a>) -> Self {
        let types_of = vec![0; outline.bound()];
        let entry_points = outline.entry_points.iter().enumerate().rev();
        let entry_points = entry_points.map(|(index, entry)| (entry.function, index)).collect();
        let mut facts = Self {
            outline,
            types: FxHashMap::default(),
            capabilities: FxHashSet::default(),
            types_of,
            constants: FxHashMap::default(),
            names: FxHashMap::default(),
            entry_points,
            alignments: FxHashMap::default(),
            by_value: FxHashSet::default(),
        };
        for at in facts.outline.all() {
            facts.note(at);
        }
        facts
    }

    fn note(&mut self, at: At<'a>) {
        match (at.inst.op, at.inst.operands) {
            (Op::Capability, &[capability]) => {
                self.capabilities.insert(Capability(capability));
            }
            (Op::Name, &[id, ..]) => {
                let name = at.inst.string(1).map(|(name, _)| String::from_utf8_lossy(&name).into_owned());
                self.names.extend(name.filter(|name| !name.is_empty()).map(|name| (id, name)));
            }
            (Op::Decorate, &[id, decoration, value]) => match Decoration(decoration) {
                Decoration::Alignment => {
                    self.alignments.insert(id, value);
                }
                Decoration::FuncParamAttr if value == FunctionParameterAttribute::ByVal.0 => {
                    self.by_value.insert(id);
                }
                _ => {}
            },
            (Op::Constant, &[_, id, value, ..]) => {
                self.constants.insert(id, value);
            }
            _ => {}
        }
        let Some(row) = op_row(at.inst.op) else { return };
        if row.class == Class::TypeDeclaration {
            self.types.extend(result(at.inst).map(|id| (id, at)));
        }
        if row.has_result_type()
            && let (Some(&ty), Some(&id)) = (at.inst.operands.first(), at.inst.operands.get(1))
            && let Some(place) = self.types_of.get_mut(id as usize)
        {
            *place = ty;
        }
    }

    pub(super) fn ty(&self, id: u32) -> Type<'a> {
        let Some(At { inst, .. }) = self.types.get(&id) else { return Type::Other(Op::Nop) };
        match (inst.op, inst.operands) {
            (Op::TypeVoid, _) => Type::Void,
            (Op::TypeBool, _) => Type::Bool,
            (Op::TypeInt, &[_, width, _]) => Type::Int { width },
            (Op::TypeFloat, &[_, width]) => Type::Float { width },
            (Op::TypeVector, &[_, element, count]) => Type::Vector { element, count },
            (Op::TypeArray, &[_, element, _]) => Type::Array { element },
            (Op::TypeStruct, [_, members @ ..]) => Type::Struct(members),
            (Op::TypePointer, &[_, storage, pointee]) => {
                Type::Pointer { storage: StorageClass(storage), pointee: Some(pointee) }
            }
            (Op::TypeUntypedPointerKHR, &[_, storage]) => {
                Type::Pointer { storage: StorageClass(storage), pointee: None }
            }
            (Op::TypeImage, _) => Type::Image,
            (Op::TypeSampler, _) => Type::Sampler,
            (op, _) => Type::Other(op),
        }
    }

    /// The type of an id.
    pub(super) fn type_of(&self, id: u32) -> Type<'a> {
        self.types_of.get(id as usize).map_or(Type::Other(Op::Nop), |&ty| self.ty(ty))
    }

    /// The type of a vector's lanes and how many there are; another type is one lane of itself.
    pub(super) fn lanes(&self, ty: Type<'a>) -> (Type<'a>, u32) {
        match ty {
            Type::Vector { element, count } => (self.ty(element), count),
            other => (other, 1),
        }
    }

    /// The instruction that declares the type of an id.
    pub(super) fn declaration_of(&self, id: u32) -> Option<At<'a>> {
        self.types_of.get(id as usize).and_then(|ty| self.types.get(ty)).copied()
    }

    /// The value of an integer constant that nobody can choose.
    pub(super) fn constant(&self, id: u32) -> Option<u32> {
        self.constants.get(&id).copied()
    }

    /// The alignment that a decoration gives an id.
    pub(super) fn alignment(&self, id: u32) -> Option<u32> {
        self.alignments.get(&id).copied()
    }

    pub(super) fn is_by_value(&self, parameter: u32) -> bool {
        self.by_value.contains(&parameter)
    }

    /// What to call a type, or another id, in a message.
    pub(super) fn call(&self, ty: Type<'a>) -> String {
        match ty {
            Type::Void => "void".to_owned(),
            Type::Bool => "bool".to_owned(),
            Type::Int { width } => format!("a {width}-bit integer"),
            Type::Float { width } => format!("a {width}-bit floating-point number"),
            Type::Vector { element, count } => match self.ty(element) {
                Type::Vector { .. } => format!("a vector of {count} vectors"),
                lane => format!("a vector of {count} times {}", self.call(lane)),
            },
            Type::Array { .. } => "an array".to_owned(),
            Type::Struct(_) => "a structure".to_owned(),
            Type::Pointer { storage, .. } => format!("a pointer to {storage} memory"),
            Type::Image => "an image".to_owned(),
            Type::Sampler => "a sampler".to_owned(),
            Type::Other(op) => op.to_string(),
        }
    }

    /// What a function is called: its entry point, or its name.
    pub(super) fn function_name(&self, id: u32) -> String {
        let entry_point = self.entry_points.get(&id).map(|&index| &self.outline.entry_points[index]);
        let name = entry_point.map(|entry| String::from_utf8_lossy(&entry.name).into_owned());
        name.or_else(|| self.names.get(&id).cloned()).unwrap_or_else(|| format!("%{id}"))
    }

    /// The instructions of all functions.
    pub(super) fn bodies(&self) -> impl Iterator<Item = At<'a>> {
        self.outline.instructions(self.outline.preamble_end..self.outline.words.len())
    }
}
