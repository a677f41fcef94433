// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  type CellIssue,
  filterApplicable,
  groupIssuesByRow,
} from '../../../../src/screens/mapping/issues/CellIssue.ts';
import { refusedCellIssues } from '../../../../src/screens/mapping/issues/useCellIssues.ts';
import { toEngineIssues } from '../../../../src/screens/mapping/issues/useEngineIssues.ts';
import { findDuplicateTargets } from '../../../../src/screens/mapping/issues/validateRows.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

const finding = (id: number, column: CellIssue['column'], key: string): CellIssue => ({ id, column, key });

test('a cell is told about by the first source that has something against it', () => {
  const found = groupIssuesByRow(
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
  const found = findDuplicateTargets(rows);
  expect(found.map(({ parameters }) => parameters?.line)).toEqual(want);
  expect(found.every(({ isAdvice }) => isAdvice)).toBe(true);
});

test('what came late stands as long as its cell is as it was, wherever the row moves', () => {
  const [first, second] = [createRow({ expression: '$x(' }), createRow({ expression: '1 +' })];
  const late = toEngineIssues(
    [
      {
        index: 0,
        field: 'expression',
        error: { code: 'expressionInvalid', parameters: { message: 'no )' } },
      },
      {
        index: 1,
        field: 'expression',
        error: { code: 'expressionInvalid', parameters: { message: 'no term' } },
      },
      { index: 7, field: 'expression', error: { code: 'expressionInvalid', parameters: {} } },
    ],
    [first, second],
  );
  expect(late.map(({ id, key }) => [id, key])).toEqual([
    [first.id, 'mapping.expressionInvalid'],
    [second.id, 'mapping.expressionInvalid'],
  ]);
  const mended = { ...first, cells: { ...first.cells, expression: '$x()' } };
  expect(filterApplicable(late, [second, mended]).map(({ id }) => id)).toEqual([second.id]);
});

test('what the service refuses lands on its cell, in its words', () => {
  const rows = [createRow({ sourceField: 'a' }), createRow({ sourceField: 'b' })];
  const refused = [
    { field: 'fieldMappings.1.sourceField', message: 'No such field' },
    { field: 'path', message: 'Path cannot be empty' },
  ];
  expect(refusedCellIssues(refused, rows)).toEqual([
    {
      id: rows[1]?.id,
      column: 'sourceField',
      text: 'b',
      key: 'mappingEditor.findings.refused',
      parameters: { message: 'No such field' },
    },
  ]);
});
