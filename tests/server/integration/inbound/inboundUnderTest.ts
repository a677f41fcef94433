import type { Envelope } from '../../../../src/contract/api/envelope.ts';
import { requestDigest } from '../../../../src/contract/api/requestDigest.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import {
  type Answer,
  type Client,
  createTestApp,
  openapi,
  type ServiceUnderTest,
  serviceUnderTest,
  succeeded,
} from '../../serviceUnderTest.ts';

export const apiKey = 'a key of sixteen or more';

/** Options for posting a document. The API key is sent by default. */
export interface Posting {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The body text; a document with a number by default. */
  readonly text?: string;
  /** The body as bytes, instead of `text`. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Address of the peer. */
  readonly peer?: string;
  readonly lang?: 'en_US' | 'zh_CN';
  readonly signedIn?: boolean;
  /** The session of a signed-in posting; by default that of the operator under test. */
  readonly session?: Pick<Client, 'loginId' | 'loginKey'>;
}

export interface InboundUnderTest {
  readonly service: ServiceUnderTest;
  readonly post: (path: string, posting?: Posting) => Promise<Answer>;
  /** Creates an interface and runs these actions. Resolves to its uuid. */
  readonly interfaceAfter: (actions: readonly string[], over: object) => Promise<string>;
  readonly secure: (over: object) => Promise<void>;
  /** Resolves to the entries of the API call log, the newest last. */
  readonly calls: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Starts the service behind a trusted proxy at 127.0.0.9, with a company whose key is `apiKey`. */
export async function inboundUnderTest(): Promise<InboundUnderTest> {
  const service = await serviceUnderTest();
  const { send, client, store } = service;
  const { erp } = await createErp(service);
  const body = await interfaceOf(service, erp);
  const app = createTestApp(service.service, { trustedProxies: ['127.0.0.9'] });
  let version = 0;
  const secure = async (over: object): Promise<void> => {
    const sent = { apiKeyEnabled: true, apiKey, payloadRetentionDays: 30, version, ...over };
    version = Number((await succeeded(send('POST /securityconfig/save', { body: sent }))).row.version);
  };
  await secure({});

  return {
    service,
    secure,
    post: async (
      path,
      {
        headers,
        text = '{"no":"A-1"}',
        bytes,
        peer = '203.0.113.9',
        lang = 'en_US',
        signedIn,
        session = client,
      } = {},
    ) => {
      const url = `${openapi}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      const { loginId, loginKey } = session;
      const proof = signedIn
        ? { loginKey, secret: requestDigest(url, loginId, text) }
        : { iwmsApiKey: apiKey };
      const all = { 'Content-Type': 'application/json', ...proof, ...headers };
      const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const env = { incoming: { socket: { remoteAddress: peer } } };
      const response = await app.request(url, { method: 'POST', headers: sent, body: bytes ?? text }, env);
      await service.service.exchange.whenLogged();
      const envelope: Envelope = await response.json();
      const data = envelope.data as never;
      return { ...envelope, status: response.status, row: data, rows: data, page: data };
    },
    interfaceAfter: async (actions, over) => {
      const { row } = await succeeded(send('POST /interfaceConfig', { body: { ...body, ...over } }));
      for (const action of actions) await succeeded(send(`POST /interfaceConfig/${action}?uuid=${row.uuid}`));
      return row.uuid;
    },
    calls: async () => {
      const { companyUuid } = client;
      const { records } = await store.repository.list({ entity: 'apiCallLog', companyUuid });
      return records;
    },
  };
}
