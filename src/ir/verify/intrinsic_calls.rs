//! The arguments of calls of intrinsics, beyond their types.

use super::attributes::{FP_CLASSES, List};
use super::checks::FunctionChecks;
use super::expressions::{Cast, check_cast};
use super::types::{element_count, is_fp_or_vector, is_int_or_vector, is_pointer_or_vector, is_vector, scalar_bits};
use super::{Failure, Verdict, attachments, require};
use crate::ir::AttributeKind;
use crate::ir::inst::Inst;
use crate::ir::metadata::{MdNode, MdOperand};
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData};
use crate::ir::values::{Value, ValueKind};

/// Checks a call of the intrinsic with that name, which has no suffixes.
pub(super) fn check<'m>(checks: &FunctionChecks<'_, 'm>, call: Inst<'m>, name: &str) -> Verdict {
    if let Some(operation) = name.strip_prefix("llvm.experimental.constrained.") {
        return check_constrained(call, operation);
    }
    if let Some(operation) = name.strip_prefix("llvm.vp.") {
        return check_predicated(call, operation);
    }
    let call = IntrinsicCall { checks, call, ty: call.value().ty() };
    let rules = [IntrinsicCall::numbers, IntrinsicCall::vectors, IntrinsicCall::matrices, IntrinsicCall::memory];
    for rule in rules {
        if rule(&call, name)? {
            break;
        }
    }
    Ok(())
}

/// A call of an intrinsic.
struct IntrinsicCall<'c, 'f, 'm> {
    checks: &'c FunctionChecks<'f, 'm>,
    call: Inst<'m>,
    /// The type of the result.
    ty: Type<'m>,
}

