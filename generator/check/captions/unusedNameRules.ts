import leven from 'leven';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { phraseKeysOf } from '../../load/extendPhrases.ts';
import { pointerParts } from '../../load/jsonPosition.ts';
import { type Project, schemaFilesOf } from '../../load/Project.ts';
import { isNameReferenced, type ReferencedNames } from '../../load/referencedNames.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
  warning,
  withRepair,
} from '../RuleViolation.ts';
import { findMessages } from './phraseRules.ts';

/**
 * Returns the dotted names in the values of schema files. Callers pass all files, because names in broken
 * files count as used.
 */
function findNamesInSchemas(project: Project): Set<string> {
  return new Set(
    schemaFilesOf(project).flatMap(({ text }) =>
      [...text.matchAll(/:\s*"(\w+(?:\.\w+)+)(?<!\.json)"/g)].map(([, name = '']) => name),
    ),
  );
}

/** Yields phrases that nothing uses. A branch without any used phrase is yielded once, as a whole. */
function* findUnusedPhrases(
  place: JsonLocation<unknown>,
  key: string,
  isSaid: (key: string) => boolean,
): Iterable<JsonLocation<unknown>> {
  const { value } = place;
  if (!isRecord(value)) {
    if (!isSaid(key)) yield place;
    return;
  }
  const names = Object.keys(value);
  const below = names.map((name) => [
    ...findUnusedPhrases(
      locationAt(place, [name], value[name]),
      key === '' ? name : `${key}.${name}`,
      isSaid,
    ),
  ]);
  const areAll = names.every(
    (name, index) => below[index]?.[0]?.pointer === locationAt(place, [name], '').pointer,
  );
  if (areAll && key !== '') yield place;
  else yield* below.flat();
}

const maxTypoDistance = 2;

type PhraseFiles = RuleContext['locales'];

/**
 * Returns whether `--fix` may remove a phrase or branch: every locale has it, and no code uses a similar key.
 */
function isSafeToRemove(key: string, files: PhraseFiles, names: ReferencedNames): boolean {
  const keys = files.map(({ value }) =>
    phraseKeysOf(value).filter((name) => `${name}.`.startsWith(`${key}.`)),
  );
  const isEverywhere = keys.every((one) => one.join() === keys[0]?.join());
  return isEverywhere && ![...names].some((name) => leven(name, key) <= maxTypoDistance);
}

/** Every phrase is used by a schema file or by the code. */
export const createUnusedPhraseRule = (all: Project): SchemaRule =>
  function* (sources) {
    const { referencedNames, unreadable } = all;
    if (referencedNames === undefined || unreadable.length > 0) return;
    // An unknown message key may be a misspelled key of an unused phrase. `knownMessage` reports it.
    if (findMessages(sources).some(({ value }) => !sources.messages.has(value))) return;
    const named = findNamesInSchemas(all);
    const isSaid = (key: string) =>
      named.has(key) || all.sharedPhrases.has(key) || isNameReferenced(referencedNames, key);
    for (const files of [sources.locales, ...Object.values(sources.phraseGroups)])
      for (const place of files.flatMap((file) => [
        ...findUnusedPhrases(rootLocation<unknown>(file), '', isSaid),
      ])) {
        const key = pointerParts(place.pointer).join('.');
        const found = warning(
          place,
          `The phrase "${key}" is not used.`,
          'Remove it, or use it. The check does not see a key whose beginning is computed at run time.',
        );
        yield isSafeToRemove(key, files, referencedNames) ? withRepair(found, { remove: true }) : found;
      }
  };

const operationFileOf = (name: string): string => name.split('.')[0] ?? '';

/** Every operation is used by a schema file or by the code. */
export const createUnusedOperationRule = (all: Project): SchemaRule =>
  function* (sources) {
    const { referencedNames, unreadable } = all;
    if (referencedNames === undefined || unreadable.length > 0 || !sources.isComplete('resources')) return;
    const named = findNamesInSchemas(all);
    // An unknown name may be a misspelled id of an unused operation in the same file. Other rules report it.
    const unknown = [...named].filter((name) => !sources.operationIds.has(name));
    const mistyped = new Set(unknown.map(operationFileOf));
    for (const operation of sources.operations)
      if (
        !named.has(operation.id) &&
        !isNameReferenced(referencedNames, operation.id) &&
        !mistyped.has(operationFileOf(operation.id))
      )
        yield violation(
          operation,
          `The operation "${operation.id}" is not used in schema files or code.`,
          'Use it as a role or an action of a resource, write its handler, or remove it.',
        );
  };
