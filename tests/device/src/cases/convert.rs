//! Conversions, each result compared with the exact number rounded and clamped by the test.

use std::fmt::Debug;

use bytemuck::Pod;

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::{Device, Program};

/// The suffix of a kernel's name, and how it rounds.
const MODES: [(&str, Option<Mode>); 5] = [
    ("", None),
    ("_rte", Some(Mode::Nearest)),
    ("_rtz", Some(Mode::Zero)),
    ("_rtp", Some(Mode::Up)),
    ("_rtn", Some(Mode::Down)),
];

#[derive(Copy, Clone)]
enum Mode {
    Nearest,
    Zero,
    Up,
    Down,
}

/// An integer of OpenCL C.
trait Int: Pod + Debug + PartialEq {
    const NAME: &'static str;
    const MIN: i128;
    const MAX: i128;
    fn wrap(value: i128) -> Self;
    fn value(self) -> i128;
}

/// `int!(char i8)` => `impl Int for i8`
macro_rules! int {
    ($($name:ident $ty:ident),*) => {$(
        impl Int for $ty {
            const NAME: &'static str = stringify!($name);
            const MIN: i128 = $ty::MIN as i128;
            const MAX: i128 = $ty::MAX as i128;
            fn wrap(value: i128) -> Self {
                value as Self
            }
            fn value(self) -> i128 {
                self as i128
            }
        }
    )*};
}

int!(char i8, uchar u8, short i16, ushort u16, int i32, uint u32, long i64, ulong u64);

/// A floating-point number that an exact number is rounded to.
trait Real: Pod + Debug + PartialEq {
    const NAME: &'static str;
    fn widen(self) -> f64;
    /// Returns the nearest number.
    fn nearest(value: f64) -> Self;
    fn below(self) -> Self;
    fn above(self) -> Self;
}

/// `real!(float f32)` => `impl Real for f32`
macro_rules! real {
    ($($name:ident $ty:ident),*) => {$(
        impl Real for $ty {
            const NAME: &'static str = stringify!($name);
            fn widen(self) -> f64 {
                f64::from(self)
            }
            fn nearest(value: f64) -> Self {
                value as Self
            }
            fn below(self) -> Self {
                self.next_down()
            }
            fn above(self) -> Self {
                self.next_up()
            }
        }
    )*};
}

real!(float f32, double f64);

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let run = Run { device, program: &program };
    run.convert_int::<i8>()?;
    run.convert_int::<u8>()?;
    run.convert_int::<i16>()?;
    run.convert_int::<u16>()?;
    run.convert_int::<i32>()?;
    run.convert_int::<u32>()?;
    run.convert_int::<i64>()?;
    run.convert_int::<u64>()?;
    run.convert_real(&reals())?;
    run.convert_real(&reals().iter().map(|real| *real as f32).collect::<Vec<_>>())?;
    run.int_to_real::<i32, f32>()?;
    run.int_to_real::<u32, f32>()?;
    run.int_to_real::<i64, f32>()?;
    run.int_to_real::<u64, f32>()?;
    run.int_to_real::<i64, f64>()?;
    run.int_to_real::<u64, f64>()?;
    run.narrowed()
}

struct Run<'d> {
    device: &'d Device,
    program: &'d Program<'d>,
}

