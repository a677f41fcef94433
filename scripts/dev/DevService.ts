import { createServerModuleRunner, type DevEnvironment } from 'vite';
import type { RunningService } from '../../src/server/startService.ts';

type ServerModule<File extends string> = File extends 'startService'
  ? typeof import('../../src/server/startService.ts')
  : File extends 'assemble'
    ? typeof import('../../src/server/assemble.ts')
    : typeof import('../../src/server/environment.ts');

/**
 * The service within the process that Vite runs in, its modules loaded by Vite: after an edit only what the edit reaches is
 * loaded again, and another service takes the place of the first, on the same database and port.
 */
export class DevService {
  readonly #load: <File extends string>(file: File) => Promise<ServerModule<File>>;
  #running: RunningService | undefined;

  /** @param modules Vite's environment for modules that run in Node */
  constructor(modules: DevEnvironment) {
    const runner = createServerModuleRunner(modules, { hmr: false });
    this.#load = (file) => runner.import(`/src/server/${file}.ts`);
  }

  async start(variables: NodeJS.ProcessEnv): Promise<RunningService> {
    const { readEnvironment } = await this.#load('environment');
    const { startService } = await this.#load('startService');
    this.#running = await startService(readEnvironment(variables));
    return this.#running;
  }

  /** Calls wait until it is done. Rejects when the new modules cannot be loaded or started; the service is then the one that was there. */
  async reload(): Promise<void> {
    await this.#running?.replace(async (...args) => (await this.#load('assemble')).assemble(...args));
  }
}
