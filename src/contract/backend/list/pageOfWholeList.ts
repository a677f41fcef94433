import type { Page, Row } from '../../api/envelope.ts';
import type { ListFilter, ListRequest } from './listRequest.ts';
import { compareValues, pageRecords } from './pageRecords.ts';

const textOf = (value: unknown): string => String(value ?? '');

function matches(row: Row, { property, kind, values }: ListFilter): boolean {
  const value = row[property];
  const [limit = ''] = values;
  const comparable = typeof value === 'number' ? Number(limit) : limit;
  switch (kind) {
    case 'contains':
      return textOf(value).toLowerCase().includes(limit.toLowerCase());
    case 'from':
      return value != null && compareValues(value, comparable) >= 0;
    case 'to':
      return value != null && compareValues(value, comparable) < 0;
    default:
      return values.includes(textOf(value));
  }
}

/** Filters, sorts and pages the records of a back end that answers with the whole list. */
export const pageOfWholeList = (records: readonly Row[], request: ListRequest): Page =>
  pageRecords(
    records.filter((row) => request.filters.every((filter) => matches(row, filter))),
    request,
  );
