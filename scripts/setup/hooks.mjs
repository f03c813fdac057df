// Enables the commit hooks of scripts/hooks, unless core.hooksPath is set.

import { capture } from "../support/run.mjs";

export async function ensureHooks() {
  const { code } = await capture("git", ["config", "--get", "core.hooksPath"]);
  if (code === 1) await capture("git", ["config", "core.hooksPath", "scripts/hooks"]);
}
