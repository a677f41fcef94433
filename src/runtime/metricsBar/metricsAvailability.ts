import type { ResourceColumn } from '../../contract/model/resource.ts';
import type { OperationError } from '../api/answer.ts';

const keyOf = (metricsBar: string): string => `metricsBar.${metricsBar}`;

/** True if the back end has the operation of a metrics bar, or has not answered yet. */
export const hasMetrics = (metricsBar: string): boolean => sessionStorage.getItem(keyOf(metricsBar)) === null;

/**
 * Remembers, for this session, that the back end lacks this operation, which is (+) in
 * schemas/SPECIFICATION.md. Returns whether the error means that.
 */
export function rememberMissingMetrics(metricsBar: string, { answer }: OperationError): boolean {
  if (answer.status !== 404 && answer.status !== 501) return false;
  sessionStorage.setItem(keyOf(metricsBar), 'lacking');
  return true;
}

/** The name of the sparklines in the choice of columns. */
export const sparklineColumn = { property: '(sparklines)' };

/**
 * Index of the column before the sparklines: the last one if `after` is hidden; undefined without sparklines.
 */
export function sparklineIndexOf(
  columns: readonly Pick<ResourceColumn, 'property'>[],
  after?: string,
): number | undefined {
  if (after === undefined) return undefined;
  const behind = columns.findIndex(({ property }) => property === after);
  return behind < 0 ? columns.length - 1 : behind;
}
