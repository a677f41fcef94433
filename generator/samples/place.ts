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
  if (value === undefined) remove(container, last);
  else if (isContainer(container)) container[last] = value;
  return copy;
}

function remove(container: unknown, part: string): void {
  if (Array.isArray(container)) container.splice(Number(part), 1);
  else if (isContainer(container)) delete container[part];
}

/** A copy of a record without the values at some places, none of which is the record itself. */
export function without(record: unknown, places: readonly (readonly string[])[]): unknown {
  const copy = structuredClone(record);
  // The last one first: the elements of an array that follow a removed one move up.
  for (const parts of places.toReversed()) remove(valueAt(copy, parts.slice(0, -1)), parts.at(-1) ?? '');
  return copy;
}
