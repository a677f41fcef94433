import { expect, test } from 'vitest';
import {
  type AttemptSource,
  createAttemptEvent,
} from '../../../../../src/server/integration/exchange/document/attemptEvent.ts';
import type { DocumentEvent } from '../../../../../src/server/integration/exchange/document/documentHistory.ts';
import { DeliveryFailure } from '../../../../../src/server/integration/transport/DeliveryFailure.ts';

const at = '2026-01-31T12:00:00.000Z';
const nextRunTime = '2026-01-31T12:01:00.000Z';
const step = { lineNo: 7, targetField: 'qty', functionType: 'REGULAR' };

const source = (failure: DeliveryFailure | undefined, by?: string): AttemptSource => ({
  result: {
    outcome: { steps: [], timings: [], ...(failure && { failure }) },
    loggedMessage: 'm'.repeat(600),
    elapsedMs: 12,
  },
  entries: [],
  ...(by !== undefined && { by }),
});

test.each<[of: string, source: AttemptSource, after: object, want: Partial<DocumentEvent>]>([
  [
    'a delivery',
    source(undefined),
    { status: 'SUCCESS', failureCount: 2 },
    { status: 'SUCCESS', attempt: 3, maxAttempts: 5, elapsedMs: 12 },
  ],
  [
    'a delivery that an operator started',
    source(undefined, 'tester'),
    { status: 'SUCCESS' },
    { status: 'SUCCESS', attempt: 1, by: 'tester' },
  ],
  [
    'a mapping row that failed',
    source(new DeliveryFailure('MAPPING_FAILED', { step })),
    { status: 'BLOCKED', failureCount: 1, nextRunTime },
    { status: 'BLOCKED', attempt: 1, errorCode: 'MAPPING_FAILED', mappingLine: 7 },
  ],
  [
    'a failure that is retried',
    source(new DeliveryFailure('TIMEOUT')),
    { status: 'FAILED', failureCount: 2, nextRunTime },
    { status: 'FAILED', attempt: 2, errorCode: 'TIMEOUT', nextRunTime },
  ],
  [
    'a rule whose text is cut within a character',
    {
      ...source(undefined),
      result: {
        ...source(undefined).result,
        outcome: {
          steps: [],
          timings: [],
          delivery: {
            kind: 'HTTP',
            method: 'POST',
            url: 'http://erp',
            headers: {},
            requestBody: {},
            elapsedMs: 12,
            decidedBy: { rule: 'CONDITION', text: `${'a'.repeat(299)}𠮷` },
          },
        },
      },
    },
    { status: 'SUCCESS' },
    { rule: 'CONDITION', ruleText: 'a'.repeat(299) },
  ],
])('the event of %s', (_, given, after, want) => {
  const event = createAttemptEvent(given, { failureThreshold: 5 }, { uuid: 'd1', ...after }, at);
  expect(event).toMatchObject({ kind: 'ATTEMPT', at, ...want });
  for (const name of ['by', 'mappingLine', 'errorCode', 'nextRunTime', 'callUuid'] as const)
    expect(event[name]).toBe(want[name]);
  expect(event.message?.length).toBe(500);
});
