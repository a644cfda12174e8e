//! Reads small tables: tags of operand bundles, sync scopes, names of the values of functions.

use super::operands::{Operands, text};
use super::{ModuleReader, Step, Stop};
use crate::bitcode::codes::{block, bundle_tags, sync_scopes};
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::inst::PackedAccess;

impl ModuleReader<'_> {
    /// Reads OPERAND_BUNDLE_TAGS_BLOCK.
    pub(super) fn read_bundle_tags(&mut self, cursor: Cursor<'_>) -> Step<()> {
        let names = self.names(cursor, block::OPERAND_BUNDLE_TAGS, bundle_tags::TAG)?;
        self.builder.module.bundle_tags.extend(names.into_iter().map(String::into_boxed_str));
        Ok(())
    }

    /// Reads SYNC_SCOPE_NAMES_BLOCK.
    pub(super) fn read_sync_scopes(&mut self, cursor: Cursor<'_>) -> Step<()> {
        for name in self.names(cursor, block::SYNC_SCOPE_NAMES, sync_scopes::NAME)? {
            let scope = self.builder.sync_scope(&name);
            if scope >= PackedAccess::MAX_SCOPES {
                return Err(Stop::invalid("too many sync scopes"));
            }
            self.tables.sync_scopes.push(scope);
        }
        Ok(())
    }

    /// Reads a block of names.
    fn names(&mut self, mut cursor: Cursor<'_>, block: u32, code: u32) -> Step<Vec<String>> {
        let (mut record, mut names) = (Record::default(), Vec::new());
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(names),
                Item::Block(head) => self.warn_skipped_block(block, head.id),
                Item::Record if record.code == code => {
                    let operands = Operands::new(block, &record);
                    let name = String::from_utf8(text(operands.rest()));
                    names.push(name.map_err(|_| operands.invalid("a name that is not UTF-8"))?);
                }
                Item::Record => self.warn_skipped_record(block, record.code),
            }
        }
    }
}
