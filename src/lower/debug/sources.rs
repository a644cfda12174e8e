//! The source files: a `DebugSource` for each path and text.
//!
//! The lines of functions refer to them before they are written with the other nodes.

use rustc_hash::FxHashMap;

use crate::error::Result;
use crate::ir::{MdKind, MdNode};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::writer::{Writer, source_text};
use crate::lower::debug::{Arg, Debug};
use crate::spirv::inst::MAX_WORDS;
use crate::spirv::{Id, utf8};

/// The most bytes of a string that fit into an `OpString` of 65,535 words.
const MAX_PART_BYTES: usize = (MAX_WORDS - 2) * 4 - 1;

/// The files that have an id.
#[derive(Default)]
pub(super) struct Sources<'m> {
    by_node: FxHashMap<Option<MdNode<'m>>, Id>,
    by_content: FxHashMap<(Id, Vec<u8>), Id>,
    unwritten: Vec<(Id, Option<MdNode<'m>>)>,
}

impl<'m> Debug<'m> {
    /// Returns the id of the `DebugSource` of a file.
    pub(super) fn source(&mut self, mx: &mut ModuleCx<'m>, file: Option<MdNode<'m>>) -> Result<Id> {
        if let Some(known) = self.sources.by_node.get(&file) {
            return Ok(*known);
        }
        let content = match file {
            Some(file) => (self.path(mx, file)?, source_text(file)),
            None => (self.text(mx, b"")?, Vec::new()),
        };
        let (sources, out) = (&mut self.sources, &mut mx.out);
        let id = *sources.by_content.entry(content).or_insert_with(|| {
            let id = out.fresh_global();
            sources.unwritten.push((id, file));
            id
        });
        sources.by_node.insert(file, id);
        Ok(id)
    }

    /// Returns the `OpString`s of the parts of a text that is too long for one.
    pub(super) fn text_parts(&mut self, mx: &mut ModuleCx<'m>, text: &[u8]) -> Result<Vec<Id>> {
        let text = utf8::escaped(text);
        let (mut rest, mut parts) = (&*text, Vec::new());
        while !rest.is_empty() {
            let (part, others) = rest.split_at(super::truncate(rest, MAX_PART_BYTES).len());
            parts.push(mx.string(part)?);
            rest = others;
        }
        Ok(parts)
    }
}

impl<'m> Writer<'_, 'm> {
    /// Returns the `DebugSource` of a file; an empty path without a file.
    pub(super) fn source(&mut self, file: Option<MdNode<'m>>) -> Result<Arg> {
        let file = file.filter(|file| file.kind() == MdKind::File);
        let id = self.debug.source(self.mx, file)?;
        self.write_sources()?;
        Ok(Arg::Id(id))
    }

    /// Writes the files that have an id only.
    pub(super) fn write_sources(&mut self) -> Result<()> {
        for (id, file) in std::mem::take(&mut self.debug.sources.unwritten) {
            self.write_source(id, file)?;
        }
        Ok(())
    }
}
