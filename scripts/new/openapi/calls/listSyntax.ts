import type { ListSyntax, PagingSyntax } from '../../../../src/contract/backend/Backend.ts';
import { objectOf, textOf } from '../SourceDocument.ts';
import type { SourceCall } from './callsOf.ts';

/** Names of query parameters and members, in small letters without signs. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const sizes = words(
  'limit pagesize perpage size count maxresults top itemsperpage resultsperpage take pagelimit maxitems rows numresults',
);
const pages = words('page pagenumber pageno pageindex currentpage pagenum');
const offsets = words('offset skip start startindex startat');
const cursors = words(
  'cursor pagetoken nexttoken after startingafter afterid lastid marker continuationtoken nextpagetoken continuation nextcursor paginationtoken',
);
const nextCursors = words(
  'nextpagetoken pagetoken nexttoken nextcursor nextmarker continuationtoken endcursor paginationtoken cursor marker next',
);
/** Cursors that are the key of the last record of the previous page, which has this name. */
const pagedKey = 'id';
const keyCursors = words('startingafter afterid lastid');
const mores = words('hasmore hasnext hasnextpage more');
const nextLinks = words('nextlink odatanextlink nexturl nextpageurl nextpagelink nexthref next');
const totals = words(
  'total totalcount totalitems totalelements totalresults recordcount totalrecords totalsize totalhits',
);
const totalHeaders = ['x-total-count', 'x-total', 'total-count', 'x-pagination-total-count'];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const lastPart = (pointer: string): string => pointer.split('/').at(-1) ?? '';

/** Returns the query parameter with one of these names. */
const parameterIn = ({ query }: SourceCall, names: ReadonlySet<string>) =>
  [...query.values()].find(({ name }) => names.has(plain(textOf(name) ?? '')));

/** Returns the pointer to a value of the answer with one of these names. */
const pointerIn = (
  { answer: { others } }: SourceCall,
  names: ReadonlySet<string>,
  type: string,
): string | undefined =>
  [...others].find(([pointer, schema]) => names.has(plain(lastPart(pointer))) && schema.type === type)?.[0];

/** The cursor is a value of the previous answer. */
function cursorPagingOf(call: SourceCall, size: string | undefined): PagingSyntax | undefined {
  const cursor = textOf(parameterIn(call, cursors)?.name);
  const next = pointerIn(call, nextCursors, 'string');
  if (cursor === undefined || next === undefined) return undefined;
  const more = pointerIn(call, mores, 'boolean');
  return {
    style: 'cursor',
    cursor,
    ...(size !== undefined && { size }),
    next,
    ...(more !== undefined && { more }),
  };
}

/** The cursor is the `id` of the last record. */
function keyPagingOf(call: SourceCall, size: string | undefined): PagingSyntax | undefined {
  const { name, schema } = parameterIn(call, keyCursors) ?? {};
  const more = pointerIn(call, mores, 'boolean');
  if (name === undefined || (more === undefined && size === undefined)) return undefined;
  const { type, format } = objectOf(schema);
  const id = objectOf(objectOf(call.answer.record?.keywords.properties)[pagedKey]);
  // A time is no key.
  if (type !== id.type || (format !== id.format && format !== undefined)) return undefined;
  return {
    style: 'cursor',
    cursor: String(name),
    ...(size !== undefined && { size }),
    ...(more !== undefined && { more }),
  };
}

function pagingOf(call: SourceCall): PagingSyntax | undefined {
  const [size, page, offset] = [sizes, pages, offsets].map((names) => parameterIn(call, names));
  const sizeName = textOf(size?.name);
  const link = pointerIn(call, nextLinks, 'string');
  const byCursor = cursorPagingOf(call, sizeName);
  if (byCursor) return byCursor;
  if (page && sizeName !== undefined) {
    const { default: initial, minimum } = objectOf(page.schema);
    return {
      style: 'page',
      page: String(page.name),
      first: initial === 0 || minimum === 0 ? 0 : 1,
      size: sizeName,
    };
  }
  if (offset && sizeName !== undefined)
    return { style: 'offset', offset: String(offset.name), size: sizeName };
  const byLink = { style: 'link', ...(sizeName !== undefined && { size: sizeName }) } as const;
  if (call.answer.headers.has('link')) return byLink;
  if (link !== undefined) return { ...byLink, next: link };
  const byKey = keyPagingOf(call, sizeName);
  if (byKey) return byKey;
  return page || offset || parameterIn(call, cursors) ? undefined : { style: 'none' };
}

/** Returns how a call pages its list; undefined if the vocabulary has no such paging. */
export function listSyntaxOf(call: SourceCall): ListSyntax | undefined {
  const paging = pagingOf(call);
  if (paging === undefined) return undefined;
  const size = parameterIn(call, sizes);
  const { maximum } = objectOf(size?.schema);
  const max = typeof maximum === 'number' && Number.isInteger(maximum) && maximum > 0 ? maximum : undefined;
  const header = totalHeaders.flatMap((name) => call.answer.headers.get(name) ?? [])[0];
  const total = header ? { header } : pointerIn(call, totals, 'integer');
  if (paging.style === 'none')
    // The largest page is the most of a list that the back end answers with.
    return { paging, ...(size && max !== undefined && { constants: { [String(size.name)]: String(max) } }) };
  return {
    paging,
    ...(total !== undefined && { total: typeof total === 'string' ? { pointer: total } : total }),
    ...(max !== undefined && { maxSize: max }),
  };
}

/** True if a page starts after the `id` of the last record. A list of records with another key cannot have it. */
export const isPagedById = ({ paging }: ListSyntax): boolean =>
  paging.style === 'cursor' && paging.next === undefined;

const parametersOf = (paging: PagingSyntax, parts: readonly string[]): string[] =>
  Object.entries(paging).flatMap(([part, name]) => (parts.includes(part) ? [String(name)] : []));

/** Returns the query parameters that page a list, with the cursor, which the first page lacks. */
export const pagingParametersOf = ({ paging }: ListSyntax): string[] =>
  parametersOf(paging, ['page', 'offset', 'size', 'cursor']);

/** Returns the query parameters that a list call always sends. */
export const sentByPaging = ({ paging, constants = {} }: ListSyntax): string[] => [
  ...Object.keys(constants),
  ...parametersOf(paging, ['page', 'offset', 'size']),
];
