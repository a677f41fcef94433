import { posix } from 'node:path';
import { isExternal } from '../external/ref.ts';
import type { Project } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { defaultParent } from '../normalize/resources.ts';
import { broken, didYouMean, inside, type Place, rootOf } from './place.ts';
import { refsIn } from './refs.ts';
import type { Rule } from './rule.ts';

/** Who names a resource, who a task, and who an entity. */
function folderOf({ pointer }: Place<string>): string {
  if (/\/(resource|extends|initialList)\/\$ref$/.test(pointer)) return 'schemas/resources';
  return pointer.endsWith('/task/$ref') ? 'schemas/tasks' : 'schemas/entities';
}

/** References to files of the right kind that are there. `all` knows the broken files too: those are told elsewhere. */
export const danglingIn = (all: Project): Rule =>
  function* (sources) {
    const paths = new Set([
      ...[...all.entities, ...all.resources, ...all.tasks].map(({ path }) => path),
      ...all.unreadable,
    ]);
    for (const ref of refsIn(sources)) {
      if (ref.value.startsWith('#') || isExternal(ref.value)) continue;
      const target = posix.join(posix.dirname(ref.file.path), ref.value);
      const folder = folderOf(ref);
      if (posix.dirname(target) === folder && paths.has(target)) continue;
      const names = [...paths]
        .filter((path) => posix.dirname(path) === folder)
        .map((path) => posix.relative(posix.dirname(ref.file.path), path));
      yield broken(ref, `There is no file "${target}" in ${folder}.`, didYouMean(ref.value, names));
    }
    const hasParent = paths.has(`schemas/resources/${defaultParent}.json`);
    for (const file of sources.families)
      if (file.value.extends === undefined && !hasParent)
        yield broken(
          rootOf<unknown>(file),
          `There is no resource "${defaultParent}" for the family to vary.`,
          'Add it, or name another one with "extends".',
        );
  };

const definitionPattern = /^#\/definitions\/([^/]+)$/;

/** A reference within a file leads to one of its definitions. */
const definition: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const { $ref } = place.value;
    if (!$ref?.startsWith('#')) continue;
    const known = Object.keys(place.entity.value.definitions ?? {});
    const name = definitionPattern.exec($ref)?.[1];
    if (name === undefined || !known.includes(name))
      yield broken(
        inside(place, ['$ref'], $ref),
        `There is no definition "${$ref}".`,
        didYouMean(name ?? $ref, known),
      );
  }
};

/** No entity is part of itself: validators and forms are written out in full. */
const cycle: Rule = function* ({ schemas }) {
  const edges = schemas.flatMap((place) => {
    const { $ref } = place.value;
    if ($ref === undefined || isExternal($ref)) return [];
    const to = $ref.startsWith('#') ? `${place.file.name}${$ref}` : nameOfRef($ref);
    const within = /^\/definitions\/([^/]+)/.exec(place.pointer)?.[1];
    return [{ place, from: within ? `${place.file.name}#/definitions/${within}` : place.file.name, to }];
  });
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reach = (from: string, seen: Set<string> = new Set()): Set<string> => {
    for (const to of next.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  for (const { place, from, to } of edges)
    if (to === from || reach(to).has(from))
      yield broken(
        inside(place, ['$ref'], to),
        `"${from}" would be part of itself.`,
        'Refer to the other record by its uuid, with "x-reference".',
      );
};

const beside = [
  '$ref',
  'title',
  'description',
  'x-i18n',
  'x-ui',
  'x-visible-when',
  'x-omit-from-list',
  'x-messages',
  'readOnly',
];

/** JSON Schema ignores what stands beside a `$ref`. */
const ignored: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const word of place.value.$ref === undefined ? [] : Object.keys(place.value))
      if (!beside.includes(word))
        yield broken(
          inside(place, [word], undefined),
          `"${word}" beside "$ref" has no effect.`,
          'Say it in the file that is referred to.',
        );
};

export const references: readonly Rule[] = [definition, cycle, ignored];
