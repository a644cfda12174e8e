//! Global symbols: linkage, visibility, initializers, aliases and ifuncs.

use rustc_hash::FxHashMap;

use super::attachments::{RangeRule, check_ranges};
use super::nodes::Visitor;
use super::types::{MAX_ALIGNMENT, TargetUse, is_int_of};
use super::{Errors, Facts, Root, Verdict, constants, require, require_debug_info};
use crate::ir::constants::ConstantKind;
use crate::ir::function::{DllStorage, Global, Linkage, Symbol, Visibility};
use crate::ir::metadata::{MdKind, MdNode};
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData};
use crate::ir::values::{Value, ValueId, ValueKind};

/// Checks the variables, aliases and ifuncs.
pub(super) fn check<'m>(facts: &Facts<'m>, visitor: &mut Visitor<'_, 'm>, errors: &mut Errors) {
    let module = facts.module;
    for global in module.globals() {
        let verdict = check_variable(facts, global, visitor, errors);
        errors.take_at(verdict, global.value());
    }
    for alias in module.aliases() {
        errors.take_at(check_alias(facts, alias), alias);
    }
    errors.take(check_alias_cycles(module), || None);
    for ifunc in module.ifuncs() {
        errors.take_at(check_ifunc(facts, ifunc), ifunc);
        for (_, node) in ifunc.attachment_ids() {
            visitor.visit(Root { node, allows_locations: false }, errors);
        }
    }
    for function in module.functions() {
        let data = function.data();
        for id in [data.prefix, data.prologue, data.personality].into_iter().flatten() {
            let verdict = require(!is_intrinsic(module.value(id)), "Invalid user of intrinsic instruction!");
            errors.take_at(verdict, function.value());
        }
    }
}

fn is_intrinsic(value: Value<'_>) -> bool {
    value.as_function().is_some_and(|function| function.is_intrinsic())
}

/// Checks the properties that all symbols have.
pub(super) fn check_symbol(facts: &Facts<'_>, value: Value<'_>, symbol: &Symbol, is_declaration: bool) -> Verdict {
    let linkage = symbol.linkage;
    let is_external = matches!(linkage, Linkage::External | Linkage::ExternWeak);
    require(!is_declaration || is_external, "Global is external, but doesn't have external or weak linkage!")?;
    check_attachments(facts, value, is_declaration)?;
    let is_variable = matches!(value.kind(), ValueKind::GlobalVariable(_));
    let value_type = Type::new(facts.module, symbol.value_type);
    if linkage == Linkage::Appending {
        require(is_variable, "Only global variables can have appending linkage!")?;
        require(matches!(value_type.data(), TypeData::Array { .. }), "Only global arrays can have appending linkage!")?;
    }
    let is_copy = linkage == Linkage::AvailableExternally;
    require(!(is_declaration || is_copy) || symbol.comdat.is_none(), "Declaration may not be in a Comdat!")?;
    match symbol.dll_storage {
        DllStorage::Default => {}
        DllStorage::Export => require(
            symbol.visibility != Visibility::Hidden,
            "dllexport GlobalValue must have default or protected visibility",
        )?,
        DllStorage::Import => {
            require(symbol.visibility == Visibility::Default, "dllimport GlobalValue must have default visibility")?;
            require(!symbol.is_dso_local, "GlobalValue with DLLImport Storage is dso_local!")?;
            require(is_declaration && is_external || is_copy, "Global is marked as dllimport, but not external")?;
        }
    }
    let is_local = matches!(linkage, Linkage::Internal | Linkage::Private);
    let is_hidden = symbol.visibility != Visibility::Default && linkage != Linkage::ExternWeak;
    require(
        !is_local && !is_hidden || symbol.is_dso_local,
        "GlobalValue with local linkage or non-default visibility must be dso_local!",
    )?;
    require(
        !is_local || symbol.visibility == Visibility::Default && symbol.dll_storage == DllStorage::Default,
        "GlobalValue with local linkage must have default visibility",
    )?;
    require(symbol.comdat.is_none_or(|comdat| (comdat as usize) < facts.module.comdats.len()), "Invalid comdat ID")
}