impl<'m> IntrinsicCall<'_, '_, 'm> {
    fn argument(&self, index: u32) -> Value<'m> {
        self.call.argument(index)
    }

    /// Returns the number that an argument is, if it is constant.
    fn int(&self, index: u32) -> Option<u64> {
        self.argument(index).int_zext()
    }

    /// Checks an operation on numbers; returns `false` for another intrinsic.
    fn numbers(&self, name: &str) -> Result<bool, Failure> {
        match name {
            "llvm.ucmp" | "llvm.scmp" => {
                require(scalar_bits(self.ty) >= 2, "result type must be at least 2 bits wide")?;
                require(
                    element_count(self.argument(0).ty()) == element_count(self.ty),
                    "return type and arguments must have the same number of elements",
                )
            }
            "llvm.is.fpclass" => check_classes(self.int(1)),
            "llvm.fptrunc.round" => {
                let mode = metadata_string(self.argument(1));
                let is_mode = mode.is_some_and(|mode| is_rounding_mode(mode) && mode != b"round.dynamic");
                require(is_mode, "unsupported rounding mode argument")
            }
            "llvm.bswap" => require(scalar_bits(self.ty).is_multiple_of(16), "bswap must be an even number of bytes"),
            "llvm.lrint" | "llvm.llrint" | "llvm.lround" | "llvm.llround" => require(
                element_count(self.argument(0).ty()) == element_count(self.ty),
                "argument and result disagree on vector use",
            ),
            "llvm.smul.fix" | "llvm.smul.fix.sat" | "llvm.sdiv.fix" | "llvm.sdiv.fix.sat" => require(
                self.int(2).is_some_and(|scale| scale < u64::from(scalar_bits(self.ty))),
                "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands",
            ),
            "llvm.umul.fix" | "llvm.umul.fix.sat" | "llvm.udiv.fix" | "llvm.udiv.fix.sat" => require(
                self.int(2).is_some_and(|scale| scale <= u64::from(scalar_bits(self.ty))),
                "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands",
            ),
            _ => return Ok(false),
        }?;
        Ok(true)
    }

    /// Checks an operation on vectors; returns `false` for another intrinsic.
    fn vectors(&self, name: &str) -> Result<bool, Failure> {
        match name {
            "llvm.stepvector" => require(
                is_vector(self.ty) && self.ty.scalar().is_integer() && scalar_bits(self.ty) >= 8,
                "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
            ),
            "llvm.get.active.lane.mask" => {
                require(scalar_bits(self.ty) == 1, "get_active_lane_mask: element type is not i1")
            }
            "llvm.vector.insert" => check_subvector(self.argument(0).ty(), self.argument(1).ty(), self.int(2)),
            "llvm.vector.extract" => check_subvector(self.argument(0).ty(), self.ty, self.int(1)),
            "llvm.vector.reduce.and"
            | "llvm.vector.reduce.or"
            | "llvm.vector.reduce.xor"
            | "llvm.vector.reduce.add"
            | "llvm.vector.reduce.mul"
            | "llvm.vector.reduce.smax"
            | "llvm.vector.reduce.smin"
            | "llvm.vector.reduce.umax"
            | "llvm.vector.reduce.umin" => {
                require(is_int_or_vector(self.argument(0).ty()), "Intrinsic has incorrect argument type!")
            }
            "llvm.vector.reduce.fmax" | "llvm.vector.reduce.fmin" => {
                require(is_fp_or_vector(self.argument(0).ty()), "Intrinsic has incorrect argument type!")
            }
            "llvm.vector.reduce.fadd" | "llvm.vector.reduce.fmul" => {
                require(is_fp_or_vector(self.argument(1).ty()), "Intrinsic has incorrect argument type!")
            }
            "llvm.experimental.vector.match" => check_match(self.argument(0).ty(), self.argument(1).ty()),
            "llvm.vector.partial.reduce.add" | "llvm.vector.partial.reduce.fadd" => {
                let lengths =
                    [0, 1].map(|index| element_count(self.argument(index).ty()).map_or(0, |(length, _)| length));
                require(
                    lengths[0] != 0 && lengths[1].is_multiple_of(lengths[0]),
                    "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer \
                     multiple of the width of the accumulator vector.",
                )
            }
            "llvm.experimental.get.vector.length" => {
                let factor = self.argument(1).int_sext();
                require(factor.is_some_and(|factor| factor > 0), "get_vector_length: VF must be positive")
            }
            "llvm.experimental.vp.splice" => check_splice(self.argument(2), self.ty),
            _ => return Ok(false),
        }?;
        Ok(true)
    }

    /// Checks an operation on matrices; returns `false` for another intrinsic.
    fn matrices(&self, name: &str) -> Result<bool, Failure> {
        match name {
            "llvm.matrix.multiply" => {
                let (a, b) = (self.argument(0).ty(), self.argument(1).ty());
                check_shape(
                    a,
                    self.int(2),
                    self.int(3),
                    "First argument of a matrix operation does not match specified shape!",
                )?;
                check_shape(
                    b,
                    self.int(3),
                    self.int(4),
                    "Second argument of a matrix operation does not match specified shape!",
                )?;
                check_matrix(self.ty, &[a, b], self.int(2), self.int(4))
            }
            "llvm.matrix.transpose" => check_matrix(self.ty, &[self.argument(0).ty()], self.int(1), self.int(2)),
            "llvm.matrix.column.major.load" => {
                check_matrix(self.ty, &[], self.int(3), self.int(4))?;
                check_stride(self.int(1), self.int(3))
            }
            "llvm.matrix.column.major.store" => {
                check_matrix(self.argument(0).ty(), &[], self.int(4), self.int(5))?;
                check_stride(self.int(2), self.int(4))
            }
            _ => return Ok(false),
        }?;
        Ok(true)
    }

    /// Checks an intrinsic about memory or addresses, or an assumption; returns `false` for another one.
    fn memory(&self, name: &str) -> Result<bool, Failure> {
        match name {
            "llvm.assume" => check_assume(self.call),
            "llvm.invariant.start" => {
                let size = self.argument(0);
                require(
                    size.int_sext().is_some_and(|size| size >= -1),
                    "invariant_start parameter must be -1, 0 or a positive number",
                )
            }
            "llvm.ptrmask" => check_pointer_mask(self.checks, self.argument(0).ty(), self.argument(1).ty()),
            "llvm.lifetime.start" | "llvm.lifetime.end" if self.call.arguments().count() == 1 => {
                let pointer = self.argument(0);
                let is_alloca = pointer.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::Alloca);
                require(
                    is_alloca || pointer.kind() == ValueKind::Poison,
                    "llvm.lifetime.start/end can only be used on alloca or poison",
                )
            }
            "llvm.va_start" => require(self.checks.function.is_variadic(), "va_start called in a non-varargs function"),
            "llvm.threadlocal.address" => check_thread_local(self.argument(0)),
            "llvm.memcpy.element.unordered.atomic"
            | "llvm.memmove.element.unordered.atomic"
            | "llvm.memset.element.unordered.atomic" => check_element_size(self.call, self.int(3)),
            "llvm.preserve.array.access.index" | "llvm.preserve.struct.access.index" => {
                let list = self.call.call_data().map(|data| List::new(self.call.module(), data.attributes()));
                require(
                    list.is_some_and(|list| list.has_parameter(0, AttributeKind::ElementType)),
                    "Intrinsic requires elementtype attribute on first argument.",
                )
            }
            "llvm.experimental.noalias.scope.decl" => {
                let Some(list) = metadata_node(self.argument(0)) else {
                    return Err("!id.scope.list must point to an MDNode".into());
                };
                require(list.operand_count() == 1, "!id.scope.list must point to a list with a single scope")?;
                attachments::check_alias_scopes(list)
            }
            "llvm.thread.pointer" => require(
                self.ty.address_space() == Some(self.checks.facts.module.data_layout().globals_address_space()),
                "llvm.thread.pointer intrinsic return type must be for the globals address space",
            ),
            _ => return Ok(false),
        }?;
        Ok(true)
    }
}

