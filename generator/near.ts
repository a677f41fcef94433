import type { File, Project } from './load.ts';
import { nameOfRef } from './normalize/entities.ts';
import { parentName } from './normalize/resources.ts';
import { remembered } from './remembered.ts';

const kinds = ['entities', 'endpoints', 'resources', 'families', 'screens', 'tasks'] as const;

const filesOf = (project: Project): File<unknown>[] => kinds.flatMap<File<unknown>>((kind) => project[kind]);

const memory = remembered<ReadonlySet<string>>();

/** Names of the files that a file mentions: what it refers to, and the tables of the operations that it names. */
const mentionsIn = (file: File<unknown>): ReadonlySet<string> =>
  memory(file, [], () => {
    const refs = [...file.text.matchAll(/"\$ref":\s*"([^"#]+)/g)].map(([, ref = '']) => nameOfRef(ref));
    const tables = [...file.text.matchAll(/"(\w+)\.\w+"/g)].map(([, table = '']) => table);
    return new Set([...refs, ...tables]);
  });

/** The names that can be reached from some, themselves included. */
function reachedFrom(names: Iterable<string>, next: ReadonlyMap<string, Iterable<string>>): Set<string> {
  const reached = new Set(names);
  for (const name of reached) for (const other of next.get(name) ?? []) reached.add(other);
  return reached;
}

/** A part of a project that can be checked by itself. */
export interface Near {
  readonly project: Project;
  /** Names of files whose problems are all found in it: what was changed, and whatever mentions that. */
  readonly known: ReadonlySet<string>;
}

/**
 * What an edit can break, as a rule: the files that are others than before, those that mention them, and what all of these mention.
 * Families, screens and tasks are few and always there. Undefined when a file has come or gone, or it is not about schema files.
 */
export function nearTo(before: Project, now: Project): Near | undefined {
  const others = [
    ...now.locales,
    ...Object.values(now.phraseGroups).flat(),
    ...now.vocabulary,
    ...now.external,
  ];
  const [had, has] = [filesOf(before), filesOf(now)];
  const hadOthers = new Set<File<unknown>>([
    ...[...before.locales, ...Object.values(before.phraseGroups).flat()],
    ...[...before.vocabulary, ...before.external],
  ]);
  const isSameSet = had.length === has.length && had.every(({ path }, index) => path === has[index]?.path);
  if (!isSameSet || others.length !== hadOthers.size || others.some((file) => !hadOthers.has(file)))
    return undefined;
  const mentions = new Map<string, Set<string>>();
  const mentionedBy = new Map<string, Set<string>>();
  for (const file of has)
    for (const name of mentionsIn(file)) {
      mentions.set(file.name, (mentions.get(file.name) ?? new Set()).add(name));
      mentionedBy.set(name, (mentionedBy.get(name) ?? new Set()).add(file.name));
    }
  const changed = has.filter((file, index) => file !== had[index]);
  const known = reachedFrom(
    changed.map(({ name }) => name),
    mentionedBy,
  );
  const always = [...now.families, ...now.screens, ...now.tasks].map(({ name }) => name);
  const parents = now.families.map(({ value }) => parentName(value));
  const part = reachedFrom([...known, ...always, ...parents], mentions);
  const within = <T>(files: readonly File<T>[]) => files.filter(({ name }) => part.has(name));
  const { entities, endpoints, resources } = now;
  const project = {
    ...now,
    entities: within(entities),
    endpoints: within(endpoints),
    resources: within(resources),
  };
  return { project, known };
}
