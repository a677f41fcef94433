import { expect, test } from 'vitest';
import type { CountChange } from '../../../../../src/server/integration/exchange/queue/InterfaceCounts.ts';
import {
  type CountedRun,
  type PendingChange,
  updateInterfaceCounts,
} from '../../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import type { Tables } from '../../../../../src/server/platform/store/ServiceStore.ts';

const document = (status: string, interfaceUuid = 'i1') => ({ uuid: 'd1', interfaceUuid, status });

/** Resolves to the changes that reach the database. */
async function countChangesOf(changes: readonly PendingChange[]): Promise<readonly CountChange[]> {
  let added: readonly CountChange[] = [];
  const interfaceCounts = {
    add: async (sums: readonly CountChange[]) => {
      added = sums;
      return [];
    },
  };
  await updateInterfaceCounts({ interfaceCounts } as unknown as Tables, changes, new Date(0));
  return added;
}

/** Runs as they end: without a reason, the document was delivered. */
const runs = (...ended: readonly CountedRun[]): PendingChange[] =>
  ended.map((run) => ({ before: document('RUNNING'), after: document('RUNNING'), run }));

test.each<{ given: string; changes: readonly PendingChange[]; want: readonly unknown[] }>([
  { given: 'a new document', changes: [{ after: document('PENDING') }], want: [{ pending: 1, blocked: 0 }] },
  {
    given: 'a delivered document',
    changes: [{ before: document('RUNNING'), after: document('SUCCESS'), run: { receiver: 'ANSWERS' } }],
    want: [{ pending: -1, blocked: 0, runs: { delivered: true, failures: 0, answered: true, outages: 0 } }],
  },
  {
    given: 'a removed document',
    changes: [{ before: document('FAILED') }],
    want: [{ pending: -1, blocked: 0 }],
  },
  {
    given: 'a document that becomes blocked: only the blocked count changes',
    changes: [{ before: document('FAILED'), after: document('BLOCKED') }],
    want: [{ pending: 0, blocked: 1 }],
  },
  {
    given: 'a removed document that was blocked',
    changes: [{ before: document('BLOCKED') }],
    want: [{ pending: -1, blocked: -1 }],
  },
  {
    given: 'a start of a run',
    changes: [{ before: document('PENDING'), after: document('RUNNING') }],
    want: [],
  },
  {
    given: 'a failed run',
    changes: runs({ failureReason: 'HTTP 400', receiver: 'ANSWERS' }),
    want: [
      { pending: 0, blocked: 0, runs: { delivered: false, failures: 1, reason: 'HTTP 400', answered: true } },
    ],
  },
  {
    given: 'two documents of an interface whose changes cancel out',
    changes: [{ after: document('PENDING') }, { before: document('FAILED') }],
    want: [],
  },
  {
    given: 'runs of an interface: failures count after the last delivery',
    changes: runs(
      { failureReason: 'HTTP 400' },
      {},
      { failureReason: 'HTTP 401' },
      { failureReason: 'HTTP 402' },
    ),
    want: [{ runs: { delivered: true, failures: 2, reason: 'HTTP 402' } }],
  },
  {
    given: 'runs that never reached the receiver: they say nothing about it',
    changes: runs({ failureReason: 'mapping' }, { failureReason: 'filter' }),
    want: [{ runs: { answered: false, outages: 0 } }],
  },
  {
    given: 'runs of an interface: outages count after the last answer',
    changes: runs(
      { failureReason: 'HTTP 503', receiver: 'DOWN' },
      { failureReason: 'HTTP 400', receiver: 'ANSWERS' },
      { failureReason: 'no connection', receiver: 'DOWN' },
      { failureReason: 'mapping' },
      { failureReason: 'no connection', receiver: 'DOWN' },
    ),
    want: [{ runs: { answered: true, outages: 2, failures: 5 } }],
  },
  {
    given: 'documents of two interfaces',
    changes: [
      { after: document('PENDING', 'i2') },
      { after: document('BLOCKED', 'i1') },
      { after: document('PENDING', 'i2') },
    ],
    want: [
      { interfaceUuid: 'i2', pending: 2, blocked: 0 },
      { interfaceUuid: 'i1', pending: 1, blocked: 1 },
    ],
  },
])('the counts change by $want after $given', async ({ changes, want }) => {
  const added = await countChangesOf(changes);
  expect(added).toHaveLength(want.length);
  expect(added).toMatchObject(want);
});
