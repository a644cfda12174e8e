//! Operations on legalized parts, for every integer width, vector length and floating-point format.
//!
//! | module | contents |
//! |---|---|
//! | `arith`, `compare`, `cast`, `vector`, `gep` | LLVM's instructions: arithmetic, comparisons and selection, conversions, lanes, addresses |
//! | `lanewise` | operations that expansions of intrinsics use, which choose among the modules below by the form of a lane |
//! | `lanes` | the lanes of parts, and parts of lanes |
//! | `integers`, `resize` | integers of a width that SPIR-V lacks: masking and sign extension; their change to another width |
//! | `multi_word` | integers above 64 bits as words: carries, long multiplication and division, shifts |
//! | `bfloat`, `float_order`, `conversions` | floating-point numbers: bfloats, minimum and maximum, changes of format and to and from integers |
//! | `bit_packing` | bits of one form as another: bitcasts, packed memory |

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
