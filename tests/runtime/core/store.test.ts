import { expect, test } from 'vitest';
import { createStore } from '../../../src/runtime/core/store.ts';

test('a store refuses a sixth listener until another one unsubscribes', () => {
  const store = createStore('zh-CN', 5);
  const leave = Array.from({ length: 5 }, () => store.subscribe(() => {}));
  expect(() => store.subscribe(() => {})).toThrow('at most 5 listeners');
  leave[0]?.();
  expect(() => store.subscribe(() => {})).not.toThrow();
});

test('a listener receives each change and reads the new value', () => {
  const store = createStore(1);
  const received: number[] = [];
  const leave = store.subscribe(() => received.push(store.get()));
  store.set(2);
  store.set(3);
  leave();
  store.set(4);
  expect(received).toEqual([2, 3]);
});
