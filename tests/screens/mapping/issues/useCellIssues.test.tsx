import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import form from '../../../../src/generated/forms/interface.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { noIssues } from '../../../../src/runtime/form/issues/formIssues.ts';
import type { SaveRefusal } from '../../../../src/screens/mapping/editor/saving/useSaveMapping.ts';
import { useCellIssues } from '../../../../src/screens/mapping/issues/useCellIssues.ts';
import type { SheetRow } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { enter } from '../../../runtime/core/stubService.ts';

beforeEach(async () => {
  await enter('interface');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const named = (targetField: string): SheetRow =>
  createRow({ targetField, type: 'STRING', functionType: 'REGULAR', sourceField: 'no' });

interface Given {
  readonly rows: readonly SheetRow[];
  readonly refusal?: SaveRefusal;
}

/** Renders the hook with these rows. Typing has paused after each rendering. */
function render(given: Given) {
  const engineIssues: [] = [];
  const { result, rerender } = renderHook(
    ({ rows, refusal }: Given) => useCellIssues(rows, { form, engineIssues, refusal }),
    { initialProps: given, wrapper: LocaleProvider },
  );
  const pause = () => act(() => vi.advanceTimersByTime(150));
  pause();
  return {
    issuesOf: ({ id }: SheetRow) => result.current.issues?.get(id),
    otherMessages: () => result.current.otherMessages,
    update: (next: Given) => {
      rerender(next);
      pause();
    },
  };
}

const refusalOf = (rows: readonly SheetRow[], field = '', message = ''): SaveRefusal => ({
  rows,
  issues: { ...noIssues, refusedFields: field === '' ? [] : [{ field, message }] },
});

test('a blank row has issues only after a refused save', () => {
  const blank = createRow();
  const rows = [named('a'), blank];
  const { issuesOf, update } = render({ rows });
  expect(issuesOf(blank)).toBeUndefined();
  update({ rows, refusal: refusalOf(rows) });
  expect(issuesOf(blank)).toHaveLength(2);
});

test('the issues of a row stay the same value while another row changes', () => {
  const wrong = named('a b');
  const { issuesOf, update } = render({ rows: [wrong, named('c')] });
  const before = issuesOf(wrong);
  expect(before).toHaveLength(1);
  update({ rows: [wrong, named('d e')] });
  expect(issuesOf(wrong)).toBe(before);
});

test('a problem of the service is an issue of its cell until the cell changes, or a message without a cell', () => {
  const row = named('a');
  const refusal = refusalOf([row], 'fieldMappings.0.targetField', 'taken');
  const { issuesOf, otherMessages, update } = render({ rows: [row], refusal });
  expect(issuesOf(row)).toMatchObject([{ column: 'targetField', text: 'a' }]);
  expect(otherMessages()).toEqual([]);
  const changed = { ...row, cells: { ...row.cells, targetField: 'b' } };
  update({ rows: [changed], refusal });
  expect(issuesOf(row)).toBeUndefined();
  update({ rows: [changed], refusal: refusalOf([row], 'interfaceName', 'The name is taken') });
  expect(otherMessages()).toEqual([expect.stringContaining('The name is taken')]);
});
