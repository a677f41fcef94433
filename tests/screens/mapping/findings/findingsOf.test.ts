import { expect, test } from 'vitest';
import type { Finding } from '../../../../src/screens/mapping/findings/Finding.ts';
import { findingsOf } from '../../../../src/screens/mapping/findings/findingsOf.ts';
import { refusedCells } from '../../../../src/screens/mapping/findings/refusedCells.ts';
import { repeats } from '../../../../src/screens/mapping/findings/repeats.ts';
import { standing } from '../../../../src/screens/mapping/findings/standing.ts';
import { faultFindings } from '../../../../src/screens/mapping/findings/useFaults.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/createRow.ts';

const finding = (id: number, column: Finding['column'], key: string): Finding => ({ id, column, key });

test('a cell is told about by the first source that has something against it', () => {
  const found = findingsOf(
    [finding(1, 'expression', 'a'), finding(1, 'expression', 'b')],
    [finding(1, 'expression', 'c'), finding(1, 'sourceField', 'd'), finding(2, 'expression', 'e')],
  );
  expect([...found].map(([id, list]) => [id, list.map(({ key }) => key)])).toEqual([
    [1, ['a', 'b', 'd']],
    [2, ['e']],
  ]);
});

test.each([
  ['two rows', ['qty', 'qty'], 'REGULAR', [2]],
  ['three rows: each but the last names the last', ['qty', 'qty', 'sku', 'qty'], 'REGULAR', [4, 4]],
  ['different fields', ['qty', 'sku'], 'REGULAR', []],
  ['empty targets', ['', ''], 'REGULAR', []],
  ['post custom corrects what was written', ['qty', 'qty'], 'POST_CUSTOM', []],
])('rows that write to one field: %s', (_, targets, lastFunction, want) => {
  const rows = targets.map((targetField, place) =>
    createRow({ targetField, functionType: place === targets.length - 1 ? lastFunction : 'REGULAR' }),
  );
  const found = repeats(rows);
  expect(found.map(({ parameters }) => parameters?.line)).toEqual(want);
  expect(found.every(({ isAdvice }) => isAdvice)).toBe(true);
});

test('what came late stands as long as its cell is as it was, wherever the row moves', () => {
  const [first, second] = [createRow({ expression: '$x(' }), createRow({ expression: '1 +' })];
  const late = faultFindings(
    [
      {
        index: 0,
        field: 'expression',
        fault: { code: 'expressionInvalid', parameters: { message: 'no )' } },
      },
      {
        index: 1,
        field: 'expression',
        fault: { code: 'expressionInvalid', parameters: { message: 'no term' } },
      },
      { index: 7, field: 'expression', fault: { code: 'expressionInvalid', parameters: {} } },
    ],
    [first, second],
  );
  expect(late.map(({ id, key }) => [id, key])).toEqual([
    [first.id, 'mapping.expressionInvalid'],
    [second.id, 'mapping.expressionInvalid'],
  ]);
  const mended = { ...first, cells: { ...first.cells, expression: '$x()' } };
  expect(standing(late, [second, mended]).map(({ id }) => id)).toEqual([second.id]);
});

test('what the service refuses lands on its cell, in its words', () => {
  const rows = [createRow({ sourceField: 'a' }), createRow({ sourceField: 'b' })];
  const refused = [
    { field: 'fieldMappings.1.sourceField', message: 'No such field' },
    { field: 'path', message: 'Path cannot be empty' },
  ];
  expect(refusedCells(refused, rows)).toEqual([
    {
      id: rows[1]?.id,
      column: 'sourceField',
      text: 'b',
      key: 'mappingEditor.findings.refused',
      parameters: { message: 'No such field' },
    },
  ]);
});
