; The header of a module, its types, its symbols and their keywords.

source_filename = "a \22name\22.c"
target datalayout = "e-P1-G1"
target triple = "spir64-unknown-unknown"

module asm "first"
module asm ""
module asm "last\22\01"

%0 = type { i32, %"a name" }
%"a name" = type <{ i8, ptr addrspace(3) }>
%1 = type opaque
%opaque = type opaque
%recursive = type { [2 x %only.in.recursive], ptr }
%only.in.recursive = type {}
%unused = type { i32 }

$group = comdat any
$own = comdat largest
$exact = comdat exactmatch
$alone = comdat nodeduplicate
$equal = comdat samesize

@first = global %0 zeroinitializer, comdat($group), align 4, !note !0
@own = global i32 5, comdat
@exact = global i32 5, comdat
@equal = global i32 5, comdat
@0 = private unnamed_addr constant [2 x i8] c"a\00"
@1 = external thread_local(initialexec) local_unnamed_addr addrspace(3) externally_initialized constant %1, section "s\01", partition "p"
@"1" = thread_local global i32 0
@"name with blanks" = thread_local(localdynamic) global i32 0
@exec = thread_local(localexec) global i32 0
@"\C3\A9\22" = hidden global i32 0
@weak = extern_weak hidden global i32
@protected = linkonce_odr protected constant i32 1
@imported = external dllimport global i32
@exported = dllexport global i32 0
@local = dso_local global i32 0
@common = common global i32 0
@any = linkonce global i32 0
@weak.any = weak global i32 0
@weak.odr = weak_odr global i32 0
@copy = available_externally global i32 0
@recursive = internal global %recursive zeroinitializer
@sanitized = global i32 0, code_model "large", no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@attributed = global i32 0 #0
@llvm.used = appending global [1 x ptr] [ptr @first], section "llvm.metadata"

@alias = hidden alias i32, ptr @own
@offset = dso_local unnamed_addr alias i32, getelementptr (i8, ptr @own, i64 4)
@2 = alias i32, ptr @own, partition "p"

@ifunc = ifunc void (), ptr addrspace(1) @resolver
@3 = internal ifunc void (), ptr addrspace(1) @resolver

define ptr addrspace(1) @resolver() addrspace(1) !note !0 {
  ret ptr addrspace(1) @function
}

define noundef i32 @function(i32 %0, ptr noalias align 4 %named, ...) local_unnamed_addr addrspace(1) #1 section "s" partition "p" comdat($alone) align 16 gc "shadow-stack" prefix i32 1 prologue i8 2 personality ptr addrspace(1) @resolver !note !0 !other !1 {
  ret i32 %0
}

declare !note !1 spir_func void @declared(i32 noundef, ptr byval(%opaque.member) align 8)

%opaque.member = type { i64 }

declare cc 11 void @numbered()

declare void @4()

declare void @llvm.not.an.intrinsic()

declare void @llvm.trap()

attributes #0 = { "key"="value" "other" }
attributes #1 = { nounwind alignstack=16 "k"="" }

!named = !{!0, !1}
!na\20med = !{}

!0 = !{!"text \22", i32 1, null, !1}
!1 = distinct !{!1, ptr @first}
