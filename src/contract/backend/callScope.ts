import type { Operation } from '../api/operation.ts';
import { isRecord } from '../json/isRecord.ts';
import { numberOrText } from '../json/numberOrText.ts';
import type { CallArguments } from './Protocol.ts';

/**
 * The values without which a call cannot be made, besides the key (`Operation.scope`). They are properties of the record,
 * such as the user of `/users/{userId}/posts/{id}`, or of `/posts?userId=7`.
 */
export type ScopeValues = Readonly<Record<string, unknown>>;

/** `plainUuid`: the key alone is the `uuid`, so it has no values of the scope. */
type CallScope = Pick<Operation, 'scope' | 'plainUuid'>;

type Members = Readonly<Record<string, unknown>>;

/** A link may contain any text. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const partsOf = (uuid: unknown): string[] =>
  uuid === undefined || uuid === '' ? [] : String(uuid).split(',').map(decodePart);

/** Returns the `uuid` of a record: its key, or else the values of the scope and the key, encoded and joined by commas. */
export function joinUuid(scope: ScopeValues, key: unknown): string {
  const values = Object.values(scope);
  if (values.length === 0) return String(key);
  return [...values, key].map((value) => encodeURIComponent(String(value))).join(',');
}

/** Returns the key in a `uuid` that `joinUuid` made. */
export const keyInUuid = ({ scope, plainUuid }: CallScope, uuid: unknown): unknown =>
  scope && !plainUuid ? partsOf(uuid).at(-1) : uuid;

const toScopeValue = (value: unknown, type: 'string' | 'number'): unknown =>
  type === 'number' && typeof value === 'string' ? numberOrText(value) : value;

/**
 * Returns the scope of a call, from its parameters, the `uuid` of the record, or the properties and filters in
 * its body. A `uuid` with too few parts names no record: the call then requests a record that does not exist.
 */
export function scopeValuesOf(
  { scope = {}, plainUuid }: CallScope,
  { body, ...parameters }: CallArguments,
): ScopeValues {
  const record: Members = isRecord(body) ? body : {};
  const parts = plainUuid ? [] : partsOf(parameters.uuid ?? record.uuid);
  return Object.fromEntries(
    Object.entries(scope).map(([name, type], place) => {
      const value = parameters[name] ?? parts[place] ?? parts[0] ?? record[name];
      return [name, toScopeValue(value, type)];
    }),
  );
}

/** Returns the properties of a record or paging body that are not in the scope. */
export const withoutScope = ({ scope }: CallScope, members: Members): Members =>
  scope ? Object.fromEntries(Object.entries(members).filter(([name]) => !(name in scope))) : members;

/**
 * Returns a record with the properties of the scope that it lacks. Some back ends answer with the text of the path for a
 * number.
 */
export const withScope = (scope: ScopeValues, record: Members): Members => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(scope).map(([name, value]) => {
      const own = record[name] ?? value;
      return [name, String(own) === String(value) ? value : own];
    }),
  ),
});
