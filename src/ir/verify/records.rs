//! Debug records, and the locations of instructions.

use rustc_hash::FxHashSet;

use super::checks::FunctionChecks;
use super::debug_info::{DebugNode, is_local_scope, subprogram_of};
use super::nodes::{Visitor, check_local};
use super::{Errors, Facts, Root, Verdict, require_debug_info as require};
use crate::ir::function::FunctionId;
use crate::ir::inst::Inst;
use crate::ir::metadata::expression::{is_entry_value, is_valid_expression};
use crate::ir::metadata::{MdData, MdField, MdId, MdKind, MdNode, word_reference};
use crate::ir::opcode::Opcode;
use crate::ir::records::{DebugRecordKind, RecordData};

/// Checks the records before an instruction.
pub(super) fn check<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    inst: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    for record in inst.debug_records() {
        require(inst.opcode() != Opcode::Phi, "PHI Node must not have any attached DbgRecords")?;
        check_record(checks, record.data(), visitor, errors)?;
    }
    Ok(())
}

fn check_record<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    record: &RecordData,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let module = checks.facts.module;
    let is = |id: MdId, kind: MdKind| module.metadata.kind_and_words(id).is_some_and(|(own, _)| own == kind);
    require(is(record.location, MdKind::Location), "invalid #dbg record DILocation")?;
    visitor.visit(Root { node: record.location, allows_locations: true }, errors);
    let scopes_agree = |variable: MdId, message| {
        let scope = |id| DebugNode::new(module, id).and_then(|node| node.reference(MdField::Scope));
        let own = scope(variable).and_then(|scope| subprogram_of(module, scope));
        let located = scope(record.location).and_then(|scope| subprogram_of(module, scope));
        require(own.is_none() || located.is_none() || own == located, message)
    };
    if record.kind == DebugRecordKind::Label {
        require(is(record.variable, MdKind::Label), "invalid #dbg_label intrinsic variable")?;
        return scopes_agree(record.variable, "mismatched subprogram between #dbg_label label and !dbg attachment");
    }
    check_value(checks, record)?;
    require(is(record.variable, MdKind::LocalVariable), "invalid #dbg record variable")?;
    let Some(expression) = record.expression.filter(|id| is(*id, MdKind::Expression)) else {
        return require(false, "invalid #dbg record expression");
    };
    for node in [record.variable, expression] {
        visitor.visit(Root { node, allows_locations: false }, errors);
    }
    if record.kind == DebugRecordKind::Assign {
        check_assignment(checks.facts, checks.function.id(), record)?;
    }
    scopes_agree(record.variable, "mismatched subprogram between #dbg record variable and DILocation")?;
    check_parameter(checks, record)?;
    check_expression(checks, record, expression)
}

/// Checks the value: a value, a list of values, or an empty node.
fn check_value(checks: &FunctionChecks<'_, '_>, record: &RecordData) -> Verdict {
    let module = checks.facts.module;
    let value = record.value;
    let is_value = value.is_some_and(|id| match module.metadata.get(id) {
        MdData::Value(_) | MdData::LocalValue(..) | MdData::ArgList { .. } => true,
        MdData::Node { .. } => is_empty(checks.facts, id),
        MdData::String(_) | MdData::Forward => false,
    });
    require(is_value, "invalid #dbg record address/value")?;
    let Some(id) = value else { return Ok(()) };
    check_local(module, checks.function.id(), id)?;
    let ty = match module.metadata.get(id) {
        MdData::Value(value) => Some(checks.facts.ty(FunctionId::NONE, value)),
        MdData::LocalValue(function, value) => Some(checks.facts.ty(function, value)),
        _ => None,
    };
    let is_address = ty.is_none_or(|ty| ty.is_pointer() || ty.is_integer());
    require(record.kind != DebugRecordKind::Declare || is_address, "location of #dbg_declare must be a pointer or int")
}

/// Returns `true` for a node without operands.
fn is_empty(facts: &Facts<'_>, id: MdId) -> bool {
    let node = facts.module.metadata.kind_and_words(id);
    node.is_some_and(|(kind, words)| kind == MdKind::Tuple && words.is_empty())
}

