//! Constants: the types of numbers, elements and operands.

use super::expressions::{self, Cast};
use super::types::{element_count, is_first_class, is_pointer_or_vector};
use super::{Errors, Verdict, require};
use crate::ir::constants::{ConstantEntry, ConstantKind};
use crate::ir::function::FunctionId;
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData};
use crate::ir::values::{Value, ValueId};

/// Checks every constant of the module.
pub(super) fn check_all(module: &Module, errors: &mut Errors) {
    for (index, entry) in module.constants.entries.iter().enumerate() {
        let value = module.value(ValueId::of_module(index as u32));
        errors.take_at(check(value, entry), value);
        if errors.is_full() {
            return;
        }
    }
}

fn check(value: Value<'_>, entry: &ConstantEntry) -> Verdict {
    let ty = value.ty();
    let is_of_type = match entry.kind {
        ConstantKind::Int => ty.integer_bits().is_some_and(|bits| bits <= 64),
        ConstantKind::WideInt => ty.integer_bits().is_some_and(|bits| bits > 64),
        ConstantKind::Fp => ty.is_float() && !ty.is_long_float(),
        ConstantKind::WideFp => ty.is_long_float(),
        ConstantKind::Null => ty.is_pointer(),
        ConstantKind::AggregateZero => super::types::is_aggregate(ty) || super::types::is_vector(ty),
        ConstantKind::TargetNone => has_zero(ty),
        ConstantKind::TokenNone => matches!(ty.data(), TypeData::Token),
        ConstantKind::Undef | ConstantKind::Poison => {
            is_first_class(ty) && !matches!(ty.data(), TypeData::Label | TypeData::Metadata)
        }
        ConstantKind::Struct | ConstantKind::Array | ConstantKind::Vector => return check_elements(value),
        ConstantKind::DataArray | ConstantKind::DataVector => return check_data(value),
        ConstantKind::Expr => return check_expression(value),
        ConstantKind::BlockAddress => is_block_address(value, entry),
        ConstantKind::DsoLocalEquivalent | ConstantKind::NoCfi => {
            ty.is_pointer() && value.operands().all(|operand| operand.linkage().is_some())
        }
        ConstantKind::PtrAuth => return check_signed_pointer(value),
        ConstantKind::InlineAsm => {
            ty.is_pointer() && value.asm_type().is_some_and(|ty| matches!(ty.data(), TypeData::Function { .. }))
        }
        ConstantKind::Metadata => matches!(ty.data(), TypeData::Metadata),
        ConstantKind::Function | ConstantKind::GlobalVariable | ConstantKind::Alias | ConstantKind::IFunc => {
            ty.is_pointer()
        }
    };
    require(is_of_type, "constant with an invalid type")
}

/// Returns `true` for target types that have a value of zeros.
fn has_zero(ty: Type<'_>) -> bool {
    let is_spirv = |name: &str| {
        let has_none = ["spirv.IntegralConstant", "spirv.Literal", "spirv.Padding"];
        name.starts_with("spirv.") && !has_none.contains(&name)
    };
    let name = ty.target_name();
    is_spirv(name) || matches!(name, "aarch64.svcount" | "riscv.vector.tuple")
}

/// Checks that elements are not addresses of intrinsics.
fn check_addresses(value: Value<'_>) -> Verdict {
    let is_intrinsic = |operand: Value<'_>| operand.as_function().is_some_and(|function| function.is_intrinsic());
    require(!value.operands().any(is_intrinsic), "Invalid user of intrinsic instruction!")
}

fn check_elements(value: Value<'_>) -> Verdict {
    let ty = value.ty();
    let count = u64::from(value.operand_count());
    let is_sound = match *ty.data() {
        TypeData::Array { length, .. } => {
            count == length && value.operands().all(|element| element.ty() == ty.member(0))
        }
        TypeData::Vector { length, is_scalable: false, .. } => {
            count == u64::from(length) && value.operands().all(|element| element.ty() == ty.member(0))
        }
        TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => {
            !ty.is_opaque() && value.operands().map(Value::ty).eq(ty.members())
        }
        _ => false,
    };
    require(is_sound, "constant aggregate with elements of other types")?;
    check_addresses(value)
}

