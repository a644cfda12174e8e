//! The known extensions: those in the grammar that a Kernel module can use, and those of the vendors' registries that the
//! grammar has no rows for.
//!
//! The grammar's rows have the extensions that a construct requires; [`requires`](super::requires) chooses among them.
//! Extensions of graphics shaders are omitted: no Kernel module can use them.

mod additions;
mod constants;
#[cfg(test)]
mod tests;
mod uses;

use std::fmt;

use strsim::osa_distance;

use super::grammar::Version;
use crate::error::{Error, ErrorKind, Result};

use uses::DESCRIPTIONS;
pub use uses::{Description, Use, Uses, Without};

/// One known extension.
#[derive(Debug)]
pub struct ExtensionRow {
    /// The name in `OpExtension`.
    pub name: &'static str,
    /// The lowest version that its document requires.
    pub version: Version,
    /// The extensions that its document requires.
    pub needs: &'static [&'static str],
    /// The preference of the extension.
    pub adoption: Adoption,
}

/// The preference of an allowed extension. Where several extensions provide the same, the least `Adoption` is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Adoption {
    /// The successor of another extension, which more consumers know: preferred where the extensions are listed by name,
    /// [`Alternative`](Self::Alternative) where `all` includes both.
    Successor,
    /// The only extension that provides a feature, or of several the one that most consumers know.
    Preferred,
    /// Another extension provides the same, and more consumers know that one.
    Alternative,
    /// `all` does not include the extension: a module that does not name its instructions, types or modes has a translation
    /// without it, and consumers that do not know it, as most of today's do not, reject the whole module with it. Compilers
    /// pass `all` for any consumer.
    ByName,
    /// As `ByName`, and more consumers know another extension that provides the same.
    AlternativeByName,
}

