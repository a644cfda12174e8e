//! Bodies after a few steps, against the same steps in double precision.

use crate::Outcome;
use crate::compare::{Random, close};
use crate::device::{Device, Freedom, LocalBytes};

const SOFTENING: f32 = 0.01;
const INTERVAL: f32 = 0.001;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(3);
    for (count, width) in [(1, 4), (50, 16), (256, 64)] {
        let coordinate = |random: &mut Random| random.real(-1.0, 1.0);
        let start = random.list(count, |r| [coordinate(r), coordinate(r), coordinate(r), r.real(0.1, 1.0)]);
        let speeds = random.list(count, |r| [coordinate(r), coordinate(r), coordinate(r), 0.0]);
        let mut positions = device.upload(&start)?;
        let mut velocities = device.upload(&speeds)?;
        let mut want: Vec<([f64; 4], [f64; 4])> =
            start.iter().zip(&speeds).map(|(p, v)| (p.map(f64::from), v.map(f64::from))).collect();
        for _ in 0..3 {
            let new_positions = device.zeroed(count)?;
            let new_velocities = device.zeroed(count)?;
            program.run(
                "step_bodies",
                &[
                    &positions,
                    &velocities,
                    &new_positions,
                    &new_velocities,
                    &LocalBytes(width * 16),
                    &(count as u32),
                    &SOFTENING,
                    &INTERVAL,
                ],
                [count.next_multiple_of(width)],
                [width],
            )?;
            (positions, velocities) = (new_positions, new_velocities);
            want = step(&want);
        }
        let (want_positions, want_velocities): (Vec<_>, Vec<_>) = want.into_iter().unzip();
        close_in_all("positions", &device.download_free(&positions, Freedom::Rounding)?, &want_positions)?;
        close_in_all("velocities", &device.download_free(&velocities, Freedom::Rounding)?, &want_velocities)?;
    }
    Ok(())
}

fn close_in_all(what: &str, got: &[[f32; 4]], want: &[[f64; 4]]) -> Outcome {
    let got: Vec<f64> = got.iter().flatten().map(|&x| x.into()).collect();
    close(what, &got, want.as_flattened(), 1e-4)
}

fn step(bodies: &[([f64; 4], [f64; 4])]) -> Vec<([f64; 4], [f64; 4])> {
    let moved = |&(mut position, mut velocity): &([f64; 4], [f64; 4])| {
        let mut acceleration = [0.0; 3];
        for (other, _) in bodies {
            let way: [f64; 3] = std::array::from_fn(|i| other[i] - position[i]);
            let square: f64 = way.iter().map(|x| x * x).sum::<f64>() + f64::from(SOFTENING);
            for i in 0..3 {
                acceleration[i] += way[i] * other[3] * square.powf(-1.5);
            }
        }
        for i in 0..3 {
            velocity[i] += acceleration[i] * f64::from(INTERVAL);
            position[i] += velocity[i] * f64::from(INTERVAL);
        }
        (position, velocity)
    };
    bodies.iter().map(moved).collect()
}
