//! Constants: exact bits of numbers and the elements of aggregates.

use smallvec::SmallVec;

use super::values::Value;
use super::{ffi, misuse};

impl<'m> Value<'m> {
    /// The number of bits of an integer constant; zero for every other value.
    #[inline]
    pub fn int_bits(self) -> u32 {
        self.int_parts().0
    }

    /// The words of an integer constant of any width, the low one first; bits above the width are zero. Empty for
    /// every other value.
    pub fn int_words(self) -> SmallVec<[u64; 2]> {
        SmallVec::from_slice(self.int_parts().1)
    }

    /// The value of an integer constant of at most 64 bits, as unsigned.
    #[inline]
    pub fn int_zext(self) -> Option<u64> {
        match self.int_parts() {
            (1..=64, [word]) => Some(*word),
            _ => None,
        }
    }

    /// The value of an integer constant of at most 64 bits, as signed.
    #[inline]
    pub fn int_sext(self) -> Option<i64> {
        match self.int_parts() {
            (bits @ 1..=64, [word]) => {
                let unused = 64 - bits;
                Some((*word << unused) as i64 >> unused)
            }
            _ => None,
        }
    }

    #[inline]
    fn int_parts(self) -> (u32, &'m [u64]) {
        let mut bits = 0;
        // SAFETY: the value is live for 'm.
        let words = unsafe { ffi::lsr_int_words(self.raw(), &raw mut bits) };
        // SAFETY: an integer of `bits` bits has that number of words, which live as long as the constant.
        (bits, unsafe { ffi::elements(words, bits.div_ceil(64) as usize) })
    }

    /// The number of bits of a floating-point constant; zero for every other value.
    #[inline]
    pub fn float_bit_count(self) -> u32 {
        self.float_parts().0
    }

    /// The exact bit pattern of a floating-point constant of any kind, the low word first. Empty for every other
    /// value.
    #[inline]
    pub fn float_bits(self) -> SmallVec<[u64; 2]> {
        let (bits, words) = self.float_parts();
        SmallVec::from_slice(words.get(..bits.div_ceil(64) as usize).unwrap_or(&words))
    }

    #[inline]
    fn float_parts(self) -> (u32, [u64; 2]) {
        let mut words = [0; 2];
        // SAFETY: the value is live for 'm, and `words` has room for every format.
        let bits = unsafe { ffi::lsr_float_words(self.raw(), &raw mut words) };
        (bits, words)
    }

    /// Returns the elements of a data array or vector in native byte order, without padding between them.
    /// Empty for every other value.
    pub fn data_bytes(self) -> &'m [u8] {
        // SAFETY: the value is live for 'm, and so are its bytes.
        unsafe { ffi::lsr_data_bytes(self.raw()).get() }
    }

    /// Returns the element of an aggregate constant at `index`; also for zeros, undef, poison and data.
    #[track_caller]
    pub fn element(self, index: u32) -> Value<'m> {
        match self.aggregate_element(index) {
            Some(element) => element,
            None => misuse(format_args!("element {index}"), self),
        }
    }

    /// Returns the element of an aggregate constant at `index`, if there is one and LLVM can compute it.
    pub fn aggregate_element(self, index: u32) -> Option<Value<'m>> {
        // SAFETY: the value is live for 'm; constants live as long as the context.
        unsafe { Self::from_raw(ffi::lsr_aggregate_element(self.raw(), index)) }
    }

    /// Returns `true` if this is a constant all of whose bits are zero (of floats, positive zero).
    #[inline]
    pub fn is_null(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_is_null_value(self.raw()) }
    }
}
