//! The module that is checked, and the questions that rules ask about its ids.

use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::TypeFacts;
use crate::spirv::View;
use crate::spirv::grammar::{AddressingModel, Capability, Op, StorageClass, Version};
use crate::spirv::requires::Declared;
use crate::spirv::view::{Constant, ConstantValue, Instruction, Type};

/// A module that is checked.
#[derive(Debug)]
pub(super) struct Cx<'v, 'a> {
    pub(super) view: &'v View<'a>,
    /// The version, the capabilities and the extensions that the module declares.
    pub(super) declared: Declared,
    /// The addressing model, if the module declares one.
    pub(super) addressing: Option<AddressingModel>,
    /// `true` if the module imports a non-semantic set.
    pub(super) has_non_semantic: bool,
    /// The facts about the types, collected at the first question.
    facts: OnceLock<TypeFacts>,
    /// The class of each aggregate type, see [`logical_classes`](Self::logical_classes), collected at the first question.
    logical_classes: OnceLock<FxHashMap<u32, u32>>,
    /// The function types whose parameters after the first point to Workgroup, collected at the first question.
    with_local_parameters: OnceLock<FxHashSet<u32>>,
}

/// What a pointer points to.
#[derive(Clone, Copy)]
enum Address {
    /// A function.
    Code(StorageClass),
    Memory(StorageClass),
}

/// Returns `true` for the storage classes of LLVM's address space 0, where compilers have private memory and functions.
fn is_private(storage: StorageClass) -> bool {
    matches!(storage, StorageClass::Function | StorageClass::CodeSectionINTEL)
}

impl<'v, 'a> Cx<'v, 'a> {
    pub(super) fn new(view: &'v View<'a>) -> Self {
        Self::with(view, Declared::from_view(view))
    }

    /// Creates the context of a module that declares something else than its words do.
    pub(super) fn with(view: &'v View<'a>, declared: Declared) -> Self {
        Self {
            view,
            declared,
            addressing: view.memory_model().map(|models| models.addressing),
            has_non_semantic: view.extended_sets().has_non_semantic(),
            facts: OnceLock::new(),
            logical_classes: OnceLock::new(),
            with_local_parameters: OnceLock::new(),
        }
    }

    /// Returns `true` if a capability is declared or implied by a declared one.
    pub(super) fn has(&self, capability: Capability) -> bool {
        self.declared.has(capability)
    }

    /// Returns the facts about the types of the module.
    pub(super) fn facts(&self) -> &TypeFacts {
        self.facts.get_or_init(|| TypeFacts::new(self.view.preamble()))
    }

    /// Returns the number of each aggregate type that those which logically match have in common.
    pub(super) fn logical_classes(&self) -> &FxHashMap<u32, u32> {
        let find = || {
            let mut classes: FxHashMap<u32, u32> = FxHashMap::default();
            let mut known: FxHashMap<(Option<u64>, Vec<u32>), u32> = FxHashMap::default();
            for id in self.view.preamble().filter_map(|inst| inst.result()) {
                let class = |ty: u32| classes.get(&ty).copied().unwrap_or(ty);
                let form = match self.ty(id) {
                    Some(Type::Array { element, length }) => match self.int(length) {
                        Some(count) => (Some(count), vec![class(element)]),
                        None => (Some(u64::MAX), vec![class(element), length]),
                    },
                    Some(Type::Struct(members)) => (None, members.iter().map(class).collect()),
                    _ => continue,
                };
                let class = *known.entry(form).or_insert(id);
                classes.insert(id, class);
            }
            classes
        };
        self.logical_classes.get_or_init(find)
    }

    /// Returns `true` for a function type whose parameters after the first point to Workgroup.
    pub(super) fn has_local_parameters(&self, ty: u32) -> bool {
        let is_local = |&ty: &u32| self.pointer(ty).is_some_and(|(storage, _)| storage == StorageClass::Workgroup);
        let find = || {
            let types = self.view.preamble().filter(|inst| inst.op == Op::TypeFunction);
            let others = |inst: &Instruction<'_>| inst.operands.get(3..).unwrap_or_default().iter().all(is_local);
            types.filter(others).filter_map(|inst| inst.result()).collect()
        };
        self.with_local_parameters.get_or_init(find).contains(&ty)
    }

    /// Returns the version of the module.
    pub(super) fn version(&self) -> Version {
        self.declared.version()
    }

