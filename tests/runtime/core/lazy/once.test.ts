import { expect, test, vi } from 'vitest';
import { getOrCreate } from '../../../../src/runtime/core/lazy/once.ts';

test.each([
  { of: 'a name', cache: new Map<object, unknown>(), value: 'one' },
  { of: 'false', cache: new Map<object, unknown>(), value: false },
  { of: 'an object in a WeakMap', cache: new WeakMap<object, unknown>(), value: {} },
])('a value is created once: $of', ({ cache, value }) => {
  const key = {};
  const create = vi.fn(() => value);
  expect([getOrCreate(cache, key, create), getOrCreate(cache, key, create)]).toEqual([value, value]);
  expect(create).toHaveBeenCalledOnce();
});
