import { type Assembly, assemble, builtConsole } from './assemble.ts';
import { startDemo } from './demo/startDemo.ts';
import { createSignInLink, ensureOperator, type FirstOperator } from './ensureOperator.ts';
import type { Environment } from './environment/readEnvironment.ts';
import { openResources } from './openResources.ts';
import { logNotedCommands } from './platform/audit/folderCommands.ts';
import { serveBackups } from './platform/backup/serveBackups.ts';
import { type Closer, closeAll } from './platform/base/closeAll.ts';
import { defaultLocale } from './platform/base/servicePhrases.ts';
import { listen } from './platform/http/listen.ts';
import { servedBackend } from './platform/operations/servedBackend.ts';
import { startConsole } from './startConsole.ts';

interface StartOptions {
  /** Skips the sample basic data of a first start. */
  readonly empty?: boolean;
  /** Adds the demo company, unless there is one. */
  readonly demo?: boolean;
  /** Removes the demo company with all of its records. */
  readonly removeDemo?: boolean;
  /** Folder of the built console; defaults to `dist` of this project. */
  readonly dist?: string;
}

export interface RunningService {
  readonly url: string;
  /** Signs in once; absent for unattended starts (OPERATOR_PASSWORD). */
  readonly signInLink?: string;
  /** Absent without a served back end: the console alone has no operators. */
  readonly operator?: FirstOperator;
  /**
   * Replaces the running app by another one on the same database and port. Requests that arrive meanwhile
   * wait for it. If that fails, the previous app continues and the promise rejects.
   */
  readonly replace: (assembleAnew: typeof assemble) => Promise<void>;
  /** Finishes the running requests and jobs, then closes the database and releases the data folder. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the service; without a served back end, only the console. If a step fails, everything that was opened before it is closed again.
 */
export async function startService(
  environment: Environment,
  options: StartOptions = {},
): Promise<RunningService> {
  const closers: Closer[] = [];
  const close = (): Promise<void> => closeAll(closers);
  try {
    if (!servedBackend) {
      const console = await startConsole(environment, options.dist ?? builtConsole);
      return { ...console, replace: async () => {} };
    }
    const foundation = await openResources(environment);
    closers.push(foundation.close);
    const first = await assemble(foundation, environment, options.dist);
    const reloadable = new ReloadableApp(first);
    closers.push(reloadable.close);
    const { database, folder } = foundation;
    if (environment.databaseUrl === undefined)
      closers.push(await serveBackups(database, folder, first.service.store));
    const locale = environment.sampleLanguage ?? defaultLocale;
    const samples = options.empty
      ? []
      : first.modules.flatMap(({ createSampleRecords }) =>
          createSampleRecords(first.service.phrasesOf(locale)),
        );
    const operator = await ensureOperator(first.service.store, environment.operator, samples);

    if (environment.databaseUrl === undefined) await logNotedCommands(first.service.store, folder);

    const demo = await startDemo({ ...first, ...foundation, app: reloadable, locale, ...options });
    if (demo) closers.push(demo.close);
    // The partners of the demo already listen: a delivery or an alarm of an earlier run may be due.
    await first.startJobs();

    const { host, port, maxConnections } = environment;
    const server = await listen({ fetch: reloadable.fetchForCaller }, host, port, { maxConnections });
    closers.push(server.close);
    const signInUrl = environment.operator
      ? undefined
      : await createSignInLink(first.service, server.url, operator.loginId, demo);
    return {
      url: server.url,
      signInLink: signInUrl,
      operator,
      replace: (assembleAnew) => reloadable.replace(assembleAnew(foundation, environment, options.dist)),
      close,
    };
  } catch (error) {
    // The first error tells more.
    await close().catch(() => undefined);
    throw error;
  }
}

/** Starts the jobs of an assembly. Closes it if they cannot start. */
async function withJobs(assembling: Promise<Assembly>): Promise<Assembly> {
  const assembly = await assembling;
  try {
    await assembly.startJobs();
    return assembly;
  } catch (error) {
    await assembly.close().catch(() => undefined);
    throw error;
  }
}

/** Serves requests with the latest app that was assembled successfully. */
class ReloadableApp {
  #current: Promise<Assembly>;
  /** The time of the latest request from outside of the process, in milliseconds. */
  usedAt = Date.now();

  constructor(first: Assembly) {
    this.#current = Promise.resolve(first);
  }

  readonly fetch: Assembly['app']['fetch'] = async (request, env) =>
    (await this.#current).app.fetch(request, env);

  /** Same as `fetch`, for requests that the server receives. */
  readonly fetchForCaller: Assembly['app']['fetch'] = (request, env) => {
    this.usedAt = Date.now();
    return this.fetch(request, env);
  };

  /**
   * Requests that arrive meanwhile wait for the next app. If that fails, the previous app continues and the
   * promise rejects. Call it again only after the promise has settled.
   */
  async replace(assembling: Promise<Assembly>): Promise<void> {
    const old = await this.#current;
    const starting = withJobs(assembling);
    this.#current = starting.catch(() => old);
    await starting;
    await old.close();
  }

  readonly close = async (): Promise<void> => (await this.#current).close();
}
