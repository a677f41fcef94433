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
  ['all steps, failed steps first', '', false, [2, 13, 1, 12]],
  ['failed steps only', '', true, [2, 13]],
  ['steps by target field, ignoring case', 'ORDERNO', false, [1]],
  ['steps by input', '"a"', false, [12]],
  ['steps by error', 'number', false, [2, 13]],
  ['steps by line number', '12', false, [12]],
  ['failed steps by a part of a path', 'lines', true, [13]],
  ['all steps for a blank search', '  ', false, [2, 13, 1, 12]],
  ['no steps without a match', 'nowhere', false, []],
])('filterSteps gives %s', (_, search, onlyErrors, want) => {
  expect(filterSteps(steps, search, onlyErrors).map(({ lineNo }) => lineNo)).toEqual(want);
});
