import leven from 'leven';
import { isRecord } from '../../src/contract/isRecord.ts';
import type { Project } from '../load.ts';
import { partsOf } from '../position.ts';
import { type Said, saysName } from '../said.ts';
import { messageKeysIn } from './locales.ts';
import { broken, inside, type Place, repaired, rootOf, untidy } from './place.ts';
import type { Rule } from './rule.ts';
import { keysOf, type Sources } from './sources.ts';

/** Dotted names in the values of schema files: those of broken ones (`all` has them) too, for what they name is named. */
function namedIn({ resources, families, tasks, screens, entities }: Project): Set<string> {
  const files = [...resources, ...families, ...tasks, ...screens, ...entities];
  return new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/:\s*"(\w+(?:\.\w+)+)(?<!\.json)"/g)].map(([, name = '']) => name),
    ),
  );
}

/** Phrases that nobody says; a whole branch of them as one. */
function* unsaidBelow(
  place: Place<unknown>,
  key: string,
  isSaid: (key: string) => boolean,
): Iterable<Place<unknown>> {
  const { value } = place;
  if (!isRecord(value)) {
    if (!isSaid(key)) yield place;
    return;
  }
  const names = Object.keys(value);
  const below = names.map((name) => [
    ...unsaidBelow(inside(place, [name], value[name]), key === '' ? name : `${key}.${name}`, isSaid),
  ]);
  const areAll = names.every(
    (name, index) => below[index]?.[0]?.pointer === inside(place, [name], '').pointer,
  );
  if (areAll && key !== '') yield place;
  else yield* below.flat();
}

const near = 2;

type Files = Sources['locales'];

/** Whether a phrase, or each of a branch of them, is there in every locale, and no code says what is nearly the same. */
function isDone(key: string, files: Files, said: Said): boolean {
  const keys = files.map(({ value }) => keysOf(value).filter((name) => `${name}.`.startsWith(`${key}.`)));
  const isEverywhere = keys.every((one) => one.join() === keys[0]?.join());
  return isEverywhere && ![...said].some((name) => leven(name, key) <= near);
}

/** Every phrase is said, by a schema file or by the code. */
export const unsaidPhrasesIn = (all: Project): Rule =>
  function* (sources) {
    const { said, unreadable } = all;
    if (said === undefined || unreadable.length > 0) return;
    // A message that there is not may be one of these, mistyped: that is told where it stands.
    if (messageKeysIn(sources).some(({ value }) => !sources.messages.has(value))) return;
    const named = namedIn(all);
    const isSaid = (key: string) => named.has(key) || saysName(said, key);
    for (const files of [sources.locales, ...Object.values(sources.phraseGroups)])
      for (const place of files.flatMap((file) => [...unsaidBelow(rootOf<unknown>(file), '', isSaid)])) {
        const key = partsOf(place.pointer).join('.');
        const found = untidy(
          place,
          `Nobody says the phrase "${key}".`,
          'Remove it, or say it; a key whose beginning is filled in at run time is not seen.',
        );
        yield isDone(key, files, said) ? repaired(found, { remove: true }) : found;
      }
  };

const firstWordOf = (name: string): string => name.split('.')[0] ?? '';

/** Every operation is called by a schema file, or called or answered by the code. */
export const unsaidOperationsIn = (all: Project): Rule =>
  function* (sources) {
    const { said, unreadable } = all;
    if (said === undefined || unreadable.length > 0) return;
    const named = namedIn(all);
    // A name that there is not may be one of these, mistyped: that is told where it stands.
    const unknown = [...named].filter((name) => !sources.operationIds.has(name));
    const mistyped = new Set(unknown.map(firstWordOf));
    for (const operation of sources.operations)
      if (
        !named.has(operation.id) &&
        !saysName(said, operation.id) &&
        !mistyped.has(firstWordOf(operation.id))
      )
        yield broken(
          operation,
          `No resource, task or screen calls "${operation.id}", and no code does: nobody answers it.`,
          'Bind it as a role or an action of a resource, write its handler, or remove it.',
        );
  };
