//! OpenCL C's atomic functions (OpenCL C specification, section 6.15.12).
//!
//! Three generations share one table: `atom_add` and `atomic_add` of OpenCL 1.x, and C11's `atomic_fetch_add`, which
//! with `_explicit` takes memory order and scope. The lowering supplies the defaults of these arguments (relaxed for
//! 1.x, sequentially consistent for C11), and handles fences and `atomic_init`, which is a store that is not atomic.

use super::Choice;
use crate::spirv::grammar::Op;

/// An atomic function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atomic {
    /// The instruction, by the class of the first parameter's pointee.
    pub op: Choice<Op>,
    /// The operands besides the pointer.
    pub shape: Shape,
    /// `true` if a floating-point value is negated first, as there is no floating-point subtraction.
    pub negates_float: bool,
    /// The generation of the function.
    pub generation: Generation,
}

/// The operands of an atomic function besides the pointer, which comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// None; returns the value.
    Load,
    /// A value; returns nothing.
    Store,
    /// A value; returns the previous value.
    Update,
    /// None; returns the previous value.
    IncrementOrDecrement,
    /// The comparator and the new value; returns the previous value.
    CompareExchange,
    /// A pointer to the comparator, which receives the previous value, and the new value; returns `true` if the
    /// exchange happened.
    CompareExchangeThrough,
    /// None; returns `true` if the flag was set.
    FlagTestAndSet,
    /// None; returns nothing.
    FlagClear,
}

/// The generation of an atomic function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generation {
    /// OpenCL 1.x: relaxed.
    Legacy,
    /// C11 without arguments for order and scope: sequentially consistent, device scope.
    Implicit,
    /// C11 with `_explicit`: the order is an argument, and optionally the scope, by default the device.
    Explicit,
}

impl Atomic {
    /// Returns the position of the (first) memory order among the call's arguments.
    pub fn order(&self) -> Option<usize> {
        (self.generation == Generation::Explicit).then(|| self.shape.value_count() + 1)
    }

    /// Returns the position of the memory order for a failed exchange.
    pub fn failure_order(&self) -> Option<usize> {
        self.order().filter(|_| self.shape == Shape::CompareExchangeThrough).map(|order| order + 1)
    }

    /// Returns `true` if numbers are accessed as integers: the bits are compared, not the values (C11, 7.17.7.4), and
    /// SPIR-V only compares integers.
    pub fn compares_bits(&self) -> bool {
        self.shape == Shape::CompareExchangeThrough
    }

    /// Returns `true` if an overload has this many parameters.
    pub fn takes(&self, count: usize) -> bool {
        match self.scope() {
            // The scope is optional, the orders are not.
            Some(scope) => count == scope || count == scope + 1,
            None => count == self.shape.value_count() + 1,
        }
    }

    /// Returns the position of the optional memory scope.
    pub fn scope(&self) -> Option<usize> {
        self.failure_order().or(self.order()).map(|order| order + 1)
    }
}

impl Shape {
    /// Returns the number of operands besides the pointer.
    pub const fn value_count(self) -> usize {
        match self {
            Self::Load | Self::IncrementOrDecrement | Self::FlagTestAndSet | Self::FlagClear => 0,
            Self::Store | Self::Update => 1,
            Self::CompareExchange | Self::CompareExchangeThrough => 2,
        }
    }
}

/// A function without its prefix and without `_explicit`.
struct AtomicRow {
    name: &'static str,
    op: Choice<Op>,
    shape: Shape,
    negates_float: bool,
    is_legacy: bool,
}

