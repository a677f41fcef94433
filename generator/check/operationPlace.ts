import { pathParametersOf } from '../normalize/calls.ts';
import type { OperationSource, Ref } from '../source.ts';
import type { Place } from './place.ts';

/** An operation, with the id and the service under which it stands. */
export interface OperationPlace extends Place<OperationSource> {
  readonly id: string;
  readonly service: string;
}

/** The entity that is the body of an operation. */
export const bodyOf = ({ value: { body } }: OperationPlace): Ref | undefined =>
  body && '$ref' in body ? body : undefined;

/** Whether an operation is about the record of a uuid. */
export const asksUuid = ({ value }: OperationPlace): boolean =>
  value.path.includes('{uuid}') || 'uuid' in (value.query ?? {});

/** Parameters that somebody has to give, in the path or the query: all but what the session fills. */
export const requiredOf = ({ value: { path, query = {} } }: OperationPlace): string[] => [
  ...pathParametersOf(path),
  ...Object.entries(query).flatMap(([name, { 'x-from': from, required = true }]) =>
    required && from === undefined ? [name] : [],
  ),
];

/** What an operation takes besides its path: query parameters, or the filters of its paging body. */
export function parametersOf({ value }: OperationPlace): Set<string> {
  const { query = {}, body } = value;
  const filters = body && 'filter' in body ? body.filter : [];
  return new Set([...Object.keys(query), ...filters]);
}

/** The entity of an operation's records, and whether they come as one record, a list or a page. */
export function resultOf({
  value,
}: OperationPlace): { readonly ref: Ref; readonly many: boolean } | undefined {
  const { result } = value;
  if (result === undefined) return undefined;
  if ('page' in result) return { ref: result.page, many: true };
  return 'list' in result ? { ref: result.list, many: true } : { ref: result, many: false };
}
