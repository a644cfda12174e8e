//! Intrinsics: their names and properties, and the signatures of their declarations.

use super::types::{element_count, is_fp_or_vector, is_int_of, is_int_or_vector, is_pointer_or_vector, is_vector};
use super::{Failure, Verdict, require};
use crate::ir::dialect::Dialect;
use crate::ir::function::Function;
use crate::ir::intrinsics::{Signature, is_overload, signature_of};
use crate::ir::types::{Type, TypeData, TypeId};

/// The facts about a function as an intrinsic.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Intrinsic {
    /// The name begins with `llvm.`.
    is_reserved: bool,
    signature: Option<&'static Signature>,
    may_be_invoked: bool,
}

/// An intrinsic that makes a convergence control token.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum ConvergenceOperation {
    Entry,
    Anchor,
    Loop,
}

/// The names of the intrinsics that an `invoke` may call.
const INVOCABLE: &[&str] = &[
    "llvm.donothing",
    "llvm.seh.try.begin",
    "llvm.seh.try.end",
    "llvm.seh.scope.begin",
    "llvm.seh.scope.end",
    "llvm.coro.resume",
    "llvm.coro.destroy",
    "llvm.coro.await.suspend.void",
    "llvm.coro.await.suspend.bool",
    "llvm.coro.await.suspend.handle",
    "llvm.experimental.patchpoint",
    "llvm.fake.use",
    "llvm.experimental.gc.statepoint",
    "llvm.wasm.throw",
    "llvm.wasm.rethrow",
];

impl Intrinsic {
    /// Returns what calls may rely on: nothing of an intrinsic that is declared with another signature.
    pub(super) fn of_function(function: Function<'_>, dialect: Dialect) -> Self {
        let intrinsic = Self::new(function.name(), dialect);
        let is_declared = intrinsic.check_declaration(function).is_ok();
        Self { signature: intrinsic.signature.filter(|_| is_declared), ..intrinsic }
    }

    pub(super) fn new(name: &[u8], dialect: Dialect) -> Self {
        let Some(text) = str::from_utf8(name).ok().filter(|text| text.starts_with("llvm.")) else {
            return Self { is_reserved: name.starts_with(b"llvm."), ..Self::default() };
        };
        let is_of = |base: &str| text.strip_prefix(base).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        Self {
            is_reserved: true,
            signature: signature_of(text, dialect),
            may_be_invoked: INVOCABLE.iter().any(|base| is_of(base)),
        }
    }

    pub(super) fn is_intrinsic(self) -> bool {
        self.is_reserved
    }

    pub(super) fn may_be_invoked(self) -> bool {
        self.may_be_invoked
    }

    /// Returns `true` if the signature of the intrinsic is known.
    pub(super) fn has_signature(self) -> bool {
        self.signature.is_some()
    }

    /// Returns the parameters whose arguments are constants.
    pub(super) fn immediates(self) -> impl Iterator<Item = u32> {
        self.signature.map_or(&[][..], |signature| signature.immediates).iter().copied()
    }

    /// Returns the name without suffixes, if the signature is known; else nothing.
    pub(super) fn name(self) -> &'static str {
        self.signature.map_or("", |signature| signature.name)
    }

    /// Returns the operation on convergence control tokens.
    pub(super) fn convergence(self) -> Option<ConvergenceOperation> {
        match self.name() {
            "llvm.experimental.convergence.entry" => Some(ConvergenceOperation::Entry),
            "llvm.experimental.convergence.anchor" => Some(ConvergenceOperation::Anchor),
            "llvm.experimental.convergence.loop" => Some(ConvergenceOperation::Loop),
            _ => None,
        }
    }

    /// Checks the signature of a declaration that is used.
    pub(super) fn check_declaration(self, function: Function<'_>) -> Verdict {
        match self.signature {
            Some(signature) if function.value().has_uses() => check_signature(signature, function.ty()).map(|_| ()),
            Some(_) | None => Ok(()),
        }
    }
}

/// The types by which an intrinsic is overloaded, in the order of the suffixes of its name.
#[derive(Debug)]
pub(crate) struct Overloads {
    pub(crate) types: Vec<TypeId>,
    /// The parameters whose arguments are constants.
    pub(crate) immediates: &'static [u32],
}

