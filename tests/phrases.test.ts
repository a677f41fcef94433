import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '../src/contract/json/isRecord.ts';

const root = join(import.meta.dirname, '..');
const readFiles = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));

const keysOf = (value: unknown, key = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, part]) => keysOf(part, key === '' ? name : `${key}.${name}`))
    : [key];

test('the locales have each phrase that the code names in a call of translate', () => {
  const phrases = new Set(readFiles('locales', /en-US\.json$/).flatMap((text) => keysOf(JSON.parse(text))));
  const named = readFiles('src', /^(?!generated).*\.tsx?$/).flatMap((code) =>
    [...code.matchAll(/\b(?:translate|t)\(\s*'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(100);
  // Captions come from the schema files.
  const missing = named.filter((key) => !phrases.has(key) && !/^(entities|product)\./.test(key));
  expect(missing).toEqual([]);
});
