//! The memory of a module without modern players.

use rlsf::SmallGlobalTlsf;

/// A quarter of the size of the standard one, and as steady: what is freed joins what is free around it, and no list is
/// searched. What has hash tables of many megabytes keeps the standard one.
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();
