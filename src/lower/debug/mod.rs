//! Debug information (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo).
//!
//! A function is lowered together with the debug instructions in its body: [`lines`] with their scopes, and [`records`]
//! of the locations of variables, whose expressions [`expressions`] writes. The nodes that these refer to get their ids
//! there and are written after all functions, with the other nodes that the compilation units list: [`writer`]
//! determines the order, and [`scopes`], [`types`], [`composites`] and [`variables`] lower the nodes. So the code of a
//! module is the same with and without debug information, and the output is a constant number of words for each node.

mod capabilities;
mod composites;
mod dialect;
mod expressions;
mod forks;
mod items;
mod lines;
mod omissions;
mod records;
mod scopes;
mod shader_200;
mod sources;
mod types;
mod variables;
mod writer;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use crate::error::invalid;
use crate::ir::{DiNumber, DiRef, MdKind, MdNode, Type};
use crate::lower::cx::prelude::*;
use crate::map::{debug_conventions, dwarf};
use crate::spirv::grammar::{Dbg, EnumKind, Enumerant};
use crate::spirv::inst::Inst;
use crate::spirv::limits::MAX_CHARACTERS;
use crate::spirv::module::Section;
use crate::spirv::module::fork::Request;
use crate::spirv::{Id, utf8};

use dialect::Dialect;
use expressions::Expressions;
use items::{Item, ItemMap, Role};
use omissions::Omissions;
use sources::Sources;
use writer::{Built, DebugInst, Writer};

pub(super) use lines::FunctionDebug;

/// The version operand of `DebugCompilationUnit`.
const VERSION: u32 = 0x1_0000;

/// The most bytes of a string that every consumer accepts, whether or not it counts the terminating zero.
const MAX_TEXT_BYTES: usize = MAX_CHARACTERS - 1;

/// The warning about modules in a set that has none.
const WITHOUT_MODULES: &str = "modules of the source are omitted from debug information, as NonSemantic.Shader.DebugInfo.100 has \
                               none (use --spirv-debug-info-version=nonsemantic-shader-200)";

/// The debug information written so far.
#[derive(Default)]
pub(super) struct Debug<'m> {
    /// `true` if the module has debug information and the options do not strip it.
    is_enabled: bool,
    /// The set of debug instructions; `None` for lines only.
    set: Option<(Dialect, Id)>,
    /// The `OpString` of each file's path.
    paths: FxHashMap<MdNode<'m>, Id>,
    /// The file of lines of each file, and of none.
    files_of_lines: FxHashMap<Option<MdNode<'m>>, Id>,
    sources: Sources<'m>,
    /// `true` if the identifier and the file of split debug information are written.
    has_storage: bool,
    /// The ids of items, written or not.
    ids: ItemMap<'m, Id>,
    /// The items with an id that are written after all functions.
    queue: Vec<Item<'m>>,
    /// `DebugInfoNone`, if it is written.
    none: Option<Id>,
    expressions: Expressions<'m>,
    omissions: Omissions,
    /// The types in the module's instructions, collected at the first question.
    used_types: Option<FxHashSet<Type<'m>>>,
}

/// An operand of a debug instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arg {
    Id(Id),
    Number(u32),
    Enumerant(EnumKind, u32),
}

impl Arg {
    fn enumerant<E: Enumerant>(enumerant: E) -> Self {
        Self::Enumerant(E::KIND, enumerant.value())
    }
}

type Args = SmallVec<[Arg; 12]>;

impl Debug<'_> {
    fn set(&self) -> Result<(Dialect, Id)> {
        self.set.ok_or_else(|| invalid("no set of debug instructions is imported"))
    }
}

