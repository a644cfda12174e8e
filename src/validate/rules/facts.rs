//! Facts about the declared types that need more than one instruction to answer.

use rustc_hash::FxHashMap;

use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::view::Instruction;

/// The facts.
#[derive(Debug, Default)]
pub(super) struct TypeFacts {
    /// The composite and abstract types with at least one of the flags of [`Contents`].
    contents: FxHashMap<u32, Contents>,
    /// The operands of `OpTypeForwardPointer`, and the offsets of the first.
    forward: FxHashMap<u32, usize>,
    /// The members of the structures with more members than an instruction has (SPV_INTEL_long_composites).
    long: FxHashMap<u32, Vec<u32>>,
    /// The type of all members of the structures whose members have one type.
    equal: FxHashMap<u32, u32>,
    /// `true` if the module declares a type of images or samplers.
    pub(super) has_images: bool,
    /// `true` if ids have decorations through groups, which `View::decorations` does not follow.
    pub(super) has_decorated_groups: bool,
}

/// Properties of a type, or of one of its members at any depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Contents {
    /// A type without null values.
    pub(super) not_nullable: bool,
    /// An `OpTypeRuntimeArray`.
    pub(super) runtime_array: bool,
    /// An `OpTypeBool`.
    pub(super) boolean: bool,
    /// A cooperative matrix.
    pub(super) cooperative_matrix: bool,
}

impl Contents {
    fn join(self, other: Self) -> Self {
        Self {
            not_nullable: self.not_nullable || other.not_nullable,
            runtime_array: self.runtime_array || other.runtime_array,
            boolean: self.boolean || other.boolean,
            cooperative_matrix: self.cooperative_matrix || other.cooperative_matrix,
        }
    }
}

impl TypeFacts {
    /// Collects the facts about all types of a module. A type that is declared later than its use is a pointer, whose
    /// pointee is not a part of it.
    pub(super) fn new<'a>(preamble: impl Iterator<Item = Instruction<'a>>) -> Self {
        let mut facts = Self::default();
        let mut last = None;
        for inst in preamble {
            facts.has_images |= matches!(inst.op, Op::TypeImage | Op::TypeSampler);
            facts.has_decorated_groups |= inst.op == Op::GroupDecorate;
            match (inst.op, inst.operands) {
                (Op::TypeForwardPointer, &[pointer, ..]) => {
                    facts.forward.entry(pointer).or_insert(inst.offset);
                }
                (Op::TypeStructContinuedINTEL, members) => {
                    if let Some((structure, first)) = last {
                        facts.continue_structure(structure, first, members);
                    }
                    continue;
                }
                (op, &[id, ref rest @ ..]) => {
                    facts.add(id, facts.declared(op, rest));
                    if let (Op::TypeStruct, &[first, ref others @ ..]) = (op, rest)
                        && others.iter().all(|&member| member == first)
                    {
                        facts.equal.insert(id, first);
                    }
                }
                _ => {}
            }
            last = inst.result().map(|id| (id, inst.operands.get(1..).unwrap_or_default()));
        }
        facts
    }

    /// Adds the members of an instruction that continues a structure with the members `first`.
    fn continue_structure(&mut self, structure: u32, first: &[u32], members: &[u32]) {
        self.add(structure, self.of_members(members));
        self.long.entry(structure).or_insert_with(|| first.to_vec()).extend_from_slice(members);
        if self.equal.get(&structure).is_some_and(|ty| members.iter().any(|member| member != ty)) {
            self.equal.remove(&structure);
        }
    }

    /// Returns all members of a structure, if an instruction continues it.
    pub(super) fn long_members(&self, structure: u32) -> Option<&[u32]> {
        self.long.get(&structure).map(Vec::as_slice)
    }

    /// Returns `true` if all members of a structure are of a type.
    pub(super) fn has_equal_members(&self, structure: u32, ty: u32) -> bool {
        self.equal.get(&structure) == Some(&ty)
    }

    fn add(&mut self, id: u32, contents: Contents) {
        if contents != Contents::default() {
            let entry = self.contents.entry(id).or_default();
            *entry = entry.join(contents);
        }
    }

    fn declared(&self, op: Op, operands: &[u32]) -> Contents {
        let not_nullable = Contents { not_nullable: true, ..Contents::default() };
        match (op, operands) {
            (Op::TypeBool, _) => Contents { boolean: true, ..Contents::default() },
            (Op::TypeVector | Op::TypeMatrix | Op::TypeArray | Op::TypeVectorIdEXT, &[element, ..]) => {
                self.contents(element)
            }
            (Op::TypeCooperativeMatrixKHR | Op::TypeCooperativeMatrixNV, _) => {
                Contents { cooperative_matrix: true, ..Contents::default() }
            }
            (Op::TypeRuntimeArray, &[element, ..]) => {
                self.contents(element).join(Contents { runtime_array: true, ..not_nullable })
            }
            (Op::TypeStruct, members) => self.of_members(members),
            (Op::TypePointer | Op::TypeUntypedPointerKHR, &[storage, ..])
                if StorageClass(storage) == StorageClass::PhysicalStorageBuffer =>
            {
                not_nullable
            }
            (
                Op::TypeVoid
                | Op::TypeImage
                | Op::TypeSampler
                | Op::TypeSampledImage
                | Op::TypeOpaque
                | Op::TypeFunction
                | Op::TypePipe
                | Op::TypePipeStorage
                | Op::TypeNamedBarrier
                | Op::TypeTaskSequenceALTERA,
                _,
            ) => not_nullable,
            // All others have null values or belong to an extension that may define one.
            _ => Contents::default(),
        }
    }

    fn of_members(&self, members: &[u32]) -> Contents {
        members.iter().fold(Contents::default(), |contents, &member| contents.join(self.contents(member)))
    }

    /// Returns the properties of a type and of its members.
    pub(super) fn contents(&self, ty: u32) -> Contents {
        self.contents.get(&ty).copied().unwrap_or_default()
    }

    /// Returns `true` if an `OpTypeForwardPointer` before an offset announces a type.
    pub(super) fn is_announced(&self, ty: u32, offset: usize) -> bool {
        self.forward.get(&ty).is_some_and(|&forward| forward < offset)
    }
}
