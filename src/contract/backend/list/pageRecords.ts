import type { Page, Row } from '../../api/envelope.ts';
import type { ListRequest } from './listRequest.ts';

let collator: Intl.Collator | undefined;

/** Numbers by their size, texts as in a dictionary; instants of one form are texts in order. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  // Created with the first sort: it takes 20 ms, which would delay the first screen.
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(String(left ?? ''), String(right ?? ''));
}

/** Sorts and pages records of which a back end sends all, as the service does for a page. */
export function pageRecords(
  records: readonly Row[],
  { page, size, sort }: Pick<ListRequest, 'page' | 'size' | 'sort'>,
): Page {
  const sign = sort?.isDescending ? -1 : 1;
  const sorted = sort
    ? records.toSorted((a, b) => sign * compareValues(a[sort.property], b[sort.property]))
    : records;
  const end = (page + 1) * size;
  return {
    records: sorted.slice(page * size, end),
    page,
    paging: { recordCount: records.length, pageSize: size, more: end < records.length },
  };
}
