//! The differences between the sets of debug instructions, which share most instructions and all their numbers.
//!
//! Lowering gives an instruction the operands of all sets, in their common order; [`PARTIAL`] has those that only some
//! sets have. An operand that is a literal in OpenCL.DebugInfo.100 is the id of a 32-bit constant in a non-semantic set
//! (SPV_KHR_non_semantic_info, which also forbids forward references; SPV_KHR_relaxed_extended_instruction allows them).

use smallvec::smallvec;

use crate::ir::{DiNumber, DiRef, MdKind, MdNode};
use crate::lower::cx::function::locations::LineForm;
use crate::lower::cx::prelude::*;
use crate::lower::debug::expressions::{Operations, operations};
use crate::lower::debug::forks::reference_number;
use crate::lower::debug::items::{Item, Role};
use crate::lower::debug::scopes::{is_composite, is_definition};
use crate::lower::debug::writer::{Built, DebugInst, Operand, Writer, checksum_comment, number_operand, source_text};
use crate::lower::debug::{Arg, Args, Debug, MAX_TEXT_BYTES, WITHOUT_MODULES};
use crate::map::debug_conventions::COMPLEX;
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::options::{DebugInfo, Options};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Dbg, SHADER_FLAG_BIT_FIELD, ShaderDebugInfo, debug_imported_entity, debug_info_flags};
use crate::spirv::inst::Inst;
use crate::spirv::module::fork::Request;
use crate::spirv::{Id, utf8};

/// The set that a module uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// SPIRV.debug, the predecessor of OpenCL.DebugInfo.100 with the same instructions
    Legacy,
    /// OpenCL.DebugInfo.100
    OpenCl100,
    /// NonSemantic.Shader.DebugInfo
    Shader(ShaderDebugInfo),
}

/// The operands that may be ids of later instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ForwardReferences {
    /// None.
    Never,
    /// The references that the document of the set names.
    AsDocumented,
    /// The references of `OpExtInstWithForwardRefsKHR`.
    Relaxed,
}

/// Some of the sets.
#[derive(Clone, Copy)]
enum Sets {
    /// SPIRV.debug and OpenCL.DebugInfo.100
    OpenCl,
    /// NonSemantic.Shader.DebugInfo.200
    Shader200,
}

/// The operands that only some sets have: instruction and position, one for each instruction.
#[rustfmt::skip]
static PARTIAL: &[(Dbg, usize, Sets)] = &[
    (Dbg::TypeMember,      5, Sets::OpenCl),    // parent
    (Dbg::TypeInheritance, 0, Sets::OpenCl),    // child
    (Dbg::Function,        9, Sets::OpenCl),    // function
    (Dbg::InlinedAt,       1, Sets::Shader200), // column
];

/// The flags of `DebugBuildIdentifier`: other sources may have the same identifier.
const POSSIBLE_DUPLICATES: u32 = 1;

/// The position of the flags of a member.
const MEMBER_FLAGS: usize = 8;

impl Dialect {
    /// Returns the set that the options ask for; `None` for lines only.
    pub(super) fn from_options(option: DebugInfo) -> Option<Self> {
        match option {
            DebugInfo::Lines => None,
            DebugInfo::Legacy => Some(Self::Legacy),
            DebugInfo::OpenCl100 => Some(Self::OpenCl100),
            DebugInfo::Shader100 => Some(Self::Shader(ShaderDebugInfo::V100)),
            DebugInfo::Shader200 => Some(Self::Shader(ShaderDebugInfo::V200)),
        }
    }

