//! Opcodes of instructions and constant expressions.

macro_rules! opcodes {
    ($($opcode:ident = $number:literal, $keyword:literal;)*) => {
        /// An opcode of LLVM IR.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode {
            $(
                #[doc = concat!("`", $keyword, "`")]
                $opcode = $number,
            )*
        }

        impl Opcode {
            /// Every opcode, in the order of `llvm/IR/Instruction.def`.
            pub const ALL: &[Self] = &[$(Self::$opcode,)*];

            /// Returns the keyword of LLVM's assembly.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$opcode => $keyword,)*
                }
            }
        }
    };
}

opcodes! {
    Ret = 1, "ret";
    Br = 2, "br";
    Switch = 3, "switch";
    IndirectBr = 4, "indirectbr";
    Invoke = 5, "invoke";
    Resume = 6, "resume";
    Unreachable = 7, "unreachable";
    CleanupRet = 8, "cleanupret";
    CatchRet = 9, "catchret";
    CatchSwitch = 10, "catchswitch";
    CallBr = 11, "callbr";
    FNeg = 12, "fneg";
    Add = 13, "add";
    FAdd = 14, "fadd";
    Sub = 15, "sub";
    FSub = 16, "fsub";
    Mul = 17, "mul";
    FMul = 18, "fmul";
    UDiv = 19, "udiv";
    SDiv = 20, "sdiv";
    FDiv = 21, "fdiv";
    URem = 22, "urem";
    SRem = 23, "srem";
    FRem = 24, "frem";
    Shl = 25, "shl";
    LShr = 26, "lshr";
    AShr = 27, "ashr";
    And = 28, "and";
    Or = 29, "or";
    Xor = 30, "xor";
    Alloca = 31, "alloca";
    Load = 32, "load";
    Store = 33, "store";
    GetElementPtr = 34, "getelementptr";
    Fence = 35, "fence";
    AtomicCmpXchg = 36, "cmpxchg";
    AtomicRmw = 37, "atomicrmw";
    Trunc = 38, "trunc";
    ZExt = 39, "zext";
    SExt = 40, "sext";
    FPToUI = 41, "fptoui";
    FPToSI = 42, "fptosi";
    UIToFP = 43, "uitofp";
    SIToFP = 44, "sitofp";
    FPTrunc = 45, "fptrunc";
    FPExt = 46, "fpext";
    PtrToInt = 47, "ptrtoint";
    PtrToAddr = 48, "ptrtoaddr";
    IntToPtr = 49, "inttoptr";
    BitCast = 50, "bitcast";
    AddrSpaceCast = 51, "addrspacecast";
    CleanupPad = 52, "cleanuppad";
    CatchPad = 53, "catchpad";
    ICmp = 54, "icmp";
    FCmp = 55, "fcmp";
    Phi = 56, "phi";
    Call = 57, "call";
    Select = 58, "select";
    UserOp1 = 59, "userop1";
    UserOp2 = 60, "userop2";
    VAArg = 61, "va_arg";
    ExtractElement = 62, "extractelement";
    InsertElement = 63, "insertelement";
    ShuffleVector = 64, "shufflevector";
    ExtractValue = 65, "extractvalue";
    InsertValue = 66, "insertvalue";
    LandingPad = 67, "landingpad";
    Freeze = 68, "freeze";
}

impl Opcode {
    /// Returns `true` for operations on two integers.
    pub fn is_integer_binary(self) -> bool {
        (Self::Add..=Self::Xor).contains(&self) && !self.is_float_binary()
    }

    /// Returns `true` for operations on two floating-point numbers.
    pub fn is_float_binary(self) -> bool {
        matches!(self, Self::FAdd | Self::FSub | Self::FMul | Self::FDiv | Self::FRem)
    }

    /// Returns `true` for conversions of one operand.
    pub fn is_cast(self) -> bool {
        (Self::Trunc..=Self::AddrSpaceCast).contains(&self)
    }

    /// Returns `true` for instructions that end a block.
    pub fn is_terminator(self) -> bool {
        self <= Self::CallBr
    }

    /// Returns `true` for `call`, `invoke` and `callbr`.
    pub fn is_call(self) -> bool {
        matches!(self, Self::Call | Self::Invoke | Self::CallBr)
    }
}