/// Checks the vectors of `llvm.experimental.vector.match`.
fn check_match(vector: Type<'_>, elements: Type<'_>) -> Verdict {
    let is_fixed = element_count(elements).is_some_and(|(_, is_scalable)| !is_scalable);
    require(is_fixed, "Second operand must be a fixed length vector.")?;
    require(vector.scalar().is_integer(), "First operand must be a vector of integers.")?;
    require(vector.scalar() == elements.scalar(), "First two operands must have the same element type.")
}

/// Returns the string that a metadata argument is.
fn metadata_string(value: Value<'_>) -> Option<&[u8]> {
    match value.metadata_operand()? {
        MdOperand::String(text) => Some(text),
        MdOperand::Node(_) | MdOperand::Value(_) => None,
    }
}

fn metadata_node(value: Value<'_>) -> Option<MdNode<'_>> {
    match value.metadata_operand()? {
        MdOperand::Node(node) => Some(node),
        MdOperand::String(_) | MdOperand::Value(_) => None,
    }
}

fn is_rounding_mode(text: &[u8]) -> bool {
    matches!(
        text,
        b"round.dynamic"
            | b"round.tonearest"
            | b"round.tonearestaway"
            | b"round.downward"
            | b"round.upward"
            | b"round.towardzero"
    )
}

fn check_classes(mask: Option<u64>) -> Verdict {
    let is_mask = mask.is_some_and(|mask| mask & !FP_CLASSES == 0);
    require(is_mask, "unsupported bits for llvm.is.fpclass test mask")
}

/// Checks the operand bundles of an assumption.
fn check_assume(call: Inst<'_>) -> Verdict {
    let mut bundles = call.operand_bundles().peekable();
    require(
        bundles.peek().is_none() || call.argument(0).int_zext() == Some(1),
        "assume with operand bundles must have i1 true condition",
    )?;
    bundles.try_for_each(|(tag, inputs)| {
        let is_pointer = |index: usize| inputs.get(index).is_some_and(|input| input.ty().is_pointer());
        let is_number = |index: usize| inputs.get(index).is_none_or(|input| input.ty().integer_bits().is_some());
        match tag {
            "separate_storage" => {
                require(inputs.len() == 2, "separate_storage assumptions should have 2 arguments")?;
                require(is_pointer(0) && is_pointer(1), "arguments to separate_storage assumptions should be pointers")
            }
            "ignore" => Ok(()),
            "align" => {
                require(matches!(inputs.len(), 2 | 3), "alignment assumptions should have 2 or 3 arguments")?;
                require(is_pointer(0), "first argument should be a pointer")?;
                require(is_number(1), "second argument should be an integer")?;
                require(is_number(2), "third argument should be an integer if present")
            }
            tag => {
                let is_attribute = crate::ir::attributes::AttributeKind::from_name(tag).is_some();
                require(is_attribute, "tags must be valid attribute names")?;
                require(inputs.len() <= 2, "too many arguments")?;
                let takes_number = matches!(tag, "dereferenceable" | "dereferenceable_or_null");
                require(!takes_number || inputs.len() == 2, "this attribute should have an argument")
            }
        }
    })
}

/// Checks that a vector has as many elements as a matrix.
fn check_shape(vector: Type<'_>, rows: Option<u64>, columns: Option<u64>, message: &'static str) -> Verdict {
    let count = rows.zip(columns).and_then(|(rows, columns)| rows.checked_mul(columns));
    require(element_count(vector).is_some_and(|(length, _)| Some(u64::from(length)) == count), message)
}

/// Checks the vector of a matrix that an operation makes or stores, whose elements are those of the operands.
fn check_matrix(matrix: Type<'_>, operands: &[Type<'_>], rows: Option<u64>, columns: Option<u64>) -> Verdict {
    require(
        is_int_or_vector(matrix) || is_fp_or_vector(matrix),
        "Result type must be an integer or floating-point type!",
    )?;
    require(
        operands.iter().all(|operand| operand.scalar() == matrix.scalar()),
        "Vector element type mismatch of the result and operand vectors!",
    )?;
    check_shape(matrix, rows, columns, "Result of a matrix operation does not fit in the returned vector!")
}

