import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { defaultLocale } from '../contract/locale.ts';
import { startAlarms } from './alarms/startAlarms.ts';
import { createApp } from './app.ts';
import { tables } from './catalog.ts';
import type { Environment } from './environment.ts';
import { startExchange } from './exchange/startExchange.ts';
import { offeredCodes } from './handlers/choices.ts';
import { startHealth } from './health/startHealth.ts';
import { startJobs } from './jobs/startJobs.ts';
import type { ServiceEnv } from './middleware/ServiceEnv.ts';
import { everyAddress } from './network/resolved.ts';
import type { Foundation } from './openFoundation.ts';
import { servicePhrases } from './phrases.ts';
import { Relay } from './relay/Relay.ts';
import { startRetention } from './retention/startRetention.ts';
import type { Service } from './Service.ts';
import { startSchedules } from './schedule/startSchedules.ts';
import { startSubscriptions } from './schedule/startSubscriptions.ts';
import { startSettlement } from './settlement/startSettlement.ts';
import { checkVault } from './start/checkVault.ts';
import { migrate } from './store/migrate.ts';
import { createStore } from './store/Store.ts';
import { Transports } from './transport/Transports.ts';

/** A service that is at work, as the schemas have it, and answers whoever asks `app`. */
export interface Assembly {
  readonly service: Service;
  readonly app: Hono<ServiceEnv>;
  /** Lets running jobs finish. */
  readonly close: () => Promise<void>;
}

const builtConsole = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Puts the service together: tables for the entities of the schemas, jobs, routes. Others may be at work on the same foundation.
 * @param dist folder of the built console; `dist` of this project when left out
 */
export async function assemble(
  { vault, database, aloneSince }: Foundation,
  environment: Environment,
  dist = builtConsole,
): Promise<Assembly> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    await migrate(database, tables);
    const store = createStore(database, tables);
    await checkVault(store, vault);

    const network = { loopback: environment.relayLoopback ?? false, lookup: everyAddress };
    const relay = new Relay(network);
    const transports = new Transports(network);
    opened.push(() => transports.close());
    const jobs = await startJobs(database);
    opened.push(jobs.stop);
    const phrases = servicePhrases();
    const service: Service = {
      store,
      vault,
      network,
      relay,
      transports,
      jobs,
      offeredCodes,
      phrases,
      logSay: phrases(environment.logLanguage ?? defaultLocale),
      now: () => new Date(),
    };
    await startRetention(jobs, service, environment.logMonths);
    await startHealth(jobs, service);
    await startSettlement(jobs, service);
    await startAlarms(jobs, service);
    await startExchange(jobs, service, aloneSince);
    await startSchedules(jobs, service);
    opened.push(startSubscriptions(service));

    const { testRequestOrigins, trustedProxies } = environment;
    const app = createApp({ service, dist, testRequestOrigins, trustedProxies });
    return { service, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
