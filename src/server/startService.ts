import { assemble } from './assemble.ts';
import { serveBackups } from './backup/serveBackups.ts';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';
import { openFoundation } from './openFoundation.ts';
import { Succession } from './Succession.ts';
import { firstStart, type Operator } from './start/firstStart.ts';
import { signInLink } from './start/signInLink.ts';

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
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const foundation = await openFoundation(environment);
    opened.push(foundation.close);
    const first = await assemble(foundation, environment, options.dist);
    const succession = new Succession(first);
    opened.push(succession.close);
    const { database, folder } = foundation;
    if (environment.databaseUrl === undefined) opened.push(await serveBackups(database, folder));
    const operator = await firstStart(first.service.store, environment.operator, options.empty ?? false);

    const server = await listen(succession, environment.host, environment.port);
    opened.push(server.close);
    const link = environment.operator
      ? undefined
      : await signInLink(first.service, server.url, operator.loginId);
    return {
      url: server.url,
      signInLink: link,
      operator,
      replace: (assembleAnew) => succession.replace(assembleAnew(foundation, environment, options.dist)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
