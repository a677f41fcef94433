import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../generator/check/checkProject.ts';
import { loadProject } from '../../generator/load/loadProject.ts';
import { childNode, readSchemaFiles } from './schemaFiles.ts';

test('every schema file satisfies its vocabulary, and every name in it resolves', () => {
  const { project, problems } = loadProject(join(import.meta.dirname, '../..'));
  expect([...problems, ...checkProject(project)]).toEqual([]);
});

test.each(Object.entries(readSchemaFiles('endpoints')))(
  'every operation id in endpoints/%s begins with the name of the file',
  (name, table) => {
    const strangers = Object.keys(childNode(table, 'operations')).filter((id) => !id.startsWith(`${name}.`));
    expect(strangers).toEqual([]);
  },
);
