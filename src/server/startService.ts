import { fileURLToPath } from 'node:url';
import { startAlarms } from './alarms/startAlarms.ts';
import { createApp } from './app.ts';
import { serveBackups } from './backup/serveBackups.ts';
import { tables } from './catalog.ts';
import { DataFolder } from './DataFolder.ts';
import type { Environment } from './environment.ts';
import { startExchange } from './exchange/startExchange.ts';
import { startHealth } from './health/startHealth.ts';
import { startJobs } from './jobs/startJobs.ts';
import { listen } from './listen.ts';
import { everyAddress } from './network/resolved.ts';
import { openDatabase } from './openDatabase.ts';
import { servicePhrases } from './phrases.ts';
import { Relay } from './relay/Relay.ts';
import { startRetention } from './retention/startRetention.ts';
import type { Service } from './Service.ts';
import { startSchedules } from './schedule/startSchedules.ts';
import { startSubscriptions } from './schedule/startSubscriptions.ts';
import { Vault } from './security/Vault.ts';
import { startSettlement } from './settlement/startSettlement.ts';
import { checkVault } from './start/checkVault.ts';
import { firstStart, type Operator } from './start/firstStart.ts';
import { signInLink } from './start/signInLink.ts';
import { migrate } from './store/migrate.ts';
import { createStore } from './store/Store.ts';
import { Transports } from './transport/Transports.ts';

export interface StartOptions {
  /** Leaves out the sample basic data of a first start. */
  readonly empty?: boolean;
  /** Folder of the built console; `dist` of this project when left out. */
  readonly dist?: string;
}

export interface RunningService {
  readonly url: string;
  /** Signs in once; absent for unattended starts (OPERATOR_PASSWORD). */
  readonly signInLink?: string;
  readonly operator: Operator;
  /** Finishes the running requests and jobs, then closes the database and releases the data folder. */
  readonly close: () => Promise<void>;
}

const builtConsole = fileURLToPath(new URL('../../dist', import.meta.url));

/** Starts the service; whatever was opened is closed again when a later step fails. */
export async function startService(
  environment: Environment,
  options: StartOptions = {},
): Promise<RunningService> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const folder = new DataFolder(environment.dataDir);
    opened.push(() => folder.unlock());
    const vault = new Vault(environment.secretKey ?? folder.secretKey());
    const database = await openDatabase(folder, environment.databaseUrl);
    opened.push(() => database.close());
    await migrate(database, tables);
    if (environment.databaseUrl === undefined) opened.push(await serveBackups(database, folder));

    const store = createStore(database, tables);
    await checkVault(store, vault);
    const operator = await firstStart(store, environment.operator, options.empty ?? false);

    const network = { loopback: environment.relayLoopback ?? false, lookup: everyAddress };
    const relay = new Relay(network);
    const transports = new Transports(network);
    opened.push(() => transports.close());
    const jobs = await startJobs(database);
    opened.push(jobs.stop);
    const service: Service = {
      store,
      vault,
      network,
      relay,
      transports,
      jobs,
      phrases: servicePhrases(),
      now: () => new Date(),
    };
    await startRetention(jobs, service, environment.logMonths);
    await startHealth(jobs, service);
    await startSettlement(jobs, service);
    await startAlarms(jobs, service);
    await startExchange(jobs, service);
    await startSchedules(jobs, service);
    opened.push(startSubscriptions(service));

    const app = createApp({
      service,
      dist: options.dist ?? builtConsole,
      testRequestOrigins: environment.testRequestOrigins,
      trustedProxies: environment.trustedProxies,
    });
    const server = await listen(app, environment.host, environment.port);
    opened.push(server.close);
    const link = environment.operator ? undefined : await signInLink(service, server.url, operator.loginId);
    return { url: server.url, signInLink: link, operator, close };
  } catch (error) {
    await close();
    throw error;
  }
}
