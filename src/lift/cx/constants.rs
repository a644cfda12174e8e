//! Constants of SPIR-V as constants of LLVM IR.

use super::{Location, ModuleCx, SymbolDeclaration};
use crate::error::Result;
use crate::ir::{Linkage, Opcode, TypeId, ValueId, builder};
use crate::map::address_space::{GENERIC, GLOBAL, LOCAL, PRIVATE};
use crate::map::gpu::Gpu;
use crate::spirv::Op;
use crate::spirv::view::{ConstantValue, Instruction, Type};

impl ModuleCx<'_> {
    /// Lifts a constant; returns `false` if the instruction declares none.
    pub(in crate::lift) fn lift_constant(&mut self, inst: Instruction<'_>) -> Result<bool> {
        let Some(constant) = self.view.declared_constant(inst) else { return self.lift_other_constant(inst) };
        let ty = self.ty(constant.ty)?;
        if let ConstantValue::Composite(list) = constant.value
            && (self.is_opaque_type(constant.ty) || list.iter().any(|id| self.is_deferred(id)))
        {
            self.set_value(constant.id, Location::Deferred);
            return Ok(true);
        }
        if self.depends_on_kept(inst, constant.value) {
            self.set_value(constant.id, Location::Deferred);
            return Ok(true);
        }
        self.check_value_type(constant.ty, constant.id)?;
        let value = match constant.value {
            ConstantValue::Bool(value) => self.ir.bool(value),
            ConstantValue::Number(_) | ConstantValue::LongNumber => {
                self.number(ty, inst.operands.get(2..).unwrap_or_default())
            }
            ConstantValue::Composite(list) => {
                let members = list.iter().map(|id| self.global_value(id)).collect::<Result<Vec<_>>>()?;
                self.composite(inst, constant.ty, ty, &members)?
            }
            ConstantValue::Replicated(id) => {
                let count = self.replicated_count(inst, constant.ty)?.unwrap_or(0);
                let members = vec![self.global_value(id)?; count];
                self.composite(inst, constant.ty, ty, &members)?
            }
            ConstantValue::Null => match self.null(ty) {
                Some(null) => null,
                None => return Err(self.unsupported(inst, "LLVM IR has no null value of the type")),
            },
            ConstantValue::Undefined if self.kept.poison.contains(&constant.id) => self.ir.poison(ty),
            ConstantValue::Undefined => self.ir.undef(ty),
            ConstantValue::Operation { op, operands } => self.operation(inst, ty, Op(op as u16), operands)?,
        };
        self.set_value(constant.id, Location::Global(value));
        Ok(true)
    }

    /// Returns the null value of a type. The null pointers of AMDGPU's local and private memory are not zero, which is a valid
    /// address.
    fn null(&mut self, ty: TypeId) -> Option<ValueId> {
        let null = self.ir.null(ty)?;
        let has_other_null = self.ir.address_space(ty).is_some_and(|space| {
            let is_narrow = |memory: &u32| self.space(*memory) == space && space != self.space(GENERIC);
            self.options.gpu == Some(Gpu::Amdgcn) && [LOCAL, PRIVATE].iter().any(is_narrow)
        });
        if !has_other_null {
            return Some(null);
        }
        let generic = self.ir.pointer_type(0);
        let null = self.ir.null(generic)?;
        Some(self.ir.simple_expression(Opcode::AddrSpaceCast, 0, ty, &[null]))
    }

    /// Returns an error if LLVM IR has no values of a type, for the value or variable `id`.
    pub(in crate::lift) fn check_value_type(&self, ty: u32, id: u32) -> Result<()> {
        match (self.op_of(ty), self.view.definition(id)) {
            (Some(Op::TypeOpaque), Some(inst)) => Err(self.unsupported(inst, "LLVM IR has no values of opaque types")),
            _ => Ok(()),
        }
    }

    /// Returns `true` for a specialization constant that stays, and for an operation on one.
    fn depends_on_kept(&self, inst: Instruction<'_>, value: ConstantValue<'_>) -> bool {
        match (value, inst.result()) {
            (ConstantValue::Replicated(id), _) => self.is_deferred(id),
            (ConstantValue::Operation { .. }, _) => self.deferred_operands(inst).iter().any(|id| self.is_deferred(*id)),
            (_, Some(id)) => self.kept.numbers.contains_key(&id),
            (_, None) => false,
        }
    }

    fn lift_other_constant(&mut self, inst: Instruction<'_>) -> Result<bool> {
        let (Some(ty), Some(id)) = (inst.result_type(), inst.result()) else { return Ok(false) };
        let value = match inst.op {
            Op::PoisonKHR => {
                let ty = self.ty(ty)?;
                self.ir.poison(ty)
            }
            Op::ConstantSampler => {
                self.set_value(id, Location::Deferred);
                return Ok(true);
            }
            Op::ConstantPipeStorage => self.pipe_storage(inst)?,
            Op::ConstantFunctionPointerINTEL => {
                let &[_, _, function] = inst.operands else { return Err(self.invalid(inst, "expected a function")) };
                let (function, ty) = (self.global_value(function)?, self.ty(ty)?);
                match self.ir.value_type(function) == ty {
                    true => function,
                    false => self.ir.simple_expression(Opcode::AddrSpaceCast, 0, ty, &[function]),
                }
            }
            Op::SpecConstantArchitectureINTEL | Op::SpecConstantTargetINTEL | Op::SpecConstantCapabilitiesINTEL => {
                return Err(self.unsupported(inst, "the target of a function variant is not chosen"));
            }
            _ => return Ok(false),
        };
        self.set_value(id, Location::Global(value));
        Ok(true)
    }

    /// `OpConstantPipeStorage size alignment capacity` => a global variable with the three numbers
    fn pipe_storage(&mut self, inst: Instruction<'_>) -> Result<ValueId> {
        let &[_, id, size, alignment, capacity] = inst.operands else {
            return Err(self.invalid(inst, "expected a size, an alignment and a capacity"));
        };
        let word = self.ir.int_type(32);
        let ty = match self.pipe_storage {
            Some(ty) => ty,
            None => {
                let name = self.unique_struct("spirv.ConstantPipeStorage");
                let ty = self.ir.named_struct_type(&name);
                self.ir.set_struct_body(ty, &[word; 3], false);
                *self.pipe_storage.insert(ty)
            }
        };
        let members = [size, alignment, capacity].map(|number| self.ir.int_of(32, number.into()));
        let initializer = self.ir.aggregate(ty, &members);
        let alignment = self.alignment(id)?;
        let name = self.name(id).map(String::into_bytes).unwrap_or_default();
        let space = self.space(GLOBAL);
        let linkage = Linkage::LinkOnceOdr;
        let value = self.add_global(&SymbolDeclaration { name: &name, ty, linkage, space, is_defined: true });
        if let Some(global) = self.ir.global_mut(value) {
            global.initializer = Some(initializer);
            global.symbol.alignment = alignment;
        }
        Ok(value)
    }

    /// Returns a number from its words, the low one first.
    pub(in crate::lift) fn number(&mut self, ty: TypeId, words: &[u32]) -> ValueId {
        let pairs = words.chunks(2).map(|pair| u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32);
        let words: Vec<u64> = pairs.collect();
        match self.ir.int_width(ty) {
            Some(_) => self.ir.int_words(ty, &words),
            None => {
                let bits = words.first().copied().unwrap_or(0);
                self.ir.float(ty, bits)
            }
        }
    }

    /// Returns the number of the equal constituents of a constant; `None` if its type does not tell.
    ///
    /// # Errors
    ///
    /// The module has too many: LLVM IR lists each of them.
    pub(super) fn replicated_count(&mut self, inst: Instruction<'_>, ty: u32) -> Result<Option<usize>> {
        let count = self.member_count(ty);
        self.expand(inst, count.unwrap_or(0), "use OpConstantNull, or fill a variable in a loop")?;
        Ok(count)
    }

    /// Returns the number of members of a composite type.
    pub(super) fn member_count(&self, ty: u32) -> Option<usize> {
        match self.view.ty(ty)? {
            Type::Vector { count, .. } | Type::Matrix { count, .. } => Some(count as usize),
            Type::Array { length, .. } => usize::try_from(self.constant(length)?).ok(),
            Type::Struct(members) => Some(members.count()),
            _ => None,
        }
    }

    /// Casts the constant address of a function, or null, to the type of the pointer that its user expects, as LLVM's back end
    /// does not; returns any other value as it is.
    pub(in crate::lift) fn constant_pointer(&mut self, value: ValueId, ty: TypeId) -> ValueId {
        if value.is_local() {
            return value;
        }
        let own = self.ir.value_type(value);
        if own == ty || self.ir.address_space(own).is_none() {
            return value;
        }
        match self.null(ty).filter(|_| self.ir.null(own) == Some(value)) {
            Some(null) => null,
            None => self.ir.simple_expression(Opcode::AddrSpaceCast, 0, ty, &[value]),
        }
    }

    /// Casts the addresses of functions among the arguments of a call to the types of the parameters.
    pub(in crate::lift) fn cast_arguments(&mut self, function_type: TypeId, arguments: &mut [ValueId]) {
        for (index, argument) in arguments.iter_mut().enumerate().filter(|(_, argument)| !argument.is_local()) {
            // The result is before the parameters.
            if let Some(&ty) = self.ir.contained_types(function_type).get(index + 1) {
                *argument = self.constant_pointer(*argument, ty);
            }
        }
    }

    /// Returns a composite; pointers to another address space than that of their member are cast.
    fn composite(&mut self, inst: Instruction<'_>, id: u32, ty: TypeId, members: &[ValueId]) -> Result<ValueId> {
        let Some(count) = self.member_count(id) else {
            return Err(self.unsupported(inst, "a constant of the type cannot be expressed in LLVM IR"));
        };
        if count != members.len() {
            return Err(self.invalid(inst, format!("expected {count} constituents, found {}", members.len())));
        }
        let member_types = self.ir.contained_types(ty).to_vec();
        let mut cast = members.to_vec();
        for (index, member) in cast.iter_mut().enumerate() {
            let Some(&wanted) = member_types.get(index).or(member_types.last()) else { break };
            *member = self.constant_pointer(*member, wanted);
        }
        Ok(self.ir.aggregate(ty, &cast))
    }

    /// Returns an operation on addresses, which specialization does not fold.
    fn operation(&mut self, inst: Instruction<'_>, ty: TypeId, op: Op, operands: &[u32]) -> Result<ValueId> {
        let opcode = match op {
            Op::Bitcast if self.ir.is_aggregate(ty) => {
                let null = self
                    .null(ty)
                    .filter(|_| operands.first().is_some_and(|id| self.op_of(*id) == Some(Op::ConstantNull)));
                return null.ok_or_else(|| self.unsupported(inst, "a bitcast of a composite"));
            }
            Op::Bitcast => self.bitcast_opcode(inst, ty, operands)?,
            Op::ConvertPtrToU => Opcode::PtrToInt,
            Op::ConvertUToPtr => Opcode::IntToPtr,
            Op::PtrCastToGeneric
            | Op::GenericCastToPtr
            | Op::PtrCastToCrossWorkgroupINTEL
            | Op::CrossWorkgroupCastToPtrINTEL => Opcode::AddrSpaceCast,
            op if op.is_access_chain() => return self.constant_chain(inst, ty, op, operands),
            Op::Select => {
                let selected = self.selection(inst, operands)?;
                return Ok(self.constant_pointer(selected, ty));
            }
            _ => return self.arithmetic(inst, ty, op, operands),
        };
        let [operand] = operands else { return Err(self.invalid(inst, "expected one operand")) };
        let value = self.global_value(*operand)?;
        Ok(match self.ir.value_type(value) == ty {
            true => value,
            false => self.ir.simple_expression(opcode, 0, ty, &[value]),
        })
    }

    /// Returns the operand that a constant condition selects, an address or an integer made from one.
    fn selection(&mut self, inst: Instruction<'_>, operands: &[u32]) -> Result<ValueId> {
        let &[condition, first, second] = operands else { return Err(self.invalid(inst, "expected three operands")) };
        match self.constant(condition) {
            Some(0) => self.global_value(second),
            Some(_) => self.global_value(first),
            None => Err(self.unsupported(inst, "the condition of a selection of addresses is not a constant")),
        }
    }

    /// Returns arithmetic on the number of an address, as far as LLVM IR has constant expressions for it.
    fn arithmetic(&mut self, inst: Instruction<'_>, ty: TypeId, op: Op, operands: &[u32]) -> Result<ValueId> {
        let is_extraction = op == Op::CompositeExtract && operands.len() == 2;
        let ids = if is_extraction { &operands[..1] } else { operands };
        let values = ids.iter().map(|&id| self.global_value(id)).collect::<Result<Vec<_>>>()?;
        let width = self.ir.int_width(ty);
        if let (Op::UConvert | Op::SConvert, &[a]) = (op, &values[..])
            && self.ir.value_type(a) == ty
        {
            return Ok(a);
        }
        let (opcode, values) = match (op, &values[..], width) {
            (Op::IAdd, &[a, b], Some(_)) => (Opcode::Add, vec![a, b]),
            (Op::ISub, &[a, b], Some(_)) => (Opcode::Sub, vec![a, b]),
            (Op::BitwiseXor, &[a, b], Some(_)) => (Opcode::Xor, vec![a, b]),
            (Op::Not, &[a], Some(1..=64)) => (Opcode::Xor, vec![a, self.ir.int(ty, u64::MAX)]),
            (Op::SNegate, &[a], Some(_)) => (Opcode::Sub, vec![self.ir.int(ty, 0), a]),
            (Op::UConvert | Op::SConvert, &[a], Some(width))
                if self.ir.int_width(self.ir.value_type(a)).is_some_and(|from| from > width) =>
            {
                (Opcode::Trunc, vec![a])
            }
            (Op::CompositeExtract, &[a], _)
                if is_extraction && self.ir.vector_length(self.ir.value_type(a)).is_some() =>
            {
                (Opcode::ExtractElement, vec![a, self.ir.int_of(32, operands[1].into())])
            }
            _ => {
                let message = "LLVM IR has no constant expression for this operation on an address";
                return Err(self.unsupported(inst, message));
            }
        };
        Ok(self.ir.simple_expression(opcode, 0, ty, &values))
    }

    /// Returns the conversion of LLVM IR that the bitcast of a constant to a type is.
    fn bitcast_opcode(&self, inst: Instruction<'_>, ty: TypeId, operands: &[u32]) -> Result<Opcode> {
        let from = operands.first().and_then(|operand| self.global_value(*operand).ok());
        let Some(from) = from.map(|value| self.ir.value_type(value)) else { return Ok(Opcode::BitCast) };
        let is_int = |ty: TypeId| self.ir.int_width(ty).is_some();
        match (self.ir.address_space(from), self.ir.address_space(ty)) {
            (Some(own), Some(wanted)) if own != wanted => Ok(Opcode::AddrSpaceCast),
            (Some(_), Some(_)) | (None, None) => Ok(Opcode::BitCast),
            (Some(_), None) if is_int(ty) && self.ir.same_shape(from, ty) => Ok(Opcode::PtrToInt),
            (None, Some(_)) if is_int(from) && self.ir.same_shape(from, ty) => Ok(Opcode::IntToPtr),
            _ => Err(self.unsupported(inst, "LLVM IR has no constant expression that converts between these types")),
        }
    }

    /// Returns the type of the member of a type that an index of an access chain selects.
    pub(in crate::lift) fn member_type(&self, ty: u32, index: u32) -> Option<u32> {
        self.view.ty(ty)?.member(self.constant_u32(index).unwrap_or(0))
    }

    /// Returns `true` for the type of a vector of Booleans.
    pub(in crate::lift) fn is_boolean_vector(&self, ty: u32) -> bool {
        match self.view.ty(ty) {
            Some(Type::Vector { element, .. }) => matches!(self.view.ty(element), Some(Type::Bool)),
            _ => false,
        }
    }

    fn constant_chain(&mut self, inst: Instruction<'_>, ty: TypeId, op: Op, operands: &[u32]) -> Result<ValueId> {
        let chain = Chain::parse(self, inst, op, operands)?;
        let source = self.ty(chain.source)?;
        let mut values = vec![self.global_value(chain.base)?];
        if !chain.has_element {
            values.push(self.ir.int_of(32, 0));
        }
        let (elements, members) = chain.indices.split_at(usize::from(chain.has_element));
        for &index in elements {
            values.push(self.global_value(index)?);
        }
        let mut ty_at = Some(chain.source);
        for &index in members {
            if ty_at.is_some_and(|ty| self.is_boolean_vector(ty)) {
                return Err(self.unsupported(inst, NO_COMPONENT_ADDRESS));
            }
            values.push(self.global_value(index)?);
            ty_at = ty_at.and_then(|ty| self.member_type(ty, index));
        }
        Ok(self.ir.gep_expression(ty, source, chain.flags(), &values))
    }
}

