import { isRecord } from '../../src/contract/isRecord.ts';
import type { Project } from '../load.ts';
import { inside, type Place, rootOf } from './place.ts';

/** Every `$ref`, wherever it stands. */
export const refsIn = (project: Project): Place<string>[] =>
  [
    ...project.entities,
    ...project.endpoints,
    ...project.resources,
    ...project.families,
    ...project.screens,
    ...project.tasks,
  ].flatMap((file) => refsBelow(rootOf<unknown>(file)));

function refsBelow(place: Place<unknown>): Place<string>[] {
  const { value } = place;
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = inside(place, [key], below);
    return key === '$ref' && typeof below === 'string' ? [{ ...at, value: below }] : refsBelow(at);
  });
}
