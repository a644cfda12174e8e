//! The order of debug instructions: each after its operands, without recursion.
//!
//! An instruction is built when it is requested. If an operand is not written yet, the operand is written first and the
//! instruction is built again; so each is built twice at most, and the nesting depth of types does not matter. Only the
//! members of a composite type and the function of a `DebugFunction` may come later (OpenCL.DebugInfo.100,
//! DebugTypeComposite and DebugFunction); they get their ids beforehand. Any other cycle is broken where it closes,
//! with a warning. In a set without forward references, a composite type comes after its members, and those that refer
//! to it get a declaration of it. SPV_KHR_relaxed_extended_instruction gives the non-semantic sets forward references.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::Result;
use crate::ir::{DiNumber, DiRef, MdNode, MdOperand};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::items::{Item, ItemMap};
use crate::lower::debug::{Arg, Args, Debug};
use crate::map::debug_conventions::{CHECKSUM, CHECKSUM_KINDS};
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, debug_base_type_attribute_encoding as encoding, debug_info_flags};
use crate::spirv::module::Section;

/// The warning for a type that refers to itself other than through its members.
pub(super) const CYCLIC_TYPE: &str = "debug types that contain themselves are replaced by an unnamed type at the cycle";

/// A debug instruction that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DebugInst {
    pub(super) id: Id,
    pub(super) op: Dbg,
}

/// The result of building an item.
pub(super) enum Built {
    /// An instruction of its own.
    New(Dbg, Args),
    /// An instruction that is written already.
    Existing(DebugInst),
}

/// The state of an item that is an operand.
pub(super) enum Operand {
    Written(DebugInst),
    /// Not written yet: the instruction under construction is discarded and built again.
    Pending,
    /// The item depends on the instruction under construction.
    Cycle,
}

/// An item that an instruction needs.
struct Request<'m> {
    item: Item<'m>,
    /// `true` if it waits for its own operands.
    waits: bool,
}

impl<'m> Request<'m> {
    fn new(item: Item<'m>) -> Self {
        Self { item, waits: false }
    }
}

pub(super) struct Writer<'a, 'm> {
    pub(super) mx: &'a mut ModuleCx<'m>,
    pub(super) debug: &'a mut Debug<'m>,
    known: ItemMap<'m, DebugInst>,
    /// The number of operands for which each item waits.
    waiting: FxHashMap<Item<'m>, u32>,
    /// The operands that the current instruction waits for.
    requested: Vec<Item<'m>>,
    /// `true` if the current instruction refers to one that is written later.
    pub(super) refers_ahead: bool,
    /// The omissions of the current instruction.
    omissions: SmallVec<[(&'static str, MdNode<'m>); 1]>,
    /// Types that LLVM has no node for, by name.
    synthetic_types: FxHashMap<&'static str, DebugInst>,
    unknown_function: Option<Id>,
    /// The current compilation unit, the scope of nodes without another.
    pub(super) unit: Id,
    /// The composite type of each member whose id is reserved.
    pub(super) owners: FxHashMap<MdNode<'m>, Id>,
    /// The ids of the source's global variables.
    pub(super) globals: FxHashMap<MdNode<'m>, Id>,
    /// The ids of the functions of subprograms.
    pub(super) functions: FxHashMap<MdNode<'m>, Id>,
    /// The subprograms that get a `DebugEntryPoint`.
    pub(super) entry_points: Vec<MdNode<'m>>,
}

impl<'a, 'm> Writer<'a, 'm> {
    /// Returns a writer for the compilation unit with this id.
    pub(super) fn new(mx: &'a mut ModuleCx<'m>, debug: &'a mut Debug<'m>, unit: Id) -> Self {
        Self {
            mx,
            debug,
            known: ItemMap::default(),
            waiting: FxHashMap::default(),
            requested: Vec::new(),
            refers_ahead: false,
            omissions: SmallVec::new(),
            synthetic_types: FxHashMap::default(),
            unknown_function: None,
            unit,
            owners: FxHashMap::default(),
            globals: FxHashMap::default(),
            functions: FxHashMap::default(),
            entry_points: Vec::new(),
        }
    }

    /// Writes an item after its operands.
    pub(super) fn write_item(&mut self, item: Item<'m>) -> Result<()> {
        let mut stack = vec![Request::new(item)];
        while let Some(request) = stack.last_mut() {
            let item = request.item;
            if self.known.get(item).is_some() {
                stack.pop();
                continue;
            }
            self.requested.clear();
            self.omissions.clear();
            self.refers_ahead = false;
            let built = self.build(item)?;
            if self.requested.is_empty() {
                stack.pop();
                self.waiting.remove(&item);
                self.finish(item, built)?;
            } else {
                if !std::mem::replace(&mut request.waits, true) {
                    *self.waiting.entry(item).or_default() += 1;
                }
                stack.extend(self.requested.iter().rev().copied().map(Request::new));
            }
        }
        Ok(())
    }

