import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { maxJsonDepth } from '../../../generator/load/jsonPosition.ts';
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

/** Text of a published schema → its problem. */
const published: readonly [what: string, text: string, problem: object | undefined][] = [
  ['an object', '{}', undefined],
  ['a byte order mark', '\uFEFF{}', undefined],
  [
    'a value that is no object',
    '[]',
    {
      fix: 'Correct the JSON. Files that depend on this one are checked after that.',
    },
  ],
  [
    'too many levels',
    `{\n"items": ${'['.repeat(maxJsonDepth)}${']'.repeat(maxJsonDepth)}}`,
    {
      line: 2,
      message: `The schema is nested deeper than ${maxJsonDepth} levels.`,
      fix: 'Ask the publisher to move parts of it into definitions.',
    },
  ],
  [
    'as many levels as possible',
    `{"items": ${'['.repeat(maxJsonDepth - 1)}${']'.repeat(maxJsonDepth - 1)}}`,
    undefined,
  ],
];

test.each(published)('a published schema with %s is loaded or reported', (_, text, problem) => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  const file = 'schemas/external/order.json';
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  const { project, problems } = loadProject(root);
  rmSync(root, { recursive: true });
  expect(problems).toEqual(problem ? [expect.objectContaining({ file, ...problem })] : []);
  expect(project.external.map(({ path }) => path)).toEqual(problem ? [] : [file]);
});

test.each([
  ['{"title": "A", "title": "B"}', true],
  ['{"title": "B"}', false],
])('the entity %s repeats a name: %s', (text, repeatsNames) => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  mkdirSync(join(root, 'schemas/entities'), { recursive: true });
  writeFileSync(join(root, 'schemas/entities/erp.schema.json'), text);
  const { project } = loadProject(root);
  rmSync(root, { recursive: true });
  const entity = project.entities.find(({ name }) => name === 'erp');
  expect(entity).toMatchObject({ value: { title: 'B' }, repeatsNames });
});

test('a byte order mark of a schema file is named, because no editor shows it', () => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  const file = 'schemas/entities/erp.schema.json';
  mkdirSync(join(root, 'schemas/entities'), { recursive: true });
  writeFileSync(join(root, file), '\uFEFF{}');
  const { problems } = loadProject(root);
  rmSync(root, { recursive: true });
  const message =
    'The file is not a JSON object: it begins with a byte order mark. Save it as UTF-8 without one.';
  expect(problems).toEqual([expect.objectContaining({ file, line: 1, column: 1, message })]);
});

test('the phrases of a language that a product lists twice are loaded once', () => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  mkdirSync(join(root, 'schemas'));
  writeFileSync(join(root, 'schemas/product.json'), '{"locales": ["en-US", "en-US"]}');
  const { project } = loadProject(root);
  rmSync(root, { recursive: true });
  expect(project.locales.map(({ name }) => name)).toEqual(['en-US']);
});

test.each([
  ['no folder for back ends', undefined, ['wms']],
  ['an empty folder for back ends', 'schemas/backends', ['wms']],
])('a project with %s has the back end of the embedded service', (_name, folder, names) => {
  const root = mkdtempSync(join(tmpdir(), 'load-project-'));
  if (folder) mkdirSync(join(root, folder), { recursive: true });
  const { project } = loadProject(root);
  rmSync(root, { recursive: true });
  expect(project.backends.map(({ name }) => name)).toEqual(names);
});
