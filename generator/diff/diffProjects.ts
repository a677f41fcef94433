import { basename } from 'node:path';
import type { JsonLocation } from '../check/RuleViolation.ts';
import { type CompiledVocabulary, compileVocabulary } from '../check/vocabulary/checkVocabulary.ts';
import { jsonPositionOf } from '../load/jsonPosition.ts';
import type { Project } from '../load/Project.ts';
import type { BackendSource } from '../load/sources/EndpointsSource.ts';
import { expandProject } from '../normalize/expand/expandProject.ts';
import { findBackend } from '../normalize/normalizeBackends.ts';
import { additiveChange, breakingChange, type ChangeSubject } from './classify/Classifier.ts';
import { classifyKeywords, classifyMembers, keywordsOf } from './classify/classifyKeywords.ts';
import type { SchemaReaders } from './classify/classifySchema.ts';
import { classifyMigrations } from './classify/migrationChanges.ts';
import { classifyPhrases } from './classify/phraseChanges.ts';
import { classifyPublished, classifyVocabulary, publishedByPath } from './classify/publishedChanges.ts';
import { SchemaReader } from './classify/SchemaReader.ts';
import { diffConsoleFiles, listOperationOf, roleOperationsOf } from './diffConsoleFiles.ts';
import { diffEntities, newFamilyProperties } from './diffEntities.ts';
import { type EntityUsage, entityUsageOf } from './entityUsage.ts';
import { pairOperations } from './pairOperations.ts';
import type { ChangeDraft, ChangeLocation, SchemaChange } from './SchemaChange.ts';
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
