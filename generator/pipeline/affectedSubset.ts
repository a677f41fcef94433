import { memoize } from '../load/memoize.ts';
import type { Project, ProjectFile } from '../load/Project.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { parentNameOf } from '../normalize/normalizeResources.ts';

const kinds = ['entities', 'endpoints', 'resources', 'families', 'screens', 'tasks'] as const;

const filesOf = (project: Project): ProjectFile<unknown>[] =>
  kinds.flatMap<ProjectFile<unknown>>((kind) => project[kind]);

const memoizeMentions = memoize<readonly string[]>();

/** Returns the names of files that a file mentions: references, and the tables of its operations. */
const namesMentionedIn = (file: ProjectFile<unknown>): readonly string[] =>
  memoizeMentions(file, [], () => {
    const refs = [...file.text.matchAll(/"\$ref":\s*"([^"#]+)/g)].map(([, ref = '']) => nameOfRef(ref));
    const tables = [...file.text.matchAll(/"(\w+)\.\w+"/g)].map(([, table = '']) => table);
    return [...new Set([...refs, ...tables])];
  });

/** Returns names, with those of all files that mention one of them directly or indirectly. */
function includeMentioning(names: Iterable<string>, files: readonly ProjectFile<unknown>[]): Set<string> {
  const reached = new Set(names);
  const isReached = (file: ProjectFile<unknown>) => namesMentionedIn(file).some((name) => reached.has(name));
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const file of files) if (!reached.has(file.name) && isReached(file)) reached.add(file.name);
  }
  return reached;
}

/** Returns names, with all names that files of these names mention directly or indirectly. */
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

/** Returns whether only schema files differ. */
function hasSameOthers(before: Project, now: Project): boolean {
  const others = ({ locales, vocabulary, external, phraseGroups }: Project) => [
    ...[locales, vocabulary, external],
    ...Object.values(phraseGroups),
  ];
  const had = others(before);
  return had.length === others(now).length && others(now).every((list, index) => list === had[index]);
}

/** A part of a project that can be checked separately. */
export interface AffectedSubset {
  readonly project: Project;
  /** Names of files whose problems are all found in it: changed files and those that mention them. */
  readonly checkedNames: ReadonlySet<string>;
}

/**
 * Returns the files that an edit can affect: changed files, those that mention them, and all that these
 * mention. Families, screens and tasks are few and always included. Undefined if a file was added or removed,
 * or if other files changed.
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
