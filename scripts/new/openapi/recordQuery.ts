import { propertyNamePattern } from '../../../src/contract/model/propertyName.ts';
import type { CallRow } from '../draft/Draft.ts';
import type { SourceCall } from './callsOf.ts';
import type { Collection } from './findCollections.ts';
import type { PlainSchema } from './plainSchema.ts';
import { plainName, scopeOf } from './recordPath.ts';
import { objectOf } from './SourceDocument.ts';
import type { SharedParts } from './sharedParts.ts';

/** The records of a collection, which calls read before they change or remove one. */
export interface ReadRecords {
  readonly collection: Collection;
  readonly record: PlainSchema | undefined;
  readonly key: string | undefined;
}

/** A query parameter with the property of the record that fills it. */
interface RecordParameter {
  readonly property: string;
  readonly type: 'string' | 'integer';
}

export type RecordQuery = ReadonlyMap<string, RecordParameter>;

/** Returns the type of a text or a number; undefined for other values. */
function singleTypeOf(schema: unknown): RecordParameter['type'] | undefined {
  const [type, ...others] = [objectOf(schema).type].flat().filter((one) => one !== 'null');
  if (others.length > 0) return undefined;
  if (type === 'integer' || type === 'number') return 'integer';
  return type === 'string' ? type : undefined;
}

/**
 * Returns the query parameters that the change or removal of a record requires and that have the name and the type of one
 * of its properties, such as `time_stamp` and `timeStamp`.
 */
export function recordQueryOf(
  { query }: SourceCall,
  { collection, record, key }: ReadRecords,
  { constants }: SharedParts,
): RecordQuery {
  const properties = Object.entries(objectOf(record?.keywords.properties));
  const inPath = scopeOf({ collection, key }).map(({ property }) => property);
  const others = new Set([key, ...inPath, ...Object.keys(constants)]);
  return new Map(
    [...query].flatMap(([name, { required, schema }]): [string, RecordParameter][] => {
      const type = singleTypeOf(schema);
      const isFree = required === true && !others.has(name) && propertyNamePattern.test(name);
      if (!isFree || type === undefined) return [];
      const alike = properties
        .filter(
          ([property, value]) => plainName(property) === plainName(name) && singleTypeOf(value) === type,
        )
        .map(([property]) => property);
      const property = alike.length === 1 ? alike[0] : alike.find((one) => one === name);
      return property === undefined ? [] : [[name, { property, type }]];
    }),
  );
}

/** Returns the query of a row with values of the record. */
export const rowQueryOf = (query: RecordQuery): NonNullable<CallRow['query']> =>
  Object.fromEntries(
    [...query].map(([name, { property, type }]) => [name, { type, 'x-from': `record.${property}` as const }]),
  );

/** Names of values that tell which version of a record a call means. */
const versionName = /version|stamp|etag|^rev(ision)?$|(changed|modified|updated)/i;

/** Returns the names of parameters that may mean another value than the record has, such as `status`. */
export const unclearNames = (query: RecordQuery): string[] =>
  [...query.keys()].filter((name) => !versionName.test(name));
