import type { Row } from '../../../../contract/api/envelope.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import type { Pace } from '../../transport/DeliveryTarget.ts';
import type { ClaimRequest } from '../queue/claimDocuments.ts';
import type { SendPace } from './SendPace.ts';

/** Milliseconds whose unused documents may be sent together. */
const burst = 1000;

/** Milliseconds between two documents. Also with the burst, no minute has more than `perMinute` documents. */
const intervalOf = ({ perMinute }: Pace): number => (60_000 + burst) / perMinute;

/** A claim of an interface whose target may have a pace. */
export interface PacedRequest extends ClaimRequest {
  readonly pace?: Pace;
}

/** The documents of a claim. */
export interface PacedClaim {
  readonly rows: readonly Row[];
  /** Interfaces that got less than they asked for because of their pace, those without documents first. */
  readonly held: readonly string[];
}

/** The documents that one pace permits in a claim. */
class PaceBudget {
  readonly #interval: number;
  /** Milliseconds: the instant of the first document. */
  readonly #from: number;
  #left: number;

  /** Clocks of processes differ by less than a second. A next document that is later does not count. */
  constructor(pace: Pace, nextAt: number, now: number) {
    this.#interval = intervalOf(pace);
    this.#from = nextAt > now + this.#interval + burst ? now : Math.max(nextAt, now - burst);
    this.#left = Math.max(0, Math.floor((now - this.#from) / this.#interval) + 1);
  }

  /** Takes as many documents as are left, at most the wanted ones. */
  take(wanted: number): number {
    const taken = Math.min(wanted, this.#left);
    this.#left -= taken;
    return taken;
  }

  /** Returns the instant of the next document after this number of documents, in milliseconds. */
  nextAfter(sent: number): number {
    return this.#from + sent * this.#interval;
  }
}

/** Locks the paces of requests. Returns their budgets by key. */
async function lockBudgets(sendPace: SendPace, requests: readonly PacedRequest[], now: Date) {
  const paces = new Map(requests.flatMap(({ pace }) => (pace ? [[pace.key, pace]] : [])));
  if (paces.size === 0) return new Map<string, PaceBudget>();
  const nextAt = await sendPace.lock([...paces.keys()]);
  return new Map(
    [...paces].map(([key, pace]) => [key, new PaceBudget(pace, nextAt.get(key) ?? 0, now.getTime())]),
  );
}

/**
 * Claims due documents, no more than their paces permit. Requests that come first get them first. Within a
 * transaction: claims of all processes run one after the other.
 */
export async function claimAtPace(
  { documentQueue, sendPace }: Pick<Tables, 'documentQueue' | 'sendPace'>,
  requests: readonly PacedRequest[],
  now: Date,
): Promise<PacedClaim> {
  const budgets = await lockBudgets(sendPace, requests, now);
  const permitted = requests.map(({ pace, ...request }) => {
    const budget = pace && budgets.get(pace.key);
    return { request, pace, limit: budget ? budget.take(request.limit) : request.limit };
  });
  const claims = permitted.map(({ request, limit }) => ({ ...request, limit }));
  const rows = await documentQueue.claim(
    claims.filter(({ limit }) => limit > 0),
    now,
  );
  const results = permitted.map((one) => ({
    ...one,
    count: rows.filter(({ interfaceUuid }) => interfaceUuid === one.request.interfaceUuid).length,
  }));
  if (budgets.size > 0) {
    const sentOf = (key: string): number =>
      results.reduce((sum, { pace, count }) => (pace?.key === key ? sum + count : sum), 0);
    const next = [...budgets].flatMap(([key, budget]) => {
      const sent = sentOf(key);
      return sent > 0 ? [[key, budget.nextAfter(sent)] as const] : [];
    });
    await sendPace.update(new Map(next));
  }
  // An interface that has fewer documents than permitted waits for documents, not for its pace.
  const held = results
    .filter(({ request, limit, count }) => limit < request.limit && count === limit)
    .toSorted((a, b) => a.count - b.count)
    .map(({ request }) => request.interfaceUuid);
  return { rows, held };
}
