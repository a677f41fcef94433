import type { SourceCall } from './callsOf.ts';
import type { Collection, PlacedCall } from './findCollections.ts';
import { listSyntaxOf } from './listSyntax.ts';

/** The path names one record, and its answer is a list without pages, of the same component as the list of the collection. */
const answersFirst = ({ call, shape }: PlacedCall, component: string | undefined): boolean =>
  shape === 'item' &&
  call.method === 'GET' &&
  call.answer.kind === 'list' &&
  component !== undefined &&
  call.answer.record?.component === component &&
  listSyntaxOf(call)?.paging.style === 'none';

const withFirstRecord = (call: SourceCall): SourceCall => ({
  ...call,
  answer: { ...call.answer, kind: 'one', pointer: `${call.answer.pointer}/0` },
});

/**
 * Returns a collection whose calls of one record answer with a record. Some back ends wrap it in a list of one:
 * `/accounts/{id}` answers with `{"account": [{…}]}`, so the record is at `/account/0`.
 */
export function readFirstRecords(collection: Collection): Collection {
  const list = collection.calls.find(({ call, shape }) => shape === 'collection' && call.method === 'GET');
  const component = list?.call.answer.record?.component;
  return {
    ...collection,
    calls: collection.calls.map((placed) =>
      answersFirst(placed, component) ? { ...placed, call: withFirstRecord(placed.call) } : placed,
    ),
  };
}
