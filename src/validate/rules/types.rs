//! Types: widths, component counts, lengths, members, and that each is declared once (specification, sections 2.8,
//! 2.16.1, 2.16.3 and 3.3.6).

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::grammar::{Capability, FPEncoding, Op, StorageClass, op_row};
use crate::spirv::view::{Instruction, Type};

const TYPES: &str = "2.16.1";
const KERNELS: &str = "2.16.3";

/// Facts about the declared types that need more than one instruction to answer.
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

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    match (inst.op, inst.operands) {
        (Op::TypeInt, &[_, width, sign]) => int(cx, inst, width, sign, found),
        (Op::TypeFloat, &[_, width, ref encoding @ ..]) => float(cx, inst, width, encoding.first().copied(), found),
        (Op::TypeVector, &[_, component, count]) => vector(cx, inst, component, count, found),
        (Op::TypeVectorIdEXT, &[_, component, count]) => {
            found.require(is_scalar(cx, component), inst, "OpTypeVectorIdEXT", || {
                "the component type must be a scalar type".to_owned()
            });
            length(cx, inst, count, "OpTypeVectorIdEXT", found);
        }
        (Op::TypeMatrix, &[_, column, count]) => matrix(cx, inst, column, count, found),
        (Op::TypeArray, &[_, element, count]) => {
            member(cx, inst, element, "OpTypeArray", found);
            length(cx, inst, count, "OpTypeArray", found);
        }
        (Op::TypeRuntimeArray, &[_, element]) => member(cx, inst, element, "OpTypeRuntimeArray", found),
        (Op::TypeStruct, &[_, ref members @ ..]) => {
            for &ty in members {
                member(cx, inst, ty, "OpTypeStruct", found);
            }
        }
        (Op::TypeStructContinuedINTEL, members) => {
            for &ty in members {
                member(cx, inst, ty, "OpTypeStruct", found);
            }
        }
        (Op::TypePointer, &[_, _, pointee]) => {
            let is_allowed = cx.op(pointee) != Some(Op::TypeFunction) || cx.has(Capability::FunctionPointersINTEL);
            found.require(is_allowed, inst, "SPV_INTEL_function_pointers", || {
                "a pointer to a function requires the capability FunctionPointersINTEL".to_owned()
            });
        }
        (Op::TypeFunction, &[_, result, ref parameters @ ..]) => {
            not_function(cx, inst, result, "OpTypeFunction", found);
            for &ty in parameters {
                not_function(cx, inst, ty, "OpTypeFunction", found);
                found.require(cx.op(ty) != Some(Op::TypeVoid), inst, "OpTypeFunction", || {
                    "the type of a parameter must not be OpTypeVoid".to_owned()
                });
            }
        }
        (Op::TypeImage | Op::TypeSampledImage | Op::TypeVmeImageINTEL, &[_, operand, ..]) => {
            not_function(cx, inst, operand, "OpTypeFunction", found);
        }
        (Op::TypeForwardPointer, &[pointer, storage]) => forward_pointer(cx, inst, pointer, storage, found),
        (Op::TypeCooperativeMatrixKHR, &[_, component, ref sizes @ ..]) => {
            cooperative_matrix(cx, inst, component, sizes, found);
        }
        _ => {}
    }
}

/// Checks that no type but an aggregate or a pointer is declared twice, and no pointer announced twice: section 2.8 does not
/// forbid the latter, but SPIRV-Tools refuses it.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Findings) {
    // With the extension, SPIRV-Tools does not check it either.
    if cx.view.extensions().any(|(_, name)| name == "SPV_VALIDATOR_ignore_type_decl_unique") {
        return;
    }
    let mut seen = FxHashSet::default();
    for inst in cx.view.preamble() {
        let operands = match (inst.op, inst.operands) {
            (Op::TypeForwardPointer, operands) => operands,
            (op, [_, operands @ ..]) if is_unique(op) => operands,
            _ => continue,
        };
        found.require(seen.insert((inst.op, operands)), &inst, "2.8", || {
            format!("an {} with the same operands is declared already", inst.op)
        });
    }
}

/// Returns `true` for an opcode that declares a type that is no aggregate and no pointer.
fn is_unique(op: Op) -> bool {
    let is_aggregate = matches!(
        op,
        Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeStruct
            | Op::TypePointer
            | Op::TypeUntypedPointerKHR
            | Op::TypeNodePayloadArrayAMDX
    );
    !is_aggregate && op_row(op).is_some_and(|row| row.declares_type())
}

/// Checks the result type of any instruction.
#[inline]
pub(super) fn result_type(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    if let Some(ty) = inst.result_type() {
        found.require(cx.op(ty) != Some(Op::TypeFunction), inst, "OpTypeFunction", || {
            "a value must not have a function type".to_owned()
        });
    }
}

