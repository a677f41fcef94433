import { setTimeout as delay } from 'node:timers/promises';
import { ServiceProcess } from '../service/ServiceProcess.ts';

/** Milliseconds before a process that did not come up is started again, as whatever supervises it would. */
const restartDelay = 500;

/** Several processes of one database; whichever is killed comes up again, on another port. */
export class ServiceFleet {
  kills = 0;
  /** Exit code and last words of those that ended by themselves. */
  readonly crashes: string[] = [];
  readonly #variables: Readonly<Record<string, string>>;
  readonly #running = new Set<ServiceProcess>();
  readonly #starting = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(variables: Readonly<Record<string, string>>) {
    this.#variables = variables;
  }

  static async start(size: number, variables: Readonly<Record<string, string>>): Promise<ServiceFleet> {
    const fleet = new ServiceFleet(variables);
    const services = Array.from({ length: size }, () => ServiceProcess.start(variables));
    for (const service of services) fleet.#add(await service);
    return fleet;
  }

  /** Addresses of the processes that listen now. */
  get urls(): readonly string[] {
    return [...this.#running].map(({ url }) => url);
  }

  /** Resolves when all that were killed are up again. */
  async waitUntilAllRunning(): Promise<void> {
    await Promise.all(this.#starting);
  }

  /** Kills one of them, whatever it is doing, and has it started again. */
  async killOne(): Promise<void> {
    const running = [...this.#running];
    const victim = running[Math.floor(Math.random() * running.length)];
    if (!victim) return;
    this.#running.delete(victim);
    this.kills += 1;
    await victim.kill('SIGKILL');
    this.#restart();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.waitUntilAllRunning();
    await Promise.all([...this.#running].map((service) => service.kill('SIGTERM')));
  }

  #restart(): void {
    const starting = this.#begin().finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
  }

  /** Tries until it is up: the database may be away. */
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
      // Processes that we stop have already left the set.
      if (!this.#running.delete(service) || this.#isClosing) return;
      this.crashes.push(`${code}: ${service.output}`);
      this.#restart();
    });
  }
}
