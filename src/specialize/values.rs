//! The constants of a module with known values, and new constants.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::evaluate::Scalar;
use crate::spirv::inst::MAX_WORDS;
use crate::spirv::limits::MAX_BOUND;
use crate::spirv::view::Type;
use crate::spirv::{Op, View};

/// The maximum number of members that are listed one by one: as many as an instruction can have.
const MAX_MEMBERS: usize = MAX_WORDS - 3;

/// The value of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A number; 1 is true and 0 false.
    Bits(u64),
    /// The ids of its members.
    Members(Box<[u32]>),
    /// The id of each of its members.
    Repeated(u32),
    Null,
    Undefined,
}

/// A member of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Member {
    Constant(u32),
    /// A scalar of this type with these bits, which has no id yet.
    Scalar(u32, u64),
    /// A null constant of this type, which has no id yet.
    Null(u32),
    /// An undefined value of this type, which has no id yet.
    Undefined(u32),
    /// A composite of this type, which has no id yet.
    Composite(u32, Box<[Member]>),
}

/// The result of an operation on constants: a value, or the members of a composite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Folded {
    Value(Value),
    Members(SmallVec<[Member; 4]>),
}

/// The constants so far, in the order of the module.
#[derive(Debug, Default)]
pub(super) struct Values {
    known: FxHashMap<u32, (u32, Value)>,
    /// The constants that depend on a specialization constant.
    unresolved: FxHashSet<u32>,
    /// The ordinary scalars, by type and bits.
    scalars: FxHashMap<(u32, u64), u32>,
}

impl Values {
    /// Records an ordinary constant.
    pub(super) fn insert(&mut self, id: u32, ty: u32, value: Value) {
        if let Value::Bits(bits) = value {
            self.scalars.entry((ty, bits)).or_insert(id);
        }
        self.known.insert(id, (ty, value));
    }

    /// Records a constant that remains a specialization constant.
    pub(super) fn mark_unresolved(&mut self, id: u32) {
        self.unresolved.insert(id);
    }

    pub(super) fn is_unresolved(&self, id: u32) -> bool {
        self.unresolved.contains(&id)
    }

    /// Returns the type and the value of an ordinary constant, if the value is known.
    pub(super) fn get(&self, id: u32) -> Option<(u32, &Value)> {
        self.known.get(&id).map(|(ty, value)| (*ty, value))
    }

    /// Returns the bits of a scalar. Undefined bits are zero: any value is valid.
    pub(super) fn bits(&self, id: u32) -> Option<u64> {
        match self.get(id)?.1 {
            Value::Bits(bits) => Some(*bits),
            Value::Null | Value::Undefined => Some(0),
            Value::Members(_) | Value::Repeated(_) => None,
        }
    }

    /// Returns the type of a member.
    pub(super) fn type_of(&self, member: &Member) -> Option<u32> {
        match member {
            Member::Constant(id) => self.get(*id).map(|(ty, _)| ty),
            Member::Scalar(ty, _) | Member::Null(ty) | Member::Undefined(ty) | Member::Composite(ty, _) => Some(*ty),
        }
    }

    /// Returns all members of a composite.
    pub(super) fn members(&self, view: &View<'_>, composite: &Member) -> Option<SmallVec<[Member; 4]>> {
        if let Member::Constant(id) = composite
            && let Some((_, Value::Members(members))) = self.get(*id)
        {
            return Some(members.iter().map(|&member| Member::Constant(member)).collect());
        }
        let count = match view.ty(self.type_of(composite)?)? {
            Type::Vector { count, .. } | Type::Matrix { count, .. } => count as usize,
            Type::Array { length, .. } => usize::try_from(self.bits(length)?).ok()?,
            Type::Struct(members) => members.count(),
            _ => return None,
        };
        if count > MAX_MEMBERS {
            return None;
        }
        (0..count).map(|index| self.member(view, composite, index as u32)).collect()
    }

