import type { Row } from '../../../../contract/api/envelope.ts';
import type { Sql } from '../../../platform/store/databases/Database.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import type { Pace } from '../../transport/DeliveryTarget.ts';
import type { ClaimRequest } from './DocumentQueue.ts';

/** Milliseconds whose unused documents may be sent together. */
const burst = 1000;

/** Milliseconds between two documents. Also with the burst, no minute has more than `perMinute` documents. */
const intervalOf = ({ perMinute }: Pace): number => (60_000 + burst) / perMinute;

/** When the next document of each pace is due, shared by all processes. */
export class SendPace {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Returns the instants of the next documents, in milliseconds. They stay locked during the transaction. */
  async lock(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.#sql.query<{ key: string; at: number }>(
      `INSERT INTO send_pace AS stored (key, next_at)
       SELECT key, 0 FROM unnest($1::text[]) AS given (key)
       ON CONFLICT (key) DO UPDATE SET next_at = stored.next_at
       RETURNING key, next_at AS at`,
      // All callers use one order, to avoid deadlocks.
      [keys.toSorted()],
    );
    return new Map(found.map(({ key, at }) => [key, at]));
  }

  /** Sets the instants of the next documents, in milliseconds. */
  async update(next: ReadonlyMap<string, number>): Promise<void> {
    await this.#sql.query(
      `UPDATE send_pace AS stored SET next_at = given.at
         FROM unnest($1::text[], $2::float8[]) AS given (key, at) WHERE stored.key = given.key`,
      [[...next.keys()], [...next.values()]],
    );
  }
}

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

/**
 * Returns the number of documents that may be sent now, and the instant of the first of them. Clocks of processes
 * differ, so a next document that is too late does not count.
 */
function budgetOf(pace: Pace, nextAt: number, now: number) {
  const interval = intervalOf(pace);
  const from = nextAt > now + interval ? now : Math.max(nextAt, now - burst);
  return { from, count: Math.max(0, Math.floor((now - from) / interval) + 1) };
}

/**
 * Claims due documents, no more than their paces permit. Requests that come first get them first. Within a
 * transaction: claims of all processes follow each other.
 */
export async function claimAtPace(
  { documentQueue, sendPace }: Pick<Tables, 'documentQueue' | 'sendPace'>,
  requests: readonly PacedRequest[],
  now: Date,
): Promise<PacedClaim> {
  const paces = new Map(requests.flatMap(({ pace }) => (pace ? [[pace.key, pace]] : [])));
  if (paces.size === 0) return { rows: await documentQueue.claim(requests, now), held: [] };
  const nextAt = await sendPace.lock([...paces.keys()]);
  const budgets = new Map(
    [...paces].map(([key, pace]) => [key, budgetOf(pace, nextAt.get(key) ?? 0, now.getTime())]),
  );
  const left = new Map([...budgets].map(([key, { count }]) => [key, count]));
  const permitted = requests.map(({ pace, ...request }) => {
    if (!pace) return request;
    const limit = Math.min(request.limit, left.get(pace.key) ?? 0);
    left.set(pace.key, (left.get(pace.key) ?? 0) - limit);
    return { ...request, limit };
  });
  const rows = await documentQueue.claim(
    permitted.filter(({ limit }) => limit > 0),
    now,
  );
  const keyOf = new Map(requests.map(({ interfaceUuid, pace }) => [interfaceUuid, pace?.key]));
  const used = new Map<string, number>();
  for (const { interfaceUuid } of rows) {
    const key = keyOf.get(String(interfaceUuid));
    if (key !== undefined) used.set(key, (used.get(key) ?? 0) + 1);
  }
  await sendPace.update(
    new Map(
      [...used].map(([key, count]) => {
        const { from = 0 } = budgets.get(key) ?? {};
        const pace = paces.get(key);
        return [key, from + count * (pace ? intervalOf(pace) : 0)];
      }),
    ),
  );
  // An interface that has fewer documents than permitted waits for documents, not for its pace.
  const countOf = (uuid: string): number => rows.filter(({ interfaceUuid }) => interfaceUuid === uuid).length;
  const held = requests.flatMap(({ interfaceUuid, limit }, index) => {
    const permits = permitted[index]?.limit ?? 0;
    return permits < limit && countOf(interfaceUuid) === permits ? [{ interfaceUuid, permits }] : [];
  });
  return {
    rows,
    held: held.toSorted((a, b) => a.permits - b.permits).map(({ interfaceUuid }) => interfaceUuid),
  };
}