    fn finish(&mut self, item: Item<'m>, built: Built) -> Result<()> {
        let known = match self.adapt(item.node, built)? {
            Built::Existing(known) => known,
            Built::New(op, args) => {
                let id = self.debug.ids.get(item).unwrap_or_else(|| self.mx.out.fresh_global());
                let inst = self.debug.inst_of(self.mx, self.opcode(), op, id, &args)?;
                self.mx.out.emit(Section::Globals, inst)?;
                DebugInst { id, op }
            }
        };
        self.known.insert(item, known);
        for (message, node) in std::mem::take(&mut self.omissions) {
            self.warn(message, node);
        }
        Ok(())
    }

    /// Warns about an omission, once a kind.
    pub(super) fn warn(&mut self, message: &'static str, node: MdNode<'m>) {
        self.debug.warn_omission(self.mx, message, |warning| warning.at(node.to_string()));
    }

    /// Records an omission of the current instruction, for a warning when it is written.
    pub(super) fn note_omission(&mut self, message: &'static str, node: MdNode<'m>) {
        self.omissions.push((message, node));
    }

    /// Writes an instruction that belongs to no item.
    pub(super) fn write(&mut self, op: Dbg, args: &[Arg]) -> Result<Id> {
        let id = self.mx.out.fresh_global();
        self.write_as(id, op, args)?;
        Ok(id)
    }

    pub(super) fn write_as(&mut self, id: Id, op: Dbg, args: &[Arg]) -> Result<()> {
        let inst = self.debug.inst(self.mx, op, id, args)?;
        self.mx.out.emit(Section::Globals, inst)
    }

    /// Requests an operand of the current instruction.
    pub(super) fn request(&mut self, item: Item<'m>) -> Operand {
        if let Some(known) = self.known.get(item) {
            return Operand::Written(known);
        }
        if let Some(count) = self.waiting.get(&item) {
            match self.break_cycle(item, *count) {
                Some(other) if other == item => {}
                Some(other) => return self.request(other),
                None => return Operand::Cycle,
            }
        }
        self.requested.push(item);
        Operand::Pending
    }

    /// Returns `true` if all operands requested by the current instruction are written.
    pub(super) fn is_complete(&self) -> bool {
        self.requested.is_empty()
    }

    /// Returns the instruction of an item, if it is written.
    pub(super) fn written(&self, item: Item<'m>) -> Option<DebugInst> {
        self.known.get(item)
    }

    /// Returns the id of a type; `DebugInfoNone` for `void`, as existing consumers expect.
    pub(super) fn ty(&mut self, ty: Option<MdNode<'m>>) -> Result<Id> {
        let Some(ty) = ty else { return self.debug.none(self.mx) };
        match self.request(Item::new(ty)) {
            Operand::Pending => Ok(self.unit),
            Operand::Written(known) if is_type(known.op) || known.op == Dbg::InfoNone => Ok(known.id),
            Operand::Written(_) => Ok(self.synthetic_type("")?.id),
            Operand::Cycle => {
                self.note_omission(CYCLIC_TYPE, ty);
                Ok(self.synthetic_type("")?.id)
            }
        }
    }

    /// Returns a basic type that has no LLVM node.
    pub(super) fn synthetic_type(&mut self, name: &'static str) -> Result<DebugInst> {
        if let Some(known) = self.synthetic_types.get(name) {
            return Ok(*known);
        }
        let size = Arg::Id(self.mx.u32_constant(0)?.id);
        let args = [self.text(Some(name.as_bytes()))?, size, Arg::Number(encoding::Unspecified)];
        let known = DebugInst { id: self.write(Dbg::TypeBasic, &args)?, op: Dbg::TypeBasic };
        self.synthetic_types.insert(name, known);
        Ok(known)
    }

    /// Returns the type of a function with an unknown signature.
    pub(super) fn unknown_function_type(&mut self) -> Result<Id> {
        if let Some(known) = self.unknown_function {
            return Ok(known);
        }
        let void = self.mx.type_void()?;
        let id = self.write(Dbg::TypeFunction, &[Arg::Number(debug_info_flags::None), Arg::Id(void.id())])?;
        self.unknown_function = Some(id);
        Ok(id)
    }

    /// `DebugInfoNone`
    pub(super) fn none(&mut self) -> Result<Arg> {
        self.debug.none(self.mx).map(Arg::Id)
    }

    /// Returns the `OpString` of a text, empty for `None`.
    pub(super) fn text(&mut self, text: Option<&[u8]>) -> Result<Arg> {
        Ok(Arg::Id(self.debug.text(self.mx, text.unwrap_or_default())?))
    }

