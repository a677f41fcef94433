import { isRecord } from '../../../contract/isRecord.ts';

/** Under what servers put a list of documents. */
const lists = new Set(['data', 'records', 'items', 'list', 'rows']);

/** What else stands in such an answer, whoever gives it: nothing of it is a document's. */
const envelope = new Set([
  'code',
  'count',
  'errorCode',
  'errorMessage',
  'message',
  'more',
  'msg',
  'page',
  'pageNo',
  'pageSize',
  'paging',
  'requestId',
  'showType',
  'status',
  'success',
  'timestamp',
  'total',
  'traceId',
]);

/**
 * The list that an answer is an envelope of, also one level down (`data.records`); undefined for all else. An order with its `items` is no
 * envelope, because it has a number, too.
 */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const own = Object.keys(value).filter((name) => !envelope.has(name));
  const [name = ''] = own;
  // That it went well, and nothing else: there is nothing.
  if (own.length === 0 && typeof value.success === 'boolean') return [];
  return own.length === 1 && lists.has(name) ? listIn(value[name]) : undefined;
}
