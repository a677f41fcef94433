import { expect, test } from 'vitest';
import { formatJson } from '../../../../scripts/new/schemaFiles/formatJson.ts';

const long = Array.from({ length: 12 }, (_, index) => `property${index}`);

test.each([
  [{}, '{}\n'],
  [{ a: ['x', 1] }, '{\n  "a": ["x", 1]\n}\n'],
  [{ a: [], b: undefined }, '{\n  "a": []\n}\n'],
  [{ a: [{ b: null }] }, '{\n  "a": [\n    {\n      "b": null\n    }\n  ]\n}\n'],
  [{ a: long }, `{\n  "a": [\n${long.map((one) => `    "${one}"`).join(',\n')}\n  ]\n}\n`],
])('%j is written as the formatter of the project does', (value, want) =>
  expect(formatJson(value)).toBe(want),
);
