//! The kinds of attributes that LLVM defines.

/// The kind of the value of an attribute.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttributeValue {
    /// None.
    Flag,
    /// A number.
    Int,
    /// A type.
    Type,
    /// A range of integers.
    Range,
    /// A list of ranges of integers.
    RangeList,
}

macro_rules! attribute_kinds {
    ($($kind:ident = $code:literal, $name:literal, $value:ident;)*) => {
        /// An attribute that LLVM 22 defines, in the order in which LLVM prints the attributes of a set.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum AttributeKind {
            $(
                #[doc = concat!("`", $name, "`")]
                $kind,
            )*
        }

        const ROWS: &[(AttributeKind, u32, &str, AttributeValue)] =
            &[$((AttributeKind::$kind, $code, $name, AttributeValue::$value),)*];
    };
}

// Kind, number in bitcode, name, kind of the value.
attribute_kinds! {
    AllocAlign = 80, "allocalign", Flag;
    AllocatedPointer = 81, "allocptr", Flag;
    AlwaysInline = 2, "alwaysinline", Flag;
    Builtin = 35, "builtin", Flag;
    Cold = 36, "cold", Flag;
    Convergent = 43, "convergent", Flag;
    CoroDestroyOnlyWhenComplete = 90, "coro_only_destroy_when_complete", Flag;
    CoroElideSafe = 98, "coro_elide_safe", Flag;
    DeadOnReturn = 103, "dead_on_return", Flag;
    DeadOnUnwind = 91, "dead_on_unwind", Flag;
    DisableSanitizerInstrumentation = 78, "disable_sanitizer_instrumentation", Flag;
    FnRetThunkExtern = 84, "fn_ret_thunk_extern", Flag;
    Hot = 72, "hot", Flag;
    HybridPatchable = 95, "hybrid_patchable", Flag;
    ImmArg = 60, "immarg", Flag;
    InReg = 5, "inreg", Flag;
    InlineHint = 4, "inlinehint", Flag;
    JumpTable = 40, "jumptable", Flag;
    MinSize = 6, "minsize", Flag;
    MustProgress = 70, "mustprogress", Flag;
    Naked = 7, "naked", Flag;
    Nest = 8, "nest", Flag;
    NoAlias = 9, "noalias", Flag;
    NoBuiltin = 10, "nobuiltin", Flag;
    NoCallback = 71, "nocallback", Flag;
    NoCfCheck = 56, "nocf_check", Flag;
    NoCreateUndefOrPoison = 105, "nocreateundeforpoison", Flag;
    NoDivergenceSource = 100, "nodivergencesource", Flag;
    NoDuplicate = 12, "noduplicate", Flag;
    NoExt = 99, "noext", Flag;
    NoFree = 62, "nofree", Flag;
    NoImplicitFloat = 13, "noimplicitfloat", Flag;
    NoInline = 14, "noinline", Flag;
    NoMerge = 66, "nomerge", Flag;
    NoProfile = 73, "noprofile", Flag;
    NoRecurse = 48, "norecurse", Flag;
    NoRedZone = 16, "noredzone", Flag;
    NoReturn = 17, "noreturn", Flag;
    NoSanitizeBounds = 79, "nosanitize_bounds", Flag;
    NoSanitizeCoverage = 76, "nosanitize_coverage", Flag;
    NoSync = 63, "nosync", Flag;
    NoUndef = 68, "noundef", Flag;
    NoUnwind = 18, "nounwind", Flag;
    NonLazyBind = 15, "nonlazybind", Flag;
    NonNull = 39, "nonnull", Flag;
    NullPointerIsValid = 67, "null_pointer_is_valid", Flag;
    OptForFuzzing = 57, "optforfuzzing", Flag;
    OptimizeForDebugging = 88, "optdebug", Flag;
    OptimizeForSize = 19, "optsize", Flag;
    OptimizeNone = 37, "optnone", Flag;
    PresplitCoroutine = 83, "presplitcoroutine", Flag;
    ReadNone = 20, "readnone", Flag;
    ReadOnly = 21, "readonly", Flag;
    Returned = 22, "returned", Flag;
    ReturnsTwice = 23, "returns_twice", Flag;
    SExt = 24, "signext", Flag;
    SafeStack = 44, "safestack", Flag;
    SanitizeAddress = 30, "sanitize_address", Flag;
    SanitizeAllocToken = 104, "sanitize_alloc_token", Flag;
    SanitizeHWAddress = 55, "sanitize_hwaddress", Flag;
    SanitizeMemTag = 64, "sanitize_memtag", Flag;
    SanitizeMemory = 32, "sanitize_memory", Flag;
    SanitizeNumericalStability = 93, "sanitize_numerical_stability", Flag;
    SanitizeRealtime = 96, "sanitize_realtime", Flag;
    SanitizeRealtimeBlocking = 97, "sanitize_realtime_blocking", Flag;
    SanitizeThread = 31, "sanitize_thread", Flag;
    SanitizeType = 101, "sanitize_type", Flag;
    ShadowCallStack = 58, "shadowcallstack", Flag;
    SkipProfile = 85, "skipprofile", Flag;
    Speculatable = 53, "speculatable", Flag;
    SpeculativeLoadHardening = 59, "speculative_load_hardening", Flag;
    StackProtect = 26, "ssp", Flag;
    StackProtectReq = 27, "sspreq", Flag;
    StackProtectStrong = 28, "sspstrong", Flag;
    StrictFP = 54, "strictfp", Flag;
    SwiftAsync = 75, "swiftasync", Flag;
    SwiftError = 47, "swifterror", Flag;
    SwiftSelf = 46, "swiftself", Flag;
    WillReturn = 61, "willreturn", Flag;
    Writable = 89, "writable", Flag;
    WriteOnly = 52, "writeonly", Flag;
    ZExt = 34, "zeroext", Flag;
    ByRef = 69, "byref", Type;
    ByVal = 3, "byval", Type;
    ElementType = 77, "elementtype", Type;
    InAlloca = 38, "inalloca", Type;
    Preallocated = 65, "preallocated", Type;
    StructRet = 29, "sret", Type;
    Alignment = 1, "align", Int;
    AllocKind = 82, "allockind", Int;
    AllocSize = 51, "allocsize", Int;
    Captures = 102, "captures", Int;
    Dereferenceable = 41, "dereferenceable", Int;
    DereferenceableOrNull = 42, "dereferenceable_or_null", Int;
    Memory = 86, "memory", Int;
    NoFPClass = 87, "nofpclass", Int;
    StackAlignment = 25, "alignstack", Int;
    UWTable = 33, "uwtable", Int;
    VScaleRange = 74, "vscale_range", Int;
    Range = 92, "range", Range;
    Initializes = 94, "initializes", RangeList;
}

impl AttributeKind {
    /// Returns the kind with that number in bitcode. Numbers of attributes that LLVM has replaced are none.
    pub(crate) fn from_code(code: u32) -> Option<Self> {
        ROWS.iter().find(|row| row.1 == code).map(|row| row.0)
    }

    /// Returns the kind with that name.
    pub fn from_name(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.2 == name).map(|row| row.0)
    }

    /// Returns the number in bitcode.
    pub(crate) fn code(self) -> u32 {
        ROWS[self as usize].1
    }

    /// Returns the name in LLVM's assembly.
    pub fn name(self) -> &'static str {
        ROWS[self as usize].2
    }

    /// Returns the kind of the value.
    pub(crate) fn value(self) -> AttributeValue {
        ROWS[self as usize].3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_unique_and_in_the_order_of_the_enumeration() {
        for (index, (kind, code, name, _)) in ROWS.iter().enumerate() {
            assert_eq!(*kind as usize, index);
            assert_eq!(AttributeKind::from_code(*code), Some(*kind));
            assert_eq!(AttributeKind::from_name(name), Some(*kind));
        }
    }
}
