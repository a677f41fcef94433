import type { Row } from '../../contract/envelope.ts';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Group } from '../store/PendingQueue.ts';
import type { Claimed } from './claim.ts';
import { Failure } from './Failure.ts';
import type { Job, Route } from './Job.ts';
import { logEntries } from './logEntries.ts';
import { mappingRouteOf, wholeRouteOf } from './routeOf.ts';
import { type Ended, endedWith, runJob } from './runJob.ts';
import { Shared } from './Shared.ts';
import type { Speaker } from './Speaker.ts';
import { type Place, StartOrder } from './StartOrder.ts';
import { settle } from './settle.ts';
import { sourceOf } from './sourceOf.ts';
import { wakeGroups } from './wakeGroups.ts';

/** A way as far as it is known; `refusal` says why nothing can be sent. */
interface Way {
  readonly route: Route;
  readonly refusal?: ServiceError;
}

/** Delivers documents that wait, for nobody in particular: what it writes down is in the default language. */
export class Dispatcher {
  readonly #speaker: Speaker;
  readonly #ways: Shared<Way>;
  readonly #order = new StartOrder();

  constructor(service: Service) {
    this.#speaker = { service, say: service.logSay };
    this.#ways = new Shared((interfaceUuid) => this.#wayOf(interfaceUuid));
  }

  /**
   * Delivers the documents of a group that are due, one after the other in the order in which they came, and resolves to how many were run.
   * Ends at one that fails: it is tried again later, and those behind it wait. Groups of one interface are sent in the order in which they were
   * dispatched. Rejects when the database cannot be asked.
   */
  async dispatch(group: Group): Promise<number> {
    const place = this.#order.take(group.interfaceUuid);
    try {
      return await this.#dispatch(group, place);
    } finally {
      place.leave();
    }
  }

  async #dispatch(group: Group, place: Place): Promise<number> {
    const { service } = this.#speaker;
    for (let run = 0; ; run += 1) {
      const row = await service.store.transaction(({ queue }) => queue.claim(group, service.now()));
      if (!row) return run;
      const after = await this.#deliver(row, place);
      place.leave();
      // Most numbers have one document: to claim nothing costs more than to ask.
      if (after?.status === 'SUCCESS' && (await service.store.queue.hasMore(group))) continue;
      if (after?.status === 'FAILED') await wakeGroups(service, [after], new Date(String(after.nextRunTime)));
      return run + 1;
    }
  }

  async #deliver(row: Row, place: Place): Promise<Row | undefined> {
    const { route, refusal } = await this.#ways.get(String(row.interfaceUuid));
    const job: Job = { ...route, document: sourceOf(row), place };
    const ended = refusal ? this.#refused(job, refusal) : await runJob(this.#speaker, job);
    const claimed: Claimed = { row, job };
    return settle(this.#speaker, claimed, ended, logEntries(this.#speaker, job, ended, 'INFO'));
  }

  #refused(job: Job, refusal: ServiceError): Ended {
    const failure = new Failure('EXCHANGE_FAILED', { message: refusal.sentence(this.#speaker.say) });
    return endedWith(this.#speaker, job, { failure, steps: [], timings: [] }, 0);
  }

  async #wayOf(interfaceUuid: string): Promise<Way> {
    const { documents, queue } = this.#speaker.service.store;
    const owner = await queue.owner(interfaceUuid);
    try {
      return { route: await wholeRouteOf(documents, this.#speaker, owner) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { route: await mappingRouteOf(documents, this.#speaker, owner), refusal: error };
    }
  }
}
