import type { Page, Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';

export const isPage = (data: unknown): data is Page =>
  isRecord(data) && Array.isArray(data.records) && isRecord(data.paging);

/** The records in a `{list}` or `{page}` result; none while there is no answer. */
export const recordsOf = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.records) ? data.records : [];