    /// Returns the instruction that defines an id.
    pub(super) fn definition(&self, id: u32) -> Option<Instruction<'a>> {
        self.view.definition(id)
    }

    /// Returns the opcode of the instruction that defines an id.
    pub(super) fn op(&self, id: u32) -> Option<Op> {
        self.view.definition_op(id)
    }

    /// Returns `true` if two types are one in LLVM IR: equal, or pointers to the same memory, as pointers have no pointees there.
    pub(super) fn are_one_in_llvm(&self, a: u32, b: u32) -> bool {
        let (of_a, of_b) = (self.address_of(a), self.address_of(b));
        match (of_a, of_b) {
            (Some(Address::Code(_)), Some(Address::Code(_))) => true,
            (Some(Address::Code(code)), Some(Address::Memory(memory)))
            | (Some(Address::Memory(memory)), Some(Address::Code(code))) => is_private(code) && is_private(memory),
            (Some(Address::Memory(a)), Some(Address::Memory(b))) => a == b,
            (None, _) | (_, None) => a == b,
        }
    }

    /// Returns what a pointer type points to.
    fn address_of(&self, ty: u32) -> Option<Address> {
        let (storage, pointee) = self.pointer(ty)?;
        let is_function = pointee.is_some_and(|pointee| self.op(pointee) == Some(Op::TypeFunction));
        Some(match is_function || storage == StorageClass::CodeSectionINTEL {
            true => Address::Code(storage),
            false => Address::Memory(storage),
        })
    }

    /// Returns `true` if the address of a function in a storage class may be cast to a pointer type without the loss of bits, as
    /// a translation to LLVM IR does where LLVM's back end does not.
    pub(super) fn fits_code(&self, code: StorageClass, ty: u32) -> bool {
        match self.address_of(ty) {
            Some(Address::Code(_) | Address::Memory(StorageClass::Generic | StorageClass::CrossWorkgroup)) => true,
            Some(Address::Memory(memory)) => is_private(code) && is_private(memory),
            None => false,
        }
    }

    /// Returns `true` if one of two types is that of the address of a function, and the other one fits it.
    pub(super) fn are_addresses_of_code(&self, a: u32, b: u32) -> bool {
        let fits = |a, b| matches!(self.address_of(a), Some(Address::Code(code)) if self.fits_code(code, b));
        fits(a, b) || fits(b, a)
    }

    /// Returns `true` if a value may stand for one of a type in LLVM IR. LLVM's back end does not cast null and constant pointers
    /// to functions, which a translation to LLVM IR does where it must.
    pub(super) fn fits_in_llvm(&self, value: u32, ty: u32) -> bool {
        let own = self.type_id(value);
        let storage = || Some(self.pointer(own?)?.0);
        match self.op(value) {
            // The Khronos translator has them in the place of untyped addresses.
            Some(Op::Function) => self.fits_code(StorageClass::Function, ty),
            Some(Op::ConstantFunctionPointerINTEL) if storage().is_some_and(|code| self.fits_code(code, ty)) => true,
            Some(Op::ConstantNull) if self.pointer(ty).is_some() => storage().is_some(),
            _ => own.is_some_and(|own| self.are_one_in_llvm(own, ty)),
        }
    }

    /// Returns the type with an id, or `None` if the id is not a type.
    pub(super) fn ty(&self, id: u32) -> Option<Type<'a>> {
        self.view.ty(id)
    }

    /// Returns the types of the members of a structure type.
    pub(super) fn members(&self, ty: u32) -> Option<&[u32]> {
        let structure = self.definition(ty).filter(|structure| structure.op == Op::TypeStruct)?;
        match self.view.words().get(structure.end()).map(|&first| Op(first as u16)) {
            // SPV_INTEL_long_composites
            Some(Op::TypeStructContinuedINTEL) => self.facts().long_members(ty),
            _ => structure.operands.get(1..),
        }
    }

    /// Returns the id of the type of a value.
    pub(super) fn type_id(&self, value: u32) -> Option<u32> {
        self.definition(value)?.result_type()
    }

    /// Returns the type of a value.
    pub(super) fn type_of(&self, value: u32) -> Option<Type<'a>> {
        self.ty(self.type_id(value)?)
    }

    /// Returns the id of the type of the components of a vector type, and their number unless specialization decides it.
    pub(super) fn vector(&self, ty: u32) -> Option<(u32, Option<u32>)> {
        let inst = self.definition(ty)?;
        match (inst.op, inst.operands) {
            (Op::TypeVector, &[_, component, count]) => Some((component, Some(count))),
            (Op::TypeVectorIdEXT, &[_, component, count]) => {
                Some((component, self.int(count).map(|count| u32::try_from(count).unwrap_or(u32::MAX))))
            }
            _ => None,
        }
    }

    /// Returns the vector type of a value, see [`vector`](Self::vector).
    pub(super) fn vector_of(&self, value: u32) -> Option<(u32, Option<u32>)> {
        self.vector(self.type_id(value)?)
    }

    /// Returns the type of the components of a vector type, or the type itself.
    pub(super) fn component(&self, ty: u32) -> Option<Type<'a>> {
        self.ty(self.vector(ty).map_or(ty, |(component, _)| component))
    }

    /// Returns the type of the components of a value, see [`component`](Self::component).
    pub(super) fn component_of(&self, value: u32) -> Option<Type<'a>> {
        self.component(self.type_id(value)?)
    }

    /// Returns the storage class and the pointee of a pointer type; an untyped pointer has no pointee.
    pub(super) fn pointer(&self, ty: u32) -> Option<(StorageClass, Option<u32>)> {
        match self.ty(ty)? {
            Type::Pointer { storage, pointee } => Some((storage, pointee)),
            _ => None,
        }
    }

    /// Returns the storage class and the pointee of the type of a pointer.
    pub(super) fn pointer_of(&self, value: u32) -> Option<(StorageClass, Option<u32>)> {
        self.pointer(self.type_id(value)?)
    }

    /// Returns the constant with an id.
    pub(super) fn constant(&self, id: u32) -> Option<Constant<'a>> {
        self.view.constant(id)
    }

    /// Returns `true` if an id is the result of a constant instruction, specialization constants included (specification,
    /// section 2.2.1). `OpUndef` is none.
    pub(super) fn is_constant(&self, id: u32) -> bool {
        self.op(id).is_some_and(|op| is_constant_op(op) && !matches!(op, Op::Undef | Op::PoisonKHR))
    }

    /// Returns the value of a constant integer of at most 64 bits that is not a specialization constant, zero-extended from
    /// its words: a negative one of fewer than 32 bits is that of its word, which is sign-extended.
    pub(super) fn int(&self, id: u32) -> Option<u64> {
        let constant = self.constant(id).filter(|constant| !constant.is_specialization)?;
        match (self.ty(constant.ty)?, constant.value) {
            (Type::Int { width: ..64, .. }, ConstantValue::Number(value)) => Some(value & 0xFFFF_FFFF),
            (Type::Int { .. }, ConstantValue::Number(value)) => Some(value),
            (Type::Int { .. }, ConstantValue::Null) => Some(0),
            _ => None,
        }
    }

    /// Returns an id with the kind of what defines it, for messages: `%7 (OpTypeInt)`.
    pub(super) fn name(&self, id: u32) -> String {
        match self.op(id) {
            Some(op) => format!("%{id} ({op})"),
            None => format!("%{id}"),
        }
    }
}

/// Returns `true` for instructions that may be constituents of constants: constant instructions (specification, section
/// 2.2.1), `OpUndef` and `OpPoisonKHR`.
pub(super) fn is_constant_op(op: Op) -> bool {
    matches!(
        op,
        Op::ConstantTrue
            | Op::ConstantFalse
            | Op::Constant
            | Op::ConstantComposite
            | Op::ConstantCompositeReplicateEXT
            | Op::ConstantSampler
            | Op::ConstantNull
            | Op::ConstantPipeStorage
            | Op::ConstantFunctionPointerINTEL
            | Op::ConstantDataKHR
            | Op::ConstantStringAMDX
            | Op::ConstantSizeOfEXT
            | Op::SpecConstantTrue
            | Op::SpecConstantFalse
            | Op::SpecConstant
            | Op::SpecConstantComposite
            | Op::SpecConstantCompositeReplicateEXT
            | Op::SpecConstantOp
            | Op::SpecConstantTargetINTEL
            | Op::SpecConstantArchitectureINTEL
            | Op::SpecConstantCapabilitiesINTEL
            | Op::SpecConstantDataKHR
            | Op::SpecConstantStringAMDX
            | Op::Undef
            | Op::PoisonKHR
    )
}
