import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope, Row } from '../../contract/api/envelope.ts';
import { requestDigest } from '../../contract/api/requestDigest.ts';
import { languageOf } from '../../contract/text/locale.ts';
import { createCompany } from '../ensureOperator.ts';
import type { LocalePhrases } from '../platform/base/servicePhrases.ts';
import { entityInRole, serviceOperations } from '../platform/operations/catalog.ts';
import type { Demo, DemoCall } from '../platform/operations/Demo.ts';
import type { ServiceContext } from '../platform/operations/ServiceContext.ts';
import { servedHeaders, servedPrefixes } from '../platform/operations/servedBackend.ts';
import { createToken, hashToken, loginLifetime } from '../platform/security/credentials.ts';
import type { ServiceStore, Tables } from '../platform/store/ServiceStore.ts';

/** Answers a request without a network. */
type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * The lease of an unfinished demo company, held by its uuid. A company without it is complete. The creation takes seconds;
 * an older lease belongs to a process that has ended.
 */
const creation = { lease: 'demo', time: 60_000, pollInterval: 500 };

/** Returns the demo company, also an unfinished one. */
export async function findDemoCompany({ repository }: Pick<Tables, 'repository'>): Promise<Row | undefined> {
  const tenant = entityInRole('tenant')?.model.name;
  if (tenant === undefined) return undefined;
  for (const uuid of await repository.findCompanies(tenant)) {
    const row = await repository.find(tenant, 'uuid', uuid, [uuid]);
    if (row?.demo === true) return row;
  }
  return undefined;
}

/** Removes a demo company with all of its records. */
export const removeDemo = (store: ServiceStore, companyUuid: string): Promise<void> =>
  store.transaction(async ({ accounts, leases }) => {
    await accounts.removeCompany(companyUuid);
    await leases.release(creation.lease, companyUuid);
  });

/**
 * Removes a demo company whose creation was interrupted, and resolves to whether there was one. Waits while another process
 * creates it.
 * @param isAlone no other process uses the database
 */
export async function removeUnfinished({ store, now }: ServiceContext, isAlone: boolean): Promise<boolean> {
  for (;;) {
    const lease = await store.leases.find(creation.lease);
    if (!lease) return false;
    if (isAlone || lease.until <= now()) {
      await removeDemo(store, lease.holder);
      return true;
    }
    await delay(creation.pollInterval);
  }
}

/** Returns calls of an operator in a company, under a login that `close` ends. */
async function openLogin(
  { store: { accounts }, now }: ServiceContext,
  fetch: Fetch,
  loginId: string,
  companyUuid: string,
  locale: string,
): Promise<{ readonly call: DemoCall; readonly close: () => Promise<void> }> {
  const loginKey = createToken();
  const expiresAt = new Date(now().getTime() + loginLifetime.unused);
  await accounts.createLogin(hashToken(loginKey), loginId, now(), expiresAt);
  const call: DemoCall = async (operation, input) => {
    const called = serviceOperations[operation];
    if (!called) throw new Error(`The operation "${operation}" does not exist.`);
    const { service, path, method, body } = called;
    const query = new URLSearchParams({ lang: languageOf(locale) });
    if (!body) for (const [name, value] of Object.entries(input)) query.set(name, String(value));
    const address = `${servedPrefixes[service]}${path}?${query}`;
    const text = body ? JSON.stringify({ ...input, companyUuid }) : undefined;
    const response = await fetch(
      new Request(`http://localhost${address}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          [servedHeaders.loginKey]: loginKey,
          [servedHeaders.secret]: requestDigest(address, loginId, text),
        },
        body: text,
      }),
    );
    const answer: Envelope = await response.json();
    if (!answer.success) throw new Error(`${operation}: ${answer.message}`);
    return answer.data;
  };
  return { call, close: () => accounts.deleteLogin(hashToken(loginKey)) };
}

/**
 * Creates the demo company for every operator, unless another process has just begun to. If a step fails, nothing of it
 * remains. If the process ends before, the next start removes it (`removeUnfinished`).
 */
export async function createDemo(
  demo: Demo,
  service: ServiceContext,
  fetch: Fetch,
  phrases: LocalePhrases,
): Promise<string> {
  const { store, now } = service;
  const { companyUuid, operators } = await store.transaction(async ({ accounts, repository, leases }) => {
    await accounts.lockOperators();
    const other = await findDemoCompany({ repository });
    if (other) return { companyUuid: other.uuid, operators: undefined };
    const created = await createCompany(repository, demo.createBasicData(phrases));
    const all = await accounts.findOperators();
    for (const loginId of all) await accounts.addToCompany(loginId, created);
    await leases.acquire(creation.lease, created, now(), new Date(now().getTime() + creation.time));
    return { companyUuid: created, operators: all };
  });
  if (!operators) return companyUuid;
  const login = await openLogin(service, fetch, operators[0] ?? '', companyUuid, phrases.locale);
  try {
    await demo.configure(login.call, phrases);
    await store.leases.release(creation.lease, companyUuid);
  } catch (error) {
    await removeDemo(store, companyUuid);
    throw error;
  } finally {
    await login.close();
  }
  return companyUuid;
}