fn check_data(value: Value<'_>) -> Verdict {
    let ty = value.ty();
    let length = match *ty.data() {
        TypeData::Array { length, .. } => Some(length),
        TypeData::Vector { length, is_scalable: false, .. } => Some(length.into()),
        _ => None,
    };
    let size = length.and_then(|length| length.checked_mul(ty.member(0).data().data_size()? as u64));
    require(size == Some(value.data_bytes().len() as u64), "constant data of another size")
}

fn is_block_address(value: Value<'_>, entry: &ConstantEntry) -> bool {
    let function = value.module().functions.get(FunctionId(entry.start).index());
    let body = function.and_then(|function| function.body.as_ref());
    value.ty().is_pointer() && body.is_some_and(|body| (entry.len as usize) < body.blocks.len())
}

fn check_signed_pointer(value: Value<'_>) -> Verdict {
    let types: Vec<Type<'_>> = value.operands().map(Value::ty).collect();
    let [pointer, key, discriminator, address, rest @ ..] = &*types else {
        return Err("signed ptrauth constant with too few operands".into());
    };
    require(pointer.is_pointer(), "signed ptrauth constant base pointer must have pointer type")?;
    require(value.ty() == *pointer, "signed ptrauth constant must have same type as its base pointer")?;
    require(key.integer_bits() == Some(32), "signed ptrauth constant key must be i32 constant integer")?;
    require(address.is_pointer(), "signed ptrauth constant address discriminator must be a pointer")?;
    require(
        discriminator.integer_bits() == Some(64),
        "signed ptrauth constant discriminator must be i64 constant integer",
    )?;
    let is_symbol = rest.iter().all(|symbol| symbol.is_pointer()) && rest.len() <= 1;
    require(is_symbol, "signed ptrauth constant deactivation symbol must be a pointer")?;
    check_addresses(value)
}

/// Checks a constant expression.
fn check_expression(value: Value<'_>) -> Verdict {
    let Some(opcode) = value.opcode() else { return Err("invalid constant expression".into()) };
    let arity = match opcode {
        Opcode::Trunc
        | Opcode::PtrToAddr
        | Opcode::PtrToInt
        | Opcode::IntToPtr
        | Opcode::BitCast
        | Opcode::AddrSpaceCast => 1..=1,
        Opcode::Add | Opcode::Sub | Opcode::Xor | Opcode::ExtractElement | Opcode::ShuffleVector => 2..=2,
        Opcode::InsertElement => 3..=3,
        Opcode::GetElementPtr => 1..=u32::MAX,
        _ => return Err("invalid constant expression".into()),
    };
    require(arity.contains(&value.operand_count()), "constant expression with an invalid number of operands")?;
    require(
        value.operands().all(|operand| operand.is_constant()),
        "constant expression with an operand that is no constant",
    )?;
    match opcode {
        Opcode::GetElementPtr => {
            let has_source = value.expression().is_some_and(|expression| expression.source.is_some());
            require(has_source, "getelementptr without a source element type")?;
            expressions::check_gep(value)?;
        }
        Opcode::ExtractElement => expressions::check_extract_element(value)?,
        Opcode::InsertElement => expressions::check_insert_element(value)?,
        Opcode::ShuffleVector => expressions::check_shuffle(value)?,
        Opcode::Add | Opcode::Sub | Opcode::Xor => expressions::check_binary(value, opcode)?,
        _ => {
            let [from, to] = [value.operand(0).ty(), value.ty()];
            expressions::check_cast(value.module(), Cast { opcode, from, to })?;
        }
    }
    check_addresses(value)
}

/// Returns `true` if an alias may have the value as its aliasee.
pub(super) fn is_address(value: Value<'_>) -> bool {
    is_pointer_or_vector(value.ty()) && element_count(value.ty()).is_none()
}
