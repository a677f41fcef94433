import { isRecord } from '../../src/contract/json/isRecord.ts';
import { escapePointerPart } from '../load/jsonPosition.ts';
import type { ProjectFile } from '../load/loadProject.ts';
import {
  type AnySchema,
  defaultDraft,
  findDraft,
  isAnySchema,
  isRecentDraft,
  type JsonSchemaDraft,
  schemaPartsOf,
} from './jsonSchemaDraft.ts';

/** A file of schemas/external/ and the draft that it is read by. */
export interface SchemaDocument {
  readonly file: ProjectFile<Readonly<Record<string, unknown>>>;
  readonly draft: JsonSchemaDraft;
  /** Where it stands: what its references are relative to, unless it says otherwise. */
  readonly uri: string;
}

/** A schema, and where it stands. */
export interface SchemaLocation {
  readonly document: SchemaDocument;
  readonly path: readonly string[];
  readonly schema: AnySchema;
  /** What references in it are relative to. */
  readonly base: string;
}

export const externalFolder = 'schemas/external/';

/** `schemas/external/a/b.json` → `file:///a/b.json` */
export const uriOf = (path: string): string =>
  new URL(path.slice(externalFolder.length).split('/').map(encodeURIComponent).join('/'), 'file:///').href;

export const createDocument = (file: SchemaDocument['file']): SchemaDocument => ({
  file,
  draft: findDraft(file.value.$schema) ?? defaultDraft,
  uri: uriOf(file.path),
});

/** A reference against a base, or undefined when the two make no address. */
export const resolveUri = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? new URL(reference, base).href : undefined;

export const withoutFragment = (uri: string): string => uri.replace(/#.*$/s, '');

const schemaIdOf = (schema: AnySchema, draft: JsonSchemaDraft): string | undefined => {
  const id = isRecord(schema) ? schema[draft === '04' ? 'id' : '$id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** What references in a schema are relative to, given what those around it are. */
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

export const schemaPointerOf = ({ path }: Pick<SchemaLocation, 'path'>): string =>
  path.map((part) => `/${escapePointerPart(part)}`).join('');

/** What stands at a path below a schema, or undefined when that is no schema. */
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

/** A schema inside another one: `path` leads from one to the other. */
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

/** Names that references know a schema by: its address, and its anchors there. */
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

/** Every schema of a document that has an address, by each of its addresses. */
export function* findAddressed(at: SchemaLocation, isRoot = true): Iterable<[string, SchemaLocation]> {
  for (const address of addressesOf(at, isRoot)) yield [address, at];
  for (const { path, schema } of schemaPartsOf(at.schema, at.document.draft))
    yield* findAddressed(schemaPartAt(at, path, schema), false);
}
