//! Calls: callee, arguments, attributes, operand bundles, tail calls.

use super::attributes::{self, List, Once, Position};
use super::checks::FunctionChecks;
use super::conventions::is_callable;
use super::nodes::{Visitor, check_local};
use super::types::{MAX_ALIGNMENT, is_int_of, is_token_like};
use super::{Errors, Root, Verdict, exceptions, intrinsic_calls, intrinsics, require};
use crate::ir::attributes::{Attribute, AttributeKind, AttributeListId};
use crate::ir::function::Function;
use crate::ir::inst::{Inst, TailCall};
use crate::ir::metadata::MdData;
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData};
use crate::ir::values::{Value, ValueKind};

const TAIL: u32 = 18;
const SWIFT_TAIL: u32 = 20;

/// Checks a call.
pub(super) fn check<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    call: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let ty = call.called_type();
    require(call.callee().ty().is_pointer(), "Called function must be a pointer!")?;
    require(matches!(ty.data(), TypeData::Function { .. }), "Called type is not a function type")?;
    check_arguments(call, ty)?;
    require(call.value().ty() == ty.return_type(), "call must have the return type of its function type")?;
    let callee = call.callee().as_function();
    let intrinsic = callee.map(|callee| checks.facts.intrinsic(callee)).unwrap_or_default();
    if let Some(callee) = callee.filter(|_| intrinsic.is_intrinsic()) {
        require(callee.ty() == ty, "Intrinsic called with incompatible signature")?;
    }
    require(is_callable(call.calling_convention()), "calling convention does not permit calls")?;
    if !intrinsic.is_intrinsic() {
        check_alignments(checks.facts.module, ty)?;
    }
    check_attributes(checks, call, callee, intrinsic, visitor)?;
    if !intrinsic.is_intrinsic() {
        require(
            !ty.parameters().any(|ty| matches!(ty.data(), TypeData::Metadata)),
            "Function has metadata parameter but isn't an intrinsic",
        )?;
        require(!ty.parameters().any(is_token_like), "Function has token parameter but isn't an intrinsic")?;
    }
    if call.called_function().is_none() {
        require(!is_token_like(ty.return_type()), "Return type cannot be token for indirect call!")?;
        require(
            !matches!(ty.return_type().data(), TypeData::X86Amx),
            "Return type cannot be x86_amx for indirect call!",
        )?;
    }
    if intrinsic.is_intrinsic() {
        visit_metadata(checks, call, visitor, errors)?;
        intrinsic_calls::check(checks, call, intrinsic.name())?;
    }
    check_bundles(call)?;
    check_location(checks, call)?;
    check_asm(call)?;
    checks.convergence.check_call(checks.function, call, intrinsic, callee)?;
    match call.opcode() {
        Opcode::Call if call.tail_call() == TailCall::MustTail => check_must_tail(checks, call, intrinsic),
        Opcode::Call => Ok(()),
        Opcode::Invoke => exceptions::check_invoke(call),
        _ => check_callbr(call),
    }
}

fn check_arguments(call: Inst<'_>, ty: Type<'_>) -> Verdict {
    let (arguments, parameters) = (call.arguments(), ty.parameters());
    match ty.is_variadic() {
        true => require(
            arguments.len() >= parameters.len(),
            "Called function requires more parameters than were provided!",
        )?,
        false => {
            require(arguments.len() == parameters.len(), "Incorrect number of arguments passed to called function!")?
        }
    }
    let are_equal = parameters.zip(arguments).all(|(parameter, argument)| parameter == argument.ty());
    require(are_equal, "Call parameter type does not match function signature!")
}

fn check_alignments(module: &Module, ty: Type<'_>) -> Verdict {
    let layout = module.data_layout();
    let is_sound = |ty: Type<'_>| layout.abi_alignment(ty) <= MAX_ALIGNMENT;
    require(is_sound(ty.return_type()), "Incorrect alignment of return type to called function!")?;
    require(ty.parameters().all(is_sound), "Incorrect alignment of argument passed to called function!")
}

