import type { Hono } from 'hono';
import { serviceDatabase } from '../../scripts/testing/serviceDatabase.ts';
import type { Envelope, Page, Row } from '../../src/contract/api/envelope.ts';
import { requestDigest } from '../../src/contract/api/requestDigest.ts';
import { ensureOperator } from '../../src/server/ensureOperator.ts';
import { integration } from '../../src/server/integration/module.ts';
import { Relay } from '../../src/server/integration/relay/Relay.ts';
import { migrations } from '../../src/server/modules.ts';
import { servicePhrasesOf } from '../../src/server/platform/base/servicePhrases.ts';
import { createApp } from '../../src/server/platform/http/createApp.ts';
import { createMetrics } from '../../src/server/platform/monitoring/createMetrics.ts';
import { lookupAllAddresses, type Network } from '../../src/server/platform/network/ssrfGuard.ts';
import { entityTables } from '../../src/server/platform/operations/catalog.ts';
import type { ServiceContext, ServiceEnv } from '../../src/server/platform/operations/ServiceContext.ts';
import { Vault } from '../../src/server/platform/security/Vault.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';
import { createServiceStore, type ServiceStore } from '../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../src/server/platform/store/schema/migrate.ts';

/** The session that a client keeps after the sign-in. */
export interface Client {
  readonly loginId: string;
  readonly loginKey: string;
  readonly companyUuid: string;
}

export interface Sent {
  readonly body?: unknown;
  readonly lang?: 'zh_CN' | 'en_US';
  /** Overrides of the headers that a correct client sends. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The exact text of the body. */
  readonly text?: string;
}

/** An answer with loose types. Tests assert its content. */
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
  /** The service's clock. Tests move it. */
  readonly clock: { now: Date };
  readonly client: Client;
  readonly signIn: (loginId: string, password: string) => Promise<Answer>;
  /**
   * Sends a request such as `POST /auth/modify?uuid=…`, under the openapi prefix unless the path starts with
   * /iwms.
   */
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

/** Resolves to the answer of a successful call. Rejects with the message of another. */
export async function succeeded(answer: Promise<Answer>): Promise<Answer> {
  const { success, message } = await answer;
  if (!success) throw new Error(message);
  return answer;
}

/** As little as possible, because each test file signs in. */
const passwordCost = { N: 2, r: 1, p: 1 };

/** A process that can serve requests. */
export const isReady = async () => ({ database: 'ok', migrations: 'ok', disk: 'ok' });

/** Returns an app of the service under test with further options, such as trusted proxies. */
export const createTestApp = (
  service: ServiceContext,
  options: Partial<Parameters<typeof createApp>[0]> = {},
): Hono<ServiceEnv> =>
  createApp({
    service,
    modules: [integration],
    dist: 'tests/server/dist',
    checkReadiness: isReady,
    ...options,
  });

/** Starts the whole service on an in-memory database, with sample data and one signed-in operator. */
export async function serviceUnderTest(
  given?: Database,
  relay = new Relay({ loopback: false }),
  network: Network = { loopback: false, lookup: lookupAllAddresses },
): Promise<ServiceUnderTest> {
  const database = given ?? (await serviceDatabase());
  if (given) await migrate(database, entityTables, migrations);
  const store = createServiceStore(database, entityTables, [integration]);
  await ensureOperator(
    store,
    operator,
    integration.createSampleRecords(servicePhrasesOf('zh-CN')),
    passwordCost,
  );
  await store.configuration.connect(database);
  const clock = { now: new Date('2026-11-21T08:00:00Z') };
  const base = {
    store,
    vault: new Vault('k'.repeat(32)),
    network,
    offeredCodes: integration.offeredCodes,
    recordChecks: integration.recordChecks,
    relatedChecks: integration.relatedChecks,
    phrasesOf: servicePhrasesOf,
    metrics: createMetrics(database),
    passwordCost,
    now: () => clock.now,
    random: () => 0,
  } as ServiceContext;
  const service: ServiceContext = Object.assign(base, integration.createServices(base).services, { relay });
  const app = createTestApp(service);

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
      ...sent.headers,
      secret: sent.headers?.secret ?? requestDigest(url, caller.loginId, text),
    };
    const response = await app.request(url, { method, headers, body: text });
    await service.exchange.whenLogged();
    return asAnswer(response);
  };
  return { app, service, database, store, clock, client, signIn, send };
}
