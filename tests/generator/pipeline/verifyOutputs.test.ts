import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { updateOutputs } from '../../../generator/pipeline/updateOutputs.ts';
import { verifyOutputs } from '../../../generator/pipeline/verifyOutputs.ts';
import { sampleFolder } from './sampleFolder.ts';

const { path, edit } = sampleFolder();
const thing = 'schemas/entities/thing.schema.json';

const fixHint = 'Fix the problems first, then run `npm run generate` and commit the result.';

test('a removed property is reported with its stale files until the next generation', async () => {
  edit(thing, ['properties', 'high'], undefined);
  edit(thing, ['x-validations'], undefined);
  const text = await verifyOutputs(path());
  expect(text).toContain(`${thing}: property high was removed`);
  const stale = [
    'forms/thing.ts',
    'labels/zh-CN/entities/thing.ts',
    'openapi.json',
    'types.ts',
    'validators/thing.js',
  ];
  expect(/^ *stale: (.*)$/m.exec(text)?.[1]?.split(', ')).toEqual(expect.arrayContaining(stale));
  expect(text).toMatch(/Run `npm run generate` and commit the result\.$/);
  expect(await updateOutputs(path())).toMatchObject({ changed: expect.arrayContaining(stale) });
  expect(await verifyOutputs(path())).toBe('');
});

test('a report with problems and stale files says to fix the problems first', async () => {
  edit(thing, ['properties', 'high'], undefined);
  edit(thing, ['x-validations'], undefined);
  edit('schemas/resources/thing.json', ['displayProperty'], 'nam');
  const text = await verifyOutputs(path());
  expect(text).toContain('The entity has no property "nam".');
  expect(text).toContain(`${thing}: property high was removed`);
  expect(text.endsWith(fixHint)).toBe(true);
  expect(text.match(/npm run generate/g)).toHaveLength(1);
});

test('a report with problems and without a comparison says to fix the problems first', async () => {
  rmSync(path(thing));
  expect((await verifyOutputs(path())).endsWith(`problems.\n${fixHint}`)).toBe(true);
});

test('a published schema that a library fails at causes a warning in each run, and no problem', async () => {
  const published = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { line: { $ref: '#/$defs/line' } },
    $defs: { line: { enum: [] } },
  };
  mkdirSync(path('schemas/external'));
  writeFileSync(path('schemas/external/order.json'), JSON.stringify(published));
  edit(thing, ['properties', 'payload'], {
    $ref: '../external/order.json',
    title: 'Payload',
    'x-i18n': { 'zh-CN': { title: '报文' } },
  });
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
  expect(await updateOutputs(path())).toMatchObject({ warnings: [] });
  expect(await verifyOutputs(path())).toBe('');
  const places = warn.mock.calls.map(([message]) => String(message).split('\n')[0]);
  expect(places).toEqual(Array(2).fill('schemas/external/order.json /$defs/line'));
});
