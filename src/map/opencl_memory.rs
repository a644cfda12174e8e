//! OpenCL C's vector loads and stores: `vload4`, `vstore_half2_rtz` and the like (OpenCL C specification, section
//! 6.15.7).
//!
//! A family is one row; the number of elements and the rounding mode are suffixes.

use crate::names::Rounding;
use crate::spirv::grammar::Std;

/// A vector load or store function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VectorMemory {
    /// The instruction.
    pub std: Std,
    /// The direction, which determines the operands.
    pub access: Access,
    /// The number of elements; 1 is a scalar.
    pub length: u32,
    /// The rounding mode, which is the instruction's last operand. Without one, the instruction has no such operand.
    pub rounding: Option<Rounding>,
}

impl VectorMemory {
    /// Returns `true` if the elements in memory are halves.
    pub fn is_half(&self) -> bool {
        !matches!(self.std, Std::vloadn | Std::vstoren)
    }

    /// Returns `true` if the number of elements is the last operand, as in vector loads only.
    pub const fn has_length_operand(&self) -> bool {
        matches!(self.access, Access::Load) && self.length > 1
    }
}

/// The direction of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Operands: offset, pointer.
    Load,
    /// Operands: data, offset, pointer.
    Store,
}

/// A family of functions whose names differ in suffixes.
struct Family {
    prefix: &'static str,
    access: Access,
    scalar: Option<Std>,
    vector: Std,
    /// The instructions with a rounding mode: scalar, vector.
    rounded: Option<(Std, Std)>,
}

impl Family {
    /// Returns the instruction for vectors of a length; 1 is a scalar.
    fn std(&self, length: u32, rounding: Option<Rounding>) -> Option<Std> {
        match (rounding, length) {
            (None, 1) => self.scalar,
            (None, _) => Some(self.vector),
            (Some(_), 1) => Some(self.rounded?.0),
            (Some(_), _) => Some(self.rounded?.1),
        }
    }
}

/// The families. A scalar `half` is always aligned, so `vloada_half` without a number is `vload_half`.
#[rustfmt::skip]
static FAMILIES: &[Family] = &[
    load("vload",        None,                  Std::vloadn),
    load("vload_half",   Some(Std::vload_half), Std::vload_halfn),
    load("vloada_half",  Some(Std::vload_half), Std::vloada_halfn),
    Family { prefix: "vstore", access: Access::Store, scalar: None, vector: Std::vstoren, rounded: None },
    store("vstore_half",  Std::vstore_halfn,  (Std::vstore_half_r, Std::vstore_halfn_r)),
    store("vstorea_half", Std::vstorea_halfn, (Std::vstore_half_r, Std::vstorea_halfn_r)),
];

/// The suffixes for the number of elements.
#[rustfmt::skip]
static LENGTHS: &[(&str, u32)] = &[("2", 2), ("3", 3), ("4", 4), ("8", 8), ("16", 16)];

const fn load(prefix: &'static str, scalar: Option<Std>, vector: Std) -> Family {
    Family { prefix, access: Access::Load, scalar, vector, rounded: None }
}

const fn store(prefix: &'static str, vector: Std, rounded: (Std, Std)) -> Family {
    Family { prefix, access: Access::Store, scalar: Some(Std::vstore_half), vector, rounded: Some(rounded) }
}

/// Parses the name of a vector load or store function.
pub fn vector_memory(name: &str) -> Option<VectorMemory> {
    let (rest, rounding) = Rounding::split_suffix(name);
    let number = LENGTHS.iter().find_map(|&(suffix, length)| Some((rest.strip_suffix(suffix)?, length)));
    let (prefix, length) = number.unwrap_or((rest, 1));
    let index = FAMILIES.binary_search_by_key(&prefix, |family| family.prefix).ok()?;
    let family = &FAMILIES[index];
    let std = family.std(length, rounding)?;
    Some(VectorMemory { std, access: family.access, length, rounding })
}

