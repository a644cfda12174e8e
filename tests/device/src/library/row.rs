//! A builtin function: its call, and its expected results.

use super::scalar::Scalar;

/// Every number of lanes that OpenCL C has.
pub(crate) const WIDTHS: &[usize] = &[1, 2, 3, 4, 8, 16];

/// A kernel that calls one builtin function for every width.
pub(crate) struct Row {
    /// The name of the kernel.
    pub(crate) name: String,
    /// The statement that sets `r` from `a`, `b` and `c`. In it, `$T` is the type of `a`, `$R` that of `r`, `$I` that
    /// of a vector of 32-bit integers, and `$n` the width.
    pub(crate) statement: String,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) result: Scalar,
    /// The result is a scalar for any width.
    pub(crate) is_one: bool,
    /// Some results are undefined, and depend on the processor: [`Expected::Any`].
    pub(crate) has_undefined: bool,
    pub(crate) widths: &'static [usize],
    pub(crate) reference: Reference,
}

/// An argument.
#[derive(Copy, Clone)]
pub(crate) struct Argument {
    pub(crate) ty: Scalar,
    /// The argument is a scalar for any width.
    pub(crate) is_one: bool,
    pub(crate) values: Values,
}

/// The values of an argument.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Values {
    /// Edges of the type and any others.
    Any,
    /// Floating-point numbers whose sums and products neither overflow nor underflow.
    Moderate,
    /// Integers of this many bits.
    Bits(u32),
}

/// The results of a function of vectors.
pub(crate) type WholeFunction = dyn Fn(&[&[u64]]) -> Vec<Expected>;

/// The expected results of a function.
pub(crate) enum Reference {
    /// Lane by lane.
    Lane(Box<dyn Fn(&Lane<'_>) -> Expected>),
    /// For all lanes at once; one result if the row has a scalar result.
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

/// The expected value of one result.
#[derive(Debug)]
pub(crate) enum Expected {
    /// Exactly these bits; any NaN if they are one.
    Bits(u64),
    OneOf(Vec<u64>),
    /// A number within this many units in the last place.
    Near {
        value: f64,
        ulps: f64,
    },
    /// A number within this distance.
    Within {
        value: f64,
        error: f64,
    },
    /// The specification does not define the result.
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

/// Returns a row whose arguments are of the type `ty` and whose result has the same.
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
        has_undefined: false,
        widths: WIDTHS,
        reference: Reference::Lane(Box::new(reference)),
    }
}

/// Returns a row whose reference needs all lanes.
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

    /// Sets the type of all arguments.
    pub(crate) fn of_type(mut self, ty: Scalar) -> Self {
        for argument in &mut self.arguments {
            argument.ty = ty;
        }
        self
    }

    /// Makes the result a scalar.
    pub(crate) fn scalar_result(self, result: Scalar) -> Self {
        Self { result, is_one: true, ..self }
    }

    /// Sets another name for the kernel, as there are several kernels of the function.
    pub(crate) fn called(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    pub(crate) fn by(self, statement: impl Into<String>) -> Self {
        Self { statement: statement.into(), ..self }
    }

    /// Sets the types of the arguments from the second on.
    pub(crate) fn with(mut self, types: &[Scalar]) -> Self {
        for (argument, ty) in self.arguments[1..].iter_mut().zip(types) {
            argument.ty = *ty;
        }
        self
    }

    /// Makes these arguments scalars for any width; a scalar is tested where there is another form.
    pub(crate) fn scalar(mut self, places: &[usize]) -> Self {
        for place in places {
            self.arguments[*place].is_one = true;
        }
        Self { name: format!("{}_by_scalar", self.name), widths: &WIDTHS[1..], ..self }
    }

    /// Sets the values of an argument.
    pub(crate) fn with_values(mut self, place: usize, values: Values) -> Self {
        self.arguments[place].values = values;
        self
    }

    /// Uses moderate values for all arguments.
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
