//! Instruments the body of a function.

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{BlockType, CodeSection, Function, ValType};
use wasmparser::{FunctionBody, Operator};

use crate::inspect::check;
use crate::reencoder::Instrumenter;

/// Bytes or elements of a bulk operation per step, as a power of two.
const BULK_SHIFT: i64 = 5;

/// Indices of what the instrumentation adds.
#[derive(Clone, Copy, Debug)]
pub struct Indices {
    /// The imported function.
    pub exhausted: u32,
    /// The global with the steps left.
    pub steps: u32,
    /// The global with the depth of calls, and its limit.
    pub depth: Option<(u32, u32)>,
}

pub struct Body {
    indices: Indices,
    params: u32,
    /// Local with the size of a bulk operation.
    size: u32,
}

impl Body {
    pub fn new(indices: Indices, params: u32) -> Self {
        Body { indices, params, size: 0 }
    }

    pub fn write(
        mut self,
        reencoder: &mut Instrumenter,
        code: &mut CodeSection,
        body: &FunctionBody<'_>,
    ) -> Result<(), Error<String>> {
        let mut reader = body.get_operators_reader()?;
        let mut operators = Vec::new();
        while !reader.eof() {
            let start = reader.original_position();
            let operator = reader.read()?;
            check(&operator).map_err(Error::UserError)?;
            operators.push((operator, start..reader.original_position()));
        }
        let mut locals = Vec::new();
        for group in body.get_locals_reader()? {
            let (count, ty) = group?;
            locals.push((count, reencoder.val_type(ty)?));
        }
        self.size = self.params + locals.iter().map(|(count, _)| count).sum::<u32>();
        if operators.iter().any(|(operator, _)| is_bulk(operator)) {
            locals.push((1, ValType::I32));
        }
        let mut function = Function::new(locals);
        // A function without calls cannot recurse: its callers or their loops are charged.
        if operators.iter().any(|(operator, _)| is_call(operator)) {
            self.check_depth(&mut function);
            self.charge_one(&mut function);
        }
        let begin = body.range().start;
        for (operator, range) in operators {
            let bytes = &body.as_bytes()[range.start - begin..range.end - begin];
            self.instrument(reencoder, &mut function, &operator, bytes)?;
        }
        code.function(&function);
        Ok(())
    }

    /// Copies an instruction and adds its charge; only the indices of functions change.
    fn instrument(
        &self,
        reencoder: &mut Instrumenter,
        function: &mut Function,
        operator: &Operator<'_>,
        bytes: &[u8],
    ) -> Result<(), Error<String>> {
        if is_bulk(operator) {
            self.charge_size(function);
        }
        if is_call(operator) {
            self.change_depth(function, 1);
        }
        match *operator {
            Operator::Call { function_index } => {
                function.instructions().call(reencoder.function_index(function_index)?);
            }
            // The added globals follow those of the module, which must not refill its own steps.
            Operator::GlobalGet { global_index } | Operator::GlobalSet { global_index }
                if global_index >= self.indices.steps =>
            {
                return Err(Error::UserError("an unknown global".into()));
            }
            Operator::RefFunc { function_index } => {
                function.instructions().ref_func(reencoder.function_index(function_index)?);
            }
            _ => {
                function.raw(bytes.iter().copied());
            }
        }
        if is_call(operator) {
            self.change_depth(function, -1);
        }
        if matches!(operator, Operator::Loop { .. }) {
            self.charge_one(function);
        }
        Ok(())
    }

    fn charge_one(&self, function: &mut Function) {
        function.instructions().global_get(self.indices.steps).i64_const(1);
        self.subtract(function);
    }

    /// Charges for the number on top of the stack.
    fn charge_size(&self, function: &mut Function) {
        function
            .instructions()
            .local_set(self.size)
            .global_get(self.indices.steps)
            .local_get(self.size)
            .i64_extend_i32_u()
            .i64_const(BULK_SHIFT)
            .i64_shr_u();
        self.subtract(function);
        function.instructions().local_get(self.size);
    }

    /// Subtracts the number on top of the stack from the steps below it.
    fn subtract(&self, function: &mut Function) {
        function
            .instructions()
            .i64_sub()
            .global_set(self.indices.steps)
            .global_get(self.indices.steps)
            .i64_const(0)
            .i64_lt_s()
            .if_(BlockType::Empty)
            .call(self.indices.exhausted)
            .end();
    }

    fn check_depth(&self, function: &mut Function) {
        if let Some((depth, limit)) = self.indices.depth {
            function
                .instructions()
                .global_get(depth)
                .i32_const(limit as i32)
                .i32_gt_s()
                .if_(BlockType::Empty)
                .unreachable()
                .end();
        }
    }

    fn change_depth(&self, function: &mut Function, by: i32) {
        if let Some((depth, _)) = self.indices.depth {
            function.instructions().global_get(depth).i32_const(by).i32_add().global_set(depth);
        }
    }
}

fn is_call(operator: &Operator<'_>) -> bool {
    matches!(operator, Operator::Call { .. } | Operator::CallIndirect { .. })
}

/// Whether an operation takes time by the number on top of the stack.
fn is_bulk(operator: &Operator<'_>) -> bool {
    matches!(
        operator,
        Operator::MemoryCopy { .. }
            | Operator::MemoryFill { .. }
            | Operator::MemoryInit { .. }
            | Operator::TableCopy { .. }
            | Operator::TableFill { .. }
            | Operator::TableInit { .. }
    )
}
