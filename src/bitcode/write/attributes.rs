//! Writes the groups of attributes and the lists of groups.

use super::super::codes::{attributes, block};
use super::super::encoding::rotated;
use super::ModuleWriter;
use crate::ir::AttributeKind;
use crate::ir::attributes::Attribute;
use crate::ir::dialect::forms::Spelling;

/// The first number of each attribute in a group.
mod form {
    pub(super) const FLAG: u64 = 0;
    pub(super) const INT: u64 = 1;
    pub(super) const KEY: u64 = 3;
    pub(super) const KEY_AND_VALUE: u64 = 4;
    pub(super) const WITHOUT_TYPE: u64 = 5;
    pub(super) const TYPE: u64 = 6;
    pub(super) const RANGE: u64 = 7;
    pub(super) const RANGE_LIST: u64 = 8;
}

impl ModuleWriter<'_> {
    /// Writes the groups of attributes: a set at an index.
    pub(super) fn write_attribute_groups(&mut self) {
        let groups: Vec<_> = self.numbers.groups().collect();
        if groups.is_empty() {
            return;
        }
        self.stream.enter(block::PARAMATTR_GROUP, 3);
        for (number, (index, set)) in (1..).zip(groups) {
            let spellings = self.module.dialect.attributes(self.module.attributes.set(set));
            // To readers, a group that is not defined has no attributes.
            if spellings.is_empty() {
                continue;
            }
            self.record.extend([number, u64::from(index)]);
            for spelling in spellings {
                match spelling {
                    Spelling::Same(attribute) => self.push_attribute(attribute),
                    Spelling::Int(kind, value) => self.push_int(kind, value),
                    Spelling::Former(former) => self.record.extend([form::FLAG, former.code.into()]),
                }
            }
            self.stream.record(attributes::GRP_CODE_ENTRY, &self.record);
            self.record.clear();
        }
        self.stream.exit();
    }

    /// Writes the lists of groups.
    pub(super) fn write_attribute_lists(&mut self) {
        let lists: Vec<Vec<u64>> = self.numbers.attribute_lists().collect();
        if lists.is_empty() {
            return;
        }
        self.stream.enter(block::PARAMATTR, 3);
        for list in lists {
            self.stream.record(attributes::CODE_ENTRY, &list);
        }
        self.stream.exit();
    }

    fn push_attribute(&mut self, attribute: &Attribute) {
        let code = |kind: AttributeKind| u64::from(kind.code());
        match *attribute {
            Attribute::Flag(kind) => self.record.extend([form::FLAG, code(kind)]),
            Attribute::Int(kind, value) => self.push_int(kind, value),
            Attribute::Type(kind, None) => self.record.extend([form::WITHOUT_TYPE, code(kind)]),
            Attribute::Type(kind, Some(ty)) => {
                self.record.extend([form::TYPE, code(kind), self.numbers.type_number(ty)]);
            }
            Attribute::String(key, value) => {
                let (key, value) = (self.module.strings.get(key), self.module.strings.get(value));
                self.record.push(if value.is_empty() { form::KEY } else { form::KEY_AND_VALUE });
                self.push_text(key);
                if !value.is_empty() {
                    self.push_text(value);
                }
            }
            Attribute::Range(kind, bits, ref words) => {
                self.record.extend([form::RANGE, code(kind), bits.into()]);
                push_range(&mut self.record, bits, words);
            }
            Attribute::RangeList(kind, bits, ref words) => {
                let pair = 2 * bits.div_ceil(64).max(1) as usize;
                self.record.extend([form::RANGE_LIST, code(kind), (words.len() / pair) as u64, bits.into()]);
                words.chunks(pair).for_each(|bounds| push_range(&mut self.record, bits, bounds));
            }
        }
    }

    fn push_int(&mut self, kind: AttributeKind, value: u64) {
        let value = match kind {
            AttributeKind::Memory => self.module.dialect.memory_number(value),
            _ => value,
        };
        self.record.extend([form::INT, kind.code().into(), value]);
    }

    /// Appends a text that ends with a zero.
    fn push_text(&mut self, text: &[u8]) {
        self.record.extend(text.iter().map(|&byte| u64::from(byte)));
        self.record.push(0);
    }
}

/// Appends the lower and the upper bound of a range of integers.
pub(super) fn push_range(record: &mut Vec<u64>, bits: u32, words: &[u64]) {
    let (lower, upper) = words.split_at(words.len() / 2);
    if bits <= 64 {
        for bound in [lower, upper] {
            record.push(rotated(sign_extend(bound.first().copied().unwrap_or(0), bits)));
        }
        return;
    }
    let (lower, upper) = (active_words(lower), active_words(upper));
    record.push(lower.len() as u64 | (upper.len() as u64) << 32);
    record.extend(lower.iter().chain(upper).map(|&word| rotated(word as i64)));
}

/// Returns the words up to the last one that is not zero, at least one.
pub(super) fn active_words(words: &[u64]) -> &[u64] {
    let active = words.iter().rposition(|word| *word != 0).unwrap_or(0) + 1;
    words.get(..active).unwrap_or(&[0])
}

/// Returns the low bits of a word as a signed number.
pub(super) fn sign_extend(word: u64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    (word << unused) as i64 >> unused
}
