//! The intrinsics that LLVM 22 defines, with their signatures.

use crate::ir::dialect::{Dialect, Feature};
use crate::ir::function::Function;

/// An intrinsic for all targets or for SPIR-V.
enum IntrinsicRow {
    /// One whose declarations the verifier checks.
    Checked(Signature),
    /// One whose declarations it does not check: no target of SPIR-V has it.
    Unchecked {
        /// The name without the suffixes of overloads.
        name: &'static str,
        is_overloaded: bool,
    },
}

/// The signature of an intrinsic.
#[derive(Debug)]
pub(super) struct Signature {
    /// The name without the suffixes of overloads.
    pub(super) name: &'static str,
    /// The members of the result, and the parameters, separated by spaces:
    ///
    /// | text | type |
    /// |---|---|
    /// | `I`, `F` | integers, floating-point numbers, and vectors of them |
    /// | `V`, `P`, `A` | a vector, a pointer, any type |
    /// | `=N` | the type of the overload at `N`: one of those above, counted from zero |
    /// | `~N:T` | `T`, in a vector of as many if the overload at `N` is a vector |
    /// | `*N` | a vector of as many pointers as the overload at `N` has components |
    /// | `eN` | the component type of the overload at `N` |
    /// | `/N` | a vector of the components of the first overload, of a fraction of its length |
    /// | `v4i32` | a vector of four integers of 32 bits |
    /// | `...` | variable arguments |
    /// | others | the type itself |
    pub(super) result: &'static str,
    pub(super) parameters: &'static str,
    /// The parameters whose arguments are constants.
    pub(super) immediates: &'static [u32],
}

const fn signature(
    name: &'static str,
    result: &'static str,
    parameters: &'static str,
    immediates: &'static [u32],
) -> Signature {
    Signature { name, result, parameters, immediates }
}

const fn row(
    name: &'static str,
    result: &'static str,
    parameters: &'static str,
    immediates: &'static [u32],
) -> IntrinsicRow {
    IntrinsicRow::Checked(signature(name, result, parameters, immediates))
}

const fn unchecked(name: &'static str, is_overloaded: bool) -> IntrinsicRow {
    IntrinsicRow::Unchecked { name, is_overloaded }
}

/// The signatures that intrinsics had before a feature.
#[rustfmt::skip]
const FORMER: &[(Feature, Signature)] = &[
    (Feature::AnnotationSpaces, signature("llvm.annotation", "I", "=0 ptr ptr i32", &[])),
    (Feature::AnnotationSpaces, signature("llvm.ptr.annotation", "P", "=0 ptr ptr i32 ptr", &[])),
    (Feature::AnnotationSpaces, signature("llvm.var.annotation", "", "ptr ptr ptr i32 ptr", &[])),
    (Feature::LifetimeWithoutSize, signature("llvm.lifetime.end", "", "i64 P", &[0])),
    (Feature::LifetimeWithoutSize, signature("llvm.lifetime.start", "", "i64 P", &[0])),
    (Feature::MaskedAlignment, signature("llvm.masked.gather", "V", "*0 i32 ~0:i1 =0", &[1])),
    (Feature::MaskedAlignment, signature("llvm.masked.scatter", "", "V *0 i32 ~0:i1", &[2])),
    (Feature::StackPointerTypes, signature("llvm.stackrestore", "", "ptr", &[])),
    (Feature::StackPointerTypes, signature("llvm.stacksave", "ptr", "", &[])),
];

