//! `<expression>`: skipped, because no type of a builtin depends on one.

use super::parser::Parser;

/// The operands of an operator, one letter each: `e` an expression, `t` a type, `n` a name, `s` the scope of a name,
/// `l` expressions up to `E`, `a` types up to `E`.
#[rustfmt::skip]
const OPERATORS: &[(&str, &str)] = &[
    ("aN", "ee"), ("aS", "ee"), ("aa", "ee"), ("ad", "e"),  ("an", "ee"), ("at", "t"),  ("az", "e"),
    ("cc", "te"), ("cl", "l"),  ("cm", "ee"), ("co", "e"),  ("cv", "te"), ("da", "e"),  ("dc", "te"),
    ("de", "e"),  ("dl", "e"),  ("ds", "ee"), ("dt", "en"), ("dv", "ee"), ("eO", "ee"), ("eo", "ee"),
    ("eq", "ee"), ("ge", "ee"), ("gs", "e"),  ("gt", "ee"), ("il", "l"),  ("ix", "ee"), ("lS", "ee"),
    ("le", "ee"), ("ls", "ee"), ("lt", "ee"), ("mI", "ee"), ("mL", "ee"), ("mi", "ee"), ("ml", "ee"),
    ("mm", "e"),  ("ne", "ee"), ("ng", "e"),  ("nt", "e"),  ("nx", "e"),  ("oR", "ee"), ("oo", "ee"),
    ("or", "ee"), ("pL", "ee"), ("pl", "ee"), ("pm", "ee"), ("pp", "e"),  ("ps", "e"),  ("pt", "en"),
    ("qu", "eee"), ("rM", "ee"), ("rS", "ee"), ("rc", "te"), ("rm", "ee"), ("rs", "ee"), ("sP", "a"),
    ("sZ", "e"),  ("sc", "te"), ("sp", "e"),  ("sr", "sn"), ("ss", "ee"), ("st", "t"),  ("sz", "e"),
    ("te", "e"),  ("ti", "t"),  ("tl", "tl"), ("tr", ""),   ("tw", "e"),
];

impl Parser<'_> {
    /// `<expression>`
    pub(super) fn expression(&mut self) -> Option<()> {
        self.nested(|parser| match (parser.peek()?, parser.peek_at(1)?) {
            (b'L', _) => parser.literal(),
            (b'T', _) => parser.template_parameter().map(|_| ()),
            (b'f', b'p' | b'L') => parser.function_parameter(),
            (b'0'..=b'9', _) => parser.expression_name(),
            (first, second) => parser.operation([first, second]),
        })
    }

    /// `Li4E`, `LN1EE3E`, `L_Z1fvE`
    pub(super) fn literal(&mut self) -> Option<()> {
        self.nested(|parser| {
            parser.expect("L")?;
            if parser.eat("_Z") || parser.eat("Z") {
                return parser.skip_encoding();
            }
            parser.type_()?;
            // Digits, with `n` for a minus sign; floating-point values are hexadecimal in lower case.
            parser.skip_while(|byte| byte != b'E');
            parser.expect("E")
        })
    }

    fn operation(&mut self, code: [u8; 2]) -> Option<()> {
        let index = OPERATORS.binary_search_by_key(&code.as_slice(), |row| row.0.as_bytes()).ok()?;
        self.next();
        self.next();
        if matches!(&code, b"pp" | b"mm") {
            self.eat("_");
        }
        if &code == b"cv" {
            return self.conversion();
        }
        OPERATORS[index].1.bytes().try_for_each(|operand| self.operand(operand))
    }

    fn operand(&mut self, operand: u8) -> Option<()> {
        match operand {
            b'e' => self.expression(),
            b't' => self.type_().map(|_| ()),
            b'n' => self.expression_name(),
            b's' => self.scope(),
            b'l' => self.expressions(),
            b'a' => self.skip_types(),
            _ => None,
        }
    }

    /// `cv <type> <expression>`, or `cv <type> _ <expression>* E`, after the `cv`.
    fn conversion(&mut self) -> Option<()> {
        self.type_()?;
        match self.eat("_") {
            true => self.expressions(),
            false => self.expression(),
        }
    }

    fn expressions(&mut self) -> Option<()> {
        while !self.eat("E") {
            self.expression()?;
        }
        Some(())
    }

    /// The name of a member, or a dependent name.
    fn expression_name(&mut self) -> Option<()> {
        self.source_name()?;
        self.skip_template_arguments()
    }

    /// The scope before the last `::`: one type, or names up to an `E`, optionally after a type.
    fn scope(&mut self) -> Option<()> {
        if !matches!(self.peek()?, b'0'..=b'9' | b'N') {
            return self.type_().map(|_| ());
        }
        if self.eat("N") {
            self.type_()?;
        }
        while !self.eat("E") {
            self.expression_name()?;
        }
        Some(())
    }

    /// `fp_`, `fp0_`, `fL0p_`, `fpT`
    fn function_parameter(&mut self) -> Option<()> {
        if self.eat("fpT") {
            return Some(());
        }
        if self.eat("fL") {
            self.skip_while(|byte| byte.is_ascii_digit());
            self.expect("p")?;
        } else {
            self.expect("fp")?;
        }
        self.skip_while(|byte| matches!(byte, b'r' | b'V' | b'K' | b'0'..=b'9'));
        self.expect("_")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_are_sorted() {
        assert!(OPERATORS.is_sorted_by(|a, b| a.0 < b.0));
    }
}
