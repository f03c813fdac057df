//! Instrumented modules are valid and bounded; modules that cannot be bounded are refused.

use stratege_meter::{EXHAUSTED, Limits, STEPS, instrument};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
    Function, FunctionSection, ImportSection, MemorySection, MemoryType, Module, RefType, StartSection,
    TableSection, TableType, TypeSection,
};
use wasmparser::{Operator, Parser, Payload, TypeRef, Validator};

const LIMITS: Limits = Limits { pages: 16, elements: 8, depth: None };

/// A module with an imported function and one defined function that calls it.
fn calling_module(body: impl FnOnce(&mut Function)) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("host", "call", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    functions.function(0);
    let mut exports = ExportSection::new();
    exports.export("run", ExportKind::Func, 1);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&memory(1, None)).section(&exports);
    module.section(&code(body));
    module.finish()
}

fn memory(minimum: u64, maximum: Option<u64>) -> MemorySection {
    let mut memories = MemorySection::new();
    memories.memory(MemoryType { minimum, maximum, memory64: false, shared: false, page_size_log2: None });
    memories
}

fn code(body: impl FnOnce(&mut Function)) -> CodeSection {
    let mut function = Function::new([]);
    body(&mut function);
    function.instructions().end();
    let mut code = CodeSection::new();
    code.function(&function);
    code
}

/// Number of calls of the function with this index in a module.
fn calls(module: &[u8], index: u32) -> usize {
    let mut calls = 0;
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::CodeSectionEntry(body) = payload.unwrap() {
            for operator in body.get_operators_reader().unwrap() {
                calls += usize::from(
                    matches!(operator.unwrap(), Operator::Call { function_index } if function_index == index),
                );
            }
        }
    }
    calls
}

fn memory_maximum(module: &[u8]) -> Option<u64> {
    Parser::new(0).parse_all(module).find_map(|payload| match payload.unwrap() {
        Payload::MemorySection(section) => section.into_iter().next().unwrap().unwrap().maximum,
        _ => None,
    })
}

#[test]
fn entries_loops_and_bulk_operations_are_charged() {
    let module = calling_module(|function| {
        function.instructions().loop_(BlockType::Empty).block(BlockType::Empty).end().end();
        function.instructions().i32_const(0).i32_const(0).i32_const(9).memory_fill(0);
        function.instructions().call(0);
    });
    let metered = instrument(&module, LIMITS).unwrap();
    Validator::new().validate_all(&metered).unwrap();
    assert_eq!(calls(&metered, 1), 3); // the added import follows the module's own one
    assert_eq!(calls(&metered, 0), 1);
}

#[test]
fn functions_without_calls_are_free() {
    let metered = instrument(&calling_module(|_| {}), LIMITS).unwrap();
    assert_eq!(calls(&metered, 1), 0);
}

#[test]
fn the_import_and_the_global_are_added() {
    let metered = instrument(&calling_module(|_| {}), LIMITS).unwrap();
    let mut found = Vec::new();
    for payload in Parser::new(0).parse_all(&metered) {
        match payload.unwrap() {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    let import = import.unwrap();
                    assert!(matches!(import.ty, TypeRef::Func(_)));
                    found.push(format!("{}.{}", import.module, import.name));
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    let export = export.unwrap();
                    found.push(format!("{} {}", export.name, export.index));
                }
            }
            _ => {}
        }
    }
    let import = format!("{}.{}", EXHAUSTED.0, EXHAUSTED.1);
    assert_eq!(found, ["host.call", &import, "run 2", &format!("{STEPS} 0")]);
}

#[test]
fn missing_sections_are_added() {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut functions = FunctionSection::new();
    functions.function(0);
    let mut tables = TableSection::new();
    let element_type = RefType::FUNCREF;
    tables.table(TableType { element_type, minimum: 1, maximum: None, table64: false, shared: false });
    let mut elements = ElementSection::new();
    elements.active(None, &ConstExpr::i32_const(0), Elements::Functions([0][..].into()));
    let mut module = Module::new();
    module.section(&types).section(&functions).section(&tables).section(&StartSection { function_index: 0 });
    module.section(&elements).section(&code(|_| {}));
    let metered = instrument(&module.finish(), LIMITS).unwrap();
    Validator::new().validate_all(&metered).unwrap();
}

#[test]
fn nested_calls_are_bounded_on_request() {
    let module = calling_module(|function| {
        function.instructions().call(1);
    });
    let limits = Limits { depth: Some(100), ..LIMITS };
    let (bounded, unbounded) = (instrument(&module, limits).unwrap(), instrument(&module, LIMITS).unwrap());
    Validator::new().validate_all(&bounded).unwrap();
    assert!(bounded.len() > unbounded.len());
}

#[test]
fn memories_and_tables_have_a_maximum() {
    assert_eq!(memory_maximum(&instrument(&calling_module(|_| {}), LIMITS).unwrap()), Some(16));
    let mut large = Module::new();
    large.section(&memory(17, None));
    let error = instrument(&large.finish(), LIMITS).unwrap_err();
    assert_eq!(error, "the memory is too large: 17, the limit is 16");
    let mut small = Module::new();
    small.section(&memory(1, Some(2)));
    let small = instrument(&small.finish(), LIMITS).unwrap();
    Validator::new().validate_all(&small).unwrap();
    assert_eq!(memory_maximum(&small), Some(2));
}

/// Invalid in the module, their indices would be those of the added globals.
#[test]
fn added_globals_cannot_be_used_by_the_module() {
    let read = calling_module(|function| {
        function.instructions().global_get(0).drop();
    });
    let refill = calling_module(|function| {
        function.instructions().i64_const(i64::MAX).global_set(0);
    });
    for module in [read, refill] {
        assert_eq!(instrument(&module, LIMITS), Err("an unknown global".into()));
    }
}

#[test]
fn what_cannot_be_metered_is_refused() {
    let tail_call = calling_module(|function| {
        function.instructions().return_call(0);
    });
    let atomic = calling_module(|function| {
        function.instructions().atomic_fence();
    });
    let module = calling_module(|_| {});
    for refused in [&tail_call[..], &atomic, &module[..module.len() - 3], b"text", b""] {
        assert!(instrument(refused, LIMITS).is_err());
    }
}
