//! Debug information: the sets SPIRV.debug, OpenCL.DebugInfo.100 and NonSemantic.Shader.DebugInfo, and lines without a set.
//!
//! Every instruction that becomes a node gets the number of its node first, so that instructions may refer to each other
//! in any order and in cycles; then each node is defined. Locations and records are lifted with the bodies ([`lines`]).

mod expressions;
pub(super) mod lines;
mod operands;
mod scopes;
mod types;
mod variables;

use crate::error::WarningKind;
use crate::ir::{MdField, MdId, MdKind};
use crate::lift::cx::ModuleCx;
use crate::lift::cx::debug::DebugNode;
use crate::map::dwarf;
use crate::spirv::Op;
use crate::spirv::grammar::Dbg;
use crate::spirv::operands::ExtendedSet;

use operands::DebugInst;

/// The behavior of a module flag of which differing values are a warning.
const WARNING: u32 = 2;
/// The behavior of a module flag of which the greatest value counts.
const MAX: u32 = 7;
/// `DEBUG_METADATA_VERSION` of LLVM.
const METADATA_VERSION: u32 = 3;

/// Lifts the debug instructions outside of bodies.
pub(super) fn lift(mx: &mut ModuleCx<'_>) {
    // In an invalid module, several instructions may define an id.
    let defines = |inst: &DebugInst<'_>| mx.view.definition_offset(inst.id()) == Some(inst.inst.offset);
    let insts = mx.view.instructions().filter_map(|inst| mx.debug_inst(inst)).filter(defines);
    let insts: Vec<DebugInst<'_>> = insts.collect();
    mx.debug.units = insts.iter().filter(|inst| inst.number == Dbg::CompilationUnit).map(DebugInst::id).collect();
    for unit in insts.iter().filter(|inst| inst.number == Dbg::CompilationUnit) {
        if let Some(source) = unit.word("Source") {
            let units = mx.debug.units_of_sources.entry(source);
            units.and_modify(|shared| *shared = None).or_insert(Some(unit.id()));
        }
    }
    if mx.debug.units.is_empty() {
        lines::lift_tables(mx);
        return;
    }
    // A literal may be the id of a constant by chance.
    mx.debug.has_literal_arguments = insts.iter().any(|inst| mx.has_literal_argument(inst));
    mx.debug.has_lower_bounds = types::have_lower_bounds(mx, &insts);
    mx.debug.has_source_texts = insts.iter().any(|inst| scopes::has_text(mx, inst));
    scopes::find_owners(mx, &insts);
    scopes::unify_declarations(mx, &insts);
    reserve(mx, &insts);
    scopes::find_members(mx, &insts);
    for inst in &insts {
        define(mx, inst);
    }
    types::retain_unused(mx, &insts);
    scopes::lift_units(mx, &insts);
}

