import type { Page, Row } from '../../api/envelope.ts';
import type { ListFilter, ListRequest } from './listRequest.ts';

const textOf = (value: unknown): string => String(value ?? '');

/** Numbers by their size, texts as in a dictionary; instants of one form are texts in order. */
function compare(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(textOf(left), textOf(right));
}

function matches(row: Row, { property, kind, values }: ListFilter, collator: Intl.Collator): boolean {
  const value = row[property];
  const [limit = ''] = values;
  const isNumber = typeof value === 'number';
  switch (kind) {
    case 'contains':
      return textOf(value).toLowerCase().includes(limit.toLowerCase());
    case 'from':
      return value != null && compare(value, isNumber ? Number(limit) : limit, collator) >= 0;
    case 'to':
      return value != null && compare(value, isNumber ? Number(limit) : limit, collator) < 0;
    default:
      return values.includes(textOf(value));
  }
}

/** Filters, sorts and pages the records of a back end that answers with the whole list. */
export function pageOfWholeList(records: readonly Row[], { page, size, sort, filters }: ListRequest): Page {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const found = records.filter((row) => filters.every((filter) => matches(row, filter, collator)));
  const sign = sort?.isDescending ? -1 : 1;
  const sorted = sort
    ? found.toSorted((a, b) => sign * compare(a[sort.property], b[sort.property], collator))
    : found;
  const end = (page + 1) * size;
  return {
    records: sorted.slice(page * size, end),
    page,
    paging: { recordCount: found.length, pageSize: size, more: end < found.length },
  };
}
