//! The order in which debug instructions are written: each after what it names, without recursion.
//!
//! An instruction is built when it is wanted. If something that it names is not written yet, that comes first and the
//! instruction is built once more; so each is built twice at most, and nothing depends on how deep types are nested.
//! Only the members of a composite type and the function that a `DebugFunction` is about may come later
//! (OpenCL.DebugInfo.100, DebugTypeComposite and DebugFunction); they get their ids beforehand. Any other circle is
//! broken where it closes, with a warning.

use crate::error::Result;
use crate::llvm::{DiNumber, DiRef, MdKind, MdNode};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::{Arg, Args, Debug, Item, Role};
use crate::spirv::Id;
use crate::spirv::grammar::{Capability, Dbg, debug_base_type_attribute_encoding as encoding, debug_info_flags};
use crate::spirv::module::Section;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The warning for a type that refers to itself other than through its members.
pub(super) const CIRCULAR: &str = "debug types that contain themselves are replaced by an unnamed type at the cycle";

/// A debug instruction that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) id: Id,
    pub(super) is: Dbg,
}

/// What becomes of an item.
pub(super) enum Built {
    /// An instruction of its own.
    New(Dbg, Args),
    /// What another one is already.
    Same(Known),
}

/// Whether something is there to be named.
pub(super) enum Named {
    Known(Known),
    /// Not yet: what is built now is thrown away.
    Later,
    /// It names, in the end, what is being built.
    Circle,
}

pub(super) struct Writer<'a, 'm> {
    pub(super) mx: &'a mut ModuleCx<'m>,
    pub(super) debug: &'a mut Debug<'m>,
    known: FxHashMap<Item<'m>, Known>,
    /// What waits for others.
    open: FxHashSet<Item<'m>>,
    /// What the instruction at hand waits for.
    wanted: Vec<Item<'m>>,
    /// What it leaves out.
    left_out: SmallVec<[(&'static str, MdNode<'m>); 1]>,
    sources: FxHashMap<(Id, Option<Id>), Id>,
    /// Types that LLVM has no node for, by name.
    plain: FxHashMap<&'static str, Known>,
    none: Option<Id>,
    unknown_function: Option<Id>,
    /// The compilation unit at hand: what has no other scope lies in it.
    pub(super) unit: Id,
    /// Its file.
    pub(super) unit_file: Option<MdNode<'m>>,
    /// The names that types without one got.
    pub(super) names: FxHashMap<MdNode<'m>, &'m [u8]>,
    /// The composite types that promised a member.
    pub(super) owners: FxHashMap<MdNode<'m>, Id>,
    /// What variables of the source are in the module.
    pub(super) globals: FxHashMap<MdNode<'m>, Id>,
    /// The functions that subprograms became.
    pub(super) functions: FxHashMap<MdNode<'m>, Id>,
}

impl<'a, 'm> Writer<'a, 'm> {
    /// A writer into the compilation unit with this id.
    pub(super) fn new(mx: &'a mut ModuleCx<'m>, debug: &'a mut Debug<'m>, unit: Id) -> Self {
        Self {
            mx,
            debug,
            known: FxHashMap::default(),
            open: FxHashSet::default(),
            wanted: Vec::new(),
            left_out: SmallVec::new(),
            sources: FxHashMap::default(),
            plain: FxHashMap::default(),
            none: None,
            unknown_function: None,
            unit,
            unit_file: None,
            names: FxHashMap::default(),
            owners: FxHashMap::default(),
            globals: FxHashMap::default(),
            functions: FxHashMap::default(),
        }
    }

    /// Writes an item, and what it names before it.
    pub(super) fn reach(&mut self, item: Item<'m>) -> Result<()> {
        let mut stack = vec![item];
        while let Some(item) = stack.last().copied() {
            if self.known.contains_key(&item) {
                stack.pop();
                continue;
            }
            self.wanted.clear();
            self.left_out.clear();
            let built = self.build(item)?;
            if self.wanted.is_empty() {
                stack.pop();
                self.open.remove(&item);
                self.finish(item, built)?;
            } else {
                self.open.insert(item);
                stack.extend(self.wanted.iter().rev());
            }
        }
        Ok(())
    }