impl<'m> Debug<'m> {
    /// Determines whether the module has debug information to write.
    ///
    /// # Errors
    ///
    /// If the options ask for a set of debug instructions that they do not allow.
    pub(super) fn find(mx: &mut ModuleCx<'m>) -> Result<Self> {
        let is_enabled = !mx.options.strip && mx.module.named_metadata("llvm.dbg.cu").next().is_some();
        let mut found = Self { is_enabled, ..Self::default() };
        if let Some(dialect) = Dialect::from_options(mx.options.debug_info).filter(|_| found.is_enabled) {
            found.set = Some((dialect, mx.out.ext_inst_import(dialect.name())?));
        }
        Ok(found)
    }

    /// Writes the nodes that functions refer to, and those that the compilation units list.
    pub(super) fn lower(&mut self, mx: &mut ModuleCx<'m>) -> Result<()> {
        if self.set.is_none() {
            return Ok(());
        }
        let units: Vec<MdNode<'m>> =
            mx.module.named_metadata("llvm.dbg.cu").filter(|unit| unit.kind() == MdKind::CompileUnit).collect();
        let Some(&first) = units.first() else { return Ok(()) };
        let unit = self.assign_id(mx, Item::new(first));
        let mut writer = Writer::new(mx, self, unit);
        writer.write_sources()?;
        writer.find_globals()?;
        let functions = writer.find_functions();
        for unit in &units {
            writer.write_item(Item::new(*unit))?;
        }
        // The Khronos translator writes `DebugInfoNone` before functions.
        if !functions.is_empty() {
            writer.none()?;
        }
        for subprogram in functions {
            // What has no other scope, as namespaces, is in the unit of the first function that refers to it.
            if let Some(unit) = subprogram.di_node(DiRef::Unit) {
                writer.set_unit(unit);
            }
            writer.write_item(Item::new(subprogram))?;
        }
        writer.set_unit(first);
        writer.write_queue(0)?;
        for unit in units {
            writer.set_unit(unit);
            writer.write_unit(unit)?;
        }
        writer.write_entry_points()?;
        self.write_expressions(mx)?;
        self.warn_operations(mx);
        Ok(())
    }

    /// Returns the id of an item and enqueues it for writing.
    fn enqueue(&mut self, mx: &mut ModuleCx<'m>, item: Item<'m>) -> Id {
        if let Some(known) = self.ids.get(item) {
            return known;
        }
        self.queue.push(item);
        if item.role != Role::Itself {
            return self.assign_id(mx, item);
        }
        mx.out.begin_request(Request::DebugNode(item.node.id().0));
        let id = self.assign_id(mx, item);
        mx.out.end_request();
        id
    }

    /// Enqueues the variables and imported entities that a function has according to its `DISubprogram`, even if no record
    /// refers to them.
    fn enqueue_retained(&mut self, mx: &mut ModuleCx<'m>, subprogram: MdNode<'m>) {
        for node in subprogram.di_list(DiRef::RetainedNodes) {
            let item = match node.kind() {
                MdKind::LocalVariable => Some(Item::new(node)),
                MdKind::ImportedEntity => self.imported_item(mx, node),
                _ => None,
            };
            if let Some(item) = item {
                self.enqueue(mx, item);
            }
        }
    }

