import { expect, test } from 'vitest';
import { type DebugStep, filterSteps } from '../../../../src/screens/debugging/run/debugRun.ts';

const step = (lineNo: number, targetField: string, rest: Partial<DebugStep>): DebugStep => ({
  lineNo,
  targetField,
  functionType: 'REGULAR',
  ...rest,
});

const steps = [
  step(1, 'orderNo', { input: '"PO-1"', output: '"PO-1"' }),
  step(2, 'qty', { input: '"x"', error: 'Not a number' }),
  step(12, 'lines[0].sku', { input: '"A"', output: '"A"' }),
  step(13, 'lines[0].qty', { input: '"y"', error: 'Not a number' }),
];

test.each([
  ['all, failing ones first', '', false, [2, 13, 1, 12]],
  ['errors only', '', true, [2, 13]],
  ['a target, whatever its case', 'ORDERNO', false, [1]],
  ['an input', '"a"', false, [12]],
  ['an error', 'number', false, [2, 13]],
  ['a line', '12', false, [12]],
  ['a part of a path among errors', 'lines', true, [13]],
  ['blanks are no search', '  ', false, [2, 13, 1, 12]],
  ['nothing', 'nowhere', false, []],
])('%s', (_, search, onlyErrors, want) => {
  expect(filterSteps(steps, search, onlyErrors).map(({ lineNo }) => lineNo)).toEqual(want);
});