/// Checks `associated`, `implicit.ref` and `absolute_symbol`.
fn check_attachments(facts: &Facts<'_>, value: Value<'_>, is_declaration: bool) -> Verdict {
    let kinds = &facts.kinds;
    for (kind, id) in value.attachment_ids() {
        let node = MdNode::new(facts.module, id);
        let is = |wanted: Option<u32>| wanted == Some(kind);
        if is(kinds.implicit_ref) {
            require(!is_declaration, "ref metadata must not be placed on a declaration")?;
        }
        if is(kinds.associated) || is(kinds.implicit_ref) {
            require(node.operand_count() == 1, "associated metadata must have one operand")?;
            let Some(target) = node.value(0) else {
                return Err("associated metadata must be ValueAsMetadata".into());
            };
            require(target.ty().is_pointer(), "associated value must be pointer typed")?;
            let target = strip(target);
            require(target.is_constant(), "associated metadata must point to a GlobalObject")?;
            require(target != value, "global values should not associate to themselves")?;
        }
        if is(kinds.absolute_symbol) {
            let space = value.ty().address_space().unwrap_or(0);
            let bits = facts.module.data_layout().pointer_bits(space);
            let Some(ty) = facts.module.integer_type(bits) else { return Ok(()) };
            check_ranges(node, RangeRule::Symbol(ty))?;
        }
    }
    Ok(())
}

/// The maximum number of conversions, addresses and aliases around a symbol.
const MAX_CASTS: usize = 64;

/// Returns the value without conversions of pointers and without aliases.
fn strip(value: Value<'_>) -> Value<'_> {
    let mut value = value;
    for _ in 0..MAX_CASTS {
        let is_wrapper = match value.kind() {
            ValueKind::ConstantExpr(Opcode::BitCast | Opcode::AddrSpaceCast) | ValueKind::Alias => true,
            ValueKind::ConstantExpr(Opcode::GetElementPtr) => value.operands().skip(1).all(Value::is_null),
            _ => false,
        };
        if !is_wrapper {
            break;
        }
        value = value.operand(0);
    }
    value
}

fn check_variable<'m>(
    facts: &Facts<'m>,
    global: Global<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let data = global.data();
    let ty = global.value_type();
    require(data.symbol.alignment <= MAX_ALIGNMENT, "huge alignment values are unsupported")?;
    require(is_value_type(ty), "Invalid type for value")?;
    if let Some(initializer) = global.initializer() {
        require(initializer.ty() == ty, "Global variable initializer type does not match global variable type!")?;
        require(initializer.is_constant(), "Global variable initializer must be a constant")?;
        require(ty.is_sized(), "Global variable initializer must be sized")?;
        require(!is_intrinsic(initializer), "Invalid user of intrinsic instruction!")?;
        if global.linkage() == Linkage::Common {
            require(initializer.is_null(), "'common' global must have a zero initializer!")?;
            require(!global.is_constant(), "'common' global may not be marked constant!")?;
            require(data.symbol.comdat.is_none(), "'common' global may not be in a Comdat!")?;
        }
    }
    check_special(facts, global)?;
    for (kind, node) in global.value().attachment_ids() {
        if Some(kind) == facts.kinds.dbg {
            let kind = MdNode::new(facts.module, node).kind();
            require_debug_info(
                kind == MdKind::GlobalVariableExpression,
                "!dbg attachment of global variable must be a DIGlobalVariableExpression",
            )?;
            visitor.visit(Root { node, allows_locations: false }, errors);
        }
    }
    require(!ty.is_scalable(), "Globals cannot contain scalable types")?;
    require(!facts.restricted.contains(ty, TargetUse::Global), "Global has illegal target extension type")?;
    check_symbol(facts, global.value(), &data.symbol, global.is_declaration())
}

