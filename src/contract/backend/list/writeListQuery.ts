import type { FilterSyntax, ListSyntax, PagingSyntax, SortSyntax } from '../Backend.ts';
import type { ListFilter, ListRequest } from './listRequest.ts';

type Query = readonly (readonly [name: string, value: string])[];

/** A list with a cursor needs no size: the back end then decides it. */
const writeSize = ({ size: name }: { readonly size?: string }, size: number): Query =>
  name === undefined ? [] : [[name, String(size)]];

function writePage(paging: PagingSyntax, { page, size, after }: ListRequest): Query {
  switch (paging.style) {
    case 'page':
      return [
        [paging.page, String(page + paging.first)],
        [paging.size, String(size)],
      ];
    case 'offset':
      return [
        [paging.offset, String(page * size)],
        [paging.size, String(size)],
      ];
    case 'cursor':
      return [...writeSize(paging, size), ...(after === undefined ? [] : [[paging.cursor, after] as const])];
    case 'link':
      return writeSize(paging, size);
    default:
      return [];
  }
}

function writeSort(
  { parameter, ascending, descending, order }: SortSyntax,
  { property, isDescending }: NonNullable<ListRequest['sort']>,
): Query {
  const value = (isDescending ? descending : ascending).replaceAll('{property}', property);
  if (!order) return [[parameter, value]];
  return [
    [parameter, value],
    [order.parameter, isDescending ? order.descending : order.ascending],
  ];
}

function writeFilter(syntax: FilterSyntax, { property, kind, values }: ListFilter): Query {
  const template = syntax[kind] ?? (kind === 'contains' ? syntax.equal : undefined);
  if (template === undefined) return [];
  const nameOf = (text: string): string => text.replaceAll('{property}', property);
  if (values.length > 1 && syntax.anyOf !== undefined) return [[nameOf(syntax.anyOf), values.join(',')]];
  return values.map((value) => [nameOf(template), value]);
}

/**
 * Returns the query parameters of a list call. A link of the page before (`after` with paging `link`) already has
 * all parameters.
 */
export function writeListQuery(
  { paging, constants = {}, sort, filters }: ListSyntax,
  request: ListRequest,
): Query {
  if (paging.style === 'link' && request.after !== undefined) return [...new URLSearchParams(request.after)];
  // The console itself sorts and filters a list that comes as a whole.
  if (paging.style === 'none') return Object.entries(constants);
  return [
    ...Object.entries(constants),
    ...writePage(paging, request),
    ...(sort && request.sort ? writeSort(sort, request.sort) : []),
    ...(filters ? request.filters.flatMap((filter) => writeFilter(filters, filter)) : []),
  ];
}