/// Checks the distance of the columns of a matrix in memory, as far as it is constant.
fn check_stride(stride: Option<u64>, rows: Option<u64>) -> Verdict {
    require(
        stride.is_none_or(|stride| rows.is_some_and(|rows| stride >= rows)),
        "Stride must be greater or equal than the number of rows!",
    )
}

/// Checks the index of a part of a vector.
fn check_subvector(vector: Type<'_>, part: Type<'_>, index: Option<u64>) -> Verdict {
    let (Some(whole), Some(count), Some(index)) = (element_count(vector), element_count(part), index) else {
        return Err("vector operands must be vectors".into());
    };
    require(vector.scalar() == part.scalar(), "vector parameters must have the same element type.")?;
    require(
        index.is_multiple_of(count.0.into()),
        "index must be a constant multiple of the subvector's known minimum vector length.",
    )?;
    let end = index.saturating_add(count.0.into());
    require(whole.1 != count.1 || index < u64::from(whole.0) && end <= u64::from(whole.0), "subvector would overrun.")
}

fn check_pointer_mask(checks: &FunctionChecks<'_, '_>, pointer: Type<'_>, mask: Type<'_>) -> Verdict {
    require(
        is_pointer_or_vector(pointer),
        "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers",
    )?;
    require(
        element_count(pointer) == element_count(mask),
        "llvm.ptrmask intrinsic arguments must have the same number of elements",
    )?;
    let bits = checks.facts.module.data_layout().index_bits(pointer.address_space().unwrap_or(0));
    require(
        scalar_bits(mask) == bits,
        "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
    )
}

fn check_thread_local(value: Value<'_>) -> Verdict {
    let symbol = value.entry().and_then(|entry| value.module().symbol_of(entry));
    let Some(symbol) = symbol else {
        return Err("llvm.threadlocal.address first argument must be a GlobalValue".into());
    };
    require(
        symbol.thread_local != crate::ir::function::ThreadLocal::None,
        "llvm.threadlocal.address operand isThreadLocal() must be true",
    )
}

fn check_element_size(call: Inst<'_>, size: Option<u64>) -> Verdict {
    let Some(size) = size.filter(|size| size.is_power_of_two()) else {
        return Err("element size of the element-wise atomic memory intrinsic must be a power of 2".into());
    };
    let is_pointer = |index: &u32| call.argument(*index).ty().is_pointer();
    for index in (0..2).filter(is_pointer) {
        let position = crate::ir::attributes::AttributePosition::Parameter(index);
        let alignment = call.int_attribute(position, "align");
        require(
            alignment.is_some_and(|alignment| size <= alignment),
            "incorrect alignment of the destination or source argument",
        )?;
    }
    Ok(())
}

