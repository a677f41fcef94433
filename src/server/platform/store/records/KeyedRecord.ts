import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';

/** A row and what finds it: `naturalKey` is unique for an entity within a company, unless null. */
export interface KeyedRecord {
  readonly entity: string;
  readonly companyUuid: string;
  readonly naturalKey: string | null;
  readonly data: Row;
}

/** One table each. */
export function groupByEntity(records: readonly KeyedRecord[]): ReadonlyMap<string, readonly KeyedRecord[]> {
  const groups = new Map<string, KeyedRecord[]>();
  for (const record of records) {
    const group = groups.get(record.entity);
    if (group) group.push(record);
    else groups.set(record.entity, [record]);
  }
  return groups;
}

/** Documents by column, as `unnest` takes them; `instant` is the property that their table is partitioned by. */
export const toColumnArrays = (records: readonly KeyedRecord[], partitionProperty?: string): unknown[][] => [
  records.map(({ data }) => data.uuid),
  records.map(({ companyUuid }) => companyUuid),
  records.map(({ naturalKey }) => naturalKey),
  records.map(({ data }) => JSON.stringify(data)),
  records.map(({ data }) => (partitionProperty === undefined ? null : data[partitionProperty])),
];

/** SQL: what `unnest` makes of `columnsOf`, whose values begin with this parameter. */
export const unnestRecords = (firstParameter = 1): string =>
  `unnest(${[0, 1, 2, 3, 4].map((index) => `$${firstParameter + index}::text[]`).join(', ')})
                 AS given (uuid, company_uuid, natural_key, data, at)`;

/** What names a record within its company, as the store keeps it; null for an entity without such properties. */
export const naturalKeyOf = (
  { naturalKey }: EntityModel,
  data: Readonly<Record<string, unknown>>,
): string | null =>
  naturalKey.length === 0 ? null : JSON.stringify(naturalKey.map((name) => data[name] ?? null));

/** A row with what the store finds it by. */
export const toKeyedRecord = (model: EntityModel, companyUuid: string, data: Row): KeyedRecord => ({
  entity: model.name,
  companyUuid,
  naturalKey: naturalKeyOf(model, data),
  data,
});
