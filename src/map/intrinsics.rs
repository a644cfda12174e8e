//! The columns of the table of LLVM's intrinsics.
//!
//! The table itself, whose rows name the functions that lower each intrinsic, is in `lower/intrinsics/table.rs`. The
//! semantic columns, which analysis and lowering read, have no default: each row that is translated decides them.

/// An intrinsic, or a family of intrinsics with a common prefix.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicRow<Action> {
    /// LLVM's name without the suffixes of overloads, a beginning of names, which ends in a period, or the name of an
    /// instruction that the intrinsics are forms of.
    pub name: &'static str,
    /// The lowering of a call.
    pub action: Action,
    /// The semantic columns.
    pub semantics: Semantics,
}

impl<Action: Copy> IntrinsicRow<Action> {
    /// Returns the row with another flow.
    pub const fn flow(self, flow: Flow) -> Self {
        Self { semantics: Semantics { flow, ..self.semantics }, ..self }
    }

    /// Returns the row with another strategy for bfloats.
    pub const fn bfloat(self, bfloat: BFloat) -> Self {
        Self { semantics: Semantics { bfloat, ..self.semantics }, ..self }
    }

    /// Returns the row with another strategy for long floating-point types.
    pub const fn long_float(self, long_float: LongFloat) -> Self {
        Self { semantics: Semantics { long_float, ..self.semantics }, ..self }
    }

    /// Returns the row with another effect.
    pub const fn effect(self, effect: Effect) -> Self {
        Self { semantics: Semantics { effect, ..self.semantics }, ..self }
    }
}

/// The semantic columns of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Semantics {
    /// The flow of values and pointers from the operands to the result.
    pub flow: Flow,
    /// The strategy for bfloats.
    pub bfloat: BFloat,
    /// The strategy for floating-point types longer than any of SPIR-V's.
    pub long_float: LongFloat,
    /// The effect on memory and control flow.
    pub effect: Effect,
}

/// The flow of values and pointers from the operands of an intrinsic to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// There is no result.
    None,
    /// A value that no analysis follows to the operands.
    Opaque,
    /// The first operand, a pointer, with the same pointee type.
    Pointer,
    /// The first operand, a pointer, as one to bytes.
    Bytes,
    /// Elements of the operands, moved, chosen or with another sign, without rounding. The reduction of a vector of one
    /// element is such a move too.
    Moved,
    /// Values from memory.
    Loaded,
    /// Products of floating-point numbers, which a consumer may fuse with an addition.
    Product,
    /// The first operand, which must not be combined with arithmetic after the call.
    Fenced,
    /// The first operand if this comparison of it with the second holds, otherwise the second.
    Chosen(Comparison),
    /// The absolute value of the first operand, an integer.
    Magnitude,
}

/// A comparison of two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    SignedLess,
    SignedGreater,
    UnsignedLess,
    UnsignedGreater,
}

/// The strategy for calls with bfloat operands or results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BFloat {
    /// Neither operands nor results are floating-point numbers.
    None,
    /// Moves bits; computes nothing.
    Bits,
    /// One instruction on each part, on floats unless bfloat has arithmetic.
    Instruction,
    /// Computes in float and rounds the result to bfloat, which is equivalent to one rounding.
    Float,
    /// Adds a product and an addend and rounds once.
    Fused,
    /// The same, unless nothing may be fused.
    MayFuse,
    /// Clears the sign bit.
    ClearsSign,
    /// Copies the sign bit of the second operand.
    CopiesSign,
    /// Refused: a result that is computed in float would be rounded twice.
    RoundsTwice,
}

/// The strategy for calls with operands or results of type `x86_fp80`, `fp128` or `ppc_fp128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongFloat {
    /// Neither operands nor results are floating-point numbers.
    None,
    /// Moves bits; computes nothing.
    Bits,
    /// Clears the sign bit.
    ClearsSign,
    /// Refused: SPIR-V has no arithmetic on them.
    Refused,
}

