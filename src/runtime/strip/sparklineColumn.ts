import type { Column } from '../../contract/resource.ts';

/** What the choice of columns calls the sparklines of a list. */
export const sparklineColumn = { property: '(sparklines)' };

/** Place of the column that the sparklines stand behind: the last one where `after` is hidden; undefined where there are none. */
export function drawnAt(columns: readonly Pick<Column, 'property'>[], after?: string): number | undefined {
  if (after === undefined) return undefined;
  const behind = columns.findIndex(({ property }) => property === after);
  return behind < 0 ? columns.length - 1 : behind;
}
