//! Attributes as assembly: beside their functions and parameters, and as groups.

use super::Printer;
use super::text::{push_escaped, push_number, push_quoted, push_raw, push_signed};
use crate::ir::attributes::{Attribute, AttributeKind, AttributeSetId};
use crate::ir::dialect::forms::Spelling;

/// The syntax of attributes, which depends on the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum AttributeSyntax {
    /// `align 4`, `alignstack(4)`.
    Inline,
    /// `align=4`, `alignstack=4`.
    Group,
}

/// The names of locations in `memory`, by number; 3 is every other location.
const MEMORY_LOCATIONS: [(u32, &str); 5] =
    [(0, "argmem: "), (1, "inaccessiblemem: "), (2, "errnomem: "), (4, "target_mem0: "), (5, "target_mem1: ")];

/// The number of "other memory", which is printed first, as the default.
const OTHER_MEMORY: u32 = 3;

const ALLOCATION_KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// The classes of floating-point numbers, each set before its parts.
const FLOAT_CLASSES: [(u64, &str); 16] = [
    (0x3FF, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
];

impl Printer<'_> {
    /// Writes the attributes of a set, separated by blanks.
    pub(super) fn attribute_set(&mut self, attributes: &[Attribute], syntax: AttributeSyntax) {
        for (index, spelling) in self.module.dialect.attributes(attributes).into_iter().enumerate() {
            if index > 0 {
                self.out.push(' ');
            }
            match spelling {
                Spelling::Same(attribute) => self.attribute(attribute, syntax),
                Spelling::Int(kind, value) => self.int_attribute(kind, value, syntax),
                Spelling::Former(former) => self.out.push_str(former.name),
            }
        }
    }

    /// Writes the attributes of a parameter or result, if any, after a blank.
    pub(super) fn inline_attributes(&mut self, attributes: &[Attribute]) {
        let start = self.out.len();
        self.out.push(' ');
        self.attribute_set(attributes, AttributeSyntax::Inline);
        if self.out.len() == start + 1 {
            self.out.truncate(start);
        }
    }

    /// Writes a reference to a group: ` #3`.
    pub(super) fn group_reference(&mut self, set: Option<AttributeSetId>) {
        if let Some(number) = set.and_then(|set| self.module.slots().group(set)) {
            self.out.push_str(" #");
            push_number(&mut self.out, number.into());
        }
    }

    /// Writes the comment before a function that lists its attributes without keys.
    pub(super) fn attribute_comment(&mut self, set: Option<AttributeSetId>) {
        let attributes = set.map_or(&[][..], |set| self.module.attributes.set(set));
        let keyless = attributes.partition_point(|attribute| attribute.kind().is_some());
        if keyless > 0 {
            self.out.push_str("; Function Attrs: ");
            self.attribute_set(&attributes[..keyless], AttributeSyntax::Inline);
            self.out.push('\n');
        }
    }

    /// Writes the groups of attributes.
    pub(super) fn attribute_groups(&mut self) {
        let groups = self.module.slots().groups();
        if groups.len() > 0 {
            self.out.push('\n');
        }
        for (number, set) in groups.enumerate() {
            self.out.push_str("attributes #");
            push_number(&mut self.out, number as u64);
            self.out.push_str(" = { ");
            self.attribute_set(self.module.attributes.set(set), AttributeSyntax::Group);
            self.out.push_str(" }\n");
        }
    }

    fn attribute(&mut self, attribute: &Attribute, syntax: AttributeSyntax) {
        match attribute {
            Attribute::Flag(kind) => self.out.push_str(kind.name()),
            Attribute::Int(kind, value) => self.int_attribute(*kind, *value, syntax),
            Attribute::Type(kind, ty) => {
                self.out.push_str(kind.name());
                if let Some(ty) = ty {
                    self.out.push('(');
                    self.ty(*ty);
                    self.out.push(')');
                }
            }
            Attribute::String(key, value) => {
                self.out.push('"');
                push_raw(&mut self.out, self.module.strings.get(*key));
                self.out.push('"');
                if !value.is_empty() {
                    self.out.push('=');
                    push_quoted(&mut self.out, self.module.strings.get(*value));
                }
            }
            Attribute::Range(kind, bits, words) => {
                self.out.push_str(kind.name());
                self.out.push_str("(i");
                push_number(&mut self.out, (*bits).into());
                self.out.push(' ');
                let (low, high) = words.split_at(words.len() / 2);
                push_signed(&mut self.out, low, *bits);
                self.out.push_str(", ");
                push_signed(&mut self.out, high, *bits);
                self.out.push(')');
            }
            Attribute::RangeList(kind, bits, words) => {
                self.out.push_str(kind.name());
                self.out.push('(');
                let size = 2 * bits.div_ceil(64).max(1) as usize;
                self.list(words.chunks(size), |printer, range| printer.range(range, *bits));
                self.out.push(')');
            }
        }
    }

    fn range(&mut self, words: &[u64], bits: u32) {
        let (low, high) = words.split_at(words.len() / 2);
        self.out.push('(');
        push_signed(&mut self.out, low, bits);
        self.out.push_str(", ");
        push_signed(&mut self.out, high, bits);
        self.out.push(')');
    }

    fn int_attribute(&mut self, kind: AttributeKind, value: u64, syntax: AttributeSyntax) {
        let (high, low) = (value >> 32, value & u64::from(u32::MAX));
        let out = &mut self.out;
        out.push_str(kind.name());
        match kind {
            AttributeKind::Alignment if syntax == AttributeSyntax::Inline => {
                out.push(' ');
                push_number(out, value);
            }
            AttributeKind::Alignment
            | AttributeKind::StackAlignment
            | AttributeKind::Dereferenceable
            | AttributeKind::DereferenceableOrNull
                if syntax == AttributeSyntax::Group =>
            {
                out.push('=');
                push_number(out, value);
            }
            AttributeKind::AllocSize if low == u64::from(u32::MAX) => push_arguments(out, &[high]),
            AttributeKind::AllocSize | AttributeKind::VScaleRange => push_arguments(out, &[high, low]),
            AttributeKind::UWTable => out.push_str(if value == 1 { "(sync)" } else { "" }),
            AttributeKind::AllocKind => push_allocation_kind(out, value),
            AttributeKind::Memory => push_memory(out, value),
            AttributeKind::Captures => push_captures(out, value),
            AttributeKind::NoFPClass => push_float_classes(out, value),
            _ => push_arguments(out, &[value]),
        }
    }
}

