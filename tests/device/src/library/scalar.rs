//! The types of lanes, as bits and as the numbers that they are.

/// A number of OpenCL C.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Char,
    Uchar,
    Short,
    Ushort,
    Int,
    Uint,
    Long,
    Ulong,
    Half,
    Float,
    Double,
}

pub(crate) const INTEGERS: [Scalar; 8] = [
    Scalar::Char,
    Scalar::Uchar,
    Scalar::Short,
    Scalar::Ushort,
    Scalar::Int,
    Scalar::Uint,
    Scalar::Long,
    Scalar::Ulong,
];

pub(crate) const REALS: [Scalar; 3] = [Scalar::Half, Scalar::Float, Scalar::Double];

/// The rounding mode of a number between two representable ones.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Nearest,
    Zero,
    Up,
    Down,
}

impl Mode {
    /// Returns the whole number that `value` is rounded to.
    pub(crate) fn whole(self, value: f64) -> f64 {
        match self {
            Self::Nearest => value.round_ties_even(),
            Self::Zero => value.trunc(),
            Self::Up => value.ceil(),
            Self::Down => value.floor(),
        }
    }
}

impl Scalar {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Char => "char",
            Self::Uchar => "uchar",
            Self::Short => "short",
            Self::Ushort => "ushort",
            Self::Int => "int",
            Self::Uint => "uint",
            Self::Long => "long",
            Self::Ulong => "ulong",
            Self::Half => "half",
            Self::Float => "float",
            Self::Double => "double",
        }
    }

    pub(crate) fn bits(self) -> u32 {
        match self {
            Self::Char | Self::Uchar => 8,
            Self::Short | Self::Ushort | Self::Half => 16,
            Self::Int | Self::Uint | Self::Float => 32,
            Self::Long | Self::Ulong | Self::Double => 64,
        }
    }

    pub(crate) fn bytes(self) -> usize {
        self.bits() as usize / 8
    }

    pub(crate) fn is_real(self) -> bool {
        REALS.contains(&self)
    }

    pub(crate) fn is_signed(self) -> bool {
        matches!(self, Self::Char | Self::Short | Self::Int | Self::Long) || self.is_real()
    }

    /// Returns the integer without sign that is as wide.
    pub(crate) fn unsigned(self) -> Self {
        match self.bits() {
            8 => Self::Uchar,
            16 => Self::Ushort,
            32 => Self::Uint,
            _ => Self::Ulong,
        }
    }

    /// Returns the integer with a sign that is as wide.
    pub(crate) fn signed(self) -> Self {
        match self.bits() {
            8 => Self::Char,
            16 => Self::Short,
            32 => Self::Int,
            _ => Self::Long,
        }
    }

    /// Returns the least and the largest integer.
    pub(crate) fn range(self) -> (i128, i128) {
        match self.is_signed() {
            true => (-(1 << (self.bits() - 1)), (1 << (self.bits() - 1)) - 1),
            false => (0, (1 << self.bits()) - 1),
        }
    }

    /// Returns the integer that `bits` are.
    pub(crate) fn int(self, bits: u64) -> i128 {
        let shift = 64 - self.bits();
        match self.is_signed() {
            true => i128::from((bits << shift) as i64 >> shift),
            false => i128::from(bits << shift >> shift),
        }
    }

    /// Returns the lower bits of an integer.
    pub(crate) fn wrap(self, value: i128) -> u64 {
        (value as u64) << (64 - self.bits()) >> (64 - self.bits())
    }

    /// Returns the floating-point number that `bits` are.
    pub(crate) fn real(self, bits: u64) -> f64 {
        match self {
            Self::Half => {
                let (exponent, fraction) = ((bits >> 10 & 31) as i32, (bits & 1023) as f64);
                let size = match exponent {
                    0 => fraction * 2_f64.powi(-24),
                    31 if fraction == 0.0 => f64::INFINITY,
                    31 => f64::NAN,
                    _ => (1024.0 + fraction) * 2_f64.powi(exponent - 25),
                };
                if bits >> 15 & 1 == 1 { -size } else { size }
            }
            Self::Float => f64::from(f32::from_bits(bits as u32)),
            Self::Double => f64::from_bits(bits),
            _ => self.int(bits) as f64,
        }
    }

    /// Returns the nearest floating-point number.
    pub(crate) fn nearest(self, value: f64) -> u64 {
        self.rounded(value, Mode::Nearest)
    }

    /// Returns the floating-point number that `value` is rounded to.
    pub(crate) fn rounded(self, value: f64, mode: Mode) -> u64 {
        if self == Self::Double {
            return value.to_bits();
        }
        let sign = u64::from(value.is_sign_negative()) << (self.bits() - 1);
        let infinity = self.infinity();
        if value.is_nan() {
            return infinity | 1 << (self.digits() - 2);
        }
        let size = value.abs();
        if size.is_infinite() {
            return sign | infinity;
        }
        let exponent = exponent(size).max(self.least_exponent());
        let quantum = exponent - self.digits() as i32 + 1;
        let steps = mode.whole(value / 2_f64.powi(quantum)).abs() as u64;
        let bits = ((exponent - self.least_exponent()) as u64) << (self.digits() - 1);
        let bits = bits + steps;
        if bits < infinity {
            return sign | bits;
        }
        let is_clipped = match mode {
            Mode::Nearest => false,
            Mode::Zero => true,
            Mode::Up => value < 0.0,
            Mode::Down => value > 0.0,
        };
        sign | if is_clipped { infinity - 1 } else { infinity }
    }

    /// Returns the floating-point number that an integer is rounded to.
    pub(crate) fn rounded_int(self, value: i128, mode: Mode) -> u64 {
        let (size, is_negative) = (value.unsigned_abs(), value < 0);
        let length = 128 - size.leading_zeros();
        let shift = length.saturating_sub(self.digits());
        let (mut whole, rest) = (size >> shift, size & ((1 << shift) - 1));
        let half = (1 << shift) / 2;
        let is_up = match mode {
            Mode::Nearest => rest > half || (rest == half && rest != 0 && whole % 2 == 1),
            Mode::Zero => false,
            Mode::Up => rest != 0 && !is_negative,
            Mode::Down => rest != 0 && is_negative,
        };
        whole += u128::from(is_up);
        // This many digits are exact in a double; only numbers out of range must be clamped.
        let exact = whole as f64 * 2_f64.powi(shift as i32);
        self.rounded(if is_negative { -exact } else { exact }, mode)
    }

    /// Returns the bits of a significand, the leading one included.
    pub(crate) fn digits(self) -> u32 {
        match self {
            Self::Half => 11,
            Self::Float => 24,
            _ => 53,
        }
    }

    /// Returns the exponent of the least number that has all its digits.
    pub(crate) fn least_exponent(self) -> i32 {
        match self {
            Self::Half => -14,
            Self::Float => -126,
            _ => -1022,
        }
    }

    /// Returns the bits of the infinity above.
    pub(crate) fn infinity(self) -> u64 {
        ((1 << (self.bits() - self.digits())) - 1) << (self.digits() - 1)
    }

    pub(crate) fn largest(self) -> f64 {
        self.real(self.infinity() - 1)
    }

    /// Returns the distance of the numbers around `value`.
    pub(crate) fn step(self, value: f64) -> f64 {
        let exponent = exponent(value.abs()).max(self.least_exponent());
        let step = exponent - self.digits() as i32 + 1;
        // In two parts: the least double has no normal number for its size.
        2_f64.powi(step / 2) * 2_f64.powi(step - step / 2)
    }
}

/// Returns the exponent of the highest bit of a number that is not negative; that of 0 is very low.
pub(crate) fn exponent(size: f64) -> i32 {
    let stored = (size.to_bits() >> 52) as i32;
    match stored {
        0 if size == 0.0 => -1100,
        0 => exponent(size * 2_f64.powi(64)) - 64,
        _ => stored - 1023,
    }
}
