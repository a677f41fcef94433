import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject } from '../../../generator/load/loadProject.ts';

/** File of a project → the fix of its problem; undefined for a valid path. */
const files: readonly [path: string, fix: string | undefined][] = [
  ['schemas/entities/erp.schema.json', undefined],
  ['schemas/entities/erp.json', 'End its name with ".schema.json".'],
  ['schemas/endpoints/erp.json', undefined],
  ['schemas/endpoints/more/erp.json', 'Move it to schemas/endpoints/.'],
  ['schemas/external/partner/order.json', undefined],
  [
    'schemas/entity/erp.schema.json',
    'Move it to one of: backends, entities, endpoints, resources, families,',
  ],
  ['schemas/erp.json', 'Move it to one of: backends, entities, endpoints, resources, families,'],
  ['schemas/acknowledged.json', undefined],
  ['schemas/README.md', undefined],
];

test.each(files)('the fix for the path %s is %s', (path, fix) => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '{}');
  const { problems } = loadProject(root);
  rmSync(root, { recursive: true });
  const problem = {
    file: path,
    message: 'The generator ignores this file because of its folder or name.',
    fix: expect.stringContaining(fix ?? ''),
  };
  expect(problems).toEqual(fix ? [expect.objectContaining(problem)] : []);
});
