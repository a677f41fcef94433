import { isRecord } from '../../src/contract/isRecord.ts';
import type { File, Project } from '../load.ts';
import { remembered } from '../remembered.ts';
import { inside, type Place, rootOf } from './place.ts';

const memory = remembered<readonly Place<string>[]>();

/** Every `$ref`, wherever it stands. */
export const refsIn = (project: Project): Place<string>[] =>
  [
    ...project.entities,
    ...project.endpoints,
    ...project.resources,
    ...project.families,
    ...project.screens,
    ...project.tasks,
  ].flatMap((file: File<unknown>) => memory(file, [], () => [...refsBelow(file, file.value, [])]));

function* refsBelow(file: File<unknown>, value: unknown, path: readonly string[]): Iterable<Place<string>> {
  if (!isRecord(value) && !Array.isArray(value)) return;
  for (const [key, below] of Object.entries(value))
    if (typeof below === 'object') yield* refsBelow(file, below, [...path, key]);
    else if (key === '$ref' && typeof below === 'string') yield inside(rootOf(file), [...path, key], below);
}
