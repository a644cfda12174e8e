//! `<type>`: builtin types, qualifiers, vectors, pointers, functions, and clang's vendor extensions.

use super::parser::{Item, Parser};
use super::{Parameter, Qualifiers, Scalar};

/// One-letter builtin types.
#[rustfmt::skip]
const SCALARS: &[(u8, Scalar)] = &[
    (b'a', Scalar::SChar),
    (b'b', Scalar::Bool),
    (b'c', Scalar::Char),
    (b'd', Scalar::Double),
    (b'f', Scalar::Float),
    (b'h', Scalar::UChar),
    (b'i', Scalar::Int),
    (b'j', Scalar::UInt),
    (b'l', Scalar::Long),
    (b'm', Scalar::ULong),
    (b'n', Scalar::Int128),
    (b'o', Scalar::UInt128),
    (b's', Scalar::Short),
    (b't', Scalar::UShort),
    (b'w', Scalar::Int),
    (b'x', Scalar::Long),
    (b'y', Scalar::ULong),
];

/// Address spaces that clang names by the language's keyword if the target has no numbers for them (`U8CLglobal`).
#[rustfmt::skip]
const ADDRESS_SPACES: &[(&str, u32)] = &[
    ("CLconstant", 2),
    ("CLdevice",   5),
    ("CLgeneric",  4),
    ("CLglobal",   1),
    ("CLhost",     6),
    ("CLlocal",    3),
    ("CLprivate",  0),
    ("SYdevice",   5),
    ("SYgeneric",  4),
    ("SYglobal",   1),
    ("SYhost",     6),
    ("SYlocal",    3),
    ("SYprivate",  0),
];

/// `St`, `Sa` and so on, without their templates and namespaces.
#[rustfmt::skip]
const STANDARD_TYPES: &[(u8, &str)] = &[
    (b'a', "allocator"),
    (b'b', "basic_string"),
    (b'd', "iostream"),
    (b'i', "istream"),
    (b'o', "ostream"),
    (b's', "string"),
];

