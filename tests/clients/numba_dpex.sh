# numba-dpex compiles kernels of Python with an LLVM 14, whose bitcode has typed pointers, runs a translator on each, and
# the device runs the result. Its arrays are those of dpctl: dpnp, which it imports, is a stand-in with the names alone,
# because the package needs 500 MB of libraries that no kernel calls.
mkdir dpnp
cat >dpnp/__init__.py <<'END'
import numpy

from .dpnp_array import dpnp_array as ndarray

__version__ = "0.15.0"


class Function:
    """A function of which numba-dpex reads the name and types, and which nothing calls."""

    def __init__(self, name):
        function = getattr(numpy, name, None)
        self.__name__ = name
        self.types = getattr(function, "types", ["f->f"])
        self.nin = getattr(function, "nin", 1)
        self.nout = getattr(function, "nout", 1)


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    value = getattr(numpy, name, None)
    if not isinstance(value, (type, int, float)):
        value = Function(name)
    globals()[name] = value
    return value
END
echo 'class dpnp_array: pass' >dpnp/dpnp_array.py
# The package of this name has a translator for numba-dpex.
cat >dpcpp_llvm_spirv.py <<'END'
def get_llvm_spirv_path():
    return "./translate"
END
cat >translate <<'END'
#!/bin/sh
# Keeps the modules: `llvm-spirv --spirv-ext=... -o OUTPUT INPUT`.
llvm-spirv "$@" || exit
while [ "$1" != -o ]; do shift; done
cp "$2" "module.$$.spv"
END
chmod +x translate
cat >kernels.py <<'END'
import math

import dpctl.tensor as dpt
import numba_dpex
import numpy as np
from numba_dpex import kernel_api as api


@numba_dpex.kernel
def scale(item: api.Item, source, result):
    i = item.get_id(0)
    result[i] = source[i] * np.float32(2)


@numba_dpex.kernel
def count(item: api.Item, source, total):
    i = item.get_id(0)
    api.AtomicRef(total, index=0).fetch_add(source[i])


@numba_dpex.kernel
def reverse(item: api.NdItem, source, result, shared):
    i = item.get_local_id(0)
    shared[i] = source[item.get_global_id(0)]
    api.group_barrier(item.get_group(), api.MemoryScope.WORK_GROUP)
    result[item.get_global_id(0)] = shared[item.get_local_range(0) - 1 - i]


@numba_dpex.kernel
def norm(item: api.Item, source, result):
    i = item.get_id(0)
    parts = api.PrivateArray(2, dtype=np.float32)
    parts[0] = source[i]
    parts[1] = np.float32(1)
    for k in range(2):
        result[i] += parts[k] * parts[k]
    result[i] = math.sqrt(result[i])


def zeros(size=16):
    return dpt.zeros(size, dtype=np.float32)


source = dpt.arange(16, dtype=np.float32)
expected = np.arange(16, dtype=np.float32)
whole = numba_dpex.Range(16)

result = zeros()
numba_dpex.call_kernel(scale, whole, source, result)
assert (dpt.asnumpy(result) == expected * 2).all()

total = zeros(1)
numba_dpex.call_kernel(count, whole, source, total)
assert dpt.asnumpy(total)[0] == 120

result = zeros()
groups = numba_dpex.NdRange((16,), (8,))
numba_dpex.call_kernel(reverse, groups, source, result, api.LocalAccessor(8, dtype=np.float32))
assert (dpt.asnumpy(result).reshape(2, 8) == expected.reshape(2, 8)[:, ::-1]).all()

result = zeros()
numba_dpex.call_kernel(norm, whole, source, result)
assert np.allclose(dpt.asnumpy(result), np.sqrt(expected**2 + 1))
END
source "$(dirname "$EXAMPLES")/scripts/env"
libraries=$LLVM_SPIRV_RS_CACHE/numba-dpex/lib
LD_LIBRARY_PATH="$libraries" PYTHONPATH=. ONEAPI_DEVICE_SELECTOR='opencl:*' \
  with_device "$LLVM_SPIRV_RS_CACHE/numba-dpex/bin/python" kernels.py
for module in module.*.spv; do
  spirv-val --target-env spv1.6 "$module"
done
