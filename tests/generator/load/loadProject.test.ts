import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject } from '../../../generator/load/loadProject.ts';

/** A file of a project → what to do about it; nothing when it is read. */
const files: readonly [path: string, fix: string | undefined][] = [
  ['schemas/entities/erp.schema.json', undefined],
  ['schemas/entities/erp.json', 'Let its name end with ".schema.json".'],
  ['schemas/endpoints/erp.json', undefined],
  ['schemas/endpoints/more/erp.json', 'Move it to schemas/endpoints/.'],
  ['schemas/external/partner/order.json', undefined],
  ['schemas/entity/erp.schema.json', 'Move it to one of: entities, endpoints, resources, families,'],
  ['schemas/erp.json', 'Move it to one of: entities, endpoints, resources, families,'],
  ['schemas/acknowledged.json', undefined],
  ['schemas/README.md', undefined],
];

test.each(files)('%s: %s', (path, fix) => {
  const root = mkdtempSync(join(tmpdir(), 'strays-'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '{}');
  const { problems } = loadProject(root);
  rmSync(root, { recursive: true });
  const told = {
    file: path,
    message: 'Nobody reads this file: it is out of place.',
    fix: expect.stringContaining(fix ?? ''),
  };
  expect(problems).toEqual(fix ? [expect.objectContaining(told)] : []);
});
