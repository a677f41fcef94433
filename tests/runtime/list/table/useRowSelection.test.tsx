import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RowSelection, useRowSelection } from '../../../../src/runtime/list/table/useRowSelection.ts';

const rows = ['a', 'b', 'c', 'd'].map((uuid) => ({ uuid }));
const otherPage = ['e', 'f'].map((uuid) => ({ uuid }));

const selecting = () =>
  renderHook(({ of, page }) => useRowSelection(of, page), { initialProps: { of: 'list', page: rows } });

test.each<
  [what: string, steps: readonly ((selection: RowSelection) => void)[], want: string, isAll: boolean]
>([
  ['nothing', [], '', false],
  ['one', [({ toggle }) => toggle('b')], 'b', false],
  ['one, and no longer', [({ toggle }) => toggle('b'), ({ toggle }) => toggle('b')], '', false],
  ['a range down', [({ toggle }) => toggle('a'), ({ toggle }) => toggle('c', true)], 'abc', false],
  ['a range up', [({ toggle }) => toggle('d'), ({ toggle }) => toggle('b', true)], 'bcd', false],
  [
    'a range is taken away too',
    [({ togglePage }) => togglePage(), ({ toggle }) => toggle('a'), ({ toggle }) => toggle('c', true)],
    'd',
    false,
  ],
  ['a range from nowhere', [({ toggle }) => toggle('c', true)], 'c', false],
  ['the page', [({ togglePage }) => togglePage()], 'abcd', false],
  [
    'a page of which one was chosen',
    [({ toggle }) => toggle('b'), ({ togglePage }) => togglePage()],
    'abcd',
    false,
  ],
  ['not the page', [({ togglePage }) => togglePage(), ({ togglePage }) => togglePage()], '', false],
  ['all', [({ chooseAll }) => chooseAll()], 'abcd', true],
  [
    'all but one is no longer all: only what can be seen',
    [({ chooseAll }) => chooseAll(), ({ toggle }) => toggle('a')],
    'bcd',
    false,
  ],
  ['cleared', [({ chooseAll }) => chooseAll(), ({ clear }) => clear()], '', false],
])('%s', (_what, steps, want, isAll) => {
  const { result } = selecting();
  for (const step of steps) act(() => step(result.current));
  expect([...result.current.uuids].toSorted().join('')).toBe(want);
  expect(result.current.isAll).toBe(isAll);
  expect(result.current.isPage).toBe(want === 'abcd');
});

test('it outlives another page and new rows, but not other filters', () => {
  const { result, rerender } = selecting();
  act(() => result.current.toggle('b'));
  rerender({ of: 'list', page: otherPage });
  act(() => result.current.toggle('e'));
  expect([...result.current.uuids]).toEqual(['b', 'e']);
  rerender({ of: 'list', page: rows.map((row) => ({ ...row })) });
  expect([...result.current.uuids]).toEqual(['b', 'e']);
  rerender({ of: 'list of others', page: rows });
  expect(result.current.uuids.size).toBe(0);
});
