//! The conventions of debug information that are in no grammar: texts in strings, and numbers of version 200 of
//! NonSemantic.Shader.DebugInfo.

/// The start of the text of an `OpModuleProcessed` with the producer of a compilation unit.
pub const PRODUCER: &[u8] = b"Debug info producer: ";

/// The start of the comment with the checksum in the text of a source: `//__CSK_MD5:SUM`.
pub const CHECKSUM: &[u8] = b"//__CSK_";

/// The kinds of checksums in the order of `DIFile`, from 1 on: the name, and the number of hexadecimal digits.
pub const CHECKSUM_KINDS: [(&[u8], usize); 3] = [(b"MD5", 32), (b"SHA1", 40), (b"SHA256", 64)];

/// The encoding of a complex number in version 200.
pub const COMPLEX: u32 = 8;
