import type { Page, Paging, Row } from '../../../contract/api/envelope.ts';
import { maxPageSize } from '../../../contract/api/maxPageSize.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import type { ListQuery } from '../../../contract/model/resource.ts';
import { type ApiAnswer, recordsOf } from '../../api/answer.ts';
import { type ApiCallOptions, callByName } from '../../api/call.ts';
import { showFailure } from '../../api/failures.ts';
import { getOperation } from '../../api/operations.ts';
import { paginateRecords } from './listPage.ts';
import { listArgsOf, listOperationOf } from './listRequest.ts';
import type { ListState } from './useListState.ts';

/** Other readers of whole lists import it from here. A module that several chunks import would be a chunk of its own. */
export { maxPageSize };

/** All records that match a list's filters, in its order, each once. */
export interface AllRows {
  readonly rows: readonly Row[];
  /** Records were added or removed during reading: some may be missing. */
  readonly isIncomplete: boolean;
}

interface ReadAllOptions extends ApiCallOptions {
  /** Receives the number of records so far, and the total where known. */
  readonly onProgress: (count: number, total: number | undefined) => void;
  /** Only these records: reading ends when all are found. */
  readonly wanted?: ReadonlySet<string>;
}

const wantedRows = (rows: readonly Row[], wanted: ReadAllOptions['wanted']): readonly Row[] =>
  wanted ? rows.filter(({ uuid }) => wanted.has(uuid)) : rows;

/**
 * Reads a whole list page by page, with cursors where the service has them. Resolves to the failed answer if
 * a page fails, because partial data would look complete. A back end that repeats a page or a cursor is a failure, too.
 */
export async function readAll(
  resource: ListQuery,
  state: ListState,
  { onProgress, wanted, ...options }: ReadAllOptions,
): Promise<ApiAnswer<AllRows>> {
  const list = listOperationOf(resource);
  const operation = getOperation(list, `The resource "${resource.name}"`);
  const ask = (page: number, after?: string) =>
    callByName(
      list,
      listArgsOf(resource, operation, { ...state, page, after, pageSize: maxPageSize }),
      options,
    );
  const found = new Map<string, Row>();
  const add = (rows: readonly Row[], total?: number): void => {
    // A record that moved to a later page meanwhile appears again there.
    for (const row of wantedRows(rows, wanted)) if (!found.has(row.uuid)) found.set(row.uuid, row);
    onProgress(found.size, total);
  };
  const totals = new Set<number>();
  const seen = new Set<string>();
  const cursors = new Set<string>();
  let after: string | undefined;
  for (let page = 0; ; page++) {
    const answer = await ask(page, after);
    if (!answer.success) return { ...answer, data: undefined };
    const rows = recordsOf(answer.data);
    const paging = pagingOf(answer, operation);
    if (!paging) {
      add(paginateRecords(rows, { ...state, page: 0, pageSize: rows.length + 1 }).rows, rows.length);
      break;
    }
    const { recordCount, more, next } = paging;
    if (recordCount !== undefined) totals.add(recordCount);
    add(rows, wanted?.size ?? recordCount);
    if (!more || found.size === wanted?.size) break;
    // A page of cursors may be empty before the last one.
    if (rows.length === 0 && next === undefined) break;
    if (rows.every(({ uuid }) => seen.has(uuid)) && (next === undefined || cursors.has(next)))
      return { success: false, error: 'repeated page', operation: list };
    for (const { uuid } of rows) seen.add(uuid);
    if (next !== undefined) cursors.add(next);
    after = next;
  }
  const rows = [...found.values()];
  const isWhole = wanted ? rows.length === wanted.size : [...totals].every((total) => total === rows.length);
  return { success: true, data: { rows, isIncomplete: !isWhole } };
}

const pagingOf = ({ data }: ApiAnswer, { result }: Operation): Paging | undefined =>
  result === 'page' ? (data as Page).paging : undefined;

/**
 * The uuids of all records that match a list's filters; `onProgress` receives the number so far. Undefined
 * after a failure, which was shown.
 */
export async function readAllUuids(
  resource: ListQuery,
  state: ListState,
  onProgress: (count: number, total: number | undefined) => void,
  { signal }: Pick<ApiCallOptions, 'signal'> = {},
): Promise<readonly string[] | undefined> {
  const { data, ...answer } = await readAll(resource, state, { onProgress, signal, inline: true });
  if (!data) showFailure(answer);
  return data?.rows.map(({ uuid }) => uuid);
}
