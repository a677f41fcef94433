import type { SourceCall } from '../calls/callsOf.ts';
import { listSyntaxOf } from '../calls/listSyntax.ts';
import { describeSameRecord, type PlainSchema } from '../values/plainSchema.ts';
import type { Collection, PlacedCall } from './findCollections.ts';

/** The path names one record, and its answer is a list without pages, of the same kind of record as the list of the collection. */
const answersFirst = ({ call, shape }: PlacedCall, row: PlainSchema | undefined): boolean =>
  shape === 'item' &&
  call.method === 'GET' &&
  call.answer.kind === 'list' &&
  describeSameRecord(call.answer.record, row) &&
  listSyntaxOf(call)?.paging.style === 'none';

const withFirstRecord = (call: SourceCall): SourceCall => ({
  ...call,
  answer: { ...call.answer, kind: 'one', pointer: `${call.answer.pointer}/0${call.answer.row}` },
});

/**
 * Returns a collection whose calls of one record answer with a record. Some back ends wrap it in a list of one:
 * `/accounts/{id}` answers with `{"account": [{…}]}`, so the record is at `/account/0`.
 */
export function readFirstRecords(collection: Collection): Collection {
  const list = collection.calls.find(({ call, shape }) => shape === 'collection' && call.method === 'GET');
  const row = list?.call.answer.record;
  return {
    ...collection,
    calls: collection.calls.map((placed) =>
      answersFirst(placed, row) ? { ...placed, call: withFirstRecord(placed.call) } : placed,
    ),
  };
}
