import type { Sql } from '../../../platform/store/databases/Database.ts';

/** A key that a document came with; `sha256` of the document as it came. */
export interface IdempotencyKey {
  readonly key: string;
  readonly documentUuid: string;
  readonly sha256: string;
}

const sortByKey = (keys: readonly IdempotencyKey[]): IdempotencyKey[] =>
  keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** Which document an interface accepted under which key. */
export class IdempotencyKeys {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Keeps keys of an interface, and resolves to those that stand for another document already, as they are kept. Who comes with a key
   * that somebody is just keeping waits for the end of that transaction.
   */
  async insertOrFind(
    interfaceUuid: string,
    keys: readonly IdempotencyKey[],
    now: Date,
  ): Promise<readonly IdempotencyKey[]> {
    if (keys.length === 0) return [];
    // In one order for all: two who come with the same keys would otherwise wait for each other.
    const sorted = sortByKey(keys);
    const kept = await this.#sql.query<{ uuid: string }>(
      `INSERT INTO idempotency_key (interface_uuid, key, document_uuid, sha256, created_at)
       SELECT $1, key, document_uuid, sha256, $2
         FROM unnest($3::text[], $4::text[], $5::text[]) AS given (key, document_uuid, sha256)
       ON CONFLICT DO NOTHING
       RETURNING document_uuid AS uuid`,
      [
        interfaceUuid,
        now,
        sorted.map(({ key }) => key),
        sorted.map(({ documentUuid }) => documentUuid),
        sorted.map(({ sha256 }) => sha256),
      ],
    );
    if (kept.length === keys.length) return [];
    const fresh = new Set(kept.map(({ uuid }) => uuid));
    const known = keys.filter(({ documentUuid }) => !fresh.has(documentUuid));
    return this.#sql.query<IdempotencyKey>(
      `SELECT key, document_uuid AS "documentUuid", sha256 FROM idempotency_key
        WHERE interface_uuid = $1 AND key = ANY ($2)`,
      [interfaceUuid, known.map(({ key }) => key)],
    );
  }

  /** Forgets what was kept before an instant; resolves to how many keys that were. */
  async removeBefore(before: Date): Promise<number> {
    const gone = await this.#sql.query('DELETE FROM idempotency_key WHERE created_at < $1 RETURNING key', [
      before,
    ]);
    return gone.length;
  }
}
