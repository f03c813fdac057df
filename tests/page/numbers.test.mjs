// Number formatting equals that of Intl.NumberFormat, whose construction costs half a frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatNumber, language, setLanguage } from "../../www/i18n/index.js";

const SAMPLES = [
  0, -0, 1e-7, 51.24999999999999, 1.4449999999999998, 0.4, -0.4, 0.5, 1, 1.005, 1.25, -1.25, 2.5,
  9.995, 12.345, -12.345, 99.95, 100, 999.5, 1000, -1000, 12_345.678, 999_999.99, 1_234_567,
  -98_765_432.1, 2_147_483_648, 9_007_199_254_740_991,
];

for (const wanted of /** @type {const} */ (["de", "en", "fi"])) {
  test(`numbers in ${wanted}`, async () => {
    await setLanguage(wanted);
    assert.equal(language(), wanted);
    for (const digits of [0, 1, 2, 3]) {
      const form = new Intl.NumberFormat(wanted, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const value of SAMPLES)
        assert.equal(formatNumber(value, digits), form.format(value), `${value}, ${digits} digits`);
    }
  });
}
