import { expect, test } from 'vitest';
import { barPath, linePath } from '../../../src/runtime/metrics/Sparkline.tsx';

const size = { width: 40, height: 21 };

test.each([
  [
    'linePath connects the middle of each bucket',
    linePath,
    [0, 5, 10, 0],
    10,
    'M5 20.5L15 10.5L25 0.5L35 20.5',
  ],
  ['linePath is empty if all amounts are zero', linePath, [0, 0], 10, ''],
  ['linePath is empty without amounts', linePath, [], 1, ''],
  ['linePath draws a small amount above zero', linePath, [1, 1000], 1000, 'M10 18.5L30 0.5'],
  ['barPath draws a bar for each amount above zero', barPath, [0, 5, 0, 10], 10, 'M15 21v-10M35 21v-20'],
  ['barPath draws a small amount two pixels high', barPath, [1, 0], 1000, 'M10 21v-2'],
  ['barPath is empty if all amounts are zero', barPath, [0, 0], 10, ''],
] as const)('%s', (_what, draw, amounts, highest, want) => {
  expect(draw(amounts, highest, size)).toBe(want);
});
