import { beforeAll, expect, test } from 'vitest';
import phraseTable from '../../../../locales/validation/en-US.json' with { type: 'json' };
import { createPhrases } from '../../../../src/contract/text/phrases.ts';
import form from '../../../../src/generated/forms/interface.ts';
import labels from '../../../../src/generated/labels/en-US/resources/interface.ts';
import { cellAtPath, validateRows } from '../../../../src/screens/mapping/issues/validateRows.ts';
import type { SheetColumn } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

const table = createPhrases((key) => {
  throw new Error(key);
}, 'en-US');
const phrases = {
  translate: (key: string, parameters?: object) => table.translate('en-US', key, { ...parameters }),
  has: (key: string) => table.has('en-US', key),
};

beforeAll(() => {
  table.add('en-US', phraseTable);
  table.add('en-US', labels);
});

const validRow = { targetField: 'qty', type: 'INTEGER', functionType: 'REGULAR', sourceField: 'quantity' };

test.each<[string, Partial<Record<SheetColumn, string>>, readonly string[]]>([
  ['a valid row', {}, []],
  ['no target', { targetField: '' }, ['targetField: Target field cannot be empty']],
  ['a target with a space', { targetField: 'a b' }, ['targetField: Target field cannot contain spaces']],
  [
    'a long target',
    { targetField: 'x'.repeat(201) },
    ['targetField: Target field cannot exceed 200 characters'],
  ],
  ['a target of 200 characters', { targetField: 'x'.repeat(200) }, []],
  ['no type', { type: '' }, ['type: Type cannot be empty']],
  ['an unknown type', { type: 'text' }, ['type: Type must be selected from the list']],
  ['no function type', { functionType: '' }, ['functionType: Function type must be selected']],
  [
    'an unknown function type',
    { functionType: 'Summe' },
    ['functionType: Function type must be selected from the list'],
  ],
  ['REGULAR without a source field', { sourceField: '' }, ['sourceField: Source field cannot be empty']],
  ['CUSTOM without an expression', { functionType: 'CUSTOM' }, ['expression: Expression cannot be empty']],
  ['CUSTOM without a source field', { functionType: 'CUSTOM', sourceField: '', expression: '1' }, []],
  [
    'FIXED_VALUE without an expression',
    { functionType: 'FIXED_VALUE' },
    ['expression: Expression cannot be empty'],
  ],
  [
    'SUB_TABLE without source field and expression',
    { functionType: 'SUB_TABLE', sourceField: '' },
    ['sourceField: Source field cannot be empty', 'expression: Expression cannot be empty'],
  ],
  ['SUB_TABLE with source field and expression', { functionType: 'SUB_TABLE', expression: 'line' }, []],
  [
    'a long description',
    { description: 'x'.repeat(201) },
    ['description: Description cannot exceed 200 characters'],
  ],
])('validateRows with %s', (_, cells, want) => {
  const rows = [createRow(validRow), createRow({ ...validRow, ...cells })];
  const found = validateRows(rows, form, phrases);
  expect(
    found.map(({ column, key, parameters }) => `${column}: ${phrases.translate(key, parameters)}`),
  ).toEqual(want);
  expect(found.every(({ id }) => id === rows[1]?.id)).toBe(true);
});

test.each<[string, SheetColumn | undefined]>([
  ['fieldMappings.1.sourceField', 'sourceField'],
  ['fieldMappings.2.sourceField', undefined],
  ['fieldMappings.1.lineNo', undefined],
  ['fieldMappings', undefined],
  ['path', undefined],
])('cellAtPath of the problem %s', (field, want) => {
  const rows = [createRow(validRow), createRow(validRow)];
  expect(cellAtPath(field, rows)).toEqual(want && { id: rows[1]?.id, column: want });
});
