import type { Row } from '../../../../contract/api/envelope.ts';
import { entityTableOf } from '../../../platform/operations/catalog.ts';
import type { Sql } from '../../../platform/store/databases/Database.ts';

/** A secret with its key. `validUntil` is its end in milliseconds since 1970, Infinity for the newest secret. */
export interface StoredKeySecret {
  readonly digest: string;
  readonly validUntil: number;
  readonly key: Row;
}

const keyTable = entityTableOf('partnerKey').sql;

/** Days for which an ended secret is kept, so that its refusals name the reason. */
const keptDays = 30;

/** Milliseconds between two stored uses of a key, in this process and in all. */
export const useInterval = 60_000;

/** Digests of the secrets of API keys. The secrets themselves are not stored. */
export class PartnerKeySecrets {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Stores the digest of a new secret. Earlier secrets of the key end at `previousUntil` or before. Deletes
   * secrets of removed keys and those that ended long ago.
   */
  async replace(keyUuid: string, digest: string, now: Date, previousUntil: Date): Promise<void> {
    await this.#sql.query(
      `UPDATE partner_key_secret SET valid_until = least(valid_until, $2::timestamptz) WHERE key_uuid = $1`,
      [keyUuid, previousUntil],
    );
    await this.#sql.query('INSERT INTO partner_key_secret (digest, key_uuid) VALUES ($1, $2)', [
      digest,
      keyUuid,
    ]);
    await this.#sql.query(
      `DELETE FROM partner_key_secret AS secret
        WHERE valid_until < $1::timestamptz - interval '${keptDays} days'
           OR NOT EXISTS (SELECT FROM ${keyTable} AS key WHERE key.uuid = secret.key_uuid)`,
      [now],
    );
  }

  /** Returns the secrets of all companies. */
  readAll(): Promise<readonly StoredKeySecret[]> {
    return this.#sql.query<StoredKeySecret>(
      `SELECT digest, (extract(epoch FROM valid_until) * 1000)::float8 AS "validUntil", key.data AS key
         FROM partner_key_secret JOIN ${keyTable} AS key ON key.uuid = key_uuid`,
    );
  }

  /** Stores the use of a key, unless one of this interval is stored already. */
  async recordUse(keyUuid: string, now: Date): Promise<void> {
    await this.#sql.query(
      `UPDATE ${keyTable} SET apart = apart || jsonb_build_object('lastUsedAt', $2::text)
        WHERE uuid = $1 AND coalesce(apart->>'lastUsedAt', '') <= $3::text`,
      [keyUuid, now.toISOString(), new Date(now.getTime() - useInterval).toISOString()],
    );
  }
}