/// The known extensions, by name.
#[rustfmt::skip]
pub static EXTENSIONS: [ExtensionRow; 144] = [
    alternative(row("SPV_ALTERA_arbitrary_precision_fixed_point")),
    alternative(row("SPV_ALTERA_arbitrary_precision_floating_point")),
    alternative_by_name(row("SPV_ALTERA_arbitrary_precision_integers")),
    alternative(row("SPV_ALTERA_blocking_pipes")),
    alternative(row("SPV_ALTERA_fpga_argument_interfaces")),
    alternative(row("SPV_ALTERA_fpga_buffer_location")),
    alternative(row("SPV_ALTERA_fpga_cluster_attributes")),
    alternative(row("SPV_ALTERA_fpga_dsp_control")),
    alternative(row("SPV_ALTERA_fpga_invocation_pipelining_attributes")),
    alternative(row("SPV_ALTERA_fpga_latency_control")),
    alternative(row("SPV_ALTERA_fpga_loop_controls")),
    alternative(row("SPV_ALTERA_fpga_memory_accesses")),
    alternative(row("SPV_ALTERA_fpga_memory_attributes")),
    alternative(row("SPV_ALTERA_fpga_reg")),
    alternative(row("SPV_ALTERA_global_variable_fpga_decorations")),
    alternative(row("SPV_ALTERA_io_pipes")),
    alternative(row("SPV_ALTERA_loop_fuse")),
    alternative_by_name(row("SPV_ALTERA_runtime_aligned")),
    alternative(row("SPV_ALTERA_task_sequence")),
    alternative(row("SPV_ALTERA_usm_storage_classes")),
    row("SPV_AMD_shader_ballot"),
    by_name(row("SPV_AMD_weak_linkage")),
    since("SPV_ARM_cooperative_matrix_layouts", Version::V1_6),
    row("SPV_ARM_core_builtins"),
    with("SPV_ARM_graph", &["SPV_ARM_tensors"]),
    row("SPV_ARM_tensors"),
    row("SPV_EXT_arithmetic_fence"),
    row("SPV_EXT_cooperative_matrix_maintenance1"),
    row("SPV_EXT_float8"),
    row("SPV_EXT_image_raw10_raw12"),
    by_name(since("SPV_EXT_long_vector", Version::V1_3)),
    with("SPV_EXT_ocp_microscaling_types", &["SPV_EXT_float8"]),
    successor(row("SPV_EXT_optnone")),
    row("SPV_EXT_relaxed_printf_string_address_space"),
    row("SPV_EXT_replicated_composites"),
    with("SPV_EXT_shader_atomic_float16_add", &["SPV_EXT_shader_atomic_float_add"]),
    row("SPV_EXT_shader_atomic_float_add"),
    row("SPV_EXT_shader_atomic_float_min_max"),
    row("SPV_EXT_shader_image_int64"),
    since("SPV_EXT_shader_subgroup_partitioned", Version::V1_3),
    alternative(row("SPV_EXT_split_barrier")),
    row("SPV_GOOGLE_decorate_string"),
    row("SPV_GOOGLE_hlsl_functionality1"),
    by_name(row("SPV_INTEL_16bit_atomics")),
    row("SPV_INTEL_2d_block_io"),
    row("SPV_INTEL_arbitrary_precision_fixed_point"),
    row("SPV_INTEL_arbitrary_precision_floating_point"),
    by_name(row("SPV_INTEL_arbitrary_precision_integers")),
    // SPIRV-Tools does not know this name.
    alternative(row("SPV_INTEL_arithmetic_fence")),
    by_name(with("SPV_INTEL_bfloat16_arithmetic", &["SPV_KHR_bfloat16"])),
    row("SPV_INTEL_bfloat16_conversion"),
    row("SPV_INTEL_bindless_images"),
    row("SPV_INTEL_blocking_pipes"),
    row("SPV_INTEL_cache_controls"),
    row("SPV_INTEL_complex_float_mul_div"),
    row("SPV_INTEL_debug_module"),
    row("SPV_INTEL_device_barrier"),
    row("SPV_INTEL_device_side_avc_motion_estimation"),
    row("SPV_INTEL_fast_composite"),
    row("SPV_INTEL_float4"),
    row("SPV_INTEL_float_controls2"),
    row("SPV_INTEL_fp_conversions"),
    row("SPV_INTEL_fp_fast_math_mode"),
    row("SPV_INTEL_fp_max_error"),
    row("SPV_INTEL_fpga_argument_interfaces"),
    row("SPV_INTEL_fpga_buffer_location"),
    row("SPV_INTEL_fpga_cluster_attributes"),
    row("SPV_INTEL_fpga_dsp_control"),
    row("SPV_INTEL_fpga_invocation_pipelining_attributes"),
    row("SPV_INTEL_fpga_latency_control"),
    row("SPV_INTEL_fpga_loop_controls"),
    row("SPV_INTEL_fpga_memory_accesses"),
    row("SPV_INTEL_fpga_memory_attributes"),
    row("SPV_INTEL_fpga_reg"),
    row("SPV_INTEL_function_pointers"),
    row("SPV_INTEL_function_variants"),
    row("SPV_INTEL_global_variable_decorations"),
    row("SPV_INTEL_global_variable_fpga_decorations"),
    row("SPV_INTEL_global_variable_host_access"),
    row("SPV_INTEL_hw_thread_queries"),
    row("SPV_INTEL_inline_assembly"),
    by_name(row("SPV_INTEL_int4")),
    row("SPV_INTEL_io_pipes"),
    with("SPV_INTEL_joint_matrix", &["SPV_KHR_cooperative_matrix"]),
    row("SPV_INTEL_kernel_attributes"),
    row("SPV_INTEL_long_composites"),
    row("SPV_INTEL_loop_fuse"),
    row("SPV_INTEL_masked_gather_scatter"),
    row("SPV_INTEL_maximum_registers"),
    row("SPV_INTEL_media_block_io"),
    row("SPV_INTEL_memory_access_aliasing"),
    row("SPV_INTEL_optimization_hints"),
    row("SPV_INTEL_optnone"),
    row("SPV_INTEL_predicated_io"),
    row("SPV_INTEL_rounded_divide_sqrt"),
    by_name(row("SPV_INTEL_runtime_aligned")),
    row("SPV_INTEL_shader_integer_functions2"),
    row("SPV_INTEL_sigmoid"),
    row("SPV_INTEL_split_barrier"),
    row("SPV_INTEL_subgroup_buffer_prefetch"),
    row("SPV_INTEL_subgroup_matrix_multiply_accumulate"),
    with("SPV_INTEL_subgroup_matrix_multiply_accumulate_float4", &["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    with("SPV_INTEL_subgroup_matrix_multiply_accumulate_float8", &["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    row("SPV_INTEL_subgroup_requirements"),
    with("SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate", &["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    row("SPV_INTEL_subgroups"),
    row("SPV_INTEL_task_sequence"),
    row("SPV_INTEL_tensor_float32_conversion"),
    row("SPV_INTEL_ternary_bitwise_function"),
    row("SPV_INTEL_token_type"),
    row("SPV_INTEL_unstructured_loop_controls"),
    row("SPV_INTEL_usm_storage_classes"),
    row("SPV_INTEL_variable_length_array"),
    row("SPV_INTEL_vector_compute"),
    by_name(with("SPV_KHR_abort", &["SPV_KHR_constant_data"])),
    by_name(row("SPV_KHR_bfloat16")),
    row("SPV_KHR_bit_instructions"),
    row("SPV_KHR_constant_data"),
    since("SPV_KHR_cooperative_matrix", Version::V1_3),
    row("SPV_KHR_expect_assume"),
    row("SPV_KHR_float_controls"),
    by_name(since("SPV_KHR_float_controls2", Version::V1_2)),
    by_name(row("SPV_KHR_fma")),
    row("SPV_KHR_integer_dot_product"),
    row("SPV_KHR_linkonce_odr"),
    row("SPV_KHR_no_integer_wrap_decoration"),
    row("SPV_KHR_non_semantic_info"),
    by_name(row("SPV_KHR_poison_freeze")),
    row("SPV_KHR_relaxed_extended_instruction"),
    row("SPV_KHR_shader_ballot"),
    row("SPV_KHR_shader_clock"),
    since("SPV_KHR_subgroup_rotate", Version::V1_3),
    row("SPV_KHR_subgroup_vote"),
    row("SPV_KHR_uniform_group_instructions"),
    by_name(row("SPV_KHR_untyped_pointers")),
    since("SPV_NV_cooperative_matrix2", Version::V1_6),
    since("SPV_NV_cooperative_matrix_decode_vector", Version::V1_6),
    since("SPV_NV_cooperative_vector", Version::V1_6),
    by_name(row("SPV_NV_shader_atomic_fp16_vector")),
    since("SPV_NV_shader_subgroup_partitioned", Version::V1_3),
    since("SPV_NV_tensor_addressing", Version::V1_6),
    since("SPV_QCOM_cooperative_matrix_conversion", Version::V1_3),
    row("SPV_QCOM_multiple_wait_queues"),
    row("SPV_VALVE_mixed_float_dot_product"),
];

const fn row(name: &'static str) -> ExtensionRow {
    ExtensionRow { name, version: Version::V1_0, needs: &[], adoption: Adoption::Preferred }
}

const fn since(name: &'static str, version: Version) -> ExtensionRow {
    ExtensionRow { version, ..row(name) }
}

const fn with(name: &'static str, needs: &'static [&'static str]) -> ExtensionRow {
    ExtensionRow { needs, ..row(name) }
}

const fn successor(row: ExtensionRow) -> ExtensionRow {
    ExtensionRow { adoption: Adoption::Successor, ..row }
}

const fn alternative(row: ExtensionRow) -> ExtensionRow {
    ExtensionRow { adoption: Adoption::Alternative, ..row }
}

const fn by_name(row: ExtensionRow) -> ExtensionRow {
    ExtensionRow { adoption: Adoption::ByName, ..row }
}

const fn alternative_by_name(row: ExtensionRow) -> ExtensionRow {
    ExtensionRow { adoption: Adoption::AlternativeByName, ..row }
}

/// A known extension; ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Extension(u16);

impl Extension {
    /// Returns the extension with a name, or `None` if it is unknown.
    pub fn by_name(name: &str) -> Option<Self> {
        EXTENSIONS.binary_search_by_key(&name, |row| row.name).ok().map(|index| Self(index as u16))
    }

    /// Returns the extension with a name, for constants: an unknown name does not compile.
    pub const fn known(name: &str) -> Self {
        let mut index = 0;
        while index < EXTENSIONS.len() {
            if same(EXTENSIONS[index].name.as_bytes(), name.as_bytes()) {
                return Self(index as u16);
            }
            index += 1;
        }
        panic!("not in the table of extensions")
    }

    /// Returns the name in `OpExtension`.
    pub fn name(self) -> &'static str {
        EXTENSIONS[usize::from(self.0)].name
    }

    /// Returns the lowest version that its document requires.
    pub fn version(self) -> Version {
        EXTENSIONS[usize::from(self.0)].version
    }

    /// Returns the preference of the extension.
    pub fn adoption(self) -> Adoption {
        EXTENSIONS[usize::from(self.0)].adoption
    }

    /// Returns what the extension adds and what uses it.
    pub fn description(self) -> &'static Description {
        &DESCRIPTIONS[usize::from(self.0)]
    }

    /// Returns the extension whose name is the most similar to `name`, if one is similar enough.
    pub fn nearest(name: &str) -> Option<Self> {
        let name = name.to_ascii_uppercase();
        let distance = |other: Self| osa_distance(&name, &other.name().to_ascii_uppercase());
        let near = Self::all().map(|other| (distance(other), other)).min_by_key(|(distance, _)| *distance);
        // A vendor's name in place of another is the most frequent error; `SPV_` alone is no similarity.
        near.filter(|(distance, _)| *distance <= (name.len() / 5).clamp(2, 6)).map(|(_, other)| other)
    }

    /// Returns the extensions that its document requires.
    pub fn needs(self) -> impl Iterator<Item = Self> {
        EXTENSIONS[usize::from(self.0)].needs.iter().filter_map(|name| Self::by_name(name))
    }

    /// Returns the name as a list with one element.
    pub(super) fn as_list(self) -> &'static [&'static str] {
        std::slice::from_ref(&EXTENSIONS[usize::from(self.0)].name)
    }

    /// Returns all known extensions, ordered by name.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..EXTENSIONS.len() as u16).map(Self)
    }

    /// Returns `true` if `all` includes this extension.
    pub fn is_included_in_all(self) -> bool {
        self.adoption() < Adoption::ByName
    }
}

impl fmt::Debug for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const WORDS: usize = EXTENSIONS.len().div_ceil(64);

/// A set of extensions.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ExtensionSet {
    bits: [u64; WORDS],
    /// `true` if a list has added `all`.
    has_all: bool,
}

