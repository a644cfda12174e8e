//! Named metadata: module flags, identification, compile units.

use rustc_hash::FxHashMap;

use super::nodes::Visitor;
use super::{Errors, Facts, Root, Verdict, require, require_debug_info, tbaa};
use crate::ir::metadata::{MdKind, MdNode, MdOperand};
use crate::ir::values::{Value, ValueKind};

/// Checks the named metadata.
pub(super) fn check<'m>(facts: &Facts<'m>, visitor: &mut Visitor<'_, 'm>, errors: &mut Errors) {
    let module = facts.module;
    for (name, nodes) in &module.named_metadata {
        let name = module.strings.get(*name);
        let at = || Some(format!("!{}", String::from_utf8_lossy(name)));
        let is_units = name == b"llvm.dbg.cu";
        let is_known = is_units || !name.starts_with(b"llvm.dbg.");
        errors.take(require_debug_info(is_known, "unrecognized named metadata node in the llvm.dbg namespace"), at);
        for &id in nodes {
            let node = MdNode::new(module, id);
            let verdict = match name {
                b"llvm.dbg.cu" => require_debug_info(node.kind() == MdKind::CompileUnit, "invalid compile unit"),
                b"llvm.ident" => check_string(node, "invalid llvm.ident metadata"),
                b"llvm.commandline" => check_string(node, "invalid llvm.commandline metadata"),
                b"llvm.errno.tbaa" => tbaa::check(visitor.tbaa(), None, node),
                _ => Ok(()),
            };
            errors.take(verdict, at);
            visitor.visit(Root { node: id, allows_locations: true }, errors);
        }
        let is_empty_list = name == b"llvm.errno.tbaa" && nodes.is_empty();
        errors.take(require(!is_empty_list, "llvm.errno.tbaa must have at least one operand"), at);
        if name == b"llvm.module.flags" {
            let nodes = nodes.iter().map(|id| MdNode::new(module, *id));
            errors.take(check_flags(facts, nodes), at);
        }
    }
}

/// Checks that a node is one string.
fn check_string(node: MdNode<'_>, message: &'static str) -> Verdict {
    require(node.operand_count() == 1 && node.string(0).is_some(), message)
}

/// The behavior of a linker that merges a flag.
mod behavior {
    pub(super) const REQUIRE: i64 = 3;
    pub(super) const APPEND: i64 = 5;
    pub(super) const APPEND_UNIQUE: i64 = 6;
    pub(super) const MAX: i64 = 7;
    pub(super) const MIN: i64 = 8;
}

fn integer(node: MdNode<'_>, index: u32) -> Option<Value<'_>> {
    node.value(index).filter(|value| value.kind() == ValueKind::ConstantInt)
}

fn check_flags<'m>(facts: &Facts<'m>, flags: impl Iterator<Item = MdNode<'m>>) -> Verdict {
    let (mut seen, mut requirements) = (FxHashMap::default(), Vec::new());
    for flag in flags {
        require(flag.operand_count() == 3, "incorrect number of operands in module flag")?;
        let Some(merge) = integer(flag, 0) else {
            return Err("invalid behavior operand in module flag (expected constant integer)".into());
        };
        let merge = merge.int_zext().map_or(0, |merge| merge as i64);
        require((1..=8).contains(&merge), "invalid behavior operand in module flag (unexpected constant)")?;
        let Some(name) = flag.string(1) else {
            return Err("invalid ID operand in module flag (expected metadata string)".into());
        };
        check_value(flag, merge)?;
        match merge {
            behavior::REQUIRE => requirements.extend(flag.node(2)),
            _ => require(
                seen.insert(name, flag).is_none(),
                "module flag identifiers must be unique (or of 'require' type)",
            )?,
        }
        let needs_number = matches!(name, b"wchar_size" | b"SemanticInterposition");
        require(!needs_number || integer(flag, 2).is_some(), "metadata requires constant integer argument")?;
        let has_options = facts.module.named_metadata_names().any(|name| name == b"llvm.linker.options");
        require(name != b"Linker Options" || has_options, "'Linker Options' named metadata no longer supported")?;
    }
    for requirement in requirements {
        let Some(flag) = requirement.string(0).and_then(|name| seen.get(name)) else {
            return Err("invalid requirement on flag, flag is not present in module".into());
        };
        require(
            flag.operand(2) == requirement.operand(1),
            "invalid requirement on flag, flag does not have the required value",
        )?;
    }
    Ok(())
}

/// Checks the value of a flag.
fn check_value(flag: MdNode<'_>, merge: i64) -> Verdict {
    match merge {
        behavior::MIN => {
            let value = integer(flag, 2);
            let is_natural = value.is_some_and(|value| value.int_sext().is_none_or(|value| value >= 0));
            require(is_natural, "invalid value for 'min' module flag (expected constant non-negative integer)")
        }
        behavior::MAX => {
            require(integer(flag, 2).is_some(), "invalid value for 'max' module flag (expected constant integer)")
        }
        behavior::REQUIRE => {
            let Some(MdOperand::Node(pair)) = flag.operand(2) else {
                return Err("invalid value for 'require' module flag (expected metadata pair)".into());
            };
            require(pair.operand_count() == 2, "invalid value for 'require' module flag (expected metadata pair)")?;
            require(
                pair.string(0).is_some(),
                "invalid value for 'require' module flag (first value operand should be a string)",
            )
        }
        behavior::APPEND | behavior::APPEND_UNIQUE => {
            require(flag.node(2).is_some(), "invalid value for 'append'-type module flag (expected a metadata node)")
        }
        _ => Ok(()),
    }
}
