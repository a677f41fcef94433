import { isRecord } from '../../src/contract/isRecord.ts';
import type { Project } from '../load.ts';
import { saysName } from '../said.ts';
import { broken, type Finding, inside, type Place, repaired, rootOf, untidy } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

/** Dotted names in the values of schema files: those of broken ones too, for what they name is named. */
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

function* phrases({ locales, phraseGroups }: Sources, isSaid: (key: string) => boolean): Iterable<Finding> {
  for (const file of [...locales, ...Object.values(phraseGroups).flat()])
    for (const place of unsaidBelow(rootOf<unknown>(file), '', isSaid))
      yield repaired(
        untidy(
          place,
          `Nobody says the phrase "${place.pointer.slice(1).replaceAll('/', '.')}".`,
          'Remove it, or say it; a key whose beginning is filled in at run time is not seen.',
        ),
        { remove: true },
      );
}

const firstWordOf = (name: string): string => name.split('.')[0] ?? '';

function* operations(
  sources: Sources,
  isSaid: (id: string) => boolean,
  named: ReadonlySet<string>,
): Iterable<Finding> {
  // A name that there is not may be this one, mistyped: that is told where it stands.
  const mistyped = new Set([...named].filter((name) => !sources.operationIds.has(name)).map(firstWordOf));
  for (const operation of sources.operations)
    if (!isSaid(operation.id) && !mistyped.has(firstWordOf(operation.id)))
      yield broken(
        operation,
        `No resource, task or screen calls "${operation.id}", and no code does: nobody answers it.`,
        'Bind it as a role or an action of a resource, write its handler, or remove it.',
      );
}

/** Every phrase and every operation is named by a schema file or by the code. `all` has the broken files, too. */
export const unsaidIn = (all: Project): Rule =>
  function* (sources) {
    const { said, unreadable } = all;
    if (said === undefined || unreadable.length > 0) return;
    const named = namedIn(all);
    const isSaid = (name: string) => named.has(name) || saysName(said, name);
    yield* phrases(sources, isSaid);
    yield* operations(sources, isSaid, named);
  };
