//! Opcodes of instructions and constant expressions.

macro_rules! opcodes {
    ($(OPCODE($number:literal, $llvm_name:ident, $opcode:ident, $word:literal))*) => {
        /// Every opcode of LLVM 22, with LLVM's own number and spelling.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode {
            $($opcode = $number,)*
        }

        impl Opcode {
            /// Returns the opcode with that number.
            #[inline]
            pub(super) fn from_number(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$opcode),)*
                    _ => None,
                }
            }

            /// Returns the keyword of LLVM's assembly.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$opcode => $word,)*
                }
            }
        }
    };
}

// The rows of opcodes.def.
include!(concat!(env!("OUT_DIR"), "/opcodes.rs"));

impl Opcode {
    /// Returns `true` for operations on two integers.
    pub fn is_integer_binary(self) -> bool {
        (Self::Add..=Self::Xor).contains(&self) && !self.is_float_binary()
    }

    /// Returns `true` for operations on two floating-point numbers.
    pub fn is_float_binary(self) -> bool {
        matches!(self, Self::FAdd | Self::FSub | Self::FMul | Self::FDiv | Self::FRem)
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;
    use crate::llvm::ffi;

    /// The keywords are those of the linked LLVM; shim.cpp compares the numbers.
    #[test]
    fn keywords_match_the_linked_llvm() {
        for opcode in (0..).map_while(|index| Opcode::from_number(index + 1)) {
            // SAFETY: LLVM has a constant C string for every number.
            let theirs = unsafe { CStr::from_ptr(ffi::lsr_opcode_name(opcode as u32)) };
            match opcode {
                Opcode::UserOp1 | Opcode::UserOp2 => (),
                _ => assert_eq!(theirs.to_str(), Ok(opcode.name())),
            }
        }
    }
}
