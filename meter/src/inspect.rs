//! The first pass: collects what instrumentation needs to know in advance, and refuses what cannot be metered. It does not
//! validate a module: the host does that when it compiles the result.

use wasmparser::{CompositeInnerType, Operator, Parser, Payload, TypeRef, for_each_operator};

/// Proposals whose instructions take bounded time, or are charged by size: those that compilers use by default, and SIMD.
const PROPOSALS: [&str; 6] =
    ["mvp", "sign_extension", "saturating_float_to_int", "bulk_memory", "reference_types", "simd"];

/// Counts and types of a module.
#[derive(Debug, Default)]
pub struct Inspection {
    pub types: u32,
    pub imported_functions: u32,
    pub globals: u32,
    /// Number of parameters of each function that the module defines.
    pub params: Vec<u32>,
    pub has_types: bool,
    pub has_imports: bool,
    pub has_globals: bool,
    pub has_exports: bool,
    params_by_type: Vec<u32>,
    memories: u32,
    tables: u32,
}

impl Inspection {
    pub fn of(module: &[u8]) -> Result<Inspection, String> {
        let mut found = Inspection::default();
        for payload in Parser::new(0).parse_all(module) {
            found.read(payload.map_err(|error| error.to_string())?)?;
        }
        if found.memories > 1 || found.tables > 1 {
            return Err("more than one memory or table".into());
        }
        Ok(found)
    }

    fn read(&mut self, payload: Payload) -> Result<(), String> {
        let invalid = |error: wasmparser::BinaryReaderError| error.to_string();
        match payload {
            Payload::TypeSection(section) => {
                self.has_types = true;
                for group in section {
                    for ty in group.map_err(invalid)?.into_types() {
                        let CompositeInnerType::Func(function) = ty.composite_type.inner else {
                            return Err("garbage collection".into());
                        };
                        self.params_by_type.push(function.params().len() as u32);
                    }
                }
                self.types = self.params_by_type.len() as u32;
            }
            Payload::ImportSection(section) => {
                self.has_imports = true;
                for import in section.into_imports() {
                    match import.map_err(invalid)?.ty {
                        TypeRef::Func(_) => self.imported_functions += 1,
                        TypeRef::Global(_) => self.globals += 1,
                        TypeRef::Memory(_) => self.memories += 1,
                        TypeRef::Table(_) => self.tables += 1,
                        _ => return Err("exceptions".into()),
                    }
                }
            }
            Payload::FunctionSection(section) => {
                for ty in section {
                    let params = self.params_by_type.get(ty.map_err(invalid)? as usize);
                    self.params.push(*params.ok_or("a function with an unknown type")?);
                }
            }
            Payload::MemorySection(section) => self.memories += section.count(),
            Payload::TableSection(section) => self.tables += section.count(),
            Payload::GlobalSection(section) => {
                self.has_globals = true;
                self.globals += section.count();
            }
            Payload::ExportSection(_) => self.has_exports = true,
            _ => {}
        }
        Ok(())
    }
}

/// Refuses an instruction of another proposal.
pub fn check(operator: &Operator<'_>) -> Result<(), String> {
    let proposal = proposal_of(operator);
    if PROPOSALS.contains(&proposal) { Ok(()) } else { Err(format!("an instruction of {proposal}")) }
}

macro_rules! define_proposal_of {
    ($( @$proposal:ident $op:ident $({ $($arg:ident: $argty:ty),* })? => $visit:ident ($($ann:tt)*) )*) => {
        fn proposal_of(operator: &Operator<'_>) -> &'static str {
            match operator {
                $( Operator::$op { .. } => stringify!($proposal), )*
                _ => "an unknown proposal",
            }
        }
    };
}

for_each_operator!(define_proposal_of);