const ADD: Choice<Op> = Choice::by_class(Op::AtomicFAddEXT, Op::AtomicIAdd, Op::AtomicIAdd);
const SUB: Choice<Op> = Choice::by_class(Op::AtomicFAddEXT, Op::AtomicISub, Op::AtomicISub);
const MAX: Choice<Op> = Choice::by_class(Op::AtomicFMaxEXT, Op::AtomicSMax, Op::AtomicUMax);
const MIN: Choice<Op> = Choice::by_class(Op::AtomicFMinEXT, Op::AtomicSMin, Op::AtomicUMin);
const INT_MAX: Choice<Op> = Choice::by_sign(Op::AtomicSMax, Op::AtomicUMax);
const INT_MIN: Choice<Op> = Choice::by_sign(Op::AtomicSMin, Op::AtomicUMin);
const AND: Choice<Op> = Choice::integer(Op::AtomicAnd);
const OR: Choice<Op> = Choice::integer(Op::AtomicOr);
const XOR: Choice<Op> = Choice::integer(Op::AtomicXor);

/// The functions, by name.
#[rustfmt::skip]
static ROWS: &[AtomicRow] = &[
    legacy("add",                      Choice::integer(Op::AtomicIAdd),         Shape::Update),
    legacy("and",                      AND,                                     Shape::Update),
    legacy("cmpxchg",                  Choice::integer(Op::AtomicCompareExchange), Shape::CompareExchange),
    modern("compare_exchange_strong",  Choice::Any(Op::AtomicCompareExchange),  Shape::CompareExchangeThrough),
    // OpAtomicCompareExchangeWeak is equivalent, and SPIR-V 1.4 removed it.
    modern("compare_exchange_weak",    Choice::Any(Op::AtomicCompareExchange),  Shape::CompareExchangeThrough),
    legacy("dec",                      Choice::integer(Op::AtomicIDecrement),   Shape::IncrementOrDecrement),
    modern("exchange",                 Choice::Any(Op::AtomicExchange),         Shape::Update),
    modern("fetch_add",                ADD,                                     Shape::Update),
    modern("fetch_and",                AND,                                     Shape::Update),
    modern("fetch_max",                MAX,                                     Shape::Update),
    modern("fetch_min",                MIN,                                     Shape::Update),
    modern("fetch_or",                 OR,                                      Shape::Update),
    AtomicRow { negates_float: true, ..modern("fetch_sub", SUB, Shape::Update) },
    modern("fetch_xor",                XOR,                                     Shape::Update),
    modern("flag_clear",               Choice::Any(Op::AtomicFlagClear),        Shape::FlagClear),
    modern("flag_test_and_set",        Choice::Any(Op::AtomicFlagTestAndSet),   Shape::FlagTestAndSet),
    legacy("inc",                      Choice::integer(Op::AtomicIIncrement),   Shape::IncrementOrDecrement),
    modern("load",                     Choice::Any(Op::AtomicLoad),             Shape::Load),
    legacy("max",                      INT_MAX,                                 Shape::Update),
    legacy("min",                      INT_MIN,                                 Shape::Update),
    legacy("or",                       OR,                                      Shape::Update),
    modern("store",                    Choice::Any(Op::AtomicStore),            Shape::Store),
    legacy("sub",                      Choice::integer(Op::AtomicISub),         Shape::Update),
    legacy("xchg",                     Choice::Any(Op::AtomicExchange),         Shape::Update),
    legacy("xor",                      XOR,                                     Shape::Update),
];

const fn legacy(name: &'static str, op: Choice<Op>, shape: Shape) -> AtomicRow {
    AtomicRow { name, op, shape, negates_float: false, is_legacy: true }
}

const fn modern(name: &'static str, op: Choice<Op>, shape: Shape) -> AtomicRow {
    AtomicRow { name, op, shape, negates_float: false, is_legacy: false }
}

/// Parses the name of an atomic function: `atom_` or `atomic_`, a row's name, and for C11's optionally `_explicit`.
pub fn atomic(name: &str) -> Option<Atomic> {
    let (rest, is_64_bit_extension) = match name.strip_prefix("atom_") {
        Some(rest) => (rest, true),
        None => (name.strip_prefix("atomic_")?, false),
    };
    let (key, is_explicit) = match rest.strip_suffix("_explicit") {
        Some(key) => (key, true),
        None => (rest, false),
    };
    let index = ROWS.binary_search_by_key(&key, |row| row.name).ok()?;
    let row = &ROWS[index];
    let generation = match (row.is_legacy, is_explicit, is_64_bit_extension) {
        (true, false, _) => Generation::Legacy,
        (false, false, false) => Generation::Implicit,
        (false, true, false) => Generation::Explicit,
        (true, true, _) | (false, _, true) => return None,
    };
    Some(Atomic { op: row.op, shape: row.shape, negates_float: row.negates_float, generation })
}