impl ExtensionSet {
    /// Returns the set of all known extensions.
    pub fn all() -> Self {
        Extension::all().collect()
    }

    /// Parses a list such as `+SPV_KHR_bfloat16,-SPV_INTEL_optnone` or `all,-SPV_INTEL_optnone`, from left to right.
    ///
    /// `all` and `+all` add all known extensions except those that are used [by name](Adoption::ByName) only, `-all`
    /// removes all extensions. Adding an extension adds the extensions that it requires.
    pub fn parse_list(list: &str) -> Result<Self> {
        let mut set = Self::default();
        set.apply_list(list)?;
        Ok(set)
    }

    /// Applies a further list to the set; see [`parse_list`](Self::parse_list).
    pub fn apply_list(&mut self, list: &str) -> Result<()> {
        list.split(',').map(str::trim).filter(|item| !item.is_empty()).try_for_each(|item| self.apply_item(item))
    }

    /// Applies the value of one option `--spirv-ext`, without empty items; see [`parse_list`](Self::parse_list).
    pub fn apply_option(&mut self, list: &str) -> Result<()> {
        if list.split(',').any(|item| item.trim().is_empty()) {
            return Err(invalid_list(format!("expected a list of extensions, found `{list}`")));
        }
        self.apply_list(list)
    }

