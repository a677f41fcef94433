import type { Page, Row } from '../../api/envelope.ts';
import type { Backend, ListSyntax, Paging } from '../Backend.ts';
import type { ReceivedAnswer } from '../Protocol.ts';
import { readPointer } from '../readPointer.ts';
import type { ListRequest } from './listRequest.ts';
import { nextLinkOf, queryOfLink } from './nextLinkOf.ts';
import { pageOfWholeList } from './pageOfWholeList.ts';

/** The number of all matching records, where the answer has it. */
function totalOf({ total }: ListSyntax, document: unknown, { header }: ReceivedAnswer): number | undefined {
  if (!total) return undefined;
  const value = 'header' in total ? header(total.header) : readPointer(document, total.pointer);
  // GitHub, Supabase and others write a range with the total: `items 0-19/57`.
  const number = Number.parseInt(String(value).split('/').at(-1) ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

/** The cursor of the next page. */
function nextOf(paging: Paging, document: unknown, { header }: ReceivedAnswer): string | undefined {
  if (paging.style !== 'cursor' && paging.style !== 'link') return undefined;
  if (paging.next === undefined) return nextLinkOf(header('Link'));
  const next = readPointer(document, paging.next);
  if (next === null || next === undefined || next === '') return undefined;
  return paging.style === 'link' ? queryOfLink(String(next)) : String(next);
}

/**
 * Returns the page in the answer of a list call. Without a total and a cursor, a full page has a successor, which
 * may be empty.
 */
export function readListPage(
  { list }: Pick<Backend, 'list'>,
  request: ListRequest,
  records: readonly Row[],
  document: unknown,
  received: ReceivedAnswer,
): Page {
  const { size, after } = request;
  const { paging } = list;
  if (paging.style === 'none') return pageOfWholeList(records, request);
  const total = totalOf(list, document, received);
  const next = nextOf(paging, document, received);
  const isCursor = paging.style === 'cursor' || paging.style === 'link';
  // Only a cursor leads to a later page.
  const page = isCursor && after === undefined ? 0 : request.page;
  const isMoreByCount = total === undefined ? records.length >= size : (page + 1) * size < total;
  return {
    records,
    page,
    paging: {
      ...(total === undefined ? { leastCount: page * size + records.length } : { recordCount: total }),
      pageSize: size,
      more: isCursor ? next !== undefined : isMoreByCount,
      ...(next !== undefined && { next }),
    },
  };
}
