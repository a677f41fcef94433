import { expect, test } from 'vitest';
import type { CountChange } from '../../../../../src/server/integration/exchange/queue/DocumentQueue.ts';
import {
  type PendingChange,
  updateInterfaceCounts,
} from '../../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import type { Tables } from '../../../../../src/server/platform/store/ServiceStore.ts';

const document = (status: string, interfaceUuid = 'i1') => ({ uuid: 'd1', interfaceUuid, status });

/** Resolves to the changes that reach the database. */
async function countChangesOf(changes: readonly PendingChange[]): Promise<readonly CountChange[]> {
  let added: readonly CountChange[] = [];
  const documentQueue = {
    addCounts: async (sums: readonly CountChange[]) => {
      added = sums;
      return [];
    },
  };
  await updateInterfaceCounts({ documentQueue } as unknown as Tables, changes, new Date(0));
  return added;
}

test.each<{ given: string; changes: readonly PendingChange[]; want: readonly Partial<CountChange>[] }>([
  { given: 'a new document', changes: [{ after: document('PENDING') }], want: [{ pending: 1, blocked: 0 }] },
  {
    given: 'a delivered document',
    changes: [{ before: document('RUNNING'), after: document('SENT'), failure: null }],
    want: [{ pending: -1, blocked: 0, runs: { delivered: true, failures: 0 } }],
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
    changes: [{ before: document('RUNNING'), after: document('FAILED'), failure: 'HTTP 500' }],
    want: [{ pending: 0, blocked: 0, runs: { delivered: false, failures: 1, reason: 'HTTP 500' } }],
  },
  {
    given: 'two documents of an interface whose changes cancel out',
    changes: [{ after: document('PENDING') }, { before: document('FAILED') }],
    want: [],
  },
  {
    given: 'runs of an interface: failures count after the last delivery',
    changes: ['HTTP 500', null, 'HTTP 501', 'HTTP 502'].map((failure) => ({
      before: document('RUNNING'),
      after: document('FAILED'),
      failure,
    })),
    want: [{ runs: { delivered: true, failures: 2, reason: 'HTTP 502' } }],
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
