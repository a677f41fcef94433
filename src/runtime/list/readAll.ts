import type { Page, Paging, Row } from '../../contract/envelope.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import { type CallOptions, callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { listArgs } from './listArgs.ts';
import { listOf } from './listOf.ts';
import { pageOf } from './pageOf.ts';
import { recordsOf } from './recordsOf.ts';
import type { ListState } from './useListState.ts';

/** Records a call; the embedded service gives no more at once. */
const pageSize = 1000;

/** All that a list's filters let through, in its order, each record once. */
export interface Whole {
  readonly rows: readonly Row[];
  /** Records came or went while it was read: some may be missing. */
  readonly isChanged: boolean;
}

interface Reading extends CallOptions {
  /** Hears how many records there are so far, and of how many where that is known. */
  readonly told: (count: number, total: number | undefined) => void;
  /** Only these records: the reading ends when all are found. */
  readonly wanted?: ReadonlySet<string>;
}

const keptOf = (rows: readonly Row[], wanted: Reading['wanted']): readonly Row[] =>
  wanted ? rows.filter(({ uuid }) => wanted.has(uuid)) : rows;

/** Reads a list whole, page by page, by cursor where the service tells one. A page that cannot be had is the answer: part of the records would pass for all. */
export async function readAll(
  resource: Resource,
  state: ListState,
  { told, wanted, ...options }: Reading,
): Promise<Answer<Whole>> {
  const list = listOf(resource);
  const operation = operationNamed(list, `The resource "${resource.name}"`);
  const ask = (page: number, after?: string) =>
    callByName(list, listArgs(resource, operation, { ...state, page, after, pageSize }), options);
  const found = new Map<string, Row>();
  const add = (rows: readonly Row[], total?: number): void => {
    // One that moved to a further page meanwhile is met again there.
    for (const row of keptOf(rows, wanted)) if (!found.has(row.uuid)) found.set(row.uuid, row);
    told(found.size, total);
  };
  const totals = new Set<number>();
  let after: string | undefined;
  for (let page = 0; ; page++) {
    const answer = await ask(page, after);
    if (!answer.success) return { ...answer, data: undefined };
    const rows = recordsOf(answer.data);
    const paging = pagingOf(answer, operation);
    if (!paging) {
      add(pageOf(rows, { ...state, page: 0, pageSize: rows.length + 1 }).rows, rows.length);
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
  return { success: true, data: { rows, isChanged: !isWhole } };
}

const pagingOf = ({ data }: Answer, { result }: Operation): Paging | undefined =>
  result === 'page' ? (data as Page).paging : undefined;
