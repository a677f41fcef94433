import type { Page, Row } from '../../api/envelope.ts';
import type { Backend, ListSyntax, PagingSyntax } from '../Backend.ts';
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

type PagingBy<Style extends PagingSyntax['style']> = Extract<PagingSyntax, { readonly style: Style }>;

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

/** The cursor of the next page: a part of the answer, or the key of the last record. */
function nextCursorOf(
  { next, more }: PagingBy<'cursor'>,
  document: unknown,
  lastKey: unknown,
  isFull: boolean,
): string | undefined {
  const isMore = more === undefined ? next !== undefined || isFull : readPointer(document, more) === true;
  if (!isMore) return undefined;
  return textOf(next === undefined ? lastKey : readPointer(document, next));
}

/** The query of the address of the next page. */
function nextQueryOf(
  { next }: PagingBy<'link'>,
  document: unknown,
  { header }: ReceivedAnswer,
): string | undefined {
  if (next === undefined) return nextLinkOf(header('Link'));
  const address = textOf(readPointer(document, next));
  return address === undefined ? undefined : queryOfLink(address);
}

/**
 * Returns the page in the answer of a list call. Without a total and a cursor, a full page has a successor, which
 * may be empty.
 */
export function readListPage(
  { list, key }: Pick<Backend, 'list' | 'key'>,
  request: ListRequest,
  records: readonly Row[],
  document: unknown,
  received: ReceivedAnswer,
): Page {
  const { size, after } = request;
  const { paging } = list;
  if (paging.style === 'none') return pageOfWholeList(records, request);
  const total = totalOf(list, document, received);
  const isCursor = paging.style === 'cursor' || paging.style === 'link';
  const isFull = records.length >= size;
  const next =
    paging.style === 'cursor'
      ? nextCursorOf(paging, document, records.at(-1)?.[key], isFull)
      : paging.style === 'link'
        ? nextQueryOf(paging, document, received)
        : undefined;
  // Only a cursor leads to a later page.
  const page = isCursor && after === undefined ? 0 : request.page;
  const isMoreByCount = total === undefined ? isFull : (page + 1) * size < total;
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
