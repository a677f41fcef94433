import { randomUUID } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import type { TestRequestInput, TestResponse } from '../../../../src/generated/types.ts';
import type { HostLookup } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { insertRows } from '../../insertRows.ts';
import type { Answer, Client, ServiceUnderTest } from '../../serviceUnderTest.ts';

/** Returns a DNS look-up that knows these names only. */
export const createLookup =
  (names: Readonly<Record<string, readonly string[]>>): HostLookup =>
  async (host) => {
    const addresses = names[host];
    if (!addresses) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    return addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  };

/** Stores an ERP configuration with this base path for a company. */
export async function storeErp(service: ServiceUnderTest, companyUuid: string, basePath: string) {
  const uuid = randomUUID();
  const erp = { uuid, companyUuid, name: uuid.slice(0, 30), erpType: 'OTHER', basePath, version: 1 };
  await insertRows(service, 'erp', [erp]);
}

/** An answer of `testRequest.send`. */
interface Relayed extends Answer {
  readonly response: TestResponse;
}

/** Sends a test request, as the console does. */
export async function sendTestRequest(
  { send, client }: ServiceUnderTest,
  request: Partial<TestRequestInput>,
  lang: 'zh_CN' | 'en_US' = 'en_US',
  caller: Client = client,
): Promise<Relayed> {
  const answer = await send(
    `POST /testRequest?companyUuid=${caller.companyUuid}`,
    { body: { type: 'GET', ...request }, lang },
    caller,
  );
  return { ...answer, response: answer.data as TestResponse };
}
