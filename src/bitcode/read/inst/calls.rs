//! Calls: `call`, `invoke`, `callbr`.

use crate::bitcode::encoding::{call, fast_math_flags, has_bit};
use crate::bitcode::read::body::BodyReader;
use crate::bitcode::read::globals::table_entry;
use crate::bitcode::read::operands::Operands;
use crate::bitcode::read::{Step, Stop};
use crate::ir::attributes::AttributeListId;
use crate::ir::inst::{CallData, flags};
use crate::ir::types::TypeData;
use crate::ir::{Opcode, TailCall, TypeId, ValueId};

/// Returns the calling convention in the lowest bits.
fn convention(bits: u64) -> u32 {
    (bits & ((1 << call::CONVENTION_BITS) - 1)) as u32
}

/// The parts of a call's record that come before the callee.
struct CallHead {
    attributes: AttributeListId,
    calling_convention: u32,
    function_type: TypeId,
    flags: u32,
    successors: Vec<ValueId>,
}

impl BodyReader<'_, '_> {
    fn attributes(&self, operands: &mut Operands<'_>) -> Step<AttributeListId> {
        table_entry(&self.tables.attributes, operands.next()?, operands, "attribute list")
    }

    /// Takes a function type.
    fn function_type(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let ty = self.type_at(operands)?;
        match self.data(ty) {
            TypeData::Function { .. } => Ok(ty),
            _ => Err(operands.invalid("the type of the call is no function type")),
        }
    }

    /// Reads attributes, calling convention with flags, perhaps fast-math flags, type, callee, arguments.
    #[inline]
    pub(super) fn call(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let mut flags = match has_bit(code, call::FAST_MATH) {
            true => fast_math_flags(operands.next()?),
            false => 0,
        };
        if !has_bit(code, call::EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let tail = match [call::NO_TAIL, call::MUST_TAIL, call::TAIL].map(|bit| has_bit(code, bit)) {
            [false, false, false] => TailCall::None,
            [false, false, true] => TailCall::Tail,
            [false, true, _] => TailCall::MustTail,
            [true, ..] => TailCall::NoTail,
        };
        if let Some(intrinsic) = self.debug_intrinsic(&operands) {
            return self.debug_call(intrinsic, operands);
        }
        if flags != 0 && !self.has_fast_math(self.builder.contained_types(function_type)[0]) {
            return Err(operands.invalid("fast-math flags of another type"));
        }
        flags |= (tail as u32) << flags::TAIL_CALL_SHIFT;
        let calling_convention = convention(code >> call::CONVENTION);
        let head = CallHead { attributes, calling_convention, function_type, flags, successors: Vec::new() };
        self.finish_call(Opcode::Call, head, operands)
    }

    /// Reads attributes, calling convention, normal and unwind destination, type, callee, arguments.
    pub(super) fn invoke(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let successors = vec![self.successor(&mut operands)?, self.successor(&mut operands)?];
        if !has_bit(code, call::INVOKE_EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let calling_convention = convention(code);
        let head = CallHead { attributes, calling_convention, function_type, flags: 0, successors };
        self.finish_call(Opcode::Invoke, head, operands)
    }

    /// Reads attributes, calling convention, default and indirect destinations, type, callee, arguments.
    pub(super) fn call_br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let mut successors = vec![self.successor(&mut operands)?];
        for _ in 0..operands.next()? {
            successors.push(self.successor(&mut operands)?);
        }
        if !has_bit(code, call::EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let calling_convention = convention(code >> call::CONVENTION);
        let head = CallHead { attributes, calling_convention, function_type, flags: 0, successors };
        self.finish_call(Opcode::CallBr, head, operands)
    }

    /// Takes callee and arguments, and appends the call.
    fn finish_call(&mut self, opcode: Opcode, head: CallHead, mut operands: Operands<'_>) -> Step<()> {
        let callee = self.value(&mut operands)?;
        if !self.is_pointer(callee) {
            return Err(operands.invalid("the callee is no pointer"));
        }
        let parameters = self.builder.contained_types(head.function_type).len() - 1;
        for index in 0..parameters {
            let ty = self.builder.contained_types(head.function_type)[index + 1];
            let argument = match ty {
                TypeId::LABEL => self.successor(&mut operands)?,
                ty => self.value_of(ty, &mut operands)?,
            };
            self.operands.push(argument);
        }
        let is_variadic = matches!(self.data(head.function_type), TypeData::Function { is_variadic: true, .. });
        while is_variadic && !operands.is_empty() {
            let argument = self.value(&mut operands)?;
            self.operands.push(argument);
        }
        operands.end()?;
        let arguments = self.operands.len() as u32;
        let bundles = std::mem::take(&mut self.bundles);
        let data: Vec<_> = bundles.iter().map(|bundle| bundle.data).collect();
        self.operands.extend(bundles.iter().flat_map(|bundle| &bundle.inputs));
        self.operands.extend_from_slice(&head.successors);
        self.operands.push(callee);
        let CallHead { attributes, calling_convention, function_type, flags, .. } = head;
        let extras = &mut self.body.extras;
        let extra = CallData::store(extras, function_type, calling_convention, attributes, arguments, &data);
        let ty = self.builder.contained_types(function_type)[0];
        self.push(opcode, ty, flags, extra, &operands)
    }
}