    /// Returns a member of a composite.
    pub(super) fn member(&self, view: &View<'_>, composite: &Member, index: u32) -> Option<Member> {
        let ty = view.ty(self.type_of(composite)?)?.member(index)?;
        let value = match composite {
            Member::Constant(id) => self.get(*id)?.1,
            Member::Null(_) => &Value::Null,
            Member::Undefined(_) => &Value::Undefined,
            Member::Composite(_, members) => return members.get(index as usize).cloned(),
            Member::Scalar(..) => return None,
        };
        Some(match value {
            Value::Bits(_) => return None,
            Value::Members(members) => Member::Constant(*members.get(index as usize)?),
            Value::Repeated(member) => Member::Constant(*member),
            Value::Null => Member::Null(ty),
            Value::Undefined => Member::Undefined(ty),
        })
    }
}

/// Appends constants to a stream of words, and allocates the ids of new constants.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) values: &'a mut Values,
    pub(super) words: Vec<u32>,
    /// One more than the highest id.
    pub(super) bound: u32,
}

impl Writer<'_> {
    /// Declares the result of an operation, after the members that are not declared yet.
    pub(super) fn folded(&mut self, id: u32, ty: u32, folded: Folded) -> Result<()> {
        let value = match folded {
            Folded::Value(value) => value,
            Folded::Members(members) => {
                let ids = members.into_iter().map(|member| self.member(member)).collect::<Result<_>>()?;
                Value::Members(ids)
            }
        };
        self.constant(id, ty, value);
        Ok(())
    }

    /// Returns the id of a member, and declares the member unless it has an id.
    fn member(&mut self, member: Member) -> Result<u32> {
        let is_scalar = |ty: u32| Scalar::read(self.view, ty).is_some();
        match member {
            Member::Constant(id) => Ok(id),
            Member::Scalar(ty, bits) => self.scalar(ty, bits),
            Member::Null(ty) if is_scalar(ty) => self.scalar(ty, 0),
            Member::Null(ty) => self.new_constant(ty, Value::Null),
            Member::Undefined(ty) => self.new_constant(ty, Value::Undefined),
            Member::Composite(ty, members) => {
                let ids = members.into_iter().map(|member| self.member(member)).collect::<Result<_>>()?;
                self.new_constant(ty, Value::Members(ids))
            }
        }
    }

    fn scalar(&mut self, ty: u32, bits: u64) -> Result<u32> {
        match self.values.scalars.get(&(ty, bits)) {
            Some(&id) => Ok(id),
            None => self.new_constant(ty, Value::Bits(bits)),
        }
    }

    fn new_constant(&mut self, ty: u32, value: Value) -> Result<u32> {
        let id = self.bound;
        if id >= MAX_BOUND {
            return Err(Error::new(
                ErrorKind::LimitExceeded,
                "the module has too many ids: specialization needs new constants",
            ));
        }
        self.bound += 1;
        self.constant(id, ty, value);
        Ok(id)
    }

    /// Declares an ordinary constant.
    pub(super) fn constant(&mut self, id: u32, ty: u32, value: Value) {
        match &value {
            Value::Bits(bits) => match Scalar::read(self.view, ty) {
                Some(Scalar::Bool) if *bits == 0 => self.inst(Op::ConstantFalse, &[ty, id]),
                Some(Scalar::Bool) => self.inst(Op::ConstantTrue, &[ty, id]),
                scalar => match scalar.map_or((*bits as u32, None), |scalar| scalar.literal(*bits)) {
                    (low, None) => self.inst(Op::Constant, &[ty, id, low]),
                    (low, Some(high)) => self.inst(Op::Constant, &[ty, id, low, high]),
                },
            },
            Value::Members(members) => {
                self.words.push((members.len() as u32 + 3) << 16 | u32::from(Op::ConstantComposite.0));
                self.words.extend([ty, id]);
                self.words.extend_from_slice(members);
            }
            Value::Repeated(member) => self.inst(Op::ConstantCompositeReplicateEXT, &[ty, id, *member]),
            Value::Null => self.inst(Op::ConstantNull, &[ty, id]),
            Value::Undefined => self.inst(Op::Undef, &[ty, id]),
        }
        self.values.insert(id, ty, value);
    }

    fn inst(&mut self, op: Op, operands: &[u32]) {
        self.words.push((operands.len() as u32 + 1) << 16 | u32::from(op.0));
        self.words.extend_from_slice(operands);
    }
}