fn is_value_type(ty: Type<'_>) -> bool {
    !matches!(
        ty.data(),
        TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Token | TypeData::Function { .. }
    )
}

/// Checks the variables whose names LLVM reserves.
fn check_special(facts: &Facts<'_>, global: Global<'_>) -> Verdict {
    let is_structor = matches!(global.name(), b"llvm.global_ctors" | b"llvm.global_dtors");
    let is_list = matches!(global.name(), b"llvm.used" | b"llvm.compiler.used");
    if !is_structor && !is_list {
        return Ok(());
    }
    require(
        global.is_declaration() || global.linkage() == Linkage::Appending,
        "invalid linkage for intrinsic global variable",
    )?;
    require(!global.value().has_uses(), "invalid uses of intrinsic global variable")?;
    let ty = global.value_type();
    let TypeData::Array { .. } = ty.data() else { return Ok(()) };
    let element = ty.member(0);
    if is_list {
        require(element.is_pointer(), "wrong type for intrinsic global variable")?;
        let Some(initializer) = global.initializer() else { return Ok(()) };
        require(initializer.kind() == ValueKind::ConstantArray, "wrong initializer for intrinsic global variable")?;
        for member in initializer.operands() {
            let member = strip_casts(member);
            let is_symbol = is_global(member) && member.kind() != ValueKind::IFunc;
            require(is_symbol, "invalid llvm.used member")?;
            require(!member.name().is_empty(), "members of llvm.used must be named")?;
        }
        return Ok(());
    }
    let space = facts.module.data_layout().program_address_space();
    let is_struct = super::types::is_struct(element) && matches!(element.member_count(), 2 | 3);
    let has_types = is_struct
        && is_int_of(element.member(0), 32)
        && element.member(1).is_pointer()
        && element.member(1).address_space() == Some(space);
    require(has_types, "wrong type for intrinsic global variable")?;
    require(
        element.member_count() == 3,
        "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form",
    )?;
    require(element.member(2).is_pointer(), "wrong type for intrinsic global variable")
}

/// Returns the value without conversions of pointers.
fn strip_casts(value: Value<'_>) -> Value<'_> {
    let mut value = value;
    for _ in 0..MAX_CASTS {
        match value.kind() {
            ValueKind::ConstantExpr(Opcode::BitCast | Opcode::AddrSpaceCast) => value = value.operand(0),
            ValueKind::ConstantExpr(Opcode::GetElementPtr) if value.operands().skip(1).all(Value::is_null) => {
                value = value.operand(0);
            }
            _ => break,
        }
    }
    value
}

fn symbol_of<'m>(module: &'m Module, value: Value<'m>) -> Option<&'m Symbol> {
    module.symbol_of(value.entry()?)
}

/// Returns `true` if the linker sees a symbol as a declaration.
fn is_declaration_for_linker(value: Value<'_>) -> bool {
    let is_declaration = match value.kind() {
        ValueKind::Function(function) => function.is_declaration(),
        ValueKind::GlobalVariable(global) => global.is_declaration(),
        _ => false,
    };
    is_declaration || value.linkage() == Some(Linkage::AvailableExternally)
}

fn check_alias(facts: &Facts<'_>, alias: Value<'_>) -> Verdict {
    let Some(symbol) = symbol_of(facts.module, alias) else { return Ok(()) };
    let is_linkage = matches!(
        symbol.linkage,
        Linkage::Private
            | Linkage::Internal
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::External
            | Linkage::AvailableExternally
    );
    require(
        is_linkage,
        "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally \
         linkage!",
    )?;
    let target = alias.operand(0);
    require(alias.ty() == target.ty(), "Alias and aliasee types should match!")?;
    require(constants::is_address(alias), "Aliasee should be a pointer")?;
    let is_expression = matches!(target.kind(), ValueKind::ConstantExpr(_));
    require(is_global(target) || is_expression, "Aliasee should be either GlobalValue or ConstantExpr")?;
    require(!is_intrinsic(target), "Invalid user of intrinsic instruction!")?;
    let is_copy = symbol.linkage == Linkage::AvailableExternally;
    require(
        !is_copy || target.linkage() == Some(Linkage::AvailableExternally),
        "available_externally alias must point to available_externally global value",
    )?;
    check_alias_target(alias, target, is_copy)?;
    check_symbol(facts, alias, symbol, false)
}

/// Checks the symbols in the expression of an alias.
fn check_alias_target<'m>(alias: Value<'m>, target: Value<'m>, is_copy: bool) -> Verdict {
    let (mut pending, mut seen) = (vec![target], rustc_hash::FxHashSet::default());
    while let Some(value) = pending.pop() {
        if !seen.insert(value.id()) {
            continue;
        }
        if is_global(value) {
            require(is_copy || !is_declaration_for_linker(value), "Alias must point to a definition")?;
            if value.kind() == ValueKind::Alias {
                require(value != alias, "Aliases cannot form a cycle")?;
                require(
                    !value.linkage().is_some_and(Linkage::is_interposable),
                    "Alias cannot point to an interposable alias",
                )?;
            }
            continue;
        }
        pending.extend(value.operands().filter(|operand| operand.is_constant()));
    }
    Ok(())
}

