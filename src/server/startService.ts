import { type Assembly, assemble } from './assemble.ts';
import { createSignInLink, ensureOperator, type FirstOperator } from './ensureOperator.ts';
import type { Environment } from './environment.ts';
import { openResources } from './openResources.ts';
import { serveBackups } from './platform/backup/serveBackups.ts';
import { listen } from './platform/http/listen.ts';

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
  readonly operator: FirstOperator;
  /**
   * Puts another service in the place of this one, on the same database and the same port: calls that come meanwhile wait for
   * it. When that fails, the one that was there goes on, and the promise rejects.
   */
  readonly replace: (assembleAnew: typeof assemble) => Promise<void>;
  /** Finishes the running requests and jobs, then closes the database and releases the data folder. */
  readonly close: () => Promise<void>;
}

/** Starts the service; whatever was opened is closed again when a later step fails. */
export async function startService(
  environment: Environment,
  options: StartOptions = {},
): Promise<RunningService> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const foundation = await openResources(environment);
    closers.push(foundation.close);
    const first = await assemble(foundation, environment, options.dist);
    const reloadable = new ReloadableApp(first);
    closers.push(reloadable.close);
    const { database, folder } = foundation;
    if (environment.databaseUrl === undefined) closers.push(await serveBackups(database, folder));
    const operator = await ensureOperator(first.service.store, environment.operator, options.empty ?? false);

    const server = await listen(reloadable, environment.host, environment.port);
    closers.push(server.close);
    const signInUrl = environment.operator
      ? undefined
      : await createSignInLink(first.service, server.url, operator.loginId);
    return {
      url: server.url,
      signInLink: signInUrl,
      operator,
      replace: (assembleAnew) => reloadable.replace(assembleAnew(foundation, environment, options.dist)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Answers as the newest assembly does that could be put together. */
export class ReloadableApp {
  #current: Promise<Assembly>;

  constructor(first: Assembly) {
    this.#current = Promise.resolve(first);
  }

  readonly fetch: Assembly['app']['fetch'] = async (request, env) =>
    (await this.#current).app.fetch(request, env);

  /**
   * Calls that come meanwhile wait for the next one. When that fails, the one that was there goes on, and the promise
   * rejects. To be called again only when it has settled.
   */
  async replace(assembling: Promise<Assembly>): Promise<void> {
    const old = await this.#current;
    this.#current = assembling.catch(() => old);
    await assembling;
    await old.close();
  }

  readonly close = async (): Promise<void> => (await this.#current).close();
}
