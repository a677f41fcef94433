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

/**
 * A reference leads to a schema. Unreadable files are already reported. A file of another publisher that is not
 * saved yet is only a warning: until then, the reference accepts every value.
 */
export function* resolvableReference(
  at: SchemaLocation,
  library: SchemaLibrary,
  unreadable: readonly string[],
): Iterable<RuleViolation> {
  for (const { keyword, target } of schemaReferencesOf(at, library)) {
    if (target.location) continue;
    if (unreadable.some((path) => target.address.endsWith(path.slice(externalFolder.length - 1)))) continue;
    const problem = schemaViolation(at, [keyword], ...describeTarget(target, at, library));
    yield isUnsaved(target) ? { ...problem, isWarning: true } : problem;
  }
}

/** Returns whether a reference leads to a file of another publisher that is not in schemas/external/. */
const isUnsaved = ({ address, failure }: ReferenceTarget & { location?: undefined }): boolean =>
  failure === 'no file' && /^https?:/.test(address);

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
      `Several files have the address "${address}".`,
      'Remove all but one, or give each its own "$id".',
    ];
  if (isUnsaved(target))
    return [
      `"${address}" is not in ${externalFolder}, and the generator does not fetch files.`,
      `Save it as "${externalFolder}${address.replace(/^https?:\/\/|\?.*$/g, '').replace(/(\.json)?$/, '.json')}". Until then, every value is accepted here.`,
    ];
  const names = [...library.documents.keys()].map((path) => path.slice(externalFolder.length));
  return [
    `There is no file "${address.replace(/^file:\/\/\//, externalFolder)}".`,
    didYouMean(address.replace(/^file:\/\/\//, ''), names),
  ];
}

const definitionNamesOf = ({ document }: SchemaLocation): string[] =>
  ['definitions', '$defs'].flatMap((word) => Object.keys(document.file.value[word] ?? {}));

/** A schema has at most one reference. */
export function* singleReference(at: SchemaLocation, library: SchemaLibrary): Iterable<RuleViolation> {
  for (const { keyword } of schemaReferencesOf(at, library).slice(1))
    yield schemaViolation(
      at,
      [keyword],
      `"${keyword}" is the second reference of this schema.`,
      'Ask the publisher to move one of them into "allOf".',
    );
}

/** The target of a dynamic reference does not depend on its place of use. */
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
        `The target of "${reference.keyword}" depends on the place of use, because ${anchored.size} schemas have its anchor.`,
        'Ask the publisher for a schema with "$ref" instead.',
      );
  }
}

/** Returns the anchor that a dynamic reference looks for; undefined if it works like a plain reference. */
function anchorOf({ keyword, text, target }: SchemaReference): string | true | undefined {
  if (keyword === '$ref' || !target.location) return undefined;
  const anchor = keyword === '$recursiveRef' ? true : text.slice(text.indexOf('#') + 1);
  return hasAnchor(target.location, anchor) ? anchor : undefined;
}

const hasAnchor = ({ schema }: SchemaLocation, anchor: string | true): boolean =>
  isRecord(schema) && schema[anchor === true ? '$recursiveAnchor' : '$dynamicAnchor'] === anchor;

/** The validation of a value by a schema does not lead back to the same schema for the same value. */
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
            'The reference leads back to itself for the same value, so validation would never end.',
            'Ask the publisher to correct it. A schema may contain itself only in a property or an item.',
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
