//! A builtin function: how it is called, and what it should give.

use super::scalar::Scalar;

/// Every number of lanes that OpenCL C has.
pub(crate) const WIDTHS: &[usize] = &[1, 2, 3, 4, 8, 16];

/// A kernel that calls one builtin function for every width.
pub(crate) struct Row {
    /// The name of the kernel.
    pub(crate) name: String,
    /// What sets `r` from `a`, `b` and `c`. In it, `$T` is the type of `a`, `$R` that of `r`, `$I` that of so many
    /// integers of 32 bits, and `$n` the width.
    pub(crate) statement: String,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) result: Scalar,
    /// The result is one number, whatever the width.
    pub(crate) is_one: bool,
    pub(crate) widths: &'static [usize],
    pub(crate) reference: Reference,
}

/// What an argument is.
#[derive(Copy, Clone)]
pub(crate) struct Argument {
    pub(crate) ty: Scalar,
    /// It is one number, whatever the width.
    pub(crate) is_one: bool,
    pub(crate) values: Values,
}

/// What values an argument takes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Values {
    /// Edges of the type and any others.
    Any,
    /// Floating-point numbers of which sums and products neither overflow nor vanish.
    Moderate,
    /// Integers of that many bits.
    Bits(u32),
}

/// The results of a function of vectors.
pub(crate) type WholeFunction = dyn Fn(&[&[u64]]) -> Vec<Expected>;

/// What a function should give.
pub(crate) enum Reference {
    /// Lane by lane.
    Lane(Box<dyn Fn(&Lane<'_>) -> Expected>),
    /// For all lanes at once; one result if the row says so.
    Whole(Box<WholeFunction>),
}

/// The arguments of one lane.
pub(crate) struct Lane<'a> {
    pub(crate) arguments: &'a [Argument],
    pub(crate) bits: [u64; 3],
    pub(crate) width: usize,
}

impl Lane<'_> {
    pub(crate) fn real(&self, argument: usize) -> f64 {
        self.arguments[argument].ty.real(self.bits[argument])
    }

    pub(crate) fn int(&self, argument: usize) -> i128 {
        self.arguments[argument].ty.int(self.bits[argument])
    }
}

/// What one result should be.
#[derive(Debug)]
pub(crate) enum Expected {
    /// Exactly these bits; any NaN if they are one.
    Bits(u64),
    OneOf(Vec<u64>),
    /// A number at most so many units in the last place away.
    Near {
        value: f64,
        ulps: f64,
    },
    /// A number at most so far away.
    Within {
        value: f64,
        error: f64,
    },
    /// The specification leaves it open.
    Any,
}

impl Expected {
    pub(crate) fn accepts(&self, ty: Scalar, got: u64) -> bool {
        match self {
            Self::Any => true,
            Self::Bits(want) => is_same(ty, got, *want),
            Self::OneOf(wants) => wants.iter().any(|want| is_same(ty, got, *want)),
            Self::Within { value, error } => (ty.real(got) - value).abs() <= *error,
            Self::Near { value, ulps } => is_near(ty, ty.real(got), *value, *ulps),
        }
    }
}

fn is_same(ty: Scalar, got: u64, want: u64) -> bool {
    got == want || (ty.is_real() && ty.real(got).is_nan() && ty.real(want).is_nan())
}

fn is_near(ty: Scalar, got: f64, value: f64, ulps: f64) -> bool {
    if value.is_nan() || got.is_nan() || value.is_infinite() {
        return got == value || (got.is_nan() && value.is_nan());
    }
    let error = ulps * ty.step(value);
    if got.is_infinite() {
        return got.signum() == value.signum() && value.abs() + error.max(ty.step(value) / 2.0) >= ty.largest();
    }
    // Beyond the largest number, that one may be near enough.
    (got - value).abs() <= error
}

/// A row whose arguments are of the type `ty` and whose result has the same.
pub(crate) fn row(
    ty: Scalar,
    name: &str,
    arguments: usize,
    reference: impl Fn(&Lane<'_>) -> Expected + 'static,
) -> Row {
    let letters = ["a", "b", "c"];
    Row {
        name: format!("{name}_{}", ty.name()),
        statement: format!("r = {name}({});", letters[..arguments].join(", ")),
        arguments: vec![Argument { ty, is_one: false, values: Values::Any }; arguments],
        result: ty,
        is_one: false,
        widths: WIDTHS,
        reference: Reference::Lane(Box::new(reference)),
    }
}

/// A row whose reference needs all lanes.
pub(crate) fn whole(
    ty: Scalar,
    name: &str,
    arguments: usize,
    reference: impl Fn(&[&[u64]]) -> Vec<Expected> + 'static,
) -> Row {
    Row { reference: Reference::Whole(Box::new(reference)), ..row(ty, name, arguments, |_| Expected::Any) }
}

impl Row {
    pub(crate) fn gives(self, result: Scalar) -> Self {
        Self { result, ..self }
    }

    /// All arguments are of this type.
    pub(crate) fn of_type(mut self, ty: Scalar) -> Self {
        for argument in &mut self.arguments {
            argument.ty = ty;
        }
        self
    }

    /// The result is one number.
    pub(crate) fn gives_one(self, result: Scalar) -> Self {
        Self { result, is_one: true, ..self }
    }

    /// Another name for the kernel, as there are several of the function.
    pub(crate) fn called(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    pub(crate) fn by(self, statement: impl Into<String>) -> Self {
        Self { statement: statement.into(), ..self }
    }

    /// The types of the arguments from the second on.
    pub(crate) fn with(mut self, types: &[Scalar]) -> Self {
        for (argument, ty) in self.arguments[1..].iter_mut().zip(types) {
            argument.ty = *ty;
        }
        self
    }

    /// These arguments are one number, whatever the width; a scalar is tested where there is another form.
    pub(crate) fn scalar(mut self, places: &[usize]) -> Self {
        for place in places {
            self.arguments[*place].is_one = true;
        }
        Self { name: format!("{}_by_scalar", self.name), widths: &WIDTHS[1..], ..self }
    }

    /// The values of an argument.
    pub(crate) fn of(mut self, place: usize, values: Values) -> Self {
        self.arguments[place].values = values;
        self
    }

    /// Moderate values for all arguments.
    pub(crate) fn moderate(mut self) -> Self {
        for argument in &mut self.arguments {
            argument.values = Values::Moderate;
        }
        self
    }

    pub(crate) fn widths(self, widths: &'static [usize]) -> Self {
        Self { widths, ..self }
    }
}
