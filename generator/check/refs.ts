import { isRecord } from '../../src/contract/isRecord.ts';
import { inside, type Place, rootOf } from './place.ts';
import type { Sources } from './sources.ts';

/** Every `$ref`, wherever it stands. */
export const refsIn = (sources: Sources): Place<string>[] =>
  [
    ...sources.entities,
    ...sources.endpoints,
    ...sources.resources,
    ...sources.families,
    ...sources.screens,
    ...sources.tasks,
  ].flatMap((file) => refsBelow(rootOf<unknown>(file)));

function refsBelow(place: Place<unknown>): Place<string>[] {
  const { value } = place;
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = inside(place, [key], below);
    return key === '$ref' && typeof below === 'string' ? [{ ...at, value: below }] : refsBelow(at);
  });
}
