import type { SessionKey } from '../../src/contract/api/session.ts';
import type { FieldReference } from '../../src/contract/model/resource.ts';
import { isPublishedReference, publishedNameOf, publishedPathOf } from '../external/publishedReference.ts';
import type { ReferenceSource, SchemaSource } from '../load/sources/SchemaSource.ts';
import { captionsOf, overrideCaptions } from './captions.ts';
import type { SchemaNode } from './model/Entity.ts';

/** Keywords that constrain data and are copied into every JSON Schema. */
const constraintKeywords = [
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'contentMediaType',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
  'const',
  'default',
  'if',
  'then',
  'else',
] as const satisfies readonly string[];

/**
 * Resolves a `$ref` to another entity's node or a definition of the same file, and the choices of
 * `x-choices`.
 */
export interface SchemaResolver {
  readonly entity: (ref: string) => { readonly name: string; readonly node: SchemaNode };
  /** Returns an accepted value of the published schema in a file; undefined if none was found. */
  readonly external: (path: string) => unknown;
  readonly definition: (ref: string) => SchemaSource;
  readonly reference: (source: ReferenceSource) => FieldReference;
  readonly derivedChoices: (source: SchemaSource, property: string) => SchemaNode['choices'];
}

/**
 * Converts a schema to a node. Its references must exist and be free of cycles
 * (check/files/referenceRules.ts).
 */
export function schemaNodeOf(source: SchemaSource, resolve: SchemaResolver, property = ''): SchemaNode {
  if (source.$ref !== undefined) return referencedNode(source, source.$ref, resolve);
  const { properties, items, additionalProperties } = source;
  const choices = source['x-choices'] ? resolve.derivedChoices(source, property) : labelledChoicesOf(source);
  const values = source as Readonly<Record<string, unknown>>;
  const rules = Object.fromEntries(
    constraintKeywords.flatMap((word) => (word in source ? [[word, values[word]]] : [])),
  );
  return {
    type: source.type ?? 'object',
    rules: choices.length === 0 ? rules : { ...rules, enum: choices.map(({ value }) => value) },
    ...(source.examples && { example: source.examples[0] }),
    captions: captionsOf(source, source.examples?.[0]),
    choices,
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, source]) => [name, schemaNodeOf(source, resolve, name)]),
    ),
    required: source.required ?? [],
    additional:
      typeof additionalProperties === 'object'
        ? schemaNodeOf(additionalProperties, resolve)
        : (additionalProperties ?? false),
    ...(items === undefined ? {} : { items: schemaNodeOf(items, resolve) }),
    ...annotationsOf(source, resolve),
  };
}

const labelledChoicesOf = ({ oneOf = [] }: SchemaSource): SchemaNode['choices'] =>
  oneOf.map(({ const: value, 'x-tone': tone, 'x-uses': uses, 'x-example': example, ...captions }) => ({
    value,
    captions: captionsOf(captions),
    ...(tone && { tone }),
    ...(uses && { uses }),
    ...(example && { example }),
  }));

const annotationsOf = (source: SchemaSource, resolve: SchemaResolver) => ({
  readOnly: source.readOnly === true,
  secret: source.writeOnly === true,
  omitFromList: source['x-omit-from-list'] === true,
  systemCounter: source['x-system-counter'] === true,
  serviceText: source['x-service-text'] === true,
  verbatim: source['x-verbatim'] === true,
  ui: source['x-ui'] ?? {},
  messages: source['x-messages'] ?? {},
  migrations: source['x-migrations'] ?? [],
  removedProperties: source['x-removed-properties'] ?? {},
  ...(source['x-from'] && { from: source['x-from'].slice('session.'.length) as SessionKey }),
  ...(source['x-secret-entry'] && { secretEntry: source['x-secret-entry'] }),
  ...(source['x-visible-when'] && { visibleWhen: source['x-visible-when'] }),
  ...(source['x-reference'] && { reference: resolve.reference(source['x-reference']) }),
});

/** A value of a published schema. */
function publishedNode(source: SchemaSource, path: string, resolve: SchemaResolver): SchemaNode {
  const example = resolve.external(path);
  return {
    external: publishedNameOf(path),
    ...(example !== undefined && { example }),
    type: 'object',
    rules: {},
    captions: captionsOf(source),
    choices: [],
    properties: {},
    required: [],
    additional: true,
    ...annotationsOf(source, resolve),
  };
}

/** Returns the referenced node with the captions and layout beside the `$ref`. */
function referencedNode(source: SchemaSource, ref: string, resolve: SchemaResolver): SchemaNode {
  if (isPublishedReference(ref)) return publishedNode(source, publishedPathOf(ref), resolve);
  const isEntity = !ref.startsWith('#');
  const found = isEntity ? resolve.entity(ref) : undefined;
  const node = found?.node ?? schemaNodeOf(resolve.definition(ref), resolve);
  const own = annotationsOf(source, resolve);
  return {
    ...node,
    ...(found && { entity: found.name }),
    captions: overrideCaptions(node.captions, captionsOf(source)),
    ui: { ...node.ui, ...own.ui },
    messages: { ...node.messages, ...own.messages },
    readOnly: own.readOnly || node.readOnly,
    omitFromList: own.omitFromList,
    systemCounter: own.systemCounter,
    serviceText: own.serviceText,
    migrations: own.migrations,
    ...(own.visibleWhen && { visibleWhen: own.visibleWhen }),
  };
}
