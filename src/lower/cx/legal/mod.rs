//! Operations on legalized parts, for every integer width, vector length and floating-point format.

pub(in crate::lower) mod arith;
pub(in crate::lower) mod bfloat;
pub(in crate::lower) mod bit_packing;
pub(in crate::lower) mod cast;
pub(in crate::lower) mod compare;
pub(in crate::lower) mod conversions;
pub(in crate::lower) mod float_order;
pub(in crate::lower) mod gep;
pub(in crate::lower) mod integers;
pub(in crate::lower) mod lanes;
pub(in crate::lower) mod lanewise;
pub(in crate::lower) mod multi_word;
pub(in crate::lower) mod resize;
pub(in crate::lower) mod vector;
