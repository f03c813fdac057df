//! Global allocator of WebAssembly modules without an engine.

use rlsf::SmallGlobalTlsf;

/// A TLSF allocator: a quarter of the default allocator's code, constant time, and it merges free neighbours.
/// Engine modules use the default allocator for their large hash tables.
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();
