/**
 * Creates a value at its first use: an `Intl` format or collator takes milliseconds, and the first screen needs
 * few.
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns the value of a key. Creates and keeps it at the first use of the key. */
export function getOrCreate<K, T>(
  cache: { readonly get: (key: K) => T | undefined; readonly set: (key: K, value: T) => unknown },
  key: K,
  create: () => T,
): T {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}
