import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { useUrlState } from '../../../../src/runtime/core/routing/useUrlState.ts';

const defaults = { view: 'search', page: '0', name: '' };

beforeEach(() => navigate('/things', { replace: true }));

test.each([
  { url: '/things', want: defaults },
  { url: '/things?page=2&name=%E4%B8%8A+%26', want: { view: 'search', page: '2', name: '上 &' } },
  { url: '/things?other=1&view=edit', want: { view: 'edit', page: '0', name: '' } },
])('useUrlState reads $url as $want', ({ url, want }) => {
  navigate(url);
  const { result } = renderHook(() => useUrlState(defaults));
  expect(result.current[0]).toEqual(want);
});

test.each([
  { from: '/things', patch: { page: '2' }, want: '/things?page=2' },
  { from: '/things?page=2', patch: { page: '0' }, want: '/things' },
  { from: '/things?tab=a&page=2', patch: { name: '上 &' }, want: '/things?tab=a&page=2&name=%E4%B8%8A+%26' },
  { from: '/things?name=x', patch: { name: undefined }, want: '/things' },
])('the change $patch turns $from into $want', ({ from, patch, want }) => {
  navigate(from);
  const { result } = renderHook(() => useUrlState(defaults));
  act(() => result.current[1](patch));
  expect(currentLocation()).toBe(want);
  expect(location.hash).toBe(`#${want}`);
  const again = renderHook(() => useUrlState(defaults));
  expect(again.result.current[0]).toEqual(result.current[0]);
});

test('two changes before the next render add up', () => {
  const { result } = renderHook(() => useUrlState(defaults));
  act(() => {
    result.current[1]({ name: 'a' });
    result.current[1]({ page: '3' });
  });
  expect(result.current[0]).toEqual({ view: 'search', name: 'a', page: '3' });
});

test('a change adds a history entry, and a replacement adds none', () => {
  const { result } = renderHook(() => useUrlState(defaults));
  const before = history.length;
  act(() => result.current[1]({ name: 'a' }, { replace: true }));
  expect(history.length).toBe(before);
  act(() => result.current[1]({ name: 'b' }));
  expect(history.length).toBe(before + 1);
});
