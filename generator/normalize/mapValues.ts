/** Returns the record with each value changed; an empty one if there is no record. */
export const mapValues = <T, R>(
  record: Readonly<Record<string, T>> | undefined,
  change: (value: T) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, change(value)]));
