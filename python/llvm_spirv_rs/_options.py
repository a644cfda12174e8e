"""The options of translations, for type checkers: a test compares the names with those of the library."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, Union

Flag = Union[bool, Literal["true", "false"], None]
"""The value of an option that is on or off; `None` leaves its default."""

Value = Union[str, int, None]
"""The value of an option; `None` leaves its default."""

Values = Union[str, int, Iterable[str], None]
"""The value of an option that may be given several times, as a list."""


class Options(TypedDict, total=False):
    """The keywords of `translate` and `lift`, by the names of the command line."""

    Wdebug_info: Flag
    debug_lines_only: Flag
    entry: Values
    fnvar_arch: Value
    fnvar_capabilities: Values
    fnvar_category: Value
    fnvar_family: Value
    fnvar_features: Values
    fnvar_spec_enable: Flag
    fnvar_target: Value
    lift_address_spaces: Value
    lift_decorations: Value
    lift_dialect: Value
    lift_fp_contract: Value
    lift_keep_heads: Flag
    lift_layout: Value
    lift_mangle: Value
    lift_names: Value
    lift_pointers: Value
    lift_spec: Value
    lift_structured: Flag
    llvm: Value
    module: Value
    no_validate: Flag
    opencl_version: Value
    optimize: Value
    preserve_ocl_kernel_arg_type_metadata_through_string: Flag
    record_producer: Flag
    set: Values
    spec_constants: Value
    spirv_addrspace_map: Value
    spirv_allow_extra_diexpressions: Flag
    spirv_allow_unknown_intrinsics: Value
    spirv_builtin_format: Value
    spirv_debug_info_version: Value
    spirv_emit_function_ptr_addr_space: Flag
    spirv_ext: Values
    spirv_ext_inst: Value
    spirv_fp_contract: Value
    spirv_function_program_addrspace: Value
    spirv_gen_kernel_arg_name_md: Flag
    spirv_max_version: Value
    spirv_mem2reg: Flag
    spirv_preserve_auxdata: Flag
    spirv_replace_fmuladd_with_ocl_mad: Flag
    spirv_target_env: Value
    strict: Flag
    strip: Flag
    target_env: Value
    threads: Value
    validate: Value
