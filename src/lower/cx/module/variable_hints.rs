//! Metadata and text attributes of variables as decorations.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Global, MdNode};
use crate::lower::cx::module::ModuleCx;
use crate::map::function_metadata::{TextAttribute, VARIABLE_TEXTS};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, EnumKind, Enumerant as _};

/// Text attributes => `OpDecorate`; `text` returns the value of an attribute by its name
pub(in crate::lower) fn decorate_by_texts<'m>(
    mx: &mut ModuleCx<'m>,
    id: Id,
    table: &[TextAttribute],
    text: impl Fn(&str) -> Option<&'m str>,
) -> Result<()> {
    for (name, decoration, has_number) in table {
        let Some(value) = text(name) else { continue };
        if mx.out.requirements().allows_enumerant(EnumKind::Decoration, decoration.value()) {
            let number = has_number.then(|| parse_u32(name, value)).transpose()?;
            mx.decorate(id, *decoration, number.as_slice())?;
        }
    }
    Ok(())
}

/// `!io_pipe_id` of a pipe's memory => `IOPipeStorageINTEL`; text attributes of a variable => `OpDecorate`
pub(in crate::lower) fn decorate_variable_by_hints<'m>(
    mx: &mut ModuleCx<'m>,
    global: Global<'m>,
    id: Id,
) -> Result<()> {
    decorate_by_texts(mx, id, VARIABLE_TEXTS, |name| global.string_attribute(name))?;
    let decoration = Decoration::IOPipeStorageALTERA;
    match global.metadata("io_pipe_id") {
        Some(node) if mx.out.requirements().allows_enumerant(EnumKind::Decoration, decoration.value()) => {
            mx.decorate(id, decoration, &[number(node, 0, "io_pipe_id")?])
        }
        _ => Ok(()),
    }
}

pub(in crate::lower) fn parse_u32(name: &str, value: &str) -> Result<u32> {
    value.parse().map_err(|_| {
        let message = format!("expected a 32-bit integer in the attribute \"{name}\", found \"{value}\"");
        Error::new(ErrorKind::InvalidModule, message)
    })
}

pub(in crate::lower) fn number(node: MdNode<'_>, index: u32, kind: &str) -> Result<u32> {
    let number = node.int(index).and_then(|number| u32::try_from(number).ok());
    number.ok_or_else(|| Error::new(ErrorKind::InvalidModule, format!("expected a 32-bit integer operand in !{kind}")))
}
