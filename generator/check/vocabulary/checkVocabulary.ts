import { posix } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { isUnicodePattern } from '../../external/reachableSchemas.ts';
import { escapePointerPart } from '../../load/jsonPosition.ts';
import {
  buildSchemaFiles,
  type Project,
  type ProjectFile,
  type SchemaFolder,
  schemaFolders,
} from '../../load/Project.ts';
import { vocabularyPathFor } from '../../load/projectFolder.js';
import type { Suggestion } from '../RuleViolation.ts';
import { didYouMean, type RuleViolation, violation, withRepair } from '../RuleViolation.ts';
import { newNameOf } from './renamedKeywords.ts';

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

const choiceKeywords = new Set(['oneOf', 'anyOf']);
const wrapperKeywords = new Set(['if', 'allOf', 'propertyNames']);

/** Returns the errors that all forms of a choice have in common, one of each. */
function sharedErrorsOf(choice: ErrorObject, ofForms: readonly ErrorObject[]): ErrorObject[] {
  const keyOf = ({ keyword, instancePath, params }: ErrorObject): string =>
    JSON.stringify([keyword, instancePath, params]);
  const counts = new Map<string, ErrorObject[]>();
  for (const error of ofForms) counts.set(keyOf(error), [...(counts.get(keyOf(error)) ?? []), error]);
  const forms = (choice.schema as unknown[]).length;
  return [...counts.values()].flatMap(([first, ...more]) =>
    first && more.length + 1 === forms ? first : [],
  );
}

/** Returns the error of a form without the constant that distinguishes the forms, with the possible values; undefined for another error. */
function toMissingConstant(error: ErrorObject, choice: ErrorObject): ErrorObject | undefined {
  const name: unknown = error.keyword === 'required' ? error.params.missingProperty : undefined;
  if (typeof name !== 'string' || error.instancePath !== choice.instancePath) return undefined;
  const forms = choice.schema as readonly {
    readonly properties?: Readonly<Record<string, { readonly const?: unknown } | undefined>>;
  }[];
  const values = forms.flatMap(({ properties }) => properties?.[name]?.const ?? []);
  if (values.length < forms.length) return undefined;
  const description = `Choose one of: ${values.join(', ')}.`;
  return { ...error, parentSchema: { properties: { [name]: { description } } } };
}

/**
 * Keeps the errors of the intended form, if a constant such as `style` distinguishes the possible forms. With an
 * unknown constant, or without one, it reports the known ones.
 */
function narrowForms(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const choice of errors.filter(({ keyword }) => keyword === 'oneOf')) {
    const formOf = ({ schemaPath }: ErrorObject): string | undefined =>
      schemaPath.startsWith(`${choice.schemaPath}/`)
        ? schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]
        : undefined;
    const isWithin = ({ instancePath }: ErrorObject) => instancePath.startsWith(`${choice.instancePath}/`);
    const shared = sharedErrorsOf(
      choice,
      kept.filter((error) => formOf(error) !== undefined),
    );
    const missing = shared.flatMap((error) => toMissingConstant(error, choice) ?? []);
    if (missing.length > 0) {
      const strange = shared.filter(({ keyword }) => keyword === 'additionalProperties');
      kept = kept.filter((error) => error !== choice && formOf(error) === undefined);
      kept.push(...missing, ...strange);
      continue;
    }
    const constants = kept.filter(
      (error) => error.keyword === 'const' && isWithin(error) && formOf(error) !== undefined,
    );
    const [constant] = constants;
    const others = new Set(constants.map(formOf));
    const intended = (choice.schema as unknown[]).length - others.size;
    if (constant === undefined || intended > 1) continue;
    kept = kept.filter((error) => error !== choice && !(formOf(error) && others.has(formOf(error))));
    const allowedValues = constants.map(({ params }) => params.allowedValue as unknown);
    if (intended === 0) kept.push({ ...constant, keyword: 'enum', params: { allowedValues } });
  }
  return kept;
}

/**
 * Selects the relevant errors. With several possible forms, Ajv reports why each one fails. A deeper error
 * says more than the choice itself, and the choice says more than missing members of its forms.
 */
