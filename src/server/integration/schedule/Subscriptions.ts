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
  /** Ends of subscriptions: the last document of a queue may wait for a lock. */
  readonly #ending = new Map<string, Promise<void>>();

  constructor(service: ServiceContext, subscribe: Subscribe) {
    this.#service = service;
    this.#subscribe = subscribe;
  }

  /**
   * Starts and ends subscriptions according to interfaces and leases, and extends the leases of those that
   * continue. Waits for no end: other leases would expire meanwhile.
   */
  async refresh(): Promise<void> {
    const wanted = new Map((await this.#wanted()).map((row) => [row.uuid, row]));
    for (const [uuid, { since }] of this.#open) {
      if (wanted.get(uuid)?.onlineAt !== since) this.#end(uuid);
    }
    // No other process begins before the last document is stored.
    for (const uuid of this.#ending.keys()) await this.#hold(uuid);
    for (const { uuid, onlineAt } of wanted.values()) {
      if (this.#ending.has(uuid)) continue;
      if (!(await this.#hold(uuid))) this.#end(uuid);
      else if (!this.#open.has(uuid)) {
        await this.#start(uuid, onlineAt);
      }
    }
  }

  /** Ends all of them; other processes may take over at once. */
  async close(): Promise<void> {
    for (const uuid of this.#open.keys()) this.#end(uuid);
    await Promise.all(this.#ending.values());
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

  #end(uuid: string): void {
    const open = this.#open.get(uuid);
    if (!open) return;
    this.#open.delete(uuid);
    const end = async (): Promise<void> => {
      try {
        await open.close();
        await this.#service.store.leases.release(leaseNameOf(uuid), this.#holder);
      } catch (error) {
        logError('Subscriptions', error, { interfaceUuid: uuid });
      } finally {
        this.#ending.delete(uuid);
      }
    };
    this.#ending.set(uuid, end());
  }
}
