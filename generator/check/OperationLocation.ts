import type { OperationSource, SchemaRef, SchemaSource } from '../load/schemaSources.ts';
import { pathParametersOf } from '../normalize/normalizeOperations.ts';
import type { JsonLocation } from './RuleViolation.ts';

/** An operation, with the id and the service under which it stands. */
export interface OperationLocation extends JsonLocation<OperationSource> {
  readonly id: string;
  readonly service: string;
}

/** The entity that is the body of an operation. */
export const bodyRefOf = ({ value: { body } }: OperationLocation): SchemaRef | undefined =>
  body && '$ref' in body ? body : undefined;

/** Whether an operation is about the record of a uuid. */
export const takesUuid = ({ value }: OperationLocation): boolean =>
  value.path.includes('{uuid}') || 'uuid' in (value.query ?? {});

/** Parameters that somebody has to give, in the path or the query: all but what the session fills. */
export const requiredParametersOf = ({ value: { path, query = {} } }: OperationLocation): string[] => [
  ...pathParametersOf(path),
  ...Object.entries(query).flatMap(([name, { 'x-from': from, required = true }]) =>
    required && from === undefined ? [name] : [],
  ),
];

/** What an operation takes besides its path: query parameters, or the filters of its paging body. */
export function parameterNamesOf({ value }: OperationLocation): Set<string> {
  const { query = {}, body } = value;
  const filters = body && 'filter' in body ? body.filter : [];
  return new Set([...Object.keys(query), ...filters]);
}

/** The entity of an operation's records, and whether they come as one record, a list or a page. */
export function resultRefOf({
  value,
}: OperationLocation): { readonly ref: SchemaRef; readonly many: boolean } | undefined {
  const { result } = value;
  if (result === undefined) return undefined;
  if ('page' in result) return { ref: result.page, many: true };
  return 'list' in result ? { ref: result.list, many: true } : { ref: result, many: false };
}

/** Whether lists narrow a property by a range: what `isRangeField` (src/contract/rangeName.ts) says of its field. */
export function hasRangeFilter({
  type,
  format,
  oneOf,
  enum: choices,
  'x-reference': reference,
}: SchemaSource): boolean {
  const isLimited = oneOf !== undefined || choices !== undefined || reference !== undefined;
  return !isLimited && (type === 'integer' || type === 'number' || format === 'date-time');
}
