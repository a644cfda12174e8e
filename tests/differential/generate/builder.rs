//! Builds a function: its text and the available values.

use std::collections::BTreeSet;
use std::fmt::{Display, Write as _};

use crate::random::Random;
use crate::types::{Scalar, Ty};

use super::integers::splat;
use super::{ATOMICS, Covered, INPUT_BYTES, Store};

/// A value that can be an operand.
#[derive(Clone)]
pub(super) struct Value {
    pub(super) name: String,
    pub(super) ty: Ty,
}

/// A complete function.
pub(super) struct Function {
    pub(super) definitions: String,
    pub(super) declarations: BTreeSet<String>,
    pub(super) covered: BTreeSet<Covered>,
    pub(super) stores: Vec<Store>,
}

/// A function under construction.
pub(super) struct Builder<'r> {
    pub(super) random: &'r mut Random,
    pub(super) name: String,
    /// `alloca`s of the entry block.
    allocas: String,
    text: String,
    /// Functions called by this one.
    helpers: String,
    next: u32,
    /// Values that may be used here.
    pub(super) pool: Vec<Value>,
    /// The label of the current block.
    pub(super) block: String,
    /// The nesting depth of loops and branches.
    pub(super) depth: u32,
    /// Set for a function that other functions call, which has no output record.
    pub(super) is_helper: bool,
    declarations: BTreeSet<String>,
    covered: BTreeSet<Covered>,
    /// Values to store, with the position in the function where they are computed.
    stored: Vec<Store>,
    used: u32,
}

impl<'r> Builder<'r> {
    pub(super) fn new(random: &'r mut Random, name: String) -> Self {
        Self {
            random,
            name,
            allocas: String::new(),
            text: String::new(),
            helpers: String::new(),
            next: 0,
            pool: Vec::new(),
            block: "entry".into(),
            depth: 0,
            is_helper: false,
            declarations: BTreeSet::new(),
            covered: BTreeSet::new(),
            stored: Vec::new(),
            used: 0,
        }
    }

    /// Appends a line to the body.
    pub(super) fn line(&mut self, line: impl Display) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// Returns a new name.
    pub(super) fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// Emits `%v = op rest`.
    pub(super) fn define(&mut self, ty: Ty, op: &str, rest: impl Display) -> Value {
        let name = self.fresh();
        self.line(format_args!("{name} = {op} {rest}"));
        self.cover(op, ty);
        Value { name, ty }
    }

    /// Emits `%v = op ty a, b`.
    pub(super) fn binary(&mut self, op: &str, ty: Ty, a: &str, b: &str) -> Value {
        self.define(ty, op, format_args!("{ty} {a}, {b}"))
    }

    /// Records that an operation was tried on a type.
    pub(super) fn cover(&mut self, op: &str, ty: Ty) {
        self.covered.insert((op.to_owned(), ty));
    }

    /// Calls an intrinsic; `name` has its suffixes.
    pub(super) fn intrinsic(&mut self, name: &str, result: &str, arguments: &[(&str, &str)]) -> String {
        let id = self.fresh();
        self.call(Some(&id), name, result, arguments);
        id
    }

    /// Calls an intrinsic without a result.
    pub(super) fn intrinsic_void(&mut self, name: &str, arguments: &[(&str, &str)]) {
        self.call(None, name, "void", arguments);
    }

    fn call(&mut self, id: Option<&str>, name: &str, result: &str, arguments: &[(&str, &str)]) {
        let types: Vec<&str> = arguments.iter().map(|(ty, _)| *ty).collect();
        self.declarations.insert(format!("declare {result} @{name}({})", types.join(", ")));
        let arguments: Vec<String> = arguments.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        let result_is = id.map(|id| format!("{id} = ")).unwrap_or_default();
        self.line(format_args!("{result_is}call {result} @{name}({})", arguments.join(", ")));
    }

