use llvm_spirv_rs::bitcode::read::{Outcome, read};
use std::fs;
fn main() {
    let mut counts = [0usize; 5];
    for path in std::env::args().skip(1) {
        let bytes = fs::read(&path).unwrap();
        match read(&bytes, &path) {
            Ok(Outcome::Read(r)) => {
                for w in &r.warnings {
                    println!("WARN {path}: {w}");
                }
                let expected = fs::read(path.replace(".bc", ".dis")).unwrap();
                let text = std::panic::catch_unwind(|| r.module.to_string());
                match text {
                    Ok(text) => {
                        if text.as_bytes() == expected {
                            counts[0] += 1
                        } else {
                            counts[1] += 1;
                            fs::write(path.replace(".bc", ".ours"), text).unwrap();
                            println!("DIFF {path}");
                        }
                    }
                    Err(_) => {
                        counts[2] += 1;
                        println!("PANIC {path}");
                    }
                }
            }
            Ok(Outcome::NeedsUpgrade(reason)) => {
                counts[3] += 1;
                println!("UPGRADE {path}: {reason}");
            }
            Err(e) => {
                counts[4] += 1;
                println!("ERROR {path}: {e}");
            }
        }
    }
    println!("same {} diff {} panic {} upgrade {} error {}", counts[0], counts[1], counts[2], counts[3], counts[4]);
}
