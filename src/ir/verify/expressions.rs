//! The rules of operations that are instructions or constant expressions.

use super::types::{
    ElementCount, element_count, is_aggregate, is_first_class, is_fp_or_vector, is_int_of, is_int_or_vector,
    is_pointer_or_vector, is_struct, is_vector, scalar_bits,
};
use super::{Verdict, require};
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData};
use crate::ir::values::{Value, ValueKind};

/// A conversion.
#[derive(Copy, Clone)]
pub(super) struct Cast<'m> {
    pub(super) opcode: Opcode,
    pub(super) from: Type<'m>,
    pub(super) to: Type<'m>,
}

/// Checks the types of a conversion.
pub(super) fn check_cast(module: &Module, cast: Cast<'_>) -> Verdict {
    let Cast { opcode, from, to } = cast;
    let are_values = [from, to].into_iter().all(|ty| is_first_class(ty) && !is_aggregate(ty));
    require(are_values, "Invalid cast")?;
    let have_equal_counts = element_count(from) == element_count(to);
    let [from_bits, to_bits] = [scalar_bits(from), scalar_bits(to)];
    match opcode {
        Opcode::Trunc => {
            require(is_int_or_vector(from), "Trunc only operates on integer")?;
            require(is_int_or_vector(to), "Trunc only produces integer")?;
            require(have_equal_counts, "trunc source and destination must both be a vector or neither")?;
            require(from_bits > to_bits, "DestTy too big for Trunc")
        }
        Opcode::ZExt => {
            require(is_int_or_vector(from), "ZExt only operates on integer")?;
            require(is_int_or_vector(to), "ZExt only produces an integer")?;
            require(have_equal_counts, "zext source and destination must both be a vector or neither")?;
            require(from_bits < to_bits, "Type too small for ZExt")
        }
        Opcode::SExt => {
            require(is_int_or_vector(from), "SExt only operates on integer")?;
            require(is_int_or_vector(to), "SExt only produces an integer")?;
            require(have_equal_counts, "sext source and destination must both be a vector or neither")?;
            require(from_bits < to_bits, "Type too small for SExt")
        }
        Opcode::FPTrunc => {
            require(is_fp_or_vector(from), "FPTrunc only operates on FP")?;
            require(is_fp_or_vector(to), "FPTrunc only produces an FP")?;
            require(have_equal_counts, "fptrunc source and destination must both be a vector or neither")?;
            require(from_bits > to_bits, "DestTy too big for FPTrunc")
        }
        Opcode::FPExt => {
            require(is_fp_or_vector(from), "FPExt only operates on FP")?;
            require(is_fp_or_vector(to), "FPExt only produces an FP")?;
            require(have_equal_counts, "fpext source and destination must both be a vector or neither")?;
            require(from_bits < to_bits, "DestTy too small for FPExt")
        }
        Opcode::UIToFP | Opcode::SIToFP => {
            require(is_int_or_vector(from), "conversion source must be integer or integer vector")?;
            require(is_fp_or_vector(to), "conversion result must be FP or FP vector")?;
            require(have_equal_counts, "conversion source and dest must both be vector or scalar")
        }
        Opcode::FPToUI | Opcode::FPToSI => {
            require(is_fp_or_vector(from), "conversion source must be FP or FP vector")?;
            require(is_int_or_vector(to), "conversion result must be integer or integer vector")?;
            require(have_equal_counts, "conversion source and dest must both be vector or scalar")
        }
        Opcode::PtrToInt => {
            require(is_pointer_or_vector(from), "PtrToInt source must be pointer")?;
            require(is_int_or_vector(to), "PtrToInt result must be integral")?;
            require(have_equal_counts, "PtrToInt type mismatch")
        }
        Opcode::PtrToAddr => {
            require(is_pointer_or_vector(from), "PtrToAddr source must be pointer")?;
            require(is_int_or_vector(to), "PtrToAddr result must be integral")?;
            require(have_equal_counts, "PtrToAddr type mismatch")?;
            let width = module.data_layout().index_bits(from.address_space().unwrap_or(0));
            require(to_bits == width, "PtrToAddr result must be address width")
        }
        Opcode::IntToPtr => {
            require(is_int_or_vector(from), "IntToPtr source must be an integral")?;
            require(is_pointer_or_vector(to), "IntToPtr result must be a pointer")?;
            require(have_equal_counts, "IntToPtr type mismatch")
        }
        Opcode::AddrSpaceCast => {
            require(is_pointer_or_vector(from), "AddrSpaceCast source must be a pointer")?;
            require(is_pointer_or_vector(to), "AddrSpaceCast result must be a pointer")?;
            require(
                from.address_space() != to.address_space(),
                "AddrSpaceCast must be between different address spaces",
            )?;
            require(have_equal_counts, "AddrSpaceCast vector pointer number of elements mismatch")
        }
        _ => require(is_bitcast(from, to), "Invalid bitcast"),
    }
}

/// Returns `true` if values of both types have as many bits, and both are pointers to one address space or neither is.
fn is_bitcast(from: Type<'_>, to: Type<'_>) -> bool {
    let is_one = |count: Option<ElementCount>| count.is_none_or(|count| count == (1, false));
    match (from.address_space(), to.address_space()) {
        (None, None) => primitive_bits(from) == primitive_bits(to),
        (Some(from_space), Some(to_space)) => {
            let [from_count, to_count] = [element_count(from), element_count(to)];
            from_space == to_space && (from_count == to_count || is_one(from_count) && is_one(to_count))
        }
        (None, Some(_)) | (Some(_), None) => false,
    }
}