    /// Returns what is written of an imported entity.
    ///
    /// Existing consumers expect a `DebugImportedEntity` of OpenCL.DebugInfo.100 with an operand that the specification
    /// does not have.
    fn imported_item(&mut self, mx: &mut ModuleCx<'m>, import: MdNode<'m>) -> Option<Item<'m>> {
        let is_module = import.di_node(DiRef::Entity).is_some_and(|entity| entity.kind() == MdKind::Module);
        match self.set {
            Some((dialect, _)) if dialect.is_non_semantic() && is_module && !dialect.is_shader_200() => {
                self.warn_omission(mx, WITHOUT_MODULES, |warning| warning.at(import.to_string()));
                return None;
            }
            Some((dialect, _)) if dialect.is_non_semantic() => return Some(Item::new(import)),
            Some(_) | None => {}
        }
        self.warn_omission(
            mx,
            "imported entities are omitted from debug information: consumers expect other operands than the specification's",
            |warning| warning.at(import.to_string()),
        );
        import.di_node(DiRef::Entity).filter(|entity| entity.kind() == MdKind::Module).map(Item::new)
    }

    /// Returns the id of an item that is written now.
    fn assign_id(&mut self, mx: &mut ModuleCx<'m>, item: Item<'m>) -> Id {
        self.ids.get(item).unwrap_or_else(|| {
            let id = mx.out.fresh_global();
            self.ids.insert(item, id);
            id
        })
    }

    /// Returns `DebugInfoNone`, written once.
    fn none(&mut self, mx: &mut ModuleCx<'m>) -> Result<Id> {
        if let Some(none) = self.none {
            return Ok(none);
        }
        mx.out.begin_request(Request::DebugNone);
        let none = mx.out.fresh_global();
        let written = self.inst(mx, Dbg::InfoNone, none, &[]).and_then(|inst| mx.out.emit(Section::Globals, inst));
        mx.out.end_request();
        written?;
        self.none = Some(none);
        Ok(none)
    }

    /// Returns `true` if variables are untyped, which SPIRV-Tools does not accept as operands of debug instructions.
    fn has_untyped_variables(mx: &ModuleCx<'m>) -> bool {
        mx.has_untyped_pointers()
    }

    /// Returns the DWARF version in the module flags; zero if there is none.
    fn dwarf_version(mx: &ModuleCx<'m>) -> u32 {
        let flags = mx.module.named_metadata("llvm.module.flags");
        let version = flags.filter(|flag| flag.string(1) == Some(b"Dwarf Version")).find_map(|flag| flag.int(2));
        version.and_then(|version| u32::try_from(version).ok()).unwrap_or(0)
    }

    /// Returns the `OpString` of the path of a `DIFile`, written once a file.
    fn path(&mut self, mx: &mut ModuleCx<'m>, file: MdNode<'m>) -> Result<Id> {
        if let Some(known) = self.paths.get(&file) {
            return Ok(*known);
        }
        let directory = file.di_string(DiRef::Directory).unwrap_or_default();
        let id = self.text(mx, &join_path(directory, file.di_string(DiRef::Filename).unwrap_or_default()))?;
        self.paths.insert(file, id);
        Ok(id)
    }

    /// Returns `OpString text`, truncated to the length that every consumer accepts.
    fn text(&mut self, mx: &mut ModuleCx<'m>, text: &[u8]) -> Result<Id> {
        let text = &*utf8::escaped(text);
        let shorter = truncate(text, MAX_TEXT_BYTES);
        if shorter.len() != text.len() {
            let message =
                "strings of debug information are truncated to 65,534 bytes, the most that an instruction may have";
            self.warn_omission(mx, message, |warning| {
                let start = String::from_utf8_lossy(&text[..32]).into_owned();
                warning.at(format!("{start:?}..."))
            });
        }
        mx.string(shorter)
    }
}

