//! LLVM's targets for GPUs: what a module for one needs. The functions of OpenCL C that a target has under another name are
//! columns of the tables of these functions: [`work_item`](super::work_item), [`opencl_std`](super::opencl_std).

use std::fmt;

use super::address_space::AddressSpaceMap;
use crate::spirv::grammar::Scope;

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gpu {
    /// NVIDIA's, with the driver interface of CUDA.
    Nvptx64,
    /// AMD's, with the runtime of HSA.
    Amdgcn,
}

/// A fact about each target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByGpu<T> {
    /// The fact about [`Gpu::Nvptx64`].
    pub nvptx64: T,
    /// The fact about [`Gpu::Amdgcn`].
    pub amdgcn: T,
}

impl<T: Copy> ByGpu<T> {
    /// Returns the fact about a target.
    pub const fn pick(&self, gpu: Gpu) -> T {
        match gpu {
            Gpu::Nvptx64 => self.nvptx64,
            Gpu::Amdgcn => self.amdgcn,
        }
    }
}

/// The properties that all modules for a target have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GpuTarget {
    /// The name of the environment, and the architecture in the triple.
    pub name: &'static str,
    /// LLVM's name of the target.
    pub triple: &'static str,
    /// The data layout of LLVM 22.
    pub layout: &'static str,
    /// The address spaces.
    pub spaces: AddressSpaceMap,
    /// The calling convention of kernels.
    pub kernel_convention: u32,
    /// The sizes that a sub-group may be required to have.
    pub subgroup_size: u32,
    /// The intrinsic that every work-item of a group waits in.
    pub barrier: &'static str,
    /// The intrinsic that every work-item of a sub-group waits in.
    pub subgroup_barrier: &'static str,
    /// `true` if the barrier of a group orders the accesses of its work-items.
    pub barrier_is_fence: bool,
}

/// The targets.
static TARGETS: ByGpu<GpuTarget> = ByGpu {
    nvptx64: GpuTarget {
        name: "nvptx64",
        triple: "nvptx64-nvidia-cuda",
        layout: "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
        spaces: AddressSpaceMap::NVPTX_GENERIC_STACK,
        kernel_convention: 71,
        subgroup_size: 32,
        barrier: "llvm.nvvm.barrier.cta.sync.aligned.all",
        subgroup_barrier: "llvm.nvvm.bar.warp.sync",
        barrier_is_fence: true,
    },
    amdgcn: GpuTarget {
        name: "amdgcn",
        triple: "amdgcn-amd-amdhsa",
        layout: "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
                 p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
                 v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
        spaces: AddressSpaceMap::AMDGPU,
        kernel_convention: 91,
        subgroup_size: 64,
        barrier: "llvm.amdgcn.s.barrier",
        subgroup_barrier: "llvm.amdgcn.wave.barrier",
        barrier_is_fence: false,
    },
};

/// LLVM's synchronization scopes, of which the empty one is the whole system. NVPTX has none of a warp.
#[rustfmt::skip]
static SYNC_SCOPES: &[(Scope, ByGpu<&str>)] = &[
    (Scope::CrossDevice, ByGpu { nvptx64: "",             amdgcn: "" }),
    (Scope::Device,      ByGpu { nvptx64: "device",       amdgcn: "agent" }),
    (Scope::Workgroup,   ByGpu { nvptx64: "block",        amdgcn: "workgroup" }),
    (Scope::Subgroup,    ByGpu { nvptx64: "block",        amdgcn: "wavefront" }),
    (Scope::Invocation,  ByGpu { nvptx64: "singlethread", amdgcn: "singlethread" }),
];

impl Gpu {
    /// Returns the target with a triple.
    pub fn from_triple(triple: &str) -> Option<Self> {
        [Self::Nvptx64, Self::Amdgcn].into_iter().find(|gpu| gpu.target().triple == triple)
    }

    /// Returns what the modules for the target have in common.
    pub const fn target(self) -> GpuTarget {
        TARGETS.pick(self)
    }

    /// Returns LLVM's synchronization scope; that of the whole system for a scope that is not known.
    pub fn sync_scope(self, scope: Option<Scope>) -> &'static str {
        let row = SYNC_SCOPES.iter().find(|row| Some(row.0) == scope);
        row.map_or("", |row| row.1.pick(self))
    }
}

impl fmt::Display for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.target().name)
    }
}

/// The implementation of a mathematical function of scalars on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GpuMath {
    /// None: the target has no such function.
    None,
    /// LLVM's intrinsic of this name, which all targets have instructions for.
    Intrinsic(&'static str),
    /// A function of the target's library: the name without prefix and type, empty if there is none.
    Library(ByGpu<&'static str>),
}

impl GpuMath {
    /// Returns the symbol of the function of numbers of a width.
    pub fn symbol(self, gpu: Gpu, bits: u32) -> Option<String> {
        let stem = match self {
            Self::None => return None,
            Self::Intrinsic(name) => return Some(format!("llvm.{name}.f{bits}")),
            Self::Library(stems) => Some(stems.pick(gpu)).filter(|stem| !stem.is_empty())?,
        };
        match (gpu, bits) {
            (Gpu::Nvptx64, 64) => Some(format!("__nv_{stem}")),
            (Gpu::Nvptx64, 32) => Some(format!("__nv_{stem}f")),
            (Gpu::Nvptx64, _) => None,
            (Gpu::Amdgcn, _) => Some(format!("__ocml_{stem}_f{bits}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_have_the_type() {
        let sine = GpuMath::Library(ByGpu { nvptx64: "sin", amdgcn: "sin" });
        let symbol = |math: GpuMath, gpu, bits| math.symbol(gpu, bits);
        assert_eq!(symbol(sine, Gpu::Nvptx64, 32).as_deref(), Some("__nv_sinf"));
        assert_eq!(symbol(sine, Gpu::Nvptx64, 16), None);
        assert_eq!(symbol(sine, Gpu::Amdgcn, 16).as_deref(), Some("__ocml_sin_f16"));
        let floor = symbol(GpuMath::Intrinsic("floor"), Gpu::Amdgcn, 64);
        assert!(floor.is_some_and(|symbol| symbol.ends_with(".floor.f64")));
        let missing = GpuMath::Library(ByGpu { nvptx64: "", amdgcn: "powr" });
        assert_eq!(symbol(missing, Gpu::Nvptx64, 64), None);
    }

    #[test]
    fn unknown_scopes_are_the_system() {
        assert_eq!(Gpu::Nvptx64.sync_scope(Some(Scope::Workgroup)), "block");
        assert_eq!(Gpu::Amdgcn.sync_scope(Some(Scope::Device)), "agent");
        assert_eq!(Gpu::Amdgcn.sync_scope(None), "");
    }
}