function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const renamed = errors.filter((error) => newNameIn(error) !== undefined);
  if (renamed.length > 0) {
    const isExplained = ({ keyword, params, instancePath }: ErrorObject): boolean =>
      renamed.some(
        (other) =>
          other.instancePath === instancePath &&
          (choiceKeywords.has(keyword) ||
            (keyword === 'required' && newNameIn(other) === params.missingProperty)),
      );
    const others = errors.filter((error) => !renamed.includes(error) && !isExplained(error));
    return [...renamed, ...selectErrors(others)];
  }
  const choices = errors.filter(({ keyword }) => choiceKeywords.has(keyword));
  const isDeeper = (one: ErrorObject, other: ErrorObject): boolean =>
    one.instancePath.startsWith(`${other.instancePath}/`);
  return errors.filter((error) => {
    if (wrapperKeywords.has(error.keyword)) return false;
    if (choiceKeywords.has(error.keyword)) return !errors.some((other) => isDeeper(other, error));
    return !choices.some(({ instancePath }) => instancePath === error.instancePath);
  });
}

/** Returns the new name of the keyword that an error refuses. */
const newNameIn = ({ keyword, params, parentSchema }: ErrorObject): string | undefined =>
  keyword === 'additionalProperties'
    ? newNameOf(String(params.additionalProperty), parentSchema?.properties ?? {})
    : undefined;

const pointerOf = ({ instancePath, keyword, params }: ErrorObject): string =>
  keyword === 'additionalProperties'
    ? `${instancePath}/${escapePointerPart(params.additionalProperty)}`
    : instancePath;

function toViolation(file: ProjectFile<unknown>, error: ErrorObject): RuleViolation {
  const newName = newNameIn(error);
  if (newName !== undefined) return renamedFinding(file, error, newName);
  const { message, fix } = describeError(error);
  return violation({ file, pointer: pointerOf(error), value: error.data }, message, fix);
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

/** `--fix` renames the keyword if the new name is free. */
function renamedFinding(file: ProjectFile<unknown>, error: ErrorObject, newName: string): RuleViolation {
  const old: string = error.params.additionalProperty;
  const says = `"${old}" is now "${newName}".`;
  const found = violation(
    { file, pointer: pointerOf(error), value: error.data },
    says,
    `Rename it to "${newName}".`,
  );
  const isFree = !Object.hasOwn(error.data as object, newName);
  return isFree ? withRepair(found, { rename: newName }) : found;
}

const describe = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'description' in schema ? ` ${schema.description}` : '';

/** Describes a form briefly: `{page, filter}`, `string`, or the name of its definition. */
const describeForm = ({
  $ref,
  type,
  required = [],
}: {
  $ref?: string;
  type?: string;
  required?: string[];
}): string =>
  ($ref === '#/definitions/ref' ? '{"$ref": …}' : $ref?.split('/').at(-1)) ??
  (type === 'object' || required.length > 0 ? `{${required.join(', ')}}` : String(type));

interface ViolationText {
  readonly message: string;
  readonly fix: string | Suggestion;
}

/** Converts Ajv's error to the message of a rule with its fix. */
function describeError({
  keyword,
  params,
  message,
  schema,
  parentSchema,
  data,
  propertyName,
}: ErrorObject): ViolationText {
  const choice = () => ({
    message: 'The value has none of the possible forms.',
    fix: `Write one of: ${(schema as { $ref?: string }[]).map(describeForm).join(', ')}.${describe(parentSchema)}`,
  });
  const known: Readonly<Record<string, unknown>> = parentSchema?.properties ?? {};
  const isReference = Object.keys(known).join() === '$ref';
  const sentences: Readonly<Record<string, () => ViolationText>> = {
    additionalProperties: () => ({
      message: `"${params.additionalProperty}" is not a keyword here.`,
      fix: didYouMean(params.additionalProperty, Object.keys(known)),
    }),
    required: () => ({
      message: `"${params.missingProperty}" is missing.`,
      fix: `Add "${params.missingProperty}".${describe(known[params.missingProperty])}`,
    }),
    enum: () => ({
      message: `${JSON.stringify(data)} is not an allowed value.`,
      fix: didYouMean(String(data), (params.allowedValues as unknown[]).map(String)),
    }),
    oneOf: choice,
    anyOf: choice,
    format: () => ({
      message: `${JSON.stringify(data)} is not a valid ${params.format}.`,
      fix: 'Correct the value.',
    }),
    type: () => ({
      message: `The value must be of type ${([] as unknown[]).concat(params.type).join(' or ')}.`,
      fix: isReference
        ? `Write {"$ref": …}.${describe(known.$ref)}`
        : `Replace the value.${describe(parentSchema)}`,
    }),
  };
  const subject = propertyName === undefined ? 'The value' : `The name "${propertyName}"`;
  return (
    sentences[keyword]?.() ?? {
      message: `${subject} ${message ?? 'does not satisfy the vocabulary'}.`,
      fix: `Change it.${describe(parentSchema)}`,
    }
  );
}
