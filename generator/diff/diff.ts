import { basename } from 'node:path';
import type { Place } from '../check/place.ts';
import { expand } from '../expand.ts';
import type { File, Project } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { parentName } from '../normalize/resources.ts';
import { positionOf } from '../position.ts';
import type { ResourceSource, SchemaSource } from '../source.ts';
import type { Change, Draft, Question, Spot } from './change.ts';
import { familyTable } from './family.ts';
import { type About, additive, breaking, type Table } from './judge.ts';
import { filesIn, judgeKeywords, judgeMembers, keywordsIn } from './keywords.ts';
import { operationTable } from './operation.ts';
import { pairedOperations } from './pairedOperations.ts';
import { judgePhrases } from './phrases.ts';
import { judgePublished, publishedIn } from './published.ts';
import { resourceTable } from './resource.ts';
import { judgeSchema, type Readers } from './schema.ts';
import { SchemaReader } from './schemaKeywords.ts';
import { screenTable } from './screen.ts';
import { taskTable } from './task.ts';
import { isStored, type Usage, usageOf } from './usage.ts';
import { judgeVocabulary } from './vocabulary.ts';
import { withNewKeywords } from './withNewKeywords.ts';

/** Everything that the schemas and the phrases of a project say otherwise than they did, each told once, file by file. */
export function diff(older: Project, after: Project): Change[] {
  const before = withNewKeywords(older, after.vocabulary);
  const [was, is] = [expand(before), expand(after)];
  const readers = { before: new SchemaReader(was.project), after: new SchemaReader(is.project) };
  const usage = usageOf([was.project, is.project]);
  const drafts = [
    ...entities(was.project, is.project, usage, readers, broughtBy(before, is.project)),
    ...published(before, after, usage),
    ...operations(was.project, is.project, readers),
    ...offers(
      'resource',
      [was.project.resources, is.project.resources],
      resourceTable(readers.before),
      listCall,
      roleCalls,
    ),
    // Documents of partners go by the family.
    ...offers('family', [before.families, after.families], familyTable, () => partnerCalls(was.project)),
    ...offers('screen', [before.screens, after.screens], screenTable),
    ...offers('task', [before.tasks, after.tasks], taskTable),
    ...judgePhrases(before, after),
    ...judgeVocabulary(before, after),
  ];
  return drafts.map(({ before: from, after: to, ...draft }) => ({
    ...draft,
    says: draft.says.replace(/^the /, 'The '),
    ...(from && { before: spotOf(was.origins.of({ ...from, says: '', fix: '' })) }),
    ...(to && { now: spotOf(is.origins.of({ ...to, says: '', fix: '' })) }),
  }));
}

const spotOf = ({ file, pointer }: Pick<Place<unknown>, 'file' | 'pointer'>): Spot => ({
  file: file.path,
  ...positionOf(file.text, pointer),
  pointer,
});

/** The properties that new families add to the entities that they vary, by the name of the entity. */
function broughtBy(before: Project, after: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const brought = new Map<string, Set<string>>();
  for (const { name, value } of after.families) {
    const resource = after.resources.find((one) => one.name === parentName(value))?.value;
    if (!resource || before.families.some((other) => other.name === name)) continue;
    const entity = nameOfRef(resource.entity.$ref);
    const names = [...(brought.get(entity) ?? []), ...Object.keys(value.properties ?? {})];
    brought.set(entity, new Set(names));
  }
  return brought;
}

function* entities(
  before: Project,
  after: Project,
  usage: Usage,
  readers: Readers,
  brought: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<Draft> {
  const about = (name: string): About => {
    const ofNewFamilies = brought.get(name);
    return { words: name, ...usage(name), ...(ofNewFamilies && { ofNewFamilies }) };
  };
  yield* judgeMembers(filesIn(before.entities), filesIn(after.entities), {
    added: (pair, name) => [additive(pair, `The entity ${name} is new`)],
    // Who sent or read it is told by its operations.
    removed: (pair, name) =>
      isStored(pair.before.value as SchemaSource)
        ? [
            breaking(
              pair,
              { ...about(name), senders: [], readers: [], users: false },
              `The entity ${name} was removed`,
              all(name),
            ),
          ]
        : [additive(pair, `The entity ${name}, of which nothing is stored, was removed`)],
    kept: (pair, name) => judgeSchema(pair, about(name), readers),
    refer: true,
  });
}

function* published(before: Project, after: Project, usage: Usage): Iterable<Draft> {
  const about = (path: string): About => ({ words: basename(path), ...usage(path) });
  yield* judgeMembers(publishedIn(before), publishedIn(after), {
    added: (pair, path) => [additive(pair, `The published schema ${basename(path)} is new`)],
    removed: (pair, path) => [
      breaking(pair, about(path), `The published schema ${basename(path)} was removed`),
    ],
    kept: (pair, path) => judgePublished(keywordsIn(pair.before), keywordsIn(pair.after), about(path)),
  });
}

const all = (entity: string): Question[] => [{ entity, fails: { not: {} } }];

function* operations(before: Project, after: Project, readers: Readers): Iterable<Draft> {
  const about = (id: string): About => ({
    words: id,
    records: [],
    senders: [id],
    readers: [id],
    users: false,
  });
  const table = operationTable(readers);
  for (const { id, renamed, before: was, after: is } of pairedOperations(before, after)) {
    const pair = { ...(was && { before: was.at }), ...(is && { after: is.at }) };
    if (was === undefined) yield additive(pair, `The operation ${id} is new`);
    else if (is === undefined) yield breaking(pair, about(id), `The operation ${id} was removed`);
    else {
      if (renamed !== undefined)
        yield additive(pair, `The operation ${renamed} is called ${id} now; its calls are the same`);
      yield* judgeKeywords(table, was.keywords, is.keywords, about(id));
    }
  }
}

/** What people find in the console, and calls that do something because of it. */
const inConsole = (words: string, senders: readonly string[]): About => ({
  words,
  records: [],
  senders,
  readers: [],
  users: true,
});

/**
 * Files of one kind, and what a file's keywords mean.
 * @param callsOf calls that do what the file says
 * @param allCallsOf those that do nothing when it is gone
 */
function* offers<T>(
  what: string,
  [before, after]: readonly [readonly File<T>[], readonly File<T>[]],
  table: Table,
  callsOf: CallsOf<T> = () => [],
  allCallsOf: CallsOf<T> = callsOf,
): Iterable<Draft> {
  const about = (name: string, calls: readonly string[]): About => inConsole(`the ${what} ${name}`, calls);
  yield* judgeMembers(filesIn(before), filesIn(after), {
    added: (pair, name) => [additive(pair, `The ${what} ${name} is new`)],
    removed: (pair, name) => [
      breaking(pair, about(name, allCallsOf(pair.before.value as T)), `The ${what} ${name} was removed`),
    ],
    kept: ({ before: was, after: is }, name) =>
      judgeKeywords(table, keywordsIn(was), keywordsIn(is), about(name, callsOf(was.value as T))),
  });
}

type CallsOf<T> = (file: T) => readonly string[];

const roleCalls: CallsOf<ResourceSource> = ({ roles }) => Object.values(roles ?? {});
const listCall: CallsOf<ResourceSource> = ({ roles }) => (roles?.list === undefined ? [] : [roles.list]);

/** What partners call. */
const partnerCalls = ({ endpoints }: Project): string[] =>
  endpoints.flatMap(({ value }) =>
    Object.entries(value.operations ?? {}).flatMap(([id, { security: gate }]) => (gate ? [id] : [])),
  );
