//! `stratege-bindgen MODULE TARGET OUT_DIR OUT_NAME`: turns a compiled crate into a module with JavaScript glue.

use std::env::args;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = args().skip(1).collect();
    let [module, target, out_dir, out_name] = arguments.as_slice() else {
        eprintln!("usage: stratege-bindgen MODULE TARGET OUT_DIR OUT_NAME");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(out_name).typescript(true).omit_default_module_path(false);
    let outcome = match target.as_str() {
        "web" => bindgen.web(true).and_then(|bindgen| bindgen.generate(out_dir)),
        "bundler" => bindgen.bundler(true).and_then(|bindgen| bindgen.generate(out_dir)),
        "nodejs" => bindgen.nodejs(true).and_then(|bindgen| bindgen.generate(out_dir)),
        other => {
            eprintln!("unknown target {other:?}; the targets are web, bundler, nodejs");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error:?}");
            ExitCode::FAILURE
        }
    }
}
