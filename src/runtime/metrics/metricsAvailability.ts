import type { ListMetrics, ResourceColumn } from '../../contract/model/resource.ts';
import type { OperationError } from '../api/answer.ts';

const keyOf = ({ name }: ListMetrics): string => `metrics.${name}`;

/** True if the back end has the operation of the metrics, or has not answered yet. */
export const hasMetrics = (metrics: ListMetrics): boolean => sessionStorage.getItem(keyOf(metrics)) === null;

/**
 * Remembers, for this session, that the back end lacks this operation, which is (+) in schemas/SPECIFICATION.md.
 * Returns whether the error has this meaning.
 */
export function rememberMissingMetrics(metrics: ListMetrics, { answer }: OperationError): boolean {
  if (answer.status !== 404 && answer.status !== 501) return false;
  sessionStorage.setItem(keyOf(metrics), 'lacking');
  return true;
}

/** True if a list has a column of sparklines. */
export const hasSparklines = (metrics: ListMetrics | undefined): boolean =>
  metrics?.afterColumn !== undefined && hasMetrics(metrics);

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
