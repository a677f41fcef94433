import { expect, test } from 'vitest';
import { lazyModule, reloadModules } from '../../../../src/runtime/core/lazy/lazyModule.ts';

test('reloadModules replaces all modules at once, and a module that failed loads again later', async () => {
  let edition = 'first';
  const kept = lazyModule(async () => edition);
  const gone = lazyModule(async () => {
    if (edition === 'second') throw new Error('gone');
    return edition;
  });
  await Promise.all([kept.load(), gone.load()]);
  edition = 'second';
  const replaceModules = await reloadModules();
  expect(await Promise.all([kept.begin(), gone.begin()])).toEqual(['first', 'first']);
  replaceModules();
  expect(await kept.begin()).toBe('second');
  edition = 'third';
  expect(await gone.begin()).toBe('third');
});
