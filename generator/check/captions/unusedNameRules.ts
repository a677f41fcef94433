import leven from 'leven';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { pointerParts } from '../../load/jsonPosition.ts';
import type { Project } from '../../load/loadProject.ts';
import { isNameReferenced, type ReferencedNames } from '../../load/referencedNames.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { phraseKeysOf, type RuleContext } from '../RuleContext.ts';
import {
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
  warning,
  withRepair,
} from '../RuleViolation.ts';
import { findMessageKeys } from './localeRules.ts';

/**
 * Dotted names in the values of schema files: those of broken ones (`all` has them) too, for what they name
 * is named.
 */
function findNamesInSchemas({ resources, families, tasks, screens, entities }: Project): Set<string> {
  const files = [...resources, ...families, ...tasks, ...screens, ...entities];
  return new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/:\s*"(\w+(?:\.\w+)+)(?<!\.json)"/g)].map(([, name = '']) => name),
    ),
  );
}

/** Phrases that nobody says; a whole branch of them as one. */
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
 * Whether a phrase, or each of a branch of them, is there in every locale, and no code says what is nearly
 * the same.
 */
function isSafeToRemove(key: string, files: PhraseFiles, said: ReferencedNames): boolean {
  const keys = files.map(({ value }) =>
    phraseKeysOf(value).filter((name) => `${name}.`.startsWith(`${key}.`)),
  );
  const isEverywhere = keys.every((one) => one.join() === keys[0]?.join());
  return isEverywhere && ![...said].some((name) => leven(name, key) <= maxTypoDistance);
}

/** Every phrase is said, by a schema file or by the code. */
export const createUnusedPhraseRule = (all: Project): SchemaRule =>
  function* (sources) {
    const { referencedNames, unreadable } = all;
    if (referencedNames === undefined || unreadable.length > 0) return;
    // A message that there is not may be one of these, mistyped: that is told where it stands.
    if (findMessageKeys(sources).some(({ value }) => !sources.messages.has(value))) return;
    const named = findNamesInSchemas(all);
    const isSaid = (key: string) => named.has(key) || isNameReferenced(referencedNames, key);
    for (const files of [sources.locales, ...Object.values(sources.phraseGroups)])
      for (const place of files.flatMap((file) => [
        ...findUnusedPhrases(rootLocation<unknown>(file), '', isSaid),
      ])) {
        const key = pointerParts(place.pointer).join('.');
        const found = warning(
          place,
          `Nobody says the phrase "${key}".`,
          'Remove it, or say it; a key whose beginning is filled in at run time is not seen.',
        );
        yield isSafeToRemove(key, files, referencedNames) ? withRepair(found, { remove: true }) : found;
      }
  };

const operationFileOf = (name: string): string => name.split('.')[0] ?? '';

/** Every operation is called by a schema file, or called or answered by the code. */
export const createUnusedOperationRule = (all: Project): SchemaRule =>
  function* (sources) {
    const { referencedNames, unreadable } = all;
    if (referencedNames === undefined || unreadable.length > 0) return;
    const named = findNamesInSchemas(all);
    // A name that there is not may be one of these, mistyped: that is told where it stands.
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
          `No resource, task or screen calls "${operation.id}", and no code does: nobody answers it.`,
          'Bind it as a role or an action of a resource, write its handler, or remove it.',
        );
  };
