import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFamily } from '../../../scripts/new/addFamily.ts';
import { addProject } from '../../../scripts/new/addProject.ts';

const root = mkdtempSync(join(tmpdir(), 'families-'));

beforeAll(() => {
  for (const folder of ['schemas', 'locales']) cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('addFamily refuses the name of an existing family', () => {
  expect(addFamily(root, 'tmsdown')).toBe('schemas/families/tmsdown.json');
  expect(() => addFamily(root, 'tmsdown')).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: expect.stringContaining('The family "tmsdown" already exists'),
    }),
  );
});

test('addFamily reports the rules that a family breaks in a project without families', () => {
  const other = join(root, 'new');
  addProject(other);
  expect(() => addFamily(other, 'tmsdown')).toThrow(
    'The family "tmsdown" would cause these problems, so nothing was written:',
  );
  expect(existsSync(join(other, 'schemas/families'))).toBe(false);
});

test.each([
  ['Tms', 'is not a valid family name'],
  ['tms-down', 'is not a valid family name'],
  ['../x', 'is not a valid family name'],
  ['erp', 'schemas/resources/erp.json also produces the resource "erp".'],
])('addFamily refuses the name %s', (name, sentence) => {
  expect(() => addFamily(root, name)).toThrow(sentence);
  expect(existsSync(join(root, `schemas/families/${name}.json`))).toBe(false);
});
