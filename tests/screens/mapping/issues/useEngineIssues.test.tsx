import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import { EngineStoppedError } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { useEngineCheck } from '../../../../src/screens/mapping/issues/useEngineIssues.ts';
import type { SheetColumn } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { lookUpProperties } from '../../../mapping/mapDocument.ts';

const real = createEngine(async () => undefined);
const row = createRow({
  targetField: 'a',
  type: 'STRING',
  functionType: 'CUSTOM',
  sourceField: 'b[',
  expression: 'c',
});

const checkWith = (check: typeof real.check) =>
  renderHook(() => useEngineCheck({ ...real, check }, lookUpProperties)).result.current;

test.each<[column: SheetColumn, text: string, keys: string[], calls: number]>([
  ['expression', '1 +', ['mapping.expressionInvalid'], 1],
  ['expression', '1 + 1', [], 1],
  ['sourceField', 'b]', ['mapping.pathInvalid'], 1],
  ['targetField', '', [], 0],
  ['description', '1 +', [], 0],
])('the engine checks the %s "%s": %j after %d calls', async (column, text, keys, calls) => {
  const check = vi.fn(real.check);
  const issues = await checkWith(check)(row, column, text);
  expect(issues.map(({ key }) => key)).toEqual(keys);
  expect(issues.every((issue) => issue.id === row.id && issue.column === column)).toBe(true);
  expect(check).toHaveBeenCalledTimes(calls);
});

test('a stopped engine reports no issue of the cell, any other failure is thrown', async () => {
  const stopped = checkWith(() => Promise.reject(new EngineStoppedError()));
  expect(await stopped(row, 'expression', '1 +')).toEqual([]);
  const broken = checkWith(() => Promise.reject(new Error('odd')));
  await expect(broken(row, 'expression', '1 +')).rejects.toThrow('odd');
});
