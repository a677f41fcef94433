import { rangeFromName, rangeToName } from '../../api/derivedNames.ts';
import type { Operation } from '../../api/operation.ts';
import { isAbsent } from '../../json/isAbsent.ts';
import { isRecord } from '../../json/isRecord.ts';

/** Rows of a page when neither the operator nor the back end sets a number. */
export const defaultPageSize = 20;

/** A filter of a list. `to` is the exclusive maximum of a range. */
export interface ListFilter {
  readonly property: string;
  readonly kind: 'equal' | 'contains' | 'from' | 'to';
  readonly values: readonly string[];
}

/** The paging body of the console's own form (schemas/SPECIFICATION.md section 3.7), in parts. */
export interface ListRequest {
  /** Counts from 0. */
  readonly page: number;
  readonly size: number;
  /** The cursor of the page: `Paging.next` of the page before. */
  readonly after: string | undefined;
  readonly sort: { readonly property: string; readonly isDescending: boolean } | undefined;
  readonly filters: readonly ListFilter[];
}

/** The property and kind of a filter by the name of its member. */
function filterKindOf(
  name: string,
  filters: NonNullable<Operation['filters']>,
): Pick<ListFilter, 'property' | 'kind'> {
  for (const [property, comparison] of Object.entries(filters)) {
    if (comparison === 'contains' && name === property) return { property, kind: 'contains' };
    if (comparison === 'range' && name === rangeFromName(property)) return { property, kind: 'from' };
    if (comparison === 'range' && name === rangeToName(property)) return { property, kind: 'to' };
  }
  return { property: name, kind: 'equal' };
}

/** Reads the paging body of a list call. `uuid` stands for the key. */
export function readListRequest(
  body: unknown,
  { filters = {} }: Operation,
  key: string,
  maxSize = Number.POSITIVE_INFINITY,
): ListRequest {
  const { page, pageSize, after, sort, order, ...given } = isRecord(body) ? body : {};
  return {
    page: typeof page === 'number' ? page : 0,
    size: Math.min(typeof pageSize === 'number' ? pageSize : defaultPageSize, maxSize),
    after: typeof after === 'string' && after !== '' ? after : undefined,
    sort:
      typeof sort === 'string' && sort !== ''
        ? { property: sort, isDescending: order === 'desc' }
        : undefined,
    filters: Object.entries(given)
      .filter(([, value]) => !isAbsent(value))
      .map(([name, value]) => ({
        ...filterKindOf(name === 'uuid' ? key : name, filters),
        values: (Array.isArray(value) ? value : [value]).map(String),
      })),
  };
}
