type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The value at a place of a record; undefined where there is none. */
export const valueAt = (record: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (isContainer(value) ? value[part] : undefined), record);

/** A copy of a record with another value at a place whose container is there; undefined takes it out. */
export function withValue(record: unknown, parts: readonly string[], value: unknown): unknown {
  const last = parts.at(-1);
  if (last === undefined) return value;
  const copy = structuredClone(record);
  const container = valueAt(copy, parts.slice(0, -1));
  if (!isContainer(container)) return copy;
  if (value !== undefined) container[last] = value;
  else if (Array.isArray(container)) container.splice(Number(last), 1);
  else delete container[last];
  return copy;
}