/// Returns the name of the function for an instruction: the reverse of [`atomic`].
///
/// | instruction | legacy | explicit |
/// |---|---|---|
/// | `OpAtomicIAdd` and the like | `atomic_add(p, v)` | `atomic_fetch_add_explicit(p, v, order, scope)` |
/// | `OpAtomicExchange` | `atomic_xchg(p, v)` | `atomic_exchange_explicit(p, v, order, scope)` |
/// | `OpAtomicCompareExchange`, `Weak` | `atomic_cmpxchg(p, comparator, v)` | `atomic_compare_exchange_strong_explicit(p, pointer to comparator, v, order, failure order, scope)` |
/// | `OpAtomicIIncrement`, `IDecrement` | `atomic_inc(p)`, `atomic_dec(p)` | `atomic_fetch_add_explicit(p, 1, order, scope)`, `sub` |
/// | `OpAtomicLoad` | `atomic_add(p, 0)`; none of floating-point numbers | `atomic_load_explicit(p, order, scope)` |
/// | `OpAtomicStore` | `atomic_xchg(p, v)` | `atomic_store_explicit(p, v, order, scope)` |
/// | `OpAtomicFlagTestAndSet` | `atomic_xchg(p, 1)` | `atomic_flag_test_and_set_explicit(p, order, scope)` |
/// | `OpAtomicFlagClear` | `atomic_xchg(p, 0)` | `atomic_flag_clear_explicit(p, order, scope)` |
/// | `OpAtomicFAddEXT` and the like | `atomic_add(p, v)` | `atomic_fetch_add_explicit(p, v, order, scope)` |
///
/// Legacy functions of 64-bit integers begin with `atom_`. Functions with implicit order have no reverse.
pub fn name_of(op: Op, generation: Generation, value: AtomicValue) -> Option<String> {
    match generation {
        Generation::Legacy => {
            let row = row_of(legacy_equivalent(op, value)?, true)?;
            let prefix = if value == AtomicValue::Integer64 { "atom_" } else { "atomic_" };
            Some(format!("{prefix}{}", row.name))
        }
        Generation::Implicit => None,
        Generation::Explicit => Some(format!("atomic_{}_explicit", row_of(explicit_equivalent(op), false)?.name)),
    }
}

/// The values of an atomic function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicValue {
    /// Integers of 64 bits.
    Integer64,
    /// Other integers.
    Integer,
    /// Floating-point numbers.
    Float,
}

/// Returns the preferred row for an instruction: there is no floating-point subtraction, and the strong exchange comes
/// before the weak one.
fn row_of(op: Op, is_legacy: bool) -> Option<&'static AtomicRow> {
    let is_for = |row: &&AtomicRow| row.is_legacy == is_legacy && row.op.all().any(|(_, other)| other == op);
    ROWS.iter().filter(is_for).find(|row| !(row.negates_float && op == Op::AtomicFAddEXT))
}

/// Returns the instruction with a legacy function that has the effect of another one.
fn legacy_equivalent(op: Op, value: AtomicValue) -> Option<Op> {
    Some(match op {
        Op::AtomicLoad if value == AtomicValue::Float => return None,
        Op::AtomicLoad | Op::AtomicFAddEXT => Op::AtomicIAdd,
        Op::AtomicStore | Op::AtomicFlagTestAndSet | Op::AtomicFlagClear => Op::AtomicExchange,
        Op::AtomicFMinEXT => Op::AtomicSMin,
        Op::AtomicFMaxEXT => Op::AtomicSMax,
        op => op,
    })
}

/// Returns the instruction with a C11 function that has the effect of another one.
fn explicit_equivalent(op: Op) -> Op {
    match op {
        Op::AtomicIIncrement => Op::AtomicIAdd,
        Op::AtomicIDecrement => Op::AtomicISub,
        op => op,
    }
}