/// The reason to refuse the address of a component of a vector of Booleans.
pub(in crate::lift) const NO_COMPONENT_ADDRESS: &str =
    "LLVM IR packs vectors of Booleans, so that a component has no address: access the whole vector";

/// The operands of an access chain.
#[derive(Debug)]
pub(in crate::lift) struct Chain<'a> {
    /// The type in memory that the indices walk.
    pub(in crate::lift) source: u32,
    pub(in crate::lift) base: u32,
    /// The indices; the first counts whole elements of `source` if `has_element`.
    pub(in crate::lift) indices: &'a [u32],
    pub(in crate::lift) has_element: bool,
    pub(in crate::lift) is_inbounds: bool,
}

impl<'a> Chain<'a> {
    /// Reads the operands after the result of an instruction of the access chain family.
    pub(in crate::lift) fn parse(
        mx: &ModuleCx<'_>,
        inst: Instruction<'_>,
        op: Op,
        operands: &'a [u32],
    ) -> Result<Self> {
        let is_untyped = matches!(
            op,
            Op::UntypedAccessChainKHR
                | Op::UntypedInBoundsAccessChainKHR
                | Op::UntypedPtrAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        let missing = || mx.invalid(inst, "expected a base and its type");
        let (source, base, indices) = match (is_untyped, operands) {
            (true, [source, base, indices @ ..]) => (*source, *base, indices),
            (false, [base, indices @ ..]) => (mx.pointee_of(*base)?.ok_or_else(missing)?, *base, indices),
            _ => return Err(missing()),
        };
        let has_element = matches!(
            op,
            Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::UntypedPtrAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        let is_inbounds = matches!(
            op,
            Op::InBoundsAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::UntypedInBoundsAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        Ok(Self { source, base, indices, has_element, is_inbounds })
    }

    /// Returns the flags of the `getelementptr`.
    pub(in crate::lift) fn flags(&self) -> u32 {
        if self.is_inbounds { builder::flags::IN_BOUNDS | builder::flags::NO_UNSIGNED_SIGNED_WRAP } else { 0 }
    }
}
