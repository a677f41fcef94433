import { findViolations } from '../../../generator/check/checkProject.ts';
import type { RuleViolation } from '../../../generator/check/RuleViolation.ts';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import type { Project } from '../../../generator/load/Project.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { type Mutation, type MutationPlace, valueAtPath } from './Mutation.ts';
import type { SitePath } from './SchemaSite.ts';
import type { SchemaTree } from './SchemaTree.ts';

export type Verdict = 'caught' | 'harmless' | 'missed';

const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const startsWith = (path: SitePath, start: SitePath): boolean =>
  start.every((key, index) => String(path[index]) === String(key));

/** Returns whether a problem is at a place, below it, or at the object or array that contains it. */
function isAt({ file, pointer }: RuleViolation, place: MutationPlace): boolean {
  const path = pathOf(pointer);
  if (file.path !== place.file) return false;
  const isSame = path.length === place.path.length && startsWith(path, place.path);
  if (isSame || place.isAlone) return isSame;
  return (
    startsWith(path, place.path) || (path.length === place.path.length - 1 && startsWith(place.path, path))
  );
}

const says = (text: unknown, name: string): boolean => {
  if (typeof text !== 'string') return false;
  return text.split(/[^A-Za-z0-9.]+/).includes(name) || text.endsWith(`/${name}`) || text === name;
};

/**
 * Returns whether the value at a problem refers to the mutation's name, by its key, the value or a part of
 * it. It is also enough that the message has the name and the value refers to the file or operation of the
 * mutation.
 */
function speaksOf(
  { file, pointer, message: sentence }: RuleViolation,
  { name, places: [origin] }: Mutation,
): boolean {
  if (name === undefined) return false;
  const path = pathOf(pointer);
  const value = valueAtPath(file.value, path);
  const parts = Array.isArray(value)
    ? value
    : isRecord(value)
      ? [...Object.keys(value), ...Object.values(value)]
      : [value];
  if (path.at(-1) === name || parts.some((part) => says(part, name))) return true;
  const [map, id] = origin.path;
  const home = origin.file.slice(origin.file.lastIndexOf('/') + 1);
  const holders = map === 'operations' ? [home, String(id)] : [home];
  return says(sentence, name) && parts.some((part) => holders.some((holder) => says(part, holder)));
}

/** Returns whether a problem reports a mutation, at its place or at a reference to its name. */
const tells = (finding: RuleViolation, mutation: Mutation): boolean =>
  mutation.places.some((place) => isAt(finding, place)) || speaksOf(finding, mutation);

/** Returns the generated files by path. The manifest with the digests of the sources is not among them. */
export async function outputOf(project: Project): Promise<ReadonlyMap<string, string>> {
  const outputs = await emitOutputs(normalizeProject(project));
  return new Map(outputs.map(({ path, text }) => [path, text]));
}

export interface Judgement {
  readonly verdict: Verdict;
  /** Text about the other problem or the crash of a missed mutation; else empty. */
  readonly told: string;
}

/** Returns the verdict on a mutation. A mutation that crashes the generator is missed. */
export async function judgeMutation(
  mutation: Mutation,
  tree: SchemaTree,
  whole: ReadonlyMap<string, string>,
): Promise<Judgement> {
  const project = mutation.apply(tree).project();
  const told: RuleViolation[] = [];
  for (const finding of findViolations(project)) {
    if (tells(finding, mutation)) return { verdict: 'caught', told: '' };
    told.push(finding);
  }
  const [first] = told;
  if (first)
    return { verdict: 'missed', told: `, told at ${first.file.path} ${first.pointer}: ${first.message}` };
  try {
    const output = await outputOf(project);
    const isSame =
      output.size === whole.size && [...output].every(([path, text]) => whole.get(path) === text);
    return { verdict: isSame ? 'harmless' : 'missed', told: '' };
  } catch (error) {
    return { verdict: 'missed', told: `, which broke the generator: ${error}` };
  }
}
