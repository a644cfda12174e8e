use llvm_spirv_rs::{lift, spirv};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let bytes = std::fs::read(&args[1]).unwrap();
    let words = spirv::binary::read::words(&bytes).unwrap();
    let mut options = lift::LiftOptions::default();
    if let Some(env) = args.get(2) {
        options.environment = match env.as_str() {
            "CL2.0" => lift::Environment::OpenCl20,
            "SPV-IR" => lift::Environment::SpirvFriendly,
            _ => lift::Environment::OpenCl12,
        };
    }
    match lift::lift(&words, &args[1], &options) {
        Ok(lifted) => {
            for w in &lifted.warnings {
                eprintln!("{w}");
            }
            print!("{}", llvm_spirv_rs::ir::Listing::new(&lifted.module).text);
        }
        Err(e) => {
            eprintln!("error: {e}");
            std::process::exit(1)
        }
    }
}