/// The intrinsics in the order of their names, as in `llvm/IR/Intrinsics.td` and `llvm/IR/IntrinsicsSPIRV.td`.
#[rustfmt::skip]
static ROWS: &[IntrinsicRow] = &[
    row("llvm.abs", "I", "=0 i1", &[1]),
    row("llvm.acos", "F", "=0", &[]),
    row("llvm.addressofreturnaddress", "P", "", &[]),
    row("llvm.adjust.trampoline", "ptr", "ptr", &[]),
    row("llvm.alloc.token.id", "I", "metadata", &[]),
    row("llvm.allow.runtime.check", "i1", "metadata", &[]),
    row("llvm.allow.sanitize.address", "i1", "", &[]),
    row("llvm.allow.sanitize.hwaddress", "i1", "", &[]),
    row("llvm.allow.sanitize.memory", "i1", "", &[]),
    row("llvm.allow.sanitize.thread", "i1", "", &[]),
    row("llvm.allow.ubsan.check", "i1", "i8", &[0]),
    row("llvm.annotation", "I", "=0 P =1 i32", &[]),
    row("llvm.arithmetic.fence", "F", "=0", &[]),
    row("llvm.asan.check.memaccess", "", "ptr i32", &[1]),
    row("llvm.asin", "F", "=0", &[]),
    row("llvm.assume", "", "i1", &[]),
    row("llvm.atan", "F", "=0", &[]),
    row("llvm.atan2", "F", "=0 =0", &[]),
    row("llvm.bitreverse", "I", "=0", &[]),
    row("llvm.bswap", "I", "=0", &[]),
    row("llvm.call.preallocated.arg", "ptr", "token i32", &[1]),
    row("llvm.call.preallocated.setup", "token", "i32", &[0]),
    row("llvm.call.preallocated.teardown", "", "token", &[]),
    row("llvm.callbr.landingpad", "A", "=0", &[]),
    row("llvm.canonicalize", "F", "=0", &[]),
    row("llvm.ceil", "F", "=0", &[]),
    row("llvm.clear_cache", "", "ptr ptr", &[]),
    row("llvm.clmul", "I", "=0 =0", &[]),
    row("llvm.codeview.annotation", "", "metadata", &[]),
    row("llvm.convert.from.fp16", "F", "i16", &[]),
    row("llvm.convert.to.fp16", "i16", "F", &[]),
    row("llvm.copysign", "F", "=0 =0", &[]),
    unchecked("llvm.coro.align", true),
    unchecked("llvm.coro.alloc", false),
    unchecked("llvm.coro.alloca.alloc", true),
    unchecked("llvm.coro.alloca.free", false),
    unchecked("llvm.coro.alloca.get", false),
    unchecked("llvm.coro.async.context.alloc", false),
    unchecked("llvm.coro.async.context.dealloc", false),
    unchecked("llvm.coro.async.resume", false),
    unchecked("llvm.coro.async.size.replace", false),
    unchecked("llvm.coro.await.suspend.bool", false),
    unchecked("llvm.coro.await.suspend.handle", false),
    unchecked("llvm.coro.await.suspend.void", false),
    unchecked("llvm.coro.begin", false),
    unchecked("llvm.coro.begin.custom.abi", false),
    unchecked("llvm.coro.destroy", false),
    unchecked("llvm.coro.done", false),
    unchecked("llvm.coro.end", false),
    unchecked("llvm.coro.end.async", false),
    unchecked("llvm.coro.end.results", false),
    unchecked("llvm.coro.frame", false),
    unchecked("llvm.coro.free", false),
    unchecked("llvm.coro.id", false),
    unchecked("llvm.coro.id.async", false),
    unchecked("llvm.coro.id.retcon", false),
    unchecked("llvm.coro.id.retcon.once", false),
    unchecked("llvm.coro.is_in_ramp", false),
    unchecked("llvm.coro.noop", false),
    unchecked("llvm.coro.prepare.async", false),
    unchecked("llvm.coro.prepare.retcon", false),
    unchecked("llvm.coro.promise", false),
    unchecked("llvm.coro.resume", false),
    unchecked("llvm.coro.save", false),
    unchecked("llvm.coro.size", true),
    unchecked("llvm.coro.subfn.addr", false),
    unchecked("llvm.coro.suspend", false),
    unchecked("llvm.coro.suspend.async", true),
    unchecked("llvm.coro.suspend.retcon", true),
    row("llvm.cos", "F", "=0", &[]),
    row("llvm.cosh", "F", "=0", &[]),
    row("llvm.ctlz", "I", "=0 i1", &[1]),
    row("llvm.ctpop", "I", "=0", &[]),
    row("llvm.cttz", "I", "=0 i1", &[1]),
    unchecked("llvm.dbg.assign", false),
    unchecked("llvm.dbg.declare", false),
    unchecked("llvm.dbg.label", false),
    unchecked("llvm.dbg.value", false),
    row("llvm.debugtrap", "", "", &[]),
    row("llvm.donothing", "", "", &[]),
    unchecked("llvm.eh.dwarf.cfa", false),
    unchecked("llvm.eh.exceptioncode", false),
    unchecked("llvm.eh.exceptionpointer", true),
    unchecked("llvm.eh.recoverfp", false),
    unchecked("llvm.eh.return.i32", false),
    unchecked("llvm.eh.return.i64", false),
    unchecked("llvm.eh.sjlj.callsite", false),
    unchecked("llvm.eh.sjlj.functioncontext", false),
    unchecked("llvm.eh.sjlj.longjmp", false),
    unchecked("llvm.eh.sjlj.lsda", false),
    unchecked("llvm.eh.sjlj.setjmp", false),
    unchecked("llvm.eh.sjlj.setup.dispatch", false),
    unchecked("llvm.eh.typeid.for", true),
    unchecked("llvm.eh.unwind.init", false),
    row("llvm.exp", "F", "=0", &[]),
    row("llvm.exp10", "F", "=0", &[]),
    row("llvm.exp2", "F", "=0", &[]),
    row("llvm.expect", "I", "=0 =0", &[]),
    row("llvm.expect.with.probability", "I", "=0 =0 double", &[2]),
    row("llvm.experimental.constrained.acos", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.asin", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.atan", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.atan2", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.ceil", "F", "=0 metadata", &[]),
    row("llvm.experimental.constrained.cos", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.cosh", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.exp", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.exp2", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fadd", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fcmp", "~0:i1", "F =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fcmps", "~0:i1", "F =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fdiv", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.floor", "F", "=0 metadata", &[]),
    row("llvm.experimental.constrained.fma", "F", "=0 =0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fmul", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fmuladd", "F", "=0 =0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fpext", "F", "F metadata", &[]),
    row("llvm.experimental.constrained.fptosi", "I", "F metadata", &[]),
    row("llvm.experimental.constrained.fptoui", "I", "F metadata", &[]),
    row("llvm.experimental.constrained.fptrunc", "F", "F metadata metadata", &[]),
    row("llvm.experimental.constrained.frem", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.fsub", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.ldexp", "F", "=0 I metadata metadata", &[]),
    row("llvm.experimental.constrained.llrint", "I", "F metadata metadata", &[]),
    row("llvm.experimental.constrained.llround", "I", "F metadata", &[]),
    row("llvm.experimental.constrained.log", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.log10", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.log2", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.lrint", "I", "F metadata metadata", &[]),
    row("llvm.experimental.constrained.lround", "I", "F metadata", &[]),
    row("llvm.experimental.constrained.maximum", "F", "=0 =0 metadata", &[]),
    row("llvm.experimental.constrained.maxnum", "F", "=0 =0 metadata", &[]),
    row("llvm.experimental.constrained.minimum", "F", "=0 =0 metadata", &[]),
    row("llvm.experimental.constrained.minnum", "F", "=0 =0 metadata", &[]),
    row("llvm.experimental.constrained.nearbyint", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.pow", "F", "=0 =0 metadata metadata", &[]),
    row("llvm.experimental.constrained.powi", "F", "=0 i32 metadata metadata", &[]),
    row("llvm.experimental.constrained.rint", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.round", "F", "=0 metadata", &[]),
    row("llvm.experimental.constrained.roundeven", "F", "=0 metadata", &[]),
    row("llvm.experimental.constrained.sin", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.sinh", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.sitofp", "F", "I metadata metadata", &[]),
    row("llvm.experimental.constrained.sqrt", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.tan", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.tanh", "F", "=0 metadata metadata", &[]),
    row("llvm.experimental.constrained.trunc", "F", "=0 metadata", &[]),
    row("llvm.experimental.constrained.uitofp", "F", "I metadata metadata", &[]),
    row("llvm.experimental.convergence.anchor", "token", "", &[]),
    row("llvm.experimental.convergence.entry", "token", "", &[]),
    row("llvm.experimental.convergence.loop", "token", "", &[]),
    row("llvm.experimental.cttz.elts", "I", "V i1", &[1]),
    row("llvm.experimental.deoptimize", "A", "...", &[]),
    unchecked("llvm.experimental.gc.get.pointer.base", true),
    unchecked("llvm.experimental.gc.get.pointer.offset", true),
    unchecked("llvm.experimental.gc.relocate", true),
    unchecked("llvm.experimental.gc.result", true),
    unchecked("llvm.experimental.gc.statepoint", true),
    row("llvm.experimental.get.vector.length", "i32", "I i32 i1", &[1, 2]),
    row("llvm.experimental.guard", "", "i1 ...", &[]),
    row("llvm.experimental.memset.pattern", "", "P A I i1", &[3]),
    row("llvm.experimental.noalias.scope.decl", "", "metadata", &[]),
    row("llvm.experimental.patchpoint", "A", "i64 i32 ptr i32 ...", &[0, 1, 3]),
    row("llvm.experimental.patchpoint.void", "", "i64 i32 ptr i32 ...", &[0, 1, 3]),
    row("llvm.experimental.stackmap", "", "i64 i32 ...", &[0, 1]),
    row("llvm.experimental.vector.compress", "V", "=0 ~0:i1 =0", &[]),
    row("llvm.experimental.vector.extract.last.active", "e0", "V ~0:i1 e0", &[]),
    row("llvm.experimental.vector.histogram.add", "", "V I ~0:i1", &[]),
    row("llvm.experimental.vector.histogram.uadd.sat", "", "V I ~0:i1", &[]),
    row("llvm.experimental.vector.histogram.umax", "", "V I ~0:i1", &[]),
    row("llvm.experimental.vector.histogram.umin", "", "V I ~0:i1", &[]),
    row("llvm.experimental.vector.match", "~0:i1", "V V ~0:i1", &[]),
    row("llvm.experimental.vp.reverse", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.experimental.vp.splice", "V", "=0 =0 i32 ~0:i1 i32 i32", &[2]),
    row("llvm.experimental.vp.strided.load", "V", "P I ~0:i1 i32", &[]),
    row("llvm.experimental.vp.strided.store", "", "V P I ~0:i1 i32", &[]),
    row("llvm.experimental.widenable.condition", "i1", "", &[]),
    row("llvm.fabs", "F", "=0", &[]),
    row("llvm.fake.use", "", "...", &[]),
    row("llvm.floor", "F", "=0", &[]),
    row("llvm.fma", "F", "=0 =0 =0", &[]),
    row("llvm.fmuladd", "F", "=0 =0 =0", &[]),
    row("llvm.fptosi.sat", "I", "F", &[]),
    row("llvm.fptoui.sat", "I", "F", &[]),
    row("llvm.fptrunc.round", "F", "F metadata", &[]),
    row("llvm.frameaddress", "P", "i32", &[0]),
    row("llvm.frexp", "F I", "=0", &[]),
    row("llvm.fshl", "I", "=0 =0 =0", &[]),
    row("llvm.fshr", "I", "=0 =0 =0", &[]),
    unchecked("llvm.gcread", false),
    unchecked("llvm.gcroot", false),
    unchecked("llvm.gcwrite", false),
    row("llvm.get.active.lane.mask", "V", "I =1", &[]),
    row("llvm.get.dynamic.area.offset", "I", "", &[]),
    row("llvm.get.fpenv", "I", "", &[]),
    row("llvm.get.fpmode", "I", "", &[]),
    row("llvm.get.rounding", "i32", "", &[]),
    unchecked("llvm.hwasan.check.memaccess", false),
    unchecked("llvm.hwasan.check.memaccess.fixedshadow", false),
    unchecked("llvm.hwasan.check.memaccess.shortgranules", false),
    unchecked("llvm.hwasan.check.memaccess.shortgranules.fixedshadow", false),
    row("llvm.icall.branch.funnel", "", "...", &[]),
    row("llvm.init.trampoline", "", "ptr ptr ptr", &[]),
    row("llvm.instrprof.callsite", "", "ptr i64 i32 i32 ptr", &[]),
    row("llvm.instrprof.cover", "", "ptr i64 i32 i32", &[]),
    row("llvm.instrprof.increment", "", "ptr i64 i32 i32", &[]),
    row("llvm.instrprof.increment.step", "", "ptr i64 i32 i32 i64", &[]),
    unchecked("llvm.instrprof.mcdc.parameters", false),
    unchecked("llvm.instrprof.mcdc.tvbitmap.update", false),
    row("llvm.instrprof.timestamp", "", "ptr i64 i32 i32", &[]),
    row("llvm.instrprof.value.profile", "", "ptr i64 i64 i32 i32", &[]),
    row("llvm.invariant.end", "", "ptr i64 P", &[1]),
    row("llvm.invariant.start", "ptr", "i64 P", &[0]),
    row("llvm.is.constant", "i1", "A", &[]),
    row("llvm.is.fpclass", "~0:i1", "F i32", &[1]),
    row("llvm.launder.invariant.group", "P", "=0", &[]),
    row("llvm.ldexp", "F", "=0 I", &[]),
    row("llvm.lifetime.end", "", "P", &[]),
    row("llvm.lifetime.start", "", "P", &[]),
    row("llvm.llrint", "I", "F", &[]),
    row("llvm.llround", "I", "F", &[]),
    row("llvm.load.relative", "ptr", "ptr I", &[]),
    row("llvm.localaddress", "ptr", "", &[]),
    row("llvm.localescape", "", "...", &[]),
    row("llvm.localrecover", "ptr", "ptr ptr i32", &[2]),
    row("llvm.log", "F", "=0", &[]),
    row("llvm.log10", "F", "=0", &[]),
    row("llvm.log2", "F", "=0", &[]),
    row("llvm.loop.decrement", "i1", "I", &[]),
    row("llvm.loop.decrement.reg", "I", "=0 =0", &[]),
    row("llvm.loop.dependence.raw.mask", "V", "ptr ptr i64", &[2]),
    row("llvm.loop.dependence.war.mask", "V", "ptr ptr i64", &[2]),
    row("llvm.lrint", "I", "F", &[]),
    row("llvm.lround", "I", "F", &[]),
    row("llvm.masked.compressstore", "", "V ptr ~0:i1", &[]),
    row("llvm.masked.expandload", "V", "ptr ~0:i1 =0", &[]),
    row("llvm.masked.gather", "V", "*0 ~0:i1 =0", &[]),
    row("llvm.masked.load", "V", "P ~0:i1 =0", &[]),
    row("llvm.masked.scatter", "", "V *0 ~0:i1", &[]),
    row("llvm.masked.store", "", "V P ~0:i1", &[]),
    row("llvm.matrix.column.major.load", "V", "ptr I i1 i32 i32", &[2, 3, 4]),
    row("llvm.matrix.column.major.store", "", "V ptr I i1 i32 i32", &[3, 4, 5]),
    row("llvm.matrix.multiply", "V", "V V i32 i32 i32", &[2, 3, 4]),
    row("llvm.matrix.transpose", "V", "=0 i32 i32", &[1, 2]),
    row("llvm.maximum", "F", "=0 =0", &[]),
    row("llvm.maximumnum", "F", "=0 =0", &[]),
    row("llvm.maxnum", "F", "=0 =0", &[]),
    row("llvm.memcpy", "", "P P I i1", &[3]),
    row("llvm.memcpy.element.unordered.atomic", "", "P P I i32", &[3]),
    row("llvm.memcpy.inline", "", "P P I i1", &[3]),
    row("llvm.memmove", "", "P P I i1", &[3]),
    row("llvm.memmove.element.unordered.atomic", "", "P P I i32", &[3]),
    row("llvm.memset", "", "P i8 I i1", &[3]),
    row("llvm.memset.element.unordered.atomic", "", "P i8 I i32", &[3]),
    row("llvm.memset.inline", "", "P i8 I i1", &[3]),
    row("llvm.minimum", "F", "=0 =0", &[]),
    row("llvm.minimumnum", "F", "=0 =0", &[]),
    row("llvm.minnum", "F", "=0 =0", &[]),
    row("llvm.modf", "=0 =0", "F", &[]),
    row("llvm.nearbyint", "F", "=0", &[]),
    unchecked("llvm.objc.arc.annotation.bottomup.bbend", false),
    unchecked("llvm.objc.arc.annotation.bottomup.bbstart", false),
    unchecked("llvm.objc.arc.annotation.topdown.bbend", false),
    unchecked("llvm.objc.arc.annotation.topdown.bbstart", false),
    unchecked("llvm.objc.autorelease", false),
    unchecked("llvm.objc.autoreleasePoolPop", false),
    unchecked("llvm.objc.autoreleasePoolPush", false),
    unchecked("llvm.objc.autoreleaseReturnValue", false),
    unchecked("llvm.objc.claimAutoreleasedReturnValue", false),
    unchecked("llvm.objc.clang.arc.noop.use", false),
    unchecked("llvm.objc.clang.arc.use", false),
    unchecked("llvm.objc.copyWeak", false),
    unchecked("llvm.objc.destroyWeak", false),
    unchecked("llvm.objc.initWeak", false),
    unchecked("llvm.objc.loadWeak", false),
    unchecked("llvm.objc.loadWeakRetained", false),
    unchecked("llvm.objc.moveWeak", false),
    unchecked("llvm.objc.release", false),
    unchecked("llvm.objc.retain", false),
    unchecked("llvm.objc.retain.autorelease", false),
    unchecked("llvm.objc.retainAutorelease", false),
    unchecked("llvm.objc.retainAutoreleaseReturnValue", false),
    unchecked("llvm.objc.retainAutoreleasedReturnValue", false),
    unchecked("llvm.objc.retainBlock", false),
    unchecked("llvm.objc.retainedObject", false),
    unchecked("llvm.objc.storeStrong", false),
    unchecked("llvm.objc.storeWeak", false),
    unchecked("llvm.objc.sync.enter", false),
    unchecked("llvm.objc.sync.exit", false),
    unchecked("llvm.objc.unretainedObject", false),
    unchecked("llvm.objc.unretainedPointer", false),
    unchecked("llvm.objc.unsafeClaimAutoreleasedReturnValue", false),
    row("llvm.objectsize", "I", "P i1 i1 i1", &[1, 2, 3]),
    row("llvm.pcmarker", "", "i32", &[]),
    row("llvm.pow", "F", "=0 =0", &[]),
    row("llvm.powi", "F", "=0 I", &[]),
    row("llvm.prefetch", "", "P i32 i32 i32", &[1, 2, 3]),
    row("llvm.preserve.array.access.index", "P", "P i32 i32", &[1, 2]),
    row("llvm.preserve.static.offset", "ptr", "ptr", &[]),
    row("llvm.preserve.struct.access.index", "P", "P i32 i32", &[1, 2]),
    row("llvm.preserve.union.access.index", "P", "P i32", &[1]),
    row("llvm.protected.field.ptr", "P", "=0 i64 i1", &[2]),
    row("llvm.pseudoprobe", "", "i64 i64 i32 i64", &[]),
    row("llvm.ptr.annotation", "P", "=0 P =1 i32 =1", &[]),
    unchecked("llvm.ptrauth.auth", false),
    unchecked("llvm.ptrauth.blend", false),
    unchecked("llvm.ptrauth.resign", false),
    unchecked("llvm.ptrauth.sign", false),
    unchecked("llvm.ptrauth.sign.generic", false),
    unchecked("llvm.ptrauth.strip", false),
    row("llvm.ptrmask", "A", "=0 I", &[]),
    row("llvm.public.type.test", "i1", "ptr metadata", &[]),
    row("llvm.read_register", "I", "metadata", &[]),
    row("llvm.read_volatile_register", "I", "metadata", &[]),
    row("llvm.readcyclecounter", "i64", "", &[]),
    row("llvm.readsteadycounter", "i64", "", &[]),
    row("llvm.reloc.none", "", "metadata", &[]),
    row("llvm.reset.fpenv", "", "", &[]),
    row("llvm.reset.fpmode", "", "", &[]),
    row("llvm.returnaddress", "ptr", "i32", &[0]),
    row("llvm.rint", "F", "=0", &[]),
    row("llvm.round", "F", "=0", &[]),
    row("llvm.roundeven", "F", "=0", &[]),
    row("llvm.sadd.sat", "I", "=0 =0", &[]),
    row("llvm.sadd.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.scmp", "I", "I =1", &[]),
    row("llvm.sdiv.fix", "I", "=0 =0 i32", &[2]),
    row("llvm.sdiv.fix.sat", "I", "=0 =0 i32", &[2]),
    unchecked("llvm.seh.scope.begin", false),
    unchecked("llvm.seh.scope.end", false),
    unchecked("llvm.seh.try.begin", false),
    unchecked("llvm.seh.try.end", false),
    row("llvm.set.fpenv", "", "I", &[]),
    row("llvm.set.fpmode", "", "I", &[]),
    row("llvm.set.loop.iterations", "", "I", &[]),
    row("llvm.set.rounding", "", "i32", &[]),
    row("llvm.sideeffect", "", "", &[]),
    row("llvm.sin", "F", "=0", &[]),
    row("llvm.sincos", "=0 =0", "F", &[]),
    row("llvm.sincospi", "=0 =0", "F", &[]),
    row("llvm.sinh", "F", "=0", &[]),
    row("llvm.smax", "I", "=0 =0", &[]),
    row("llvm.smin", "I", "=0 =0", &[]),
    row("llvm.smul.fix", "I", "=0 =0 i32", &[2]),
    row("llvm.smul.fix.sat", "I", "=0 =0 i32", &[2]),
    row("llvm.smul.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.sponentry", "P", "", &[]),
    unchecked("llvm.spv.all", true),
    unchecked("llvm.spv.alloca", true),
    unchecked("llvm.spv.alloca.array", true),
    unchecked("llvm.spv.any", true),
    unchecked("llvm.spv.assign.aliasing.decoration", true),
    unchecked("llvm.spv.assign.decoration", true),
    unchecked("llvm.spv.assign.fpmaxerror.decoration", true),
    unchecked("llvm.spv.assign.name", true),
    unchecked("llvm.spv.assign.ptr.type", true),
    unchecked("llvm.spv.assign.type", true),
    unchecked("llvm.spv.assume", false),
    unchecked("llvm.spv.bitcast", true),
    unchecked("llvm.spv.cmpxchg", true),
    unchecked("llvm.spv.const.composite", true),
    row("llvm.spv.cross", "F", "=0 =0", &[]),
    unchecked("llvm.spv.ddx", true),
    unchecked("llvm.spv.ddx.coarse", true),
    unchecked("llvm.spv.ddx.fine", true),
    unchecked("llvm.spv.ddy", true),
    unchecked("llvm.spv.ddy.coarse", true),
    unchecked("llvm.spv.ddy.fine", true),
    row("llvm.spv.degrees", "F", "=0", &[]),
    unchecked("llvm.spv.discard", false),
    row("llvm.spv.distance", "e0", "F =0", &[]),
    unchecked("llvm.spv.dot4add.i8packed", false),
    unchecked("llvm.spv.dot4add.u8packed", false),
    unchecked("llvm.spv.expect", true),
    unchecked("llvm.spv.extractelt", true),
    unchecked("llvm.spv.extractv", true),
    unchecked("llvm.spv.faceforward", true),
    row("llvm.spv.fdot", "e0", "F =0", &[]),
    unchecked("llvm.spv.firstbitlow", true),
    unchecked("llvm.spv.firstbitshigh", true),
    unchecked("llvm.spv.firstbituhigh", true),
    row("llvm.spv.flattened.thread.id.in.group", "i32", "", &[]),
    row("llvm.spv.frac", "F", "=0", &[]),
    unchecked("llvm.spv.fwidth", true),
    row("llvm.spv.generic.cast.to.ptr.explicit", "P", "P", &[]),
    unchecked("llvm.spv.gep", true),
    row("llvm.spv.global.offset", "I", "i32", &[]),
    row("llvm.spv.global.size", "I", "i32", &[]),
    row("llvm.spv.group.id", "I", "i32", &[]),
    row("llvm.spv.group.memory.barrier.with.group.sync", "", "", &[]),
    unchecked("llvm.spv.init.global", true),
    unchecked("llvm.spv.inline.asm", false),
    unchecked("llvm.spv.insertelt", true),
    unchecked("llvm.spv.insertv", true),
    row("llvm.spv.isinf", "~0:i1", "F", &[]),
    row("llvm.spv.isnan", "~0:i1", "F", &[]),
    row("llvm.spv.length", "e0", "F", &[]),
    row("llvm.spv.lerp", "F", "=0 =0 =0", &[]),
    unchecked("llvm.spv.lifetime.end", true),
    unchecked("llvm.spv.lifetime.start", true),
    unchecked("llvm.spv.load", true),
    unchecked("llvm.spv.loop.merge", false),
    row("llvm.spv.nclamp", "F", "=0 =0 =0", &[]),
    row("llvm.spv.normalize", "F", "=0", &[]),
    row("llvm.spv.num.subgroups", "i32", "", &[]),
    row("llvm.spv.num.workgroups", "I", "i32", &[]),
    unchecked("llvm.spv.ptrcast", true),
    unchecked("llvm.spv.pushconstant.getpointer", true),
    row("llvm.spv.radians", "F", "=0", &[]),
    unchecked("llvm.spv.reflect", true),
    unchecked("llvm.spv.refract", true),
    unchecked("llvm.spv.resource.counterhandlefrombinding", true),
    unchecked("llvm.spv.resource.counterhandlefromimplicitbinding", true),
    unchecked("llvm.spv.resource.getdimensions.x", true),
    unchecked("llvm.spv.resource.getpointer", true),
    unchecked("llvm.spv.resource.handlefrombinding", true),
    unchecked("llvm.spv.resource.handlefromimplicitbinding", true),
    unchecked("llvm.spv.resource.load.typedbuffer", true),
    unchecked("llvm.spv.resource.nonuniformindex", false),
    unchecked("llvm.spv.resource.store.typedbuffer", true),
    unchecked("llvm.spv.resource.updatecounter", true),
    row("llvm.spv.rsqrt", "F", "=0", &[]),
    unchecked("llvm.spv.saturate", true),
    row("llvm.spv.sclamp", "I", "=0 =0 =0", &[]),
    row("llvm.spv.sdot", "e0", "I =0", &[]),
    unchecked("llvm.spv.selection.merge", true),
    unchecked("llvm.spv.sign", true),
    row("llvm.spv.smoothstep", "F", "=0 =0 =0", &[]),
    row("llvm.spv.step", "F", "=0 =0", &[]),
    unchecked("llvm.spv.store", true),
    row("llvm.spv.subgroup.id", "i32", "", &[]),
    row("llvm.spv.subgroup.local.invocation.id", "i32", "", &[]),
    row("llvm.spv.subgroup.max.size", "i32", "", &[]),
    row("llvm.spv.subgroup.size", "i32", "", &[]),
    unchecked("llvm.spv.switch", true),
    row("llvm.spv.thread.id", "I", "i32", &[]),
    row("llvm.spv.thread.id.in.group", "I", "i32", &[]),
    unchecked("llvm.spv.track.constant", true),
    row("llvm.spv.uclamp", "I", "=0 =0 =0", &[]),
    row("llvm.spv.udot", "e0", "I =0", &[]),
    unchecked("llvm.spv.undef", false),
    unchecked("llvm.spv.unpackhalf2x16", true),
    unchecked("llvm.spv.unreachable", false),
    unchecked("llvm.spv.unref.global", true),
    unchecked("llvm.spv.value.md", false),
    row("llvm.spv.wave.active.countbits", "i32", "i1", &[]),
    row("llvm.spv.wave.all", "i1", "i1", &[]),
    row("llvm.spv.wave.any", "i1", "i1", &[]),
    row("llvm.spv.wave.ballot", "v4i32", "i1", &[]),
    row("llvm.spv.wave.get.lane.count", "i32", "", &[]),
    row("llvm.spv.wave.is.first.lane", "i1", "", &[]),
    row("llvm.spv.wave.readlane", "A", "=0 i32", &[]),
    row("llvm.spv.wave.reduce.max", "A", "=0", &[]),
    row("llvm.spv.wave.reduce.min", "A", "=0", &[]),
    row("llvm.spv.wave.reduce.sum", "A", "=0", &[]),
    row("llvm.spv.wave.reduce.umax", "A", "=0", &[]),
    row("llvm.spv.wave.reduce.umin", "A", "=0", &[]),
    row("llvm.spv.workgroup.size", "I", "i32", &[]),
    row("llvm.sqrt", "F", "=0", &[]),
    row("llvm.ssa.copy", "A", "=0", &[]),
    row("llvm.sshl.sat", "I", "=0 =0", &[]),
    row("llvm.ssub.sat", "I", "=0 =0", &[]),
    row("llvm.ssub.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.stackaddress", "P", "", &[]),
    row("llvm.stackguard", "ptr", "", &[]),
    row("llvm.stackprotector", "", "ptr ptr", &[]),
    row("llvm.stackrestore", "", "P", &[]),
    row("llvm.stacksave", "P", "", &[]),
    row("llvm.start.loop.iterations", "I", "=0", &[]),
    row("llvm.stepvector", "V", "", &[]),
    row("llvm.strip.invariant.group", "P", "=0", &[]),
    unchecked("llvm.swift.async.context.addr", false),
    row("llvm.tan", "F", "=0", &[]),
    row("llvm.tanh", "F", "=0", &[]),
    row("llvm.test.set.loop.iterations", "i1", "I", &[]),
    row("llvm.test.start.loop.iterations", "I i1", "=0", &[]),
    row("llvm.thread.pointer", "P", "", &[]),
    row("llvm.threadlocal.address", "P", "=0", &[]),
    row("llvm.trap", "", "", &[]),
    row("llvm.trunc", "F", "=0", &[]),
    row("llvm.type.checked.load", "ptr i1", "ptr i32 metadata", &[]),
    row("llvm.type.checked.load.relative", "ptr i1", "ptr i32 metadata", &[]),
    row("llvm.type.test", "i1", "ptr metadata", &[]),
    row("llvm.uadd.sat", "I", "=0 =0", &[]),
    row("llvm.uadd.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.ubsantrap", "", "i8", &[0]),
    row("llvm.ucmp", "I", "I =1", &[]),
    row("llvm.udiv.fix", "I", "=0 =0 i32", &[2]),
    row("llvm.udiv.fix.sat", "I", "=0 =0 i32", &[2]),
    row("llvm.umax", "I", "=0 =0", &[]),
    row("llvm.umin", "I", "=0 =0", &[]),
    row("llvm.umul.fix", "I", "=0 =0 i32", &[2]),
    row("llvm.umul.fix.sat", "I", "=0 =0 i32", &[2]),
    row("llvm.umul.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.ushl.sat", "I", "=0 =0", &[]),
    row("llvm.usub.sat", "I", "=0 =0", &[]),
    row("llvm.usub.with.overflow", "I ~0:i1", "=0 =0", &[]),
    row("llvm.va_copy", "", "P =0", &[]),
    row("llvm.va_end", "", "P", &[]),
    row("llvm.va_start", "", "P", &[]),
    row("llvm.var.annotation", "", "P P =1 i32 =1", &[]),
    row("llvm.vector.deinterleave2", "/2 /2", "V", &[]),
    row("llvm.vector.deinterleave3", "/3 /3 /3", "V", &[]),
    row("llvm.vector.deinterleave4", "/4 /4 /4 /4", "V", &[]),
    row("llvm.vector.deinterleave5", "/5 /5 /5 /5 /5", "V", &[]),
    row("llvm.vector.deinterleave6", "/6 /6 /6 /6 /6 /6", "V", &[]),
    row("llvm.vector.deinterleave7", "/7 /7 /7 /7 /7 /7 /7", "V", &[]),
    row("llvm.vector.deinterleave8", "/8 /8 /8 /8 /8 /8 /8 /8", "V", &[]),
    row("llvm.vector.extract", "V", "V i64", &[1]),
    row("llvm.vector.insert", "V", "=0 V i64", &[2]),
    row("llvm.vector.interleave2", "V", "/2 /2", &[]),
    row("llvm.vector.interleave3", "V", "/3 /3 /3", &[]),
    row("llvm.vector.interleave4", "V", "/4 /4 /4 /4", &[]),
    row("llvm.vector.interleave5", "V", "/5 /5 /5 /5 /5", &[]),
    row("llvm.vector.interleave6", "V", "/6 /6 /6 /6 /6 /6", &[]),
    row("llvm.vector.interleave7", "V", "/7 /7 /7 /7 /7 /7 /7", &[]),
    row("llvm.vector.interleave8", "V", "/8 /8 /8 /8 /8 /8 /8 /8", &[]),
    row("llvm.vector.partial.reduce.add", "=0", "V V", &[]),
    row("llvm.vector.partial.reduce.fadd", "=0", "F F", &[]),
    row("llvm.vector.reduce.add", "e0", "V", &[]),
    row("llvm.vector.reduce.and", "e0", "V", &[]),
    row("llvm.vector.reduce.fadd", "e0", "e0 V", &[]),
    row("llvm.vector.reduce.fmax", "e0", "V", &[]),
    row("llvm.vector.reduce.fmaximum", "e0", "V", &[]),
    row("llvm.vector.reduce.fmin", "e0", "V", &[]),
    row("llvm.vector.reduce.fminimum", "e0", "V", &[]),
    row("llvm.vector.reduce.fmul", "e0", "e0 V", &[]),
    row("llvm.vector.reduce.mul", "e0", "V", &[]),
    row("llvm.vector.reduce.or", "e0", "V", &[]),
    row("llvm.vector.reduce.smax", "e0", "V", &[]),
    row("llvm.vector.reduce.smin", "e0", "V", &[]),
    row("llvm.vector.reduce.umax", "e0", "V", &[]),
    row("llvm.vector.reduce.umin", "e0", "V", &[]),
    row("llvm.vector.reduce.xor", "e0", "V", &[]),
    row("llvm.vector.reverse", "V", "=0", &[]),
    row("llvm.vector.splice.left", "V", "=0 =0 i32", &[2]),
    row("llvm.vector.splice.right", "V", "=0 =0 i32", &[2]),
    row("llvm.vp.abs", "V", "=0 i1 ~0:i1 i32", &[]),
    row("llvm.vp.add", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.and", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.ashr", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.bitreverse", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.bswap", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.ceil", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.copysign", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.ctlz", "V", "=0 i1 ~0:i1 i32", &[1]),
    row("llvm.vp.ctpop", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.cttz", "V", "=0 i1 ~0:i1 i32", &[1]),
    row("llvm.vp.cttz.elts", "I", "V i1 ~1:i1 i32", &[1]),
    row("llvm.vp.fabs", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.fadd", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fcmp", "~0:i1", "V =0 metadata ~0:i1 i32", &[]),
    row("llvm.vp.fdiv", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.floor", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.fma", "V", "=0 =0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fmul", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fmuladd", "V", "=0 =0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fneg", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.fpext", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.fptosi", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.fptoui", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.fptrunc", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.frem", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fshl", "V", "=0 =0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fshr", "V", "=0 =0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.fsub", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.gather", "V", "*0 ~0:i1 i32", &[]),
    row("llvm.vp.icmp", "~0:i1", "V =0 metadata ~0:i1 i32", &[]),
    row("llvm.vp.inttoptr", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.is.fpclass", "~0:i1", "V i32 ~0:i1 i32", &[1]),
    row("llvm.vp.llrint", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.load", "V", "P ~0:i1 i32", &[]),
    row("llvm.vp.load.ff", "V i32", "P ~0:i1 i32", &[]),
    row("llvm.vp.lrint", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.lshr", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.maximum", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.maxnum", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.merge", "V", "~0:i1 =0 =0 i32", &[]),
    row("llvm.vp.minimum", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.minnum", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.mul", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.nearbyint", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.or", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.ptrtoint", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.add", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.and", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fadd", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fmax", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fmaximum", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fmin", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fminimum", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.fmul", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.mul", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.or", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.smax", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.smin", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.umax", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.umin", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.reduce.xor", "e0", "e0 V ~0:i1 i32", &[]),
    row("llvm.vp.rint", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.round", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.roundeven", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.roundtozero", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.sadd.sat", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.scatter", "", "V *0 ~0:i1 i32", &[]),
    row("llvm.vp.sdiv", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.select", "V", "~0:i1 =0 =0 i32", &[]),
    row("llvm.vp.sext", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.shl", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.sitofp", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.smax", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.smin", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.sqrt", "V", "=0 ~0:i1 i32", &[]),
    row("llvm.vp.srem", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.ssub.sat", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.store", "", "V P ~0:i1 i32", &[]),
    row("llvm.vp.sub", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.trunc", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.uadd.sat", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.udiv", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.uitofp", "V", "V ~0:i1 i32", &[]),
    row("llvm.vp.umax", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.umin", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.urem", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.usub.sat", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.xor", "V", "=0 =0 ~0:i1 i32", &[]),
    row("llvm.vp.zext", "V", "V ~0:i1 i32", &[]),
    row("llvm.vscale", "I", "", &[]),
    row("llvm.write_register", "", "metadata I", &[]),
    unchecked("llvm.xray.customevent", false),
    unchecked("llvm.xray.typedevent", false),
];

/// The name of SPIR-V among the targets.
const SPIRV: &str = "spv";

/// The targets that have intrinsics of their own: `llvm.TARGET.NAME`.
static TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    SPIRV,
    "ve",
    "wasm",
    "x86",
    "xcore",
];

impl IntrinsicRow {
    /// Returns the name without the suffixes of overloads.
    const fn name(&self) -> &'static str {
        match self {
            Self::Checked(signature) => signature.name,
            Self::Unchecked { name, .. } => name,
        }
    }

    /// Returns `true` if a name may be that of this intrinsic: it is its own, or has suffixes for overloads.
    fn may_have_name(&self, name: &str) -> bool {
        let is_overloaded = match self {
            Self::Checked(signature) => signature.is_overloaded(),
            Self::Unchecked { is_overloaded, .. } => *is_overloaded,
        };
        is_overloaded || self.name() == name
    }
}

impl Signature {
    /// Returns `true` if the name has suffixes for the types of overloads.
    fn is_overloaded(&self) -> bool {
        self.result.split(' ').chain(self.parameters.split(' ')).any(is_overload)
    }
}

/// Returns `true` for the text of a type that a suffix names.
pub(in crate::ir) fn is_overload(text: &str) -> bool {
    matches!(text, "I" | "F" | "V" | "P" | "A")
}

/// Returns the names of the intrinsics for all targets, without the suffixes for overloaded types.
pub fn intrinsic_names() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(IntrinsicRow::name).filter(|name| target(name) != Some(SPIRV))
}

/// Returns `true` for the name of an intrinsic of one target.
pub(crate) fn is_intrinsic_of_target(name: &str) -> bool {
    target(name).is_some_and(|target| TARGETS.binary_search(&target).is_ok())
}

impl<'m> Function<'m> {
    /// Returns the name of an intrinsic that LLVM defines, without the suffixes for overloaded types: `llvm.fshl`.
    pub fn intrinsic_name(self) -> Option<&'m str> {
        base_name(str::from_utf8(self.name()).ok()?)
    }
}

/// Returns the name of an intrinsic that LLVM defines, without the suffixes for overloaded types: `llvm.fshl`. The name of
/// an intrinsic of another target than SPIR-V is returned whole, and so is an unknown one for SPIR-V.
pub(crate) fn base_name(name: &str) -> Option<&str> {
    match target(name)? {
        SPIRV => match longest(name) {
            Some(row) if row.may_have_name(name) => Some(row.name()),
            Some(_) | None => Some(name),
        },
        _ if is_intrinsic_of_target(name) => Some(name),
        _ => longest(name).filter(|row| row.may_have_name(name)).map(|row| row.name()),
    }
}

/// Returns `true` if LLVM knows the intrinsic with a name. All names for targets other than SPIR-V count as known.
pub(crate) fn is_known(name: &str) -> bool {
    match target(name) {
        None => false,
        Some(target) if target != SPIRV && is_intrinsic_of_target(name) => true,
        Some(_) => longest(name).is_some_and(|row| row.may_have_name(name)),
    }
}

/// Returns the signature that an intrinsic has in a release; `None` if it is not checked. A name has suffixes if the
/// intrinsic is overloaded.
pub(super) fn signature_of(name: &str, dialect: Dialect) -> Option<&'static Signature> {
    match longest(name).filter(|row| row.may_have_name(name))? {
        IntrinsicRow::Checked(signature) => Some(former(signature.name, dialect).unwrap_or(signature)),
        IntrinsicRow::Unchecked { .. } => None,
    }
}

/// Returns the signature that an intrinsic has in a release, if it is another.
fn former(name: &str, dialect: Dialect) -> Option<&'static Signature> {
    FORMER.iter().find(|(feature, row)| row.name == name && !dialect.has(*feature)).map(|(_, row)| row)
}

/// Returns the row with the longest name that a name is, or begins with before a period.
fn longest(name: &str) -> Option<&'static IntrinsicRow> {
    let ends = std::iter::once(name.len()).chain(name.rmatch_indices('.').map(|(end, _)| end));
    { ends }.find_map(|end| ROWS.binary_search_by_key(&&name[..end], |row| row.name()).ok().map(|index| &ROWS[index]))
}

/// Returns the part after `llvm.` of the name of an intrinsic.
fn target(name: &str) -> Option<&str> {
    name.strip_prefix("llvm.")?.split('.').next()
}

/// Returns `true` if the signature of an intrinsic is checked; the name is without suffixes.
#[cfg(test)]
pub(crate) fn has_signature(name: &str) -> bool {
    signature_of(name, Dialect::LATEST).is_some_and(|signature| signature.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_and_found_with_suffixes() {
        assert!(ROWS.is_sorted_by(|a, b| a.name() < b.name()) && TARGETS.is_sorted());
        assert_eq!(base_name("llvm.fshl.v4i32"), Some("llvm.fshl"));
        assert_eq!(base_name("llvm.vector.reduce.add.v4i32"), Some("llvm.vector.reduce.add"));
        assert_eq!(base_name("llvm.amdgcn.workitem.id.x"), Some("llvm.amdgcn.workitem.id.x"));
        assert_eq!(base_name("llvm.spv.thread.id.i64"), Some("llvm.spv.thread.id"));
        assert_eq!(base_name("llvm.spv.wave.all.equal.i1"), Some("llvm.spv.wave.all.equal.i1"));
        assert_eq!(base_name("llvm.genx.any"), None);
        assert_eq!(base_name("llvm.assume.i32"), None);
        assert_eq!(base_name("printf"), None);
    }

    #[test]
    fn only_overloaded_intrinsics_have_suffixes() {
        assert!(is_known("llvm.trap"));
        assert!(!is_known("llvm.trap.i32"));
        assert!(is_known("llvm.memcpy.p0.p0.i64"));
        assert!(is_known("llvm.nvvm.barrier0"));
        assert!(is_known("llvm.spv.thread.id.i64") && !is_known("llvm.spv.thread"));
        assert!(!is_known("llvm.memory"));
    }

    #[test]
    fn signatures_are_found_with_the_suffixes_of_overloads_only() {
        let find = |name| signature_of(name, Dialect::LATEST).map(|signature| signature.name);
        assert_eq!(find("llvm.fma.v2f32"), Some("llvm.fma"));
        assert_eq!(
            find("llvm.memcpy.element.unordered.atomic.p0.p0.i32"),
            Some("llvm.memcpy.element.unordered.atomic")
        );
        assert_eq!(find("llvm.trap"), Some("llvm.trap"));
        assert_eq!(find("llvm.trap.i32"), None);
        assert_eq!(find("llvm.unknown.thing"), None);
        assert_eq!(find("llvm.gcroot"), None);
    }
}
