//! Keywords of instructions: flags, calling conventions, linkage and the like.

use super::text::push_number;
use crate::ir::dialect::Dialect;
use crate::ir::function::{DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use crate::ir::inst::{FastMath, flags};
use crate::ir::opcode::Opcode;

const FAST_MATH: [(FastMath, &str); 7] = [
    (FastMath::REASSOC, " reassoc"),
    (FastMath::NNAN, " nnan"),
    (FastMath::NINF, " ninf"),
    (FastMath::NSZ, " nsz"),
    (FastMath::ARCP, " arcp"),
    (FastMath::CONTRACT, " contract"),
    (FastMath::AFN, " afn"),
];

const WRAP: &[(u32, &str)] = &[(flags::NO_UNSIGNED_WRAP, " nuw"), (flags::NO_SIGNED_WRAP, " nsw")];

/// Appends the optimization flags of an instruction or constant expression, each after a blank.
pub(super) fn push_flags(out: &mut String, dialect: Dialect, opcode: Opcode, flags: u32) {
    let flags = dialect.flags(opcode, flags);
    let fast_math = FastMath::unpack(flags);
    if fast_math == FastMath::FAST {
        out.push_str(" fast");
    } else if !fast_math.is_empty() {
        push_set(out, FAST_MATH.iter().map(|(flag, keyword)| (fast_math.contains(*flag), *keyword)));
    }
    let keywords = match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => WRAP,
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => &[(flags::EXACT, " exact")],
        Opcode::Or => &[(flags::DISJOINT, " disjoint")],
        Opcode::ZExt | Opcode::UIToFP => &[(flags::NON_NEGATIVE, " nneg")],
        Opcode::ICmp => &[(flags::SAME_SIGN, " samesign")],
        Opcode::GetElementPtr if flags & flags::IN_BOUNDS != 0 => {
            &[(flags::IN_BOUNDS, " inbounds"), (flags::NO_UNSIGNED_WRAP, " nuw")]
        }
        Opcode::GetElementPtr => &[(flags::NO_UNSIGNED_SIGNED_WRAP, " nusw"), (flags::NO_UNSIGNED_WRAP, " nuw")],
        _ => &[],
    };
    push_set(out, keywords.iter().map(|(flag, keyword)| (flags & flag != 0, *keyword)));
}

fn push_set<'a>(out: &mut String, keywords: impl Iterator<Item = (bool, &'a str)>) {
    for (_, keyword) in keywords.filter(|(is_set, _)| *is_set) {
        out.push_str(keyword);
    }
}

/// The names of calling conventions, by number.
#[rustfmt::skip]
const CALLING_CONVENTIONS: &[(u32, &str)] = &[
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (83, "x86_intrcc"),
    (84, "avr_intrcc "),
    (85, "avr_signalcc "),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (89, "amdgpu_ps"),
    (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
    (112, "riscv_vls_cc(32)"),
    (113, "riscv_vls_cc(64)"),
    (114, "riscv_vls_cc(128)"),
    (115, "riscv_vls_cc(256)"),
    (116, "riscv_vls_cc(512)"),
    (117, "riscv_vls_cc(1024)"),
    (118, "riscv_vls_cc(2048)"),
    (119, "riscv_vls_cc(4096)"),
    (120, "riscv_vls_cc(8192)"),
    (121, "riscv_vls_cc(16384)"),
    (122, "riscv_vls_cc(32768)"),
    (123, "riscv_vls_cc(65536)"),
    (124, "amdgpu_gfx_whole_wave"),
    (125, "cheriot_compartmentcallcc"),
    (126, "cheriot_compartmentcalleecc"),
    (127, "cheriot_librarycallcc"),
];

/// Appends the name of a calling convention other than that of C, or its number: `cc11`.
pub(super) fn push_calling_convention(out: &mut String, number: u32) {
    match CALLING_CONVENTIONS.binary_search_by_key(&number, |(own, _)| *own) {
        Ok(index) => out.push_str(CALLING_CONVENTIONS[index].1),
        Err(_) => {
            out.push_str("cc");
            push_number(out, number.into());
        }
    }
}

/// Returns the keyword of a linkage with a blank after it; nothing for `external`.
pub(super) fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::AvailableExternally => "available_externally ",
        Linkage::LinkOnceAny => "linkonce ",
        Linkage::LinkOnceOdr => "linkonce_odr ",
        Linkage::WeakAny => "weak ",
        Linkage::WeakOdr => "weak_odr ",
        Linkage::Appending => "appending ",
        Linkage::Internal => "internal ",
        Linkage::Private => "private ",
        Linkage::ExternWeak => "extern_weak ",
        Linkage::Common => "common ",
    }
}

/// Returns the keyword of a visibility with a blank after it.
pub(super) fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Default => "",
        Visibility::Hidden => "hidden ",
        Visibility::Protected => "protected ",
    }
}

/// Returns the keyword of a storage class with a blank after it.
pub(super) fn dll_storage(storage: DllStorage) -> &'static str {
    match storage {
        DllStorage::Default => "",
        DllStorage::Import => "dllimport ",
        DllStorage::Export => "dllexport ",
    }
}

/// Returns the keyword of a model of thread-local variables with a blank after it.
pub(super) fn thread_local(model: ThreadLocal) -> &'static str {
    match model {
        ThreadLocal::None => "",
        ThreadLocal::GeneralDynamic => "thread_local ",
        ThreadLocal::LocalDynamic => "thread_local(localdynamic) ",
        ThreadLocal::InitialExec => "thread_local(initialexec) ",
        ThreadLocal::LocalExec => "thread_local(localexec) ",
    }
}

/// Returns the keyword of the significance of an address.
pub(super) fn unnamed_addr(significance: UnnamedAddr) -> &'static str {
    match significance {
        UnnamedAddr::None => "",
        UnnamedAddr::Local => "local_unnamed_addr",
        UnnamedAddr::Global => "unnamed_addr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calling_conventions_are_sorted() {
        assert!(CALLING_CONVENTIONS.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn an_unknown_calling_convention_is_a_number() {
        let mut out = String::new();
        push_calling_convention(&mut out, 11);
        assert_eq!(out, "cc11");
    }
}
