//! Mangling of the names of functions outside of classes and templates, as in clang for OpenCL C.

use std::fmt::Write;

use super::{Parameter, Pointer, Qualifiers, Scalar};

/// Returns the mangled name of the function `base` at global scope, for example `_Z3maxDv4_iS_`.
///
/// Returns `None` if the parser does not keep the spelling of a parameter (functions, arrays, [`Parameter::Other`]). A
/// block is one without parameters. Types that the parser does not distinguish get OpenCL C's spelling: `half` is `Dh`,
/// a reference becomes a pointer. A pointee without address space counts as in C++, not as `private` in OpenCL C.
pub fn mangle(base: &str, parameters: &[Parameter<'_>]) -> Option<String> {
    let mut writer = Writer { text: format!("_Z{}{base}", base.len()), seen: Vec::new() };
    if parameters.is_empty() {
        writer.text.push('v');
    }
    for parameter in parameters {
        writer.parameter(parameter)?;
    }
    Some(writer.text)
}

/// Returns the spelling of a type by itself, without substitutions from other types: `Dv4_i`.
///
/// Returns `None` for the types that [`mangle`] refuses.
pub fn mangle_type(parameter: &Parameter<'_>) -> Option<String> {
    let mut writer = Writer { text: String::new(), seen: Vec::new() };
    writer.parameter(parameter)?;
    Some(writer.text)
}

struct Writer<'p> {
    text: String,
    /// The targets of `S_`, `S0_` and so on.
    seen: Vec<Seen<'p>>,
}

/// A type, as substitutions count types: a pointee is up to three types, one inside the other.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen<'p> {
    parameter: &'p Parameter<'p>,
    qualifiers: Qualifiers,
}

impl<'p> Writer<'p> {
    fn parameter(&mut self, parameter: &'p Parameter<'p>) -> Option<()> {
        let seen = Seen { parameter, qualifiers: Qualifiers::default() };
        match parameter {
            Parameter::Scalar(scalar) if !matches!(scalar, Scalar::BitInt(_) | Scalar::UBitInt(_)) => {
                self.scalar(*scalar)
            }
            Parameter::Scalar(scalar) => self.once(seen, |writer| writer.scalar(*scalar)),
            Parameter::Vector { element, length } => self.once(seen, |writer| {
                write!(writer.text, "Dv{length}_").ok()?;
                writer.scalar(*element)
            }),
            Parameter::Pointer(pointer) => self.once(seen, |writer| {
                writer.text.push('P');
                writer.pointee(pointer)
            }),
            Parameter::Named(name) => self.once(seen, |writer| write!(writer.text, "{}{name}", name.len()).ok()),
            Parameter::Variadic => self.letter('z'),
            Parameter::Void => self.letter('v'),
            Parameter::Block => self.once(seen, |writer| {
                writer.text.push_str("U13block_pointerFvvE");
                // The function type is one of the targets too.
                writer.seen.push(Seen { parameter: &Parameter::Function, qualifiers: Qualifiers::default() });
                Some(())
            }),
            Parameter::Array | Parameter::Function | Parameter::Other => None,
        }
    }

    /// The qualifiers that are one substitution with their type, then `_Atomic`, which is a type of its own.
    fn pointee(&mut self, pointer: &'p Pointer<'p>) -> Option<()> {
        let Pointer { pointee, qualifiers } = pointer;
        let atomic = Qualifiers { is_atomic: qualifiers.is_atomic, ..Qualifiers::default() };
        let unqualified = |writer: &mut Self| match atomic.is_atomic {
            true => writer.once(Seen { parameter: pointee, qualifiers: atomic }, |writer| {
                writer.text.push_str("U7_Atomic");
                writer.parameter(pointee)
            }),
            false => writer.parameter(pointee),
        };
        if *qualifiers == atomic {
            return unqualified(self);
        }
        self.once(Seen { parameter: pointee, qualifiers: *qualifiers }, |writer| {
            if qualifiers.address_space != 0 {
                let name = format!("AS{}", qualifiers.address_space);
                write!(writer.text, "U{}{name}", name.len()).ok()?;
            }
            let flags = [(qualifiers.is_restrict, 'r'), (qualifiers.is_volatile, 'V'), (qualifiers.is_const, 'K')];
            writer.text.extend(flags.iter().filter(|flag| flag.0).map(|flag| flag.1));
            unqualified(writer)
        })
    }

    /// Writes a type the first time, and a reference to it from then on.
    fn once(&mut self, seen: Seen<'p>, write: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        if let Some(index) = self.seen.iter().position(|other| *other == seen) {
            self.text.push('S');
            if let Some(number) = index.checked_sub(1) {
                self.base_36(number);
            }
            return self.letter('_');
        }
        write(self)?;
        self.seen.push(seen);
        Some(())
    }

    fn base_36(&mut self, number: usize) {
        if number >= 36 {
            self.base_36(number / 36);
        }
        let digit = char::from_digit((number % 36) as u32, 36).unwrap_or('0');
        self.text.push(digit.to_ascii_uppercase());
    }

    fn letter(&mut self, letter: char) -> Option<()> {
        self.text.push(letter);
        Some(())
    }

    fn scalar(&mut self, scalar: Scalar) -> Option<()> {
        self.text.push_str(match scalar {
            Scalar::Bool => "b",
            Scalar::Char => "c",
            Scalar::SChar => "a",
            Scalar::UChar => "h",
            Scalar::Short => "s",
            Scalar::UShort => "t",
            Scalar::Int => "i",
            Scalar::UInt => "j",
            Scalar::Long => "l",
            Scalar::ULong => "m",
            Scalar::Int128 => "n",
            Scalar::UInt128 => "o",
            Scalar::BitInt(bits) => return write!(self.text, "DB{bits}_").ok(),
            Scalar::UBitInt(bits) => return write!(self.text, "DU{bits}_").ok(),
            Scalar::Half => "Dh",
            Scalar::BFloat => "DF16b",
            Scalar::Float => "f",
            Scalar::Double => "d",
        });
        Some(())
    }
}