fn int(cx: &Cx<'_, '_>, inst: &Instruction<'_>, width: u32, sign: u32, found: &mut Findings) {
    let capabilities: &[Capability] = match width {
        32 => &[],
        4 => &[Capability::Int4TypeINTEL, Capability::ArbitraryPrecisionIntegersALTERA],
        8 => &[
            Capability::Int8,
            Capability::StorageBuffer8BitAccess,
            Capability::UniformAndStorageBuffer8BitAccess,
            Capability::StoragePushConstant8,
            Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR,
        ],
        16 => SIXTEEN_BITS_INT,
        64 => &[Capability::Int64],
        _ => &[Capability::ArbitraryPrecisionIntegersALTERA],
    };
    let is_enabled = width == 32 || width != 0 && cx.declared.has_any(capabilities);
    found.require(is_enabled, inst, TYPES, || match (width, capabilities.first()) {
        (0, _) | (_, None) => "an integer type must have at least one bit".to_owned(),
        (_, Some(capability)) => format!("an integer type of {width} bits requires the capability {capability:?}"),
    });
    found.require(sign <= 1, inst, "OpTypeInt", || "the signedness must be 0 or 1".to_owned());
    found.require(sign != 1 || !cx.has(Capability::Kernel), inst, KERNELS, || {
        "the signedness must be 0 in a module with the capability Kernel".to_owned()
    });
}

