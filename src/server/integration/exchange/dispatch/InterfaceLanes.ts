import type { Row } from '../../../../contract/api/envelope.ts';
import { maxOutages, type ReceiverState } from '../queue/circuitBreaker.ts';

/** Runs of one interface at the same time, unless its configuration has another number. */
export const defaultLanes = 4;

/** Runs of all interfaces at the same time, without late ones. */
const maxRuns = 64;

/**
 * Milliseconds after which a run or a waiting document is late. A late run no longer counts among the runs of
 * all interfaces, and a late document goes back to the queue.
 */
const lateAfter = 5000;

/** Maximum number of documents of an interface that are claimed and wait for a lane. */
const maxAhead = 128;

/** Milliseconds of work that an interface has claimed ahead. */
const workAhead = 500;

/** Weight of the latest run in the average duration. */
const latestWeight = 0.2;

interface ClaimedRow {
  readonly row: Row;
  /** Milliseconds (`performance.now()`). */
  readonly claimedAt: number;
}

/** Documents and runs of one interface. */
interface InterfaceLane {
  waiting: ClaimedRow[];
  /** Starts of the running documents, in milliseconds. */
  readonly running: Set<{ readonly startedAt: number }>;
  /** Ended runs whose results are not stored yet. */
  finishing: number;
}

/** Called when a run has ended, with the state in which it found the receiver. */
export type OnEnded = (receiver?: ReceiverState) => void;

/** Runs one document. Calls `onEnded` when the run has ended; resolves when its result is stored. */
type RunClaimed = (row: Row, onEnded: OnEnded) => Promise<void>;

/**
 * Shares the runs of this process among interfaces. Each interface has a few lanes, so that a slow receiver
 * delays no other. In a full process, the interface that uses the smallest part of its lanes is next. A fast receiver
 * may have more documents claimed ahead. After several outages in a row, the documents that wait for the receiver go
 * back to the queue.
 */
export class InterfaceLanes {
  readonly #run: RunClaimed;
  readonly #onFree: () => void;
  readonly #now: () => number;
  /** In the order of turns. */
  readonly #lanes = new Map<string, InterfaceLane>();
  /** Configured lanes by interface. */
  readonly #sizes = new Map<string, number>();
  /** Average milliseconds of a run by interface. */
  readonly #durations = new Map<string, number>();
  /** Outages in a row by interface. */
  readonly #outages = new Map<string, number>();
  /** Documents that go back to the queue: their receiver is down, or they have waited too long. */
  #returned: Row[] = [];
  #idle: (() => void)[] = [];

  /**
   * @param onFree called when a lane is free, and when an interface has stored its last result
   * @param now milliseconds of a steady clock
   */
  constructor(run: RunClaimed, onFree = () => {}, now = () => performance.now()) {
    this.#run = run;
    this.#onFree = onFree;
    this.#now = now;
  }

  /**
   * Returns the number of documents to claim for an interface: none while half of those that it may have
   * ahead still wait. A receiver that is down gets one at a time. A claim for a single lane gets none before the last
   * result is stored.
   */
  demandOf(interfaceUuid: string): number {
    const lane = this.#lanes.get(interfaceUuid);
    const ahead = this.#aheadOf(interfaceUuid, lane);
    const most = this.#isDown(interfaceUuid) ? 1 : this.#sizeOf(interfaceUuid) + ahead;
    if (!lane) return most;
    if (this.#sizeOf(interfaceUuid) === 1 || lane.waiting.length > ahead / 2) return 0;
    return Math.max(0, most - lane.waiting.length - lane.running.size - lane.finishing);
  }

  /** Sets the number of lanes of an interface, from its configuration. */
  resize(interfaceUuid: string, lanes: number): void {
    this.#sizes.set(interfaceUuid, lanes);
  }

  /**
   * Adds claimed documents, in order of arrival, and starts as many as there are lanes. A receiver that is down
   * gets one of them; the others go back to the queue.
   */
  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const interfaceUuid = String(row.interfaceUuid);
      if (this.#isDown(interfaceUuid) && this.#lanes.has(interfaceUuid)) this.#returned.push(row);
      else this.#laneOf(interfaceUuid).waiting.push({ row, claimedAt: this.#now() });
    }
    this.#startRuns();
  }

  /**
   * Removes and returns documents that go back to the queue: they have waited too long, or their receiver is
   * down. Late runs release their places.
   */
  takeReturned(): Row[] {
    this.#startRuns();
    return this.#returned.splice(0);
  }

