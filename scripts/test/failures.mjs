// What a test runner says of the tests that failed, out of all that it says.

/**
 * cargo test: before its list of the names that failed, each test program repeats what they said.
 * @param {string} output
 */
export function failuresInCargo(output) {
  const said = output.matchAll(/^failures:\n\n(---- .*?)\n+failures:\n {4}/gms);
  return [...said].map(([, reports]) => reports.trimEnd()).join("\n\n");
}

/**
 * node --test: at the end of each process stands every failed test with its file, and what it said indented below.
 * @param {string} output of the reporter "spec"
 */
export function failuresInNode(output) {
  const said = output.matchAll(/^test at .+\n\S.*(?:\n(?: .*)?$)*/gm);
  return [...said].map(([report]) => report.trimEnd()).join("\n\n");
}
