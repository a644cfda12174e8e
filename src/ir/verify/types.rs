//! Types: predicates that rules use, and the rules for types themselves.

use super::{Verdict, require};
use crate::ir::module::Module;
use crate::ir::types::{MAX_INTEGER_BITS, Type, TypeData, TypeId};

/// The number of address spaces.
const MAX_ADDRESS_SPACES: u32 = 1 << 24;

/// The maximum alignment of a value: a shift of 32 bits.
pub(super) const MAX_ALIGNMENT: u64 = 1 << 32;

/// The number of components of a vector, and whether it is scalable.
pub(super) type ElementCount = (u32, bool);

pub(super) fn is_vector(ty: Type<'_>) -> bool {
    element_count(ty).is_some()
}

/// Returns the number of components of a vector.
pub(super) fn element_count(ty: Type<'_>) -> Option<ElementCount> {
    match *ty.data() {
        TypeData::Vector { length, is_scalable, .. } => Some((length, is_scalable)),
        _ => None,
    }
}

/// Returns `true` for integers and vectors of them.
pub(super) fn is_int_or_vector(ty: Type<'_>) -> bool {
    ty.scalar().is_integer()
}

/// Returns `true` for floating-point numbers and vectors of them.
pub(super) fn is_fp_or_vector(ty: Type<'_>) -> bool {
    ty.scalar().is_float()
}

/// Returns `true` for pointers and vectors of them.
pub(super) fn is_pointer_or_vector(ty: Type<'_>) -> bool {
    ty.scalar().is_pointer()
}

/// Returns `true` for the integer type of that width.
pub(super) fn is_int_of(ty: Type<'_>, bits: u32) -> bool {
    ty.integer_bits() == Some(bits)
}

/// Returns `true` if values of the type may be operands.
pub(super) fn is_first_class(ty: Type<'_>) -> bool {
    match ty.data() {
        TypeData::Void | TypeData::Function { .. } => false,
        TypeData::NamedStruct(_) => !ty.is_opaque(),
        _ => true,
    }
}

/// Returns `true` for `token`, and for target types that are used like it.
pub(super) fn is_token_like(ty: Type<'_>) -> bool {
    let name = ty.target_name();
    matches!(ty.data(), TypeData::Token) || name.starts_with("dx.") && name != "dx.Padding"
}

pub(super) fn is_aggregate(ty: Type<'_>) -> bool {
    matches!(ty.data(), TypeData::Array { .. } | TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_))
}

pub(super) fn is_struct(ty: Type<'_>) -> bool {
    matches!(ty.data(), TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_))
}

/// Returns the width in bits of a number or of the components of a vector of numbers; zero for other types.
pub(super) fn scalar_bits(ty: Type<'_>) -> u32 {
    ty.scalar().data().number_bits().unwrap_or(0)
}

/// Returns `true` if `nofpclass` applies to the type: a floating-point number, a vector or array of them, or a structure of
/// equal ones.
pub(super) fn has_fp_class(ty: Type<'_>) -> bool {
    let mut inner = ty;
    while let TypeData::Array { .. } = inner.data() {
        inner = inner.member(0);
    }
    is_fp_or_vector(inner) || is_homogeneous_fp_struct(ty)
}

/// Returns `true` for a literal structure of equal floating-point numbers or vectors of them.
pub(super) fn is_homogeneous_fp_struct(ty: Type<'_>) -> bool {
    let mut members = ty.members();
    ty.is_literal() && members.next().is_some_and(|first| is_fp_or_vector(first) && members.all(|other| other == first))
}

/// Returns the type of the member at the path of indices of a structure or array.
pub(super) fn member_at<'m>(ty: Type<'m>, path: &[u32]) -> Option<Type<'m>> {
    path.iter().try_fold(ty, |ty, &index| match *ty.data() {
        TypeData::Array { length, .. } => (u64::from(index) < length).then(|| ty.member(0)),
        TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => ty.members().nth(index as usize),
        _ => None,
    })
}

/// The positions in which target types are checked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum TargetUse {
    /// In global variables.
    Global,
    /// On the stack.
    Local,
}

fn is_allowed(name: &str, wanted: TargetUse) -> bool {
    match name {
        "spirv.IntegralConstant" | "spirv.Literal" => false,
        "spirv.Padding" | "dx.Padding" | "amdgcn.named.barrier" => wanted == TargetUse::Global,
        "aarch64.svcount" | "riscv.vector.tuple" | "llvm.test.vectorelement" => wanted == TargetUse::Local,
        _ => name.starts_with("spirv.") || name.starts_with("dx."),
    }
}

