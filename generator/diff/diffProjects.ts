import { basename } from 'node:path';
import type { JsonLocation } from '../check/RuleViolation.ts';
import { type CompiledVocabulary, compileVocabulary } from '../check/vocabulary/checkVocabulary.ts';
import { jsonPositionOf } from '../load/jsonPosition.ts';
import type { Project, ProjectFile } from '../load/Project.ts';
import type { BackendSource } from '../load/sources/EndpointsSource.ts';
import type { ResourceSource } from '../load/sources/ResourceSource.ts';
import type { SchemaSource } from '../load/sources/SchemaSource.ts';
import { expandProject } from '../normalize/expand/expandProject.ts';
import { findBackend } from '../normalize/normalizeBackends.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { parentNameOf } from '../normalize/normalizeResources.ts';
import {
  additiveChange,
  breakingChange,
  type ChangeSubject,
  type ClassifierTable,
} from './classify/Classifier.ts';
import { classifyKeywords, classifyMembers, filesByName, keywordsOf } from './classify/classifyKeywords.ts';
import { classifySchema, type SchemaReaders } from './classify/classifySchema.ts';
import { identityFrom, type RenameClassifier } from './classify/findRenamed.ts';
import { classifyMigrations } from './classify/migrationChanges.ts';
import { classifyPhrases } from './classify/phraseChanges.ts';
import { classifyPublished, classifyVocabulary, publishedByPath } from './classify/publishedChanges.ts';
import { SchemaReader } from './classify/SchemaReader.ts';
import { type EntityUsage, entityUsageOf, isStored } from './entityUsage.ts';
import { pairOperations } from './pairOperations.ts';
import type { AffectedRecordsQuery, ChangeDraft, ChangeLocation, SchemaChange } from './SchemaChange.ts';
import { backendTable } from './tables/backendTable.ts';
import { operationTable } from './tables/operationTable.ts';
import { resourceTable } from './tables/resourceTable.ts';
import { familyTable, metricsTable, productTable, screenTable, taskTable } from './tables/screenTables.ts';
import { withNewKeywords } from './withNewKeywords.ts';

/**
 * Returns all changes of schemas, phrases and vocabulary between two versions of a project. Each change is
 * reported once.
 * @param vocabulary that of the newer version
 */
export function diffProjects(
  older: Project,
  after: Project,
  vocabulary: CompiledVocabulary = compileVocabulary(after.vocabulary),
): SchemaChange[] {
  const before = withNewKeywords(older, after.vocabulary, vocabulary);
  const [was, is] = [expandProject(before, after), expandProject(after, before)];
  const readers = { before: new SchemaReader(was.project), after: new SchemaReader(is.project) };
  const usage = entityUsageOf([was.project, is.project]);
  const drafts = [
    ...diffEntities(was.project, is.project, usage, readers, newFamilyProperties(before, is.project)),
    ...classifyMigrations(was.project, is.project),
    ...diffPublishedSchemas(before, after, usage),
    ...diffOperations(was.project, is.project, readers),
    ...diffConsoleFiles('back end', [before.backends, after.backends], backendTable, (backend) =>
      operationsOf(backend, was.project),
    ),
    ...diffConsoleFiles(
      'resource',
      [was.project.resources, is.project.resources],
      resourceTable(readers.before),
      listOperationOf,
      roleOperationsOf,
    ),
    // A changed family also affects the operations that partners send documents with.
    ...diffConsoleFiles('family', [before.families, after.families], familyTable(readers.before), () =>
      partnerOperationsOf(was.project),
    ),
    ...diffConsoleFiles('product', [before.product, after.product], productTable),
    ...diffConsoleFiles('screen', [before.screens, after.screens], screenTable),
    ...diffConsoleFiles('metrics', [before.metrics, after.metrics], metricsTable),
    ...diffConsoleFiles('task', [before.tasks, after.tasks], taskTable(readers.before)),
    ...classifyPhrases(before, after),
    ...classifyVocabulary(before, after, vocabulary),
  ];
  return drafts.map(({ before: from, after: to, ...draft }) => ({
    ...draft,
    says: draft.says.replace(/^the /, 'The '),
    ...(from && { before: toLocation(was.origins.relocate({ ...from, message: '', fix: '' })) }),
    ...(to && { now: toLocation(is.origins.relocate({ ...to, message: '', fix: '' })) }),
  }));
}

const toLocation = ({ file, pointer }: Pick<JsonLocation<unknown>, 'file' | 'pointer'>): ChangeLocation => ({
  file: file.path,
  ...jsonPositionOf(file.text, pointer),
  pointer,
});

/** Returns the properties that new families add, by the name of the entity. */
function newFamilyProperties(before: Project, after: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const brought = new Map<string, Set<string>>();
  for (const { name, value } of after.families) {
    const resource = after.resources.find((one) => one.name === parentNameOf(value))?.value;
    if (!resource || before.families.some((other) => other.name === name)) continue;
    const entity = nameOfRef(resource.entity.$ref);
    const names = [...(brought.get(entity) ?? []), ...Object.keys(value.properties ?? {})];
    brought.set(entity, new Set(names));
  }
  return brought;
}