/// Returns the overloads with which an intrinsic has a function type; `None` if it cannot have it, or if its signature is not
/// known. The name has no suffixes.
pub(crate) fn overloads(name: &str, ty: Type<'_>) -> Option<Overloads> {
    let signature = signature_of(name, Dialect::LATEST)?;
    let types = check_signature(signature, ty).ok()?.iter().map(|ty| ty.id()).collect();
    Some(Overloads { types, immediates: signature.immediates })
}

/// Checks a function type against a signature; returns the types of the overloads.
fn check_signature<'m>(signature: &Signature, ty: Type<'m>) -> Result<Vec<Type<'m>>, Failure> {
    let texts = |list: &'static str| list.split(' ').filter(|text| !text.is_empty());
    let parameters = || texts(signature.parameters).filter(|text| *text != "...");
    require(
        ty.is_variadic() == signature.parameters.ends_with("..."),
        "Intrinsic was not defined with variable arguments!",
    )?;
    require(parameters().count() == ty.parameters().len(), "Intrinsic has an incorrect number of arguments!")?;
    let result = ty.return_type();
    let members: Vec<Type<'m>> = match texts(signature.result).count() {
        0 => {
            require(result.is_void(), "Intrinsic has incorrect return type!")?;
            Vec::new()
        }
        1 => vec![result],
        count => {
            let is_struct = result.is_literal() && !result.is_packed() && result.member_count() as usize == count;
            require(is_struct, "Intrinsic has incorrect return type!")?;
            result.members().collect()
        }
    };
    let pairs: Vec<(&str, Type<'m>)> =
        texts(signature.result).zip(members).chain(parameters().zip(ty.parameters())).collect();
    let overloads: Vec<Type<'m>> = pairs.iter().filter(|(text, _)| is_overload(text)).map(|(_, ty)| *ty).collect();
    let matches = pairs.iter().all(|(text, ty)| is_match(text, *ty, &overloads));
    require(matches, "Intrinsic has incorrect argument or return type!")?;
    Ok(overloads)
}

/// Returns `true` if a type is that of a signature.
fn is_match(text: &str, ty: Type<'_>, overloads: &[Type<'_>]) -> bool {
    let overload = |number: &str| overloads.get(number.parse::<usize>().ok()?).copied();
    match text {
        "I" => return is_int_or_vector(ty),
        "F" => return is_fp_or_vector(ty),
        "V" => return is_vector(ty),
        "P" => return ty.is_pointer(),
        "A" => return true,
        _ => {}
    }
    if let Some(number) = text.strip_prefix('=') {
        return overload(number) == Some(ty);
    }
    if let Some((number, element)) = text.strip_prefix('~').and_then(|text| text.split_once(':')) {
        return overload(number)
            .is_some_and(|other| element_count(other) == element_count(ty) && is_concrete(element, ty.scalar()));
    }
    if let Some(part) = text.strip_prefix('/').and_then(|text| text.parse::<u32>().ok()) {
        let (Some(whole), Some((length, is_scalable))) = (overloads.first(), element_count(ty)) else { return false };
        return whole.scalar() == ty.scalar()
            && element_count(*whole) == Some((length.saturating_mul(part), is_scalable));
    }
    if let Some(number) = text.strip_prefix('*') {
        let is_as_long = overload(number).is_some_and(|other| element_count(other) == element_count(ty));
        return is_as_long && is_vector(ty) && is_pointer_or_vector(ty);
    }
    if let Some(other) = text.strip_prefix('e').and_then(overload) {
        return is_vector(other) && other.scalar() == ty;
    }
    is_concrete(text, ty)
}

/// Returns `true` if a type is the one with that text.
fn is_concrete(text: &str, ty: Type<'_>) -> bool {
    match text {
        "half" => matches!(ty.data(), TypeData::Half),
        "bfloat" => matches!(ty.data(), TypeData::BFloat),
        "float" => matches!(ty.data(), TypeData::Float),
        "double" => matches!(ty.data(), TypeData::Double),
        "fp128" => matches!(ty.data(), TypeData::Fp128),
        "ppc_fp128" => matches!(ty.data(), TypeData::PpcFp128),
        "x86_fp80" => matches!(ty.data(), TypeData::X86Fp80),
        "metadata" => matches!(ty.data(), TypeData::Metadata),
        "token" => matches!(ty.data(), TypeData::Token),
        "v4i32" => element_count(ty) == Some((4, false)) && is_int_of(ty.scalar(), 32),
        "ptr" => ty.is_pointer() && ty.address_space() == Some(0),
        _ => text.strip_prefix('i').and_then(|bits| bits.parse().ok()).is_some_and(|bits| is_int_of(ty, bits)),
    }
}
