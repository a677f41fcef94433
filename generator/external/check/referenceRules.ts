import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { didYouMean, type RuleViolation } from '../../check/RuleViolation.ts';
import {
  locationKeyOf,
  nestedSchemasOf,
  type SchemaReference,
  schemaReferencesOf,
} from '../reachableSchemas.ts';
import { externalFolder, findAddressed, rootSchemaOf, type SchemaLocation } from '../SchemaDocument.ts';
import type { ReferenceTarget, SchemaLibrary } from '../SchemaLibrary.ts';
import { schemaViolation } from './schemaViolation.ts';

/** A reference leads to a schema. Files that cannot be read have been told of. */
export function* resolvableReference(
  at: SchemaLocation,
  library: SchemaLibrary,
  unreadable: readonly string[],
): Iterable<RuleViolation> {
  for (const { keyword, target } of schemaReferencesOf(at, library)) {
    if (target.location) continue;
    const said = describeTarget(target, at, library);
    if (!unreadable.some((path) => target.address.endsWith(path.slice(externalFolder.length - 1))))
      yield schemaViolation(at, [keyword], ...said);
  }
}

function describeTarget(
  target: ReferenceTarget & { location?: undefined },
  at: SchemaLocation,
  library: SchemaLibrary,
): [string, Parameters<typeof schemaViolation>[3]] {
  const { address, failure } = target;
  if (failure === 'nothing there')
    return [
      `There is no schema at "${address.replace(/^file:\/\/\//, '')}".`,
      didYouMean(address.split('/').at(-1) ?? '', definitionNamesOf(at)),
    ];
  if (failure === 'several files')
    return [
      `Several files are called "${address}".`,
      'Remove all but one, or give each an "$id" of its own.',
    ];
  if (/^https?:/.test(address))
    return [
      `"${address}" is not here, and nothing is fetched from elsewhere.`,
      `Save it as "${externalFolder}${address.replace(/^https?:\/\//, '').replace(/(\.json)?$/, '.json')}".`,
    ];
  const names = [...library.documents.keys()].map((path) => path.slice(externalFolder.length));
  return [
    `There is no file "${address.replace(/^file:\/\/\//, externalFolder)}".`,
    didYouMean(address.replace(/^file:\/\/\//, ''), names),
  ];
}

const definitionNamesOf = ({ document }: SchemaLocation): string[] =>
  ['definitions', '$defs'].flatMap((word) => Object.keys(document.file.value[word] ?? {}));

/** One schema refers to one other. */
export function* singleReference(at: SchemaLocation, library: SchemaLibrary): Iterable<RuleViolation> {
  for (const { keyword } of schemaReferencesOf(at, library).slice(1))
    yield schemaViolation(
      at,
      [keyword],
      `"${keyword}" stands beside another reference.`,
      'Ask its publisher to put one of them into "allOf".',
    );
}

/** What a dynamic reference means does not depend on where it is used from. */
export function* staticReference(
  at: SchemaLocation,
  reached: readonly SchemaLocation[],
  library: SchemaLibrary,
): Iterable<RuleViolation> {
  for (const reference of schemaReferencesOf(at, library)) {
    const anchor = anchorOf(reference);
    if (anchor === undefined) continue;
    const documents = [...new Set(reached.map(({ document }) => document))];
    const places = documents.flatMap((document) =>
      [...findAddressed(rootSchemaOf(document))].map(([, location]) => location),
    );
    const anchored = new Set(places.filter((place) => hasAnchor(place, anchor)).map(locationKeyOf));
    if (anchored.size > 1)
      yield schemaViolation(
        at,
        [reference.keyword],
        `What "${reference.keyword}" means here depends on where it is used from: ${anchored.size} places are anchored for it.`,
        'Ask its publisher for a schema with "$ref" in its place.',
      );
  }
}

/** The anchor that a dynamic reference looks for; undefined when it is as good as a plain one. */
function anchorOf({ keyword, text, target }: SchemaReference): string | true | undefined {
  if (keyword === '$ref' || !target.location) return undefined;
  const anchor = keyword === '$recursiveRef' ? true : text.slice(text.indexOf('#') + 1);
  return hasAnchor(target.location, anchor) ? anchor : undefined;
}

const hasAnchor = ({ schema }: SchemaLocation, anchor: string | true): boolean =>
  isRecord(schema) && schema[anchor === true ? '$recursiveAnchor' : '$dynamicAnchor'] === anchor;

/** To judge a value does not begin with judging the same value by the same schema. */
export function* terminatingReference(
  reached: readonly SchemaLocation[],
  library: SchemaLibrary,
): Iterable<RuleViolation> {
  const state = new Map<string, 'open' | 'done'>();
  const found: RuleViolation[] = [];
  const visit = (at: SchemaLocation): void => {
    state.set(locationKeyOf(at), 'open');
    for (const { keyword, target } of schemaReferencesOf(at, library)) {
      if (!target.location) continue;
      if (state.get(locationKeyOf(target.location)) === 'open')
        found.push(
          schemaViolation(
            at,
            [keyword],
            'This leads back to where it comes from without going into the value: it would never end.',
            'Ask its publisher to mend it: a schema may contain itself only below a property or an item.',
          ),
        );
      else if (!state.has(locationKeyOf(target.location))) visit(target.location);
    }
    for (const part of nestedSchemasOf(at)) if (part.inPlace && !state.has(locationKeyOf(part))) visit(part);
    state.set(locationKeyOf(at), 'done');
  };
  for (const at of reached) if (!state.has(locationKeyOf(at))) visit(at);
  yield* found;
}