/// Returns the size of numbers and of vectors of them in bits, and whether it is a multiple that is known at run time.
fn primitive_bits(ty: Type<'_>) -> (u64, bool) {
    let scalar = match ty.scalar().data() {
        TypeData::X86Amx => 8192,
        data => data.number_bits().unwrap_or(0),
    };
    let (length, is_scalable) = element_count(ty).unwrap_or((1, false));
    (u64::from(scalar) * u64::from(length), is_scalable)
}

/// Checks the types of an operation on two operands.
pub(super) fn check_binary(value: Value<'_>, opcode: Opcode) -> Verdict {
    let [left, right] = [0, 1].map(|index| value.operand(index).ty());
    require(left == right, "Both operands to a binary operator are not of the same type!")?;
    match opcode {
        Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
            require(is_fp_or_vector(left), "Floating-point arithmetic operators only work with floating-point types!")?
        }
        Opcode::And | Opcode::Or | Opcode::Xor => {
            require(is_int_or_vector(left), "Logical operators only work with integral types!")?;
        }
        Opcode::Shl | Opcode::LShr | Opcode::AShr => {
            require(is_int_or_vector(left), "Shifts only work with integral types!")?;
        }
        _ => require(is_int_or_vector(left), "Integer arithmetic operators only work with integral types!")?,
    }
    require(value.ty() == left, "Arithmetic operators must have same type for operands and result!")
}

/// Checks a `getelementptr`.
pub(super) fn check_gep(value: Value<'_>) -> Verdict {
    let base = value.operand(0).ty();
    require(is_pointer_or_vector(base), "GEP base pointer is not a vector or a vector of pointers")?;
    let source = value.source_element_type();
    require(source.is_sized(), "GEP into unsized type!")?;
    require(
        !is_struct(source) || !source.is_scalable(),
        "getelementptr cannot target structure that contains scalable vectortype",
    )?;
    let indices = || value.operands().skip(1);
    require(indices().all(|index| is_int_or_vector(index.ty())), "GEP indexes must be integers")?;
    check_gep_path(source, indices().skip(1))?;
    let mut width = element_count(base);
    for index in indices() {
        let own = element_count(index.ty());
        require(own.is_none() || width.is_none() || own == width, "Invalid GEP index vector width")?;
        width = width.or(own);
    }
    let ty = value.ty();
    require(ty.scalar() == base.scalar() && element_count(ty) == width, "GEP is not of right type for indices!")
}

/// Checks the indices after the first one.
fn check_gep_path<'m>(source: Type<'m>, indices: impl Iterator<Item = Value<'m>>) -> Verdict {
    let mut ty = source;
    for index in indices {
        ty = match ty.data() {
            TypeData::Array { .. } | TypeData::Vector { .. } => ty.member(0),
            TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => {
                let member = struct_index(index).filter(|member| *member < u64::from(ty.member_count()));
                match member {
                    Some(member) => ty.member(member as u32),
                    None => return Err("Invalid indices for GEP pointer type!".into()),
                }
            }
            _ => return Err("Invalid indices for GEP pointer type!".into()),
        };
    }
    Ok(())
}

/// Returns the number of a member: a constant of 32 bits, or a vector of equal ones.
fn struct_index(index: Value<'_>) -> Option<u64> {
    if !is_int_of(index.ty().scalar(), 32) {
        return None;
    }
    match index.kind() {
        ValueKind::ConstantInt => index.int_zext(),
        ValueKind::AggregateZero => element_count(index.ty()).filter(|(_, is_scalable)| !is_scalable).map(|_| 0),
        ValueKind::DataVector => {
            let mut lanes = index.data_bytes().chunks_exact(4);
            let first = lanes.next()?;
            let word = <[u8; 4]>::try_from(first).ok()?;
            lanes.all(|lane| lane == first).then_some(u32::from_le_bytes(word).into())
        }
        ValueKind::ConstantVector => {
            let mut lanes = index.operands();
            let first = lanes.next()?;
            lanes.all(|lane| lane == first).then(|| first.int_zext())?
        }
        _ => None,
    }
}

/// Checks an `extractelement`.
pub(super) fn check_extract_element(value: Value<'_>) -> Verdict {
    let [vector, index] = [0, 1].map(|index| value.operand(index).ty());
    require(is_vector(vector) && index.is_integer(), "Invalid extractelement operands!")?;
    require(value.ty() == vector.scalar(), "Invalid extractelement operands!")
}

/// Checks an `insertelement`.
pub(super) fn check_insert_element(value: Value<'_>) -> Verdict {
    let [vector, element, index] = [0, 1, 2].map(|index| value.operand(index).ty());
    let are_operands = is_vector(vector) && element == vector.scalar() && index.is_integer();
    require(are_operands && value.ty() == vector, "Invalid insertelement operands!")
}

/// Checks a `shufflevector`.
pub(super) fn check_shuffle(value: Value<'_>) -> Verdict {
    const MESSAGE: &str = "Invalid shufflevector operands!";
    let [left, right] = [0, 1].map(|index| value.operand(index).ty());
    require(left == right, MESSAGE)?;
    let Some((length, is_scalable)) = element_count(left) else { return Err(MESSAGE.into()) };
    let lanes = value.mask();
    let limit = 2 * u64::from(length);
    require(lanes.len() > 0 && lanes.clone().flatten().all(|lane| u64::from(lane) < limit), MESSAGE)?;
    if is_scalable {
        // Only splats of the first element, and poison.
        let first = lanes.clone().next().flatten();
        require(matches!(first, None | Some(0)) && lanes.clone().all(|lane| lane == first), MESSAGE)?;
    }
    let expected = (lanes.len() as u32, is_scalable);
    require(element_count(value.ty()) == Some(expected) && value.ty().scalar() == left.scalar(), MESSAGE)
}
