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