impl<'m> Writer<'_, 'm> {
    fn build(&mut self, item: Item<'m>) -> Result<Built> {
        if self.dialect().is_shader_200()
            && let Some(built) = self.build_shader_200(item)?
        {
            return Ok(built);
        }
        let node = item.node;
        match item.role {
            Role::Template => return self.template(node),
            Role::Method => return self.method(node),
            Role::Elements(dimension) => return self.dimension(node, dimension),
            Role::Declaration => return self.composite_declaration(node),
            Role::EntryPoint => return self.entry_point(node),
            Role::Itself => {}
        }
        match node.kind() {
            MdKind::CompileUnit => self.compile_unit(node),
            MdKind::Subprogram => self.subprogram(node),
            MdKind::LexicalBlock => self.lexical_block(node),
            MdKind::LexicalBlockFile => self.discriminator(node),
            MdKind::Namespace => self.namespace(node),
            MdKind::Module => self.module(node),
            MdKind::Location => self.inlined_at(node),
            MdKind::BasicType | MdKind::FixedPointType | MdKind::StringType => self.basic(node),
            MdKind::DerivedType => self.derived(node),
            MdKind::CompositeType => self.composite(node),
            MdKind::SubroutineType => self.function(node),
            MdKind::SubrangeType => {
                self.note_omission("the bounds of subrange types are omitted from debug information", node);
                self.resolve_type(node.di_node(DiRef::Type)).map(Built::Existing)
            }
            MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter => self.template_parameter(node),
            MdKind::LocalVariable => self.local_variable(node),
            MdKind::ImportedEntity => self.imported_entity(node),
            MdKind::GlobalVariable => self.global_variable(node),
            MdKind::Tuple
            | MdKind::Expression
            | MdKind::GlobalVariableExpression
            | MdKind::GenericNode
            | MdKind::Subrange
            | MdKind::Enumerator
            | MdKind::File
            | MdKind::Label
            | MdKind::ObjCProperty
            | MdKind::AssignId
            | MdKind::Macro
            | MdKind::MacroFile
            | MdKind::CommonBlock
            | MdKind::GenericSubrange => {
                self.note_omission("metadata nodes of this kind are omitted from debug information", node);
                Ok(Built::Existing(self.synthetic_type("")?))
            }
        }
    }

    /// `DICompileUnit` => `DebugCompilationUnit`, and `OpModuleProcessed` with the producer
    fn compile_unit(&mut self, node: MdNode<'m>) -> Result<Built> {
        self.producer(node)?;
        let version = Debug::dwarf_version(self.mx);
        if !dwarf::has_language(node.di_number(DiNumber::Language), self.dialect().is_shader_200()) {
            self.note_omission("source languages that the set of debug instructions does not have are omitted", node);
        }
        let (source, language) = (self.source(node.di_node(DiRef::File))?, self.language(node));
        Ok(Built::New(Dbg::CompilationUnit, smallvec![Arg::Number(VERSION), Arg::Number(version), source, language]))
    }

    fn producer(&mut self, unit: MdNode<'m>) -> Result<()> {
        if self.dialect().is_non_semantic() {
            return Ok(());
        }
        let producer = unit.di_string(DiRef::Producer).unwrap_or_default();
        if !self.mx.out.requirements().allows_op(Op::ModuleProcessed) {
            if producer.is_empty() {
                return Ok(());
            }
            self.note_omission("the producer of a compile unit is omitted, as OpModuleProcessed needs version 1.1 (allow it with --spirv-max-version=1.1)", unit);
            return Ok(());
        }
        let text = [debug_conventions::PRODUCER, producer].concat();
        let text = utf8::escaped(&text);
        self.mx
            .out
            .emit(Section::DebugModuleProcessed, Inst::new(Op::ModuleProcessed).string(truncate(&text, MAX_TEXT_BYTES)))
    }

    /// Makes a unit the scope of nodes without another scope.
    fn set_unit(&mut self, unit: MdNode<'m>) {
        if let Some(DebugInst { id, .. }) = self.written(Item::new(unit)) {
            self.unit = id;
        }
    }

    /// Writes the nodes that a compilation unit lists.
    fn write_unit(&mut self, unit: MdNode<'m>) -> Result<()> {
        let before = self.debug.queue.len();
        for node in unit.di_list(DiRef::EnumTypes).chain(unit.di_list(DiRef::RetainedTypes)) {
            self.write_item(Item::new(node))?;
        }
        for entry in unit.di_list(DiRef::Globals) {
            self.write_global(entry)?;
        }
        for import in unit.di_list(DiRef::ImportedEntities) {
            if let Some(item) = self.debug.imported_item(self.mx, import) {
                self.write_item(item)?;
            }
        }
        if let Some(node) = unit.di_list(DiRef::Macros).next() {
            self.warn("macros are omitted from debug information: consumers crash on them", node);
        }
        self.write_queue(before)
    }

    /// Writes the items of the queue from an index on, with those that are added in the process.
    fn write_queue(&mut self, from: usize) -> Result<()> {
        let mut next = from;
        while let Some(item) = self.debug.queue.get(next).copied() {
            self.write_item(item)?;
            next += 1;
        }
        Ok(())
    }

    /// Maps subprograms to functions, and enqueues their retained nodes. Returns the subprograms.
    fn find_functions(&mut self) -> Vec<MdNode<'m>> {
        let mut subprograms = Vec::new();
        for function in self.mx.module.functions().filter(|function| !function.is_declaration()) {
            let Some(subprogram) = function.subprogram() else { continue };
            let Some(signature) = self.mx.signatures.get(&function) else { continue };
            let (id, is_kernel) = (signature.id, signature.kernel);
            self.functions.entry(subprogram).or_insert(id);
            subprograms.push(subprogram);
            self.debug.enqueue(self.mx, Item::new(subprogram));
            if self.is_entry_point(subprogram, is_kernel) {
                self.entry_points.push(subprogram);
            }
            self.debug.enqueue_retained(self.mx, subprogram);
        }
        subprograms
    }
}

