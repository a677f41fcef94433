import { createServerModuleRunner, type DevEnvironment } from 'vite';
import type { RunningService } from '../../src/server/startService.ts';

type ServerModule<File extends string> = File extends 'startService'
  ? typeof import('../../src/server/startService.ts')
  : File extends 'assemble'
    ? typeof import('../../src/server/assemble.ts')
    : typeof import('../../src/server/environment/readEnvironment.ts');

/**
 * The service in the process of Vite, which loads its modules. After an edit, Vite reloads only the modules
 * that depend on the edited file. A new service then replaces the old one on the same database and port.
 */
export class DevService {
  readonly #load: <File extends string>(file: File) => Promise<ServerModule<File>>;
  readonly #dist: string;
  #running: RunningService | undefined;

  /**
   * @param modules Vite's environment for modules that run in Node
   * @param dist folder of the last build of the console, which the service's own address shows
   */
  constructor(modules: DevEnvironment, dist: string) {
    this.#dist = dist;
    const runner = createServerModuleRunner(modules, { hmr: false });
    this.#load = (file) => runner.import(`/src/server/${file}.ts`);
  }

  async start(variables: NodeJS.ProcessEnv): Promise<RunningService> {
    const { readEnvironment } = await this.#load('environment/readEnvironment');
    const { startService } = await this.#load('startService');
    this.#running = await startService(readEnvironment(variables), { dist: this.#dist });
    return this.#running;
  }

  /**
   * Replaces the service. Calls wait until the new one is ready. If its modules cannot be loaded or started,
   * the promise rejects and the old service continues.
   */
  async reload(): Promise<void> {
    await this.#running?.replace(async (...args) => (await this.#load('assemble')).assemble(...args));
  }
}
