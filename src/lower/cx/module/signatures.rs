//! Signatures of functions: their ids, their types, their results, the passing of their parameters.
//!
//! A result of several legalized parts is returned as a structure of them. A kernel returns `void`: one with another
//! result is refused here. A parameter with `sret` is a pointer, which keeps its pointee where pointers are untyped.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::analysis::element_types::Node;
use crate::analysis::entry_points::{has_unknown_callers, is_kernel};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{AttributePosition, Function, MdOperand, Type, TypeKind, Value};
use crate::lower::cx::forms::{Lane, Lanes, LegalForm, PartTypes};
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::SpirvType;
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, StorageClass};
use crate::spirv::module::fork::Request;

/// The signature of a function.
#[derive(Clone)]
pub(in crate::lower) struct Signature {
    /// The function that code of this module calls.
    pub(in crate::lower) id: Id,
    /// The function that other modules and the host call, if that is another one: it calls `id`.
    pub(in crate::lower) outer: Option<Id>,
    /// `true` if the host calls it as a kernel.
    pub(in crate::lower) kernel: bool,
    pub(in crate::lower) function_type: SpirvType,
    pub(in crate::lower) outer_type: SpirvType,
    /// The return type of SPIR-V's function.
    pub(in crate::lower) result: SpirvType,
    /// The types of the parts of the return value of LLVM's function.
    pub(in crate::lower) result_parts: PartTypes,
    pub(in crate::lower) parameters: Arc<[Parameter]>,
    /// The types of the parameters that LLVM's function does not have: the addresses of promoted private variables.
    pub(in crate::lower) private_variables: Arc<[SpirvType]>,
}

pub(in crate::lower) struct Parameter {
    /// The types of SPIR-V's parameters.
    pub(in crate::lower) types: PartTypes,
    pub(in crate::lower) passing: Passing,
    /// `true` for a pointer whose storage class is not that of its address space.
    is_overridden: bool,
}

/// The passing of a parameter.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Passing {
    /// One parameter for each part.
    Parts,
    /// A Boolean, whose size in memory SPIR-V does not define, as a byte of this type.
    Byte(SpirvType),
    /// An integer of a width that SPIR-V lacks, whose higher bits the host may have set.
    Masked,
    /// The memory form: by a pointer of this type, decorated `ByVal`.
    Memory(SpirvType),
    /// The scalar of a vector of one lane as a vector of this type.
    SingleLane(SpirvType),
    /// A pointer of this type, whose pointee `ByVal` or `Sret` requires, so it is never untyped.
    TypedPointer(SpirvType),
}

impl Signature {
    /// Returns the function that takes exactly LLVM's parameters.
    pub(in crate::lower) fn outer_id(&self) -> Id {
        self.outer.unwrap_or(self.id)
    }

    /// Returns the type of that function.
    pub(in crate::lower) fn outer_type(&self) -> SpirvType {
        self.outer_type
    }

    /// Returns the type of a parameter that is a pointer of another storage class than that of its address space.
    pub(in crate::lower) fn overridden_type(&self, parameter: usize) -> Option<SpirvType> {
        self.parameters.get(parameter).filter(|parameter| parameter.is_overridden)?.types.first().copied()
    }

    /// Returns the index of LLVM's parameter that has a part at an index of SPIR-V's parameters.
    pub(in crate::lower) fn llvm_parameter(&self, part: usize) -> Option<u32> {
        let mut indexes = (0..).zip(self.parameters.iter()).flat_map(|(at, all)| all.types.iter().map(move |_| at));
        indexes.nth(part)
    }

    /// Returns the passing of an argument.
    pub(in crate::lower) fn passing(&self, parameter: usize) -> Passing {
        self.parameters.get(parameter).map_or(Passing::Parts, |parameter| parameter.passing)
    }
}

impl<'m> ModuleCx<'m> {
    /// Returns the signature of `function`; its id is allocated on first use.
    pub(in crate::lower) fn signature(&mut self, function: Function<'m>) -> Result<Signature> {
        if let Some(known) = self.signatures.get(&function) {
            return Ok(known.clone());
        }
        self.out.begin_request(Request::Signature(function.id().0));
        let signature = self.lower_signature(function);
        self.out.end_request();
        let signature = signature.map_err(|error| error.located(function.diagnostic_location()))?;
        self.signatures.insert(function, signature.clone());
        Ok(signature)
    }