fn check_attributes<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    call: Inst<'m>,
    callee: Option<Function<'m>>,
    intrinsic: intrinsics::Intrinsic,
    visitor: &mut Visitor<'_, 'm>,
) -> Verdict {
    let Some(id) = call.call_data().map(|data| data.attributes()) else { return Ok(()) };
    let module = checks.facts.module;
    if id != AttributeListId::default() {
        let list = List::new(module, id);
        let ty = call.called_type();
        require(list.fits(call.argument_count()), "Attribute after last parameter!")?;
        let callee_attributes = callee.map(|callee| List::new(module, callee.data().attributes));
        require(
            !list.has_function(AttributeKind::Speculatable)
                || callee_attributes.is_some_and(|callee| callee.has_function(AttributeKind::Speculatable)),
            "speculatable attribute may not apply to call sites",
        )?;
        require(!list.has_function(AttributeKind::JumpTable), "Attribute 'jumptable' requires 'unnamed_addr'")?;
        let is_asm = call.callee().kind() == ValueKind::InlineAsm;
        let position = Position { is_intrinsic: intrinsic.is_intrinsic(), is_asm };
        visitor.attributes().check(checks.facts, list, ty, position)?;
        check_call_sets(checks, call, list, callee_attributes)?;
    }
    check_immediates(checks, call, callee, intrinsic)
}

/// Checks the attributes of arguments that depend on the arguments, and those of variable arguments.
fn check_call_sets<'m>(
    checks: &FunctionChecks<'_, 'm>,
    call: Inst<'m>,
    list: List<'m>,
    callee: Option<List<'m>>,
) -> Verdict {
    let ty = call.called_type();
    let fixed = ty.member_count() - 1;
    let mut once = Once::default();
    for (index, set) in list.parameters() {
        let argument = call.argument(index).ty();
        if attributes::has(set, AttributeKind::ImmArg) {
            require(
                callee.is_some_and(|callee| callee.has_parameter(index, AttributeKind::ImmArg)),
                "immarg may not apply only to call sites",
            )?;
        }
        if !ty.is_variadic() {
            continue;
        }
        once.check(set, argument, ty.return_type())?;
        if index >= fixed {
            attributes::check_set(checks.facts, set, argument)?;
            require(
                !attributes::has(set, AttributeKind::StructRet),
                "Attribute 'sret' cannot be used for vararg call arguments!",
            )?;
            require(
                !attributes::has(set, AttributeKind::InAlloca) || index + 1 == call.argument_count(),
                "inalloca isn't on the last argument!",
            )?;
        }
    }
    Ok(())
}

/// Checks that arguments that must be immediate are constants.
fn check_immediates<'m>(
    checks: &FunctionChecks<'_, 'm>,
    call: Inst<'m>,
    callee: Option<Function<'m>>,
    intrinsic: intrinsics::Intrinsic,
) -> Verdict {
    let Some(callee) = callee.filter(|_| intrinsic.is_intrinsic()) else { return Ok(()) };
    let list = List::new(checks.facts.module, callee.data().attributes);
    let declared = list.parameters().filter(|(_, set)| attributes::has(set, AttributeKind::ImmArg));
    let declared = declared.map(|(index, _)| index).filter(|index| *index < call.argument_count());
    for index in declared.chain(intrinsic.immediates()) {
        let is_immediate = |value: Value<'_>| matches!(value.kind(), ValueKind::ConstantInt | ValueKind::ConstantFp);
        require(
            index >= call.argument_count() || is_immediate(call.argument(index)),
            "immarg operand has non-immediate parameter",
        )?;
    }
    Ok(())
}

/// Visits the metadata arguments of a call of an intrinsic.
fn visit_metadata<'m>(
    checks: &FunctionChecks<'_, 'm>,
    call: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    for argument in call.arguments() {
        require(
            !argument.is_constant() || !matches!(argument.ty().data(), TypeData::X86Amx),
            "const x86_amx is not allowed in argument!",
        )?;
        let Some(id) = argument.entry().and_then(|entry| entry.metadata()) else { continue };
        match checks.facts.module.metadata.get(id) {
            MdData::Node { .. } => visitor.visit(Root { node: id, allows_locations: false }, errors),
            _ => check_local(checks.facts.module, checks.function.id(), id)?,
        }
    }
    Ok(())
}

/// The bundles of which a call has at most one.
const UNIQUE_BUNDLES: &[(&str, &str)] = &[
    ("deopt", "Multiple deopt operand bundles"),
    ("gc-transition", "Multiple gc-transition operand bundles"),
    ("funclet", "Multiple funclet operand bundles"),
    ("cfguardtarget", "Multiple CFGuardTarget operand bundles"),
    ("ptrauth", "Multiple ptrauth operand bundles"),
    ("kcfi", "Multiple kcfi operand bundles"),
    ("preallocated", "Multiple preallocated operand bundles"),
    ("gc-live", "Multiple gc-live operand bundles"),
    ("clang.arc.attachedcall", "Multiple \"clang.arc.attachedcall\" operand bundles"),
    ("convergencectrl", "The 'convergencectrl' bundle can occur at most once on a call"),
];

