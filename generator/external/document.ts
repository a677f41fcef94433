import { isRecord } from '../../src/contract/isRecord.ts';
import type { File } from '../load.ts';
import { escapePointer } from '../position.ts';
import { type Draft, draftNamed, isRecent, usualDraft } from './draft.ts';
import { isSchema, partsOf, type Schema } from './words.ts';

/** A file of schemas/external/ and the draft that it is read by. */
export interface Document {
  readonly file: File<Readonly<Record<string, unknown>>>;
  readonly draft: Draft;
  /** Where it stands: what its references are relative to, unless it says otherwise. */
  readonly uri: string;
}

/** A schema, and where it stands. */
export interface Location {
  readonly document: Document;
  readonly path: readonly string[];
  readonly schema: Schema;
  /** What references in it are relative to. */
  readonly base: string;
}

export const folder = 'schemas/external/';

/** `schemas/external/a/b.json` → `file:///a/b.json` */
export const uriOf = (path: string): string =>
  new URL(path.slice(folder.length).split('/').map(encodeURIComponent).join('/'), 'file:///').href;

export const documentOf = (file: Document['file']): Document => ({
  file,
  draft: draftNamed(file.value.$schema) ?? usualDraft,
  uri: uriOf(file.path),
});

/** A reference against a base, or undefined when the two make no address. */
export const resolvedBy = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? new URL(reference, base).href : undefined;

export const withoutFragment = (uri: string): string => uri.replace(/#.*$/s, '');

const idOf = (schema: Schema, draft: Draft): string | undefined => {
  const id = isRecord(schema) ? schema[draft === '04' ? 'id' : '$id'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** What references in a schema are relative to, given what those around it are. */
function baseIn(schema: Schema, draft: Draft, around: string): string {
  const id = idOf(schema, draft);
  if (id === undefined || id.startsWith('#')) return around;
  return withoutFragment(resolvedBy(id, around) ?? around);
}

export const rootOf = (document: Document): Location => ({
  document,
  path: [],
  schema: document.file.value,
  base: baseIn(document.file.value, document.draft, document.uri),
});

export const pointerOf = ({ path }: Pick<Location, 'path'>): string =>
  path.map((part) => `/${escapePointer(part)}`).join('');

/** What stands at a path below a schema, or undefined when that is no schema. */
export function below(from: Location, path: readonly string[]): Location | undefined {
  let value: unknown = from.schema;
  let { base } = from;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
    if (isSchema(value)) base = baseIn(value, from.document.draft, base);
  }
  if (!isSchema(value)) return undefined;
  return { document: from.document, path: [...from.path, ...path], schema: value, base };
}

/** A schema inside another one: `path` leads from one to the other. */
export const partOf = (from: Location, path: readonly string[], schema: Schema): Location => ({
  document: from.document,
  path: [...from.path, ...path],
  schema,
  base: baseIn(schema, from.document.draft, from.base),
});

/** Names that references know a schema by: its address, and its anchors there. */
function* addressesOf(at: Location, isRoot: boolean): Iterable<string> {
  const { schema, base, document } = at;
  if (isRoot) yield document.uri;
  const id = idOf(schema, document.draft);
  if (id?.startsWith('#') && !isRecent(document.draft)) yield `${base}${id}`;
  else if (id !== undefined) yield base;
  if (!isRecord(schema) || !isRecent(document.draft)) return;
  for (const word of ['$anchor', '$dynamicAnchor'])
    if (typeof schema[word] === 'string') yield `${base}#${schema[word]}`;
}

/** Every schema of a document that has an address, by each of its addresses. */
export function* addressed(at: Location, isRoot = true): Iterable<[string, Location]> {
  for (const address of addressesOf(at, isRoot)) yield [address, at];
  for (const { path, schema } of partsOf(at.schema, at.document.draft))
    yield* addressed(partOf(at, path, schema), false);
}
