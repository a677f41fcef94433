import type { Page, Row } from '../../contract/envelope.ts';

const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && 'records' in data && Array.isArray(data.records);

/** The records in a `{list}` or `{page}` result; none while there is no answer. */
export const recordsOf = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : isPage(data) ? data.records : [];
