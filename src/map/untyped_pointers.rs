//! Instructions with untyped pointer operands (SPV_KHR_untyped_pointers, revision 3).

use crate::spirv::grammar::{Op, Std, is_core_atomic, overlay};

/// Returns the untyped form of an access chain's opcode.
pub fn untyped_chain(op: Op) -> Option<Op> {
    Some(match op {
        Op::AccessChain => Op::UntypedAccessChainKHR,
        Op::InBoundsAccessChain => Op::UntypedInBoundsAccessChainKHR,
        Op::PtrAccessChain => Op::UntypedPtrAccessChainKHR,
        Op::InBoundsPtrAccessChain => Op::UntypedInBoundsPtrAccessChainKHR,
        _ => return None,
    })
}

/// Returns `true` for an instruction of `OpenCL.std` that does not take untyped pointers. The extension lets `vloadn` and
/// `vstoren` take them as well, but SPIRV-Tools refuses them there.
pub fn takes_typed_only(std: Std) -> bool {
    matches!(std, Std::prefetch | Std::vloadn | Std::vstoren)
}

/// Returns `true` for an instruction that needs only the address in a pointer operand, or whose operands already have
/// the required types.
pub fn takes_untyped(op: Op) -> bool {
    overlay(op).takes_addresses || is_core_atomic(op) && op != Op::AtomicCompareExchangeWeak
}
