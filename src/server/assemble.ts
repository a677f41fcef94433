import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { defaultLocale } from '../contract/text/locale.ts';
import type { Environment } from './environment.ts';
import { startAlarms } from './integration/alarms/deliverDueMessages.ts';
import { startExchange } from './integration/exchange/startExchange.ts';
import { startHealth } from './integration/health/queryHealth.ts';
import { offeredCodes } from './integration/interfaces/choices.ts';
import { Relay } from './integration/relay/Relay.ts';
import { startSchedules, startSubscriptions } from './integration/schedule/startSchedules.ts';
import { startSettlement } from './integration/settlement/runDueSettlements.ts';
import { Transports } from './integration/transport/Transports.ts';
import type { ServiceResources } from './openResources.ts';
import { createServicePhrases } from './platform/base/servicePhrases.ts';
import { createApp } from './platform/http/createApp.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { lookupAllAddresses } from './platform/network/ssrfGuard.ts';
import { entityTables } from './platform/operations/catalog.ts';
import type { ServiceContext, ServiceEnv } from './platform/operations/ServiceContext.ts';
import { startRetention } from './platform/retention/startRetention.ts';
import { assertVaultKey } from './platform/security/Vault.ts';
import { createServiceStore } from './platform/store/ServiceStore.ts';
import { migrate } from './platform/store/schema/migrate.ts';

/** A running service for the current schemas. `app` answers all requests. */
export interface Assembly {
  readonly service: ServiceContext;
  readonly app: Hono<ServiceEnv>;
  /** Lets running jobs finish. */
  readonly close: () => Promise<void>;
}

const builtConsole = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Assembles the service: tables for the entities of the schemas, jobs, routes. Several assemblies may share
 * the same resources. @param dist folder of the built console; defaults to `dist` of this project
 */
export async function assemble(
  { vault, database, exclusiveSince }: ServiceResources,
  environment: Environment,
  dist = builtConsole,
): Promise<Assembly> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    await migrate(database, entityTables);
    const store = createServiceStore(database, entityTables);
    await assertVaultKey(store, vault);

    const network = { loopback: environment.relayLoopback ?? false, lookup: lookupAllAddresses };
    const relay = new Relay(network);
    const transports = new Transports(network);
    closers.push(() => transports.close());
    const jobs = await startJobs(database);
    closers.push(jobs.stop);
    const phrases = createServicePhrases();
    const service: ServiceContext = {
      store,
      vault,
      network,
      relay,
      transports,
      jobs,
      offeredCodes,
      phrasesOf: phrases,
      logPhrases: phrases(environment.logLanguage ?? defaultLocale),
      now: () => new Date(),
    };
    await startRetention(jobs, service, environment.logMonths);
    await startHealth(jobs, service);
    await startSettlement(jobs, service);
    await startAlarms(jobs, service);
    await startExchange(jobs, service, exclusiveSince);
    await startSchedules(jobs, service);
    closers.push(startSubscriptions(service));

    const { testRequestOrigins, trustedProxies } = environment;
    const app = createApp({ service, dist, testRequestOrigins, trustedProxies });
    return { service, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