function* diffEntities(
  before: Project,
  after: Project,
  usage: EntityUsage,
  readers: SchemaReaders,
  brought: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<ChangeDraft> {
  const about = (name: string): ChangeSubject => {
    const ofNewFamilies = brought.get(name);
    return { description: name, ...usage(name), ...(ofNewFamilies && { ofNewFamilies }) };
  };
  yield* classifyMembers(filesByName(before.entities), filesByName(after.entities), {
    added: (pair, name) => [additiveChange(pair, `The entity ${name} is new`)],
    // The changes of its operations report its senders and readers.
    removed: (pair, name) =>
      isStored(pair.before.value as SchemaSource)
        ? [
            breakingChange(
              pair,
              { ...about(name), senders: [], readers: [], users: false },
              `The entity ${name} was removed`,
              allRecordsOf(name),
            ),
          ]
        : [additiveChange(pair, `The entity ${name}, which has no stored records, was removed`)],
    kept: (pair, name) => classifySchema(pair, about(name), readers),
    renamed: {
      identityOf: identityFrom('title'),
      classify: (pair, name, former) => {
        const says = `The entity ${former} was renamed to ${name}`;
        const subject = { ...about(former), senders: [], readers: [], users: false };
        return isStored(pair.before.value as SchemaSource)
          ? [breakingChange(pair, subject, says, allRecordsOf(former))]
          : [additiveChange(pair, says)];
      },
    },
    refer: true,
  });
}

function* diffPublishedSchemas(before: Project, after: Project, usage: EntityUsage): Iterable<ChangeDraft> {
  const about = (path: string): ChangeSubject => ({ description: basename(path), ...usage(path) });
  yield* classifyMembers(publishedByPath(before), publishedByPath(after), {
    added: (pair, path) => [additiveChange(pair, `The published schema ${basename(path)} is new`)],
    removed: (pair, path) => [
      breakingChange(pair, about(path), `The published schema ${basename(path)} was removed`),
    ],
    kept: (pair, path) => classifyPublished(keywordsOf(pair.before), keywordsOf(pair.after), about(path)),
  });
}

const allRecordsOf = (entity: string): AffectedRecordsQuery[] => [{ entity, fails: { not: {} } }];

function* diffOperations(before: Project, after: Project, readers: SchemaReaders): Iterable<ChangeDraft> {
  const about = (id: string): ChangeSubject => ({
    description: id,
    records: [],
    senders: [id],
    readers: [id],
    users: false,
  });
  const table = operationTable(readers);
  for (const { id, renamed, before: was, after: is } of pairOperations(before, after)) {
    const pair = { ...(was && { before: was.at }), ...(is && { after: is.at }) };
    if (was === undefined) yield additiveChange(pair, `The operation ${id} is new`);
    else if (is === undefined) yield breakingChange(pair, about(id), `The operation ${id} was removed`);
    else {
      if (renamed !== undefined)
        yield additiveChange(
          pair,
          `The operation ${renamed} was renamed to ${id}; its method and path are the same`,
        );
      yield* classifyKeywords(table, was.keywords, is.keywords, about(id));
    }
  }
}

/** Returns the subject of a value in the console, with the operations that depend on it. */
const consoleSubject = (words: string, senders: readonly string[]): ChangeSubject => ({
  description: words,
  records: [],
  senders,
  readers: [],
  users: true,
});

/** The keywords that identify a file with another name. No caller and no URL has the name of such a file. */
const fileIdentities = {
  'back end': identityFrom('title'),
  product: identityFrom('title'),
  resource: identityFrom('title'),
  family: identityFrom('constants'),
  screen: identityFrom('route'),
  metrics: identityFrom('operation'),
  task: identityFrom('operation'),
} as const satisfies Readonly<Record<string, RenameClassifier['identityOf']>>;

/**
 * Classifies the files of one kind.
 * @param table the classifiers of a file's keywords
 * @param callsOf operations that depend on a changed file
 * @param allCallsOf operations that depend on a removed file
 */
function* diffConsoleFiles<T>(
  what: keyof typeof fileIdentities,
  [before, after]: readonly [readonly ProjectFile<T>[], readonly ProjectFile<T>[]],
  table: ClassifierTable,
  callsOf: OperationsOf<T> = () => [],
  allCallsOf: OperationsOf<T> = callsOf,
): Iterable<ChangeDraft> {
  const about = (name: string, calls: readonly string[]): ChangeSubject =>
    consoleSubject(`the ${what} ${name}`, calls);
  yield* classifyMembers(filesByName(before), filesByName(after), {
    added: (pair, name) => [additiveChange(pair, `The ${what} ${name} is new`)],
    removed: (pair, name) => [
      breakingChange(
        pair,
        about(name, allCallsOf(pair.before.value as T)),
        `The ${what} ${name} was removed`,
      ),
    ],
    kept: ({ before: was, after: is }, name) =>
      classifyKeywords(table, keywordsOf(was), keywordsOf(is), about(name, callsOf(was.value as T))),
    renamed: {
      identityOf: fileIdentities[what],
      classify: (pair, name, former) => [
        additiveChange(pair, `The ${what} ${former} was renamed to ${name}`),
      ],
    },
  });
}

type OperationsOf<T> = (file: T) => readonly string[];

const roleOperationsOf: OperationsOf<ResourceSource> = ({ roles }) => Object.values(roles ?? {});
const listOperationOf: OperationsOf<ResourceSource> = ({ roles }) =>
  roles?.list === undefined ? [] : [roles.list];

/** Returns the ids of the operations of a back end. */
const operationsOf = (backend: BackendSource, { backends, endpoints }: Project): string[] =>
  endpoints.flatMap(({ value }) =>
    findBackend(backends, value)?.value === backend ? Object.keys(value.operations ?? {}) : [],
  );

/** Returns the ids of the operations that partners call. */
const partnerOperationsOf = ({ endpoints }: Project): string[] =>
  endpoints.flatMap(({ value }) =>
    Object.entries(value.operations ?? {}).flatMap(([id, { security }]) => (security ? [id] : [])),
  );
