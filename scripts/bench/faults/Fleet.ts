import { setTimeout as delay } from 'node:timers/promises';
import { ServiceProcess } from '../service/ServiceProcess.ts';

/** Milliseconds before a process that did not come up is started again, as whatever supervises it would. */
const patience = 500;

/** Several processes of one database; whichever is killed comes up again, on another port. */
export class Fleet {
  kills = 0;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #running = new Set<ServiceProcess>();
  readonly #starting = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(variables: Readonly<Record<string, string>>) {
    this.#variables = variables;
  }

  static async start(size: number, variables: Readonly<Record<string, string>>): Promise<Fleet> {
    const fleet = new Fleet(variables);
    const services = Array.from({ length: size }, () => ServiceProcess.start(variables));
    for (const service of services) fleet.#add(await service);
    return fleet;
  }

  /** Of the processes that listen now. */
  get urls(): readonly string[] {
    return [...this.#running].map(({ url }) => url);
  }

  /** Kills one of them, whatever it is doing, and has it started again. Nothing when none runs. */
  async killOne(): Promise<void> {
    const running = [...this.#running];
    const victim = running[Math.floor(Math.random() * running.length)];
    if (!victim) return;
    this.#running.delete(victim);
    this.kills += 1;
    await victim.kill('SIGKILL');
    const starting = this.#begin().finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#starting);
    await Promise.all([...this.#running].map((service) => service.kill('SIGTERM')));
  }

  /** Tries until it is up: the database may be away. */
  async #begin(): Promise<void> {
    while (!this.#isClosing) {
      const service = await ServiceProcess.start(this.#variables).catch(() => undefined);
      if (service) return this.#add(service);
      await delay(patience);
    }
  }

  #add(service: ServiceProcess): void {
    this.#running.add(service);
    // One that ended by itself is not asked again.
    service.ended.then(() => this.#running.delete(service));
  }
}
