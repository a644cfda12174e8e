//! Functions: properties, blocks, and the instructions in them.

use rustc_hash::FxHashMap;

use super::checks::FunctionChecks;
use super::convergence::Tokens;
use super::dominance::Dominance;
use super::intrinsics::Intrinsic;
use super::nodes::Visitor;
use super::types::{MAX_ALIGNMENT, is_first_class, is_token_like};
use super::{Errors, Facts, Root, Verdict, attributes, conventions, globals, inst, profiles, records, require};
use crate::ir::attributes::AttributeKind;
use crate::ir::function::{Block, Function, Linkage};
use crate::ir::inst::Inst;
use crate::ir::metadata::{MdKind, MdNode};
use crate::ir::opcode::Opcode;
use crate::ir::types::TypeData;

/// Checks a function.
pub(super) fn check<'m>(facts: &Facts<'m>, function: Function<'m>, visitor: &mut Visitor<'_, 'm>, errors: &mut Errors) {
    let at = |errors: &mut Errors, verdict| errors.take_at(verdict, function.value());
    at(errors, check_structure(function));
    if !function.is_declaration() {
        let has_blocks = require(function.block_count() > 0, "The body of a function must have a block!");
        let is_empty = has_blocks.is_err();
        at(errors, has_blocks);
        if is_empty || !has_terminators(function, errors) {
            return;
        }
    }
    at(errors, globals::check_symbol(facts, function.value(), &function.data().symbol, function.is_declaration()));
    at(errors, check_properties(facts, function, visitor));
    let metadata = check_metadata(facts, function, visitor, errors);
    at(errors, metadata);
    at(errors, Intrinsic::new(function.name(), facts.module.dialect).check_declaration(function));
    if !function.is_declaration() && !errors.is_full() {
        check_body(facts, function, visitor, errors);
    }
}

/// Returns `true` if every block ends with a terminator; adds an error otherwise.
fn has_terminators(function: Function<'_>, errors: &mut Errors) -> bool {
    let ends = |block: Block<'_>| block.instructions().next_back().is_some_and(|last| last.opcode().is_terminator());
    match function.blocks().find(|block| !ends(*block)) {
        Some(block) => {
            errors.take_at(Err("Basic Block does not have terminator!".into()), block.value());
            false
        }
        None => function.blocks().flat_map(Block::instructions).all(|inst| {
            let shape = inst::check_shape(inst);
            let is_sound = shape.is_ok();
            errors.take_at(shape, inst.value());
            is_sound
        }),
    }
}

/// Checks the properties without which others cannot be read.
fn check_structure(function: Function<'_>) -> Verdict {
    let ty = function.ty();
    require(matches!(ty.data(), TypeData::Function { .. }), "Invalid type for value")?;
    require(function.value().ty().is_pointer(), "Invalid type for value")?;
    require(
        function.data().body.as_ref().is_none_or(|body| !body.blocks.is_empty()),
        "function definition without blocks",
    )
}

fn check_properties<'m>(facts: &Facts<'m>, function: Function<'m>, visitor: &mut Visitor<'_, 'm>) -> Verdict {
    let data = function.data();
    let is_intrinsic = function.is_intrinsic();
    let result = function.return_type();
    require(function.linkage() != Linkage::Common, "Functions may not have common linkage")?;
    require(
        is_first_class(result) || result.is_void() || super::types::is_struct(result),
        "Functions cannot return aggregate values!",
    )?;
    let list = attributes::List::new(function.module(), data.attributes);
    require(
        !list.has_parameter(0, AttributeKind::StructRet) && !list.has_parameter(1, AttributeKind::StructRet)
            || result.is_void(),
        "Invalid struct return type!",
    )?;
    require(data.symbol.alignment <= MAX_ALIGNMENT, "huge alignment values are unsupported")?;
    require(list.fits(function.parameter_count()), "Attribute after last parameter!")?;
    let position = attributes::Position { is_intrinsic, is_asm: false };
    visitor.attributes().check(facts, list, function.ty(), position)?;
    require(!list.has_function(AttributeKind::Builtin), "Attribute 'builtin' can only be applied to a callsite.")?;
    require(
        !list.has_anywhere(AttributeKind::ElementType),
        "Attribute 'elementtype' can only be applied to a callsite.",
    )?;
    require(
        !list.has_function(AttributeKind::JumpTable)
            || data.symbol.unnamed_addr == crate::ir::function::UnnamedAddr::Global,
        "Attribute 'jumptable' requires 'unnamed_addr'",
    )?;
    conventions::check(facts, function, list)?;
    check_parameters(function, is_intrinsic)?;
    if function.is_declaration() {
        return require(data.personality.is_none(), "Function declaration shouldn't have a personality routine");
    }
    require(!is_intrinsic, "llvm intrinsics cannot be defined!")?;
    if list.has_function(AttributeKind::Naked) {
        let is_used = |parameter: crate::ir::values::Value<'_>| parameter.has_uses();
        require(!function.parameters().any(is_used), "cannot use argument of naked function")?;
    }
    Ok(())
}

