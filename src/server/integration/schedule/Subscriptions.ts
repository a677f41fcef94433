import { randomUUID } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import { logError } from '../../platform/base/log.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { acceptingStates } from '../interfaces/activeStates.ts';
import { flowOfInterface } from '../interfaces/flowOfInterface.ts';
import type { Subscription } from '../transport/DocumentSource.ts';
import { queueTypes } from '../transport/partnerTransports.ts';
import { leaseEnd } from './withLease.ts';

/** Starts to receive documents from the queue of an interface. After a rejection, the next refresh tries again. */
export type Subscribe = (service: ServiceContext, interfaceUuid: string) => Promise<Subscription>;

interface OpenSubscription extends Subscription {
  /** When the interface went online. Going online again restarts the subscription. */
  readonly since: unknown;
}

const leaseNameOf = (uuid: string): string => `subscription ${uuid}`;

/**
 * Subscriptions of this process, one for each interface. A lease excludes other processes (README.md, "A
 * subscription is one process's").
 */
export class Subscriptions {
  readonly #service: ServiceContext;
  readonly #subscribe: Subscribe;
  readonly #holder = randomUUID();
  readonly #open = new Map<string, OpenSubscription>();

  constructor(service: ServiceContext, subscribe: Subscribe) {
    this.#service = service;
    this.#subscribe = subscribe;
  }

  /**
   * Starts and ends subscriptions according to interfaces and leases, and extends the leases of those that
   * continue.
   */
  async refresh(): Promise<void> {
    const wanted = new Map((await this.#wanted()).map((row) => [row.uuid, row]));
    for (const [uuid, { since }] of this.#open) {
      if (wanted.get(uuid)?.onlineAt !== since) await this.#end(uuid);
    }
    for (const { uuid, onlineAt } of wanted.values()) {
      if (!(await this.#hold(uuid))) await this.#leave(uuid);
      else if (!this.#open.has(uuid)) {
        await this.#start(uuid, onlineAt);
      }
    }
  }

  /** Ends all of them; other processes may take over at once. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((uuid) => this.#end(uuid)));
  }

  /** Returns accepting interfaces that receive documents from a queue of their partner. */
  async #wanted(): Promise<Row[]> {
    const { repository } = this.#service.store;
    const found: Row[] = [];
    for (const companyUuid of await repository.findCompanies('interface')) {
      const conditions = { oneOf: { type: queueTypes, status: acceptingStates } };
      const properties = ['interfaceType', 'scope', 'onlineAt'];
      found.push(
        ...(await repository.selectProperties(
          { entity: 'interface', companyUuid, ...conditions },
          properties,
        )),
      );
    }
    return found.filter((row) => flowOfInterface(row) === 'in');
  }

  /** One interface whose subscription fails does not stop the others. */
  async #start(uuid: string, since: unknown): Promise<void> {
    try {
      const { close } = await this.#subscribe(this.#service, uuid);
      this.#open.set(uuid, { since, close });
    } catch (error) {
      logError('Subscriptions', error, { interfaceUuid: uuid });
    }
  }

  #hold(uuid: string): Promise<boolean> {
    const { store, now } = this.#service;
    return store.leases.acquire(leaseNameOf(uuid), this.#holder, now(), leaseEnd(now()));
  }

  async #leave(uuid: string): Promise<void> {
    const open = this.#open.get(uuid);
    this.#open.delete(uuid);
    await open?.close();
  }

  async #end(uuid: string): Promise<void> {
    await this.#leave(uuid);
    await this.#service.store.leases.release(leaseNameOf(uuid), this.#holder);
  }
}