/// The effect of a call on memory and control flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// None.
    None,
    /// Reads memory through its pointer operands.
    Reads,
    /// Writes memory through its pointer operands.
    Writes,
    /// Reads memory through its second operand and writes it through its first.
    Copies,
    /// Attaches the text that its second operand points to to its first.
    Annotates,
    /// Marks the beginning or end of a variable's lifetime.
    Lifetime,
    /// Allocates private memory for an array whose length is a specialization constant.
    Allocates,
    /// Saves the state of the stack.
    SavesStack,
    /// Restores a saved state of the stack.
    RestoresStack,
    /// Reads a clock.
    Clock,
    /// Ends the work-item.
    Traps,
    /// Unknown: the intrinsic is not translated, or becomes a function of another module.
    Unknown,
}

/// The arguments of a call that become operands of an instruction of `OpenCL.std`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// The first arguments, this many. Further ones control poison, which an instruction without poison may
    /// ignore.
    First(u32),
    /// A value and an integer exponent. The instruction wants a 32-bit exponent for each element, while LLVM's may
    /// have another width, and may be one scalar for a whole vector.
    Exponent,
    /// A value and the integer power it is raised to. As before, but no number of more than 32 bits can be limited to
    /// one that gives the same.
    Power,
}

/// The relation between the name of an intrinsic and its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The row has the name, or a beginning of it.
    Name,
    /// `llvm.vp.X` without a row of its own: the instruction `X`, or else `llvm.X`, on the lanes that a mask and a length
    /// choose. The other lanes are poison.
    Masked,
    /// `llvm.vp.reduce.X`: `llvm.vector.reduce.X` with a start value on the lanes that a mask and a length choose.
    MaskedReduction,
    /// `llvm.experimental.constrained.X` without a row of its own: the instruction `X`, or else `llvm.X`, with an explicit
    /// rounding and exceptions.
    Constrained,
}

impl Rule {
    /// The rules, in the order in which they are tried.
    pub const ALL: [Self; 4] = [Self::Name, Self::Masked, Self::MaskedReduction, Self::Constrained];

    /// Returns the beginning of the names that the rule applies to.
    pub fn prefix(self) -> &'static str {
        match self {
            Self::Name => "llvm.",
            Self::Masked => "llvm.vp.",
            Self::MaskedReduction => "llvm.vp.reduce.",
            Self::Constrained => "llvm.experimental.constrained.",
        }
    }

    /// Returns the beginning of the names of the rows that the rule leads to.
    pub fn base_prefix(self) -> &'static str {
        match self {
            Self::Name | Self::Masked | Self::Constrained => "llvm.",
            Self::MaskedReduction => "llvm.vector.reduce.",
        }
    }

    /// Returns the semantics of an intrinsic from those of the row that the rule leads to.
    pub fn apply(self, row: Semantics) -> Semantics {
        if self == Self::Name {
            return row;
        }
        Semantics {
            flow: match row.flow {
                // The result depends on the mask too.
                Flow::Chosen(_) | Flow::Magnitude => Flow::Opaque,
                // It depends on the start value too.
                Flow::Moved if self == Self::MaskedReduction => Flow::Opaque,
                flow => flow,
            },
            bfloat: match row.bfloat {
                BFloat::Fused | BFloat::MayFuse => BFloat::RoundsTwice,
                BFloat::Instruction | BFloat::ClearsSign | BFloat::CopiesSign => BFloat::Float,
                bfloat => bfloat,
            },
            long_float: match row.long_float {
                LongFloat::None => LongFloat::None,
                LongFloat::Bits | LongFloat::ClearsSign | LongFloat::Refused => LongFloat::Refused,
            },
            effect: row.effect,
        }
    }
}

/// Index of a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntrinsicId(pub u16);

/// The row of a declared intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Intrinsic {
    /// The index of the row.
    pub id: IntrinsicId,
    /// The rule that leads from the name to the row.
    pub rule: Rule,
    /// The semantic columns, with the rule applied.
    pub semantics: Semantics,
}