/// Returns the name of the function for an instruction: the reverse of [`vector_memory`].
///
/// `length` is that of the vector, 1 for a scalar. The aligned and the unaligned function for a scalar `half` are one
/// instruction, whose name is the unaligned one's. The function has no parameter for the length or the rounding mode.
pub fn name_of(std: Std, length: u32, rounding: Option<Rounding>) -> Option<String> {
    let suffix = match length {
        1 => "",
        _ => LENGTHS.iter().find(|row| row.1 == length)?.0,
    };
    let family = FAMILIES.iter().find(|family| family.std(length, rounding) == Some(std))?;
    Some(format!("{}{suffix}{}", family.prefix, rounding.map_or("", Rounding::suffix)))
}

/// Returns `true` if the instruction is that of a vector load.
pub fn is_load(std: Std) -> bool {
    FAMILIES.iter().any(|family| family.access == Access::Load && (family.scalar == Some(std) || family.vector == std))
}

/// Returns `true` if a function has this instruction.
#[cfg(test)]
pub(super) fn reaches(std: Std) -> bool {
    let of = |family: &Family| {
        let rounded = family.rounded.map_or([None; 2], |(scalar, vector)| [Some(scalar), Some(vector)]);
        [family.scalar, Some(family.vector), rounded[0], rounded[1]]
    };
    FAMILIES.iter().flat_map(of).any(|one| one == Some(std))
}

/// Returns all names that [`vector_memory`] accepts, without rounding modes.
pub fn names() -> impl Iterator<Item = String> {
    let lengths = || LENGTHS.iter().map(|(suffix, _)| *suffix).chain([""]);
    let all = FAMILIES.iter().flat_map(move |family| lengths().map(move |length| format!("{}{length}", family.prefix)));
    all.filter(|name| vector_memory(name).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn families_are_sorted() {
        assert_ascending(FAMILIES.iter().map(|family| family.prefix));
    }

    #[test]
    fn names_are_read() {
        let read = |name: &str| vector_memory(name).map(|it| (it.std, it.length, it.rounding, it.has_length_operand()));
        assert_eq!(read("vload4"), Some((Std::vloadn, 4, None, true)));
        assert_eq!(read("vload_half"), Some((Std::vload_half, 1, None, false)));
        assert_eq!(read("vload_half16"), Some((Std::vload_halfn, 16, None, true)));
        assert_eq!(read("vloada_half3"), Some((Std::vloada_halfn, 3, None, true)));
        assert_eq!(read("vstore2"), Some((Std::vstoren, 2, None, false)));
        assert_eq!(read("vstore_half"), Some((Std::vstore_half, 1, None, false)));
        let toward_zero = Some(Rounding::TowardZero);
        assert_eq!(read("vstore_half_rtz"), Some((Std::vstore_half_r, 1, toward_zero, false)));
        assert_eq!(read("vstorea_half8_rtz"), Some((Std::vstorea_halfn_r, 8, toward_zero, false)));
        for name in ["vload", "vload5", "vload4_rtz", "vstore", "vstore_half_r", "vload_half6", "vload_half4_rte", ""] {
            assert_eq!(vector_memory(name), None, "{name}");
        }
    }

    #[test]
    fn printed_names_are_read_again() {
        let roundings = [None, Some(Rounding::ToNearestEven), Some(Rounding::TowardNegative)];
        for std in (0..256).map(Std).filter(|std| reaches(*std)) {
            let mut is_printed = false;
            for length in [1, 2, 3, 4, 8, 16] {
                for rounding in roundings {
                    let Some(name) = name_of(std, length, rounding) else { continue };
                    is_printed = true;
                    let read = vector_memory(&name).map(|it| (it.std, it.length, it.rounding));
                    assert_eq!(read, Some((std, length, rounding)), "{name}");
                    assert_eq!(vector_memory(&name).map(|it| it.access == Access::Load), Some(is_load(std)), "{name}");
                }
            }
            assert!(is_printed, "{std}");
        }
        assert_eq!(name_of(Std::vload_half, 1, None).as_deref(), Some("vload_half"));
        assert_eq!(name_of(Std::vloadn, 5, None), None);
        assert_eq!(name_of(Std::fma, 1, None), None);
    }
}
