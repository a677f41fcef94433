import type { OperationSource } from './sources/EndpointsSource.ts';
import type { SchemaRef } from './sources/SchemaSource.ts';

/** The entity of an operation's result, and whether the result is one record, a list or a page. */
export interface ResultSource {
  readonly kind: 'one' | 'list' | 'page';
  readonly ref: SchemaRef;
}

/** Returns the result of an operation, or undefined if it has none. */
export function resultOf({ result }: Pick<OperationSource, 'result'>): ResultSource | undefined {
  if (result === undefined) return undefined;
  if ('page' in result) return { kind: 'page', ref: result.page };
  return 'list' in result ? { kind: 'list', ref: result.list } : { kind: 'one', ref: result };
}