    fn lower_signature(&mut self, function: Function<'m>) -> Result<Signature> {
        if function.ty().is_variadic() {
            return Err(Error::new(
                ErrorKind::UnsupportedVarArgFunction,
                "SPIR-V has no functions with a variable number of arguments; only printf may have one",
            ));
        }
        let kernel = is_kernel(function);
        let node = self.facts.element_types.return_node(function);
        let result_parts = self.part_types(function.return_type(), node)?;
        if kernel && !result_parts.is_empty() {
            return Err(Error::new(ErrorKind::InvalidModule, "a kernel must return void"));
        }
        let result = self.return_type(function.return_type(), &result_parts)?;
        let parameters = function
            .parameters()
            .zip(0..)
            .map(|(parameter, index)| {
                let parts = self.parameter_parts(parameter)?;
                let passing = match parts.as_slice() {
                    [pointer] if self.needs_pointee(function, index, *pointer) => Passing::TypedPointer(*pointer),
                    _ if kernel => self.kernel_passing(parameter.ty())?,
                    _ => self.parts_passing(parameter.ty())?,
                };
                let types = match passing {
                    Passing::Parts | Passing::Masked => parts,
                    Passing::Byte(ty) | Passing::SingleLane(ty) => PartTypes::from_elem(ty, 1),
                    Passing::Memory(pointer) | Passing::TypedPointer(pointer) => {
                        PartTypes::from_elem(self.with_pointee(pointer)?, 1)
                    }
                };
                let is_overridden = self.facts.placement.storage_override(parameter).is_some();
                Ok(Parameter { types, passing, is_overridden })
            })
            .collect::<Result<Arc<[Parameter]>>>()?;
        let is_called = self.facts.entry_points.is_called(function);
        let private_variables =
            if kernel && !is_called { Arc::default() } else { self.private_variable_types(function)? };
        let mut types: SmallVec<[SpirvType; 8]> =
            parameters.iter().flat_map(|parameter| &parameter.types).copied().collect();
        let outer_type = self.type_function(result, &types)?;
        types.extend_from_slice(&private_variables);
        let function_type = if private_variables.is_empty() { outer_type } else { self.type_function(result, &types)? };
        let id = self.out.fresh_global();
        let promoted = &self.facts.placement.promoted;
        // Neither other modules nor pointers call such a function.
        let keeps_state = promoted.written_by(function).or(promoted.exposed_by(function)).is_some();
        let needs_outer = if kernel {
            is_called
        } else {
            !private_variables.is_empty() && !keeps_state && has_unknown_callers(function)
        };
        let outer = needs_outer.then(|| self.out.fresh_global());
        Ok(Signature {
            id,
            outer,
            kernel,
            function_type,
            outer_type,
            result,
            result_parts,
            parameters,
            private_variables,
        })
    }

    /// Returns the types of the legalized parts of a parameter.
    fn parameter_parts(&mut self, parameter: Value<'m>) -> Result<PartTypes> {
        let (ty, node) = (parameter.ty(), self.facts.element_types.node(parameter));
        match (self.facts.placement.storage_override(parameter), ty.address_space()) {
            (Some(_), Some(address_space)) => {
                let storage = self.storage_of(parameter, address_space)?;
                Ok(PartTypes::from_elem(self.pointer_type_in(storage, node)?, 1))
            }
            _ => self.part_types(ty, node),
        }
    }

    /// Returns `true` if a parameter of the type `pointer` is an untyped pointer that `ByVal` or `Sret` decorates.
    fn needs_pointee(&self, function: Function<'m>, index: u32, pointer: SpirvType) -> bool {
        if !self.is_untyped_pointer(pointer) {
            return false;
        }
        let location = AttributePosition::Parameter(index);
        let mut rows = attributes::PARAMETER.iter().filter(|row| attributes::needs_pointee(row.decoration));
        if rows.any(|row| {
            function.has_attribute(location, row.attribute) && attributes::is_valid_at(row.decoration, index)
        }) {
            return true;
        }
        let explicit = function.metadata("spirv.ParameterDecorations").and_then(|lists| lists.node(index));
        explicit.into_iter().flat_map(|list| list.operands()).any(|decoration| {
            let Some(MdOperand::Node(node)) = decoration else { return false };
            let number = |index| node.int(index).and_then(|number| u32::try_from(number).ok());
            number(0) == Some(Decoration::FuncParamAttr.0)
                && number(1).is_some_and(|attribute| attributes::needs_pointee(FunctionParameterAttribute(attribute)))
        })
    }

    fn private_variable_types(&mut self, function: Function<'m>) -> Result<Arc<[SpirvType]>> {
        let groups = SmallVec::<[usize; 4]>::from_slice(self.facts.placement.promoted.needed_by(function));
        groups.into_iter().map(|group| self.group_pointer(group)).collect()
    }

    /// Returns the passing of a parameter by its parts.
    fn parts_passing(&mut self, ty: Type<'m>) -> Result<Passing> {
        Ok(self.single_lane_vector(ty)?.map_or(Passing::Parts, Passing::SingleLane))
    }

    /// Returns the passing of a kernel's parameter: parameters keep their number and size, since the host sets them by
    /// index and as bytes.
    fn kernel_passing(&mut self, ty: Type<'m>) -> Result<Passing> {
        match self.form(ty)? {
            LegalForm::Lanes(Lanes { lane: Lane::Bool, count: 1 }) => Ok(Passing::Byte(self.type_int(8)?)),
            LegalForm::Lanes(Lanes { lane: Lane::Int { bits, width }, count: 1 }) if bits != width => {
                Ok(Passing::Masked)
            }
            LegalForm::Lanes(lanes) if lanes.has_memory_form(self.legal) => self.parts_passing(ty),
            LegalForm::Opaque | LegalForm::Void => Ok(Passing::Parts),
            LegalForm::Whole if matches!(ty.kind(), TypeKind::Struct) => Ok(Passing::Parts),
            LegalForm::Lanes(_) | LegalForm::Members | LegalForm::Whole => {
                let memory = self.memory(ty)?.ty;
                // A kernel's parameter by reference must be a structure.
                let is_struct = matches!(ty.kind(), TypeKind::Struct);
                let pointee = if is_struct { memory } else { self.type_struct(&[memory])? };
                Ok(Passing::Memory(self.type_pointer(StorageClass::Function, pointee)?))
            }
        }
    }
}

/// Returns the node of a parameter's pointers.
pub(in crate::lower) fn parameter_node<'m>(mx: &ModuleCx<'m>, callee: Function<'m>, index: u32) -> Option<Node> {
    mx.facts.element_types.node(callee.parameter(index))
}
