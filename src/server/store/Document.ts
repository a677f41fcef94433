import type { Row } from '../../contract/envelope.ts';

/** A row and what finds it: `naturalKey` is unique for an entity within a company, unless null. */
export interface Document {
  readonly entity: string;
  readonly companyUuid: string;
  readonly naturalKey: string | null;
  readonly data: Row;
}

/** One table each. */
export function byEntity(documents: readonly Document[]): ReadonlyMap<string, readonly Document[]> {
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const group = groups.get(document.entity);
    if (group) group.push(document);
    else groups.set(document.entity, [document]);
  }
  return groups;
}

/** Documents by column, as `unnest` takes them; `instant` is the property that their table is partitioned by. */
export const columnsOf = (documents: readonly Document[], instant?: string): unknown[][] => [
  documents.map(({ data }) => data.uuid),
  documents.map(({ companyUuid }) => companyUuid),
  documents.map(({ naturalKey }) => naturalKey),
  documents.map(({ data }) => JSON.stringify(data)),
  documents.map(({ data }) => (instant === undefined ? null : data[instant])),
];

/** SQL: what `unnest` makes of `columnsOf`, whose values begin with this parameter. */
export const given = (first = 1): string =>
  `unnest(${[0, 1, 2, 3, 4].map((index) => `$${first + index}::text[]`).join(', ')})
                 AS given (uuid, company_uuid, natural_key, data, at)`;
