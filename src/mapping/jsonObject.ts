import { isRecord } from '../contract/json/isRecord.ts';
import { MappingError } from './MappingError.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that reach beyond an object: the engine never writes them. */
export const isForbiddenName = (name: string): boolean => forbiddenNames.has(name);

/** Throws `forbiddenName`. */
export function assertAllowedName(name: string): void {
  if (isForbiddenName(name)) throw new MappingError('forbiddenName', { name });
}

/** An object of the target, created by the engine. */
export type TargetObject = Record<string, unknown>;

/**
 * Sets a value below an object of the target. Throws `targetTaken` where the path crosses a value that is no
 * object.
 */
export function writeField(holder: TargetObject, names: readonly string[], value: unknown): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    holder[name] = value;
    return;
  }
  if (!Object.hasOwn(holder, name) || holder[name] === null) holder[name] = {};
  const inner = holder[name];
  if (!isRecord(inner)) throw new MappingError('targetTaken', { field: name });
  writeField(inner, rest, value);
}
