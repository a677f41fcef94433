import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../../../src');
const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const unlessReduced = /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/g;

test.each(styleSheets)('%s repeats no animation for operators who want less motion', (file) => {
  const rules = readFileSync(join(source, file), 'utf8').replaceAll(unlessReduced, '');
  expect(rules).not.toMatch(/animation[^;]*infinite/);
});
