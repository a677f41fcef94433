import { propertyNamePattern } from '../../../../src/contract/model/propertyName.ts';
import type { CallRow, DraftNote, EntityDraft } from '../../draft/Draft.ts';
import type { SourceCall } from '../calls/callsOf.ts';
import { objectOf } from '../SourceDocument.ts';
import type { SharedParts } from '../sharedParts.ts';
import type { PlainSchema } from '../values/plainSchema.ts';
import type { Collection, PlacedCall } from './findCollections.ts';
import { plainName, scopeOf } from './recordPath.ts';

/** The records of a collection, which calls read before they change or remove one. */
export interface ReadRecords {
  readonly collection: Collection;
  readonly record: PlainSchema | undefined;
  readonly key: string | undefined;
}

/** The property of the record that fills a query parameter. */
interface RecordParameter {
  readonly property: string;
  readonly type: 'string' | 'integer';
}

/** The query parameters of a call that take values of the record, by name. */
export type RecordQuery = ReadonlyMap<string, RecordParameter>;

export type RecordQueries = ReadonlyMap<SourceCall, RecordQuery>;

/** Returns the type of a text or a number; undefined for other values. */
export function singleTypeOf(schema: unknown): RecordParameter['type'] | undefined {
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

/** Names of values that identify the version of a record. */
const versionName = /version|stamp|etag|^rev(ision)?$|(changed|modified|updated)/i;

/** Returns a note for each parameter of a call that may mean another value than the record has, such as `status`. */
export const unclearNotes = (call: SourceCall, queries: RecordQueries): DraftNote[] =>
  [...(queries.get(call)?.keys() ?? [])]
    .filter((name) => !versionName.test(name))
    .map((name) => ({
      kind: 'backend',
      at: call.at,
      says: `the query parameter "${name}" gets the value that the record had when it was read. Check that the call means this value`,
    }));

/** Returns the calls without a role, because no form or list shows a property that fills a parameter. */
export const losePropertyless = (
  queries: RecordQueries,
  { properties }: EntityDraft,
): (PlacedCall & { readonly reason: string })[] =>
  [...queries].flatMap(([call, query]) => {
    const isKnown = (property: string): boolean =>
      properties.some(({ name, secret }) => name === property && !secret);
    const lacking = [...query].find(([, { property }]) => !isKnown(property));
    return lacking === undefined
      ? []
      : [{ call, shape: 'item' as const, reason: `requires the query parameter "${lacking[0]}"` }];
  });
