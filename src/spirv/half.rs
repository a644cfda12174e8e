//! Floating-point numbers of 16 bits (IEEE 754 binary16), which Rust does not have.

/// Returns the number that a half represents.
pub(crate) fn f64_from_half(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1F), f64::from(bits & 0x3FF));
    let magnitude = match exponent {
        0 => fraction * 2.0_f64.powi(-24),
        0x1F if fraction == 0.0 => f64::INFINITY,
        0x1F => return f64::NAN,
        exponent => (1024.0 + fraction) * 2.0_f64.powi(exponent - 25),
    };
    sign * magnitude
}

/// Returns the nearest half, ties to even.
pub(crate) fn half_from_f64(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let magnitude = value.abs();
    if value.is_nan() {
        return 0x7E00;
    }
    // Halfway between the largest half and the next power of two.
    if magnitude >= 65_520.0 {
        return sign | 0x7C00;
    }
    // Below 2^-14 all halves have the spacing of the denormals.
    let exponent = if magnitude < 2.0_f64.powi(-14) { -14 } else { (magnitude.to_bits() >> 52) as i32 - 1023 };
    // Scaling by a power of two is exact. The result is at most 2^11, the first number of the next exponent.
    let steps = (magnitude * 2.0_f64.powi(10 - exponent)).round_ties_even() as u16;
    // The steps of a normal number start at 2^10, which adds one to the exponent field.
    let field = ((exponent + 14) as u16) << 10;
    sign | (field + steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_read_back() {
        for bits in 0..=u16::MAX {
            let value = f64_from_half(bits);
            let expected = if value.is_nan() { 0x7E00 } else { bits };
            assert_eq!(half_from_f64(value), expected, "{bits:#06x}");
        }
    }

    #[test]
    fn halves_are_rounded_to_the_nearest() {
        for bits in 0..0x7BFF_u16 {
            let (low, high) = (f64_from_half(bits), f64_from_half(bits + 1));
            let middle = f64::midpoint(low, high);
            assert_eq!(half_from_f64(middle), bits + bits % 2, "{bits:#06x}");
            assert_eq!(half_from_f64(middle.next_down()), bits);
            assert_eq!(half_from_f64(-middle.next_up()), 0x8000 | (bits + 1));
        }
        assert_eq!(half_from_f64(65_519.99), 0x7BFF);
        assert_eq!(half_from_f64(65_520.0), 0x7C00);
        assert_eq!(half_from_f64(f64::NEG_INFINITY), 0xFC00);
        assert_eq!(half_from_f64(1e-300), 0);
    }
}
