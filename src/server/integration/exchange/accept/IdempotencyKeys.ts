import type { Sql } from '../../../platform/store/databases/Database.ts';

/** Idempotency key of a document; `sha256` is the hash of the document as received. */
interface IdempotencyKey {
  readonly interfaceUuid: string;
  readonly key: string;
  readonly documentUuid: string;
  readonly sha256: string;
}

/** Returns an identifier of a key among those of all interfaces. */
export const scopedKeyOf = ({ interfaceUuid, key }: Pick<IdempotencyKey, 'interfaceUuid' | 'key'>): string =>
  `${interfaceUuid} ${key}`;

const sortByKey = (keys: readonly IdempotencyKey[]): IdempotencyKey[] =>
  keys.toSorted((a, b) => (scopedKeyOf(a) < scopedKeyOf(b) ? -1 : 1));

/** Maximum number of entries that one statement removes. */
const maxRemoved = 10_000;

/** The accepted documents by interface and key. */
export class IdempotencyKeys {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Stores keys. Resolves to the stored entries of keys that already belong to a document. A key that another
   * transaction is storing waits for its end.
   */
  async insertOrFind(keys: readonly IdempotencyKey[], now: Date): Promise<readonly IdempotencyKey[]> {
    if (keys.length === 0) return [];
    // All callers use one order, to avoid deadlocks.
    const sorted = sortByKey(keys);
    const kept = await this.#sql.query<{ uuid: string }>(
      `INSERT INTO idempotency_key (interface_uuid, key, document_uuid, sha256, created_at)
       SELECT interface_uuid, key, document_uuid, sha256, $1
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
              AS given (interface_uuid, key, document_uuid, sha256)
       ON CONFLICT DO NOTHING
       RETURNING document_uuid AS uuid`,
      [
        now,
        sorted.map(({ interfaceUuid }) => interfaceUuid),
        sorted.map(({ key }) => key),
        sorted.map(({ documentUuid }) => documentUuid),
        sorted.map(({ sha256 }) => sha256),
      ],
    );
    if (kept.length === keys.length) return [];
    const fresh = new Set(kept.map(({ uuid }) => uuid));
    const known = keys.filter(({ documentUuid }) => !fresh.has(documentUuid));
    return this.#sql.query<IdempotencyKey>(
      `SELECT interface_uuid AS "interfaceUuid", key, document_uuid AS "documentUuid", sha256
         FROM idempotency_key JOIN unnest($1::text[], $2::text[]) AS given (interface_uuid, key)
              USING (interface_uuid, key)`,
      [known.map(({ interfaceUuid }) => interfaceUuid), known.map(({ key }) => key)],
    );
  }

  /**
   * Removes some entries from before an instant, so that the statement ends before its time limit. Resolves to whether
   * there may be more.
   */
  async removeSomeBefore(before: Date): Promise<boolean> {
    const gone = await this.#sql.query(
      `DELETE FROM idempotency_key WHERE ctid IN
         (SELECT ctid FROM idempotency_key WHERE created_at < $1 LIMIT ${maxRemoved}) RETURNING 1`,
      [before],
    );
    return gone.length === maxRemoved;
  }
}