fn check_bundles(call: Inst<'_>) -> Verdict {
    let mut seen = 0_u32;
    let is_word = |value: &Value<'_>, bits| is_int_of(value.ty(), bits);
    for (tag, inputs) in call.operand_bundles() {
        if let Some(bit) = UNIQUE_BUNDLES.iter().position(|(known, _)| *known == tag) {
            require(seen & 1 << bit == 0, UNIQUE_BUNDLES[bit].1)?;
            seen |= 1 << bit;
        }
        match (tag, &*inputs) {
            ("funclet", [pad]) => {
                let is_pad = matches!(pad.opcode(), Some(Opcode::CatchPad | Opcode::CleanupPad));
                require(is_pad, "Funclet bundle operands should correspond to a FuncletPadInst")?;
            }
            ("funclet", _) => require(false, "Expected exactly one funclet bundle operand")?,
            ("cfguardtarget", inputs) => {
                require(inputs.len() == 1, "Expected exactly one cfguardtarget bundle operand")?;
            }
            ("ptrauth", [key, discriminator]) => {
                let is_key = key.kind() == ValueKind::ConstantInt && is_word(key, 32);
                require(is_key, "Ptrauth bundle key operand must be an i32 constant")?;
                require(is_word(discriminator, 64), "Ptrauth bundle discriminator operand must be an i64")?;
                require(call.called_function().is_none(), "Direct call cannot have a ptrauth bundle")?;
            }
            ("ptrauth", _) => require(false, "Expected exactly two ptrauth bundle operands")?,
            ("kcfi", [id]) => {
                let is_id = id.kind() == ValueKind::ConstantInt && is_word(id, 32);
                require(is_id, "Kcfi bundle operand must be an i32 constant")?;
            }
            ("kcfi", _) => require(false, "Expected exactly one kcfi bundle operand")?,
            ("preallocated", inputs) => {
                require(inputs.len() == 1, "Expected exactly one preallocated bundle operand")?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that a call that may be inlined has a location, in a function with debug information.
fn check_location(checks: &FunctionChecks<'_, '_>, call: Inst<'_>) -> Verdict {
    let has_debug_info = |function: &Function<'_>| {
        function.value().attachment_ids().any(|(kind, _)| Some(kind) == checks.facts.kinds.dbg)
    };
    let is_inlinable = |callee: &Function<'_>| {
        !callee.is_declaration() && !callee.linkage().is_interposable() && has_debug_info(callee)
    };
    let needs_location =
        checks.subprogram.is_some() && call.called_function().is_some_and(|callee| is_inlinable(&callee));
    require(
        !needs_location || call.debug_location_node().is_some(),
        "inlinable function call in a function with debug info must have a !dbg location",
    )
}

/// Checks the arguments of inline assembly against its constraints.
fn check_asm(call: Inst<'_>) -> Verdict {
    if call.callee().kind() != ValueKind::InlineAsm {
        return Ok(());
    }
    let list = call.call_data().map(|data| List::new(call.module(), data.attributes()));
    let (mut argument, mut labels) = (0, 0);
    for constraint in call.callee().asm_constraints().split(|byte| *byte == b',') {
        let (is_output, text) = match constraint {
            [b'~', ..] | [] => continue,
            [b'!', ..] => {
                labels += 1;
                continue;
            }
            [b'=', rest @ ..] => (true, rest),
            text => (false, text),
        };
        let is_indirect = text.first() == Some(&b'*') || text.starts_with(b"&*");
        if is_output && !is_indirect {
            continue;
        }
        if argument >= call.argument_count() {
            break;
        }
        let has_element = list.is_some_and(|list| list.has_parameter(argument, AttributeKind::ElementType));
        if is_indirect {
            require(
                call.argument(argument).ty().is_pointer(),
                "Operand for indirect constraint must have pointer type",
            )?;
            require(has_element, "Operand for indirect constraint must have elementtype attribute")?;
        } else {
            require(!has_element, "Elementtype attribute can only be applied for indirect constraints")?;
        }
        argument += 1;
    }
    match call.opcode() {
        Opcode::CallBr => require(
            labels + 1 == call.successor_count(),
            "Number of label constraints does not match number of callbr dests",
        ),
        _ => require(labels == 0, "Label constraints can only be used with callbr"),
    }
}

fn check_callbr(call: Inst<'_>) -> Verdict {
    match call.callee().inline_asm() {
        Some(asm) => require(!asm.can_throw, "Unwinding from Callbr is not allowed"),
        None => {
            let name = call.called_function().map_or(&b""[..], |callee| callee.name());
            require(name == b"llvm.amdgcn.kill", "Callbr currently only supports asm-goto and selected intrinsics")
        }
    }
}

/// Checks a `musttail` call.
fn check_must_tail(checks: &FunctionChecks<'_, '_>, call: Inst<'_>, intrinsic: intrinsics::Intrinsic) -> Verdict {
    require(call.callee().kind() != ValueKind::InlineAsm, "cannot use musttail call with inline asm")?;
    let (caller, callee) = (checks.function.ty(), call.called_type());
    require(caller.is_variadic() == callee.is_variadic(), "cannot guarantee tail call due to mismatched varargs")?;
    require(caller.return_type() == callee.return_type(), "cannot guarantee tail call due to mismatched return types")?;
    let convention = call.calling_convention();
    require(
        checks.function.calling_convention() == convention,
        "cannot guarantee tail call due to mismatched calling conv",
    )?;
    let (mut result, mut next) = (call.value(), call.next());
    if let Some(cast) = next.filter(|next| next.opcode() == Opcode::BitCast) {
        require(cast.operand(0) == result, "bitcast following musttail call must use the call")?;
        (result, next) = (cast.value(), cast.next());
    }
    let Some(ret) = next.filter(|next| next.opcode() == Opcode::Ret) else {
        return Err("musttail call must precede a ret with an optional bitcast".into());
    };
    let is_returned = |value: Value<'_>| value == result || value.is_undefined();
    require(ret.value().operands().all(is_returned), "musttail call result must be returned")?;
    let module = checks.facts.module;
    let own = List::new(module, checks.function.data().attributes);
    let called = List::new(module, call.call_data().map_or(AttributeListId::default(), |data| data.attributes()));
    if matches!(convention, TAIL | SWIFT_TAIL) {
        check_tail_attributes(own)?;
        check_tail_attributes(called)?;
        return require(!caller.is_variadic(), "cannot guarantee tail call for varargs function");
    }
    if !intrinsic.has_signature() {
        require(
            caller.parameters().len() == callee.parameters().len(),
            "cannot guarantee tail call due to mismatched parameter counts",
        )?;
        require(
            caller.parameters().eq(callee.parameters()),
            "cannot guarantee tail call due to mismatched parameter types",
        )?;
    }
    let count = caller.member_count() - 1;
    let abi_sets = |list: List<'_>| -> Vec<(u32, Vec<Attribute>)> {
        let sets = list.parameters().filter(|(index, _)| *index < count);
        sets.map(|(index, set)| (index, abi_attributes(set))).filter(|(_, set)| !set.is_empty()).collect()
    };
    require(
        abi_sets(own) == abi_sets(called),
        "cannot guarantee tail call due to mismatched ABI impacting function attributes",
    )
}

/// Returns the attributes that change how an argument is passed.
fn abi_attributes(set: &[Attribute]) -> Vec<Attribute> {
    use AttributeKind as Kind;
    let has_memory = attributes::has(set, Kind::ByVal) || attributes::has(set, Kind::ByRef);
    let is_abi = |attribute: &&Attribute| match attribute.kind() {
        Some(
            Kind::StructRet
            | Kind::ByVal
            | Kind::InAlloca
            | Kind::InReg
            | Kind::StackAlignment
            | Kind::SwiftSelf
            | Kind::SwiftAsync
            | Kind::SwiftError
            | Kind::Preallocated
            | Kind::ByRef,
        ) => true,
        Some(Kind::Alignment) => has_memory,
        _ => false,
    };
    set.iter().filter(is_abi).cloned().collect()
}

/// Checks the attributes of a `musttail` call with `tailcc` or `swifttailcc`.
fn check_tail_attributes(list: List<'_>) -> Verdict {
    use AttributeKind as Kind;
    let refused = [Kind::InAlloca, Kind::InReg, Kind::SwiftError, Kind::Preallocated, Kind::ByRef];
    let is_allowed = |set: &[Attribute]| !refused.iter().any(|kind| attributes::has(set, *kind));
    require(list.parameters().all(|(_, set)| is_allowed(set)), "attribute not allowed in tail call")
}
