//! The second pass: writes the module with the added import, globals and export, and with instrumented functions.

use wasm_encoder::reencode::{self, Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, EntityType, ExportKind, ExportSection, GlobalSection, GlobalType, ImportSection,
    MemoryType, Module, SectionId, TableType, TypeSection, ValType,
};
use wasmparser::{FunctionBody, Operator};

use crate::body::{Body, Indices};
use crate::inspect::Inspection;
use crate::{DEPTH, EXHAUSTED, Limits, STEPS};

/// Steps for the start function, which runs before the host sets the budget.
const START_STEPS: i64 = 10_000_000;

pub struct Instrumenter {
    inspection: Inspection,
    limits: Limits,
    indices: Indices,
    /// Number of functions written.
    functions: usize,
    /// Sections to add if the module has none.
    missing: Vec<SectionId>,
}

type Result<T> = std::result::Result<T, Error<String>>;

impl Instrumenter {
    pub fn new(inspection: Inspection, limits: Limits) -> Self {
        let indices = Indices {
            exhausted: inspection.imported_functions,
            steps: inspection.globals,
            depth: limits.depth.map(|limit| (inspection.globals + 1, limit)),
        };
        let sections = [
            (SectionId::Type, inspection.has_types),
            (SectionId::Import, inspection.has_imports),
            (SectionId::Global, inspection.has_globals),
            (SectionId::Export, inspection.has_exports),
        ];
        let missing = sections.iter().filter(|(_, has)| !has).map(|&(id, _)| id).collect();
        Instrumenter { inspection, limits, indices, functions: 0, missing }
    }

    fn add_import(&self, imports: &mut ImportSection) {
        imports.import(EXHAUSTED.0, EXHAUSTED.1, EntityType::Function(self.inspection.types));
    }

    fn add_globals(&self, globals: &mut GlobalSection) {
        let mutable = |val_type| GlobalType { val_type, mutable: true, shared: false };
        globals.global(mutable(ValType::I64), &ConstExpr::i64_const(START_STEPS));
        if self.indices.depth.is_some() {
            globals.global(mutable(ValType::I32), &ConstExpr::i32_const(0));
        }
    }

    fn add_exports(&self, exports: &mut ExportSection) {
        exports.export(STEPS, ExportKind::Global, self.indices.steps);
        if let Some((depth, _)) = self.indices.depth {
            exports.export(DEPTH, ExportKind::Global, depth);
        }
    }

    fn add_section(&self, module: &mut Module, id: SectionId) {
        match id {
            SectionId::Type => {
                let mut types = TypeSection::new();
                types.ty().function([], []);
                module.section(&types);
            }
            SectionId::Import => {
                let mut imports = ImportSection::new();
                self.add_import(&mut imports);
                module.section(&imports);
            }
            SectionId::Global => {
                let mut globals = GlobalSection::new();
                self.add_globals(&mut globals);
                module.section(&globals);
            }
            _ => {
                let mut exports = ExportSection::new();
                self.add_exports(&mut exports);
                module.section(&exports);
            }
        }
    }
}

/// Position of a section in a module.
fn order(id: SectionId) -> usize {
    const ORDER: [SectionId; 13] = [
        SectionId::Type,
        SectionId::Import,
        SectionId::Function,
        SectionId::Table,
        SectionId::Memory,
        SectionId::Tag,
        SectionId::Global,
        SectionId::Export,
        SectionId::Start,
        SectionId::Element,
        SectionId::DataCount,
        SectionId::Code,
        SectionId::Data,
    ];
    ORDER.iter().position(|&other| other == id).unwrap_or(ORDER.len())
}

impl Reencode for Instrumenter {
    type Error = String;

    /// Functions move up by the added import.
    fn function_index(&mut self, index: u32) -> Result<u32> {
        Ok(if index < self.indices.exhausted { index } else { index + 1 })
    }

    fn memory_type(&mut self, memory: wasmparser::MemoryType) -> Result<MemoryType> {
        if memory.memory64 || memory.shared {
            return Err(Error::UserError("a shared or 64-bit memory".into()));
        }
        let mut memory = utils::memory_type(self, memory);
        memory.maximum = Some(cap("memory", memory.minimum, memory.maximum, self.limits.pages)?);
        Ok(memory)
    }

    fn table_type(&mut self, table: wasmparser::TableType) -> Result<TableType> {
        let mut table = utils::table_type(self, table)?;
        table.maximum = Some(cap("table", table.minimum, table.maximum, self.limits.elements)?);
        Ok(table)
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: wasmparser::TypeSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([], []);
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: wasmparser::ImportSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_import_section(self, imports, section)?;
        self.add_import(imports);
        Ok(())
    }

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: wasmparser::GlobalSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_global_section(self, globals, section)?;
        self.add_globals(globals);
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_export_section(self, exports, section)?;
        self.add_exports(exports);
        Ok(())
    }

    fn parse_function_body(&mut self, code: &mut CodeSection, function: FunctionBody<'_>) -> Result<()> {
        let params = self.inspection.params.get(self.functions);
        let params = *params.ok_or_else(|| Error::UserError("a body without a function".into()))?;
        self.functions += 1;
        let indices = self.indices;
        Body::new(indices, params).write(self, code, &function)
    }

    /// Copies an expression; only the indices of functions change.
    fn const_expr(&mut self, expression: wasmparser::ConstExpr<'_>) -> Result<ConstExpr> {
        if let Operator::RefFunc { function_index } = expression.get_operators_reader().read()? {
            return Ok(ConstExpr::ref_func(self.function_index(function_index)?));
        }
        let mut reader = expression.get_binary_reader();
        let size = reader.bytes_remaining() - 1; // without the end, which the encoder adds
        Ok(ConstExpr::raw(reader.read_bytes(size)?.iter().copied()))
    }

    /// Drops custom sections, which describe the module before.
    fn parse_custom_section(&mut self, _: &mut Module, _: wasmparser::CustomSectionReader<'_>) -> Result<()> {
        Ok(())
    }

    fn intersperse_section_hook(
        &mut self,
        module: &mut Module,
        _after: Option<SectionId>,
        before: Option<SectionId>,
    ) -> Result<()> {
        let next = before.map_or(usize::MAX, order);
        let due: Vec<_> = self.missing.iter().copied().filter(|&id| order(id) < next).collect();
        self.missing.retain(|&id| order(id) >= next);
        for id in due {
            self.add_section(module, id);
        }
        Ok(())
    }
}

/// The maximum of a memory or table.
fn cap(what: &str, minimum: u64, maximum: Option<u64>, limit: u64) -> Result<u64> {
    if minimum > limit {
        let message = format!("the {what} is too large: {minimum}, the limit is {limit}");
        return Err(reencode::Error::UserError(message));
    }
    Ok(maximum.map_or(limit, |maximum| maximum.min(limit)))
}