/// Returns the kind of the node of an instruction; `None` if it becomes none, or becomes one in another way.
fn kind_of(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> Option<MdKind> {
    Some(match inst.number {
        Dbg::CompilationUnit => MdKind::CompileUnit,
        Dbg::TypeBasic => MdKind::BasicType,
        Dbg::TypePointer
        | Dbg::TypeQualifier
        | Dbg::Typedef
        | Dbg::TypeMember
        | Dbg::TypeInheritance
        | Dbg::TypePtrToMember => MdKind::DerivedType,
        Dbg::TypeArray
        | Dbg::TypeArrayDynamic
        | Dbg::TypeVector
        | Dbg::TypeMatrix
        | Dbg::TypeEnum
        | Dbg::TypeComposite => MdKind::CompositeType,
        Dbg::TypeFunction => MdKind::SubroutineType,
        Dbg::TypeSubrange => MdKind::Subrange,
        Dbg::TypeString => MdKind::StringType,
        Dbg::TypeTemplateParameter if mx.is_none(inst.word("Value")) => MdKind::TemplateTypeParameter,
        Dbg::TypeTemplateParameter | Dbg::TypeTemplateTemplateParameter | Dbg::TypeTemplateParameterPack => {
            MdKind::TemplateValueParameter
        }
        Dbg::GlobalVariable => MdKind::GlobalVariable,
        Dbg::LocalVariable => {
            let parent = inst.word("Parent").unwrap_or(0);
            let is_cut = scopes::enclosing(mx, inst.id()).is_cut;
            scopes::enclosing(mx, parent).function.filter(|_| !is_cut)?;
            MdKind::LocalVariable
        }
        Dbg::Function | Dbg::FunctionDeclaration => MdKind::Subprogram,
        Dbg::LexicalBlock | Dbg::LexicalBlockDiscriminator => scopes::block_kind(mx, inst),
        Dbg::InlinedAt => {
            let scope = inst.word("Scope").unwrap_or(0);
            scopes::enclosing(mx, scope).function?;
            MdKind::Location
        }
        Dbg::ImportedEntity => MdKind::ImportedEntity,
        Dbg::Module | Dbg::ModuleINTEL if mx.debug_text(inst, "Name").is_empty() => return None,
        Dbg::Module | Dbg::ModuleINTEL => MdKind::Module,
        Dbg::MacroDef | Dbg::MacroUndef if scopes::macro_name(mx, inst).is_empty() => return None,
        Dbg::MacroDef | Dbg::MacroUndef => MdKind::Macro,
        _ => return None,
    })
}

/// Gives the instructions that become nodes the numbers of their nodes.
fn reserve(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    for (index, inst) in insts.iter().enumerate() {
        if mx.debug.unified.contains_key(&inst.id()) {
            continue;
        }
        let node = match inst.number {
            Dbg::Source => scopes::file(mx, inst, &insts[index + 1..]).map(|id| DebugNode { id, kind: MdKind::File }),
            Dbg::Expression => {
                let id = expressions::expression(mx, inst);
                Some(DebugNode { id, kind: MdKind::Expression })
            }
            _ => kind_of(mx, inst).map(|kind| DebugNode { id: mx.ir.md_reserve(), kind }),
        };
        if let Some(node) = node {
            mx.debug.nodes.insert(inst.id(), node);
        }
    }
    for inst in insts {
        let member = mx.debug.unified.get(&inst.id()).copied();
        if let Some(node) = mx.any_node(member) {
            mx.debug.nodes.insert(inst.id(), node);
        }
        scopes::note(mx, inst);
    }
}

/// Defines the node of an instruction.
fn define(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) {
    if mx.debug.unified.contains_key(&inst.id()) {
        return;
    }
    let Some(node) = mx.debug.nodes.get(&inst.id()).copied() else {
        if !is_known(inst) {
            let message = "the instruction is not known and is omitted from debug information";
            mx.warn(WarningKind::OmittedDebugInfo, inst.inst, message);
        }
        return;
    };
    match inst.number {
        Dbg::TypeBasic => types::basic(mx, inst, node),
        Dbg::TypePointer => types::pointer(mx, inst, node),
        Dbg::TypeQualifier => types::qualifier(mx, inst, node),
        Dbg::Typedef => types::typedef(mx, inst, node),
        Dbg::TypeMember => types::member(mx, inst, node),
        Dbg::TypeInheritance => types::inheritance(mx, inst, node),
        Dbg::TypePtrToMember => types::pointer_to_member(mx, inst, node),
        Dbg::TypeArray | Dbg::TypeArrayDynamic => types::array(mx, inst, node),
        Dbg::TypeVector => types::vector(mx, inst, node),
        Dbg::TypeMatrix => types::matrix(mx, inst, node),
        Dbg::TypeEnum => types::enumeration(mx, inst, node),
        Dbg::TypeComposite => types::composite(mx, inst, node),
        Dbg::TypeFunction => types::function(mx, inst, node),
        Dbg::TypeSubrange => types::subrange(mx, inst, node),
        Dbg::TypeString => types::string(mx, inst, node),
        Dbg::TypeTemplateParameter => types::template_parameter(mx, inst, node),
        Dbg::TypeTemplateTemplateParameter => types::template_template_parameter(mx, inst, node),
        Dbg::TypeTemplateParameterPack => types::parameter_pack(mx, inst, node),
        Dbg::GlobalVariable => variables::global(mx, inst, node),
        Dbg::LocalVariable => variables::local(mx, inst, node),
        Dbg::Function | Dbg::FunctionDeclaration => scopes::function(mx, inst, node),
        Dbg::LexicalBlock | Dbg::LexicalBlockDiscriminator => scopes::block(mx, inst, node),
        Dbg::InlinedAt => lines::inlined_at(mx, inst, node),
        Dbg::ImportedEntity => scopes::imported_entity(mx, inst, node),
        Dbg::Module | Dbg::ModuleINTEL => scopes::module(mx, inst, node),
        Dbg::MacroDef | Dbg::MacroUndef => scopes::macro_(mx, inst, node),
        // Units are defined when their lists are complete; the nodes of the others are defined already.
        _ => {}
    }
}

/// Returns `true` for the instructions that may become no node.
fn is_known(inst: &DebugInst<'_>) -> bool {
    let is_old = inst.set == ExtendedSet::OldDebugInfo;
    match inst.number {
        Dbg::Value => !is_old,
        Dbg::InfoNone
        | Dbg::Source
        | Dbg::Operation
        | Dbg::Scope
        | Dbg::NoScope
        | Dbg::Declare
        | Dbg::InlinedVariable
        | Dbg::TypeTemplate
        | Dbg::Module
        | Dbg::ModuleINTEL
        | Dbg::MacroDef
        | Dbg::MacroUndef
        | Dbg::LocalVariable
        | Dbg::InlinedAt
        | Dbg::FunctionDefinition
        | Dbg::SourceContinued
        | Dbg::Line
        | Dbg::NoLine
        | Dbg::BuildIdentifier
        | Dbg::StoragePath
        | Dbg::EntryPoint => true,
        _ => false,
    }
}

/// Adds a module flag.
fn module_flag(mx: &mut ModuleCx<'_>, behavior: u32, name: &str, value: MdId) {
    let operands = [mx.ir.md_i32(behavior), mx.ir.md_string(name.as_bytes()), value];
    let flag = mx.ir.md_list(&operands);
    mx.ir.append_named_metadata("llvm.module.flags", &[flag]);
}

/// Adds the module flags that debug information needs.
fn version_flags(mx: &mut ModuleCx<'_>, dwarf_version: u32) {
    if dwarf_version != 0 {
        let version = mx.ir.md_i32(dwarf_version);
        module_flag(mx, MAX, "Dwarf Version", version);
    }
    let version = mx.ir.md_i32(METADATA_VERSION);
    module_flag(mx, WARNING, "Debug Info Version", version);
}

/// Returns `DW_LANG` of the `OpSource` of a module.
fn source_language(mx: &ModuleCx<'_>) -> u64 {
    let source = mx.view.preamble().find(|inst| inst.op == Op::Source);
    let language = source.and_then(|inst| inst.operands.first().copied()).map(crate::spirv::grammar::SourceLanguage);
    language.and_then(dwarf::language_number).unwrap_or(dwarf::LANGUAGE_OPENCL)
}

/// Returns the file with a path: its directory ends at the last separator, which is that of the root itself.
fn file_of_path(mx: &mut ModuleCx<'_>, path: &[u8]) -> operands::Fields {
    let separator = path.iter().rposition(|byte| matches!(byte, b'/' | b'\\'));
    let (directory, name) = match separator {
        Some(at) => (&path[..at.max(1)], &path[at + 1..]),
        None => (&b"."[..], path),
    };
    operands::Fields::default().text(mx, MdField::Filename, name).text(mx, MdField::Directory, directory)
}
