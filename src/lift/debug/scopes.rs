//! Scopes: compilation units, files, functions, blocks, namespaces, modules, imported entities and macros.

use rustc_hash::{FxHashMap, FxHashSet};

use super::operands::{DebugInst, Fields};
use super::{file_of_path, module_flag, version_flags};
use crate::ir::{MdField as F, MdId, MdKind};
use crate::lift::cx::ModuleCx;
use crate::lift::cx::debug::{DebugNode, Enclosing};
use crate::map::debug_conventions::{CHECKSUM, CHECKSUM_KINDS, PRODUCER};
use crate::map::dwarf::{self, tag};
use crate::spirv::Op;
use crate::spirv::grammar::{Dbg, ShaderDebugInfo, SourceLanguage, debug_imported_entity, debug_info_flags as flag};
use crate::spirv::operands::ExtendedSet;

/// The number of operands of `DebugFunctionDeclaration`, which are the first ones of `DebugFunction`.
const DECLARATION_OPERANDS: usize = 8;
/// The emission kind `FullDebug`.
const FULL_DEBUG: u64 = 1;
/// `DW_MACINFO_define`
const DEFINE: u64 = 1;
/// `DW_MACINFO_undef`
const UNDEFINE: u64 = 2;
/// `DW_MACINFO_start_file`
const START_FILE: u64 = 3;
/// The flag of modules with the numbers of languages that DWARF does not have.
const LANGUAGE_LITERAL: &str = "Source Lang Literal";

/// Finds the declarations of functions that members of types declare as well; LLVM has one node for both.
pub(super) fn unify_declarations(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    let mut members: FxHashMap<&[u32], u32> = FxHashMap::default();
    for inst in insts.iter().filter(|inst| inst.number == Dbg::Function) {
        let body = inst.word("Function").filter(|_| !inst.is_non_semantic());
        let is_member = mx.debug.owners.contains_key(&inst.id()) && mx.is_none(body);
        if let Some(head) = inst.words.get(..DECLARATION_OPERANDS).filter(|_| is_member) {
            members.entry(head).or_insert(inst.id());
        }
    }
    for inst in insts.iter().filter(|inst| inst.number == Dbg::FunctionDeclaration) {
        let head = inst.words.get(..DECLARATION_OPERANDS);
        if let Some(member) = head.and_then(|head| members.get(head)) {
            mx.debug.unified.insert(inst.id(), *member);
        }
    }
}

/// Returns the compilation unit and the function around a scope.
pub(super) fn enclosing(mx: &mut ModuleCx<'_>, id: u32) -> Enclosing {
    let (mut path, mut at) = (Vec::new(), id);
    let mut on_path = FxHashSet::default();
    let mut is_cut = false;
    let mut found = loop {
        if let Some(known) = mx.debug.enclosing.get(&at) {
            break *known;
        }
        if !on_path.insert(at) {
            is_cut = true;
            break Enclosing::default();
        }
        let Some(inst) = mx.debug_inst_of(at) else { break Enclosing::default() };
        path.push((at, inst.number));
        match inst.word("Parent").filter(|_| has_parent(inst.number)) {
            Some(parent) => at = parent,
            None => break Enclosing::default(),
        }
    };
    for (id, number) in path.into_iter().rev() {
        let own = match number {
            Dbg::CompilationUnit => Enclosing { unit: Some(id), ..Enclosing::default() },
            Dbg::Function => Enclosing { function: Some(id), ..found },
            Dbg::LexicalBlock | Dbg::LexicalBlockDiscriminator => found,
            _ => Enclosing { function: None, ..found },
        };
        found = Enclosing { is_cut, ..own };
        is_cut = false;
        mx.debug.enclosing.insert(id, found);
    }
    found
}

/// Returns `true` for the instructions whose parent is a scope.
fn has_parent(number: Dbg) -> bool {
    !matches!(number, Dbg::TypeInheritance | Dbg::TypePtrToMember)
}

