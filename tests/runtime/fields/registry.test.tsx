import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '../../../src/contract/model/resource.ts';
import { fieldTypeOf } from '../../../src/runtime/fields/registry.ts';

const reference = { operation: 'erp.query', value: 'uuid', label: 'name' };

test.each<[want: string, field: Field]>([
  ['text', { type: 'string' }],
  ['text', { type: 'string', format: 'email', maxLength: 30 }],
  ['multiline', { type: 'string', widget: 'multiline' }],
  ['time', { type: 'string', widget: 'time' }],
  ['timeZone', { type: 'string', format: 'time-zone', maxLength: 40 }],
  ['json', { type: 'string', widget: 'json' }],
  ['code', { type: 'string', widget: 'code' }],
  ['json', { type: 'object' }],
  ['cron', { type: 'string', format: 'cron' }],
  ['file', { type: 'string', widget: 'file' }],
  ['failure', { type: 'string', widget: 'failure' }],
  ['changes', { type: 'array', widget: 'changes', fields: { field: { type: 'string' } } }],
  ['secret', { type: 'string', widget: 'secret', writeOnly: true }],
  ['secretEntry', { type: 'string', secretEntry: { name: 'n', choice: 'c', words: ['key'] } }],
  ['dateTime', { type: 'string', format: 'date-time' }],
  ['number', { type: 'integer' }],
  ['number', { type: 'number' }],
  ['boolean', { type: 'boolean' }],
  ['outcome', { type: 'boolean', widget: 'outcome' }],
  ['choice', { type: 'string', choices: ['A'] }],
  ['choice', { type: 'integer', choices: [1] }],
  ['reference', { type: 'string', reference }],
  ['choices', { type: 'array', items: { type: 'string', choices: ['A'] } }],
  ['references', { type: 'array', items: { type: 'string', reference } }],
  ['choices', { type: 'array', items: { type: 'string' } }],
  ['object', { type: 'object', fields: { name: { type: 'string' } } }],
  ['objectList', { type: 'array', fields: { name: { type: 'string' } } }],
])('the field type %s applies to %o', (want, field) => {
  expect(fieldTypeOf(field, 'thing', ['property']).name).toBe(want);
});

const typesFolder = join(import.meta.dirname, '../../../src/runtime/fields/types');
const widgets = readdirSync(typesFolder)
  .map((folder) => join(typesFolder, folder, 'widgets.json'))
  .filter((path) => existsSync(path))
  .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8'))));

test.each(widgets)('the widget %s has a field type other than plain text', (widget) => {
  const field: Field = { type: 'string', widget, ...(widget === 'secret' && { writeOnly: true }) };
  expect(fieldTypeOf(field, 'thing', ['property']).name).not.toBe('text');
});

test('fieldTypeOf throws an error with the path, type and format of an unknown field', () => {
  const field = { type: 'null' as 'string', format: 'odd' };
  expect(() => fieldTypeOf(field, 'thing', ['a', 'b'])).toThrow(
    /thing\.a\.b \(type null, format odd\).*registry/,
  );
});
