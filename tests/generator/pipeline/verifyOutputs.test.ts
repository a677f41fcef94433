import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateOutputs } from '../../../generator/pipeline/updateOutputs.ts';
import { verifyOutputs } from '../../../generator/pipeline/verifyOutputs.ts';
import { projectRoot, setAtPath } from '../sampleProject.ts';

let root: string;

/** A copy of this project's own schemas, locales and generated files. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['schemas', 'locales', 'src/generated'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function edit(path: string, keys: readonly (string | number)[], value: unknown): void {
  const source: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  setAtPath(source, keys, value);
  writeFileSync(join(root, path), JSON.stringify(source, null, 2));
}

const fixHint = 'Fix the problems first, then run `npm run generate` and commit the result.';

/** Removed property without references → the files that become stale. */
const deletions: readonly [entity: string, property: string, stale: readonly string[]][] = [
  [
    'robot',
    'atMobiles',
    ['forms/robot.ts', 'labels/zh-CN/entities/robot.ts', 'openapi.json', 'types.ts', 'validators/robot.js'],
  ],
  ['securityConfig', 'maskFields', ['openapi.json', 'types.ts', 'validators/securityConfig.js']],
];

test.each(deletions)(
  'the removed property %s.%s is reported with its stale files until the next generation',
  async (entity, property, stale) => {
    const file = `schemas/entities/${entity}.schema.json`;
    edit(file, ['properties', property], undefined);
    const text = await verifyOutputs(root);
    expect(text).toContain(`${file}: property ${property} was removed`);
    const listed = /^ *stale: (.*)$/m.exec(text)?.[1]?.split(', ');
    expect(listed).toEqual(expect.arrayContaining([...stale]));
    expect(text).toMatch(/Run `npm run generate` and commit the result\.$/);
    expect(await updateOutputs(root)).toMatchObject({ changed: expect.arrayContaining([...stale]) });
    expect(await verifyOutputs(root)).toBe('');
  },
);

test('a report with problems and stale files asks to fix the problems first', async () => {
  edit('schemas/entities/robot.schema.json', ['properties', 'keyword'], undefined);
  edit('schemas/resources/robot.json', ['displayProperty'], 'nam');
  const text = await verifyOutputs(root);
  expect(text).toContain('The entity has no property "nam".');
  expect(text).toContain('schemas/entities/robot.schema.json: property keyword was removed');
  expect(text.endsWith(fixHint)).toBe(true);
  expect(text.match(/npm run generate/g)).toHaveLength(1);
});

test('a report with problems and without a comparison asks to fix the problems first', async () => {
  rmSync(join(root, 'schemas/entities/robot.schema.json'));
  expect((await verifyOutputs(root)).endsWith(`problems.\n${fixHint}`)).toBe(true);
});

test('a published schema that a library fails at causes a warning in each run, and no problem', async () => {
  const published = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { line: { $ref: '#/$defs/line' } },
    $defs: { line: { enum: [] } },
  };
  mkdirSync(join(root, 'schemas/external'));
  writeFileSync(join(root, 'schemas/external/order.json'), JSON.stringify(published));
  edit('schemas/entities/robot.schema.json', ['properties', 'payload'], {
    $ref: '../external/order.json',
    title: 'Payload',
    'x-i18n': { 'zh-CN': { title: '报文' } },
  });
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
  expect(await updateOutputs(root)).toMatchObject({ warnings: [] });
  expect(await verifyOutputs(root)).toBe('');
  const places = warn.mock.calls.map(([message]) => String(message).split('\n')[0]);
  expect(places).toEqual(Array(2).fill('schemas/external/order.json /$defs/line'));
});
