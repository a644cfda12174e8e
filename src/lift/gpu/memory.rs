//! Functions on memory: casts from generic pointers, and copies by a group.

use super::code::Code;
use super::work_item;
use crate::ir::inst::{Ordering, PackedAccess};
use crate::ir::{IntPredicate, Opcode, TypeId, ValueId};
use crate::map::address_space::LOCAL;
use crate::map::gpu::Gpu;
use crate::map::opencl_pointers::{self, AsyncCopyFunction, GenericPointer};
use crate::map::opencl_std::std_function;
use crate::names::Parameter;
use crate::spirv::grammar::{BuiltIn, Scope, Std, StorageClass};

/// OpenCL C's `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`.
const FENCES: [u32; 2] = [1, 2];

/// A function that can be defined.
pub(super) enum MemoryFunction {
    /// A cast to memory of this storage class, null if the address is in another one.
    Cast(StorageClass),
    /// The kind of memory at an address.
    Fence,
    /// A copy by the work-items of a group, of elements of this size.
    Copy(u32),
    /// Waits for all copies.
    Wait,
    /// A hint.
    Prefetch,
}

/// Returns how a function is defined, given its parameters; `None` if it is not. The functions that cast are declared as
/// `__to_global`.
pub(super) fn parse(name: &str, parameters: &[Parameter<'_>]) -> Option<MemoryFunction> {
    let cast = name.strip_prefix("__").unwrap_or(name);
    if let Some(found) = opencl_pointers::generic_pointer(cast) {
        return Some(match found {
            GenericPointer::Into(storage) => MemoryFunction::Cast(storage),
            GenericPointer::Fence => MemoryFunction::Fence,
        });
    }
    if std_function(name).is_some_and(|row| row.pick(None) == Some(Std::prefetch)) {
        return Some(MemoryFunction::Prefetch);
    }
    match opencl_pointers::async_copy(name)? {
        AsyncCopyFunction::Wait => Some(MemoryFunction::Wait),
        AsyncCopyFunction::Copy => {
            let element = &parameters.first()?.pointer()?.pointee;
            let length = if element.length() == 3 { 4 } else { element.length() };
            Some(MemoryFunction::Copy(element.scalar()?.bits().div_ceil(8) * length))
        }
    }
}

/// Defines a function.
pub(super) fn define(mut code: Code<'_, '_>, function: &MemoryFunction) {
    match function {
        MemoryFunction::Cast(storage) => {
            let value = cast(&mut code, *storage);
            code.finish(Some(value));
        }
        MemoryFunction::Fence => {
            let address = code.fb.argument(0);
            let is_local = is_in(&mut code, address, StorageClass::Workgroup);
            let [local, global] = FENCES.map(|flag| code.i32(flag));
            let value = code.select(is_local, local, global);
            code.finish(Some(value));
        }
        MemoryFunction::Copy(size) => {
            let event = copy(&mut code, *size);
            code.finish(Some(event));
        }
        MemoryFunction::Wait => {
            wait(&mut code);
            code.finish_convergent(None);
        }
        MemoryFunction::Prefetch => code.finish(None),
    }
}

/// Returns `true`, as a value, if an address is in memory of a storage class; on AMD's GPUs, memory that is neither local
/// nor private is global.
fn is_in(code: &mut Code<'_, '_>, address: ValueId, storage: StorageClass) -> ValueId {
    let name = match (code.gpu, storage) {
        (Gpu::Nvptx64, StorageClass::Workgroup) => "llvm.nvvm.isspacep.shared",
        (Gpu::Nvptx64, StorageClass::Function) => "llvm.nvvm.isspacep.local",
        (Gpu::Nvptx64, _) => "llvm.nvvm.isspacep.global",
        (Gpu::Amdgcn, StorageClass::Workgroup) => "llvm.amdgcn.is.shared",
        (Gpu::Amdgcn, StorageClass::Function) => "llvm.amdgcn.is.private",
        (Gpu::Amdgcn, _) => {
            let [is_local, is_private] =
                [StorageClass::Workgroup, StorageClass::Function].map(|it| is_in(code, address, it));
            let (is_other, yes) = (code.binary(Opcode::Or, is_local, is_private), code.ir.bool(true));
            return code.binary(Opcode::Xor, is_other, yes);
        }
    };
    code.call(name, TypeId::I1, &[address])
}

/// Returns the parameter as a pointer of the result's type, or null.
fn cast(code: &mut Code<'_, '_>, storage: StorageClass) -> ValueId {
    let (result, address) = (code.signature()[0], code.fb.argument(0));
    let is_inside = is_in(code, address, storage);
    let generic = code.ty(address);
    let Some(null) = code.ir.null(generic) else { return address };
    // The null pointer of another address space need not be zero.
    let chosen = code.select(is_inside, address, null);
    code.cast(Opcode::AddrSpaceCast, chosen, result)
}

/// Copies elements, each by one work-item; returns the event that was given.
fn copy(code: &mut Code<'_, '_>, size: u32) -> ValueId {
    let parameters = code.parameters();
    let &[to, from, count, .., event] = &parameters[..] else {
        let result = code.signature()[0];
        return code.ir.poison(result);
    };
    let one = code.i64(1);
    let stride = if parameters.len() > 4 { parameters[3] } else { one };
    let local = code.gpu.target().spaces.number(LOCAL);
    // The memory that is not local has the stride.
    let is_to_local = code.ir.address_space(code.ty(to)) == Some(local);
    let strides = if is_to_local { [one, stride] } else { [stride, one] };
    let element = match size {
        1 | 2 | 4 => code.ir.int_type(size * 8),
        _ => {
            let word = code.ir.int_type(32);
            code.ir.vector_type(word, size / 4)
        }
    };
    let first = work_item::read(code, BuiltIn::LocalInvocationIndex, 0);
    let items = work_item::items(code, BuiltIn::WorkgroupSize);
    let Some(entry) = code.fb.current_block() else { return event };
    let [head, body, after] = [(); 3].map(|()| code.fb.create_block());
    code.fb.br(head);
    code.fb.start_block(head);
    let (index, index_phi) = code.fb.phi(code.ty(first));
    let is_more = code.icmp(IntPredicate::Ult, index, count);
    code.fb.cond_br(is_more, body, after);
    code.fb.start_block(body);
    let [to, from] = [(to, strides[0]), (from, strides[1])].map(|(base, stride)| {
        let at = code.binary(Opcode::Mul, index, stride);
        code.fb.gep(code.ir, element, base, &[at], 0)
    });
    let value = code.fb.load(element, from, size.into(), false);
    code.fb.store(value, to, size.into(), false);
    let next = code.binary(Opcode::Add, index, items);
    code.fb.br(head);
    code.fb.set_incoming(index_phi, &[(first, entry), (next, body)]);
    code.fb.start_block(after);
    event
}

/// Waits for the work-items of the group, whose accesses happen before.
pub(super) fn wait(code: &mut Code<'_, '_>) {
    let target = code.gpu.target();
    if target.barrier_is_fence {
        let barrier = code.i32(0);
        code.call(target.barrier, TypeId::VOID, &[barrier]);
        return;
    }
    let scope = code.ir.sync_scope(code.gpu.sync_scope(Some(Scope::Workgroup)));
    let fence = |code: &mut Code<'_, '_>, ordering| {
        let access = PackedAccess { ordering, scope, ..PackedAccess::default() };
        code.fb.access(Opcode::Fence, TypeId::VOID, &[], access, 0);
    };
    fence(code, Ordering::Release);
    code.call(target.barrier, TypeId::VOID, &[]);
    fence(code, Ordering::Acquire);
}