    fn apply_item(&mut self, item: &str) -> Result<()> {
        let (add, name) = match (item.strip_prefix('+'), item.strip_prefix('-')) {
            (Some(name), _) => (true, name),
            (None, Some(name)) => (false, name),
            (None, None) if item == "all" => (true, item),
            (None, None) => {
                return Err(invalid_list(format!("expected `+` or `-` before the name of the extension `{item}`")));
            }
        };
        if name == "all" {
            match add {
                true => {
                    Extension::all().filter(|other| other.is_included_in_all()).for_each(|other| self.insert(other));
                    self.has_all = true;
                }
                false => *self = Self::default(),
            }
            return Ok(());
        }
        let extension = Extension::by_name(name).ok_or_else(|| {
            if name.is_empty() {
                return invalid_list(format!("expected the name of an extension after the sign in `{item}`"));
            }
            unknown(name)
        })?;
        if add {
            self.insert_with_needs(extension);
        } else {
            self.remove(extension);
        }
        Ok(())
    }

    fn insert_with_needs(&mut self, extension: Extension) {
        self.insert(extension);
        extension.needs().for_each(|needed| self.insert_with_needs(needed));
    }

    /// Adds an extension.
    pub fn insert(&mut self, extension: Extension) {
        self.bits[usize::from(extension.0) / 64] |= bit(extension);
    }

