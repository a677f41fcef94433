import { expect, test } from 'vitest';
import { typesOutput } from '../../../generator/external/emit/typesModule.ts';
import { problemsAfter } from '../sampleProject.ts';
import { bundleSchemas } from './bundleSchemas.ts';
import { withPublishedSchemas } from './withPublishedSchemas.ts';

type Json = Readonly<Record<string, unknown>>;

const $schema = 'http://json-schema.org/draft-07/schema#';
const line: Json = { $schema, type: 'string', maxLength: 3 };
const order = (ref: string, more: Json = {}): Json => ({
  $schema,
  ...more,
  type: 'object',
  properties: { line: { $ref: ref } },
});

/** Reference → files beside the one that refers, all unedited. */
const addresses: readonly [ref: string, files: Readonly<Record<string, Json>>, more?: Json][] = [
  ['line.json', { 'line.json': line }],
  ['line', { 'line.json': line }],
  ['./parts/line', { 'parts/line.json': line }],
  ['line#/definitions/line', { 'line.json': { $schema, definitions: { line } } }],
  ['https://partner.example/schemas/line', { 'partner.example/schemas/line.json': line }],
  ['http://partner.example/schemas/line#', { 'partner.example/schemas/line.json': line }],
  [
    'https://partner.example/schemas/line',
    { 'any name.json': { ...line, $id: 'https://partner.example/schemas/line' } },
  ],
  ['line', { 'line.json': line }, { $id: 'https://partner.example/schemas/order' }],
  ['line', { 'partner.example/schemas/line.json': line }, { $id: 'https://partner.example/schemas/order' }],
  [
    '/schemas/line',
    { 'partner.example/schemas/line.json': line },
    { $id: 'https://partner.example/orders/order' },
  ],
  ['https://partner.example/schemas/line?version=2', { 'partner.example/schemas/line.json': line }],
];

test.each(addresses)('%s in order.json finds %j', (ref, files, more) => {
  const published = { 'order.json': order(ref, more), ...files };
  const problems = problemsAfter(withPublishedSchemas(published));
  expect(problems.filter(({ file }) => file.startsWith('schemas/external/'))).toEqual([]);
  const isValid = (value: unknown) => bundleSchemas(published).ajv().validate('validate', value);
  expect([isValid({ line: 'abc' }), isValid({ line: 'abcd' })]).toEqual([true, false]);
});

test('an address without a saved file is a warning, and accepts every value', async () => {
  const published = {
    'order.json': {
      $schema,
      type: 'object',
      properties: { line: { $ref: 'https://partner.example/schemas/line?version=2' }, no: line },
    },
  };
  const problems = problemsAfter(withPublishedSchemas(published));
  expect(problems.filter(({ file }) => file.startsWith('schemas/external/'))).toMatchObject([
    {
      pointer: '/properties/line/$ref',
      isWarning: true,
      fix: 'Save it as "schemas/external/partner.example/schemas/line.json". Until then, every value is accepted here.',
    },
  ]);
  const bundle = bundleSchemas(published);
  const isValid = (value: unknown) => bundle.ajv().validate('validate', value);
  expect([isValid({ line: 1 }), isValid({ line: [], no: 'abcd' })]).toEqual([true, false]);
  expect((await typesOutput(bundle)).text).toContain('line?: unknown');
});
