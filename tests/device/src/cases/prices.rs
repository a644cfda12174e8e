//! Option prices against the same formulas in double precision.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom};

const RATE: f64 = 0.03125;
const VOLATILITY: f64 = 0.25;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(19);
    for (count, steps) in [(4, 1), (32, 16), (256, 64)] {
        let spots = random.list(count, |random| random.real(10.0, 100.0));
        let strikes = random.list(count, |random| random.real(10.0, 100.0));
        let years = random.list(count, |random| random.real(0.25, 5.0));
        let (spot, strike, time) = (device.upload(&spots)?, device.upload(&strikes)?, device.upload(&years)?);

        let calls = device.zeroed::<f32>(count)?;
        let puts = device.zeroed::<f32>(count)?;
        let (rate, volatility) = (RATE as f32, VOLATILITY as f32);
        program.run("closed_form", &[&spot, &strike, &time, &calls, &puts, &rate, &volatility], [count / 4], [1])?;
        let options = || (0..count).map(|i| [spots[i], strikes[i], years[i]].map(f64::from));
        let (want_calls, want_puts): (Vec<f32>, Vec<f32>) = options().map(closed_form).unzip();
        close("calls", &device.download_free(&calls, Freedom::Rounding)?, &want_calls, 1e-3)?;
        close("puts", &device.download_free(&puts, Freedom::Rounding)?, &want_puts, 1e-3)?;

        let calls = device.zeroed::<f64>(count)?;
        program.run("tree", &[&spot, &strike, &time, &calls, &RATE, &VOLATILITY, &steps], [count], [1])?;
        let want: Vec<f64> = options().map(|option| tree(option, steps)).collect();
        close("calls by a tree", &device.download_free(&calls, Freedom::Rounding)?, &want, 1e-9)?;
    }
    Ok(())
}

fn normal_below(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let factors = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let poly = factors.iter().fold(0.0, |sum, factor| sum * t + factor) * t;
    let upper = 0.398_942_280_4 * (-0.5 * x * x).exp() * poly;
    if x >= 0.0 { 1.0 - upper } else { upper }
}

fn closed_form([spot, strike, time]: [f64; 3]) -> (f32, f32) {
    let spread = VOLATILITY * time.sqrt();
    let d1 = ((spot / strike).ln() + (RATE + 0.5 * VOLATILITY * VOLATILITY) * time) / spread;
    let discounted = strike * (-RATE * time).exp();
    let call = spot * normal_below(d1) - discounted * normal_below(d1 - spread);
    (call as f32, (call - spot + discounted).max(0.0) as f32)
}

fn tree([spot, strike, time]: [f64; 3], steps: i32) -> f64 {
    let interval = time / f64::from(steps);
    let up = (VOLATILITY * interval.sqrt()).exp();
    let growth = (RATE * interval).exp();
    let chance = (growth - 1.0 / up) / (up - 1.0 / up);
    let mut values: Vec<f64> = (0..=steps).map(|k| (spot * up.powi(2 * k - steps) - strike).max(0.0)).collect();
    while values.len() > 1 {
        values = values.windows(2).map(|pair| (chance * pair[1] + (1.0 - chance) * pair[0]) / growth).collect();
    }
    values[0]
}
