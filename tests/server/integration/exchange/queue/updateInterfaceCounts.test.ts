import { beforeAll, expect, test } from 'vitest';
import {
  type PendingChange,
  updateInterfaceCounts,
} from '../../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { createErp, interfaceOf } from '../../../samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from '../../../serviceUnderTest.ts';

let service: ServiceUnderTest;
let body: Awaited<ReturnType<typeof interfaceOf>>;
let made = 0;

beforeAll(async () => {
  service = await serviceUnderTest();
  body = await interfaceOf(service, (await createErp(service)).erp);
});

/** Creates an interface with counts for five undelivered documents, two of them blocked. */
async function interfaceWithCounts(): Promise<string> {
  const sent = { ...body, interfaceName: `counted ${++made}` };
  const { uuid } = (await service.send('POST /interfaceConfig', { body: sent })).row;
  await service.store.transaction(({ documentQueue }) =>
    documentQueue.addCounts([{ interfaceUuid: uuid, pending: 5, blocked: 2, failure: undefined }]),
  );
  return uuid;
}

/** The states of a document before and after a change, and the failure of its run: null for a success. */
type Given = readonly [before: string | undefined, after: string | undefined, failure?: string | null];

const cases: readonly (readonly [what: string, given: readonly Given[], want: object])[] = [
  ['a new document', [[undefined, 'PENDING']], { pendingCount: 6, blockedCount: 2 }],
  ['a removed document', [['FAILED', undefined]], { pendingCount: 4, blockedCount: 2 }],
  ['a document that becomes blocked', [['FAILED', 'BLOCKED']], { pendingCount: 5, blockedCount: 3 }],
  ['a blocked document that becomes pending', [['BLOCKED', 'PENDING']], { pendingCount: 5, blockedCount: 1 }],
  ['a blocked document that is cancelled', [['BLOCKED', 'CANCELLED']], { pendingCount: 4, blockedCount: 1 }],
  ['a cancelled document that is reset', [['CANCELLED', 'PENDING']], { pendingCount: 6, blockedCount: 2 }],
  ['a document that starts to run', [['PENDING', 'RUNNING']], { pendingCount: 5, blockedCount: 2 }],
  [
    'several changes together',
    [
      ['BLOCKED', 'PENDING'],
      ['PENDING', 'CANCELLED'],
      [undefined, 'PENDING'],
    ],
    { pendingCount: 5, blockedCount: 1 },
  ],
  [
    'a failed run',
    [['RUNNING', 'FAILED', 'refused']],
    { pendingCount: 5, blockedCount: 2, failureCount: 1, failureReason: 'refused' },
  ],
  [
    'a failed run and a change without a run',
    [
      ['RUNNING', 'FAILED', 'refused'],
      ['FAILED', 'BLOCKED'],
    ],
    { pendingCount: 5, blockedCount: 3, failureCount: 1, failureReason: 'refused' },
  ],
  ['a delivery', [['RUNNING', 'SUCCESS', null]], { pendingCount: 4, blockedCount: 2, failureCount: 0 }],
];

test.each(cases)('the counts follow %s', async (_what, given, want) => {
  const interfaceUuid = await interfaceWithCounts();
  const { clock, store } = service;
  const rowOf = (status: string | undefined) => status && { interfaceUuid, status };
  const changes = given.map(([before, after, failure]) => ({
    ...(before && { before: rowOf(before) }),
    ...(after && { after: rowOf(after) }),
    failure,
  })) as readonly PendingChange[];
  await store.transaction((tables) => updateInterfaceCounts(tables, changes, clock.now));
  const { page } = await service.send('POST /interfaceConfig/query', { body: { uuid: interfaceUuid } });
  expect(page.records[0]).toMatchObject(want);
});
