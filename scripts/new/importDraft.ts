import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diffProjects } from '../../generator/diff/diffProjects.ts';
import { type SchemaChange, sortChanges } from '../../generator/diff/SchemaChange.ts';
import { buildSchemaFiles, type Project } from '../../generator/load/Project.ts';
import { vocabularyPathFor } from '../../generator/load/projectFolder.js';
import type { EndpointsSource } from '../../generator/load/sources/EndpointsSource.ts';
import { readProject } from '../../generator/pipeline/generateOutputs.ts';
import { formatProblem, type Problem } from '../../generator/pipeline/Problem.ts';
import type { Draft } from './draft/Draft.ts';
import { callKeyOf, renameEntities } from './draft/renameEntities.ts';
import { type ImportRecord, importRecordPath, readImportRecord } from './merge/importRecord.ts';
import { type FileConflict, mergeFiles } from './merge/mergeFiles.ts';
import { CaptionWriter } from './schemaFiles/captions/CaptionWriter.ts';
import { formatJson } from './schemaFiles/formatJson.ts';
import { type RenderedFiles, renderSchemaFiles, screenPath } from './schemaFiles/renderSchemaFiles.ts';
import { writeTexts } from './writeTexts.ts';

export interface ImportResult extends Pick<RenderedFiles, 'assumed' | 'untranslated'> {
  /** The draft with the names that its entities have in the project. */
  readonly draft: Draft;
  readonly isFirst: boolean;
  /** Paths of the files that were written or deleted. */
  readonly changed: readonly string[];
  readonly conflicts: readonly FileConflict[];
  readonly changes: readonly SchemaChange[];
}

/** Returns the project without some of its files. */
function without(project: Project, paths: ReadonlySet<string>): Project {
  return {
    ...project,
    ...buildSchemaFiles((folder) => project[folder].filter(({ path }) => !paths.has(path))),
  };
}

/**
 * Writes the schema files of a draft and merges them with edits by hand. If the result breaks a rule of the
 * generator, or the comparison with the former files fails, it restores all files.
 * @param source the origin of the draft, for the record of the import. Without it, names stay as they are, and a second run
 * is refused
 * @throws Error with the broken rules
 */
export function importDraft(root: string, found: Draft, source?: string): ImportResult {
  const { project: before, problems } = readProject(root);
  const last = source === undefined ? undefined : readImportRecord(root, found.name);
  assertSameSource(found.name, last, source);
  const others = without(before, new Set(Object.keys(last?.files ?? {})));
  const draft =
    source === undefined
      ? found
      : withSingleSignIn(root, renameEntities(found, others, entitiesByCall(last)), others);
  const { navigationOrder } = last?.files[screenPath(draft)] ?? {};
  const {
    files: rendered,
    assumed,
    untranslated,
  } = renderSchemaFiles(draft, {
    others,
    captions: new CaptionWriter(before, others),
    ...(typeof navigationOrder === 'number' && { navigationOrder }),
  });
  const files = withVocabularyPaths(root, rendered);
  assertFree(root, last, Object.keys(files));
  const { changes: texts, conflicts } = mergeFiles(root, last?.files ?? {}, files);
  const written = new Map(texts);
  if (source !== undefined) written.set(importRecordPath(draft.name), formatJson({ source, files }));
  const restore = writeTexts(root, written);
  try {
    const { project: after, problems: now } = readProject(root);
    const broken = newProblems(problems, now);
    if (broken.length > 0)
      throw new Error(
        `The schema files would break these rules, so nothing was written:\n${broken.join('\n')}`,
      );
    return {
      draft,
      isFirst: last === undefined,
      changed: [...texts.keys()],
      conflicts,
      assumed,
      untranslated,
      changes: last === undefined ? [] : sortChanges(diffProjects(before, after)),
    };
  } catch (error) {
    restore();
    throw error;
  }
}

/** Returns the entities of the last import by their calls. Their files have edits by hand. */
const entitiesByCall = (last: ImportRecord | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(last?.files ?? {}).flatMap(([path, { operations }]): [string, string][] =>
      dirname(path) === 'schemas/endpoints'
        ? Object.values((operations ?? {}) as EndpointsSource['operations'] & object).map((call) => [
            callKeyOf(call),
            basename(path, '.json'),
          ])
        : [],
    ),
  );

/**
 * Returns a draft whose back end has no sign-in if another one of the project has: a console has one sign-in page. A project
 * without back ends has that of the embedded service only until the import.
 */
function withSingleSignIn(root: string, draft: Draft, { backends }: Project): Draft {
  const first = backends.find(({ path, value }) => value.signIn && existsSync(join(root, path)));
  if (!draft.backend?.signIn || !first) return draft;
  const { signIn: _, ...backend } = draft.backend;
  const says = `the sign-in is left out, because the project already has one in ${first.path}`;
  return {
    ...draft,
    backend,
    notes: [...draft.notes, { kind: 'backend', at: '/components/securitySchemes', says }],
  };
}

/** Returns files whose `$schema` leads to the vocabulary also from a project in a folder of its own. */
const withVocabularyPaths = (root: string, files: RenderedFiles['files']): RenderedFiles['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const $schema = vocabularyPathFor(root, dirname(path), basename(String(file.$schema)));
      return [path, { ...file, $schema }];
    }),
  );

/** Refuses to merge two sources: the files of the first would go. */
function assertSameSource(name: string, last: ImportRecord | undefined, source: string | undefined): void {
  if (last !== undefined && last.source !== source)
    throw new Error(
      `The name "${name}" belongs to the import of ${last.source}. Choose another name with --name. If the source has moved, correct "source" in ${importRecordPath(name)}.`,
    );
}

/** Refuses the first import over existing files. */
function assertFree(root: string, last: ImportRecord | undefined, paths: readonly string[]): void {
  const taken = last ? undefined : paths.find((path) => existsSync(join(root, path)));
  if (taken !== undefined)
    throw new Error(`${taken} already exists. Edit it, or choose another name (--name for an import).`);
}

/** Problems are the same if file and message are: an edit moves the lines below it. */
const keyOf = ({ file, pointer, message }: Problem): string => `${file} ${pointer} ${message}`;

function newProblems(before: readonly Problem[], after: readonly Problem[]): string[] {
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem))).map(formatProblem);
}
