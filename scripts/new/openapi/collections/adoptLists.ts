import { objectOf } from '../SourceDocument.ts';
import { describeSameRecord } from '../values/plainSchema.ts';
import type { BoundCollection } from './bindRoles.ts';
import { scopeOf } from './recordPath.ts';

/** A collection with a list, but without calls of one record. */
const isListOnly = ({ roles }: BoundCollection): boolean =>
  roles.has('list') && !roles.has('get') && !roles.has('modify') && !roles.has('remove');

const namesOf = (bound: BoundCollection): string =>
  scopeOf(bound)
    .map(({ property }) => property)
    .join();

/** `/v1/teams` and `/v2/teams` are the same collection. */
const plainPathOf = ({ collection: { segments } }: BoundCollection): string =>
  segments
    .filter((segment) => !/^v\d+([._]\d+)*$/i.test(segment))
    .map((segment) => (segment.startsWith('{') ? '{}' : segment))
    .join('/');

/** Returns whether the rows of a list are the records of a collection, and have its key. */
function hasRecordsOf(bound: BoundCollection, other: BoundCollection): boolean {
  const { record, key = '', roles } = bound;
  const row = other.roles.get('list')?.answer.record;
  if (!describeSameRecord(record, row) && plainPathOf(bound) !== plainPathOf(other)) return false;
  const schemas = [record, row].map((schema) => objectOf(schema?.keywords.properties)[key]);
  return schemas.every((schema) => schema !== undefined) && roles.has('get');
}

/** Lists without path parameters come first, then those with the parameters of the calls of one record. */
function fits(bound: BoundCollection, other: BoundCollection): boolean {
  const own = namesOf(bound);
  return hasRecordsOf(bound, other) && (own === '' || own === namesOf({ ...other, key: bound.key }));
}

/**
 * Gives the list of another path to collections without one: the records of `/databases/{id}` have the list
 * `/servers/{id}/databases`. Each list goes to one collection.
 */
export function adoptLists(all: readonly BoundCollection[]): BoundCollection[] {
  const free = new Set(all.filter(isListOnly));
  const adopted = new Set<BoundCollection>();
  const found = all.map((bound): BoundCollection => {
    if (bound.key === undefined || bound.roles.has('list')) return bound;
    const [other] = [...free]
      .filter((one) => fits(bound, one))
      .toSorted((one, next) => scopeOf(one).length - scopeOf(next).length);
    const list = other?.roles.get('list');
    if (other === undefined || list === undefined) return bound;
    free.delete(other);
    adopted.add(other);
    return {
      ...bound,
      list: other.list,
      listFrom: { ...other, key: bound.key },
      roles: new Map([['list', list], ...bound.roles]),
    };
  });
  return found.map((bound) =>
    adopted.has(bound)
      ? { ...bound, roles: new Map([...bound.roles].filter(([role]) => role !== 'list')) }
      : bound,
  );
}