    /// Returns the name for `OpExtInstImport`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Legacy => "SPIRV.debug",
            Self::OpenCl100 => "OpenCL.DebugInfo.100",
            Self::Shader(ShaderDebugInfo::V100) => "NonSemantic.Shader.DebugInfo.100",
            Self::Shader(ShaderDebugInfo::V200) => "NonSemantic.Shader.DebugInfo.200",
        }
    }

    /// Returns `true` for a non-semantic set.
    pub(super) fn is_non_semantic(self) -> bool {
        matches!(self, Self::Shader(_))
    }

    /// Returns `true` for NonSemantic.Shader.DebugInfo.200.
    pub(super) fn is_shader_200(self) -> bool {
        self == Self::Shader(ShaderDebugInfo::V200)
    }

    /// Returns `true` if expressions may have operations that OpenCL.DebugInfo.100 does not have.
    pub(super) fn has_more_operations(self, options: &Options) -> bool {
        self.is_shader_200() || options.more_debug_operations
    }

    /// Returns the form of the lines of instructions.
    pub(super) fn line_form(self) -> LineForm {
        if self.is_non_semantic() { LineForm::Debug } else { LineForm::Core }
    }

    /// Returns which forward references the instructions of a module may have.
    fn forward_references(self, mx: &ModuleCx<'_>) -> ForwardReferences {
        match self {
            Self::Legacy | Self::OpenCl100 => ForwardReferences::AsDocumented,
            Self::Shader(_) if mx.out.allows_extension(Extension::KHR_relaxed_extended_instruction) => {
                ForwardReferences::Relaxed
            }
            Self::Shader(_) => ForwardReferences::Never,
        }
    }

    fn is_in(self, sets: Sets) -> bool {
        match sets {
            Sets::OpenCl => !self.is_non_semantic(),
            Sets::Shader200 => self.is_shader_200(),
        }
    }

    /// Returns the position of the operand that an instruction has in other sets only.
    fn omitted_operand(self, inst: Dbg) -> Option<usize> {
        PARTIAL.iter().find(|row| row.0 == inst && !self.is_in(row.2)).map(|row| row.1)
    }
}

impl<'m> Debug<'m> {
    /// Returns an instruction of the set.
    pub(super) fn inst(&mut self, mx: &mut ModuleCx<'m>, number: Dbg, id: Id, args: &[Arg]) -> Result<Inst> {
        self.inst_of(mx, Op::ExtInst, number, id, args)
    }

    /// Returns an instruction of the set with this opcode.
    pub(super) fn inst_of(&mut self, mx: &mut ModuleCx<'m>, op: Op, number: Dbg, id: Id, args: &[Arg]) -> Result<Inst> {
        let (dialect, set) = self.set()?;
        let mut inst = Inst::new(op).id(mx.type_void()?).id(id).id(set).literal(number.0);
        let omitted = dialect.omitted_operand(number);
        let args = args.iter().enumerate().filter(|(position, _)| Some(*position) != omitted);
        for (_, arg) in args {
            match *arg {
                Arg::Id(id) => inst.push_id(id),
                Arg::Number(value) | Arg::Enumerant(_, value) if dialect.is_non_semantic() => {
                    inst.push_id(mx.u32_constant(value)?.id);
                }
                Arg::Number(value) => inst.push_literal(value),
                Arg::Enumerant(kind, value) => inst = inst.enumerant_of(kind, value),
            }
        }
        if number == Dbg::TypeBasic && dialect.is_non_semantic() {
            inst.push_id(mx.u32_constant(debug_info_flags::None)?.id);
        }
        Ok(inst)
    }

    /// Returns the file of a line: its `DebugSource` in the sets that have instructions for lines, otherwise its path.
    pub(super) fn file_of_line(&mut self, mx: &mut ModuleCx<'m>, file: Option<MdNode<'m>>) -> Result<Id> {
        if let Some(known) = self.files_of_lines.get(&file) {
            return Ok(*known);
        }
        mx.out.begin_request(Request::DebugFile(reference_number(file)));
        let id = match (self.set, file) {
            (Some((dialect, _)), _) if dialect.is_non_semantic() => self.source(mx, file),
            (_, Some(file)) => self.path(mx, file),
            (_, None) => self.text(mx, b""),
        };
        mx.out.end_request();
        let id = id?;
        self.files_of_lines.insert(file, id);
        Ok(id)
    }
}

