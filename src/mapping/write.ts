import { MappingFault } from './MappingFault.ts';

/** An object of the target: the engine's own. */
export type Holder = Record<string, unknown>;

export const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets a value below an object of the target. Throws `targetTaken` where something else than an object is in the way. */
export function write(holder: Holder, names: readonly string[], value: unknown): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    holder[name] = value;
    return;
  }
  if (!Object.hasOwn(holder, name) || holder[name] === null) holder[name] = {};
  const inner = holder[name];
  if (!isHolder(inner)) throw new MappingFault('targetTaken', { field: name });
  write(inner, rest, value);
}
