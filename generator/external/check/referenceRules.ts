import { isRecord } from '../../../src/contract/isRecord.ts';
import { didYouMean, type Finding } from '../../check/place.ts';
import { addressed, folder, type Location, rootOf } from '../document.ts';
import type { Library, Target } from '../library.ts';
import { insideOf, keyOf, type Reference, referencesOf } from '../reach.ts';
import { wrong } from './finding.ts';

/** A reference leads to a schema. Files that cannot be read have been told of. */
export function* leading(at: Location, library: Library, unreadable: readonly string[]): Iterable<Finding> {
  for (const { word, target } of referencesOf(at, library)) {
    if (target.location) continue;
    const said = sentenceOf(target, at, library);
    if (!unreadable.some((path) => target.address.endsWith(path.slice(folder.length - 1))))
      yield wrong(at, [word], ...said);
  }
}

function sentenceOf(
  target: Target & { location?: undefined },
  at: Location,
  library: Library,
): [string, Parameters<typeof wrong>[3]] {
  const { address, why } = target;
  if (why === 'nothing there')
    return [
      `There is no schema at "${address.replace(/^file:\/\/\//, '')}".`,
      didYouMean(address.split('/').at(-1) ?? '', definitionsOf(at)),
    ];
  if (why === 'several files')
    return [
      `Several files are called "${address}".`,
      'Remove all but one, or give each an "$id" of its own.',
    ];
  if (/^https?:/.test(address))
    return [
      `"${address}" is not here, and nothing is fetched from elsewhere.`,
      `Save it as "${folder}${address.replace(/^https?:\/\//, '').replace(/(\.json)?$/, '.json')}".`,
    ];
  const names = [...library.documents.keys()].map((path) => path.slice(folder.length));
  return [
    `There is no file "${address.replace(/^file:\/\/\//, folder)}".`,
    didYouMean(address.replace(/^file:\/\/\//, ''), names),
  ];
}

const definitionsOf = ({ document }: Location): string[] =>
  ['definitions', '$defs'].flatMap((word) => Object.keys(document.file.value[word] ?? {}));

/** One schema refers to one other. */
export function* alone(at: Location, library: Library): Iterable<Finding> {
  for (const { word } of referencesOf(at, library).slice(1))
    yield wrong(
      at,
      [word],
      `"${word}" stands beside another reference.`,
      'Ask its publisher to put one of them into "allOf".',
    );
}

/** What a dynamic reference means does not depend on where it is used from. */
export function* fixed(at: Location, reached: readonly Location[], library: Library): Iterable<Finding> {
  for (const reference of referencesOf(at, library)) {
    const anchor = anchorOf(reference);
    if (anchor === undefined) continue;
    const documents = [...new Set(reached.map(({ document }) => document))];
    const places = documents.flatMap((document) =>
      [...addressed(rootOf(document))].map(([, location]) => location),
    );
    const anchored = new Set(places.filter((place) => hasAnchor(place, anchor)).map(keyOf));
    if (anchored.size > 1)
      yield wrong(
        at,
        [reference.word],
        `What "${reference.word}" means here depends on where it is used from: ${anchored.size} places are anchored for it.`,
        'Ask its publisher for a schema with "$ref" in its place.',
      );
  }
}

/** The anchor that a dynamic reference looks for; undefined when it is as good as a plain one. */
function anchorOf({ word, text, target }: Reference): string | true | undefined {
  if (word === '$ref' || !target.location) return undefined;
  const anchor = word === '$recursiveRef' ? true : text.slice(text.indexOf('#') + 1);
  return hasAnchor(target.location, anchor) ? anchor : undefined;
}

const hasAnchor = ({ schema }: Location, anchor: string | true): boolean =>
  isRecord(schema) && schema[anchor === true ? '$recursiveAnchor' : '$dynamicAnchor'] === anchor;

/** To judge a value does not begin with judging the same value by the same schema. */
export function* productive(reached: readonly Location[], library: Library): Iterable<Finding> {
  const state = new Map<string, 'open' | 'done'>();
  const found: Finding[] = [];
  const visit = (at: Location): void => {
    state.set(keyOf(at), 'open');
    for (const { word, target } of referencesOf(at, library)) {
      if (!target.location) continue;
      if (state.get(keyOf(target.location)) === 'open')
        found.push(
          wrong(
            at,
            [word],
            'This leads back to where it comes from without going into the value: it would never end.',
            'Ask its publisher to mend it: a schema may contain itself only below a property or an item.',
          ),
        );
      else if (!state.has(keyOf(target.location))) visit(target.location);
    }
    for (const part of insideOf(at)) if (part.inPlace && !state.has(keyOf(part))) visit(part);
    state.set(keyOf(at), 'done');
  };
  for (const at of reached) if (!state.has(keyOf(at))) visit(at);
  yield* found;
}