impl<'m> Writer<'_, 'm> {
    pub(super) fn dialect(&self) -> Dialect {
        self.debug.set.map_or(Dialect::OpenCl100, |(dialect, _)| dialect)
    }

    /// Returns the `Language` of a compilation unit; version 200 has numbers for more languages.
    pub(super) fn language(&self, unit: MdNode<'m>) -> Arg {
        let number = unit.di_number(DiNumber::Language);
        if self.dialect().is_shader_200() {
            return Arg::Number(dwarf::shader_language(number));
        }
        Arg::enumerant(dwarf::source_language(number))
    }

    /// Returns the forward references that the module may have.
    pub(super) fn forward_references(&self) -> ForwardReferences {
        self.dialect().forward_references(self.mx)
    }

    /// Returns the opcode of an instruction: only that of SPV_KHR_relaxed_extended_instruction may refer to later ones in
    /// the non-semantic sets, and it must.
    pub(super) fn opcode(&self) -> Op {
        let needs_relaxed = self.refers_ahead && self.forward_references() == ForwardReferences::Relaxed;
        if needs_relaxed { Op::ExtInstWithForwardRefsKHR } else { Op::ExtInst }
    }

    /// Returns the item that takes the place of one that depends on itself and waits already `count` times for its
    /// operands; `None` if there is none.
    ///
    /// Without forward references, cycles are broken at composite types. Any other item on the way to one is built
    /// again, for the members.
    pub(super) fn break_cycle(&self, item: Item<'m>, count: u32) -> Option<Item<'m>> {
        if self.forward_references() != ForwardReferences::Never {
            return None;
        }
        match item.role {
            Role::Itself if is_composite(item.node) => Some(Item { role: Role::Declaration, ..item }),
            Role::Itself | Role::Elements(_) => (count == 1).then_some(item),
            Role::Template | Role::Method | Role::Declaration | Role::EntryPoint => None,
        }
    }

    /// Returns the id of a member of the composite type under construction, which is written later if the module may
    /// have forward references.
    pub(super) fn operand_or_later(&mut self, item: Item<'m>) -> Option<Id> {
        if self.forward_references() != ForwardReferences::Never {
            return Some(self.later_operand(item));
        }
        match self.request(item) {
            Operand::Written(known) => Some(known.id),
            Operand::Pending => Some(self.unit),
            Operand::Cycle => None,
        }
    }

    /// Returns the id of an item that is written later, unless it is written already.
    pub(super) fn later_operand(&mut self, item: Item<'m>) -> Id {
        self.refers_ahead |= self.written(item).is_none();
        self.debug.enqueue(self.mx, item)
    }

    /// Returns the encoding of a basic type that only version 200 has.
    pub(super) fn encoding_of_version_200(&self, number: u64) -> Option<u32> {
        (self.dialect().is_shader_200() && number == dwarf::COMPLEX_FLOAT).then_some(COMPLEX)
    }

    /// Adds what only some sets have to an instruction: operands at the end, and instructions before it.
    pub(super) fn adapt(&mut self, node: MdNode<'m>, built: Built) -> Result<Built> {
        let Built::New(op, mut args) = built else { return Ok(built) };
        if op == Dbg::CompilationUnit {
            self.storage(node)?;
        }
        if !self.dialect().is_shader_200() {
            return Ok(Built::New(op, args));
        }
        match op {
            Dbg::CompilationUnit => args.push(self.text_of(node, DiRef::Producer)?),
            Dbg::LexicalBlock if node.kind() == MdKind::Namespace => {
                let is_inline = node.di_number(DiNumber::ExportSymbols) != 0;
                args.push(Arg::Id(self.mx.bool_constant(is_inline)?.id));
            }
            Dbg::Function => self.target_function(node, &mut args)?,
            Dbg::TypeMember if node.di_number(DiNumber::Flags) & dwarf::FLAG_BIT_FIELD != 0 => {
                if let Arg::Number(flags) = &mut args[MEMBER_FLAGS] {
                    *flags |= SHADER_FLAG_BIT_FIELD;
                }
            }
            _ => {}
        }
        Ok(Built::New(op, args))
    }

    /// The identifier and the file of split debug information => `DebugBuildIdentifier` and `DebugStoragePath`
    fn storage(&mut self, unit: MdNode<'m>) -> Result<()> {
        let Dialect::Shader(version) = self.dialect() else { return Ok(()) };
        if std::mem::replace(&mut self.debug.has_storage, true) {
            return Ok(());
        }
        let number = unit.di_number(DiNumber::DwoId);
        let identifier = match version {
            // A text of hexadecimal digits has 32 of them at least.
            ShaderDebugInfo::V100 => format!("{number:032}"),
            ShaderDebugInfo::V200 => number.to_string(),
        };
        let identifier = self.text(Some(identifier.as_bytes()))?;
        self.write(Dbg::BuildIdentifier, &[identifier, Arg::Number(POSSIBLE_DUPLICATES)])?;
        let path = self.text_of(unit, DiRef::SplitDebugFilename)?;
        self.write(Dbg::StoragePath, &[path])?;
        Ok(())
    }

    /// `DIFile` => `DebugSource` with the checksum and the first part of the text, and `DebugSourceContinued` with the
    /// other parts
    pub(super) fn write_source(&mut self, id: Id, file: Option<MdNode<'m>>) -> Result<()> {
        let path = match file {
            Some(file) => self.debug.path(self.mx, file)?,
            None => self.debug.text(self.mx, b"")?,
        };
        let mut args: Args = smallvec![Arg::Id(path)];
        let Dialect::Shader(version) = self.dialect() else {
            // Translators of earlier LLVM versions need the text of a source without a file.
            let text = file.map(|file| self.text_or_checksum(file));
            if text.as_ref().is_none_or(|text| !text.is_empty()) {
                args.push(self.text(text.as_deref())?);
            }
            return self.write_as(id, Dbg::Source, &args);
        };
        let text = file.and_then(|file| file.di_string(DiRef::Source)).filter(|text| !text.is_empty());
        match (version, file) {
            (ShaderDebugInfo::V200, _) => self.checksum(&mut args, file, text.is_some())?,
            (ShaderDebugInfo::V100, Some(file)) if file.di_string(DiRef::Checksum).is_some() => self.warn(
                "checksums of files are omitted from debug information, as NonSemantic.Shader.DebugInfo.100 has none",
                file,
            ),
            (ShaderDebugInfo::V100, _) => {}
        }
        let parts = self.debug.text_parts(self.mx, text.unwrap_or_default())?;
        args.extend(parts.first().map(|part| Arg::Id(*part)));
        self.write_as(id, Dbg::Source, &args)?;
        for part in parts.iter().skip(1) {
            self.write(Dbg::SourceContinued, &[Arg::Id(*part)])?;
        }
        Ok(())
    }

    /// Returns the text of a file with its checksum, or the checksum alone if no single string can hold the text, which only
    /// the non-semantic sets continue.
    fn text_or_checksum(&mut self, file: MdNode<'m>) -> Vec<u8> {
        let text = source_text(file);
        if utf8::escaped(&text).len() <= MAX_TEXT_BYTES {
            return text;
        }
        self.warn(
            "texts of files are omitted from debug information where they are longer than 65,534 bytes, as the set cannot \
             continue them (use --spirv-debug-info-version=nonsemantic-shader-200)",
            file,
        );
        checksum_comment(file)
    }

    /// Adds the kind and the value of a checksum, which must not be absent before a text.
    fn checksum(&mut self, args: &mut Args, file: Option<MdNode<'m>>, has_text: bool) -> Result<()> {
        let kind = file.and_then(|file| u32::try_from(file.di_number(DiNumber::ChecksumKind)).ok()?.checked_sub(1));
        let sum = file.and_then(|file| file.di_string(DiRef::Checksum));
        match (kind, sum) {
            (Some(kind), Some(sum)) => args.extend([Arg::Number(kind), self.text(Some(sum))?]),
            _ if has_text => {
                let none = self.none()?;
                args.extend([none, none]);
            }
            _ => {}
        }
        Ok(())
    }

    /// Adds the function that a trampoline calls.
    fn target_function(&mut self, subprogram: MdNode<'m>, args: &mut Args) -> Result<()> {
        /// The position of the declaration, before which `PARTIAL` has an operand of the other sets.
        const DECLARATION: usize = 10;
        let Some(target) = subprogram.di_string(DiRef::TargetFunction) else { return Ok(()) };
        if args.len() == DECLARATION {
            args.push(self.none()?);
        }
        args.push(self.text(Some(target))?);
        Ok(())
    }

    /// Returns `true` if a function gets a `DebugEntryPoint`.
    pub(super) fn is_entry_point(&self, subprogram: MdNode<'m>, is_kernel: bool) -> bool {
        let is_main = subprogram.di_number(DiNumber::SubprogramFlags) & dwarf::SUBPROGRAM_MAIN != 0;
        self.dialect().is_non_semantic() && (is_kernel || is_main) && is_definition(subprogram)
    }

    /// Returns the storage class of a pointer type. In the non-semantic sets it is a constant, which requires no
    /// capability, and all ones without an address space.
    pub(super) fn pointer_storage(&mut self, node: MdNode<'m>) -> Arg {
        if !self.dialect().is_non_semantic() {
            return Arg::enumerant(self.storage_class(node));
        }
        let space = node.di_number(DiNumber::AddressSpace).checked_sub(1).and_then(|space| u32::try_from(space).ok());
        match space.and_then(|space| self.mx.storage_class(space).ok()) {
            Some(storage) => Arg::enumerant(storage),
            None => Arg::Number(u32::MAX),
        }
    }

    /// Writes `DebugInfoNone` before the first basic or composite type in the non-semantic sets, as the Khronos
    /// translator does.
    pub(super) fn write_none_before_types(&mut self) -> Result<()> {
        if self.dialect().is_non_semantic() { self.none().map(|_| ()) } else { Ok(()) }
    }

    /// Writes the entry points, after their functions.
    pub(super) fn write_entry_points(&mut self) -> Result<()> {
        for node in std::mem::take(&mut self.entry_points) {
            self.write_item(Item { node, role: Role::EntryPoint })?;
        }
        Ok(())
    }

    /// The function of an entry point => `DebugEntryPoint` with its unit, the compiler and the options of the compiler
    pub(super) fn entry_point(&mut self, subprogram: MdNode<'m>) -> Result<Built> {
        let unit = subprogram.di_node(DiRef::Unit);
        let function = match self.request(Item::new(subprogram)) {
            Operand::Written(function) => function,
            Operand::Pending | Operand::Cycle => return Ok(self.unit_itself()),
        };
        let string = |field| unit.and_then(|unit| unit.di_string(field));
        let (producer, options) = (self.text(string(DiRef::Producer))?, self.text(string(DiRef::CommandLine))?);
        let unit = unit.and_then(|unit| self.written(Item::new(unit))).map_or(self.unit, |unit| unit.id);
        Ok(Built::New(Dbg::EntryPoint, smallvec![Arg::Id(function.id), Arg::Id(unit), producer, options]))
    }

    /// The value of a global variable without memory => `DebugExpression`, in the sets that have it
    pub(super) fn find_value(&mut self, variable: MdNode<'m>, expression: Option<MdNode<'m>>) -> Result<()> {
        let expression = expression.filter(|expression| !expression.operations().is_empty());
        let Some(expression) = expression.filter(|_| !self.globals.contains_key(&variable)) else { return Ok(()) };
        let dialect = self.dialect();
        if dialect.is_non_semantic()
            && let Ok(operations) = operations(expression.operations(), dialect.has_more_operations(self.mx.options))
        {
            let id = self.written_expression(operations)?;
            self.globals.insert(variable, id);
        } else {
            self.warn(
                "values of global variables are omitted from debug information where the set does not have their expression",
                variable,
            );
        }
        Ok(())
    }

    /// Returns an expression that another node refers to, which the non-semantic sets have before that node.
    pub(super) fn written_expression(&mut self, operations: Operations) -> Result<Id> {
        let id = self.debug.expression(self.mx, operations);
        self.debug.write_expressions(self.mx)?;
        Ok(id)
    }

    /// `DIImportedEntity` => `DebugImportedEntity`
    pub(super) fn imported_entity(&mut self, node: MdNode<'m>) -> Result<Built> {
        let tag = match node.di_number(DiNumber::Tag) as u32 {
            tag::IMPORTED_MODULE => debug_imported_entity::ImportedModule,
            _ => debug_imported_entity::ImportedDeclaration,
        };
        let name = self.text_of(node, DiRef::Name)?;
        let [source, line, column] = self.location_operands(node)?;
        let entity = match node.di_node(DiRef::Entity).map(|entity| self.request(Item::new(entity))) {
            Some(Operand::Written(entity)) => Arg::Id(entity.id),
            Some(Operand::Pending) => Arg::Id(self.unit),
            Some(Operand::Cycle) | None => self.none()?,
        };
        let parent = self.parent(node)?;
        Ok(Built::New(Dbg::ImportedEntity, smallvec![name, Arg::Number(tag), source, entity, line, column, parent]))
    }

    /// `DIModule` => `DebugModule`; the other non-semantic sets have no modules
    pub(super) fn shader_module(&mut self, node: MdNode<'m>) -> Result<Built> {
        if !self.dialect().is_shader_200() {
            self.note_omission(WITHOUT_MODULES, node);
            return Ok(self.unit_itself());
        }
        let name = self.text_of(node, DiRef::Name)?;
        let [source, line, _] = self.location_operands(node)?;
        let mut args: Args = smallvec![name, source, line, self.parent(node)?];
        for field in [DiRef::ConfigurationMacros, DiRef::IncludePath, DiRef::ApiNotes] {
            args.push(self.text_of(node, field)?);
        }
        args.push(number_operand(node, DiNumber::IsDeclaration));
        Ok(Built::New(Dbg::Module, args))
    }

    /// A composite type that its members refer to => `DebugTypeComposite` with its name, without members
    ///
    /// Debuggers find the type itself by its name, as they do for the declarations of other units.
    pub(super) fn composite_declaration(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut args = self.composite_head(node)?;
        let flags = dwarf::flags(node.di_number(DiNumber::Flags)) | debug_info_flags::FlagFwdDecl;
        args.truncate(7);
        args.extend([self.none()?, Arg::Number(flags)]);
        Ok(Built::New(Dbg::TypeComposite, args))
    }

    fn unit_itself(&self) -> Built {
        Built::Existing(DebugInst { id: self.unit, op: Dbg::CompilationUnit })
    }
}
