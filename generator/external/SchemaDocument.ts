import { isRecord } from '../../src/contract/json/isRecord.ts';
import { toPointer } from '../load/jsonPosition.ts';
import type { ProjectFile } from '../load/Project.ts';
import {
  type AnySchema,
  defaultDraft,
  findDraft,
  isAnySchema,
  isRecentDraft,
  type JsonSchemaDraft,
  schemaPartsOf,
} from './jsonSchemaDraft.ts';

/** A file of schemas/external/, with its draft. */
export interface SchemaDocument {
  readonly file: ProjectFile<Readonly<Record<string, unknown>>>;
  readonly draft: JsonSchemaDraft;
  /**
   * The address of the file. Its references are relative to this address, unless `$id` defines another one.
   */
  readonly uri: string;
}

/** A schema and its location. */
export interface SchemaLocation {
  readonly document: SchemaDocument;
  readonly path: readonly string[];
  readonly schema: AnySchema;
  /** The address that references in the schema are relative to. */
  readonly base: string;
}

export const externalFolder = 'schemas/external/';

/** `schemas/external/a/b.json` → `file:///a/b.json` */
const uriOf = (path: string): string =>
  new URL(path.slice(externalFolder.length).split('/').map(encodeURIComponent).join('/'), 'file:///').href;

export const createDocument = (file: SchemaDocument['file']): SchemaDocument => ({
  file,
  draft: findDraft(file.value.$schema) ?? defaultDraft,
  uri: uriOf(file.path),
});

/** Resolves a reference against a base; undefined if the result is no valid address. */
export const resolveUri = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? new URL(reference, base).href : undefined;

export const withoutFragment = (uri: string): string => uri.replace(/#.*$/s, '');

const schemaIdOf = (schema: AnySchema, draft: JsonSchemaDraft): string | undefined => {
  const id = isRecord(schema) ? schema[draft === '04' ? 'id' : '$id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** Returns the base of the references in a schema, given the base of the surrounding schema. */
function baseUriIn(schema: AnySchema, draft: JsonSchemaDraft, around: string): string {
  const id = schemaIdOf(schema, draft);
  if (id === undefined || id.startsWith('#')) return around;
  return withoutFragment(resolveUri(id, around) ?? around);
}

export const rootSchemaOf = (document: SchemaDocument): SchemaLocation => ({
  document,
  path: [],
  schema: document.file.value,
  base: baseUriIn(document.file.value, document.draft, document.uri),
});

export const schemaPointerOf = ({ path }: Pick<SchemaLocation, 'path'>): string => toPointer(path);

/** Returns the schema at a path below another one; undefined if there is none. */
export function findSchemaBelow(from: SchemaLocation, path: readonly string[]): SchemaLocation | undefined {
  let value: unknown = from.schema;
  let { base } = from;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
    if (isAnySchema(value)) base = baseUriIn(value, from.document.draft, base);
  }
  if (!isAnySchema(value)) return undefined;
  return { document: from.document, path: [...from.path, ...path], schema: value, base };
}

/** Returns the location of a schema inside another one. `path` leads from the outer to the inner schema. */
export const schemaPartAt = (
  from: SchemaLocation,
  path: readonly string[],
  schema: AnySchema,
): SchemaLocation => ({
  document: from.document,
  path: [...from.path, ...path],
  schema,
  base: baseUriIn(schema, from.document.draft, from.base),
});

/** Yields the addresses of a schema for references: its own address, and its anchors there. */
function* addressesOf(at: SchemaLocation, isRoot: boolean): Iterable<string> {
  const { schema, base, document } = at;
  if (isRoot) yield document.uri;
  const id = schemaIdOf(schema, document.draft);
  if (id?.startsWith('#') && !isRecentDraft(document.draft)) yield `${base}${id}`;
  else if (id !== undefined) yield base;
  if (!isRecord(schema) || !isRecentDraft(document.draft)) return;
  for (const word of ['$anchor', '$dynamicAnchor'])
    if (typeof schema[word] === 'string') yield `${base}#${schema[word]}`;
}

/** Yields every schema of a document that has an address, once for each address. */
export function* findAddressed(at: SchemaLocation, isRoot = true): Iterable<[string, SchemaLocation]> {
  for (const address of addressesOf(at, isRoot)) yield [address, at];
  for (const { path, schema } of schemaPartsOf(at.schema, at.document.draft))
    yield* findAddressed(schemaPartAt(at, path, schema), false);
}