    /// Calls an intrinsic whose operands and result have one type.
    pub(super) fn plain_intrinsic(&mut self, base: &str, ty: Ty, arguments: &[&str]) -> Value {
        let text = ty.to_string();
        let arguments: Vec<(&str, &str)> = arguments.iter().map(|argument| (text.as_str(), *argument)).collect();
        let name = self.intrinsic(&format!("llvm.{base}.{}", ty.suffix()), &text, &arguments);
        self.cover(base, ty);
        Value { name, ty }
    }

    /// Makes a value available as an operand, and an output of the function.
    pub(super) fn keep(&mut self, value: Value) {
        if self.depth == 0 && !self.is_helper {
            self.store(&value);
        }
        self.pool.push(value);
    }

    /// Stores a value to the output record, if it fits.
    fn store(&mut self, value: &Value) {
        let (stored, bytes) = memory_type(value.ty);
        if self.used + bytes > ATOMICS {
            return;
        }
        let mut name = value.name.clone();
        if stored != value.ty {
            name = self.fresh();
            self.line(format_args!("{name} = zext {} {} to {stored}", value.ty, value.name));
        }
        let place = self.output(self.used);
        self.line(format_args!("store {stored} {name}, $G {place}, align 1"));
        self.stored.push(Store { offset: self.used, bytes, value: value.name.clone() });
        self.used += bytes;
    }

    /// Returns a pointer into the memory that the function may write.
    pub(super) fn output(&mut self, offset: u32) -> String {
        let place = self.fresh();
        self.line(format_args!("{place} = getelementptr inbounds i8, $G %out, i64 {offset}"));
        place
    }

    /// Allocates a variable in the entry block.
    pub(super) fn alloca(&mut self, ty: impl Display) -> String {
        let name = self.fresh();
        let _ = writeln!(self.allocas, "  {name} = alloca {ty}");
        name
    }

    /// Starts a block.
    pub(super) fn begin(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
        label.clone_into(&mut self.block);
    }

