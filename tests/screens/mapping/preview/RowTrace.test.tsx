import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MappingDraft } from '../../../../src/mapping/MappingRow.ts';
import { noSteps, type RowSteps } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { RowTrace } from '../../../../src/screens/mapping/preview/RowTrace.tsx';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';

beforeEach(enterMapping);

const row: MappingDraft = {
  lineNo: 1,
  targetField: 'no',
  type: 'STRING',
  functionType: 'REGULAR',
  sourceField: 'no',
};

const stepsOf = (count: number, shown = count): RowSteps => ({
  count,
  failed: 0,
  shown: Array.from({ length: shown }, (_, index) => ({ targetField: `no${index}`, output: '1' })),
});

interface Given {
  readonly row?: MappingDraft;
  readonly steps?: RowSteps;
  readonly document?: unknown;
  readonly endedAt?: number;
  readonly isRunning?: boolean;
  readonly onShow?: (path: string) => void;
}

const show = ({ row: given = row, steps = noSteps, document = {}, ...rest }: Given) =>
  renderLocalized(
    <RowTrace
      index={0}
      rows={[given]}
      document={document}
      steps={steps}
      endedAt={rest.endedAt}
      isRunning={rest.isRunning ?? false}
      onShow={rest.onShow}
    />,
  );

test.each([
  { places: 10, shown: 10, first: 10, button: undefined, rest: undefined },
  { places: 11, shown: 11, first: 10, button: 'Show 1 more', rest: undefined },
  { places: 20, shown: 20, first: 10, button: 'Show 10 more', rest: undefined },
  { places: 500, shown: 12, first: 10, button: 'Show 2 more', rest: 'and 488 more' },
  { places: 500, shown: 10, first: 10, button: undefined, rest: 'and 490 more' },
])('a row that ran at $places places shows $first, "$button", then "$rest"', async (given) => {
  const { places, shown, first, button, rest } = given;
  show({ steps: stepsOf(places, shown), document: { no: 1 } });
  expect(screen.getAllByRole('listitem')).toHaveLength(first);
  const more = screen.queryByRole('button', { name: /^Show/ });
  expect(more?.textContent).toBe(button);
  if (more) await userEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
  expect(screen.queryByText(/^and \d+ more$/)?.textContent).toBe(rest);
});

test.each([
  { count: 0, shown: 0, rest: undefined },
  { count: 5, shown: 5, rest: undefined },
  { count: 6, shown: 5, rest: 'and 1 more' },
])('a step with $count source values shows $shown and "$rest"', async ({ count, shown, rest }) => {
  const onShow = vi.fn();
  const lines = Array.from({ length: count }, (_, index) => ({ sku: `A${index}` }));
  const several = { ...row, functionType: 'CONNECT', sourceField: 'lines[].sku', expression: ',' } as const;
  show({ row: several, steps: stepsOf(1), document: { lines }, onShow });
  const places = screen.queryAllByTitle('Show in sample');
  expect(places).toHaveLength(shown);
  expect(screen.queryByText(/^and \d+ more$/)?.textContent).toBe(rest);
  if (places[0]) await userEvent.click(places[0]);
  expect(onShow).toHaveBeenCalledTimes(Math.min(1, shown));
});

test.each<[want: string | undefined, given: Given]>([
  ['Not run: the row is incomplete.', { row: { lineNo: 1, targetField: 'no' } }],
  ['Not run: the row is incomplete.', { row: { lineNo: 1, targetField: 'no' }, isRunning: true }],
  ['Not run for this document: its list is missing or empty.', {}],
  [undefined, { isRunning: true }],
  ['Not run: line 7 reached a limit, which ended the run.', { endedAt: 7 }],
])('a row without steps says "%s"', (want, given) => {
  show(given);
  expect(screen.queryByText(/^Not run/)?.textContent).toBe(want);
});

test('a sample that is too large to show has no links, and a missing value says so', () => {
  show({ steps: stepsOf(1), document: {} });
  expect(screen.getByText('missing')).toBeDefined();
  expect(screen.queryByTitle('Show in sample')).toBeNull();
});
