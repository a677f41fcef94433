import { isRecord } from '../../src/contract/json/isRecord.ts';
import {
  type CompiledVocabulary,
  checkVocabulary,
  compileVocabulary,
} from '../check/vocabulary/checkVocabulary.ts';
import { newNameOf } from '../check/vocabulary/renamedKeywords.ts';
import { buildSchemaFiles, type Project, type ProjectFile } from '../load/Project.ts';
import type { Problem } from '../pipeline/Problem.ts';
import { repairText } from '../pipeline/repairText.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns an older project with the keywords of a newer vocabulary: a keyword that was only renamed is no
 * difference.
 * @param vocabulary of the newer project
 */
export function withNewKeywords(
  project: Project,
  vocabulary: Project['vocabulary'],
  compiled: CompiledVocabulary = compileVocabulary(vocabulary),
): Project {
  const renamed = withNewFiles({ ...project, vocabulary }, compiled);
  return { ...renamed, vocabulary: project.vocabulary.map((file) => withNewWords(file, vocabulary)) };
}

/** One rename may uncover another one below it. */
function withNewFiles(project: Project, vocabulary: CompiledVocabulary): Project {
  const renames = new Map<string, Problem[]>();
  for (const { file, pointer, message, fix, repair: edit } of checkVocabulary(project, vocabulary).violations)
    if (edit && 'rename' in edit && fix.startsWith('Rename')) {
      const problem = { file: file.path, line: 1, column: 1, pointer, message, fix, repair: edit };
      renames.set(file.path, [...(renames.get(file.path) ?? []), problem]);
    }
  if (renames.size === 0) return project;
  const renamedIn = (file: ProjectFile<unknown>): ProjectFile<unknown> => {
    const problems = renames.get(file.path);
    if (problems === undefined) return file;
    const { text } = repairText(file.text, problems);
    return { ...file, text, value: JSON.parse(text) };
  };
  const next = {
    ...project,
    ...buildSchemaFiles((folder) => project[folder].map(renamedIn)),
  };
  return withNewFiles(next, vocabulary);
}

function withNewWords(file: ProjectFile<Json>, vocabulary: Project['vocabulary']): ProjectFile<Json> {
  const after = vocabulary.find(({ name }) => name === file.name)?.value;
  if (after === undefined) return file;
  const value = renamedWords(file.value, after) as Json;
  return { ...file, value };
}

/** Definitions of the vocabulary that were renamed with their keyword. */
const newDefinitions: Readonly<Record<string, string>> = {
  withoutExit: 'finalStates',
  trial: 'testAction',
  tab: 'recordTab',
  part: 'subTab',
  phrase: 'textWithName',
  recordLead: 'drillDown',
};

/** Walks two versions of a vocabulary side by side. */
function renamedWords(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after))
    return before.map((value: unknown, index) => renamedWords(value, after[index]));
  if (!isRecord(before) || !isRecord(after)) return before;
  const words = isRecord(before.properties) && isRecord(after.properties) ? after.properties : undefined;
  const nameOf = (word: unknown): unknown => (words && newNameOf(String(word), words)) ?? word;
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => {
      if (words && key === 'properties' && isRecord(value))
        return [
          key,
          Object.fromEntries(
            Object.entries(value).map(([word, meaning]) => {
              const name = String(nameOf(word));
              return [name, renamedWords(meaning, words[name])];
            }),
          ),
        ];
      if (words && key === 'required' && Array.isArray(value)) return [key, value.map(nameOf)];
      const now = after[key] === undefined ? (newDefinitions[key] ?? key) : key;
      return [now, renamedWords(value, after[now])];
    }),
  );
}
