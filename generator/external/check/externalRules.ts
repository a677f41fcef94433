import { posix } from 'node:path';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../check/RuleContext.ts';
import {
  didYouMean,
  locationAt,
  type RuleViolation,
  rootLocation as rootOfFile,
  violation,
} from '../../check/RuleViolation.ts';
import { isPublishedReference, publishedNameOf, publishedPathOf } from '../publishedReference.ts';
import { findReachable, locationKeyOf } from '../reachableSchemas.ts';
import { rootSchemaOf } from '../SchemaDocument.ts';
import { createLibrary, type SchemaLibrary } from '../SchemaLibrary.ts';
import { declaredDraft, knownDraft, metaSchemaRule, singleDraft } from './jsonSchemaDraftRules.ts';
import {
  resolvableReference,
  singleReference,
  staticReference,
  terminatingReference,
} from './referenceRules.ts';
import { meaningfulSchema, patternSyntax, safePropertyNames } from './schemaRules.ts';

/** Properties that take a published schema, and the path of its file. */
const findPublishedProperties = ({
  schemas,
}: RuleContext): { readonly place: EntitySchemaLocation; readonly path: string }[] =>
  schemas.flatMap((place) => {
    const { $ref } = place.value;
    return $ref !== undefined && isPublishedReference($ref) ? [{ place, path: publishedPathOf($ref) }] : [];
  });

/** What a property takes is a file, as a whole. */
const publishedFile: SchemaRule = function* (sources) {
  const paths = [...sources.external.map(({ path }) => path), ...sources.unreadable];
  for (const { place, path } of findPublishedProperties(sources)) {
    const at = locationAt(place, ['$ref'], path);
    const names = paths.map((name) => posix.relative('schemas/entities', name));
    if (path.includes('#'))
      yield violation(
        at,
        'A property takes a published schema as a whole.',
        `Put a file beside it that says {"$ref": "${posix.basename(path)}"}, and let the property take that.`,
      );
    else if (!paths.includes(path))
      yield violation(at, `There is no file "${path}".`, didYouMean(String(place.value.$ref), names));
  }
};

/** Only properties take published schemas, under captions of our own. */
const publishedProperty: SchemaRule = function* (sources) {
  for (const { place } of findPublishedProperties(sources))
    if (place.property === undefined)
      yield violation(
        place,
        'A published schema stands here for no property.',
        'Refer to it from a property.',
      );
    else if (place.value.title === undefined)
      yield violation(place, `The property "${place.property}" has no caption.`, 'Add "title" and "x-i18n".');
};

/** Published schemas have names of their own in code, and are called as no entity is. */
const publishedName: SchemaRule = function* (sources) {
  const seen = new Map<string, string>(
    sources.entities.flatMap(({ path, name }) => [
      [name.toLowerCase(), path],
      [`${name}input`.toLowerCase(), path],
    ]),
  );
  for (const path of new Set(findPublishedProperties(sources).map((use) => use.path))) {
    const file = sources.external.find((one) => one.path === path);
    const name = publishedNameOf(path);
    const other = seen.get(name.toLowerCase());
    if (file && other)
      yield violation(
        rootOfFile<unknown>(file),
        `The types made of it would be called "${name}", as those of ${other} are.`,
        'Rename the file.',
      );
    seen.set(name.toLowerCase(), path);
  }
};

const violationsByLibrary = new WeakMap<SchemaLibrary, Map<string, readonly RuleViolation[]>>();

/** What is wrong with a file and all that it refers to; looked for anew only when some file has changed. */
function violationsFor(
  path: string,
  library: SchemaLibrary,
  unreadable: readonly string[],
): readonly RuleViolation[] {
  const shelf = violationsByLibrary.get(library) ?? new Map<string, readonly RuleViolation[]>();
  violationsByLibrary.set(library, shelf);
  const findings = shelf.get(path) ?? [...findViolations(path, library, unreadable)];
  shelf.set(path, findings);
  return findings;
}

/**
 * Everything that a used file says, and what it refers to, can be supported. Nothing is said of files that
 * nobody uses.
 */
const supportedSchema: SchemaRule = function* (sources) {
  const library = createLibrary(sources.external);
  const paths = [...new Set(findPublishedProperties(sources).map(({ path }) => path))];
  const found = paths.flatMap((path) => violationsFor(path, library, sources.unreadable));
  // Two that refer to one file have its problems in common.
  yield* new Map(found.map((one) => [`${one.file.path}#${one.pointer} ${one.message}`, one])).values();
};

function* findViolations(
  path: string,
  library: SchemaLibrary,
  unreadable: readonly string[],
): Iterable<RuleViolation> {
  const document = library.documents.get(path);
  if (document === undefined) return;
  const root = rootSchemaOf(document);
  const reached = findReachable(root, library);
  const documents = new Set(
    reached.map((at) => at.document).filter(({ file }) => library.documents.has(file.path)),
  );
  const unsound = [...documents].flatMap((one) => {
    const draft = [...knownDraft(one)];
    return draft.length > 0 ? draft : [...metaSchemaRule(one)];
  });
  yield* unsound;
  if (unsound.length > 0) return;
  yield* meaningfulSchema(root);
  yield* terminatingReference(reached, library);
  yield* patternSyntax(reached);
  for (const at of new Map(reached.map((one) => [locationKeyOf(one), one])).values()) {
    yield* declaredDraft(at);
    yield* singleDraft(at);
    yield* safePropertyNames(at);
    yield* resolvableReference(at, library, unreadable);
    yield* singleReference(at, library);
    yield* staticReference(at, reached, library);
  }
}

/** Rules of what others publish. */
export const externalRules: readonly SchemaRule[] = [
  publishedFile,
  publishedProperty,
  publishedName,
  supportedSchema,
];
