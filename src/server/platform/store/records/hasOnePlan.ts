import type { EntityTable } from '../schema/EntityTable.ts';
import type { PageWindow, RecordConditions } from './RecordQuery.ts';

const countNames = (conditions: object = {}): number => Object.keys(conditions).length;

/**
 * Returns whether one plan suits a page's statement for all values. Then the server plans it once for each
 * connection (`QueryOptions.keepsPlan`). A table with few records is fast with any plan. In a partitioned table,
 * the indexes determine the plan if there is at most one condition besides the time. Elsewhere the best plan
 * depends on the number of matches. The offset is part of the statement, so only first pages and pages after a
 * position repeat it.
 */
export function hasOnePlan(
  { partitionColumn, hasFewRecords }: Pick<EntityTable, 'partitionColumn' | 'hasFewRecords'>,
  { contains, equals, oneOf, ranges = [], window }: RecordConditions & { readonly window: PageWindow },
): boolean {
  if ('offset' in window && window.offset > 0) return false;
  if (!partitionColumn) return hasFewRecords;
  const others = ranges.filter(({ property }) => property !== partitionColumn.property);
  return countNames(contains) + countNames(equals) + countNames(oneOf) + others.length <= 1;
}
