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

const issueOf = (id: number, column: CellIssue['column'], key: string): CellIssue => ({ id, column, key });

test('a cell has only the issues of the first source that reports any', () => {
  const found = groupIssuesByRow(
    [issueOf(1, 'expression', 'a'), issueOf(1, 'expression', 'b')],
    [issueOf(1, 'expression', 'c'), issueOf(1, 'sourceField', 'd'), issueOf(2, 'expression', 'e')],
  );
  expect([...found].map(([id, list]) => [id, list.map(({ key }) => key)])).toEqual([
    [1, ['a', 'b', 'd']],
    [2, ['e']],
  ]);
});

test.each([
  ['two rows for one field', ['qty', 'qty'], 'REGULAR', [2]],
  ['three rows for one field', ['qty', 'qty', 'sku', 'qty'], 'REGULAR', [4, 4]],
  ['different fields', ['qty', 'sku'], 'REGULAR', []],
  ['empty targets', ['', ''], 'REGULAR', []],
  ['a POST_CUSTOM row for the same field', ['qty', 'qty'], 'POST_CUSTOM', []],
])('findDuplicateTargets of %s', (_, targets, lastFunction, want) => {
  const rows = targets.map((targetField, place) =>
    createRow({ targetField, functionType: place === targets.length - 1 ? lastFunction : 'REGULAR' }),
  );
  const found = findDuplicateTargets(rows);
  expect(found.map(({ parameters }) => parameters?.line)).toEqual(want);
  expect(found.every(({ isAdvice }) => isAdvice)).toBe(true);
});

test('a late issue of the engine stays until its cell changes, even if the row moves', () => {
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
  const fixedRow = { ...first, cells: { ...first.cells, expression: '$x()' } };
  expect(filterApplicable(late, [second, fixedRow]).map(({ id }) => id)).toEqual([second.id]);
});

test('a problem from the service becomes an issue of its cell with the same message', () => {
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
      key: 'mappingEditor.findings.invalid',
      parameters: { message: 'No such field' },
    },
  ]);
});