/// Returns the compilation unit of an instruction; the first one if it has none.
pub(super) fn unit_of(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> u32 {
    let own = enclosing(mx, inst.id()).unit;
    own.or_else(|| mx.debug.units.first().copied()).unwrap_or(0)
}

/// The maximum number of scopes around a function in which a namespace is looked for.
const MAX_SCOPES: usize = 64;

/// Returns the compilation unit of a function. Units may share a namespace, which has one unit, so that that of the source of the
/// function is more certain.
fn unit_of_function(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> u32 {
    let unit = unit_of(mx, inst);
    let of_source = inst.word("Source").and_then(|source| mx.debug.units_of_sources.get(&source).copied().flatten());
    let Some(of_source) = of_source.filter(|of_source| *of_source != unit) else { return unit };
    let mut scope = inst.word("Parent");
    for _ in 0..MAX_SCOPES {
        let Some(around) = scope.and_then(|scope| mx.debug_inst_of(scope)) else { break };
        if around.number == Dbg::LexicalBlock {
            return of_source;
        }
        scope = around.word("Parent");
    }
    unit
}

/// Returns the version of DWARF of the first unit.
pub(super) fn dwarf_version(mx: &ModuleCx<'_>) -> u32 {
    let unit = mx.debug.units.first().and_then(|unit| mx.debug_inst_of(*unit));
    unit.map_or(0, |unit| mx.debug_number(&unit, "DWARF Version"))
}

/// Returns the list of the parameters of a template.
pub(super) fn template_parameters(mx: &mut ModuleCx<'_>, ids: &[u32]) -> MdId {
    let is_parameter = |kind: MdKind| matches!(kind, MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter);
    let nodes = ids.iter().filter_map(|id| mx.any_node(Some(*id))).filter(|node| is_parameter(node.kind));
    let nodes: Vec<MdId> = nodes.map(|node| node.id).collect();
    mx.ir.md_list(&nodes)
}

/// Returns the kind of the node of a block: one that is in no function is a namespace.
pub(super) fn block_kind(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> MdKind {
    let is_local = enclosing(mx, inst.id()).function.is_some();
    match inst.number {
        _ if !is_local => MdKind::Namespace,
        Dbg::LexicalBlock => MdKind::LexicalBlock,
        _ => MdKind::LexicalBlockFile,
    }
}

/// Records the facts that an instruction states about others, when all have the numbers of their nodes.
pub(super) fn note(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) {
    match inst.number {
        Dbg::Function => {
            enclosing(mx, inst.id());
            if let Some(function) = inst.word("Function") {
                connect(mx, inst.id(), function);
            }
        }
        Dbg::FunctionDefinition => {
            if let [function, body, ..] = *inst.words {
                connect(mx, mx.template_target(function), body);
            }
        }
        Dbg::Scope | Dbg::InlinedAt => mx.debug.located.extend(inst.word("Scope")),
        Dbg::EntryPoint => {
            for id in inst.words.iter().take(2) {
                mx.debug.entry_points.entry(*id).or_insert(inst.inst.offset);
            }
        }
        Dbg::TypeTemplate => {
            let Some(target) = inst.word("Target") else { return };
            let parameters = template_parameters(mx, inst.rest());
            mx.debug.templates.entry(target).or_insert(parameters);
            if let Some(node) = mx.any_node(Some(target)) {
                mx.debug.nodes.insert(inst.id(), node);
            }
        }
        _ => {
            enclosing(mx, inst.id());
        }
    }
}

/// Makes a `DebugFunction` the one of an `OpFunction`, unless either has another.
fn connect(mx: &mut ModuleCx<'_>, function: u32, body: u32) {
    let is_function = mx.view.function(body).is_some_and(|index| mx.view.functions()[index].has_body);
    let debug = mx.debug_inst_of(function).filter(|inst| inst.number == Dbg::Function);
    if is_function
        && debug.is_some()
        && !mx.debug.bodies.contains_key(&function)
        && !mx.debug.functions.contains_key(&body)
    {
        mx.debug.functions.insert(body, function);
        mx.debug.bodies.insert(function, body);
    }
}

/// Finds the types of members.
pub(super) fn find_owners(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    for inst in insts.iter().filter(|inst| inst.number == Dbg::TypeComposite) {
        for member in inst.rest() {
            mx.debug.owners.entry(*member).or_insert(inst.id());
        }
    }
}

/// Finds the local variables and imported entities of functions.
pub(super) fn find_members(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    for inst in insts.iter().filter(|inst| matches!(inst.number, Dbg::LocalVariable | Dbg::ImportedEntity)) {
        let Some(parent) = parent(inst) else { continue };
        let function = enclosing(mx, parent).function;
        if let (Some(function), Some(node)) = (function, mx.any_node(Some(inst.id()))) {
            mx.debug.retained.entry(function).or_default().push(node.id);
        }
    }
}

/// Returns the parent of a variable or imported entity.
fn parent(inst: &DebugInst<'_>) -> Option<u32> {
    match inst.number {
        Dbg::ImportedEntity => imported_operands(inst).map(|operands| operands[5]),
        _ => inst.word("Parent"),
    }
}

/// `DebugSource` and the instructions that continue it => `DIFile`
pub(super) fn file(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, following: &[DebugInst<'_>]) -> Option<MdId> {
    let path = mx.debug_text(inst, "File");
    let (kind, sum, mut text) = checksum_and_text(mx, inst);
    if !text.is_empty() || inst.words.len() > 1 {
        for next in following.iter().take_while(|next| next.number == Dbg::SourceContinued) {
            text.extend(mx.debug_text(next, "Text"));
        }
    }
    if matches!(path.last(), None | Some(b'/' | b'\\')) {
        return None;
    }
    let mut fields = file_of_path(mx, &path);
    let is_sum = |(_, digits): &&(&[u8], usize)| sum.len() == *digits && sum.iter().all(u8::is_ascii_hexdigit);
    let is_known = kind.checked_sub(1).and_then(|kind| CHECKSUM_KINDS.get(kind as usize)).filter(is_sum).is_some();
    if is_known {
        fields = fields.number(F::ChecksumKind, kind).text(mx, F::Checksum, &sum);
    }
    if mx.debug.has_source_texts || !text.is_empty() {
        let text = mx.ir.md_string(&text);
        fields = fields.link(F::Source, Some(text));
    }
    Some(fields.node(mx, MdKind::File))
}

/// Returns the kind of the checksum of a source (zero if it has none), its digits, and the text.
fn checksum_and_text(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> (u64, Vec<u8>, Vec<u8>) {
    match (inst.set, inst.words) {
        (ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200), &[_, text]) => (0, Vec::new(), mx.text(Some(text))),
        (ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200), &[_, kind, sum, ref text @ ..]) => {
            let has_sum = !mx.is_none(Some(sum));
            let kind = if has_sum { u64::from(mx.number_of(kind)) + 1 } else { 0 };
            (kind, mx.text(Some(sum)), mx.text(text.first().copied()))
        }
        _ => split_checksum(mx.debug_text(inst, "Text"), inst.is_non_semantic()),
    }
}

/// Returns `true` if a source has its text.
pub(super) fn has_text(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> bool {
    inst.number == Dbg::Source && !checksum_and_text(mx, inst).2.is_empty()
}

/// Splits the text of a source at its checksum: the number of its kind, its digits, and the text before it.
fn split_checksum(mut text: Vec<u8>, is_text_only: bool) -> (u64, Vec<u8>, Vec<u8>) {
    let Some(at) = text.windows(CHECKSUM.len()).rposition(|window| window == CHECKSUM).filter(|_| !is_text_only) else {
        return (0, Vec::new(), text);
    };
    let comment = text.split_off(at);
    let mut parts = comment[CHECKSUM.len()..].splitn(3, |byte| *byte == b':');
    let (name, sum) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let kind = CHECKSUM_KINDS.iter().position(|(known, _)| *known == name).map_or(0, |kind| kind as u64 + 1);
    let digits = sum.iter().take_while(|byte| byte.is_ascii_hexdigit()).copied().collect();
    (kind, digits, text)
}

/// `DebugFunction`, `DebugFunctionDeclaration` => `DISubprogram`, which is attached to its function
pub(super) fn function(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let [name, linkage_name] = ["Name", "Linkage Name"].map(|operand| mx.debug_text(inst, operand));
    let id = inst.id();
    let flags = mx.debug_number(inst, "Flags");
    let body = mx.debug.bodies.get(&id).copied();
    // LLVM has locations in definitions only.
    let is_definition = inst.number == Dbg::Function
        && (body.is_some() || flags & flag::FlagIsDefinition != 0 || mx.debug.located.contains(&id));
    // The Khronos translator gives functions that are no templates an empty list.
    let parameters = match mx.debug.templates.get(&id).copied() {
        Some(parameters) => parameters,
        None => mx.ir.md_list(&[]),
    };
    let scope = mx.parent_of(inst);
    let ty = mx.node_of_kind(inst.word("Type"), MdKind::SubroutineType).unwrap_or_else(|| {
        // LLVM's back ends accept no function without a type.
        let types = mx.ir.md_tuple(&[None]);
        Fields::default().link(F::Elements, Some(types)).node(mx, MdKind::SubroutineType)
    });
    let fields = Fields::default()
        .link(F::Scope, scope)
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.line_of(inst))
        .link(F::Type, Some(ty))
        .number(F::ScopeLine, mx.debug_number(inst, "Scope Line"))
        .number(F::Flags, dwarf::flag_bits(flags))
        .link(F::TemplateParams, Some(parameters));
    let mut fields = fields.text(mx, F::Name, &name).text(mx, F::LinkageName, &linkage_name);
    let subprogram_flags = subprogram_flags(mx, inst, body, is_definition);
    if is_definition {
        let unit = unit_of_function(mx, inst);
        let retained = mx.debug.retained.remove(&id).map(|nodes| mx.ir.md_list(&nodes));
        let declaration = inst.word("Declaration").and_then(|id| mx.debug_inst_of(mx.template_target(id)));
        let declaration = declaration.filter(|inst| inst.number == Dbg::FunctionDeclaration).map(|inst| inst.id());
        let declaration = mx.node_of_kind(declaration, MdKind::Subprogram).or_else(|| {
            // Where types of one name are one, LLVM accepts no definition in a type without a declaration.
            scope.filter(|scope| mx.node_of_kind(inst.word("Parent"), MdKind::CompositeType) == Some(*scope))?;
            let flags = subprogram_flags & !dwarf::SUBPROGRAM_DEFINITION;
            Some(fields.clone().number(F::SubprogramFlags, flags).node(mx, MdKind::Subprogram))
        });
        fields = fields
            .link(F::Unit, mx.node_of_kind(Some(unit), MdKind::CompileUnit))
            .link(F::Declaration, declaration)
            .link(F::RetainedNodes, retained);
    }
    let target = mx.debug_text(inst, "Target Function Name");
    let fields = fields.number(F::SubprogramFlags, subprogram_flags);
    fields.text(mx, F::TargetFunction, &target).define(mx, node, is_definition);
    let function = body.and_then(|body| mx.view.function(body)).filter(|index| !mx.is_replaced[*index]);
    if let Some(function) = function.and_then(|index| mx.functions[index]) {
        mx.ir.attach_to_function(function, "dbg", node.id);
    }
}

/// Returns the `spFlags` of a function.
fn subprogram_flags(mx: &ModuleCx<'_>, inst: &DebugInst<'_>, body: Option<u32>, is_definition: bool) -> u64 {
    let is_main = match inst.is_non_semantic() {
        true => mx.debug.entry_points.contains_key(&inst.id()),
        false => body.is_some_and(|body| mx.kernels.contains(&body)),
    };
    let mut bits = dwarf::subprogram_flag_bits(mx.debug_number(inst, "Flags")) & !dwarf::SUBPROGRAM_DEFINITION;
    bits |= if is_definition { dwarf::SUBPROGRAM_DEFINITION } else { 0 };
    bits |= if is_main { dwarf::SUBPROGRAM_MAIN } else { 0 };
    bits
}

/// `DebugLexicalBlock` => `DILexicalBlock` or `DINamespace`, `DebugLexicalBlockDiscriminator` => `DILexicalBlockFile`
pub(super) fn block(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let fields = Fields::default().link(F::Scope, mx.parent_of(inst));
    let fields = match node.kind {
        MdKind::Namespace => {
            let name = mx.debug_text(inst, "Name");
            let is_inline = inst.word("Inline Namespace").is_some_and(|id| mx.op_of(id) == Some(Op::ConstantTrue));
            fields.text(mx, F::Name, &name).number(F::ExportSymbols, u64::from(is_inline))
        }
        MdKind::LexicalBlock => {
            let [line, column] = ["Line", "Column"].map(|name| mx.debug_number(inst, name));
            // LLVM accepts no column without a line.
            let column = if line == 0 { 0 } else { column };
            let fields = fields.link(F::File, mx.file_of(inst));
            fields.number(F::Line, line).number(F::Column, column)
        }
        _ => {
            let discriminator = mx.debug_number(inst, "Discriminator");
            fields.link(F::File, mx.file_of(inst)).number(F::Discriminator, discriminator)
        }
    };
    fields.define(mx, node, node.kind == MdKind::LexicalBlock);
}

/// `DebugModule`, `DebugModuleINTEL` => `DIModule`
pub(super) fn module(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let of = |names: [&str; 2]| names.into_iter().map(|name| mx.debug_text(inst, name)).find(|text| !text.is_empty());
    let macros = of(["Configuration Macros", "ConfigurationMacros"]).unwrap_or_default();
    let path = of(["Include Path", "IncludePath"]).unwrap_or_default();
    let notes = of(["API Notes File", "APINotesFile"]).unwrap_or_default();
    let declared = ["Is Declaration", "IsDeclaration"].map(|name| mx.debug_number(inst, name));
    let fields = Fields::default()
        .link(F::Scope, mx.parent_of(inst))
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.debug_number(inst, "Line"))
        .number(F::IsDeclaration, u64::from(declared != [0, 0]));
    let fields = fields.text(mx, F::Name, &name).text(mx, F::ConfigurationMacros, &macros);
    fields.text(mx, F::IncludePath, &path).text(mx, F::ApiNotes, &notes).define(mx, node, false);
}

/// Returns the name, tag, source, entity, line and parent of a `DebugImportedEntity`, which may have another operand after
/// the tag.
fn imported_operands(inst: &DebugInst<'_>) -> Option<[u32; 6]> {
    match *inst.words {
        [name, tag, source, entity, line, _, parent] => Some([name, tag, source, entity, line, parent]),
        [name, tag, _, source, entity, line, _, parent] => Some([name, tag, source, entity, line, parent]),
        _ => None,
    }
}

/// `DebugImportedEntity` => `DIImportedEntity`
pub(super) fn imported_entity(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let [name, kind, source, entity, line, parent] = imported_operands(inst).unwrap_or_default();
    let number = |word| if inst.is_non_semantic() { mx.number_of(word) } else { word };
    let is_module = number(kind) == debug_imported_entity::ImportedModule;
    let is_entity = |kind: MdKind| !matches!(kind, MdKind::Location | MdKind::Expression);
    let scope = enclosing(mx, inst.id());
    let parent_node = mx.scope_node(Some(parent)).filter(|_| !scope.is_cut);
    let name = if is_module { Vec::new() } else { mx.text(Some(name)) };
    let number = |word| if inst.is_non_semantic() { mx.number_of(word) } else { word };
    let fields = Fields::default()
        .number(F::Tag, if is_module { tag::IMPORTED_MODULE } else { tag::IMPORTED_DECLARATION })
        .link(F::Scope, parent_node)
        .link(F::Entity, mx.any_node(Some(entity)).filter(|node| is_entity(node.kind)).map(|node| node.id))
        .link(F::File, mx.node_of_kind(Some(source), MdKind::File))
        .number(F::Line, number(line));
    fields.text(mx, F::Name, &name).define(mx, node, false);
    let around = enclosing(mx, parent);
    if around.function.is_none() {
        let unit = around.unit.or_else(|| mx.debug.units.first().copied()).unwrap_or(0);
        mx.debug.lists.entry(unit).or_default().imports.push(node.id);
    }
}

/// Returns the name of a macro, with its parameters.
pub(super) fn macro_name(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> Vec<u8> {
    let defined = inst.word("Macro").and_then(|id| mx.debug_inst_of(id));
    mx.debug_text(&defined.filter(|inst| inst.number == Dbg::MacroDef).unwrap_or(*inst), "Name")
}

/// `DebugMacroDef`, `DebugMacroUndef` => `DIMacro`
pub(super) fn macro_(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let (name, value) = (macro_name(mx, inst), mx.debug_text(inst, "Value"));
    let kind = if inst.number == Dbg::MacroDef { DEFINE } else { UNDEFINE };
    let fields = Fields::default().number(F::MacroKind, kind).number(F::Line, mx.debug_number(inst, "Line"));
    fields.text(mx, F::Name, &name).text(mx, F::Value, &value).define(mx, node, false);
    let file = macro_file(mx, inst);
    let unit = mx.debug.units.first().copied().unwrap_or(0);
    mx.debug.lists.entry(unit).or_default().macros.push((file, node.id));
}

/// Returns the file of a macro: of its `DebugSource`, or of an `OpString` with the path, which OpenCL.DebugInfo.100 has here.
fn macro_file(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> Option<MdId> {
    let path = mx.debug_text(inst, "Source");
    if matches!(path.last(), None | Some(b'/' | b'\\')) {
        return mx.file_of(inst);
    }
    let mut fields = file_of_path(mx, &path);
    if mx.debug.has_source_texts {
        let text = mx.ir.md_string(b"");
        fields = fields.link(F::Source, Some(text));
    }
    Some(fields.node(mx, MdKind::File))
}

/// Returns the producers that the module has been processed by.
fn producers(mx: &ModuleCx<'_>) -> Vec<Vec<u8>> {
    let processed = mx.view.preamble().filter(|inst| inst.op == Op::ModuleProcessed);
    let texts = processed.filter_map(|inst| Some(inst.string(0)?.0));
    texts.filter_map(|text| text.strip_prefix(PRODUCER).map(<[u8]>::to_vec)).collect()
}

/// Defines the compilation units, whose lists are complete, and adds the module flags and then the list of the units: LLVM
/// numbers nodes in the order of the named metadata, and existing tests know the numbers of this order.
pub(super) fn lift_units(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    let producers = producers(mx);
    let units: Vec<DebugInst<'_>> = insts.iter().filter(|inst| inst.number == Dbg::CompilationUnit).copied().collect();
    let (mut nodes, mut literals) = (Vec::new(), Vec::new());
    let storage = Storage::find(mx, insts);
    for (index, inst) in units.iter().enumerate() {
        let Some(node) = mx.node_of_kind(Some(inst.id()), MdKind::CompileUnit) else { continue };
        let producer = match producers.len() == units.len() {
            true => producers.get(index),
            false => producers.first(),
        };
        let node = DebugNode { id: node, kind: MdKind::CompileUnit };
        let producer = producer.map_or(&b"spirv"[..], Vec::as_slice).to_vec();
        let fields = unit(mx, inst, producer, &mut literals);
        let fields = fields.number(F::DwoId, storage.identifier).text(mx, F::SplitDebugFilename, &storage.path);
        let fields = lists(mx, inst.id(), fields);
        fields.define(mx, node, true);
        nodes.push(node.id);
    }
    version_flags(mx, dwarf_version(mx));
    if !literals.is_empty() {
        let literals = mx.ir.md_list(&literals);
        module_flag(mx, super::WARNING, LANGUAGE_LITERAL, literals);
    }
    if !nodes.is_empty() {
        mx.ir.append_named_metadata("llvm.dbg.cu", &nodes);
    }
}

/// Returns the fields of a unit that its operands and its entry point determine.
fn unit(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, mut producer: Vec<u8>, literals: &mut Vec<MdId>) -> Fields {
    let number = mx.optional_number(inst, "Language").unwrap_or(SourceLanguage::OpenCL_C.0);
    let language = match inst.set {
        ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200) => dwarf::shader_language_number(number),
        _ => dwarf::language_number(SourceLanguage(number)),
    };
    if language.is_none() && number != SourceLanguage::Unknown.0 {
        let unit = mx.node_of_kind(Some(inst.id()), MdKind::CompileUnit);
        let number = mx.ir.md_i32(number);
        let pair = mx.ir.md_tuple(&[unit, Some(number)]);
        literals.push(pair);
    }
    let mut options = Vec::new();
    let entry = mx.debug.entry_points.get(&inst.id()).copied();
    let entry = entry.and_then(|offset| mx.view.instructions_in(offset..mx.view.words().len()).next());
    if let Some(entry) = entry.and_then(|entry| mx.debug_inst(entry)) {
        producer = mx.text(entry.words.get(2).copied());
        options = mx.text(entry.words.get(3).copied());
    }
    if let Some(own) = inst.word("Producer") {
        producer = mx.text(Some(own));
    }
    let file = match mx.file_of(inst) {
        Some(file) => file,
        None => file_of_path(mx, b"<unknown>").node(mx, MdKind::File),
    };
    let fields = Fields::default()
        .number(F::Language, language.unwrap_or(dwarf::LANGUAGE_OPENCL))
        .link(F::File, Some(file))
        .number(F::EmissionKind, FULL_DEBUG);
    fields.text(mx, F::Producer, &producer).text(mx, F::CommandLine, &options)
}

/// Split debug information: `DebugBuildIdentifier` and `DebugStoragePath`, which are about all units.
struct Storage {
    identifier: u64,
    path: Vec<u8>,
}

impl Storage {
    fn find(mx: &ModuleCx<'_>, insts: &[DebugInst<'_>]) -> Self {
        let text = |number| {
            let inst = insts.iter().find(|inst| inst.number == number);
            mx.text(inst.and_then(|inst| inst.words.first().copied()))
        };
        let digits = text(Dbg::BuildIdentifier).into_iter().take_while(u8::is_ascii_digit).collect();
        let identifier = String::from_utf8(digits).ok().and_then(|digits| digits.parse::<u64>().ok());
        Self { identifier: identifier.unwrap_or(0), path: text(Dbg::StoragePath) }
    }
}

/// Adds the lists of a unit to its fields.
fn lists(mx: &mut ModuleCx<'_>, unit: u32, fields: Fields) -> Fields {
    let lists = mx.debug.lists.remove(&unit).unwrap_or_default();
    let macros = macro_files(mx, lists.macros);
    let pairs = [
        (F::EnumTypes, lists.enumerations),
        (F::RetainedTypes, lists.retained),
        (F::Globals, lists.globals),
        (F::ImportedEntities, lists.imports),
        (F::Macros, macros),
    ];
    let mut fields = fields;
    for (field, nodes) in pairs.into_iter().filter(|(_, nodes)| !nodes.is_empty()) {
        fields = fields.link(field, Some(mx.ir.md_list(&nodes)));
    }
    fields
}

/// Returns the macros of a unit, those of a file in a `DIMacroFile`.
fn macro_files(mx: &mut ModuleCx<'_>, macros: Vec<(Option<MdId>, MdId)>) -> Vec<MdId> {
    let mut positions = FxHashMap::default();
    let mut files: Vec<(Option<MdId>, Vec<MdId>)> = Vec::new();
    for (file, node) in macros {
        let position = *positions.entry(file).or_insert(files.len());
        match files.get_mut(position) {
            Some((_, nodes)) => nodes.push(node),
            None => files.push((file, vec![node])),
        }
    }
    let mut lifted = Vec::new();
    for (file, nodes) in files {
        if file.is_none() {
            lifted.extend(nodes);
            continue;
        }
        let nodes = mx.ir.md_list(&nodes);
        let fields = Fields::default().number(F::MacroKind, START_FILE).link(F::File, file);
        lifted.push(fields.link(F::Elements, Some(nodes)).node(mx, MdKind::MacroFile));
    }
    lifted
}
