import type { Project, ProjectFile } from '../load/loadProject.ts';
import { memoize } from '../load/memoize.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { parentNameOf } from '../normalize/normalizeResources.ts';

const kinds = ['entities', 'endpoints', 'resources', 'families', 'screens', 'tasks'] as const;

const filesOf = (project: Project): ProjectFile<unknown>[] =>
  kinds.flatMap<ProjectFile<unknown>>((kind) => project[kind]);

const memoizeMentions = memoize<readonly string[]>();

/** Names of the files that a file mentions: what it refers to, and the tables of the operations that it names. */
const namesMentionedIn = (file: ProjectFile<unknown>): readonly string[] =>
  memoizeMentions(file, [], () => {
    const refs = [...file.text.matchAll(/"\$ref":\s*"([^"#]+)/g)].map(([, ref = '']) => nameOfRef(ref));
    const tables = [...file.text.matchAll(/"(\w+)\.\w+"/g)].map(([, table = '']) => table);
    return [...new Set([...refs, ...tables])];
  });

/** Names, with those of all files that mention one of them, or mention such a file. */
function includeMentioning(names: Iterable<string>, files: readonly ProjectFile<unknown>[]): Set<string> {
  const reached = new Set(names);
  const isReached = (file: ProjectFile<unknown>) => namesMentionedIn(file).some((name) => reached.has(name));
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const file of files) if (!reached.has(file.name) && isReached(file)) reached.add(file.name);
  }
  return reached;
}

/** Names, with all that files of these names mention, and what that mentions. */
function includeMentioned(names: Iterable<string>, files: readonly ProjectFile<unknown>[]): Set<string> {
  const byName = new Map<string, ProjectFile<unknown>[]>();
  for (const file of files) {
    const alike = byName.get(file.name);
    if (alike) alike.push(file);
    else byName.set(file.name, [file]);
  }
  const reached = new Set(names);
  for (const name of reached)
    for (const file of byName.get(name) ?? []) for (const other of namesMentionedIn(file)) reached.add(other);
  return reached;
}

/** Whether nothing but schema files is another. */
function hasSameOthers(before: Project, now: Project): boolean {
  const others = ({ locales, vocabulary, external, phraseGroups }: Project) => [
    ...[locales, vocabulary, external],
    ...Object.values(phraseGroups),
  ];
  const had = others(before);
  return had.length === others(now).length && others(now).every((list, index) => list === had[index]);
}

/** A part of a project that can be checked by itself. */
export interface AffectedSubset {
  readonly project: Project;
  /** Names of files whose problems are all found in it: what was changed, and whatever mentions that. */
  readonly checkedNames: ReadonlySet<string>;
}

/**
 * What an edit can break, as a rule: the files that are others than before, those that mention them, and what all of these mention.
 * Families, screens and tasks are few and always there. Undefined when a file has come or gone, or it is not about schema files.
 */
export function affectedSubsetOf(before: Project, now: Project): AffectedSubset | undefined {
  const [had, has] = [filesOf(before), filesOf(now)];
  const isSameSet = had.length === has.length && had.every(({ path }, index) => path === has[index]?.path);
  if (!isSameSet || !hasSameOthers(before, now)) return undefined;
  const changed = has.filter((file, index) => file !== had[index]);
  const known = includeMentioning(
    changed.map(({ name }) => name),
    has,
  );
  const always = [...now.families, ...now.screens, ...now.tasks].map(({ name }) => name);
  const parents = now.families.map(({ value }) => parentNameOf(value));
  const part = includeMentioned([...known, ...always, ...parents], has);
  const within = <T>(files: readonly ProjectFile<T>[]) => files.filter(({ name }) => part.has(name));
  const { entities, endpoints, resources } = now;
  const project = {
    ...now,
    entities: within(entities),
    endpoints: within(endpoints),
    resources: within(resources),
  };
  return { project, checkedNames: known };
}
