//! Sparse matrices of small whole numbers, so that products are exact; Jacobi's method nearly so.

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom, LocalBytes};

/// Rows of columns and values; an entry on the device is the column in 64 bits and the bits of the value.
type Matrix = Vec<Vec<(usize, f64)>>;

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(18);
    for (rows, density) in [(1, 1), (30, 3), (300, 12)] {
        let matrix = matrix(&mut random, rows, density);
        let vector = random.list(rows, |random| f64::from(random.between(-100, 100)));
        let mut end = 0;
        let mut ends = vec![0_u32];
        ends.extend(matrix.iter().map(|row| {
            end += row.len() as u32;
            end
        }));
        let bits = |&(column, value): &(usize, f64)| [column as u64, value.to_bits()];
        let starts = device.upload(&ends)?;
        let entries = device.upload(&matrix.iter().flatten().map(bits).collect::<Vec<_>>())?;
        let input = device.upload(&vector)?;
        let want: Vec<f64> =
            matrix.iter().map(|row| row.iter().map(|(column, value)| value * vector[*column]).sum()).collect();

        let result = device.zeroed::<f64>(rows)?;
        let (length, global) = (rows as u32, [rows.next_multiple_of(16)]);
        program.run("multiply_rows", &[&starts, &entries, &input, &result, &length], global, [16])?;
        equal("product by rows", &device.download(&result)?, &want)?;

        let result = device.zeroed::<f64>(rows)?;
        let partial = LocalBytes(8 * 8);
        program.run("multiply_by_groups", &[&starts, &entries, &input, &result, &partial], [rows * 8], [8])?;
        equal("product by groups", &device.download(&result)?, &want)?;

        let right = device.upload(&want)?;
        let fresh = device.zeroed::<f64>(rows)?;
        let moves = device.zeroed::<f32>(rows)?;
        let old: Vec<f64> = vector.iter().map(|value| value + 0.5).collect();
        let guess = device.upload(&old)?;
        program.run("relax_rows", &[&starts, &entries, &guess, &right, &fresh, &moves, &length], global, [16])?;
        let want_fresh = relax(&matrix, &old, &want);
        let want_moves: Vec<f32> = want_fresh.iter().zip(&old).map(|(new, old)| (new - old).abs() as f32).collect();
        close("unknowns", &device.download_free(&fresh, Freedom::Rounding)?, &want_fresh, 1e-12)?;
        close("moves", &device.download_free(&moves, Freedom::Rounding)?, &want_moves, 1e-6)?;
    }
    Ok(())
}

/// Returns rows with a diagonal and up to `density` more entries.
fn matrix(random: &mut Random, rows: usize, density: u32) -> Matrix {
    let row = |diagonal: usize, random: &mut Random| {
        let count = random.below(density) as usize;
        let mut row =
            random.list(count, |random| (random.below(rows as u32) as usize, f64::from(random.between(-9, 10))));
        row.retain(|(column, _)| *column != diagonal);
        row.push((diagonal, f64::from(random.between(20, 99))));
        row.sort_by_key(|(column, _)| *column);
        row.dedup_by_key(|(column, _)| *column);
        row
    };
    (0..rows).map(|diagonal| row(diagonal, random)).collect()
}

fn relax(matrix: &Matrix, old: &[f64], right: &[f64]) -> Vec<f64> {
    let solve = |(row, entries): (usize, &Vec<(usize, f64)>)| {
        let others = entries.iter().filter(|(column, _)| *column != row);
        let rest: f64 = right[row] - others.map(|(column, value)| value * old[*column]).sum::<f64>();
        let diagonal = entries.iter().find(|(column, _)| *column == row).map_or(1.0, |(_, value)| *value);
        rest / diagonal
    };
    matrix.iter().enumerate().map(solve).collect()
}