impl<'a> Parser<'a> {
    /// `<type>`
    pub(super) fn type_(&mut self) -> Option<Item<'a>> {
        self.nested(Self::unguarded_type)
    }

    /// Skips types up to the `E` that ends a list.
    pub(super) fn skip_types(&mut self) -> Option<()> {
        while !self.eat("E") {
            self.type_()?;
        }
        Some(())
    }

    fn unguarded_type(&mut self) -> Option<Item<'a>> {
        if let Some(qualifiers) = self.qualifiers()? {
            let inner = self.type_()?;
            // A member function's qualifiers are part of the function type, which was recorded already.
            if inner.parameter == Parameter::Function {
                return Some(inner);
            }
            return self.recorded(inner.qualified(qualifiers));
        }
        let byte = self.peek()?;
        if let Some(&(_, scalar)) = SCALARS.iter().find(|row| row.0 == byte) {
            self.next();
            return Some(Item::unqualified(Parameter::Scalar(scalar)));
        }
        match byte {
            b'0'..=b'9' | b'N' | b'Z' => self.class_type(),
            b'S' => self.substituted_type(),
            b'T' => self.template_parameter_type(),
            b'U' => self.vendor_qualified_type(),
            _ => {
                self.next();
                self.type_after(byte)
            }
        }
    }

    /// The types that the first letter determines, after that letter.
    fn type_after(&mut self, first: u8) -> Option<Item<'a>> {
        match first {
            b'v' => Some(Item::unqualified(Parameter::Void)),
            b'z' => Some(Item::unqualified(Parameter::Variadic)),
            // long double and __float128 have no SPIR-V counterpart.
            b'e' | b'g' => Some(Item::unqualified(Parameter::Other)),
            b'u' => self.vendor_type(),
            b'D' => self.extended_type(),
            b'P' | b'R' | b'O' => self.pointer_type(),
            b'F' => self.function_type(),
            b'A' => self.array_type(),
            // Pointer to member: the class and the member.
            b'M' => {
                self.type_()?;
                self.type_()?;
                self.recorded(Item::unqualified(Parameter::Other))
            }
            // Complex and imaginary numbers.
            b'C' | b'G' => {
                self.type_()?;
                self.recorded(Item::unqualified(Parameter::Other))
            }
            _ => None,
        }
    }

    /// A pointee, after `P` or the letter of a reference.
    fn pointer_type(&mut self) -> Option<Item<'a>> {
        let pointee = self.type_()?;
        let is_plain =
            pointee.qualifiers == Qualifiers { is_atomic: pointee.qualifiers.is_atomic, ..Qualifiers::default() };
        if is_plain && pointee.parameter != Parameter::Function {
            self.remember_private(&pointee);
        }
        self.recorded(Item::pointer(pointee)?)
    }

    fn recorded(&mut self, item: Item<'a>) -> Option<Item<'a>> {
        self.remember(&item);
        Some(item)
    }

    /// Vendor, `restrict`, `volatile` and `const` qualifiers, which together form one type with the type that follows.
    ///
    /// `_Atomic` and blocks are spelled as vendor qualifiers too, but clang counts them as types.
    fn qualifiers(&mut self) -> Option<Option<Qualifiers>> {
        let mut found = None;
        loop {
            let mut qualifiers: Qualifiers = found.unwrap_or_default();
            match self.peek() {
                Some(b'r') => qualifiers.is_restrict = true,
                Some(b'V') => qualifiers.is_volatile = true,
                Some(b'K') => qualifiers.is_const = true,
                Some(b'U') => match self.peek_source_name(1) {
                    Some("_Atomic" | "block_pointer") | None => return Some(found),
                    Some(_) => {}
                },
                _ => return Some(found),
            }
            if self.next() == Some(b'U') {
                qualifiers.address_space = address_space(self.source_name()?).unwrap_or(qualifiers.address_space);
                self.skip_template_arguments()?;
            }
            found = Some(qualifiers);
        }
    }

    /// `U7_Atomici`, `U13block_pointerFvvE`, and closures (`UlvE_`).
    fn vendor_qualified_type(&mut self) -> Option<Item<'a>> {
        match self.peek_source_name(1) {
            Some("_Atomic") => {
                self.expect("U7_Atomic")?;
                let mut inner = self.type_()?;
                inner.qualifiers.is_atomic = true;
                self.recorded(inner)
            }
            Some("block_pointer") => {
                self.expect("U13block_pointer")?;
                self.type_()?;
                self.recorded(Item::unqualified(Parameter::Block))
            }
            _ => self.class_type(),
        }
    }

    /// A vendor's builtin type, after the `u`. `__bf16` is builtin to clang and thus never substituted.
    fn vendor_type(&mut self) -> Option<Item<'a>> {
        let name = self.source_name()?;
        self.skip_template_arguments()?;
        match name {
            "__bf16" => Some(Item::unqualified(Parameter::Scalar(Scalar::BFloat))),
            _ => self.recorded(Item::unqualified(Parameter::Named(name))),
        }
    }

    /// Types that begin with `D`, after it.
    fn extended_type(&mut self) -> Option<Item<'a>> {
        let scalar = |scalar| Some(Item::unqualified(Parameter::Scalar(scalar)));
        match self.next()? {
            b'h' => scalar(Scalar::Half),
            b'F' => self.sized_float(),
            b'u' => scalar(Scalar::UChar),
            b's' => scalar(Scalar::UShort),
            b'i' => scalar(Scalar::UInt),
            b'v' => self.vector_type(),
            b'B' => self.bit_int(Scalar::BitInt),
            b'U' => self.bit_int(Scalar::UBitInt),
            // nullptr_t, auto, decltype(auto), decimal floating point.
            b'n' | b'a' | b'c' | b'd' | b'e' | b'f' => Some(Item::unqualified(Parameter::Other)),
            b'p' => {
                self.type_()?;
                self.recorded(Item::unqualified(Parameter::Other))
            }
            b't' | b'T' => {
                self.expression()?;
                self.expect("E")?;
                self.recorded(Item::unqualified(Parameter::Other))
            }
            // Functions that do not throw, or are transaction-safe.
            b'o' | b'x' => {
                self.expect("F")?;
                self.function_type()
            }
            b'O' => {
                self.expression()?;
                self.expect("E")?;
                self.expect("F")?;
                self.function_type()
            }
            b'w' => {
                self.skip_types()?;
                self.expect("F")?;
                self.function_type()
            }
            _ => None,
        }
    }

    /// `DF16_` and `DF16b`, after the `DF`.
    fn sized_float(&mut self) -> Option<Item<'a>> {
        let bits = self.number()?;
        let parameter = match (bits, self.next()?) {
            (16, b'_') => Parameter::Scalar(Scalar::Half),
            (16, b'b') => Parameter::Scalar(Scalar::BFloat),
            (32, b'_') => Parameter::Scalar(Scalar::Float),
            (64, b'_') => Parameter::Scalar(Scalar::Double),
            (_, b'_' | b'x') => Parameter::Other,
            _ => return None,
        };
        Some(Item::unqualified(parameter))
    }

    /// `Dv4_f`, after the `Dv`.
    fn vector_type(&mut self) -> Option<Item<'a>> {
        let length = self.bound()?;
        let element = self.type_()?.parameter;
        self.recorded(Item::unqualified(match (length, element) {
            (Some(length), Parameter::Scalar(element)) if length > 0 => Parameter::Vector { element, length },
            _ => Parameter::Other,
        }))
    }

    /// `DB24_` and `DU24_`, after the second letter. Clang substitutes them, although they are builtin types.
    fn bit_int(&mut self, scalar: fn(u32) -> Scalar) -> Option<Item<'a>> {
        let bits = self.bound()?;
        self.recorded(Item::unqualified(bits.map_or(Parameter::Other, |bits| Parameter::Scalar(scalar(bits)))))
    }

    /// `A4_i`, after the `A`.
    fn array_type(&mut self) -> Option<Item<'a>> {
        if self.peek() == Some(b'_') {
            self.next();
        } else {
            self.bound()?;
        }
        let element = self.type_()?;
        // An array has the qualifiers of its elements.
        self.recorded(Item::unqualified(Parameter::Array).qualified(element.qualifiers))
    }

    /// A number or expression and an underscore. The value of an expression is unknown.
    fn bound(&mut self) -> Option<Option<u32>> {
        let bound = match self.peek()? {
            b'0'..=b'9' => Some(self.number()?),
            b'_' => {
                self.next();
                self.expression()?;
                None
            }
            _ => {
                self.expression()?;
                None
            }
        };
        self.expect("_")?;
        Some(bound)
    }

    /// `FviE`, after the `F`: return type, parameters, and optionally a reference qualifier.
    fn function_type(&mut self) -> Option<Item<'a>> {
        self.eat("Y");
        while !self.eat("E") && !self.eat("RE") && !self.eat("OE") {
            self.type_()?;
        }
        self.recorded(Item::unqualified(Parameter::Function))
    }

    /// A class, enumeration or closure by its name.
    fn class_type(&mut self) -> Option<Item<'a>> {
        let is_nested = self.peek() == Some(b'N');
        let name = self.type_name()?;
        let item = self.recorded(Item::named(name.base))?;
        if is_nested || self.peek() != Some(b'I') {
            return Some(item);
        }
        self.template_arguments()?;
        self.recorded(item)
    }

    /// A type that was written before, with template arguments if it was a template.
    fn substituted_type(&mut self) -> Option<Item<'a>> {
        if self.peek_at(1) == Some(b't') {
            return self.class_type();
        }
        let item = self.abbreviation()?;
        self.with_template_arguments(item)
    }

    /// Substitutions such as `S_` and abbreviations such as `Sa`, neither of which is recorded.
    pub(super) fn abbreviation(&mut self) -> Option<Item<'a>> {
        self.expect("S")?;
        let standard = self.peek().and_then(|byte| STANDARD_TYPES.iter().find(|row| row.0 == byte));
        match standard {
            Some(&(_, name)) => {
                self.next();
                Some(Item::unqualified(Parameter::Named(name)))
            }
            None => self.substitution(),
        }
    }

    /// `T_`, and elaborated names (`Ts3foo` is `struct foo`).
    fn template_parameter_type(&mut self) -> Option<Item<'a>> {
        if let Some(b's' | b'u' | b'e') = self.peek_at(1) {
            self.next();
            self.next();
            return self.class_type();
        }
        let item = self.resolved_parameter()?;
        let item = self.recorded(item)?;
        self.with_template_arguments(item)
    }

    fn with_template_arguments(&mut self, item: Item<'a>) -> Option<Item<'a>> {
        if self.peek() != Some(b'I') {
            return Some(item);
        }
        self.template_arguments()?;
        self.recorded(item)
    }
}

impl Qualifiers {
    /// Returns the qualifiers of a type that is qualified twice.
    pub(super) fn with(self, outer: Self) -> Self {
        let address_space = if outer.address_space == 0 { self.address_space } else { outer.address_space };
        Self {
            address_space,
            is_const: self.is_const || outer.is_const,
            is_volatile: self.is_volatile || outer.is_volatile,
            is_restrict: self.is_restrict || outer.is_restrict,
            is_atomic: self.is_atomic || outer.is_atomic,
        }
    }
}

/// Returns the number of the address space in a vendor qualifier.
fn address_space(qualifier: &str) -> Option<u32> {
    if let Some(number) = qualifier.strip_prefix("AS") {
        return number.parse().ok();
    }
    let index = ADDRESS_SPACES.binary_search_by_key(&qualifier, |row| row.0).ok()?;
    Some(ADDRESS_SPACES[index].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(SCALARS.is_sorted_by(|a, b| a.0 < b.0));
        assert!(ADDRESS_SPACES.is_sorted_by(|a, b| a.0 < b.0));
        assert!(STANDARD_TYPES.is_sorted_by(|a, b| a.0 < b.0));
    }
}