const SIXTEEN_BITS_INT: &[Capability] = &[
    Capability::Int16,
    Capability::StorageUniformBufferBlock16,
    Capability::StorageUniform16,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

const SIXTEEN_BITS_FLOAT: &[Capability] = &[
    Capability::Float16,
    Capability::Float16Buffer,
    Capability::StorageUniformBufferBlock16,
    Capability::StorageUniform16,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

fn float(cx: &Cx<'_, '_>, inst: &Instruction<'_>, width: u32, encoding: Option<u32>, found: &mut Findings) {
    if let Some(encoding) = encoding {
        let expected = match FPEncoding(encoding) {
            FPEncoding::BFloat16KHR => 16,
            FPEncoding::Float8E4M3EXT
            | FPEncoding::Float8E5M2EXT
            | FPEncoding::Float8UnsignedE8M0EXT
            | FPEncoding::MXInt8EXT => 8,
            FPEncoding::Float6E2M3EXT | FPEncoding::Float6E3M2EXT => 6,
            FPEncoding::Float4E2M1EXT | FPEncoding::Float4E2M1INTEL => 4,
            _ => return,
        };
        return found.require(width == expected, inst, "OpTypeFloat", || {
            format!("the encoding has {expected} bits, the type {width}")
        });
    }
    let is_enabled = match width {
        16 => {
            cx.declared.has_any(SIXTEEN_BITS_FLOAT)
                || cx.declared.uses("SPV_AMD_gpu_shader_half_float")
                || cx.declared.uses("SPV_AMD_gpu_shader_half_float_fetch")
        }
        32 => true,
        64 => cx.has(Capability::Float64),
        _ => {
            let message = format!("a floating-point type of {width} bits must have an encoding");
            return found.add(inst, "OpTypeFloat", message);
        }
    };
    found.require(is_enabled, inst, TYPES, || match width {
        64 => "a floating-point type of 64 bits requires the capability Float64".to_owned(),
        _ => "a floating-point type of 16 bits requires the capability Float16 or Float16Buffer".to_owned(),
    });
}

/// Returns `true` for a type of Boolean values, integers, or floating-point numbers of any encoding.
pub(super) fn is_scalar(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.op(ty), Some(Op::TypeBool | Op::TypeInt | Op::TypeFloat))
}

fn vector(cx: &Cx<'_, '_>, inst: &Instruction<'_>, component: u32, count: u32, found: &mut Findings) {
    let is_pointer = matches!(cx.op(component), Some(Op::TypePointer | Op::TypeUntypedPointerKHR));
    let is_component = is_scalar(cx, component) || is_pointer && cx.has(Capability::MaskedGatherScatterINTEL);
    found.require(is_component, inst, "OpTypeVector", || "the component type must be a scalar type".to_owned());
    let is_enabled = match count {
        2..=4 => true,
        8 | 16 => cx.has(Capability::Vector16) || cx.has(Capability::LongVectorEXT),
        0 => false,
        _ => cx.has(Capability::LongVectorEXT) || cx.has(Capability::VectorAnyINTEL),
    };
    found.require(is_enabled, inst, TYPES, || match count {
        8 | 16 => format!("a vector of {count} components requires the capability Vector16"),
        _ => format!("a vector must not have {count} components"),
    });
}

fn matrix(cx: &Cx<'_, '_>, inst: &Instruction<'_>, column: u32, count: u32, found: &mut Findings) {
    let is_column =
        matches!(cx.ty(column), Some(Type::Vector { element, .. }) if cx.op(element) == Some(Op::TypeFloat));
    found.require(is_column, inst, TYPES, || {
        "the columns of a matrix must be vectors of floating-point numbers".to_owned()
    });
    found.require((2..=4).contains(&count), inst, TYPES, || "a matrix must have 2, 3 or 4 columns".to_owned());
}

/// Checks the type of a member of an aggregate.
fn member(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, section: &'static str, found: &mut Findings) {
    found.require(cx.op(ty) != Some(Op::TypeVoid), inst, section, || {
        "the type of a member must not be OpTypeVoid".to_owned()
    });
    not_function(cx, inst, ty, section, found);
    let is_later = cx.view.definition_offset(ty).is_some_and(|offset| offset >= inst.offset);
    found.require(!is_later || cx.facts().is_announced(ty, inst.offset), inst, TYPES, || {
        format!("{} is not declared before, and no OpTypeForwardPointer announces it", cx.name(ty))
    });
}

pub(super) fn not_function(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    section: &'static str,
    found: &mut Findings,
) {
    found.require(cx.op(ty) != Some(Op::TypeFunction), inst, section, || {
        "the operand must not be a function type".to_owned()
    });
}

/// Checks the number of elements of an array or of components of a vector.
fn length(cx: &Cx<'_, '_>, inst: &Instruction<'_>, id: u32, section: &'static str, found: &mut Findings) {
    let is_constant = is_defined_constant(cx, id) && matches!(cx.type_of(id), Some(Type::Int { .. }));
    found.require(is_constant, inst, section, || "the length must be a constant of a scalar integer type".to_owned());
    found.require(cx.int(id) != Some(0), inst, section, || "the length must be at least 1".to_owned());
}

/// Returns `true` for the result of a constant instruction that is not undefined.
pub(super) fn is_defined_constant(cx: &Cx<'_, '_>, id: u32) -> bool {
    cx.is_constant(id)
}

fn forward_pointer(cx: &Cx<'_, '_>, inst: &Instruction<'_>, pointer: u32, storage: u32, found: &mut Findings) {
    let section = "OpTypeForwardPointer";
    let Some(&[_, class, pointee]) = cx.definition(pointer).filter(|ty| ty.op == Op::TypePointer).map(|ty| ty.operands)
    else {
        return found.add(inst, section, format!("{} is not an OpTypePointer", cx.name(pointer)));
    };
    let is_ahead = cx.view.definition_offset(pointer).is_some_and(|offset| offset > inst.offset);
    found.require(is_ahead, inst, section, || {
        format!("{} is declared before, and needs no forward reference", cx.name(pointer))
    });
    found.require(class == storage, inst, section, || "the storage class must be that of the pointer type".to_owned());
    found.require(cx.op(pointee) == Some(Op::TypeStruct), inst, section, || {
        "the pointer must point to a structure".to_owned()
    });
}

fn cooperative_matrix(cx: &Cx<'_, '_>, inst: &Instruction<'_>, component: u32, sizes: &[u32], found: &mut Findings) {
    let section = "SPV_KHR_cooperative_matrix";
    let is_number = matches!(cx.op(component), Some(Op::TypeInt | Op::TypeFloat));
    found.require(is_number, inst, section, || "the component type must be a scalar numerical type".to_owned());
    let required = match cx.definition(component).map(|ty| (ty.op, ty.operands)) {
        Some((Op::TypeInt, &[_, 4, _])) => Some((Capability::Int4CooperativeMatrixINTEL, "SPV_INTEL_int4")),
        Some((Op::TypeFloat, &[_, _, encoding])) => match FPEncoding(encoding) {
            FPEncoding::BFloat16KHR => Some((Capability::BFloat16CooperativeMatrixKHR, "SPV_KHR_bfloat16")),
            FPEncoding::Float8E4M3EXT | FPEncoding::Float8E5M2EXT => {
                Some((Capability::Float8CooperativeMatrixEXT, "SPV_EXT_float8"))
            }
            _ => None,
        },
        _ => None,
    };
    if let Some((capability, section)) = required {
        found.require(cx.has(capability), inst, section, || {
            format!("a cooperative matrix of such components requires the capability {capability:?}")
        });
    }
    for &size in sizes {
        let is_constant = is_defined_constant(cx, size) && matches!(cx.type_of(size), Some(Type::Int { .. }));
        found.require(is_constant, inst, section, || {
            format!("{} is not a constant of a scalar integer type", cx.name(size))
        });
    }
}
