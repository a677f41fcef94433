import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Environment } from './environment/readEnvironment.ts';
import { loadModules, migrations, newestVersion } from './modules.ts';
import type { ServiceResources } from './openResources.ts';
import { type Closer, closeAll } from './platform/base/closeAll.ts';
import { projectFolder } from './platform/base/projectFolder.ts';
import { servicePhrasesOf } from './platform/base/servicePhrases.ts';
import { createApp } from './platform/http/createApp.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { createMetrics } from './platform/monitoring/createMetrics.ts';
import { checkReadiness } from './platform/monitoring/readiness.ts';
import { lookupAllAddresses, type Network } from './platform/network/ssrfGuard.ts';
import { entityModels, entityTables } from './platform/operations/catalog.ts';
import type { ServiceContext, ServiceEnv } from './platform/operations/ServiceContext.ts';
import type { ServiceModule } from './platform/operations/ServiceModule.ts';
import { recordFormat } from './platform/recordFormat/recordFormat.ts';
import { sealStoredEntries } from './platform/records/rows/sealStoredEntries.ts';
import { startRetention } from './platform/retention/startRetention.ts';
import { passwordCost } from './platform/security/credentials.ts';
import { assertVaultKey } from './platform/security/Vault.ts';
import { createServiceStore } from './platform/store/ServiceStore.ts';
import { migrate } from './platform/store/schema/migrate.ts';

/** A service for the current schemas. `app` answers all requests. */
export interface Assembly {
  readonly service: ServiceContext;
  readonly modules: readonly ServiceModule[];
  readonly app: Hono<ServiceEnv>;
  /** Starts the jobs, such as deliveries and alarms. */
  readonly startJobs: () => Promise<void>;
  /** Lets running jobs finish. */
  readonly close: () => Promise<void>;
}

/** Folder of the built console. */
export const builtConsole = join(projectFolder, 'dist');

/**
 * Assembles the service: tables for the entities of the schemas, jobs, routes. Several assemblies may share
 * the same resources. @param dist folder of the built console; defaults to `dist` of this project
 */
export async function assemble(
  { vault, database, folder, exclusiveSince, simulatedHosts }: ServiceResources,
  environment: Environment,
  dist = builtConsole,
): Promise<Assembly> {
  const closers: Closer[] = [];
  const close = (): Promise<void> => closeAll(closers);
  try {
    const modules = await loadModules(entityModels);
    await migrate(database, entityTables, migrations, recordFormat);
    const store = createServiceStore(database, entityTables, modules);
    await assertVaultKey(store, vault, folder);
    await sealStoredEntries(store, vault, Object.values(entityModels));
    closers.push(await store.configuration.connect(database));

    const network: Network = {
      loopback: environment.relayLoopback ?? false,
      lookup: lookupAllAddresses,
      simulatedHosts,
    };
    const service = {
      store,
      vault,
      network,
      offeredCodes: Object.assign({}, ...modules.map(({ offeredCodes }) => offeredCodes)),
      recordChecks: Object.assign({}, ...modules.map(({ recordChecks }) => recordChecks)),
      relatedChecks: Object.assign({}, ...modules.map(({ relatedChecks }) => relatedChecks)),
      phrasesOf: servicePhrasesOf,
      metrics: createMetrics(database),
      passwordCost,
      hasSingleSignOn: environment.singleSignOn !== undefined,
      isPasswordRefused: environment.isPasswordRefused,
      now: () => new Date(),
      random: Math.random,
    } as ServiceContext;
    for (const { createServices } of modules) {
      const created = createServices(service);
      closers.push(created.close);
      Object.assign(service, created.services);
    }
    const jobs = await startJobs(database);
    closers.push(jobs.stop);
    Object.assign(service, { jobs });
    const startAllJobs = async (): Promise<void> => {
      await startRetention(jobs, service, environment.logMonths);
      for (const module of modules) closers.push(await module.startJobs(jobs, service, exclusiveSince));
    };

    const { databaseUrl, testRequestOrigins, trustedProxies, metricsToken, publicUrl } = environment;
    const { singleSignOn: settings } = environment;
    const disk = databaseUrl === undefined ? folder.path : undefined;
    const app = createApp({
      service,
      modules,
      dist,
      testRequestOrigins,
      trustedProxies,
      metricsToken,
      singleSignOn: settings && { settings, publicUrl },
      checkReadiness: () =>
        checkReadiness({ database, folder: disk, newestVersion, recordFormat: recordFormat.newest }),
    });
    return { service, modules, app, startJobs: startAllJobs, close };
  } catch (error) {
    // The first error tells more.
    await close().catch(() => undefined);
    throw error;
  }
}