    fn finish(&mut self, item: Item<'m>, built: Built) -> Result<()> {
        let known = match built {
            Built::Same(known) => known,
            Built::New(is, args) => {
                let id = match self.debug.ids.get(&item) {
                    Some(id) => *id,
                    None => self.mx.out.fresh_global(),
                };
                self.write_as(id, is, &args)?;
                Known { id, is }
            }
        };
        self.known.insert(item, known);
        for (message, node) in std::mem::take(&mut self.left_out) {
            self.warn(message, node);
        }
        Ok(())
    }

    /// Warns of an omission, once a kind.
    pub(super) fn warn(&mut self, message: &'static str, node: MdNode<'m>) {
        self.debug.warn_of_omission(self.mx, message, |warning| warning.at(node.to_string()));
    }

    /// Notes what the instruction at hand omits of a node, for a warning when it is written.
    pub(super) fn leave_out(&mut self, message: &'static str, node: MdNode<'m>) {
        self.left_out.push((message, node));
    }

    /// Writes an instruction that is no item.
    pub(super) fn write(&mut self, is: Dbg, args: &[Arg]) -> Result<Id> {
        let id = self.mx.out.fresh_global();
        self.write_as(id, is, args)?;
        Ok(id)
    }

    fn write_as(&mut self, id: Id, is: Dbg, args: &[Arg]) -> Result<()> {
        let inst = self.debug.inst(self.mx, is, id, args)?;
        self.mx.out.emit(Section::Globals, inst)
    }

    /// Something that the instruction at hand names.
    pub(super) fn need(&mut self, item: Item<'m>) -> Named {
        if let Some(known) = self.known.get(&item) {
            return Named::Known(*known);
        }
        if self.open.contains(&item) {
            return Named::Circle;
        }
        self.wanted.push(item);
        Named::Later
    }

    /// Whether everything is there that the instruction at hand has named so far.
    pub(super) fn is_complete(&self) -> bool {
        self.wanted.is_empty()
    }

    /// Something that must be there already.
    pub(super) fn written(&self, item: Item<'m>) -> Option<Known> {
        self.known.get(&item).copied()
    }

    /// A type; nothing is `void`.
    pub(super) fn ty(&mut self, ty: Option<MdNode<'m>>) -> Result<Id> {
        let Some(ty) = ty else { return Ok(self.plain("void")?.id) };
        match self.need(Item::of(ty)) {
            Named::Later => Ok(self.unit),
            Named::Known(known) if (Dbg::TypeBasic..=Dbg::TypeTemplate).contains(&known.is) => Ok(known.id),
            Named::Known(_) => Ok(self.plain("")?.id),
            Named::Circle => {
                self.leave_out(CIRCULAR, ty);
                Ok(self.plain("")?.id)
            }
        }
    }

    /// A type that LLVM has no node for.
    pub(super) fn plain(&mut self, name: &'static str) -> Result<Known> {
        if let Some(known) = self.plain.get(name) {
            return Ok(*known);
        }
        let size = Arg::Id(self.mx.u32_constant(0)?);
        let args = [self.text(Some(name.as_bytes()))?, size, Arg::Number(encoding::Unspecified)];
        let known = Known { id: self.write(Dbg::TypeBasic, &args)?, is: Dbg::TypeBasic };
        self.plain.insert(name, known);
        Ok(known)
    }

    /// The type of a function of which nothing is known.
    pub(super) fn unknown_function_type(&mut self) -> Result<Id> {
        if let Some(known) = self.unknown_function {
            return Ok(known);
        }
        let void = self.mx.type_void()?;
        let id = self.write(Dbg::TypeFunction, &[Arg::Number(debug_info_flags::None), Arg::Id(void)])?;
        self.unknown_function = Some(id);
        Ok(id)
    }

    /// `DebugInfoNone`
    pub(super) fn none(&mut self) -> Result<Arg> {
        let id = match self.none {
            Some(id) => id,
            None => self.write(Dbg::InfoNone, &[])?,
        };
        self.none = Some(id);
        Ok(Arg::Id(id))
    }

