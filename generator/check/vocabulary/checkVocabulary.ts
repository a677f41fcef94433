import { posix } from 'node:path';
import { Ajv } from 'ajv';
import { isUnicodePattern } from '../../external/reachableSchemas.ts';
import {
  buildSchemaFiles,
  type Project,
  type ProjectFile,
  type SchemaFolder,
  schemaFolders,
} from '../../load/Project.ts';
import { vocabularyPathFor } from '../../load/projectFolder.js';
import { type RuleViolation, withRepair } from '../RuleViolation.ts';
import { narrowForms, selectErrors } from './selectErrors.ts';
import { toViolation } from './vocabularyViolation.ts';

/** Returns the violations of one file. */
export type CompiledVocabulary = (
  file: ProjectFile<unknown>,
  kind: SchemaFolder | 'product',
) => readonly RuleViolation[];

const vocabularyOf = (kind: SchemaFolder | 'product'): string =>
  kind === 'product' ? 'product.schema.json' : schemaFolders[kind].vocabulary;

/** The last compiled vocabulary. A command checks several versions of a project, which have the same one. */
let last: { readonly source: string; readonly compiled: CompiledVocabulary } | undefined;

/** Returns the check of a vocabulary. To compile it takes longer than a check, so it is compiled after a change only. */
export function compileVocabulary(vocabulary: Project['vocabulary']): CompiledVocabulary {
  const source = JSON.stringify(vocabulary.map(({ value }) => value));
  if (last?.source !== source) last = { source, compiled: compile(vocabulary) };
  return last.compiled;
}

function compile(vocabulary: Project['vocabulary']): CompiledVocabulary {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    formats: { regex: isUnicodePattern },
    // Optimizing takes longer than it saves.
    code: { optimize: false },
  });
  for (const { value } of vocabulary) ajv.addSchema(value);
  return (file, kind) =>
    ajv.validate(vocabularyOf(kind), file.value)
      ? []
      : selectErrors(narrowForms(ajv.errors ?? [])).map((error) => toViolation(file, error));
}

/** Validates every file against its vocabulary. Other rules skip the files that break it. */
export function checkVocabulary(
  project: Project,
  vocabulary: CompiledVocabulary,
): {
  readonly sound: Project;
  readonly violations: RuleViolation[];
} {
  const violations: RuleViolation[] = [];
  const isSound = (file: ProjectFile<unknown>, kind: SchemaFolder | 'product'): boolean => {
    const found = vocabulary(file, kind);
    violations.push(...found.map((one) => withVocabularyPath(one, project.root, kind)));
    return found.length === 0;
  };
  const sound = {
    ...project,
    product: project.product.filter((file) => isSound(file, 'product')),
    ...buildSchemaFiles((folder) => project[folder].filter((file) => isSound(file, folder))),
  };
  return { sound, violations };
}

/** Only editors use `$schema`. `--fix` replaces it by the path from the file to the vocabulary. */
function withVocabularyPath(
  found: RuleViolation,
  root: string,
  kind: SchemaFolder | 'product',
): RuleViolation {
  if (found.pointer !== '/$schema') return found;
  const path = vocabularyPathFor(root, posix.dirname(found.file.path), vocabularyOf(kind));
  return withRepair({ ...found, fix: `Write "${path}".` }, { replace: path });
}
