import { setTimeout as delay } from 'node:timers/promises';
import { ServiceProcess } from '../service/ServiceProcess.ts';

/** Milliseconds before a process that failed to start is started again, as a supervisor does. */
const restartDelay = 500;

/** Several processes on one database. A killed process is started again, on another port. */
export class ServiceFleet {
  kills = 0;
  /** Exit code and last output of the processes that ended unexpectedly. */
  readonly crashes: string[] = [];
  readonly #variables: Readonly<Record<string, string>>;
  readonly #beforeRestart: () => Promise<void>;
  readonly #running = new Set<ServiceProcess>();
  readonly #starting = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(variables: Readonly<Record<string, string>>, beforeRestart: () => Promise<void>) {
    this.#variables = variables;
    this.#beforeRestart = beforeRestart;
  }

  /** @param beforeRestart runs after each kill, while the killed process is down */
  static async start(
    size: number,
    variables: Readonly<Record<string, string>>,
    beforeRestart = async (): Promise<void> => {},
  ): Promise<ServiceFleet> {
    const fleet = new ServiceFleet(variables, beforeRestart);
    const services = Array.from({ length: size }, () => ServiceProcess.start(variables));
    for (const service of services) fleet.#add(await service);
    return fleet;
  }

  /** Addresses of the processes that listen now. */
  get urls(): readonly string[] {
    return [...this.#running].map(({ url }) => url);
  }

  /** Resolves when all killed processes run again. */
  async waitUntilAllRunning(): Promise<void> {
    await Promise.all(this.#starting);
  }

  /** Kills a random process at once and starts a new one. */
  async killOne(): Promise<void> {
    const running = [...this.#running];
    const victim = running[Math.floor(Math.random() * running.length)];
    if (!victim) return;
    this.#running.delete(victim);
    this.kills += 1;
    await victim.kill('SIGKILL');
    await this.#beforeRestart();
    this.#restart();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.waitUntilAllRunning();
    await Promise.all([...this.#running].map((service) => service.kill('SIGTERM')));
    this.#running.clear();
  }

  #restart(): void {
    const starting = this.#begin().finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
  }

  /** Tries repeatedly until the process runs, because the database may be down. */
  async #begin(): Promise<void> {
    while (!this.#isClosing) {
      const service = await ServiceProcess.start(this.#variables).catch(() => undefined);
      if (service) return this.#add(service);
      await delay(restartDelay);
    }
  }

  #add(service: ServiceProcess): void {
    this.#running.add(service);
    service.ended.then((code) => {
      // A process that `killOne` kills has already left the set.
      if (!this.#running.delete(service) || this.#isClosing) return;
      this.crashes.push(`${code}: ${service.output}`);
      this.#restart();
    });
  }
}
