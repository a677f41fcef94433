import { hash } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { groupBy } from '../../base/groupBy.ts';

/** A row with its keys. `naturalKey` is unique for an entity within a company, unless null. */
export interface KeyedRecord {
  readonly entity: string;
  readonly companyUuid: string;
  readonly naturalKey: string | null;
  readonly data: Row;
}

/** Groups records by entity: each entity has one table. */
export const groupByEntity = (records: readonly KeyedRecord[]): ReadonlyMap<string, readonly KeyedRecord[]> =>
  groupBy(records, ({ entity }) => entity);

/**
 * Returns records by column, as `unnest` expects them; `partitionProperty` partitions their table.
 */
export const toColumnArrays = (records: readonly KeyedRecord[], partitionProperty?: string): unknown[][] => [
  records.map(({ data }) => data.uuid),
  records.map(({ companyUuid }) => companyUuid),
  records.map(({ naturalKey }) => naturalKey),
  records.map(({ data }) => JSON.stringify(data)),
  records.map(({ data }) => (partitionProperty === undefined ? null : data[partitionProperty])),
];

/** SQL: the `unnest` of `toColumnArrays`, whose values begin with this parameter. */
export const unnestRecords = (firstParameter = 1): string =>
  `unnest(${[0, 1, 2, 3, 4].map((index) => `$${firstParameter + index}::text[]`).join(', ')})
                 AS given (uuid, company_uuid, natural_key, data, at)`;

/** The maximum characters of a key in the database: an index entry of PostgreSQL has at most 2,700 bytes. */
const maxKeyLength = 600;

/**
 * Returns the stored natural key, which identifies a record within its company; null for an entity without
 * one. A long key is stored as its digest.
 */
export function naturalKeyOf(
  { naturalKey }: Pick<EntityModel, 'naturalKey'>,
  data: Readonly<Record<string, unknown>>,
): string | null {
  if (naturalKey.length === 0) return null;
  const key = JSON.stringify(naturalKey.map((name) => data[name] ?? null));
  return key.length <= maxKeyLength ? key : hash('sha256', key);
}

/** Returns a row with its keys for the store. */
export const toKeyedRecord = (model: EntityModel, companyUuid: string, data: Row): KeyedRecord => ({
  entity: model.name,
  companyUuid,
  naturalKey: naturalKeyOf(model, data),
  data,
});
