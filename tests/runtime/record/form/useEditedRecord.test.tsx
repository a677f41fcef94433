import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { useEditedRecord } from '../../../../src/runtime/record/form/useEditedRecord.ts';

type Hook = ReturnType<typeof useEditedRecord>;

const first: Row = { uuid: '7', name: 'Li', stamp: 'a' };
const second: Row = { uuid: '7', name: 'Lu', stamp: 'b' };
const unchanged = () => {};

// biome-ignore format: one row for each case
test.each<[what: string, before: Row, use: (hook: Hook) => void, after: Row, want: Row, openings: number]>([
  ['a form without changes', first, unchanged, second, second, 1],
  ['a form with changes', first, (hook) => hook.setDirty(true), second, first, 0],
  ['a save without a record as its answer', first, (hook) => hook.reset(first), second, second, 2],
  ['a save with the record as its answer', first, (hook) => hook.reset(second), { ...second }, second, 1],
  ['a save whose answer arrives before the next reading', first, (hook) => hook.reset(second), first, second, 1],
  ['the same record again', first, unchanged, { ...first }, first, 0],
  ['a later version', { ...first, version: 1 }, unchanged, { ...second, version: 2 }, { ...second, version: 2 }, 1],
  ['an earlier version', { ...first, version: 2 }, unchanged, { ...second, version: 1 }, { ...first, version: 2 }, 0],
])('%s', (_, before, use, after, want, openings) => {
  const { result, rerender } = renderHook(useEditedRecord, { initialProps: before });
  act(() => use(result.current));
  rerender(after);
  expect(result.current.record).toEqual(want);
  expect(result.current.revision).toBe(openings);
});
