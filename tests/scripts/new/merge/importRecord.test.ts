import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importRecordPath, readImportRecord } from '../../../../scripts/new/merge/importRecord.ts';

const file = importRecordPath('shop');

/** Returns a project whose record of the import `shop` has this text. */
function projectWith(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return root;
}

test('readImportRecord returns the last import, and nothing before the first', () => {
  const root = projectWith('{"source": "shop.json", "files": {}}');
  expect(readImportRecord(root, 'shop')).toEqual({ source: 'shop.json', files: {} });
  expect(readImportRecord(root, 'clinic')).toBeUndefined();
});

test.each([
  ['half a record', '{"source": "sh', `${file}:1:15 is not a JSON object`],
  ['marks of a merge', '{\n<<<<<<< HEAD\n}', `${file}:2:1 is not a JSON object`],
  ['a list', '[]', `${file}:1:1 is not a JSON object`],
])('readImportRecord names the place of %s', (_, text, want) => {
  expect(() => readImportRecord(projectWith(text), 'shop')).toThrow(want);
});
