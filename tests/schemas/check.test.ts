import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../generator/check.ts';
import { load } from '../../generator/load.ts';
import { child, files } from './files.ts';

test('every file keeps to its vocabulary, and every name in it resolves', () => {
  const { project, problems } = load(join(import.meta.dirname, '../..'));
  expect([...problems, ...check(project)]).toEqual([]);
});

test.each(Object.entries(files('endpoints')))(
  'the operations of endpoints/%s begin with its name',
  (name, table) => {
    const strangers = Object.keys(child(table, 'operations')).filter((id) => !id.startsWith(`${name}.`));
    expect(strangers).toEqual([]);
  },
);