/// The function that initializes an atomic object, by a store that is not atomic.
pub const ATOMIC_INIT: &str = "atomic_init";

/// Returns all names that [`atomic`] accepts, and [`ATOMIC_INIT`].
pub fn names() -> impl Iterator<Item = String> {
    let operations = ROWS.iter().flat_map(|row| {
        let other = if row.is_legacy { format!("atom_{}", row.name) } else { format!("atomic_{}_explicit", row.name) };
        [format!("atomic_{}", row.name), other]
    });
    operations.chain([ATOMIC_INIT.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::names::Class;

    #[test]
    fn table_is_sorted() {
        assert_ascending(ROWS.iter().map(|row| row.name));
    }

    #[test]
    fn generations() {
        let read = |name: &str| atomic(name).map(|it| (it.op.pick(Some(Class::Unsigned)), it.generation));
        assert_eq!(read("atom_max"), Some((Some(Op::AtomicUMax), Generation::Legacy)));
        assert_eq!(read("atomic_max"), Some((Some(Op::AtomicUMax), Generation::Legacy)));
        assert_eq!(read("atomic_fetch_add"), Some((Some(Op::AtomicIAdd), Generation::Implicit)));
        assert_eq!(read("atomic_fetch_add_explicit"), Some((Some(Op::AtomicIAdd), Generation::Explicit)));
        for name in
            ["atom_fetch_add", "atomic_add_explicit", "atomic_init", "atomic_", "atom", "atomic_work_item_fence"]
        {
            assert_eq!(read(name), None, "{name}");
        }
    }

    #[test]
    fn printed_names_are_read_as_their_instruction() {
        let reads = |name: &str, op| atomic(name).is_some_and(|read| read.op.all().any(|(_, other)| other == op));
        for op in ROWS.iter().flat_map(|row| row.op.all().map(|(_, op)| op)) {
            let legacy = name_of(op, Generation::Legacy, AtomicValue::Integer64).unwrap_or_default();
            assert!(reads(&legacy, legacy_equivalent(op, AtomicValue::Integer64).unwrap_or(op)), "{op:?}: {legacy}");
            let explicit = name_of(op, Generation::Explicit, AtomicValue::Integer).unwrap_or_default();
            assert!(reads(&explicit, explicit_equivalent(op)), "{op:?}: {explicit}");
            assert_eq!(atomic(&explicit).map(|read| read.generation), Some(Generation::Explicit), "{explicit}");
        }
        let legacy = |op, value| name_of(op, Generation::Legacy, value);
        assert_eq!(legacy(Op::AtomicUMax, AtomicValue::Integer64).as_deref(), Some("atom_max"));
        assert_eq!(legacy(Op::AtomicLoad, AtomicValue::Integer).as_deref(), Some("atomic_add"));
        assert_eq!(legacy(Op::AtomicLoad, AtomicValue::Float), None);
        let explicit = |op| name_of(op, Generation::Explicit, AtomicValue::Float);
        assert_eq!(explicit(Op::AtomicFAddEXT).as_deref(), Some("atomic_fetch_add_explicit"));
        assert_eq!(explicit(Op::AtomicCompareExchange).as_deref(), Some("atomic_compare_exchange_strong_explicit"));
        assert_eq!(explicit(Op::IAdd), None);
    }

    #[test]
    fn positions() {
        let read = |name: &str| atomic(name).map(|it| (it.order(), it.failure_order(), it.scope()));
        assert_eq!(read("atomic_load_explicit"), Some((Some(1), None, Some(2))));
        assert_eq!(read("atomic_store_explicit"), Some((Some(2), None, Some(3))));
        assert_eq!(read("atomic_compare_exchange_weak_explicit"), Some((Some(3), Some(4), Some(5))));
        assert_eq!(read("atomic_flag_clear_explicit"), Some((Some(1), None, Some(2))));
        assert_eq!(read("atomic_exchange"), Some((None, None, None)));
    }
}