/// The types that contain target types which may not be in global variables or on the stack.
#[derive(Debug, Default)]
pub(super) struct RestrictedTypes {
    /// `true` for each type that may not be in global variables; empty if there are none.
    global: Vec<bool>,
    /// The same for the stack.
    local: Vec<bool>,
}

impl RestrictedTypes {
    pub(super) fn new(module: &Module) -> Self {
        Self { global: restricted(module, TargetUse::Global), local: restricted(module, TargetUse::Local) }
    }

    /// Returns `true` if the type, or a type of its members at any depth, must not be there.
    pub(super) fn contains(&self, ty: Type<'_>, target_use: TargetUse) -> bool {
        let list = match target_use {
            TargetUse::Global => &self.global,
            TargetUse::Local => &self.local,
        };
        list.get(ty.id().0 as usize).copied().unwrap_or(false)
    }
}

fn restricted(module: &Module, target_use: TargetUse) -> Vec<bool> {
    let count = module.types.len();
    let view = |id: usize| Type::new(module, TypeId(id as u32));
    let is_restricted =
        |&id: &usize| matches!(view(id).data(), TypeData::TargetExt(target) if !is_allowed(&target.name, target_use));
    let mut pending: Vec<usize> = (0..count).filter(is_restricted).collect();
    if pending.is_empty() {
        return Vec::new();
    }
    let mut containers = vec![Vec::new(); count];
    for id in (0..count).filter(|id| is_aggregate(view(*id)) || is_vector(view(*id))) {
        for member in view(id).members() {
            containers[member.id().0 as usize].push(id);
        }
    }
    let mut found = vec![false; count];
    while let Some(id) = pending.pop() {
        if !std::mem::replace(&mut found[id], true) {
            pending.extend(&containers[id]);
        }
    }
    found
}

/// Checks a type of the module.
pub(super) fn check(ty: Type<'_>) -> Verdict {
    match *ty.data() {
        TypeData::Integer(bits) => {
            require((1..=MAX_INTEGER_BITS).contains(&bits), "integer type with an invalid width")
        }
        TypeData::Pointer(space) => {
            require(space < MAX_ADDRESS_SPACES, "Invalid address space, must be a 24-bit integer")
        }
        TypeData::Array { .. } => require(is_array_element(ty.member(0)), "Invalid type for array element!"),
        TypeData::Vector { length, .. } => {
            require(length > 0, "#Elements of a VectorType must be greater than 0")?;
            require(
                is_vector_element(ty.member(0)),
                "Element type of a VectorType must be an integer, floating point, or pointer type.",
            )
        }
        TypeData::Function { .. } => {
            require(is_return_type(ty.return_type()), "invalid function return type")?;
            require(ty.parameters().all(is_first_class), "Function arguments must have first-class types!")?;
            require(
                ty.parameters().all(|ty| !matches!(ty.data(), TypeData::Label)),
                "Not a valid type for function argument!",
            )
        }
        TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => {
            require(ty.members().all(is_struct_member), "Invalid type for structure element!")
        }
        TypeData::Void
        | TypeData::Half
        | TypeData::BFloat
        | TypeData::Float
        | TypeData::Double
        | TypeData::X86Fp80
        | TypeData::Fp128
        | TypeData::PpcFp128
        | TypeData::Label
        | TypeData::Metadata
        | TypeData::Token
        | TypeData::X86Amx
        | TypeData::TargetExt(_) => Ok(()),
    }
}

fn is_array_element(ty: Type<'_>) -> bool {
    is_struct_member(ty) && !matches!(ty.data(), TypeData::X86Amx)
}

fn is_struct_member(ty: Type<'_>) -> bool {
    !matches!(
        ty.data(),
        TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. } | TypeData::Token
    )
}

fn is_vector_element(ty: Type<'_>) -> bool {
    ty.is_integer() || ty.is_float() || ty.is_pointer() || ty.target_name() == "llvm.test.vectorelement"
}

fn is_return_type(ty: Type<'_>) -> bool {
    !matches!(ty.data(), TypeData::Function { .. } | TypeData::Label | TypeData::Metadata)
}

/// Returns `true` if no structure contains itself.
pub(super) fn are_acyclic(module: &Module) -> bool {
    let count = module.types.len();
    let edges: Vec<(usize, usize)> = (0..count)
        .map(|id| Type::new(module, TypeId(id as u32)))
        .filter(|ty| is_aggregate(*ty))
        .flat_map(|ty| ty.members().map(move |member| (ty.id().0 as usize, member.id().0 as usize)))
        .collect();
    if edges.is_empty() {
        return true;
    }
    let graph = crate::graph::Digraph::from_edges(count, &edges);
    let components = crate::graph::Components::new(&graph);
    !(0..count).any(|node| components.is_cyclic(&graph, node))
}
