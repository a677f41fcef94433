import type { Page, Paging, Row } from '../../../contract/api/envelope.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { type ApiAnswer, recordsOf } from '../../api/answer.ts';
import { type ApiCallOptions, callByName } from '../../api/call.ts';
import { getOperation } from '../../api/operations.ts';
import { paginateRecords } from './listPage.ts';
import { listArgsOf, listOperationOf } from './listRequest.ts';
import type { ListState } from './useListState.ts';

/** Records a call; the embedded service gives no more at once. */
const pageSize = 1000;

/** All that a list's filters let through, in its order, each record once. */
export interface AllRows {
  readonly rows: readonly Row[];
  /** Records came or went while it was read: some may be missing. */
  readonly isIncomplete: boolean;
}

interface ReadAllOptions extends ApiCallOptions {
  /** Hears how many records there are so far, and of how many where that is known. */
  readonly onProgress: (count: number, total: number | undefined) => void;
  /** Only these records: the reading ends when all are found. */
  readonly wanted?: ReadonlySet<string>;
}

const wantedRows = (rows: readonly Row[], wanted: ReadAllOptions['wanted']): readonly Row[] =>
  wanted ? rows.filter(({ uuid }) => wanted.has(uuid)) : rows;

/** Reads a list whole, page by page, by cursor where the service tells one. A page that cannot be had is the answer: part of the records would pass for all. */
export async function readAll(
  resource: Resource,
  state: ListState,
  { onProgress, wanted, ...options }: ReadAllOptions,
): Promise<ApiAnswer<AllRows>> {
  const list = listOperationOf(resource);
  const operation = getOperation(list, `The resource "${resource.name}"`);
  const ask = (page: number, after?: string) =>
    callByName(list, listArgsOf(resource, operation, { ...state, page, after, pageSize }), options);
  const found = new Map<string, Row>();
  const add = (rows: readonly Row[], total?: number): void => {
    // One that moved to a further page meanwhile is met again there.
    for (const row of wantedRows(rows, wanted)) if (!found.has(row.uuid)) found.set(row.uuid, row);
    onProgress(found.size, total);
  };
  const totals = new Set<number>();
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
    if (!more || rows.length === 0 || found.size === wanted?.size) break;
    after = next;
  }
  const rows = [...found.values()];
  const isWhole = wanted ? rows.length === wanted.size : [...totals].every((total) => total === rows.length);
  return { success: true, data: { rows, isIncomplete: !isWhole } };
}

const pagingOf = ({ data }: ApiAnswer, { result }: Operation): Paging | undefined =>
  result === 'page' ? (data as Page).paging : undefined;

/**
 * The uuids of all records that a list's filters let through; `told` hears how many there are so far. Undefined when a
 * page cannot be had, which was told.
 */
export async function readAllUuids(
  resource: Resource,
  state: ListState,
  onProgress: (count: number, total: number | undefined) => void,
  options: ApiCallOptions = {},
): Promise<readonly string[] | undefined> {
  const { data } = await readAll(resource, state, { onProgress, ...options });
  return data?.rows.map(({ uuid }) => uuid);
}