  /** Removes and returns all documents whose run has not begun. */
  takeAll(): Row[] {
    return [...this.#returned.splice(0), ...this.#takeWaiting(() => true)];
  }

  /** Resolves when no document waits or runs. */
  async whenIdle(): Promise<void> {
    while (this.#lanes.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #sizeOf(interfaceUuid: string): number {
    return this.#sizes.get(interfaceUuid) ?? defaultLanes;
  }

  #isDown(interfaceUuid: string): boolean {
    return (this.#outages.get(interfaceUuid) ?? 0) >= maxOutages;
  }

  #noteReceiver(interfaceUuid: string, receiver: ReceiverState | undefined): void {
    if (receiver === 'ANSWERS') this.#outages.delete(interfaceUuid);
    if (receiver === 'DOWN') this.#outages.set(interfaceUuid, (this.#outages.get(interfaceUuid) ?? 0) + 1);
  }

  #laneOf(interfaceUuid: string): InterfaceLane {
    const known = this.#lanes.get(interfaceUuid);
    if (known) return known;
    const lane: InterfaceLane = { waiting: [], running: new Set(), finishing: 0 };
    this.#lanes.set(interfaceUuid, lane);
    return lane;
  }

  /** The longest running document counts too, so that a receiver that hangs gets no more documents. */
  #aheadOf(interfaceUuid: string, lane: InterfaceLane | undefined): number {
    const duration = this.#durations.get(interfaceUuid);
    if (duration === undefined || this.#isDown(interfaceUuid)) return 0;
    const [oldest] = lane?.running ?? [];
    const longest = Math.max(duration, 1, oldest ? (this.#now() - oldest.startedAt) / 4 : 0);
    return Math.min(maxAhead, Math.floor((this.#sizeOf(interfaceUuid) * workAhead) / longest));
  }

  #takeWaiting(isTaken: (claimed: ClaimedRow) => boolean): Row[] {
    const taken: Row[] = [];
    for (const [interfaceUuid, lane] of this.#lanes) {
      taken.push(...lane.waiting.filter(isTaken).map(({ row }) => row));
      lane.waiting = lane.waiting.filter((claimed) => !isTaken(claimed));
      this.#removeIdle(interfaceUuid, lane);
    }
    return taken;
  }

  /** Runs that are not late, of all interfaces. */
  #timelyRuns(): number {
    const after = this.#now() - lateAfter;
    let count = 0;
    for (const { running } of this.#lanes.values())
      for (const { startedAt } of running) if (startedAt > after) count += 1;
    return count;
  }

  /** A document that has waited too long may belong to another process by now, so it goes back to the queue. */
  #startRuns(): void {
    const before = this.#now() - lateAfter;
    this.#returned.push(...this.#takeWaiting(({ claimedAt }) => claimedAt < before));
    for (let free = maxRuns - this.#timelyRuns(); free > 0; free -= 1) {
      const next = this.#findNext();
      const claimed = next?.lane.waiting.shift();
      if (!next || !claimed) return;
      // An interface that had its turn moves to the end.
      this.#lanes.delete(next.interfaceUuid);
      this.#lanes.set(next.interfaceUuid, next.lane);
      void this.#start(next.interfaceUuid, next.lane, claimed.row);
    }
  }

  /** Returns the interface that uses the smallest part of its lanes and has waiting documents. */
  #findNext(): { interfaceUuid: string; lane: InterfaceLane } | undefined {
    let next: { interfaceUuid: string; lane: InterfaceLane } | undefined;
    let least = 1;
    for (const [interfaceUuid, lane] of this.#lanes) {
      const part = lane.running.size / this.#sizeOf(interfaceUuid);
      if (lane.waiting.length === 0 || part >= least) continue;
      next = { interfaceUuid, lane };
      least = part;
    }
    return next;
  }

  async #start(interfaceUuid: string, lane: InterfaceLane, row: Row): Promise<void> {
    const run = { startedAt: this.#now() };
    lane.running.add(run);
    const end: OnEnded = (receiver) => {
      if (!lane.running.delete(run)) return;
      lane.finishing += 1;
      this.#noteReceiver(interfaceUuid, receiver);
      if (this.#isDown(interfaceUuid)) this.#returned.push(...lane.waiting.splice(0).map((one) => one.row));
      const elapsed = this.#now() - run.startedAt;
      const average = this.#durations.get(interfaceUuid) ?? elapsed;
      this.#durations.set(interfaceUuid, average * (1 - latestWeight) + elapsed * latestWeight);
      this.#startRuns();
      this.#onFree();
    };
    try {
      await this.#run(row, end);
    } finally {
      end();
      lane.finishing -= 1;
      this.#removeIdle(interfaceUuid, lane);
      if (!this.#lanes.has(interfaceUuid)) this.#onFree();
    }
  }

  #removeIdle(interfaceUuid: string, lane: InterfaceLane): void {
    if (lane.waiting.length > 0 || lane.running.size > 0 || lane.finishing > 0) return;
    this.#lanes.delete(interfaceUuid);
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