    /// Returns a new label.
    pub(super) fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }

    /// Loads values of random types from memory.
    pub(super) fn inputs(&mut self) {
        for _ in 0..self.random.between(2, 5) {
            let ty = Ty::any(self.random);
            let (loaded, bytes) = memory_type(ty);
            let offset = self.random.below(INPUT_BYTES - bytes + 1);
            let place = self.fresh();
            self.line(format_args!("{place} = getelementptr inbounds i8, $G %in, i64 {offset}"));
            let mut name = self.fresh();
            self.line(format_args!("{name} = load {loaded}, $G {place}, align 1"));
            if loaded != ty {
                let wide = name;
                name = self.fresh();
                self.line(format_args!("{name} = trunc {loaded} {wide} to {ty}"));
            }
            let value = Value { name, ty };
            let value = if ty.is_float() { self.without_payload(&value) } else { value };
            self.pool.push(value);
        }
    }

    /// Returns a value of a type: an available one, a constant, or a converted one.
    pub(super) fn operand(&mut self, ty: Ty) -> String {
        let same: Vec<&Value> = self.pool.iter().filter(|value| value.ty == ty).collect();
        if !same.is_empty() && self.random.percent(80) {
            // Later values are preferred.
            let (a, b) = (self.random.below(same.len() as u32), self.random.below(same.len() as u32));
            return same[a.max(b) as usize].name.clone();
        }
        if self.pool.is_empty() || self.random.percent(25) {
            return self.constant(ty);
        }
        let from = self.random.pick(&self.pool).clone();
        self.convert(&from, ty).name
    }

    /// Returns a random constant.
    pub(super) fn constant(&mut self, ty: Ty) -> String {
        if let Some(lanes) = ty.lanes {
            if self.random.percent(10) {
                return "zeroinitializer".into();
            }
            let lanes: Vec<String> =
                (0..lanes).map(|_| format!("{} {}", ty.scalar, self.constant(ty.lane()))).collect();
            return format!("<{}>", lanes.join(", "));
        }
        match ty.scalar {
            Scalar::Int(1) => if self.random.percent(50) { "true" } else { "false" }.into(),
            Scalar::Int(bits) => {
                let words: Vec<u64> = (0..bits.div_ceil(64)).map(|_| self.random.interesting()).collect();
                hexadecimal(&words, bits)
            }
            Scalar::Float(16) => {
                let bits =
                    *self.random.pick(&[0u16, 0x8000, 0x3c00, 0xbc00, 0x7bff, 0x7c00, 0xfc00, 1, 0x3555, 0x4248]);
                format!("0xH{bits:04X}")
            }
            Scalar::Float(32) => {
                let number = f32::from_bits(self.random.interesting() as u32);
                let number = if number.is_nan() { 0.75 } else { number };
                format!("0x{:016X}", f64::from(number).to_bits())
            }
            Scalar::Float(_) => {
                let number = f64::from_bits(self.random.interesting());
                let number = if number.is_nan() { 0.75 } else { number };
                format!("0x{:016X}", number.to_bits())
            }
        }
    }

    /// Returns the type of an available value, or a random one from `any`.
    pub(super) fn choose(&mut self, fits: impl Fn(Ty) -> bool, any: impl Fn(&mut Random) -> Ty) -> Ty {
        let at_hand: Vec<Ty> = self.pool.iter().map(|value| value.ty).filter(|ty| fits(*ty)).collect();
        if !at_hand.is_empty() && self.random.percent(75) {
            return *self.random.pick(&at_hand);
        }
        loop {
            let ty = any(self.random);
            if fits(ty) && ty.bits() <= 8 * INPUT_BYTES {
                return ty;
            }
        }
    }

    /// Returns an integer type.
    pub(super) fn int_type(&mut self) -> Ty {
        self.choose(|ty| !ty.is_float(), Ty::any_int)
    }

    /// Returns a floating-point type.
    pub(super) fn float_type(&mut self) -> Ty {
        self.choose(Ty::is_float, Ty::any_float)
    }

    /// Returns any type.
    pub(super) fn any_type(&mut self) -> Ty {
        self.choose(|_| true, Ty::any)
    }

    /// Converts an available value to some other type.
    pub(super) fn cast(&mut self) {
        if self.random.percent(25) {
            return self.bitcast();
        }
        let from = self.any_type();
        let from = Value { name: self.operand(from), ty: from };
        let to = if self.random.percent(70) { from.ty.with_scalar(Scalar::any(self.random)) } else { self.any_type() };
        let value = self.convert(&from, to);
        self.keep(value);
    }

    /// Emits `freeze` of a defined value.
    pub(super) fn freeze(&mut self) {
        let ty = self.any_type();
        let operand = self.operand(ty);
        let value = self.define(ty, "freeze", format_args!("{ty} {operand}"));
        self.keep(value);
    }

    fn bitcast(&mut self) {
        let from = self.any_type();
        let operand = self.operand(from);
        let to = self.same_bits(from);
        if !fills_bytes(from) || !fills_bytes(to) {
            return self.freeze();
        }
        let value = self.define(to, "bitcast", format_args!("{from} {operand} to {to}"));
        let value = if to.is_float() { self.without_payload(&value) } else { value };
        self.keep(value);
    }

    /// Returns a type with the same number of bits.
    pub(super) fn same_bits(&mut self, ty: Ty) -> Ty {
        let bits = ty.bits();
        let mut choices = vec![Ty::int(bits)];
        for lanes in 1..=16 {
            if bits.is_multiple_of(lanes) {
                choices.push(Ty::vector(Scalar::Int(bits / lanes), lanes));
                if matches!(bits / lanes, 16 | 32 | 64) {
                    choices.push(Ty::vector(Scalar::Float(bits / lanes), lanes));
                }
            }
        }
        if matches!(bits, 16 | 32 | 64) {
            choices.push(Ty::scalar(Scalar::Float(bits)));
        }
        *self.random.pick(&choices)
    }

    /// Converts the value to another type, in several steps if needed.
    pub(super) fn convert(&mut self, from: &Value, to: Ty) -> Value {
        let value = self.reshape(from, to);
        self.convert_lanes(&value, to)
    }

    /// Returns a vector with the number of lanes of `to`.
    fn reshape(&mut self, from: &Value, to: Ty) -> Value {
        if from.ty.lanes == to.lanes {
            return from.clone();
        }
        let ty = Ty { scalar: from.ty.scalar, lanes: to.lanes };
        match (from.ty.lanes, to.lanes) {
            (Some(lanes), None) => {
                let lane = self.random.below(lanes);
                self.define(ty, "extractelement", format_args!("{} {}, i32 {lane}", from.ty, from.name))
            }
            (None, Some(lanes)) => {
                let one = self.define(
                    ty,
                    "insertelement",
                    format_args!("{ty} zeroinitializer, {} {}, i32 0", from.ty, from.name),
                );
                let mask: Vec<String> =
                    (0..lanes).map(|lane| format!("i32 {}", if self.random.percent(80) { 0 } else { lane })).collect();
                let mask = format!("<{lanes} x i32> <{}>", mask.join(", "));
                self.define(ty, "shufflevector", format_args!("{ty} {}, {ty} zeroinitializer, {mask}", one.name))
            }
            (Some(own), Some(lanes)) => {
                let mask: Vec<String> = (0..lanes).map(|_| format!("i32 {}", self.random.below(own))).collect();
                let mask = format!("<{lanes} x i32> <{}>", mask.join(", "));
                let rest = format!("{} {}, {} zeroinitializer, {mask}", from.ty, from.name, from.ty);
                self.define(ty, "shufflevector", rest)
            }
            (None, None) => from.clone(),
        }
    }

    fn convert_lanes(&mut self, from: &Value, to: Ty) -> Value {
        let (a, b) = (from.ty.scalar, to.scalar);
        if a == b {
            return from.clone();
        }
        match (a, b) {
            (Scalar::Int(a), Scalar::Int(b)) => {
                let op = match (a > b, self.random.percent(50)) {
                    (true, _) => "trunc",
                    (false, true) => "sext",
                    (false, false) => "zext",
                };
                self.define(to, op, format_args!("{} {} to {to}", from.ty, from.name))
            }
            // LLVM's own expansion for the host returns NaN where the number is above the largest finite one.
            (Scalar::Int(129..), Scalar::Float(16 | 32)) => {
                let int = Scalar::Int(self.random.between(1, 128));
                let narrow = self.convert_lanes(from, to.with_scalar(int));
                self.convert_lanes(&narrow, to)
            }
            (Scalar::Int(_), Scalar::Float(_)) => {
                let op = *self.random.pick(&["uitofp", "sitofp"]);
                self.define(to, op, format_args!("{} {} to {to}", from.ty, from.name))
            }
            (Scalar::Float(_), Scalar::Int(bits)) => {
                // LLVM cannot saturate wider integers for the host.
                if bits > 128 || bits >= 2 && self.random.percent(50) {
                    return super::floats::to_int(self, from, to);
                }
                let op = *self.random.pick(&["fptoui.sat", "fptosi.sat"]);
                let (text, from_text) = (to.to_string(), from.ty.to_string());
                let name = format!("llvm.{op}.{}.{}", to.suffix(), from.ty.suffix());
                let name = self.intrinsic(&name, &text, &[(&from_text, &from.name)]);
                self.cover(op, to);
                Value { name, ty: to }
            }
            (Scalar::Float(a), Scalar::Float(b)) => {
                let op = if a > b { "fptrunc" } else { "fpext" };
                let value = self.define(to, op, format_args!("{} {} to {to}", from.ty, from.name));
                self.without_payload(&value)
            }
        }
    }

    /// Replaces every NaN in the value by a fixed one.
    ///
    /// LLVM does not define the NaN of an operation, and may replace one by another except among integers.
    pub(super) fn without_payload(&mut self, value: &Value) -> Value {
        let ty = value.ty;
        let (size, infinity, nan) = match ty.scalar.bits() {
            16 => ("u0x7FFF", "u0x7C00", "u0x7E00"),
            32 => ("u0x7FFFFFFF", "u0x7F800000", "u0x7FC00000"),
            _ => ("u0x7FFFFFFFFFFFFFFF", "u0x7FF0000000000000", "u0x7FF8000000000000"),
        };
        let (int, truth) = (ty.with_scalar(Scalar::Int(ty.scalar.bits())), ty.with_scalar(Scalar::Int(1)));
        let (size, infinity, nan) = (splat(int, size), splat(int, infinity), splat(int, nan));
        let bits = self.define(int, "bitcast", format_args!("{ty} {} to {int}", value.name));
        let magnitude = self.binary("and", int, &bits.name, &size);
        let is_nan = self.define(truth, "icmp", format_args!("ugt {int} {}, {infinity}", magnitude.name));
        let rest = format!("{truth} {}, {int} {nan}, {int} {}", is_nan.name, bits.name);
        let bits = self.define(int, "select", rest);
        self.define(ty, "bitcast", format_args!("{int} {} to {ty}", bits.name))
    }

    /// Returns a function that this one may call, built by `body`, with the result type `result`.
    pub(super) fn helper(&mut self, parameters: &[Ty], result: Ty, body: impl FnOnce(&mut Builder<'_>)) -> String {
        self.next += 1;
        let name = format!("{}_helper_{}", self.name, self.next);
        let mut inner = Builder::new(self.random, name.clone());
        inner.is_helper = true;
        let mut list = Vec::new();
        for (index, ty) in parameters.iter().enumerate() {
            list.push(format!("{ty} %p{index}"));
            inner.pool.push(Value { name: format!("%p{index}"), ty: *ty });
        }
        body(&mut inner);
        let value = inner.operand(result);
        inner.line(format_args!("ret {result} {value}"));
        let Builder { allocas, text, helpers, declarations, covered, .. } = inner;
        self.helpers.push_str(&helpers);
        let _ = write!(
            self.helpers,
            "define internal {result} @{name}({}) noinline {{\nentry:\n{allocas}{text}}}\n\n",
            list.join(", ")
        );
        self.declarations.extend(declarations);
        self.covered.extend(covered);
        name
    }

    pub(super) fn finish(self) -> Function {
        let definitions = format!(
            "{}define internal void @{}($G %in, $G %out) {{\nentry:\n{}{}  ret void\n}}\n\n",
            self.helpers, self.name, self.allocas, self.text
        );
        Function { definitions, declarations: self.declarations, covered: self.covered, stores: self.stored }
    }
}

/// Returns `true` if LLVM stores a value's lanes separately on the host: where they do not end at byte boundaries, a
/// load may give a value that was never stored.
pub(super) fn fills_bytes(ty: Ty) -> bool {
    ty.lanes.is_none() || ty.scalar.bits().is_multiple_of(8)
}

/// Returns the type of a value in memory, with lanes in whole bytes, and its size in bytes.
fn memory_type(ty: Ty) -> (Ty, u32) {
    let scalar = match ty.scalar {
        Scalar::Int(bits) => Scalar::Int(bits.next_multiple_of(8)),
        Scalar::Float(_) => ty.scalar,
    };
    (ty.with_scalar(scalar), scalar.bits() / 8 * ty.count())
}

/// Returns an integer constant of this width, the low words first.
fn hexadecimal(words: &[u64], bits: u32) -> String {
    let mut digits = String::new();
    for (place, word) in words.iter().enumerate().rev() {
        let own = (bits - place as u32 * 64).min(64);
        let word = word & (u64::MAX >> (64 - own));
        let _ = write!(digits, "{word:016x}");
    }
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() { "0".into() } else { format!("u0x{}", digits.to_uppercase()) }
}
