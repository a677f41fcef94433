import type { ResourceColumn } from '../../../contract/model/resource.ts';
import type { OperationError } from '../../api/answer.ts';

const keyOf = (strip: string): string => `strip.${strip}`;

/** Whether the back end has what a strip asks; until one has said that it has not, it has. */
export const hasMetrics = (strip: string): boolean => sessionStorage.getItem(keyOf(strip)) === null;

/**
 * Remembers, for this session, that the back end lacks this call, which is (+) in schemas/SPECIFICATION.md; answers whether that is
 * what went wrong.
 */
export function rememberMissingMetrics(strip: string, { answer }: OperationError): boolean {
  if (answer.status !== 404 && answer.status !== 501) return false;
  sessionStorage.setItem(keyOf(strip), 'lacking');
  return true;
}

/** What the choice of columns calls the sparklines of a list. */
export const sparklineColumn = { property: '(sparklines)' };

/** Place of the column that the sparklines stand behind: the last one where `after` is hidden; undefined where there are none. */
export function sparklineIndexOf(
  columns: readonly Pick<ResourceColumn, 'property'>[],
  after?: string,
): number | undefined {
  if (after === undefined) return undefined;
  const behind = columns.findIndex(({ property }) => property === after);
  return behind < 0 ? columns.length - 1 : behind;
}
