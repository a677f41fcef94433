import type { DraftRole } from '../../draft/Draft.ts';
import type { SourceCall } from '../calls/callsOf.ts';

/** The part of a collection that a path addresses. */
export type PathShape =
  /** `/pets` */
  | 'collection'
  /** `/pets/{petId}` */
  | 'item'
  /** `/pet/modify`: the last word is a verb. */
  | DraftRole;

export interface PlacedCall {
  readonly call: SourceCall;
  readonly shape: PathShape;
}

/** Calls on the same records. */
export interface Collection {
  /** `/v1/users/{userId}/posts` */
  readonly path: string;
  readonly segments: readonly string[];
  readonly calls: readonly PlacedCall[];
}

const verbs: readonly (readonly [DraftRole, RegExp])[] = [
  ['list', /^(query|list|page|search|find(All|By\w+)?|all|getAll\w*|list\w*)$/i],
  ['get', /^(get|detail|info|view|getById|findById)$/i],
  ['create', /^(create|add|insert|new|save)$/i],
  ['modify', /^(modify|update|edit)$/i],
  ['remove', /^(remove|delete|del)$/i],
  ['restore', /^(restore|undelete)$/i],
];

/** Returns whether a part of a path is a parameter: `{petId}`. */
export const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') === true;

/** `/pets/{petId}`, and `/flags/{project}/{flag}` in a document without `/flags`. */
function isItemPath(segments: readonly string[], paths: ReadonlySet<string>): boolean {
  const before = segments.slice(0, -1);
  const isBelowParameter = isParameter(before.at(-1));
  if (!/^\{[^}]+\}$/.test(segments.at(-1) ?? '') || before.length === 0) return false;
  if (isBelowParameter) return isListOfScope(before, paths);
  return !isListOfScope(segments, paths);
}

/** `/flags/{project}` is a list if the document has `/flags/{project}/{flag}` and not `/flags`. */
const isListOfScope = (segments: readonly string[], paths: ReadonlySet<string>): boolean =>
  isParameter(segments.at(-1)) &&
  !isParameter(segments.at(-2)) &&
  paths.has(keyOf(segments)) &&
  paths.has(`${keyOf(segments)}/{}`) &&
  !paths.has(keyOf(segments.slice(0, -1)));

const versionPattern = /^v\d+([._]\d+)*$/i;

/** Returns a path without the names of its parameters. */
const keyOf = (segments: readonly string[]): string =>
  segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');

/** Returns whether no two calls have the same method and shape. */
const areDistinct = (calls: readonly PlacedCall[]): boolean =>
  new Set(calls.map(({ call, shape }) => `${call.method} ${shape}`)).size === calls.length;

/**
 * Joins collections whose paths differ in the version, such as `POST /v1/teams` and `GET /v2/teams`. Two whole versions stay
 * separate.
 */
function joinVersions(all: readonly Collection[]): Collection[] {
  const byPath = new Map<string, Collection[]>();
  for (const one of all) {
    const key = keyOf(one.segments.filter((segment) => !versionPattern.test(segment)));
    const before = byPath.get(key) ?? [];
    const joined = before.map((other) => ({ ...other, calls: [...other.calls, ...one.calls] }));
    const place = joined.findIndex(({ calls }) => areDistinct(calls));
    const next = joined[place];
    byPath.set(key, next ? before.with(place, next) : [...before, one]);
  }
  return [...byPath.values()].flat();
}

/** Returns the paths that end with a parameter and only answer with a list: `/queues-summary/{instance}`. */
function findListsOfScope(calls: readonly SourceCall[]): ReadonlySet<string> {
  const byPath = new Map<string, SourceCall[]>();
  for (const call of calls) {
    const key = keyOf(call.segments);
    byPath.set(key, [...(byPath.get(key) ?? []), call]);
  }
  const isList = ([only, ...others]: readonly SourceCall[]): boolean =>
    others.length === 0 &&
    only?.method === 'GET' &&
    only.answer.kind === 'list' &&
    isParameter(only.segments.at(-1)) &&
    !byPath.has(keyOf(only.segments.slice(0, -1)));
  return new Set([...byPath].flatMap(([key, all]) => (isList(all) ? [key] : [])));
}

/**
 * Returns the shape of a path and the segments of its collection.
 * @param withItems collections with items, whose names are no verbs
 */
function placeOf(
  { segments, method }: SourceCall,
  withItems: ReadonlySet<string>,
  isItem: (segments: readonly string[]) => boolean,
): { readonly shape: PathShape; readonly base: readonly string[] } {
  const last = segments.at(-1) ?? '';
  const before = segments.slice(0, -1);
  const owner = before.at(-1);
  if (isItem(segments)) return { shape: 'item', base: before };
  if (withItems.has(keyOf(segments))) return { shape: 'collection', base: segments };
  const [verb] = verbs.find(([, pattern]) => pattern.test(last)) ?? [];
  const isRead = verb === 'list' || verb === 'get';
  const isVerb =
    verb !== undefined &&
    owner !== undefined &&
    !isParameter(owner) &&
    (method === 'POST' || isRead === (method === 'GET'));
  return isVerb ? { shape: verb, base: before } : { shape: 'collection', base: segments };
}

/** Returns the calls by collection, in the order of the document. */
export function findCollections(calls: readonly SourceCall[]): Collection[] {
  const found = new Map<string, { segments: readonly string[]; calls: PlacedCall[] }>();
  const paths = new Set(calls.map(({ segments }) => keyOf(segments)));
  const lists = findListsOfScope(calls);
  const isItem = (segments: readonly string[]): boolean =>
    isItemPath(segments, paths) && !lists.has(keyOf(segments));
  const itemPaths = calls.map(({ segments }) => segments).filter(isItem);
  const withItems = new Set(itemPaths.map((segments) => keyOf(segments.slice(0, -1))));
  for (const call of calls) {
    const { shape, base } = placeOf(call, withItems, isItem);
    const key = keyOf(base);
    const collection = found.get(key) ?? { segments: base, calls: [] };
    collection.calls.push({ call, shape });
    found.set(key, collection);
  }
  return joinVersions([...found.values()].map((one) => ({ ...one, path: `/${one.segments.join('/')}` })));
}

/**
 * True if the paths alone say that a call creates, reads, changes or deletes records: it addresses a collection or one of its
 * items, and the document has both.
 */
export function isCrudCall({ call: { method }, shape }: PlacedCall, { calls }: Collection): boolean {
  const has = (wanted: PathShape): boolean => calls.some((one) => one.shape === wanted);
  if (!has('item') || !has('collection')) return false;
  if (shape === 'collection') return method === 'GET' || method === 'POST';
  return shape === 'item' && method !== 'POST';
}