    /// Returns the `OpString` of a string field of a node.
    pub(super) fn text_of(&mut self, node: MdNode<'m>, field: DiRef) -> Result<Arg> {
        self.text(node.di_string(field))
    }

    /// Returns an unsigned constant of a node.
    pub(super) fn unsigned_constant(&mut self, node: MdNode<'m>, count: u64) -> Result<Arg> {
        self.integer_constant(node, count, u32::try_from(count).is_ok())
    }

    /// Returns the size of a type in bits.
    pub(super) fn size(&mut self, node: MdNode<'m>) -> Result<Arg> {
        self.bits(node, (DiRef::Size, DiNumber::Size))
    }

    /// Returns the offset of a member or base class in bits.
    pub(super) fn offset(&mut self, node: MdNode<'m>) -> Result<Arg> {
        self.bits(node, (DiRef::Offset, DiNumber::Offset))
    }

    fn bits(&mut self, node: MdNode<'m>, (field, number): (DiRef, DiNumber)) -> Result<Arg> {
        if matches!(node.di(field), Some(MdOperand::Node(_))) {
            self.note_omission("sizes and offsets are zero in debug information where they are computed when the program runs, as the set of debug instructions takes only numbers", node);
        }
        self.unsigned_constant(node, node.di_number(number))
    }

    /// Returns a constant that may be negative; the signedness follows from the node's type.
    pub(super) fn signed_constant(&mut self, node: MdNode<'m>, value: i64) -> Result<Arg> {
        self.integer_constant(node, value as u64, i32::try_from(value).is_ok() || u32::try_from(value).is_ok())
    }

    /// Returns a constant of 64 bits, which is what the bounds of LLVM are, where devices have such integers.
    pub(super) fn wide_constant(&mut self, node: MdNode<'m>, value: i64) -> Result<Arg> {
        if Debug::has_long_numbers(self.mx) {
            return Ok(Arg::Id(self.mx.int_constant(64, value as u64)?.id));
        }
        self.signed_constant(node, value)
    }

    /// Returns a constant of a type of 64 bits.
    pub(super) fn long_constant(&mut self, node: MdNode<'m>, value: u64) -> Result<Arg> {
        let is_short = !Debug::has_long_numbers(self.mx) && u32::try_from(value).is_ok();
        self.integer_constant(node, value, is_short)
    }

    fn integer_constant(&mut self, node: MdNode<'m>, value: u64, is_short: bool) -> Result<Arg> {
        if is_short {
            return Ok(Arg::Id(self.mx.u32_constant(value as u32)?.id));
        }
        if Debug::has_long_numbers(self.mx) {
            return Ok(Arg::Id(self.mx.int_constant(64, value)?.id));
        }
        self.note_omission(
            "numbers of more than 32 bits are zero in debug information, as the module has no 64-bit integers otherwise",
            node,
        );
        Ok(Arg::Id(self.mx.u32_constant(0)?.id))
    }

    /// Returns the operands for the location of a node: source, line, column.
    pub(super) fn location_operands(&mut self, node: MdNode<'m>) -> Result<[Arg; 3]> {
        Ok([
            self.source(node.di_node(DiRef::File))?,
            number_operand(node, DiNumber::Line),
            number_operand(node, DiNumber::Column),
        ])
    }
}

/// Returns a numeric field of a node as an operand.
pub(super) fn number_operand(node: MdNode<'_>, field: DiNumber) -> Arg {
    Arg::Number(u32::try_from(node.di_number(field)).unwrap_or(0))
}

/// Returns the text of a file, and its checksum.
pub(super) fn source_text(file: MdNode<'_>) -> Vec<u8> {
    let mut text = file.di_string(DiRef::Source).unwrap_or_default().to_vec();
    text.extend(checksum_comment(file));
    text
}

/// Returns the checksum of a file in the form that consumers expect; nothing if it has none.
pub(super) fn checksum_comment(file: MdNode<'_>) -> Vec<u8> {
    let kind = (file.di_number(DiNumber::ChecksumKind) as usize).checked_sub(1);
    match (kind.and_then(|kind| CHECKSUM_KINDS.get(kind)), file.di_string(DiRef::Checksum)) {
        (Some((kind, _)), Some(sum)) => [CHECKSUM, kind, b":", sum].concat(),
        _ => Vec::new(),
    }
}

/// Returns `true` for the instructions that may describe the type of a variable.
fn is_type(op: Dbg) -> bool {
    (Dbg::TypeBasic..=Dbg::TypeTemplate).contains(&op) || (Dbg::TypeSubrange..=Dbg::TypeString).contains(&op)
}