impl Run<'_> {
    fn kernel<F: Pod, T: Pod + Debug + PartialEq>(&self, name: &str, input: &[F], want: &[T]) -> Outcome {
        let (from, to) = (self.device.upload(input)?, self.device.zeroed::<T>(input.len())?);
        self.program.run(name, &[&from, &to], [input.len() / 4], [1])?;
        equal(name, &self.device.download(&to)?, want)
    }

    fn convert_int<F: Int>(&self) -> Outcome {
        self.int_to_int::<F, i8>()?;
        self.int_to_int::<F, u8>()?;
        self.int_to_int::<F, i16>()?;
        self.int_to_int::<F, u16>()?;
        self.int_to_int::<F, i32>()?;
        self.int_to_int::<F, u32>()?;
        self.int_to_int::<F, i64>()?;
        self.int_to_int::<F, u64>()
    }

    fn int_to_int<F: Int, T: Int>(&self) -> Outcome {
        let input = ints::<F>();
        let name = format!("{}_to_{}", F::NAME, T::NAME);
        let wrapped: Vec<T> = input.iter().map(|value| T::wrap(value.value())).collect();
        self.kernel(&name, &input, &wrapped)?;
        let clamped: Vec<T> = input.iter().map(|value| T::wrap(value.value().clamp(T::MIN, T::MAX))).collect();
        self.kernel(&format!("{name}_sat"), &input, &clamped)
    }

    fn convert_real<F: Real>(&self, input: &[F]) -> Outcome {
        self.real_to_int::<F, i8>(input)?;
        self.real_to_int::<F, u8>(input)?;
        self.real_to_int::<F, i16>(input)?;
        self.real_to_int::<F, u16>(input)?;
        self.real_to_int::<F, i32>(input)?;
        self.real_to_int::<F, u32>(input)?;
        self.real_to_int::<F, i64>(input)?;
        self.real_to_int::<F, u64>(input)
    }

    /// Checks saturated conversions; without a mode, fractions are truncated.
    fn real_to_int<F: Real, T: Int>(&self, input: &[F]) -> Outcome {
        for (suffix, mode) in MODES {
            let whole = |value: f64| match mode.unwrap_or(Mode::Zero) {
                Mode::Nearest => value.round_ties_even(),
                Mode::Zero => value.trunc(),
                Mode::Up => value.ceil(),
                Mode::Down => value.floor(),
            };
            // A cast takes infinities to the ends of the range, as the kernels must.
            let want = input.iter().map(|value| T::wrap((whole(value.widen()) as i128).clamp(T::MIN, T::MAX)));
            self.kernel(&format!("{}_to_{}{suffix}", F::NAME, T::NAME), input, &want.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    fn int_to_real<F: Int, T: Real>(&self) -> Outcome {
        let input = ints::<F>();
        for (suffix, mode) in MODES {
            let want = input.iter().map(|value| {
                let exact = value.value();
                let near = T::nearest(exact as f64);
                // Rounded twice, but no more than one step away: the exact comparisons settle it.
                settle(
                    near,
                    |other| (other.widen() as i128).cmp(&exact),
                    mode.unwrap_or(Mode::Nearest),
                    exact < 0,
                    |a, b| {
                        let distance = |real: T| (real.widen() as i128 - exact).abs();
                        distance(a).cmp(&distance(b))
                    },
                )
            });
            self.kernel(&format!("{}_to_{}{suffix}", F::NAME, T::NAME), &input, &want.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    fn narrowed(&self) -> Outcome {
        let input: Vec<f64> = reals().into_iter().filter(|real| real.is_finite() && real.abs() < 1e38).collect();
        let input = &input[..input.len() / 4 * 4];
        for (suffix, mode) in MODES {
            let want = input.iter().map(|&exact| {
                let order = |other: f32| f64::from(other).total_cmp(&exact);
                settle(exact as f32, order, mode.unwrap_or(Mode::Nearest), exact < 0.0, |a, b| {
                    let distance = |real: f32| (f64::from(real) - exact).abs();
                    distance(a).total_cmp(&distance(b))
                })
            });
            self.kernel(&format!("double_to_float{suffix}"), input, &want.collect::<Vec<_>>())?;
        }
        Ok(())
    }
}

/// Rounds an exact number in `mode`; `near` is at most one step away from the result.
fn settle<T: Real>(
    near: T,
    order: impl Fn(T) -> std::cmp::Ordering,
    mode: Mode,
    is_negative: bool,
    nearer: impl Fn(T, T) -> std::cmp::Ordering,
) -> T {
    if order(near).is_eq() {
        return near;
    }
    let floor = [near.above(), near, near.below(), near.below().below()].into_iter().find(|real| order(*real).is_le());
    let floor = floor.unwrap_or(near);
    match (mode, is_negative) {
        (Mode::Down, _) | (Mode::Zero, false) => floor,
        (Mode::Up, _) | (Mode::Zero, true) => floor.above(),
        // A tie needs the even one, which is what `near` is if it was rounded only once.
        (Mode::Nearest, _) => match nearer(floor, floor.above()) {
            std::cmp::Ordering::Less => floor,
            std::cmp::Ordering::Greater => floor.above(),
            std::cmp::Ordering::Equal => near,
        },
    }
}

/// Returns the ends of every range, numbers around powers of two, and pseudo-random numbers; a multiple of four.
fn ints<T: Int>() -> Vec<T> {
    let mut random = Random::new(7);
    let mut values: Vec<i128> = vec![0, 1, -1, 2, -2, T::MIN, T::MAX, T::MIN + 1, T::MAX - 1];
    for power in (0..64).map(|bit| 1_i128 << bit) {
        values.extend([power, power - 1, power + 1, -power, -power - 1, -power + 1, power + power / 2]);
    }
    values.extend((0..200).map(|_| i128::from(random.bits() as i64)));
    values.extend((0..200).map(|_| i128::from(random.bits() as i64 >> random.below(60))));
    values.resize(values.len().next_multiple_of(4), 0);
    values.into_iter().map(T::wrap).collect()
}

/// Returns halves, ends of ranges and their neighbours, infinities; a multiple of four.
///
/// Saturation converts NaN to 0, but on the device tried that holds for some types only, with any translator.
fn reals() -> Vec<f64> {
    let mut random = Random::new(8);
    let mut values = vec![0.0, -0.0, 0.5, 1.5, 2.5, 0.25, 0.75, f64::INFINITY, 1e30];
    for power in (0..66).map(|bit| (bit as f64).exp2()) {
        values.extend([power, power - 0.5, power + 0.5, power.next_down(), power.next_up(), power - 1.0]);
    }
    values.extend((0..300).map(|_| f64::from(random.real(-300.0, 300.0))));
    values.extend((0..300).map(|_| f64::from(random.real(-1e10, 1e10)) * 1.000_000_1));
    let negated: Vec<f64> = values.iter().map(|value| -value).collect();
    values.extend(negated);
    values.resize(values.len().next_multiple_of(4), 0.0);
    values
}