    /// Removes an extension.
    pub fn remove(&mut self, extension: Extension) {
        self.bits[usize::from(extension.0) / 64] &= !bit(extension);
    }

    /// Returns `true` if an extension is in the set.
    pub fn contains(&self, extension: Extension) -> bool {
        self.bits[usize::from(extension.0) / 64] & bit(extension) != 0
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.bits == [0; WORDS]
    }

    /// Returns the preference of an extension of the set.
    pub(super) fn adoption(&self, extension: Extension) -> Adoption {
        match extension.adoption() {
            Adoption::Successor if self.has_all => Adoption::Alternative,
            adoption => adoption,
        }
    }

    /// Returns the extensions in the set, ordered by name.
    pub fn iter(&self) -> impl Iterator<Item = Extension> + '_ {
        Extension::all().filter(|&extension| self.contains(extension))
    }
}

impl FromIterator<Extension> for ExtensionSet {
    fn from_iter<I: IntoIterator<Item = Extension>>(extensions: I) -> Self {
        let mut set = Self::default();
        extensions.into_iter().for_each(|extension| set.insert(extension));
        set
    }
}

impl fmt::Debug for ExtensionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

fn bit(extension: Extension) -> u64 {
    1 << (extension.0 % 64)
}

fn unknown(name: &str) -> Error {
    let hint = match Extension::nearest(name) {
        Some(nearest) => format!("; did you mean {nearest}?"),
        None => "; --list-extensions lists the known ones".to_owned(),
    };
    let message = format!("Unknown extension '{name}' was specified via --spirv-ext option{hint}");
    Error::new(ErrorKind::UnknownExtension, message)
}

fn invalid_list(message: String) -> Error {
    Error::new(ErrorKind::InvalidExtensionList, message).about("--spirv-ext=+EXT_NAME,-EXT_NAME")
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}