    /// `OpString`; an empty one if there is none.
    pub(super) fn text(&mut self, text: Option<&[u8]>) -> Result<Arg> {
        Ok(Arg::Id(self.debug.text(self.mx, text.unwrap_or_default())?))
    }

    /// A text field of a node.
    pub(super) fn text_of(&mut self, node: MdNode<'m>, field: DiRef) -> Result<Arg> {
        self.text(node.di_string(field))
    }

    /// A constant that counts bits of a node.
    pub(super) fn bits(&mut self, node: MdNode<'m>, count: u64) -> Result<Arg> {
        self.number(node, count, u32::try_from(count).is_ok())
    }

    /// A constant that may be negative; what has a type says whether it is.
    pub(super) fn constant(&mut self, node: MdNode<'m>, value: i64) -> Result<Arg> {
        self.number(node, value as u64, i32::try_from(value).is_ok() || u32::try_from(value).is_ok())
    }

    fn number(&mut self, node: MdNode<'m>, value: u64, is_short: bool) -> Result<Arg> {
        if is_short {
            return Ok(Arg::Id(self.mx.u32_constant(value as u32)?));
        }
        if self.has_long_numbers() {
            return Ok(Arg::Id(self.mx.int_constant(64, value)?));
        }
        self.leave_out(
            "numbers of more than 32 bits are zero in debug information, as the module has no 64-bit integers otherwise",
            node,
        );
        Ok(Arg::Id(self.mx.u32_constant(0)?))
    }

    /// Whether the module has numbers of 64 bits; debug information does not ask a device for them.
    pub(super) fn has_long_numbers(&mut self) -> bool {
        self.mx.out.requirements().has_capability(Capability::Int64)
    }

    /// The operands that say where a node stands: source, line, column.
    pub(super) fn place(&mut self, node: MdNode<'m>) -> Result<[Arg; 3]> {
        Ok([self.source(node.di_node(DiRef::File))?, number(node, DiNumber::Line), number(node, DiNumber::Column)])
    }

    /// `DebugSource path text`, once a file; of what has no file, that of the unit.
    pub(super) fn source(&mut self, file: Option<MdNode<'m>>) -> Result<Arg> {
        let file = file.filter(|file| file.kind() == MdKind::File).or(self.unit_file);
        let (path, text) = match file {
            Some(file) => (self.debug.path(self.mx, file)?, source_text(file)),
            None => (self.debug.text(self.mx, b"")?, Vec::new()),
        };
        let text = if text.is_empty() { None } else { Some(self.debug.text(self.mx, &text)?) };
        if let Some(known) = self.sources.get(&(path, text)) {
            return Ok(Arg::Id(*known));
        }
        let mut args: Args = SmallVec::from_slice(&[Arg::Id(path)]);
        args.extend(text.map(Arg::Id));
        let id = self.write(Dbg::Source, &args)?;
        self.sources.insert((path, text), id);
        Ok(Arg::Id(id))
    }
}

/// A number of a node, as an operand.
pub(super) fn number(node: MdNode<'_>, field: DiNumber) -> Arg {
    Arg::Number(u32::try_from(node.di_number(field)).unwrap_or(0))
}

/// What is known of a file's text: the text, and the checksum in the form that consumers look for.
fn source_text(file: MdNode<'_>) -> Vec<u8> {
    const KINDS: [&str; 3] = ["MD5", "SHA1", "SHA256"];
    let mut text = file.di_string(DiRef::Source).unwrap_or_default().to_vec();
    let kind = (file.di_number(DiNumber::ChecksumKind) as usize).checked_sub(1).and_then(|kind| KINDS.get(kind));
    if let (Some(kind), Some(sum)) = (kind, file.di_string(DiRef::Checksum)) {
        text.extend([b"//__CSK_", kind.as_bytes(), b":", sum].concat());
    }
    text
}

impl<'m> Item<'m> {
    /// A node as what it is.
    pub(super) fn of(node: MdNode<'m>) -> Self {
        Self { node, role: Role::Itself }
    }
}