fn check_splice(index: Value<'_>, ty: Type<'_>) -> Verdict {
    let length = element_count(ty).map_or(0, |(length, _)| i64::from(length));
    require(
        index.int_sext().is_some_and(|index| (-length..length).contains(&index)),
        "The splice index exceeds the range [-VL, VL-1]",
    )
}

/// Checks a vector-predicated intrinsic.
fn check_predicated(call: Inst<'_>, operation: &str) -> Verdict {
    let cast = |opcode| {
        let cast = Cast { opcode, from: call.argument(0).ty(), to: call.value().ty() };
        check_cast(call.module(), cast)
    };
    match operation {
        "trunc" => cast(Opcode::Trunc),
        "zext" => cast(Opcode::ZExt),
        "sext" => cast(Opcode::SExt),
        "fptrunc" => cast(Opcode::FPTrunc),
        "fpext" => cast(Opcode::FPExt),
        "fptoui" => cast(Opcode::FPToUI),
        "fptosi" => cast(Opcode::FPToSI),
        "uitofp" => cast(Opcode::UIToFP),
        "sitofp" => cast(Opcode::SIToFP),
        "ptrtoint" => cast(Opcode::PtrToInt),
        "inttoptr" => cast(Opcode::IntToPtr),
        "lrint" | "llrint" => cast(Opcode::FPToSI),
        "fcmp" => require(
            metadata_string(call.argument(2)).is_some_and(is_float_predicate),
            "invalid predicate for VP FP comparison intrinsic",
        ),
        "icmp" => require(
            metadata_string(call.argument(2)).is_some_and(is_int_predicate),
            "invalid predicate for VP integer comparison intrinsic",
        ),
        "is.fpclass" => check_classes(call.argument(1).int_zext()),
        _ => Ok(()),
    }
}

fn is_float_predicate(text: &[u8]) -> bool {
    let names: [&[u8]; 14] = [
        b"oeq", b"ogt", b"oge", b"olt", b"ole", b"one", b"ord", b"uno", b"ueq", b"ugt", b"uge", b"ult", b"ule", b"une",
    ];
    names.contains(&text)
}

fn is_int_predicate(text: &[u8]) -> bool {
    let names: [&[u8]; 10] = [b"eq", b"ne", b"ugt", b"uge", b"ult", b"ule", b"sgt", b"sge", b"slt", b"sle"];
    names.contains(&text)
}

/// Checks an intrinsic with a floating-point environment.
fn check_constrained(call: Inst<'_>, operation: &str) -> Verdict {
    let count = call.argument_count();
    let exceptions = count.checked_sub(1).and_then(|last| metadata_string(call.argument(last)));
    require(
        matches!(exceptions, Some(b"fpexcept.ignore" | b"fpexcept.maytrap" | b"fpexcept.strict")),
        "invalid exception behavior argument",
    )?;
    let is_metadata = |index: u32| matches!(call.argument(index).ty().data(), TypeData::Metadata);
    let cast = |opcode| {
        let cast = Cast { opcode, from: call.argument(0).ty(), to: call.value().ty() };
        check_cast(call.module(), cast)
    };
    match operation {
        "fcmp" | "fcmps" => {
            return require(
                metadata_string(call.argument(2)).is_some_and(is_float_predicate),
                "invalid predicate for constrained FP comparison intrinsic",
            );
        }
        "fptosi" => cast(Opcode::FPToSI)?,
        "fptoui" => cast(Opcode::FPToUI)?,
        "sitofp" => cast(Opcode::SIToFP)?,
        "uitofp" => cast(Opcode::UIToFP)?,
        "fptrunc" => cast(Opcode::FPTrunc)?,
        "fpext" => cast(Opcode::FPExt)?,
        _ => {}
    }
    if count >= 2 && is_metadata(count - 2) {
        require(
            metadata_string(call.argument(count - 2)).is_some_and(is_rounding_mode),
            "invalid rounding mode argument",
        )?;
    }
    Ok(())
}
