// The time that is left, told from the costs of the parts and the pace so far.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Plan } from "../../scripts/support/plan.mjs";

function planAt() {
  const clock = { now: 1000 };
  return { clock, plan: new Plan(() => clock.now) };
}

test("nothing is said before anything is done, nor when all is", () => {
  const { clock, plan } = planAt();
  plan.add("library", 30);
  clock.now += 5000;
  assert.equal(plan.timeLeft(), undefined);
  plan.finish("library");
  assert.equal(plan.timeLeft(), undefined);
});

test("what is left takes as long for its cost as what is done", () => {
  const { clock, plan } = planAt();
  plan.add("library", 30);
  plan.add("module", 60);
  clock.now += 10_000;
  plan.finish("library");
  assert.equal(plan.timeLeft(), 20_000);
  clock.now += 2000;
  assert.equal(plan.timeLeft(), 24_000);
});

test("nothing is left once the plan has ended", () => {
  const { clock, plan } = planAt();
  for (const part of ["library", "dependencies", "module"]) plan.add(part, 10);
  plan.finish("library");
  clock.now += 4000;
  plan.end();
  assert.equal(plan.timeLeft(), undefined);
});

test("a part that is not needed counts neither as done nor as left", () => {
  const { clock, plan } = planAt();
  for (const part of ["packages", "library", "module"]) plan.add(part, 10);
  plan.drop("packages");
  clock.now += 4000;
  plan.finish("library");
  assert.equal(plan.timeLeft(), 4000);
});
