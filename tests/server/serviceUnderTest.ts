import type { Hono } from 'hono';
import { freshDatabase } from '../../scripts/testing/freshDatabase.ts';
import type { Envelope, Page, Row } from '../../src/contract/api/envelope.ts';
import { requestDigest } from '../../src/contract/api/requestDigest.ts';
import { ensureOperator } from '../../src/server/ensureOperator.ts';
import { offeredCodes } from '../../src/server/integration/interfaces/choices.ts';
import { Relay } from '../../src/server/integration/relay/Relay.ts';
import { Transports } from '../../src/server/integration/transport/Transports.ts';
import { createServicePhrases } from '../../src/server/platform/base/servicePhrases.ts';
import { createApp } from '../../src/server/platform/http/createApp.ts';
import { lookupAllAddresses, type Network } from '../../src/server/platform/network/ssrfGuard.ts';
import { entityTables } from '../../src/server/platform/operations/catalog.ts';
import type { ServiceContext, ServiceEnv } from '../../src/server/platform/operations/ServiceContext.ts';
import { Vault } from '../../src/server/platform/security/Vault.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { createServiceStore, type ServiceStore } from '../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../src/server/platform/store/schema/migrate.ts';

/** Who calls, as a client keeps it after signing in. */
export interface Client {
  readonly loginId: string;
  readonly loginKey: string;
  readonly companyUuid: string;
}

export interface Sent {
  readonly body?: unknown;
  readonly lang?: 'zh_CN' | 'en_US';
  /** Overrides of the headers that a well-behaved client would send. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body exactly as it travels. */
  readonly text?: string;
}

/** An answer, loosely typed: tests assert what is in it. */
export interface Answer extends Envelope {
  readonly status: number;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly page: Page;
}

export interface ServiceUnderTest {
  readonly app: Hono<ServiceEnv>;
  readonly service: ServiceContext;
  readonly database: Database;
  readonly store: ServiceStore;
  /** What the service takes for the present; tests move it. */
  readonly clock: { now: Date };
  readonly client: Client;
  readonly signIn: (loginId: string, password: string) => Promise<Answer>;
  /** `target` as `POST /auth/modify?uuid=…`, under the openapi prefix unless it starts with /iwms. */
  readonly send: (target: string, sent?: Sent, client?: Client) => Promise<Answer>;
}

export const openapi = '/iwms-openapi/api';
export const account = '/iwms-account/account';
export const operator = { loginId: 'tester', password: 'correct horse' };

const asAnswer = async (response: Response): Promise<Answer> => {
  const envelope: Envelope = await response.json();
  const { data } = envelope;
  return { ...envelope, status: response.status, row: data as Row, rows: data as Row[], page: data as Page };
};

/** The whole service over an in-memory database, with sample data and one signed-in operator. */
export async function serviceUnderTest(
  given?: Database,
  relay = new Relay({ loopback: false }),
  network: Network = { loopback: false, lookup: lookupAllAddresses },
): Promise<ServiceUnderTest> {
  const database = given ?? (await freshDatabase());
  await migrate(database, entityTables);
  const store = createServiceStore(database, entityTables);
  await ensureOperator(store, operator, false);
  const clock = { now: new Date('2026-11-21T08:00:00Z') };
  const phrasesOf = createServicePhrases();
  const service = {
    store,
    vault: new Vault('k'.repeat(32)),
    network,
    relay,
    transports: new Transports(network),
    offeredCodes,
    phrasesOf,
    logPhrases: phrasesOf('zh-CN'),
    now: () => clock.now,
  };
  const app = createApp({ service, dist: 'tests/server/dist' });

  const signIn = async (loginId: string, password: string): Promise<Answer> =>
    asAnswer(
      await app.request(`${account}/login?lang=en_US`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ loginId, password }),
      }),
    );
  const client = (await signIn(operator.loginId, operator.password)).data as Client;

  const send = async (target: string, sent: Sent = {}, caller = client): Promise<Answer> => {
    const [method = 'GET', rest = ''] = target.split(' ');
    const path = rest.startsWith('/iwms') ? rest : openapi + rest;
    const url = `${path}${path.includes('?') ? '&' : '?'}lang=${sent.lang ?? 'en_US'}`;
    const text = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    const headers = {
      'Content-Type': 'application/json',
      loginKey: caller.loginKey,
      secret: requestDigest(url, caller.loginId, text),
      ...sent.headers,
    };
    return asAnswer(await app.request(url, { method, headers, body: text }));
  };
  return { app, service, database, store, clock, client, signIn, send };
}