/// Appends `(a,b)`.
fn push_arguments(out: &mut String, arguments: &[u64]) {
    for (index, argument) in arguments.iter().enumerate() {
        out.push(if index == 0 { '(' } else { ',' });
        push_number(out, *argument);
    }
    out.push(')');
}

fn push_allocation_kind(out: &mut String, value: u64) {
    let kinds = ALLOCATION_KINDS.iter().enumerate().filter(|(bit, _)| value >> bit & 1 != 0);
    let kinds: Vec<&str> = kinds.map(|(_, kind)| *kind).collect();
    out.push_str("(\"");
    push_escaped(out, kinds.join(",").as_bytes());
    out.push_str("\")");
}

/// Appends `(read, argmem: readwrite)`: the effect on other memory first, then each location with a different one.
fn push_memory(out: &mut String, value: u64) {
    const EFFECTS: [&str; 4] = ["none", "read", "write", "readwrite"];
    let effect = |location: u32| (value >> (2 * location) & 3) as usize;
    let other = effect(OTHER_MEMORY);
    let is_none = MEMORY_LOCATIONS.iter().all(|(location, _)| effect(*location) == 0);
    let default = (other != 0 || is_none).then_some(("", other));
    let different = MEMORY_LOCATIONS.iter().filter(|(location, _)| effect(*location) != other);
    let parts = default.into_iter().chain(different.map(|(location, name)| (*name, effect(*location))));
    out.push('(');
    for (index, (location, effect)) in parts.enumerate() {
        out.push_str(if index > 0 { ", " } else { "" });
        out.push_str(location);
        out.push_str(EFFECTS[effect]);
    }
    out.push(')');
}

/// Appends `(address, ret: provenance)`.
fn push_captures(out: &mut String, value: u64) {
    let (other, result) = (value >> 4 & 15, value & 15);
    let mut parts = Vec::new();
    if other != 0 || other == result {
        parts.push(capture_components(other));
    }
    if other != result {
        parts.push(format!("ret: {}", capture_components(result)));
    }
    out.push('(');
    out.push_str(&parts.join(", "));
    out.push(')');
}

fn capture_components(value: u64) -> String {
    let address = match value & 3 {
        0 => None,
        1 => Some("address_is_null"),
        _ => Some("address"),
    };
    let provenance = match value >> 2 & 3 {
        1 => Some("read_provenance"),
        3 => Some("provenance"),
        _ => None,
    };
    match (address, provenance) {
        (None, None) => "none".to_owned(),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (Some(address), Some(provenance)) => format!("{address}, {provenance}"),
    }
}

fn push_float_classes(out: &mut String, value: u64) {
    let mut rest = value;
    let mut names = Vec::new();
    for (class, name) in FLOAT_CLASSES {
        if rest & class == class {
            rest &= !class;
            names.push(name);
        }
    }
    out.push('(');
    out.push_str(if value == 0 { "none" } else { "" });
    out.push_str(&names.join(" "));
    out.push(')');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(push: impl FnOnce(&mut String)) -> String {
        let mut out = String::new();
        push(&mut out);
        out
    }

    #[test]
    fn effects_on_other_memory_are_the_default() {
        let memory = |value| printed(|out| push_memory(out, value));
        assert_eq!(memory(0), "(none)");
        assert_eq!(memory(0x555), "(read)");
        assert_eq!(memory(1), "(argmem: read)");
        assert_eq!(memory(0x009), "(argmem: read, inaccessiblemem: write)");
        assert_eq!(memory(0xFFD), "(readwrite, argmem: read)");
        assert_eq!(memory(0x255), "(read, target_mem0: write, target_mem1: none)");
    }

    #[test]
    fn captures_of_the_result_are_printed_if_they_differ() {
        let captures = |value| printed(|out| push_captures(out, value));
        assert_eq!(captures(0x00), "(none)");
        assert_eq!(captures(0x33), "(address)");
        assert_eq!(captures(0x0F), "(ret: address, provenance)");
        assert_eq!(captures(0x71), "(address, read_provenance, ret: address_is_null)");
    }

    #[test]
    fn classes_of_numbers_are_named_by_the_largest_sets() {
        let classes = |value| printed(|out| push_float_classes(out, value));
        assert_eq!(classes(0x3FF), "(all)");
        assert_eq!(classes(0x207), "(nan inf)");
        assert_eq!(classes(0x114), "(ninf nsub pnorm)");
    }
}