fn check_parameters(function: Function<'_>, is_intrinsic: bool) -> Verdict {
    for ty in function.ty().parameters() {
        require(is_first_class(ty), "Function arguments must have first-class types!")?;
        if !is_intrinsic {
            require(!matches!(ty.data(), TypeData::Metadata), "Function takes metadata but isn't an intrinsic")?;
            require(!is_token_like(ty), "Function takes token but isn't an intrinsic")?;
            require(!matches!(ty.data(), TypeData::X86Amx), "Function takes x86_amx but isn't an intrinsic")?;
        }
    }
    if !is_intrinsic {
        let result = function.return_type();
        require(!is_token_like(result), "Function returns a token but isn't an intrinsic")?;
        require(!matches!(result.data(), TypeData::X86Amx), "Function returns a x86_amx but isn't an intrinsic")?;
    }
    Ok(())
}

/// Checks the attachments of a function.
fn check_metadata<'m>(
    facts: &Facts<'m>,
    function: Function<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let kinds = &facts.kinds;
    let mut counts = [0_u32; 3];
    for (kind, id) in function.value().attachment_ids() {
        let node = MdNode::new(facts.module, id);
        let is = |wanted: Option<u32>| wanted == Some(kind);
        if is(kinds.prof) {
            profiles::check_function(node)?;
        } else if is(kinds.kcfi_type) {
            profiles::check_kcfi_type(node)?;
        }
        let mut allows_locations = function.is_declaration();
        if function.is_declaration() {
            require(
                !is(kinds.dbg) || node.kind() == MdKind::Subprogram && !node.is_distinct(),
                "function declaration may only have a unique !dbg attachment",
            )?;
            require(!is(kinds.prof), "function declaration may not have a !prof attachment")?;
        } else if is(kinds.dbg) {
            counts[0] += 1;
            require(counts[0] == 1, "function must have a single !dbg attachment")?;
            require(node.kind() == MdKind::Subprogram, "function !dbg attachment must be a subprogram")?;
            require(node.is_distinct(), "function definition may only have a distinct !dbg attachment")?;
            visitor.attach_subprogram(id, function.id())?;
            allows_locations = true;
        } else if is(kinds.prof) {
            counts[1] += 1;
            require(counts[1] == 1, "function must have a single !prof attachment")?;
        } else if is(kinds.kcfi_type) {
            counts[2] += 1;
            require(counts[2] == 1, "function must have a single !kcfi_type attachment")?;
        }
        visitor.visit(Root { node: id, allows_locations }, errors);
    }
    Ok(())
}

fn check_body<'m>(facts: &Facts<'m>, function: Function<'m>, visitor: &mut Visitor<'_, 'm>, errors: &mut Errors) {
    let flow = Dominance::new(function);
    let entry_is_sound =
        require(flow.predecessors_of(0).is_empty(), "Entry block to function must not have predecessors!");
    errors.take_at(entry_is_sound, function.value());
    let subprogram = function.value().attachment_ids().find(|(kind, _)| Some(*kind) == facts.kinds.dbg);
    let mut checks = FunctionChecks {
        facts,
        function,
        flow: &flow,
        subprogram: subprogram.map(|(_, id)| MdNode::new(facts.module, id)),
        landing_pad_type: None,
        convergence: Tokens::default(),
        parameters: FxHashMap::default(),
    };
    for block in function.blocks() {
        check_block(&mut checks, block, visitor, errors);
        if errors.is_full() {
            return;
        }
    }
    errors.take_at(checks.convergence.check(&flow), function.value());
    errors.take_at(records::check_locations(&checks), function.value());
}

fn check_block<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    block: Block<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) {
    let mut starts_with_phis = true;
    checks.convergence.start_block();
    let last = block.terminator().index();
    for inst in block.instructions() {
        let is_phi = inst.opcode() == Opcode::Phi;
        let mut verdict = records::check(checks, inst, visitor, errors);
        if verdict.is_ok() && is_phi {
            verdict = require(starts_with_phis, "PHI nodes not grouped at top of basic block!")
                .and_then(|()| checks.flow.check_phi(inst));
        }
        starts_with_phis &= is_phi;
        if verdict.is_ok() && inst.opcode().is_terminator() {
            verdict = require(inst.index() == last, "Terminator found in the middle of a basic block!");
        }
        let verdict = verdict.and_then(|()| check_instruction(checks, inst, visitor, errors));
        errors.take(verdict, || Some(location(inst)));
    }
}

fn check_instruction<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    inst: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    inst::check(checks, inst, visitor, errors)?;
    inst::check_operands(checks, inst)?;
    checks.flow.check_uses(inst)?;
    super::attachments::check(checks, inst, visitor, errors)
}

/// Returns the function, the block and the text of an instruction.
fn location(inst: Inst<'_>) -> String {
    let (function, block) = (inst.function().value().reference(), inst.block().value().reference());
    format!("{} in block {block} of {function}", inst.value().describe())
}
