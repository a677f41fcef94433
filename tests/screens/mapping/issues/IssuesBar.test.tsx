import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CellIssue } from '../../../../src/screens/mapping/issues/CellIssue.ts';
import { groupIssuesByRow } from '../../../../src/screens/mapping/issues/CellIssue.ts';
import { IssuesBar } from '../../../../src/screens/mapping/issues/IssuesBar.tsx';
import type { SheetRow } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';

beforeEach(enterMapping);

const rowsOf = (count: number): readonly SheetRow[] => Array.from({ length: count }, () => createRow());

/** One issue in each row; the last ones are advice. */
const issuesOf = (rows: readonly SheetRow[], advice: number): readonly CellIssue[] =>
  rows.map(({ id }, index) => ({
    id,
    column: 'expression',
    key: 'mappingEditor.findings.invalid',
    parameters: { message: `problem ${index + 1}` },
    ...(index >= rows.length - advice && { isAdvice: true as const }),
  }));

interface Given {
  readonly count: number;
  readonly advice?: number;
  readonly otherMessages?: readonly string[];
  readonly isChecked?: boolean;
}

function show({ count, advice = 0, otherMessages = [], isChecked = true }: Given) {
  const rows = rowsOf(count);
  const jump = vi.fn();
  const bar = (refused: boolean) => (
    <IssuesBar
      rows={rows}
      issues={isChecked ? groupIssuesByRow(issuesOf(rows, advice)) : undefined}
      otherMessages={otherMessages}
      refusal={refused ? { issues: { errors: {}, summary: [] } as never, rows } : undefined}
      jump={jump}
    />
  );
  const { rerender } = renderLocalized(bar(false));
  return { jump, refuse: () => act(async () => rerender(bar(true))) };
}

test.each<[want: string, given: Given]>([
  ['', { count: 0, isChecked: false }],
  ['No problems in the rows', { count: 0 }],
  ['1 cell needs attention', { count: 1 }],
  ['2 cells need attention', { count: 2 }],
  ['1 hint', { count: 1, advice: 1 }],
  ['1 cell needs attention · 2 hints', { count: 3, advice: 2 }],
  ['Not saved. Fix these problems first:', { count: 0, otherMessages: ['The name is taken.'] }],
])('the bar says "%s"', (want, given) => {
  show(given);
  expect(screen.getByRole('status').textContent).toBe(want);
});

test.each([
  { count: 100, lines: 100, more: [] },
  { count: 101, lines: 100, more: ['1 more is marked in the rows'] },
  { count: 102, lines: 100, more: ['2 more are marked in the rows'] },
])('the list of $count issues has $lines lines and $more', async ({ count, lines, more }) => {
  const { jump } = show({ count });
  await userEvent.click(screen.getByRole('button', { name: 'Show list' }));
  const items = screen.getAllByRole('button', { name: /^Line/ });
  expect(items).toHaveLength(lines);
  expect(screen.queryAllByText(/more (is|are) marked/).map(({ textContent }) => textContent)).toEqual(more);
  await userEvent.click(screen.getByRole('button', { name: /problem 100$/ }));
  expect(jump.mock.calls).toEqual([[99, 'expression']]);
});

test('a refused save opens the list with its other reasons, and moves the focus to the first cell', async () => {
  const { refuse } = show({ count: 2, otherMessages: ['The name is taken.'] });
  expect(screen.queryByText('The name is taken.')).toBeNull();
  await refuse();
  expect(screen.getByText('The name is taken.')).toBeDefined();
  expect(document.activeElement?.textContent).toContain('problem 1');
  await userEvent.click(screen.getByRole('button', { name: 'Hide list' }));
  expect(screen.queryByText('The name is taken.')).toBeNull();
});
