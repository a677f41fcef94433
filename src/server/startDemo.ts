import type { Envelope, Row } from '../contract/api/envelope.ts';
import { requestDigest } from '../contract/api/requestDigest.ts';
import { languageOf } from '../contract/text/locale.ts';
import { createCompany, type StartScreen } from './ensureOperator.ts';
import { type LocalePhrases, serviceLocales } from './platform/base/servicePhrases.ts';
import { entityInRole, serviceOperations } from './platform/operations/catalog.ts';
import type { Demo, DemoCall } from './platform/operations/Demo.ts';
import type { ServiceContext } from './platform/operations/ServiceContext.ts';
import type { ServiceModule } from './platform/operations/ServiceModule.ts';
import { servedHeaders, servedPrefixes } from './platform/operations/servedBackend.ts';
import { createToken, hashToken, loginLifetime } from './platform/security/credentials.ts';
import type { Tables } from './platform/store/ServiceStore.ts';

/** Milliseconds without a request from outside after which the console counts as not in use. */
const idleAfter = 5 * 60_000;

interface DemoOptions {
  readonly service: ServiceContext;
  readonly modules: readonly ServiceModule[];
  readonly simulatedHosts: Map<string, number>;
  readonly app: {
    /** Answers a request without a network. */
    readonly fetch: (request: Request) => Response | Promise<Response>;
    /** The time of the latest request from outside of the process, in milliseconds. */
    readonly usedAt: number;
  };
  /** Adds the demo company, unless there is one. */
  readonly demo?: boolean;
  /** Locale of the names of a new demo company. */
  readonly locale: string;
  /** Removes the demo company. */
  readonly removeDemo?: boolean;
}

/** The screen that a sign-in link opens, and the end of the simulated partners. */
interface RunningDemo extends StartScreen {
  readonly close: () => Promise<void>;
}

async function findDemoCompany({ repository }: Pick<Tables, 'repository'>): Promise<Row | undefined> {
  const tenant = entityInRole('tenant')?.model.name;
  if (tenant === undefined) return undefined;
  for (const uuid of await repository.findCompanies(tenant)) {
    const row = await repository.find(tenant, 'uuid', uuid, [uuid]);
    if (row?.demo === true) return row;
  }
  return undefined;
}

/** Returns calls of an operator in a company, under a login that `close` ends. */
async function openLogin(
  { store: { accounts }, now }: ServiceContext,
  app: DemoOptions['app'],
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
    const response = await app.fetch(
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
 * remains.
 */
async function createDemo(
  demo: Demo,
  { service, app }: DemoOptions,
  phrases: LocalePhrases,
): Promise<string> {
  const { store } = service;
  const { companyUuid, operators } = await store.transaction(async ({ accounts, repository }) => {
    await accounts.lockOperators();
    const other = await findDemoCompany({ repository });
    if (other) return { companyUuid: other.uuid, operators: undefined };
    const created = await createCompany(repository, demo.createBasicData(phrases));
    const all = await accounts.findOperators();
    for (const loginId of all) await accounts.addToCompany(loginId, created);
    return { companyUuid: created, operators: all };
  });
  if (!operators) return companyUuid;
  const login = await openLogin(service, app, operators[0] ?? '', companyUuid, phrases.locale);
  try {
    await demo.configure(login.call, phrases);
  } catch (error) {
    await store.accounts.removeCompany(companyUuid);
    throw error;
  } finally {
    await login.close();
  }
  return companyUuid;
}

/** Returns the phrases of an existing demo company, which its name shows, or of a new one. */
function demoPhrasesOf(
  { phrasesOf }: ServiceContext,
  demo: Demo,
  existing: Row | undefined,
  locale: string,
): LocalePhrases {
  const hasName = (phrases: LocalePhrases): boolean =>
    demo.createBasicData(phrases).some(({ data }) => data.demo === true && data.name === existing?.name);
  return serviceLocales.map(phrasesOf).find(hasName) ?? phrasesOf(locale);
}

/**
 * Starts the simulated partners of the demo company, if there is one. Creates or removes the company if the
 * options say so.
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo | undefined> {
  const { service, modules, simulatedHosts, app } = options;
  const demo = modules.find((module) => module.demo)?.demo;
  if (!demo) return undefined;
  const existing = await findDemoCompany(service.store);
  if (options.removeDemo) {
    if (existing) await service.store.accounts.removeCompany(existing.uuid);
    return undefined;
  }
  const phrases = demoPhrasesOf(service, demo, existing, options.locale);
  const companyUuid = existing?.uuid ?? (options.demo ? await createDemo(demo, options, phrases) : undefined);
  if (companyUuid === undefined) return undefined;
  const close = await demo.startPartners({
    service,
    companyUuid,
    phrases,
    simulatedHosts,
    fetch: async (request) => app.fetch(request),
    isIdle: () => Date.now() - app.usedAt > idleAfter,
  });
  return { companyUuid, path: demo.firstScreen, close };
}
