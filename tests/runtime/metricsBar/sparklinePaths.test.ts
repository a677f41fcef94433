import { expect, test } from 'vitest';
import { barPath, linePath } from '../../../src/runtime/metricsBar/sparklinePaths.ts';

const size = { width: 40, height: 21 };

test.each([
  ['a line through the middle of each part', linePath, [0, 5, 10, 0], 10, 'M5 20.5L15 10.5L25 0.5L35 20.5'],
  ['nothing where all are zero', linePath, [0, 0], 10, ''],
  ['nothing of nothing', linePath, [], 1, ''],
  ['little is still seen', linePath, [1, 1000], 1000, 'M10 18.5L30 0.5'],
  ['a bar for each that is not zero', barPath, [0, 5, 0, 10], 10, 'M15 21v-10M35 21v-20'],
  ['a little bar', barPath, [1, 0], 1000, 'M10 21v-2'],
  ['no bars', barPath, [0, 0], 10, ''],
] as const)('%s', (_what, draw, amounts, highest, want) => {
  expect(draw(amounts, highest, size)).toBe(want);
});