/// Truncates a text to a number of bytes, between characters.
fn truncate(text: &[u8], max_bytes: usize) -> &[u8] {
    let is_inside = |at: usize| text.get(at).is_some_and(|byte| byte & 0xC0 == 0x80);
    // A character has four bytes at most.
    let mut ends = (max_bytes - 3..=max_bytes).rev();
    if text.len() <= max_bytes { text } else { &text[..ends.find(|at| !is_inside(*at)).unwrap_or(max_bytes)] }
}

/// Returns the path of a file in a directory.
fn join_path(directory: &[u8], name: &[u8]) -> Vec<u8> {
    let has_drive = |path: &[u8]| path.first().is_some_and(u8::is_ascii_alphabetic) && path.get(1) == Some(&b':');
    let is_absolute = has_drive(name) || matches!(name.first(), Some(b'/' | b'\\'));
    if is_absolute || directory.is_empty() {
        return name.to_vec();
    }
    let is_windows = has_drive(directory) && !directory.contains(&b'/');
    let separator: &[u8] = match directory.last() {
        Some(b'/' | b'\\') => b"",
        _ if is_windows => b"\\",
        _ => b"/",
    };
    [directory, separator, name].concat()
}

#[cfg(test)]
mod tests {
    use super::{MAX_TEXT_BYTES, join_path, truncate};

    #[test]
    fn texts_are_cut_between_characters() {
        let ascii = vec![b'a'; MAX_TEXT_BYTES + 1];
        assert_eq!(truncate(&ascii[..MAX_TEXT_BYTES], MAX_TEXT_BYTES).len(), MAX_TEXT_BYTES);
        assert_eq!(truncate(&ascii, MAX_TEXT_BYTES).len(), MAX_TEXT_BYTES);
        let text = "a".repeat(MAX_TEXT_BYTES - 1) + "\u{20AC}";
        assert_eq!(truncate(text.as_bytes(), MAX_TEXT_BYTES).len(), MAX_TEXT_BYTES - 1);
        assert_eq!(truncate(&vec![0x80; MAX_TEXT_BYTES + 9], MAX_TEXT_BYTES).len(), MAX_TEXT_BYTES);
    }

    #[test]
    fn paths_are_joined_as_their_system_does() {
        let path = |directory: &str, name: &str| {
            String::from_utf8(join_path(directory.as_bytes(), name.as_bytes())).expect("it is text")
        };
        assert_eq!(path("/home/a", "b.cl"), "/home/a/b.cl");
        assert_eq!(path("/home/a/", "b.cl"), "/home/a/b.cl");
        assert_eq!(path("/home/a", "/c/b.cl"), "/c/b.cl");
        assert_eq!(path("", "b.cl"), "b.cl");
        assert_eq!(path("C:\\a", "b.cl"), "C:\\a\\b.cl");
        assert_eq!(path("C:/a", "b.cl"), "C:/a/b.cl");
        assert_eq!(path("/a", "D:\\b.cl"), "D:\\b.cl");
        assert_eq!(path("/a", ""), "/a/");
    }
}
