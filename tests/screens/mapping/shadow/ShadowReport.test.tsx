import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PendingData } from '#generated/types.ts';
import type {
  DocumentComparison,
  TargetChange,
} from '../../../../src/screens/mapping/engine/compareTargets.ts';
import type { ShadowResult } from '../../../../src/screens/mapping/shadow/runShadow.ts';
import { ShadowReport } from '../../../../src/screens/mapping/shadow/ShadowReport.tsx';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';

beforeEach(enterMapping);

const storedOf = (count: number): PendingData[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `p${index}`,
    companyUuid: 'c1',
    interfaceUuid: 'i1',
    entityNo: `PO-${index}`,
    data: '{}',
    status: 'SUCCESS',
    failureCount: 0,
    version: 1,
  }));

const comparedOf = (count: number, comparison: DocumentComparison = { changes: [] }) =>
  storedOf(count).map((stored) => ({ stored, comparison }));

const skippedOf = (count: number): ShadowResult['skipped'] =>
  storedOf(count).map((stored) => ({ stored, why: 'noData' }));

const change: TargetChange = {
  kind: 'changed',
  field: 'qty',
  at: 'qty',
  before: { value: '1' },
  after: {},
};

const show = (result: Partial<ShadowResult>, isCancelled = false) =>
  renderLocalized(
    <ShadowReport
      result={{ total: 50, compared: [], skipped: [], ...result }}
      isCancelled={isCancelled}
      onOpen={() => undefined}
    />,
  );

const nothing = 'This interface has not received a document yet, so there is nothing to compare.';
const failure = { success: false, status: 500, errorMessage: 'Out of order.' };

test.each<[want: readonly string[], result: Partial<ShadowResult>, isCancelled?: boolean]>([
  [[nothing], {}],
  [['1 document compared, no changes.'], { compared: comparedOf(1) }],
  [['2 documents compared, no changes.'], { compared: comparedOf(2), skipped: skippedOf(1) }],
  [['1 of 1 document would change'], { compared: comparedOf(1, { changes: [change] }) }],
  [['2 of 2 documents would change'], { compared: comparedOf(2, { changes: [change] }) }],
  [[], { skipped: skippedOf(3) }],
  [['Cancelled after 0 of 50 documents.'], {}, true],
  [['Cancelled after 3 of 50 documents.'], { skipped: skippedOf(3) }, true],
  [
    ['Cancelled after 1 of 50 documents.', '1 document compared, no changes.'],
    { compared: comparedOf(1) },
    true,
  ],
  [[], { failure }],
  [['1 document compared, no changes.'], { compared: comparedOf(1), failure }],
])('the report says %j', (want, result, isCancelled) => {
  show(result, isCancelled);
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(want);
});

test.each([
  [
    404,
    'The service does not keep documents, so there is nothing to compare. You can paste a document in the preview.',
  ],
  [500, 'Out of order.'],
])('a failure with status %i is an alert', (status, want) => {
  show({ failure: { ...failure, status } });
  expect(screen.getByRole('alert').textContent).toContain(want);
});

test.each([
  [0, undefined],
  [1, '1 not compared'],
  [3, '3 not compared'],
])('%i documents that could not be compared are counted, with the reason of each', (count, want) => {
  show({ skipped: skippedOf(count) });
  expect(screen.queryByText(/not compared$/)?.textContent).toBe(want);
  expect(screen.queryAllByText(/: no content$/)).toHaveLength(count);
});

test.each(['preFilter', 'postFilter'] as const)('documents that the %s excludes are counted', (leftOutBy) => {
  show({ compared: comparedOf(2, { leftOutBy, changes: [] }) });
  expect(screen.getByText(/^2 excluded by the /)).toBeDefined();
});

test.each([
  [1, 1, 'Changed in 1 document'],
  [5, 5, 'Changed in 5 documents'],
  [6, 5, 'Changed in 6 documents'],
])('a field that changes in %i documents has %i examples', (count, examples, caption) => {
  show({ compared: comparedOf(count, { changes: [change] }) });
  expect(screen.getByText(caption)).toBeDefined();
  expect(screen.getAllByTitle(/^Use document/)).toHaveLength(examples);
  expect(screen.getAllByText('No value')).toHaveLength(examples);
});
