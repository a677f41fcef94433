import { expect, test } from 'vitest';
import { createStore } from '../../../src/runtime/core/store.ts';

test('a sixth listener is refused; one that left makes room', () => {
  const store = createStore('zh-CN', 5);
  const leave = Array.from({ length: 5 }, () => store.subscribe(() => {}));
  expect(() => store.subscribe(() => {})).toThrow('at most 5 listeners');
  leave[0]?.();
  expect(() => store.subscribe(() => {})).not.toThrow();
});

test('listeners hear each change and read the new value', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.set(3);
  leave();
  store.set(4);
  expect(heard).toEqual([2, 3]);
});
