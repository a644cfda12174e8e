//! Opcodes: what an instruction or constant expression does.

/// Every opcode of LLVM 22, with LLVM's own number and spelling.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Opcode {
    Ret = 1,
    Br = 2,
    Switch = 3,
    IndirectBr = 4,
    Invoke = 5,
    Resume = 6,
    Unreachable = 7,
    CleanupRet = 8,
    CatchRet = 9,
    CatchSwitch = 10,
    CallBr = 11,
    FNeg = 12,
    Add = 13,
    FAdd = 14,
    Sub = 15,
    FSub = 16,
    Mul = 17,
    FMul = 18,
    UDiv = 19,
    SDiv = 20,
    FDiv = 21,
    URem = 22,
    SRem = 23,
    FRem = 24,
    Shl = 25,
    LShr = 26,
    AShr = 27,
    And = 28,
    Or = 29,
    Xor = 30,
    Alloca = 31,
    Load = 32,
    Store = 33,
    GetElementPtr = 34,
    Fence = 35,
    AtomicCmpXchg = 36,
    AtomicRmw = 37,
    Trunc = 38,
    ZExt = 39,
    SExt = 40,
    FPToUI = 41,
    FPToSI = 42,
    UIToFP = 43,
    SIToFP = 44,
    FPTrunc = 45,
    FPExt = 46,
    PtrToInt = 47,
    PtrToAddr = 48,
    IntToPtr = 49,
    BitCast = 50,
    AddrSpaceCast = 51,
    CleanupPad = 52,
    CatchPad = 53,
    ICmp = 54,
    FCmp = 55,
    Phi = 56,
    Call = 57,
    Select = 58,
    UserOp1 = 59,
    UserOp2 = 60,
    VAArg = 61,
    ExtractElement = 62,
    InsertElement = 63,
    ShuffleVector = 64,
    ExtractValue = 65,
    InsertValue = 66,
    LandingPad = 67,
    Freeze = 68,
}

/// Every opcode and the word LLVM's assembly has for it, in the order of the numbers, which begin at one.
#[rustfmt::skip]
const ROWS: [(Opcode, &str); 68] = [
    (Opcode::Ret, "ret"),
    (Opcode::Br, "br"),
    (Opcode::Switch, "switch"),
    (Opcode::IndirectBr, "indirectbr"),
    (Opcode::Invoke, "invoke"),
    (Opcode::Resume, "resume"),
    (Opcode::Unreachable, "unreachable"),
    (Opcode::CleanupRet, "cleanupret"),
    (Opcode::CatchRet, "catchret"),
    (Opcode::CatchSwitch, "catchswitch"),
    (Opcode::CallBr, "callbr"),
    (Opcode::FNeg, "fneg"),
    (Opcode::Add, "add"),
    (Opcode::FAdd, "fadd"),
    (Opcode::Sub, "sub"),
    (Opcode::FSub, "fsub"),
    (Opcode::Mul, "mul"),
    (Opcode::FMul, "fmul"),
    (Opcode::UDiv, "udiv"),
    (Opcode::SDiv, "sdiv"),
    (Opcode::FDiv, "fdiv"),
    (Opcode::URem, "urem"),
    (Opcode::SRem, "srem"),
    (Opcode::FRem, "frem"),
    (Opcode::Shl, "shl"),
    (Opcode::LShr, "lshr"),
    (Opcode::AShr, "ashr"),
    (Opcode::And, "and"),
    (Opcode::Or, "or"),
    (Opcode::Xor, "xor"),
    (Opcode::Alloca, "alloca"),
    (Opcode::Load, "load"),
    (Opcode::Store, "store"),
    (Opcode::GetElementPtr, "getelementptr"),
    (Opcode::Fence, "fence"),
    (Opcode::AtomicCmpXchg, "cmpxchg"),
    (Opcode::AtomicRmw, "atomicrmw"),
    (Opcode::Trunc, "trunc"),
    (Opcode::ZExt, "zext"),
    (Opcode::SExt, "sext"),
    (Opcode::FPToUI, "fptoui"),
    (Opcode::FPToSI, "fptosi"),
    (Opcode::UIToFP, "uitofp"),
    (Opcode::SIToFP, "sitofp"),
    (Opcode::FPTrunc, "fptrunc"),
    (Opcode::FPExt, "fpext"),
    (Opcode::PtrToInt, "ptrtoint"),
    (Opcode::PtrToAddr, "ptrtoaddr"),
    (Opcode::IntToPtr, "inttoptr"),
    (Opcode::BitCast, "bitcast"),
    (Opcode::AddrSpaceCast, "addrspacecast"),
    (Opcode::CleanupPad, "cleanuppad"),
    (Opcode::CatchPad, "catchpad"),
    (Opcode::ICmp, "icmp"),
    (Opcode::FCmp, "fcmp"),
    (Opcode::Phi, "phi"),
    (Opcode::Call, "call"),
    (Opcode::Select, "select"),
    (Opcode::UserOp1, "userop1"),
    (Opcode::UserOp2, "userop2"),
    (Opcode::VAArg, "va_arg"),
    (Opcode::ExtractElement, "extractelement"),
    (Opcode::InsertElement, "insertelement"),
    (Opcode::ShuffleVector, "shufflevector"),
    (Opcode::ExtractValue, "extractvalue"),
    (Opcode::InsertValue, "insertvalue"),
    (Opcode::LandingPad, "landingpad"),
    (Opcode::Freeze, "freeze"),
];

/// The opcodes alone, packed.
const OPCODES: [Opcode; ROWS.len()] = {
    let mut opcodes = [Opcode::Ret; ROWS.len()];
    let mut index = 0;
    while index < ROWS.len() {
        opcodes[index] = ROWS[index].0;
        index += 1;
    }
    opcodes
};

impl Opcode {
    /// The opcode of that number.
    #[inline]
    pub(super) fn from_number(number: u32) -> Option<Self> {
        OPCODES.get((number as usize).wrapping_sub(1)).copied()
    }

    /// The word LLVM's assembly has for it.
    pub fn name(self) -> &'static str {
        ROWS.get(self as usize - 1).map_or("", |row| row.1)
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;
    use crate::llvm::ffi;

    /// Numbers and words are those of the LLVM that is linked.
    #[test]
    fn rows_are_llvms() {
        for (index, &(opcode, name)) in ROWS.iter().enumerate() {
            assert_eq!(opcode as usize, index + 1);
            // SAFETY: LLVM has a constant C string for every number.
            let theirs = unsafe { CStr::from_ptr(ffi::lsr_opcode_name(opcode as u32)) };
            match opcode {
                Opcode::UserOp1 | Opcode::UserOp2 => (),
                _ => assert_eq!(theirs.to_str(), Ok(name)),
            }
        }
    }
}