/// Checks that no alias is defined by itself.
fn check_alias_cycles(module: &Module) -> Verdict {
    let numbers: FxHashMap<ValueId, usize> =
        module.aliases().enumerate().map(|(index, alias)| (alias.id(), index)).collect();
    let mut edges = Vec::new();
    for (index, alias) in module.aliases().enumerate() {
        let (mut pending, mut seen) = (vec![alias.operand(0)], rustc_hash::FxHashSet::default());
        while let Some(value) = pending.pop() {
            if !seen.insert(value.id()) {
                continue;
            }
            match numbers.get(&value.id()) {
                Some(other) => edges.push((index, *other)),
                None if is_global(value) => {}
                None => pending.extend(value.operands().filter(|operand| operand.is_constant())),
            }
        }
    }
    if edges.is_empty() {
        return Ok(());
    }
    let graph = crate::graph::Digraph::from_edges(numbers.len(), &edges);
    let components = crate::graph::Components::new(&graph);
    let mut nodes = 0..graph.len();
    require(!nodes.any(|node| components.is_cyclic(&graph, node)), "Aliases cannot form a cycle")
}

fn check_ifunc(facts: &Facts<'_>, ifunc: Value<'_>) -> Verdict {
    let Some(symbol) = symbol_of(facts.module, ifunc) else { return Ok(()) };
    check_symbol(facts, ifunc, symbol, false)?;
    for (kind, _) in ifunc.attachment_ids() {
        require_debug_info(Some(kind) != facts.kinds.dbg, "an ifunc may not have a !dbg attachment")?;
        require(Some(kind) != facts.kinds.prof, "an ifunc may not have a !prof attachment")?;
    }
    let is_linkage = matches!(
        symbol.linkage,
        Linkage::Private
            | Linkage::Internal
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::External
    );
    require(
        is_linkage,
        "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!",
    )?;
    let resolver = ifunc.operand(0);
    let Some(function) = strip(resolver).as_function() else {
        return Err("IFunc must have a Function resolver".into());
    };
    require(!is_declaration_for_linker(function.value()), "IFunc resolver must be a definition")?;
    require(function.return_type().is_pointer(), "IFunc resolver must return a pointer")?;
    require(resolver.ty() == ifunc.ty(), "IFunc resolver has incorrect type")
}

/// Returns `true` if a value is a function, a global variable, an alias or an ifunc.
fn is_global(value: Value<'_>) -> bool {
    use ConstantKind::{Alias, Function, GlobalVariable, IFunc};
    value.entry().is_some_and(|entry| matches!(entry.kind, Function | GlobalVariable | Alias | IFunc))
}
