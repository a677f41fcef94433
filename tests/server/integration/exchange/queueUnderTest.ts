import { type TestDatabase, testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { acceptDocuments } from '../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import type { ClaimedDocument } from '../../../../src/server/integration/exchange/dispatch/claimForDebug.ts';
import { type ExchangeUnderTest, exchangeUnderTest } from './exchangeUnderTest.ts';
import { runDue } from './runDue.ts';

export { testDatabases };

const minute = 60_000;

/** The queue without jobs: nothing runs until the test calls it. */
export interface QueueUnderTest extends ExchangeUnderTest {
  readonly close: () => Promise<void>;
  /** Creates an interface whose documents have their number in `no`, and runs these actions. */
  readonly online: (actions?: readonly string[], over?: object) => Promise<string>;
  /** Posts a document with this number. Resolves to its uuid. */
  readonly post: (interfaceUuid: string, no: string, more?: object) => Promise<string>;
  /** Posts documents with these numbers, which arrive in this order. */
  readonly postAll: (interfaceUuid: string, numbers: readonly string[]) => Promise<void>;
  /** Runs the due documents of a number. Resolves to the number of runs. */
  readonly dispatch: (interfaceUuid: string, no: string) => Promise<number>;
  /** Claims due documents of an interface, which stay RUNNING. */
  readonly claim: (interfaceUuid: string, limit?: number) => Promise<readonly Row[]>;
  /** Claims a document, as for a run. */
  readonly claimRun: (interfaceUuid: string) => Promise<ClaimedDocument>;
  readonly wait: (minutes: number) => void;
  readonly statusOf: (uuid: string) => Promise<unknown>;
  /** Returns the numbers of the delivered documents, in order of arrival at the receiver. */
  readonly delivered: () => unknown[];
  /** Returns the interfaces of all later wake-ups; undefined for "any". */
  readonly woken: () => (readonly string[] | undefined)[];
  readonly interfaceRow: (interfaceUuid: string) => Promise<Row | undefined>;
}

export async function queueUnderTest(open: () => Promise<TestDatabase>): Promise<QueueUnderTest> {
  const opened = await open();
  const exchange = await exchangeUnderTest(opened.database);
  const { service, receiver } = exchange;
  const { clock, client } = service;
  const { companyUuid } = client;
  const claim: QueueUnderTest['claim'] = (interfaceUuid, limit = 1) =>
    service.store.transaction(({ documentQueue }) =>
      documentQueue.claim([{ interfaceUuid, limit }], clock.now),
    );
  const interfaceRow: QueueUnderTest['interfaceRow'] = async (uuid) =>
    (await service.store.repository.findAll('interface', 'uuid', [uuid], companyUuid))[0];
  return {
    ...exchange,
    close: async () => {
      await receiver.close();
      await service.service.exchange.close();
      await service.service.transports.close();
      await opened.close();
    },
    online: (actions = ['online'], over = {}) =>
      exchange.interfaceAfter(actions, { entityIdentifier: 'no', fieldMappings: undefined, ...over }),
    post: async (interfaceUuid, no, more = {}) => {
      const [receipt] = await acceptDocuments(service.service, interfaceUuid, [
        { text: JSON.stringify({ no, ...more }) },
      ]);
      return String(receipt?.uuid);
    },
    async postAll(interfaceUuid, numbers) {
      const documents = numbers.map((no) => ({ text: JSON.stringify({ no }) }));
      await acceptDocuments(service.service, interfaceUuid, documents);
    },
    dispatch: (interfaceUuid, entityNo) => runDue(service.service, interfaceUuid, entityNo),
    claim,
    async claimRun(interfaceUuid) {
      const [row] = await claim(interfaceUuid);
      const owner = await interfaceRow(interfaceUuid);
      if (!row || !owner) throw new Error('nothing was claimed');
      const settings = { failureThreshold: 3, retryIntervalMinutes: 5, timeZone: 'UTC', maskFields: [] };
      return { row, input: { interface: owner, settings, secrets: [], document: { text: '{}' } } };
    },
    wait: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * minute);
    },
    statusOf: async (uuid) => (await exchange.pendingOf(uuid)).status,
    delivered: () => receiver.received.map(({ body }) => JSON.parse(body)),
    woken: () => {
      const woken: (readonly string[] | undefined)[] = [];
      service.service.exchange.onWake((interfaceUuids) => void woken.push(interfaceUuids));
      return woken;
    },
    interfaceRow,
  };
}
