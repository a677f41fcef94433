import { propertyNamePattern } from '../../../../src/contract/model/propertyName.ts';
import { upperFirst } from '../../../../src/contract/text/captions.ts';
import { propertyNameOf, singularNameOf } from '../../draft/names.ts';
import type { SourceCall } from '../calls/callsOf.ts';
import { objectOf } from '../SourceDocument.ts';
import type { PlainSchema } from '../values/plainSchema.ts';
import { type Collection, isParameter } from './findCollections.ts';

/** A collection whose records have a key. */
interface KeyedCollection {
  readonly collection: Collection;
  readonly key: string | undefined;
}

/** True if a call of a collection has the path of one record. */
export const isAtRecord = ({ calls }: Collection, call: SourceCall | undefined): boolean =>
  calls.some((one) => one.call === call && one.shape === 'item');

const parameterIn = (segment: string): string | undefined => /^\{([^}]+)\}$/.exec(segment)?.[1];

const typeOfParameter = ({ schema }: Readonly<Record<string, unknown>> = {}): unknown =>
  objectOf(schema).type;

/** Names of keys that do not contain the kind of record. */
const keyNames = ['id', 'uuid', '_id', 'guid', 'uid', 'key'];

/** Returns a name without case and separators. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const isTextOrNumber = (schema: unknown): boolean => {
  const { type } = objectOf(schema);
  return type === undefined || [type].flat().some((one) => one === 'string' || one === 'integer');
};

/** Returns the parameter at the end of the path of one record. */
function keyParameterOf(calls: Collection['calls']): string {
  const item = calls.find(({ shape }) => shape === 'item')?.call;
  return parameterIn(item?.segments.at(-1) ?? '') ?? '';
}

const recordWordOf = (segments: readonly string[]): string =>
  singularNameOf(segments.filter((segment) => !isParameter(segment)).at(-1) ?? '');

/** True if the path of one record names the key: `{id}` or `{petId}` for the `id` of `/pets`. */
export const isKeyNamed = ({ segments, calls }: Collection, key: string): boolean =>
  [key, `${recordWordOf(segments)}${key}`].map(plainName).includes(plainName(keyParameterOf(calls)));

/**
 * Returns the property with the key of the record: the parameter of its path, or `id` and similar. `{accountName}` is the
 * `name` of an account, and so is `{account}` without an `id`. `{ruleId}` is the `userRuleId` of a rule, if no other property ends so.
 */
export function findKeyProperty(
  { segments, calls }: Collection,
  { keywords }: PlainSchema,
): string | undefined {
  const properties = Object.entries(objectOf(keywords.properties))
    .filter(([name, schema]) => propertyNamePattern.test(name) && isTextOrNumber(schema))
    .map(([name]) => name);
  const parameter = keyParameterOf(calls);
  const word = recordWordOf(segments);
  const wanted = plainName(parameter);
  const byName = /name$/i.test(parameter)
    ? ['name']
    : [...keyNames, `${word}Id`, ...(wanted === plainName(word) ? ['name'] : [])];
  const [own] = [parameter, ...byName].flatMap(
    (one) => properties.find((name) => plainName(name) === plainName(one)) ?? [],
  );
  if (own !== undefined || wanted !== plainName(`${word}Id`)) return own;
  const [ending, ...others] = properties.filter((name) => plainName(name).endsWith(wanted));
  return others.length === 0 ? ending : undefined;
}

/** A path parameter besides the key: a property of the record. */
export interface ScopeParameter {
  readonly property: string;
  readonly type: 'string' | 'integer';
  /** The path before it: `/users` of `/users/{userId}/posts`. */
  readonly owner: string;
}

/**
 * Returns the path parameters of a collection. `{id}` in `/users/{id}/posts` is the property `userId` of a post.
 */
export function scopeOf({ collection, key }: KeyedCollection): readonly ScopeParameter[] {
  const { segments, calls } = collection;
  const inPath = calls[0]?.call.inPath;
  return segments.flatMap((segment, index): ScopeParameter[] => {
    const name = parameterIn(segment);
    if (name === undefined) return [];
    const own = propertyNameOf(name);
    const before = singularNameOf(
      segments
        .slice(0, index)
        .filter((one) => !isParameter(one))
        .at(-1) ?? 'other',
    );
    const isVague =
      own.toLowerCase() === key?.toLowerCase() ||
      keyNames.includes(own.toLowerCase()) ||
      own.toLowerCase() === 'name';
    const qualified = `${before}${upperFirst(own)}`;
    const type = typeOfParameter(inPath?.get(name));
    return [
      {
        property: isVague ? qualified : own,
        type: type === 'integer' || type === 'number' ? 'integer' : 'string',
        owner: `/${segments.slice(0, index).join('/')}`,
      },
    ];
  });
}

/** Returns the path of a call with the names of the properties that fill it. */
export function pathOf(bound: KeyedCollection, { path }: SourceCall): string {
  const names = scopeOf(bound).map(({ property }) => property);
  let place = 0;
  return path.replaceAll(/\{[^}]+\}/g, () => `{${names[place++] ?? bound.key}}`);
}
