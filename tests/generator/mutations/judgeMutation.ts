import { findExpressionViolations, findViolations } from '../../../generator/check/checkProject.ts';
import type { RuleViolation } from '../../../generator/check/RuleViolation.ts';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import type { Project } from '../../../generator/load/Project.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { compiledVocabulary } from '../sampleProject.ts';
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

const containsName = (text: unknown, name: string): boolean => {
  if (typeof text !== 'string') return false;
  return text.split(/[^A-Za-z0-9.]+/).includes(name) || text.endsWith(`/${name}`) || text === name;
};

/**
 * Returns whether the value at a problem refers to the mutation's name, by its key, the value or a part of
 * it. It is also enough that the message has the name and the value refers to the file or operation of the
 * mutation.
 */
function refersToName(
  { file, pointer, message }: RuleViolation,
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
  if (path.at(-1) === name || parts.some((part) => containsName(part, name))) return true;
  const [map, id] = origin.path;
  const home = origin.file.slice(origin.file.lastIndexOf('/') + 1);
  const holders = map === 'operations' ? [home, String(id)] : [home];
  return (
    containsName(message, name) && parts.some((part) => holders.some((holder) => containsName(part, holder)))
  );
}

/** Returns whether a problem reports a mutation, at its place or at a reference to its name. */
const isReportOf = (problem: RuleViolation, mutation: Mutation): boolean =>
  mutation.places.some((place) => isAt(problem, place)) || refersToName(problem, mutation);

/** Returns the generated files by path. The manifest with the digests of the sources is not among them. */
export async function outputOf(project: Project): Promise<ReadonlyMap<string, string>> {
  const outputs = await emitOutputs(normalizeProject(project));
  return new Map(outputs.map(({ path, text }) => [path, text]));
}

export interface Judgement {
  readonly verdict: Verdict;
  /** Text about the other problem or the crash of a missed mutation; otherwise empty. */
  readonly told: string;
}

/** Returns the verdict on a mutation. A mutation that crashes the generator is missed. */
export async function judgeMutation(
  mutation: Mutation,
  tree: SchemaTree,
  whole: ReadonlyMap<string, string>,
): Promise<Judgement> {
  const project = mutation.apply(tree).project();
  const others: RuleViolation[] = [];
  for (const problem of findViolations(project, compiledVocabulary)) {
    if (isReportOf(problem, mutation)) return { verdict: 'caught', told: '' };
    others.push(problem);
  }
  const [first] = others;
  if (first)
    return { verdict: 'missed', told: `, reported at ${first.file.path} ${first.pointer}: ${first.message}` };
  try {
    for await (const problem of findExpressionViolations(project))
      return isReportOf(problem, mutation)
        ? { verdict: 'caught', told: '' }
        : { verdict: 'missed', told: `, reported at ${problem.pointer}: ${problem.message}` };
    const output = await outputOf(project);
    const isSame =
      output.size === whole.size && [...output].every(([path, text]) => whole.get(path) === text);
    return { verdict: isSame ? 'harmless' : 'missed', told: '' };
  } catch (error) {
    return { verdict: 'missed', told: `, crash of the generator: ${error}` };
  }
}
