import { expect, test } from 'vitest';
import { lazyModule, reloadModules } from '../../../../src/runtime/core/lazy/lazyModule.ts';

test('modules stay what they were until all are put in place at once; what is gone is asked for anew', async () => {
  let edition = 'first';
  const kept = lazyModule(async () => edition);
  const gone = lazyModule(async () => {
    if (edition === 'second') throw new Error('gone');
    return edition;
  });
  await Promise.all([kept.load(), gone.load()]);
  edition = 'second';
  const putInPlace = await reloadModules();
  expect(await Promise.all([kept.begin(), gone.begin()])).toEqual(['first', 'first']);
  putInPlace();
  expect(await kept.begin()).toBe('second');
  edition = 'third';
  expect(await gone.begin()).toBe('third');
});
