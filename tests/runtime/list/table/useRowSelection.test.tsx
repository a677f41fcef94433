import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RowSelection, useRowSelection } from '../../../../src/runtime/list/table/useRowSelection.ts';

const rows = ['a', 'b', 'c', 'd'].map((uuid) => ({ uuid }));
const otherPage = ['e', 'f'].map((uuid) => ({ uuid }));

const renderSelection = () =>
  renderHook(({ of, page }) => useRowSelection(of, false, page), {
    initialProps: { of: 'list', page: rows },
  });

test.each<
  [what: string, steps: readonly ((selection: RowSelection) => void)[], want: string, isAll: boolean]
>([
  ['no row at first', [], '', false],
  ['one toggled row', [({ toggle }) => toggle('b')], 'b', false],
  ['no row after a second toggle', [({ toggle }) => toggle('b'), ({ toggle }) => toggle('b')], '', false],
  ['a range downwards', [({ toggle }) => toggle('a'), ({ toggle }) => toggle('c', true)], 'abc', false],
  ['a range upwards', [({ toggle }) => toggle('d'), ({ toggle }) => toggle('b', true)], 'bcd', false],
  [
    'the other rows after a range is deselected',
    [({ togglePage }) => togglePage(), ({ toggle }) => toggle('a'), ({ toggle }) => toggle('c', true)],
    'd',
    false,
  ],
  ['one row for a range without a start', [({ toggle }) => toggle('c', true)], 'c', false],
  ['all rows of the page', [({ togglePage }) => togglePage()], 'abcd', false],
  [
    'all rows of a partly selected page',
    [({ toggle }) => toggle('b'), ({ togglePage }) => togglePage()],
    'abcd',
    false,
  ],
  [
    'no row after two toggles of the page',
    [({ togglePage }) => togglePage(), ({ togglePage }) => togglePage()],
    '',
    false,
  ],
  ['all matches', [({ chooseAll }) => chooseAll()], 'abcd', true],
  [
    'the visible rows after one of all matches is deselected',
    [({ chooseAll }) => chooseAll(), ({ toggle }) => toggle('a')],
    'bcd',
    false,
  ],
  ['no row after clearing', [({ chooseAll }) => chooseAll(), ({ clear }) => clear()], '', false],
])('the selection holds %s', (_what, steps, want, isAll) => {
  const { result } = renderSelection();
  for (const step of steps) act(() => step(result.current));
  expect([...result.current.uuids].toSorted().join('')).toBe(want);
  expect(result.current.isAll).toBe(isAll);
  expect(result.current.isPage).toBe(want === 'abcd');
});

test('a range whose start is on another page holds only its end', () => {
  const { result, rerender } = renderSelection();
  act(() => result.current.toggle('b'));
  rerender({ of: 'list', page: otherPage });
  act(() => result.current.toggle('e', true));
  expect([...result.current.uuids]).toEqual(['b', 'e']);
});

test('the selection survives another page and new rows, but not other filters and the way back', () => {
  const { result, rerender } = renderSelection();
  act(() => result.current.toggle('b'));
  rerender({ of: 'list', page: otherPage });
  act(() => result.current.toggle('e'));
  expect([...result.current.uuids]).toEqual(['b', 'e']);
  rerender({ of: 'list', page: rows.map((row) => ({ ...row })) });
  expect([...result.current.uuids]).toEqual(['b', 'e']);
  rerender({ of: 'list of others', page: rows });
  expect(result.current.uuids.size).toBe(0);
  rerender({ of: 'list', page: rows });
  expect(result.current.uuids.size).toBe(0);
});

test('rows of other filters change no selection, also not that of all matches', () => {
  const { result, rerender } = renderHook(({ isOther }) => useRowSelection('list', isOther, rows), {
    initialProps: { isOther: false },
  });
  act(() => result.current.chooseAll());
  rerender({ isOther: true });
  act(() => result.current.toggle('a'));
  act(() => result.current.togglePage());
  expect(result.current).toMatchObject({ isAll: true, uuids: new Set(['a', 'b', 'c', 'd']) });
});
