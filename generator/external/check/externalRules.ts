import { posix } from 'node:path';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../check/RuleContext.ts';
import {
  didYouMean,
  locationAt,
  type RuleViolation,
  rootLocation as rootOfFile,
  violation,
} from '../../check/RuleViolation.ts';
import { typeNamesOf } from '../../normalize/normalizeEntities.ts';
import { beginStep } from '../../pipeline/progress.ts';
import { isPublishedReference, publishedNameOf, publishedPathOf } from '../publishedReference.ts';
import { findReachable, locationKeyOf } from '../reachableSchemas.ts';
import { rootSchemaOf } from '../SchemaDocument.ts';
import { createLibrary, type SchemaLibrary } from '../SchemaLibrary.ts';
import {
  declaredDraft,
  knownDraft,
  MetaSchemas,
  metaSchemaRule,
  singleDraft,
} from './jsonSchemaDraftRules.ts';
import {
  resolvableReference,
  singleReference,
  staticReference,
  terminatingReference,
} from './referenceRules.ts';
import { meaningfulSchema, patternSyntax, safePropertyNames } from './schemaRules.ts';

/** Returns the places that refer to a published schema, with the path of its file. */
const findPublishedProperties = ({
  schemasWith,
}: RuleContext): { readonly place: EntitySchemaLocation; readonly path: string }[] =>
  schemasWith('$ref').flatMap((place) => {
    const { $ref } = place.value;
    return $ref !== undefined && isPublishedReference($ref) ? [{ place, path: publishedPathOf($ref) }] : [];
  });

/** A property refers to a whole file, and the file exists. */
const publishedFile: SchemaRule = function* (sources) {
  const paths = [...sources.external.map(({ path }) => path), ...sources.unreadable];
  for (const { place, path } of findPublishedProperties(sources)) {
    const at = locationAt(place, ['$ref'], path);
    const names = paths.map((name) => posix.relative('schemas/entities', name));
    if (path.includes('#'))
      yield violation(
        at,
        'A property can only refer to a whole published schema.',
        `Add a file beside it with {"$ref": "${posix.basename(path)}"}, and refer to that file from the property.`,
      );
    else if (!paths.includes(path))
      yield violation(at, `There is no file "${path}".`, didYouMean(String(place.value.$ref), names));
  }
};

/** Only properties refer to published schemas, and each has captions of its own. */
const publishedProperty: SchemaRule = function* (sources) {
  for (const { place } of findPublishedProperties(sources))
    if (place.property === undefined)
      yield violation(
        place,
        'Only a property can refer to a published schema.',
        'Refer to it from a property.',
      );
    else if (place.value.title === undefined)
      yield violation(place, `The property "${place.property}" has no caption.`, 'Add "title" and "x-i18n".');
};

/** Each published schema has a different name in code, which no entity has. */
const publishedName: SchemaRule = function* (sources) {
  const seen = new Map<string, string>(
    sources.entities.flatMap(({ path, name }) =>
      typeNamesOf(name).map((type): [string, string] => [type.toLowerCase(), path]),
    ),
  );
  for (const path of new Set(findPublishedProperties(sources).map((use) => use.path))) {
    const file = sources.external.find((one) => one.path === path);
    const name = publishedNameOf(path);
    const other = seen.get(name.toLowerCase());
    if (file && other)
      yield violation(
        rootOfFile<unknown>(file),
        `The types of this file would have the name "${name}", as those of ${other} have.`,
        'Rename the file.',
      );
    seen.set(name.toLowerCase(), path);
  }
};

/**
 * The generator supports everything in a used file and in the schemas that it refers to. Unused files are not
 * checked.
 */
const supportedSchema: SchemaRule = function* (sources) {
  const library = createLibrary(sources.external);
  const paths = [...new Set(findPublishedProperties(sources).map(({ path }) => path))];
  const metaSchemas = new MetaSchemas();
  const found = paths.flatMap((path) => [...findViolations(path, library, metaSchemas, sources.unreadable)]);
  // Two schemas that refer to the same file share its problems.
  yield* new Map(found.map((one) => [`${one.file.path}#${one.pointer} ${one.message}`, one])).values();
};

function* findViolations(
  path: string,
  library: SchemaLibrary,
  metaSchemas: MetaSchemas,
  unreadable: readonly string[],
): Iterable<RuleViolation> {
  const document = library.documents.get(path);
  if (document === undefined) return;
  beginStep(`Checking ${path}`);
  const root = rootSchemaOf(document);
  const reached = findReachable(root, library);
  const documents = new Set(
    reached.map((at) => at.document).filter(({ file }) => library.documents.has(file.path)),
  );
  const unsound = [...documents].flatMap((one) => {
    const draft = [...knownDraft(one)];
    return draft.length > 0 ? draft : [...metaSchemaRule(one, metaSchemas)];
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

/** Rules of published schemas. */
export const externalRules: readonly SchemaRule[] = [
  publishedFile,
  publishedProperty,
  publishedName,
  supportedSchema,
];