fn check_assignment(facts: &Facts<'_>, function: FunctionId, record: &RecordData) -> Verdict {
    let Some([identity, address, expression]) = record.assignment else {
        return require(false, "invalid #dbg_assign DIAssignID");
    };
    let is = |id: MdId, kind: MdKind| facts.module.metadata.kind_and_words(id).is_some_and(|(own, _)| own == kind);
    require(is(identity, MdKind::AssignId), "invalid #dbg_assign DIAssignID")?;
    let is_address = match facts.module.metadata.get(address) {
        MdData::Value(_) | MdData::LocalValue(..) => true,
        MdData::Node { .. } => is_empty(facts, address),
        MdData::String(_) | MdData::ArgList { .. } | MdData::Forward => false,
    };
    require(is_address, "invalid #dbg_assign address")?;
    check_local(facts.module, function, address)?;
    require(is(expression, MdKind::Expression), "invalid #dbg_assign address expression")
}

/// Checks that each parameter has one variable.
fn check_parameter(checks: &mut FunctionChecks<'_, '_>, record: &RecordData) -> Verdict {
    let module = checks.facts.module;
    let [location, variable] = [record.location, record.variable].map(|id| DebugNode::new(module, id));
    let is_inlined = location.is_some_and(|location| location.reference(MdField::InlinedAt).is_some());
    let number = variable.map_or(0, |variable| variable.number(MdField::Argument));
    if checks.subprogram.is_none() || is_inlined || number == 0 {
        return Ok(());
    }
    let before = checks.parameters.insert(number, record.variable);
    require(before.is_none_or(|before| before == record.variable), "conflicting debug info for argument")
}

fn check_expression(checks: &FunctionChecks<'_, '_>, record: &RecordData, expression: MdId) -> Verdict {
    let module = checks.facts.module;
    let words = module.metadata.kind_and_words(expression).map_or(&[][..], |(_, words)| words);
    if !is_valid_expression(words) {
        return Ok(());
    }
    if let Some(variable) = DebugNode::new(module, record.variable).filter(|variable| !variable.is_artificial()) {
        variable.check_fragment(words)?;
    }
    if !is_entry_value(words) {
        return Ok(());
    }
    let is_undefined = record.value.is_some_and(|id| match module.metadata.get(id) {
        MdData::Value(value) => module.value(value).is_undefined(),
        _ => false,
    });
    require(is_undefined, "Entry values are only allowed in MIR unless they target a swiftasync Argument")
}

/// Checks that all locations of a function with debug information are in its subprogram.
pub(super) fn check_locations(checks: &FunctionChecks<'_, '_>) -> Verdict {
    let Some(subprogram) = checks.subprogram else { return Ok(()) };
    let mut seen = FxHashSet::default();
    for inst in checks.function.blocks().flat_map(|block| block.instructions()) {
        if let Some(location) = inst.debug_location_node() {
            check_location(checks, subprogram, location.id(), &mut seen)?;
        }
        let loops = inst.value().attachment_ids().find(|(kind, _)| Some(*kind) == checks.facts.kinds.loops);
        let Some((_, node)) = loops else { continue };
        let words = MdNode::new(checks.facts.module, node).words();
        for id in words.iter().skip(1).filter_map(|word| word_reference(*word)) {
            check_location(checks, subprogram, id, &mut seen)?;
        }
    }
    Ok(())
}

fn check_location(
    checks: &FunctionChecks<'_, '_>,
    subprogram: MdNode<'_>,
    location: MdId,
    seen: &mut FxHashSet<MdId>,
) -> Verdict {
    let module = checks.facts.module;
    let mut id = location;
    // The outermost location is in the function itself. A cycle ends at a location that was seen.
    loop {
        let Some((MdKind::Location, _)) = module.metadata.kind_and_words(id) else { return Ok(()) };
        if !seen.insert(id) {
            return Ok(());
        }
        let Some(rules) = DebugNode::new(module, id) else { return Ok(()) };
        match rules.reference(MdField::InlinedAt) {
            Some(outer) => id = outer,
            None => break,
        }
    }
    let scope = DebugNode::new(module, id).and_then(|rules| rules.reference(MdField::Scope));
    let Some(scope) =
        scope.filter(|scope| module.metadata.kind_and_words(*scope).is_some_and(|(kind, _)| is_local_scope(kind)))
    else {
        return require(false, "DILocation's scope must be a DILocalScope");
    };
    let Some(own) = subprogram_of(module, scope) else { return Ok(()) };
    require(own == subprogram.id(), "!dbg attachment points at wrong subprogram for function")
}
